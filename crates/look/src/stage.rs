//! The stage of a great moment: what it is about, drawn large over the board while its frame is shown, or above the
//! board on the page of a past moment.
//!
//! A stage is drawn from a spectator's [`Scene`](crate::Scene), so it is the same for every viewer. The caption says the
//! same in words, so it is hidden from screen readers. What it turns up, it turns one after another by the stylesheet,
//! within the time that every frame lasts; where motion is not wanted, all lies there at once.

use maud::{Markup, Render, html};
use table::{Game, Outcome, Seat};

use crate::scene::Scene;
use crate::words::capitalized;
use crate::{ending, faces};

/// The stylesheet of stages, sent with a game's.
pub const CSS: &str = include_str!("../assets/stage.css");

/// At most this many things are turned one after another; any further ones turn with the last.
const TURNS: usize = 8;

/// What is heard when a stage appears, for people who have sound on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Cards are turned up.
    Cards,
    /// Dice roll.
    Dice,
    /// A shot, or dynamite.
    Bang,
    /// Money is paid.
    Coins,
    /// The game is won.
    Win,
}

impl Sound {
    /// Its name for the script.
    fn name(self) -> &'static str {
        match self {
            Sound::Cards => "cards",
            Sound::Dice => "dice",
            Sound::Bang => "bang",
            Sound::Coins => "coins",
            Sound::Win => "win",
        }
    }
}

pub struct Stage {
    /// What is heard.
    pub sound: Sound,
    /// What it is about, in a few words.
    pub title: String,
    /// What lies on it: the parts made by this module, and the game's drawings.
    pub body: Markup,
}

impl Stage {
    /// The stage as it is shown, with the game's name as a class for the game's stylesheet.
    pub fn draw(&self, game: &str) -> Markup {
        html! {
            div #stage class={ "stage " (game) } aria-hidden="true" data-sound=(self.sound.name()) {
                strong.title { (self.title) }
                div.cast { (self.body) }
            }
        }
    }
}

/// Something that is turned up or thrown, the `nth` from 1 of those that this stage shows one after another. `back` is
/// what is seen before.
pub fn turned(nth: usize, back: &Markup, face: &Markup) -> Markup {
    html! { li class={ "turned nth-" (nth.clamp(1, TURNS)) } { (back) div.face { (face) } } }
}

/// Something that lies open already.
pub fn open(face: &Markup) -> Markup {
    html! { li { (face) } }
}

/// A player: face or mark, and name.
pub fn player<G: Game>(seat: Seat, scene: &Scene<'_, G>) -> Markup {
    html! {
        span.whose {
            (faces::portrait(seat, faces::persona(scene.present[seat])))
            span.who { (capitalized(&scene.names.list([seat], scene.words))) }
        }
    }
}

/// What came of it, after everything is turned up. The caption, which tells it too, waits as long (`data-leads`).
pub fn verdict(is_good: bool, what: impl Render) -> Markup {
    html! { strong.verdict.good[is_good] data-leads { (what) } }
}

/// The end of a game: who has won, and what everybody has.
pub(crate) fn won<G: Game>(scene: &Scene<'_, G>, outcome: &Outcome, amount: impl Fn(i32) -> String) -> Stage {
    let mut places: Vec<_> = outcome.scores.pairs().collect();
    places.sort_by_key(|(_, score)| score.rank);
    let body = html! {
        div.winners { @for seat in outcome.winners() { (faces::portrait(seat, faces::persona(scene.present[seat]))) } }
        ol.ranks {
            @for (seat, score) in places {
                li { (player(seat, scene)) (verdict(score.rank == 1, amount(score.total))) }
            }
        }
    };
    Stage { sound: Sound::Win, title: ending::winners(scene.words, scene.names, outcome), body }
}
