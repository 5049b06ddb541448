//! The card of a game on the home page.

use maud::{Markup, html};

use crate::args;
use crate::words::Words;

/// A game with its sign and its number of players, and links to open a table and to read the rules. `words` are the
/// game's.
pub fn game_card(words: &Words, sign: &Markup, (least, most): (u8, u8), open: &str, rules: &str) -> Markup {
    html! {
        section.game.sheet {
            (sign)
            h2 { (words.say("game-name")) }
            p.about { (words.tell("home-players", &args![least => least, most => most])) }
            p { (words.say("game-about")) }
            div.choices {
                a.button.strong href=(open) { (words.say("home-play")) }
                a.button href=(rules) { (words.say("rules")) }
            }
        }
    }
}
