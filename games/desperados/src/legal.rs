//! Legal actions: one predicate serves the list, the page's buttons, and the reason why an action is forbidden.

use table::{Bits, Seat, Viewer, subsets};

use crate::action::Action;
use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::game::Desperados;
use crate::gang;
use crate::illegal::Illegal;
use crate::place::{SPOTS, Spot};
use crate::row::{self, Row};
use crate::state::State;
use crate::step::Step;
use crate::view::{SpotView, View};

/// Fills the list with a seat's legal actions, in order.
#[inline]
pub(crate) fn legal(game: &Desperados, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list.clear();
    if let Some(desk) = game.desk(state, seat) {
        desk.legal(list);
    }
}

/// One of a seat's legal actions, at the place in the list that `choose` names.
#[inline]
pub(crate) fn pick(game: &Desperados, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    game.desk(state, seat)?.pick(choose)
}

/// Why the viewer may not do this; `None` if they may.
pub(crate) fn why_not(game: &Desperados, view: &View, action: Action) -> Option<Illegal> {
    match (view.viewer, view.step) {
        (_, Step::Over(_)) => Some(Illegal::Over),
        (Viewer::Spectator, _) => Some(Illegal::NoSeat),
        (Viewer::Seat(seat), _) => match game.desk_seen(view, seat) {
            Some(desk) => desk.why_not(action),
            None => Some(Illegal::NotYourTurn),
        },
    }
}

/// Whether a seat may do this now: the same predicate, on the state.
#[inline]
pub(crate) fn is_legal(game: &Desperados, state: &State, seat: Seat, action: Action) -> bool {
    game.desk(state, seat).is_some_and(|desk| desk.why_not(action).is_none())
}

impl Desperados {
    /// A seat's desk; `None` if it has nothing to decide.
    #[inline]
    fn desk(&self, state: &State, seat: Seat) -> Option<Desk> {
        match state.step {
            Step::Place if seat == state.active => {
                Some(Desk::Place { hand: state.hands[seat], open: state.rows.each_ref().map(Row::open) })
            }
            Step::HoldUp(_) if !state.choosing.contains(seat) => Some(Desk::Ready),
            Step::HoldUp(spot) => {
                let exact = self.options.exact_match;
                let wanted = gang::wanted(state.row(spot).kinds(), &state.warrant, exact);
                Some(Desk::Choose { hand: state.hands[seat], gang: state.gangs[seat], wanted, exact })
            }
            _ => None,
        }
    }

    /// The same desk, from what the seat sees.
    fn desk_seen(&self, view: &View, seat: Seat) -> Option<Desk> {
        let open = |spot: &SpotView| {
            let kinds = spot.cards.iter().fold(0, |kinds, card| kinds | bag::only(*card));
            row::open(spot.cards.first().copied(), kinds)
        };
        match (view.step, &view.choice) {
            (Step::Place, _) if seat == view.active => {
                Some(Desk::Place { hand: view.hand, open: view.spots.each_ref().map(open) })
            }
            (Step::HoldUp(_), Some(choice)) if choice.ready => Some(Desk::Ready),
            (Step::HoldUp(spot), Some(choice)) => {
                let gang = choice.gang.cards.iter().copied().collect();
                let wanted = self.values_seen(view, spot).wanted();
                Some(Desk::Choose { hand: view.hand, gang, wanted, exact: self.options.exact_match })
            }
            _ => None,
        }
    }
}

/// Everything that decides which actions are legal. The rules build it from a state, a page from a view.
enum Desk {
    /// The seat puts a card in front of a place (DE-7).
    Place {
        /// The seat's cards.
        hand: Bag,
        /// The cards that may be placed at each spot.
        open: [Kinds; SPOTS],
    },
    /// The seat chooses its gang (DE-11).
    Choose {
        /// The seat's cards, including those of its gang.
        hand: Bag,
        /// What it has chosen so far.
        gang: Bag,
        /// The cards that may join this hold-up (DE-14).
        wanted: Kinds,
        /// Whether only the same card counts (option of DE-15).
        exact: bool,
    },
    /// The seat has chosen (DE-11).
    Ready,
}

impl Desk {
    /// Writes the legal actions in order.
    #[inline]
    fn legal(&self, list: &mut Vec<Action>) {
        match self {
            Desk::Place { hand, open } => {
                // Writes all five spots of a card at once and keeps those that count: pushing them one at a time would
                // take most of the time.
                for (card, (spots, count)) in placings(hand.kinds(), open) {
                    let end = list.len() + count;
                    list.extend_from_slice(&spots.map(|spot| Action::Place { card, spot: Spot(spot) }));
                    list.truncate(end);
                }
            }
            Desk::Choose { .. } => self.choices().list(list, choice),
            Desk::Ready => {}
        }
    }

    /// One of the legal actions, at the place in their list that `choose` names.
    #[inline]
    fn pick(&self, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
        match self {
            Desk::Place { hand, open } => {
                let count = open.iter().map(|open| (open & hand.kinds()).count_ones()).sum();
                let mut place = choose(count) as usize;
                for (card, (spots, count)) in placings(hand.kinds(), open) {
                    if place < count {
                        return Some(Action::Place { card, spot: Spot(spots[place]) });
                    }
                    place -= count;
                }
                None
            }
            Desk::Choose { .. } => self.choices().pick(choose).map(choice),
            Desk::Ready => None,
        }
    }

    /// What a seat that chooses its gang may do: a bit for each card that may join, and one for being ready.
    #[inline]
    fn choices(&self) -> Bits<1> {
        let mut choices = Bits::EMPTY;
        if let Desk::Choose { hand, gang, wanted, .. } = self {
            choices.put(0, hand.more_than(gang) & wanted & gang::companions(gang));
            choices.put(Card::COUNT, 1);
        }
        choices
    }

    /// Why the seat may not do this; `None` if it may.
    fn why_not(&self, action: Action) -> Option<Illegal> {
        let within = |card, kinds: Kinds| bag::only(card) & kinds != 0;
        match (self, action) {
            (Desk::Ready, _) => Some(Illegal::Ready),
            (Desk::Place { .. }, Action::Join { .. } | Action::Ready) => Some(Illegal::NoHoldUp),
            (Desk::Choose { .. }, Action::Place { .. }) => Some(Illegal::HoldUpNow),
            (Desk::Choose { .. }, Action::Ready) => None,
            (Desk::Place { hand, open }, Action::Place { card, spot }) => {
                let open = open[spot.index()];
                if !within(card, hand.kinds()) {
                    Some(Illegal::NotInHand)
                } else if within(card, open) {
                    None
                } else if open & bag::of_colour(card.colour()) == 0 {
                    Some(Illegal::WrongColour)
                } else {
                    Some(Illegal::PersonThere)
                }
            }
            (Desk::Choose { hand, gang, wanted, exact }, Action::Join { card }) => {
                if !within(card, hand.kinds()) {
                    Some(Illegal::JoinNotInHand)
                } else if !within(card, hand.more_than(gang)) {
                    Some(Illegal::AllJoined)
                } else if !within(card, *wanted) {
                    Some(if *exact { Illegal::CardNotWanted } else { Illegal::NotWanted })
                } else if !within(card, gang::companions(gang)) {
                    Some(Illegal::MixedGang)
                } else {
                    None
                }
            }
        }
    }
}

/// The action of a choice.
#[inline(always)]
fn choice(choice: usize) -> Action {
    Card::nth(choice).map_or(Action::Ready, |card| Action::Join { card })
}

/// For each set of spots, one bit each: its spots, padded, and their number.
static SPOT_LISTS: [([u8; SPOTS], usize); 1 << SPOTS] = subsets();

/// The cards of a hand that may be placed, in order, each with the spots that are open to it: five, of which the first
/// so many count.
#[inline]
fn placings(hand: Kinds, open: &[Kinds; SPOTS]) -> impl Iterator<Item = (Card, ([u8; SPOTS], usize))> {
    let mut cards = hand & open.iter().fold(0, |all, open| all | open);
    std::iter::from_fn(move || {
        let card = bag::take_first(&mut cards)?;
        let spots = open.iter().rev().fold(0, |spots, open| spots << 1 | (open >> card.number() & 1) as usize);
        Some((card, SPOT_LISTS[spots]))
    })
}
