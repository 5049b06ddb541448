//! The page of *Dollars Wanted*: HTML and SVG from views alone.

mod art;
mod gallery;
mod hand;
mod legend;
mod lesson;
mod panels;
mod primer;
mod prompt;
mod rows;
mod rules;
mod since;
mod speech;
mod told;
mod weight;

use dollars_wanted::{Action, DollarsWanted, Event, Illegal, TITLE, View};
use look::{Names, Page, Scene, Show, Shown, Tip, Told, Weight, WordFiles, Words};
use maud::{Markup, html};
use table::Seat;

/// The words of the game.
pub const WORDS: WordFiles = look::word_files!("../../i18n");

/// The page of the game.
#[derive(Clone, Copy, Debug)]
pub struct DollarsWantedPage;

static SHOWN: Shown<DollarsWanted, DollarsWantedPage> = Shown::new(&TITLE);

/// The page with its game, for whoever does not know their types.
pub static SHOW: &dyn Show = &SHOWN;

impl Page<DollarsWanted> for DollarsWantedPage {
    fn source() -> WordFiles {
        WORDS
    }

    fn symbols() -> Markup {
        art::symbols()
    }

    fn styles() -> &'static str {
        include_str!("../page.css")
    }

    fn sign() -> Markup {
        art::sign()
    }

    fn prompt(game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>) -> Markup {
        prompt::prompt(game, scene)
    }

    fn table(game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>) -> Markup {
        let board = html! {
            div.mat {
                (hand::hand(scene))
                (rows::rows(game, scene))
            }
        };
        html! {
            div.table.dollars-wanted {
                (panels::panels(scene))
                div.board {
                    (look::panels::in_form(scene, board))
                    (panels::piles(scene))
                    (scene.part(&(), |reader, ()| legend::legend(reader.game, reader.words)))
                }
            }
        }
    }

    fn hand(_game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>) -> Markup {
        hand::hand(scene)
    }

    fn told(game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>) -> Vec<Told> {
        told::told(game, scene)
    }

    fn facts(game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>, seat: Seat) -> Vec<String> {
        told::facts(game, scene, seat)
    }

    fn action(_game: &DollarsWanted, view: &View, action: Action, _names: Names<'_>, words: &Words) -> String {
        speech::action(view, action, words)
    }

    fn spoken(game: &DollarsWanted, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::spoken(game, event, names, words)
    }

    fn weight(event: &Event) -> Weight {
        weight::weight(event)
    }

    fn logged(game: &DollarsWanted, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::logged(game, event, names, words)
    }

    fn turn(event: &Event) -> Option<Seat> {
        speech::turn(event)
    }

    fn is_outcome(event: &Event) -> bool {
        since::is_outcome(event)
    }

    fn since(game: &DollarsWanted, events: &[&Event], names: Names<'_>, words: &Words) -> Markup {
        since::since(game, events, names, words)
    }

    fn reason(illegal: Illegal, words: &Words) -> String {
        speech::reason(illegal, words)
    }

    fn amount(amount: i32, words: &Words) -> String {
        words.money(amount)
    }

    fn rules(game: &DollarsWanted, words: &Words) -> Markup {
        rules::rules(game, words)
    }

    fn lesson() -> &'static [Tip<DollarsWanted>] {
        lesson::LESSON
    }

    fn shows_recall(game: &DollarsWanted) -> bool {
        game.options().remember_cards
    }

    fn keys(words: &Words) -> Vec<(&'static str, String)> {
        let key = |key, message| (key, words.say(message));
        vec![
            key("1 – 6", "key-pick"),
            key("q w e", "key-row"),
            key("p", "act-pass"),
            key("x", "act-stop"),
            key("s", "act-show"),
        ]
    }

    fn gallery(words: &Words) -> Markup {
        gallery::gallery(words)
    }
}
