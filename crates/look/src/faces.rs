//! The faces of the people that bots play as: busts made of a few shared parts. All are decoration: the name beside them
//! says the same.

use erasure::{Persona, Presence};
use maud::{Markup, html};
use table::{BySeat, Seat};

use crate::icons;

/// The stylesheet of faces, sent with a game's.
pub const CSS: &str = include_str!("../assets/faces.css");

const INK: &str = "#2a1c13";

/// The persona that a bot plays as; `None` for people, and for bots without a face.
pub fn persona(presence: Presence) -> Option<Persona> {
    match presence {
        Presence::Bot(Some(cast)) => cast.persona,
        _ => None,
    }
}

/// The people that bots play as at a table.
pub fn people(present: &BySeat<Presence>) -> Vec<Persona> {
    present.iter().filter_map(|presence| persona(*presence)).collect()
}

/// Their faces, defined once on the page.
pub fn symbols(people: &[Persona]) -> Markup {
    html! {
        @if !people.is_empty() {
            svg #faces .unseen aria-hidden="true" {
                clipPath #face-round { circle cx="32" cy="32" r="31" {} }
                @for persona in people { (symbol(*persona)) }
            }
        }
    }
}

fn symbol(persona: Persona) -> Markup {
    html! {
        g id={ "face-" (persona) } clip-path="url(#face-round)" fill="none" stroke=(INK) stroke-width="1.600"
            stroke-linecap="round" stroke-linejoin="round" { (bust(persona)) }
    }
}

/// A seat's mark or, where a persona sits that a bot plays as, their face with the mark on it.
pub fn portrait(seat: Seat, persona: Option<Persona>) -> Markup {
    let Some(persona) = persona else { return icons::avatar(seat) };
    html! {
        svg class={ "avatar face seat-" (seat.0) } viewBox="0 0 64 64" aria-hidden="true" {
            (face(persona, &html! { use href={ "#" (icons::mark_id(seat)) } {} }))
        }
    }
}

/// A face on a disc of its seat's colour with the seat's mark, 64 × 64.
pub fn face(persona: Persona, mark: &Markup) -> Markup {
    html! {
        circle.seat-coin cx="32" cy="32" r="31" {}
        use href={ "#face-" (persona) } {}
        g transform="translate(37 37) scale(.86)" { (mark) }
    }
}

/// A part with an outline.
fn part(fill: &str, d: &str) -> Markup {
    html! { path fill=(fill) d=(d) {} }
}

/// A part without one.
fn patch(fill: &str, d: &str) -> Markup {
    html! { path fill=(fill) stroke="none" d=(d) {} }
}

/// A line or, with `h0`, a dot.
fn line(colour: &str, width: &str, d: &str) -> Markup {
    html! { path stroke=(colour) stroke-width=(width) d=(d) {} }
}

fn coat(fill: &str) -> Markup {
    part(fill, "M5 66c0-11 9-17 20-18h14c11 1 20 7 20 18Z")
}

fn head(skin: &str) -> Markup {
    html! {
        (part(skin, "M26 42v8c3 4 9 4 12 0v-8Z"))
        (part(skin, "M21 27c0-9 5-13 11-13s11 4 11 13c0 11-5 19-11 19s-11-8-11-19Z"))
    }
}

fn eyes() -> Markup {
    line(INK, "3.400", "M27.500 29.500h.01M36.500 29.500h.01")
}

fn nose() -> Markup {
    line(INK, "1.300", "M32 30l-1.500 4.500H33")
}

fn brows(colour: &str) -> Markup {
    line(colour, "1.800", "M24.500 25.500l5-.8M39.500 25.500l-5-.8")
}

fn frown() -> Markup {
    line(INK, "2", "M24.500 26l5 .9M39.500 26l-5 .9")
}

fn hat(felt: &str, band: &str) -> Markup {
    html! {
        (part(felt, "M20 19c0-9 2-15 6-15 2 0 4 2 6 2s4-2 6-2c4 0 6 6 6 15Z"))
        (patch(band, "M20.500 15.500c7 2 16 2 23 0v4c-7 2-16 2-23 0Z"))
        (part(felt, "M7 19c5-3 10 0 25 0s20-3 25 0c-2 5-12 7-25 7S9 24 7 19Z"))
    }
}

fn bust(persona: Persona) -> Markup {
    match persona {
        Persona::Amos => html! {
            (coat("#4f5a3a")) (part("#e8dcc0", "M24 49l8 9 8-9")) (head("#8a5a3a"))
            (part("#eee8da", "M20 30c-2-13 4-19 12-19s14 6 12 19c-1-6-3-9-5-10-5 2-9 2-14 0-2 1-4 4-5 10Z"))
            (brows("#eee8da")) (eyes()) (nose())
            (part("#eee8da", "M21 30c0 14 4 23 11 23s11-9 11-23c-1 5-3 6-5 6-3-2-9-2-12 0-2 0-4-1-5-6Z"))
            (line(INK, "1.600", "M29 41c2 1 4 1 6 0"))
        },
        Persona::Cole => html! {
            (coat("#3b3a40")) (head("#d9a679")) (frown()) (eyes())
            (part("#b3321f", "M20.500 34c7-3 16-3 23 0 0 6-2 11-5 15l-6 8-6-8c-4-4-6-9-6-15Z"))
            (line("#f3d9b0", "2", "M26 39h.01M32 37h.01M38 39h.01M29 44h.01M35 44h.01M32 50h.01"))
            (hat("#2f2a2a", "#7a1f17"))
        },
        Persona::Doc => html! {
            (coat("#5b2330")) (part("#f0e6d2", "M22 48l10 9 10-9 2 3-7 15H27l-7-15Z")) (head("#e9c6a0"))
            (part(INK, "M26 49l6 4 6-4v8l-6-4-6 4Z"))
            (part("#3a2417", "M21 30v-9h3v6Zm22 0v-9h-3v6Z")) (brows("#3a2417")) (eyes()) (nose())
            (part("#3a2417", "M32 36.500c-2-1.500-6-1.500-8 2.500-1 1.500-3 1.500-4 .5 1 4 7 4 12 .5 5 3.500 11 3.500 12-.5-1 1-3 1-4-.5-2-4-6-4-8-2.500Z"))
            (line(INK, "1.300", "M30.500 42.500h4"))
            (part("#8c8577", "M20 19V8c0-3 24-3 24 0v11Z"))
            (patch(INK, "M20.500 15.500c7 2 16 2 23 0v4c-7 2-16 2-23 0Z"))
            (part("#8c8577", "M8 18.500c8-1.500 40-1.500 48 0v3c-8 3-40 3-48 0Z"))
        },
        Persona::Hattie => html! {
            (part("#6e4a2c", "M25 12c-3-9 17-9 14 0 0 5-14 5-14 0Z")) (coat("#35506b"))
            (part("#6e4a2c", "M19 26c-1-12 5-17 13-17s14 5 13 17c0 6-1 9-3 12H22c-2-3-3-6-3-12Z")) (head("#f0cda6"))
            (part("#6e4a2c", "M20.500 29c0-6 4-10 11.500-12 7 2 11.500 6 11.500 12 3-11-3-19-11.500-19s-14.500 8-11.500 19Z"))
            (part("#f4ead6", "M24 47c5 4 11 4 16 0l2 6c-6 4-14 4-20 0Z")) (line("#c9a13a", "4.500", "M32 53h.01"))
            (eyes())
            (line(INK, "1.500", "M22.700 29.500a4.300 4.300 0 1 1 8.600 0a4.300 4.300 0 1 1-8.600 0l-2-1.500M32.700 29.500a4.300 4.300 0 1 1 8.600 0a4.300 4.300 0 1 1-8.600 0m8.600 0l2-1.500M31.300 29h1.400"))
            (nose()) (line("#8f3a2e", "1.600", "M29.500 40.500h5"))
        },
        Persona::Josey => html! {
            (coat("#a8743a")) (patch("#c9543a", "M6 62c5-9 14-13 19-14l7 9 7-9c6 1 15 5 19 14l-1 3-25-4-25 4Z")) (head("#e8bb90"))
            (part("#9b4a1c", "M21 33c-2-8 0-14 2-16h18c2 2 4 8 2 16-1-6-2-9-4-10-5 1-9 1-14 0-2 1-3 4-4 10Z"))
            (part("#9b4a1c", "M17 32c-2 4 0 5 0 8s-2 4 0 7 0 4 1 7c1 2 4 2 5 0 0-3 1-4 1-7s-1-4-1-7 1-4-1-8Zm24 0c-2 4 0 5 0 8s-2 4 0 7 0 4 1 7c1 2 4 2 5 0 0-3 1-4 1-7s-1-4-1-7 1-4-1-8Z"))
            (line("#35506b", "2.400", "M17 50h6M41 50h6")) (frown()) (eyes()) (nose())
            (line(INK, "1.500", "M29 40c2 .8 5 .5 7-1"))
            (line("#b8793f", "1.600", "M25 34h.01M27.500 35.500h.01M36.500 35.500h.01M39 34h.01"))
            (hat("#d9b26a", "#6d3f1f"))
            (patch("#f4e3b0", "M32 13l1.300 2.700 3 .4-2.200 2 .5 3-2.600-1.400-2.600 1.400.5-3-2.200-2 3-.4Z"))
        },
        Persona::Mabel => html! {
            (coat("#7a5a86")) (head("#f2cfae"))
            (part("#b9b2a6", "M21 31c-1-9 2-14 11-14s12 5 11 14c-2-5-5-8-11-8s-9 3-11 8Z"))
            (brows("#8f887c")) (eyes()) (nose()) (line(INK, "1.500", "M28.500 39.500c2 1.500 5 1.500 7 0"))
            (line("#e59a80", "5", "M24.500 35.500h.01M39.500 35.500h.01"))
            (part("#f6f0e2", "M32 5c15 0 21 10 20 24-1 9-6 17-12 20 3-4 4-9 4-17 0-10-4-15-12-15s-12 5-12 15c0 8 1 13 4 17-6-3-11-11-12-20C11 15 17 5 32 5Z"))
            (line("#9a8f7c", "1.100", "M18 14c3 2 5 4 6 7M46 14c-3 2-5 4-6 7M13 30h6M51 30h-6M32 6v8"))
            (part("#5f86a8", "M32 50c-4-4-9-3-9 1s5 4 9 1c4 3 9 3 9-1s-5-5-9-1Z"))
        },
        Persona::Otis => html! {
            (coat("#8a4a32")) (line("#3f4b5c", "3.600", "M17 51l2 13M47 51l-2 13")) (head("#dba77c"))
            (part("#b0682a", "M19 27c0 16 3 30 13 30s13-14 13-30c-1 5-3 7-5 7-4-2-12-2-16 0-2 0-4-2-5-7Z"))
            (line("#7d4517", "1.100", "M26 46l1 6M32 48v6M38 46l-1 6"))
            (patch("#4a1f14", "M28 40c2-1.500 6-1.500 8 0-1 3-7 3-8 0Z")) (patch("#fff6e0", "M31 39.200h2V41h-2Z"))
            (eyes()) (line("#b0682a", "2.200", "M24 25.500c2-1.500 4-1.500 5.500 0M40 25.500c-2-1.500-4-1.500-5.500 0"))
            (part("#cf8a63", "M32 30c-3 0-4 5 0 5s3-5 0-5Z"))
            (part("#7c5a34", "M19 19c-2-9 2-14 8-13 3-3 8-3 10 0 6-1 10 5 8 13Z"))
            (patch("#4d3519", "M19 15.500c8 2.500 18 2.500 26 0v4c-8 2-18 2-26 0Z"))
            (part("#7c5a34", "M5 25c5-8 8-6 14-7 8 2 18 2 26 0 6 1 9-1 14 7-5-1-8 0-14 1-8-6-18-6-26 0-6-1-9-2-14-1Z"))
        },
        Persona::Ruby => html! {
            (part("#2f7a5a", "M40 10c2-8 8-9 12-6-1 5-5 8-12 9Z"))
            (part("#f0c9a4", "M5 66c1-10 8-14 19-15h16c11 1 18 5 19 15Z"))
            (part("#a31f3c", "M10 66c1-6 6-10 12-10 4 0 6 2 10 2s6-2 10-2c6 0 11 4 12 10Z"))
            (part("#b5341f", "M18 24c-3-11 4-17 10-16 6-4 16-1 18 6 4 5 1 9 2 14 2 6 0 10 2 14-4 4-8 2-9-2H23c-1 4-6 5-9 2 2-5 0-8 1-12 0-2 2-4 3-6Z"))
            (head("#f0c9a4"))
            (part("#b5341f", "M21 29c-1-6 2-9 5-9 4 0 5-2 8-4 3 4 8 4 9 13 3-9-1-18-11-18s-14 8-11 18Z"))
            (brows("#7d1f14")) (eyes()) (line(INK, "1.200", "M25 28l-1.500-1M39 28l1.500-1")) (nose())
            (patch("#a31f3c", "M28 39c1.500-1.500 2.500-1.500 4-.6 1.500-.9 2.500-.9 4 .6-1.500 3-6.500 3-8 0Z"))
            (line(INK, "1.800", "M37.500 36.500h.01"))
            (patch(INK, "M25.800 46.500c4 3 8.500 3 12.500 0V50c-4 3-8.500 3-12.500 0Z")) (line("#e2b84a", "3.600", "M32 50h.01"))
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use erasure::Cast;

    #[test]
    fn a_page_has_the_faces_of_those_at_the_table_and_of_nobody_else() {
        let bot = |persona| Presence::Bot(Some(Cast { bot: "marshal", version: 1, persona }));
        let present = [Presence::Here, bot(Some(Persona::Doc)), bot(None), bot(Some(Persona::Ruby))];
        let people = people(&present.into_iter().collect());
        let symbols = symbols(&people).into_string();
        for other in Persona::ALL {
            let id = format!("face-{other}\"");
            assert_eq!(symbols.contains(&id), people.contains(&other), "{other}");
            assert!(portrait(Seat(1), Some(other)).into_string().contains(&id));
        }
        assert!(portrait(Seat(1), None).into_string().contains("seat-mark-1"));
    }
}
