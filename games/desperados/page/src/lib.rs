//! The page of *Desperados*: HTML and SVG from views alone.

mod art;
mod gallery;
mod gang;
mod hand;
mod legend;
mod lesson;
mod news;
mod panels;
mod primer;
mod prompt;
mod rules;
mod since;
mod speech;
mod spots;
mod told;
mod warrant;
mod weight;

use desperados::{Action, Desperados, Event, Illegal, TITLE, View};
use look::{Names, Page, Scene, Show, Shown, Tip, Told, Weight, WordFiles, Words};
use maud::{Markup, html};
use table::Seat;

/// The words of the game.
pub const WORDS: WordFiles = look::word_files!("../../i18n");

/// The page of the game.
#[derive(Clone, Copy, Debug)]
pub struct DesperadosPage;

static SHOWN: Shown<Desperados, DesperadosPage> = Shown::new(&TITLE);

/// The page with its game, for whoever does not know their types.
pub static SHOW: &dyn Show = &SHOWN;

impl Page<Desperados> for DesperadosPage {
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

    fn prompt(game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
        prompt::prompt(game, scene)
    }

    fn table(game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
        let board = html! {
            div.mat {
                (gang::gang(game, scene))
                (hand::hand(scene))
                div.country {
                    @if news::is_telling(scene) { (news::news(game, scene)) }
                    (spots::spots(game, scene))
                    (scene.part(&scene.view.warrant, warrant::warrant))
                    (panels::piles(scene))
                }
                @if !news::is_telling(scene) { (news::news(game, scene)) }
            }
        };
        html! {
            div.table.desperados {
                (panels::panels(scene))
                div.board {
                    (look::panels::in_form(scene, board))
                    (scene.part(&(), |reader, ()| legend::legend(reader.game, reader.words)))
                }
            }
        }
    }

    fn hand(game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
        html! { (gang::gang(game, scene)) (hand::hand(scene)) }
    }

    fn told(game: &Desperados, scene: &Scene<'_, Desperados>) -> Vec<Told> {
        told::told(game, scene)
    }

    fn facts(_game: &Desperados, scene: &Scene<'_, Desperados>, seat: Seat) -> Vec<String> {
        told::facts(scene, seat)
    }

    fn action(_game: &Desperados, view: &View, action: Action, _names: Names<'_>, words: &Words) -> String {
        speech::action(view, action, words)
    }

    fn spoken(_game: &Desperados, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::spoken(event, names, words)
    }

    fn weight(event: &Event) -> Weight {
        weight::weight(event)
    }

    fn logged(_game: &Desperados, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
        speech::logged(event, names, words)
    }

    fn turn(event: &Event) -> Option<Seat> {
        speech::turn(event)
    }

    fn is_outcome(event: &Event) -> bool {
        since::is_outcome(event)
    }

    fn since(game: &Desperados, events: &[&Event], names: Names<'_>, words: &Words) -> Markup {
        since::since(game, events, names, words)
    }

    fn reason(illegal: Illegal, words: &Words) -> String {
        speech::reason(illegal, words)
    }

    fn amount(amount: i32, words: &Words) -> String {
        words.tell("points.short", &look::args![count => amount])
    }

    fn rules(game: &Desperados, words: &Words) -> Markup {
        rules::rules(game, words)
    }

    fn lesson() -> &'static [Tip<Desperados>] {
        lesson::LESSON
    }

    fn keys(words: &Words) -> Vec<(&'static str, String)> {
        let key = |key, message| (key, words.say(message));
        vec![key("1 – 9 a s d f g h j k l", "key-card"), key("q w e r t", "key-spot"), key("x", "key-ready")]
    }

    fn gallery(words: &Words) -> Markup {
        gallery::gallery(words)
    }
}
