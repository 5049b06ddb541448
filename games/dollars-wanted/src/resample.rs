//! Resampling: a random world consistent with what a seat knows.
//!
//! Uniform over all assignments of the unseen cards to the hidden places and the forgotten discards, and of the unseen
//! buildings to the places in the piles, such that
//!
//! * laid cards fit (DW-6),
//! * a hand that could not lay holds what is known of it (DW-8, DW-9),
//! * a seat that is about to lay holds something that fits,
//! * the cards of a draw pile came with its last renewal, and cards laid before a renewal did not come with it.
//!
//! Two facts are not used, so after a renewal the worlds are not exact: how many cards each seat drew from which
//! renewal, and which of two copies was seen again. `plan.rs` draws an assignment; if that fails too often, `built.rs`
//! builds one and mixes it, which is only nearly uniform.

mod built;
mod plan;
mod puzzle;

use std::iter;

use arrayvec::ArrayVec;
use table::{BySeat, Knows, Seat, Stream};

use self::built::build;
use self::plan::Plan;
use self::puzzle::{Assignment, At, Place, Puzzle};
use crate::action::RowId;
use crate::building::{BUILDINGS, Building};
use crate::card::{Card, ToolSet, Trades};
use crate::event::Cards;
use crate::game::DollarsWanted;
use crate::pile::Piles;
use crate::recall::{Recall, Unseen};
use crate::state::{Row, State};
use crate::step::Step;
use crate::view::View;

/// A random world in which the seat would know exactly this.
pub(crate) fn resample<S: Stream>(game: &DollarsWanted, knows: &Knows<DollarsWanted>, random: &mut S) -> State {
    worlds(game, knows)(random)
}

/// Draws such worlds one after another.
pub(crate) fn worlds<S: Stream>(game: &DollarsWanted, knows: &Knows<DollarsWanted>) -> impl Fn(&mut S) -> State {
    let Knows { view, recall } = knows;
    let piles = view.piles.len();
    let prepare = |pile: usize| {
        let own = |card: Card| piles == 1 || card.colour() as usize == pile;
        let unseen: Vec<Unseen> = recall.unseen.iter().copied().filter(|unseen| own(unseen.card)).collect();
        let mut places = game.places(view, recall, |seat| piles == 1 || seat.index() == pile);
        let forgotten = usize::from(view.piles[pile].discard) - recall.discards[pile].len();
        places.extend(iter::repeat_n(Place { at: At::Discard, trades: Trades::ALL, until: u16::MAX }, forgotten));
        let plan = Plan::new(&game.puzzle(knows, pile, &unseen, &places));
        (unseen, places, plan)
    };
    let prepared: Vec<(Vec<Unseen>, Vec<Place>, Option<Plan>)> = (0..piles).map(prepare).collect();
    move |random| {
        let mut world = game.known(view, recall, random);
        for (pile, (unseen, places, plan)) in prepared.iter().enumerate() {
            let puzzle = game.puzzle(knows, pile, unseen, places);
            let solved = plan.as_ref().and_then(|plan| plan.solve(&puzzle, random));
            let Assignment { placed, drawn } = solved.unwrap_or_else(|| build(&puzzle, random));
            for (place, card) in places.iter().zip(placed) {
                match place.at {
                    At::Row(row, at) => world.rows[row.index()].cards[at] = card,
                    At::Hand(seat) => world.hands[seat].push(card),
                    At::Discard => world.discard.push(pile, card),
                }
            }
            recall.discards[pile].iter().for_each(|card| world.discard.push(pile, *card));
            drawn.into_iter().for_each(|card| world.draw.push(pile, card));
        }
        world.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        world.lone = view.lone || game.hidden_lone(&world, recall);
        world
    }
}

impl DollarsWanted {
    /// The known part of the world, with the buildings dealt. Unknown cards in rows are filler until they are assigned;
    /// the discard piles and other unknown places are empty.
    fn known<S: Stream>(&self, view: &View, recall: &Recall, random: &mut S) -> State {
        let mut left: ArrayVec<_, BUILDINGS> = self.edition.buildings().collect();
        left.retain(|(id, _)| view.seats.iter().all(|seat| !seat.won.contains(id)));
        random.shuffle(&mut left);
        let tops = view.rows.each_ref().map(|row| {
            let front = row.front?;
            let shown = |building: &Building| row.dollars.is_none_or(|dollars| building.dollars == dollars);
            let at = left.iter().position(|(_, building)| building.front == front && shown(building))?;
            Some(left.swap_remove(at).0)
        });
        let mut below = left.into_iter().map(|(id, _)| id);
        let buildings = RowId::ALL.map(|row| {
            let count = usize::from(view.row(row).buildings.saturating_sub(1));
            let mut pile: ArrayVec<_, { crate::state::PILE }> = below.by_ref().take(count).collect();
            pile.extend(tops[row.index()]);
            pile
        });
        let rows = RowId::ALL.map(|row| {
            let seen = view.row(row);
            let filler = Card::nth(0).expect("there is a card 0");
            let hidden = recall.hidden[row.index()].iter().map(|hidden| hidden.card.unwrap_or(filler));
            Row { cards: seen.up.iter().copied().chain(hidden).collect(), up: seen.up.len() as u8 }
        });
        let own = |seat: Seat| if seat == recall.seat { view.hand.clone() } else { Cards::new() };
        State {
            turn: view.turn,
            active: view.active,
            step: view.step,
            redraws: view.redraws,
            lone: false,
            stirred: recall.stirred,
            quiet: recall.quiet,
            buildings,
            rows,
            hands: BySeat::new(self.seats, own),
            won: view.seats.iter().map(|seat| seat.won.iter().copied().collect()).collect(),
            penalties: view.seats.iter().map(|seat| seat.penalties).collect(),
            draw: Piles::new(recall.colours),
            discard: Piles::new(recall.colours),
            shuffles: recall.renewals,
        }
    }

    /// The puzzle of a pile with these unseen cards, and these places for them.
    fn puzzle<'a>(&self, knows: &Knows<Self>, pile: usize, unseen: &'a [Unseen], places: &'a [Place]) -> Puzzle<'a> {
        let Knows { view, recall } = knows;
        let (drawable, renewal) = (usize::from(view.piles[pile].draw), recall.renewals[pile]);
        Puzzle { unseen, places, drawable, renewal, laying: self.laying(view, recall) }
    }

    /// The hidden places outside the draw pile that can hold cards of the seats chosen by `has`.
    fn places(&self, view: &View, recall: &Recall, has: impl Fn(Seat) -> bool) -> Vec<Place> {
        let mut places = Vec::new();
        for row in RowId::ALL {
            let needs = recall.needs[row.index()];
            let up = view.row(row).up.len();
            for (at, hidden) in recall.hidden[row.index()].iter().enumerate() {
                if hidden.card.is_none() && has(hidden.by) {
                    let fits = !self.options.any_card() || hidden.fits;
                    let trades = if fits { needs.fitting() } else { Trades::ALL };
                    places.push(Place { at: At::Row(row, up + at), trades, until: hidden.until });
                }
            }
        }
        for seat in Seat::all(self.seats).filter(|seat| *seat != recall.seat && has(*seat)) {
            for at in 0..view.seats[seat].hand {
                let barren = recall.barren[seat].filter(|barren| at < barren.cards);
                let trades = barren.map_or(Trades::ALL, |barren| barren.needs.fitting().others());
                places.push(Place { at: At::Hand(seat), trades, until: u16::MAX });
            }
        }
        places
    }

    /// Another seat that is about to lay, and the trades that fit somewhere; `None` if any card may be laid.
    fn laying(&self, view: &View, recall: &Recall) -> Option<(Seat, Trades)> {
        let lays = matches!(view.step, Step::First | Step::Second) && !self.options.any_card();
        let needs = recall.needs.into_iter().fold(ToolSet::EMPTY, ToolSet::or);
        (lays && view.active != recall.seat).then(|| (view.active, needs.fitting()))
    }

    /// Whether another seat that is about to lay its second card has laid the only one that fits (DW-9, DW-32).
    fn hidden_lone(&self, world: &State, recall: &Recall) -> bool {
        let fitted = recall.last.is_some_and(|row| {
            let card = world.row(row).cards.last();
            card.is_some_and(|card| recall.needs[row.index()].fits(card.kind()))
        });
        let other = world.active != recall.seat && self.options.any_card();
        other && world.step == Step::Second && fitted && self.desk(world).nothing_fits()
    }
}
