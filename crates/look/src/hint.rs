//! A hint: what a bot would do in the viewer's seat.

use maud::{Markup, PreEscaped, html};

use crate::scene::Form;

/// The part of a page with a mark (`data-hint`) on the controls of the bot's action.
pub fn marked(part: &Markup, action: &str) -> Markup {
    let control = format!("name=\"{}\" value=\"{}\"", Form::FIELD, html! { (action) }.into_string());
    PreEscaped(part.0.replace(&control, &format!("{control} data-hint")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_controls_of_the_action_alone_are_marked() {
        let part = html! {
            button name=(Form::FIELD) value="rob 1" { "Rob" }
            button name=(Form::FIELD) value="rob 12" { "Rob" }
            button name=(Form::BACK) value="rob 1" { "Take back" }
        };
        let html = marked(&part, "rob 1").into_string();
        assert!(html.starts_with("<button name=\"action\" value=\"rob 1\" data-hint>"), "{html}");
        assert_eq!(html.matches("data-hint").count(), 1);
        let odd = html! { button name=(Form::FIELD) value="\"&<" {} };
        assert!(marked(&odd, "\"&<").into_string().contains("data-hint"));
    }
}
