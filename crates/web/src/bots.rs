//! The choice of bots in a form.

use erasure::{BEGINNER, Title};
use look::{Words, args};
use maud::{Markup, html};

/// The bots of a game as options of a field, the strongest first, each with its rating if it has one. Bots that only
/// serve to measure others are left out. A value is the prefix and the bot's name; `chosen` is the selected value.
pub(crate) fn options(title: &dyn Title, words: &Words, prefix: &str, chosen: &str) -> Markup {
    let is_for_people = |(name, _): &(&str, u32)| *name == BEGINNER || title.rating(name).is_some();
    html! {
        @for (name, _) in title.bots().into_iter().rev().filter(is_for_people) {
            @let value = format!("{prefix}{name}");
            option value=(value) selected[value == chosen] { (label(title, words, name)) }
        }
    }
}

fn label(title: &dyn Title, words: &Words, name: &str) -> String {
    let bot = words.say(&format!("bot-{name}"));
    match title.rating(name) {
        Some(rating) => {
            let (elo, within) = (rating.elo.to_string(), rating.within.to_string());
            words.tell("create-bot-rated", &args![bot => bot, elo => elo, within => within])
        }
        None => words.tell("create-bot", &args![bot => bot]),
    }
}
