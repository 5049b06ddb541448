//! The choice of bots in a form.

use std::cmp::Reverse;

use erasure::{Rating, Title};
use look::{Words, args};
use maud::{Markup, html};

/// The bots of a game as options of a field, the strongest first, each with its strength against the next. Bots that only
/// serve to measure others have no rating and are left out. A value is the prefix and the bot's name; `chosen` is the
/// selected value.
pub fn options(title: &dyn Title, words: &Words, prefix: &str, chosen: &str) -> Markup {
    let mut rated: Vec<Rating> = title.bots().into_iter().filter_map(|(bot, _)| title.rating(bot)).collect();
    rated.sort_by_key(|rating| Reverse(rating.elo));
    html! {
        @for (at, rating) in rated.iter().enumerate() {
            @let value = format!("{prefix}{}", rating.bot);
            option value=(value) selected[value == chosen] { (label(words, *rating, rated.get(at + 1))) }
        }
    }
}

fn label(words: &Words, rating: Rating, weaker: Option<&Rating>) -> String {
    let called = |rating: &Rating| words.say(&format!("bot-{}", rating.bot));
    let bot = called(&rating);
    match weaker {
        Some(weaker) => {
            let (wins, games) = rating.ahead_of(*weaker);
            let args = args![bot => bot, wins => wins, games => games, weaker => called(weaker)];
            words.tell("create-bot-rated", &args)
        }
        None => words.tell("create-bot-weakest", &args![bot => bot]),
    }
}
