//! The fields that forms share.

use maud::{Markup, PreEscaped, html};
use table::Seat;

/// The hidden field with the form's id.
pub const ID: &str = "form";

/// The hidden field without an id.
pub const EMPTY: &str = r#"<input type="hidden" name="form" value="">"#;

/// The hidden field for the form's id, still empty. The server fills it in a whole page, and the script in a form
/// that came with an update. So ids are not part of a page's text, and pages that show the same are equal.
pub fn id_field() -> Markup {
    PreEscaped(EMPTY.to_owned())
}

/// One of the answers to a question.
pub fn radio(name: &str, value: &str, on: bool, label: &str) -> Markup {
    html! {
        label.switch {
            input type="radio" name=(name) value=(value) checked[on];
            span { (label) }
        }
    }
}

/// Parses a seat, counted from 1.
pub fn seat(text: &str) -> Option<Seat> {
    let number: u8 = text.parse().ok()?;
    (1..=table::MAX_SEATS as u8).contains(&number).then(|| Seat(number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one() {
        assert_eq!(seat("1"), Some(Seat(0)));
        for wrong in ["0", "6", "-1", "x", "256", ""] {
            assert_eq!(seat(wrong), None, "{wrong}");
        }
    }
}
