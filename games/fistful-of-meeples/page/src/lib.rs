//! The page of *A Fistful of Meeples*: HTML and SVG from views alone.

mod account;
mod art;
mod crowd;
mod gain;
mod gallery;
mod hand;
mod hits;
mod legend;
mod lesson;
mod lot;
mod panels;
mod primer;
mod prompt;
mod rules;
mod showdown;
mod since;
mod speech;
mod spot;
mod stores;
mod told;
mod town;
mod way;
mod weight;

use fistful_of_meeples::{Action, Event, FistfulOfMeeples, Illegal, TITLE, View};
use look::{Names, Page, Scene, Show, Shown, Tip, Told, Weight, WordFiles, Words};
use maud::{Markup, html};
use table::Seat;

/// The words of the game.
pub const WORDS: WordFiles = look::word_files!("../../i18n");

/// The page of the game.
#[derive(Clone, Copy, Debug)]
pub struct FistfulOfMeeplesPage;

static SHOWN: Shown<FistfulOfMeeples, FistfulOfMeeplesPage> = Shown::new(&TITLE);

/// The page with its game, for whoever does not know their types.
pub static SHOW: &dyn Show = &SHOWN;

impl Page<FistfulOfMeeples> for FistfulOfMeeplesPage {
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

    fn prompt(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
        prompt::prompt(game, scene)
    }

    fn table(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
        // The hand comes first for keyboards and screen readers; the stylesheet shows it below the town.
        let board = html! {
            div.main-street {
                (hand::hand(game, scene))
                (town::town(game, scene))
            }
        };
        html! {
            div.table.fistful-of-meeples {
                div.players {
                    (panels::panels(game, scene))
                    (scene.part(&(), |reader, ()| legend::key(reader.words)))
                }
                (look::panels::in_form(scene, board))
                (scene.part(&(), |reader, ()| legend::marks(reader.game, reader.words)))
                (account::account(scene))
                (scene.part(&(), |reader, ()| legend::legend(reader.game, reader.words)))
            }
        }
    }

    fn hand(_: &FistfulOfMeeples, _: &Scene<'_, FistfulOfMeeples>) -> Markup {
        Markup::default()
    }

    fn told(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>) -> Vec<Told> {
        told::told(game, scene)
    }

    fn facts(game: &FistfulOfMeeples, scene: &Scene<'_, FistfulOfMeeples>, seat: Seat) -> Vec<String> {
        told::facts(game, scene, seat)
    }

    fn action(game: &FistfulOfMeeples, view: &View, action: Action, names: Names<'_>, words: &Words) -> String {
        speech::action(game, view, action, names, words)
    }

    fn spoken(_game: &FistfulOfMeeples, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::spoken(event, names, words)
    }

    fn weight(event: &Event) -> Weight {
        weight::weight(event)
    }

    fn logged(_game: &FistfulOfMeeples, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::logged(event, names, words)
    }

    fn turn(event: &Event) -> Option<Seat> {
        speech::turn(event)
    }

    fn since(game: &FistfulOfMeeples, events: &[&Event], names: Names<'_>, words: &Words) -> Markup {
        since::since(game, events, names, words)
    }

    fn reason(illegal: Illegal, words: &Words) -> String {
        speech::reason(illegal, words)
    }

    fn amount(amount: i32, words: &Words) -> String {
        words.number(amount)
    }

    fn rules(game: &FistfulOfMeeples, words: &Words) -> Markup {
        rules::rules(game, words)
    }

    fn lesson() -> &'static [Tip<FistfulOfMeeples>] {
        lesson::LESSON
    }

    fn keys(words: &Words) -> Vec<(&'static str, String)> {
        let key = |key, message| (key, words.say(message));
        vec![
            key("q w e r t", "key-meeple"),
            key("1 – 6", "key-upper"),
            key("a s d f g h", "key-lower"),
            key("7 8", "key-corners"),
            key("9 0", "key-ends"),
            key("b", "key-build"),
            key("n", "key-decline"),
            key("r", "act-reroll"),
            key("k", "act-keep"),
        ]
    }

    fn gallery(words: &Words) -> Markup {
        gallery::gallery(words)
    }
}
