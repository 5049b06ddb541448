//! Small drawings shared by all games. All are decoration: the text beside them says the same.

use fast_qr::QRBuilder;
use maud::{Markup, html};
use table::{MAX_SEATS, Seat};

/// The logo: a hat above a bandana.
pub fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 48 40" aria-hidden="true" {
            path.ink d="M2 23c5 5 14 6 22 6s17-1 22-6c1 5-8 10-22 10S1 28 2 23Z" {}
            path.felt d="M11 25c0-10 3-19 7-20 3-1 4 2 6 2s3-3 6-2c4 1 7 10 7 20-8 3-18 3-26 0Z" {}
            path.band d="M11 25c0-2 0-4 .6-6 8 3 16.800 3 24.800 0 .6 2 .6 4 .6 6-8 3-18 3-26 0Z" {}
            path.dent d="M24 7c-1 2-2 5-2 8M18 5c2 2 2 5 2 8" fill="none" stroke-width="1.500" stroke-linecap="round" {}
            path.cloth d="M15 35l9 5 9-5c-6 1-12 1-18 0Z" {}
        }
    }
}

/// The drawings that a page uses often, defined once per page.
pub fn symbols() -> Markup {
    html! {
        svg.unseen aria-hidden="true" {
            @for seat in Seat::all(MAX_SEATS as u8) {
                g id=(mark_id(seat)) { (mark(seat)) }
            }
            path #seal d="M8 1l2 1.300 2.300-.1.700 2.200 1.900 1.400L14 8l.9 2.200-1.900 1.400-.7 2.200-2.300-.1L8 15l-2-1.300-2.300.1-.7-2.200-1.900-1.400L2 8l-.9-2.200L3 4.400l.7-2.200 2.300.1Z" {}
        }
    }
}

/// A coin with a different shape for each seat, so that seats can be told apart without colour.
pub fn mark(seat: Seat) -> Markup {
    html! {
        circle.seat-coin cx="16" cy="16" r="15" {}
        @match seat.0 {
            // A sheriff's star, a horseshoe, a cactus, a wheel, a boot.
            0 => path.seat-mark d="M16 4l3.500 7.600 8.300 1-6.100 5.700 1.600 8.200-7.300-4.100-7.300 4.100 1.600-8.200-6.100-5.700 8.300-1Z" {}
            1 => path.seat-mark d="M9 5h4.500c-3 8-2.500 16 2.500 16s5.500-8 2.500-16H23c5 10 2 22-7 22S4 15 9 5Zm-1.500 9h3v2h-3Zm14 0h3v2h-3ZM10 21h3v2h-3Zm9 0h3v2h-3Z" {}
            2 => path.seat-mark d="M13 27V8a3 3 0 0 1 6 0v8h2.500v-4a2.200 2.200 0 0 1 4.500 0v5.500c0 1.700-1 2.500-2.500 2.500H19v7Zm0-5H8.500C7 22 6 21 6 19.500V14a2.200 2.200 0 0 1 4.500 0v4H13Z" {}
            3 => path.seat-mark fill-rule="evenodd" d="M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm0 3a9 9 0 0 0-1.300.1v5.200a4 4 0 0 1 2.600 0V7.100A9 9 0 0 0 16 7Zm-4.200 1-.1.100 2.600 4.500a4 4 0 0 0-1.300 2.300H7.800v.100H7a9 9 0 0 0 .1 2h5.900a4 4 0 0 0 1.300 2.300l-2.600 4.600a9 9 0 0 0 2.900.9v-5.100a4 4 0 0 0 2.800 0v5.100a9 9 0 0 0 2.900-.9l-2.600-4.600a4 4 0 0 0 1.300-2.300h5.900a9 9 0 0 0 0-2.100h-5.900a4 4 0 0 0-1.300-2.300L20.300 8Z" {}
            _ => path.seat-mark d="M11 4h8.500v13.500c3 1.500 6.500 2 6.500 5.500v3H14v-2.500L11.500 26H8.500c1.500-6 2.500-14 2.500-22Z" {}
        }
    }
}

/// The id of a seat's mark among the [`symbols`].
pub fn mark_id(seat: Seat) -> String {
    format!("seat-mark-{}", seat.0)
}

/// The mark of a seat.
pub fn avatar(seat: Seat) -> Markup {
    html! {
        svg class={ "avatar seat-" (seat.0) } viewBox="0 0 32 32" aria-hidden="true" {
            use href={ "#" (mark_id(seat)) } {}
        }
    }
}

/// The icon of a step that cannot be taken back: a wax seal.
pub fn seal() -> Markup {
    html! {
        svg.seal viewBox="0 0 16 16" aria-hidden="true" { use href="#seal" {} }
    }
}

/// The icon for taking back drafted steps: an arrow that turns back, two arrows for all steps.
pub fn undo(all: bool) -> Markup {
    html! {
        svg.undo viewBox="0 0 24 24" aria-hidden="true" {
            path d=(if all { "M7 5 3 9l4 4M12 5 8 9l4 4M8.500 9H16a4.500 4.500 0 0 1 0 9h-4" } else { "M8 5 4 9l4 4M4.500 9H15a4.500 4.500 0 0 1 0 9h-5" }) {}
        }
    }
}

/// The icon of a tool in the bar of a table.
pub fn tool(name: &str) -> Markup {
    let path = match name {
        "menu" => "M4 6h16M4 12h16M4 18h16",
        "talk" => "M4 5h16v11h-9l-5 4v-4H4Z",
        "log" => "M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4",
        "rules" => "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14",
        "sound" => "M4 9v6h4l5 4V5L8 9ZM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11",
        "notify" => "M5 17h14c-2-2-2-4-2-7a5 5 0 0 0-10 0c0 3 0 5-2 7ZM10 20h4",
        _ => "M13 4H5v16h8M10 12h10M16 8l4 4-4 4",
    };
    html! {
        svg.tool viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} }
    }
}

/// An address as a QR code, drawn as one path; empty if it is too long for one.
pub fn qr(url: &str, label: &str) -> Markup {
    let Ok(code) = QRBuilder::new(url).build() else { return html! {} };
    let mut path = String::new();
    for y in 0..code.size {
        for x in (0..code.size).filter(|x| code[y][*x].value()) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + 4, y + 4));
        }
    }
    let side = code.size + 8;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width="100%" height="100%" fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
