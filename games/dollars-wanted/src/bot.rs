//! The beginner bot: guesses the hidden cards of a row from what it may know, lays what helps most, robs when it pays.
//!
//! Frozen: later bots are measured against it.

use bots::{BEGINNER, Bot, Thinking};
use table::{Fast, Knows, Seat, Stream};

use crate::action::{Action, RowId};
use crate::building::Front;
use crate::card::{Card, Kind};
use crate::game::DollarsWanted;
use crate::robbery::suffices;
use crate::view::View;

/// How many guesses it makes at the hidden cards of a row.
const GUESSES: u32 = 24;

/// It robs if at least this share of its guesses would win.
const DARES: f64 = 0.4;

/// A bot that plays sensibly but looks no further than its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<DollarsWanted> for Beginner {
    fn name(&self) -> &'static str {
        BEGINNER
    }

    fn choose(
        &self,
        game: &DollarsWanted,
        knows: &Knows<DollarsWanted>,
        legal: &[Action],
        thinking: &mut Thinking,
    ) -> Action {
        let random = thinking.random();
        let guess = Guess { game, knows };
        let before = RowId::ALL.map(|row| guess.chance(row, None, random));
        let mut best = (f64::MIN, legal[0]);
        for action in legal {
            let value = match *action {
                Action::Lay { card, row } => {
                    let gain = guess.chance(row, Some(card), random) - before[row.index()];
                    guess.dollars(row) * gain + guess.use_of(card, row)
                }
                Action::Rob { row } if before[row.index()] >= DARES => guess.dollars(row) * before[row.index()],
                Action::Rob { .. } => -1.0,
                Action::Pass => 0.0,
                Action::Stop | Action::Show => 1.0,
            };
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}

/// One seat's guesses about the rows.
struct Guess<'a> {
    game: &'a DollarsWanted,
    knows: &'a Knows<DollarsWanted>,
}

impl Guess<'_> {
    fn view(&self) -> &View {
        &self.knows.view
    }

    fn front(&self, row: RowId) -> Option<Front> {
        self.view().row(row).front
    }

    /// The dollars of the building in play. Anyone who knows the edition can tell them from its need.
    fn dollars(&self, row: RowId) -> f64 {
        let buildings = || self.game.edition().buildings();
        let known = buildings().find(|(_, building)| Some(building.front) == self.front(row));
        known.map_or(0.0, |(_, building)| f64::from(building.dollars))
    }

    /// The share of guesses at the row's hidden cards in which robbing it succeeds, with `laid` added at its end.
    fn chance(&self, row: RowId, laid: Option<Card>, random: &mut Fast) -> f64 {
        let Some(front) = self.front(row) else { return 0.0 };
        let up = &self.view().row(row).up;
        let mine = self.knows.recall.mine(row);
        let owners: Vec<Seat> = self.knows.recall.layers(row).collect();
        let colours = self.game.options().colour_variant;
        let pool: Vec<Card> = self.knows.recall.unseen().collect();
        let fits = |card: Card| self.game.options().any_card() || front.tools().fits(card.kind());
        let pools: Vec<Vec<Card>> = Seat::all(self.view().seats.seats())
            .map(|seat| {
                let own = |card: &Card| !colours || card.colour() as u8 == seat.0;
                pool.iter().copied().filter(|card| fits(*card) && own(card)).collect()
            })
            .collect();
        let won = (0..GUESSES).filter(|_| {
            let mut cards = up.clone();
            for (known, owner) in mine.iter().zip(&owners) {
                cards.extend(known.or_else(|| random.pick(&pools[owner.index()]).copied()));
            }
            cards.extend(laid);
            suffices(&front, &cards, up.len())
        });
        won.count() as f64 / f64::from(GUESSES)
    }

    /// A small preference for cards that the building needs, so that rows grow while nothing can be won yet.
    fn use_of(&self, card: Card, row: RowId) -> f64 {
        let Some(front) = self.front(row) else { return 0.0 };
        match card.kind().icons() {
            Some((tool, icons)) => f64::from(icons.min(front.needs[tool])),
            None => match card.kind() {
                Kind::Joker => -2.0,
                Kind::Elixir => -1.0,
                _ => 0.5,
            },
        }
    }
}
