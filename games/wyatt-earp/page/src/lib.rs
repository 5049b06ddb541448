//! The page of *Wyatt Earp*: HTML and SVG from views alone.

mod art;
mod choices;
mod gallery;
mod hand;
mod legend;
mod lesson;
mod marks;
mod panels;
mod primer;
mod prompt;
mod rules;
mod scores;
mod sheet;
mod since;
mod speech;
mod told;
mod wall;
mod weight;

use look::ending::ScoreLine;
use look::{Names, Page, Scene, Show, Shown, Tip, Told, Weight, WordFiles, Words};
use maud::{Markup, html};
use table::{Outcome, Seat};
use wyatt_earp::{Action, Event, Illegal, TITLE, View, WyattEarp};

/// The words of the game.
pub const WORDS: WordFiles = look::word_files!("../../i18n");

/// The page of the game.
#[derive(Clone, Copy, Debug)]
pub struct WyattEarpPage;

static SHOWN: Shown<WyattEarp, WyattEarpPage> = Shown::new(&TITLE);

/// The page with its game, for whoever does not know their types.
pub static SHOW: &dyn Show = &SHOWN;

impl Page<WyattEarp> for WyattEarpPage {
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

    fn prompt(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
        prompt::prompt(game, scene)
    }

    fn table(_game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
        let choices = choices::Choices::of(scene);
        let board = html! {
            div.mat {
                (hand::search(scene, &choices))
                (hand::hand(scene, &choices))
                (wall::wall(scene, &choices))
                (sheet::scoring(scene))
                (panels::panels(scene, &choices))
                (sheet::sheet(scene))
                (scene.part(&(), |reader, ()| legend::legend(reader.game, reader.words)))
            }
        };
        html! {
            div.table.wyatt-earp {
                (look::panels::in_form(scene, board))
                (wall::flash(scene))
            }
        }
    }

    fn hand(_game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
        hand::hand(scene, &choices::Choices::of(scene))
    }

    fn told(_game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Vec<Told> {
        told::told(scene)
    }

    fn facts(_game: &WyattEarp, scene: &Scene<'_, WyattEarp>, seat: Seat) -> Vec<String> {
        told::facts(scene, seat)
    }

    fn action(_game: &WyattEarp, _view: &View, action: Action, names: Names<'_>, words: &Words) -> String {
        speech::action(action, &|seat| names[seat].clone(), words)
    }

    fn spoken(_game: &WyattEarp, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::spoken(event, names, words)
    }

    fn weight(event: &Event) -> Weight {
        weight::weight(event)
    }

    fn logged(game: &WyattEarp, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::logged(game, event, names, words)
    }

    fn turn(event: &Event) -> Option<Seat> {
        speech::turn(event)
    }

    fn since(game: &WyattEarp, events: &[&Event], names: Names<'_>, words: &Words) -> Markup {
        since::since(game, events, names, words)
    }

    fn scores(events: &[&Event], outcome: &Outcome, words: &Words) -> Vec<ScoreLine> {
        scores::scores(events, outcome, words)
    }

    fn reason(illegal: Illegal, words: &Words) -> String {
        speech::reason(illegal, words)
    }

    fn amount(amount: i32, words: &Words) -> String {
        words.money(amount)
    }

    fn rules(game: &WyattEarp, words: &Words) -> Markup {
        rules::rules(game, words)
    }

    fn lesson() -> &'static [Tip<WyattEarp>] {
        lesson::LESSON
    }

    fn keys(words: &Words) -> Vec<(&'static str, String)> {
        let key = |key, message| (key, words.say(message));
        vec![
            key("1 – 0", "key-pick"),
            key("d", "key-draw"),
            key("t", "key-take"),
            key("a s d …", "key-lay"),
            key("x", "key-discard"),
            key("p", "key-pass"),
        ]
    }

    fn gallery(words: &Words) -> Markup {
        gallery::gallery(words)
    }
}
