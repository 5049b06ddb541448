//! The bar of a table: in the header, and at the lower edge of a phone held upright.
//!
//! Its links open [drawers](look::drawer). A link is hidden while the page does not have its drawer.

use look::{Words, icons};
use maud::{Markup, html};

/// The bar for a game; `tells` says whether the server has notifications. The script shows the switch for the sound to
/// visitors with a seat.
pub(crate) fn bar(words: &Words, game: &str, tells: bool) -> Markup {
    let link = |address: &str, icon: &str, key: &str| {
        html! { a class={ "to-" (icon) } href=(address) { (icons::tool(icon)) span { (words.say(key)) } } }
    };
    html! {
        nav #bar .toolbar aria-label=(words.say("bar")) data-turn=(words.say("your-turn")) {
            (link("#menu", "menu", "bar-menu"))
            (link("#talk", "talk", "bar-talk"))
            (link("#log", "log", "log"))
            // The table stays open beside its rules.
            a href={ "/rules/" (game) } target="_blank" { (icons::tool("rules")) span { (words.say("rules")) } }
            button #sound type="button" aria-pressed="false" hidden title=(words.say("sound")) {
                (icons::tool("sound")) span { (words.say("bar-sound")) }
            }
            @if tells { (link("/notifications", "notify", "bar-notify")) }
            (link("#leave", "leave", "bar-leave"))
        }
    }
}
