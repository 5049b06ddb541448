//! Legal actions: one predicate serves the list, the page's buttons, and the reason why an action is forbidden. The
//! whole board is open, so it works on the board.

use table::{Bits, Seat, Viewer};

use crate::action::{ALL, Action, BUILD, DECLINE, DROP, KEEP, MARK, REROLL, RESOLVE, SETTLE, SHOWDOWN, TAKE, UPGRADE};
use crate::board::Board;
use crate::building::{Building, Face};
use crate::field::{FIELDS, Field, FieldSet, Way};
use crate::game::FistfulOfMeeples;
use crate::illegal::Illegal;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// Actions of one kind: the number of the first that can be legal, and those that are, counted from it.
struct Actions {
    first: usize,
    legal: Bits<2>,
}

impl Actions {
    /// Nothing legal yet, from this action on.
    #[inline]
    fn from(first: usize) -> Actions {
        Actions { first, legal: Bits::EMPTY }
    }

    /// Adds the action numbered `number` if the lowest bit is set, the next action for the next bit, and so on.
    #[inline]
    #[must_use]
    fn with(mut self, number: usize, bits: u64) -> Actions {
        self.legal.put(number - self.first, bits);
        self
    }
}

/// Fills the list with a seat's legal actions, in order.
#[inline]
pub(crate) fn legal(game: &FistfulOfMeeples, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list.clear();
    if state.board.asked() == Some(seat) {
        let Actions { first, legal } = game.legal(&state.board);
        legal.list(list, |number| ALL[first + number]);
    }
}

/// One of a seat's legal actions, at the place in the list that `choose` names.
#[inline]
pub(crate) fn pick(
    game: &FistfulOfMeeples,
    state: &State,
    seat: Seat,
    choose: impl FnOnce(u32) -> u32,
) -> Option<Action> {
    if state.board.asked() != Some(seat) {
        return None;
    }
    let Actions { first, legal } = game.legal(&state.board);
    legal.pick(choose).map(|number| ALL[first + number])
}

/// Why the viewer may not do this; `None` if they may.
pub(crate) fn why_not(game: &FistfulOfMeeples, view: &View, action: Action) -> Option<Illegal> {
    match (view.viewer, view.board.asked()) {
        _ if matches!(view.board.step, Step::Over(_)) => Some(Illegal::Over),
        (Viewer::Spectator, _) => Some(Illegal::NoSeat),
        (Viewer::Seat(seat), asked) if asked != Some(seat) => Some(Illegal::NotYourTurn),
        (Viewer::Seat(_), _) => game.why_not_asked(&view.board, action),
    }
}

/// Whether a seat may do this now: the same predicate, on the state.
#[inline]
pub(crate) fn is_legal(game: &FistfulOfMeeples, state: &State, seat: Seat, action: Action) -> bool {
    state.board.asked() == Some(seat) && game.why_not_asked(&state.board, action).is_none()
}

impl FistfulOfMeeples {
    /// The legal actions of the seat that is asked.
    #[inline(always)]
    fn legal(&self, board: &Board) -> Actions {
        match board.step {
            Step::Take => Actions::from(TAKE).with(TAKE, board.places.taken()),
            Step::Drop => {
                let fields = board.way.fields(board.street.free());
                Meeple::ALL.into_iter().fold(Actions::from(DROP), |actions, meeple| {
                    let here = if board.hand.has(meeple) { self.fields_for(board, meeple) } else { FieldSet::EMPTY };
                    actions.with(DROP + meeple as usize * FIELDS, fields.and(here).bits())
                })
            }
            Step::Resolve => {
                let doors = Actions::from(RESOLVE).with(RESOLVE, board.unresolved().doors());
                doors.with(SHOWDOWN, u64::from(board.showdown()))
            }
            Step::Settle => Building::CORNERS.into_iter().fold(Actions::from(SETTLE), |actions, corner| {
                actions.with(SETTLE + corner.index(), u64::from(board.sign(corner).is_none()))
            }),
            Step::Mark(_) => {
                let others = Seat::all(self.seats).filter(|seat| *seat != board.active);
                others.fold(Actions::from(MARK), |actions, seat| actions.with(MARK + seat.index(), 1))
            }
            Step::Build(_) => Actions::from(BUILD).with(BUILD, 1).with(DECLINE, 1),
            Step::Upgrade(_) => Actions::from(UPGRADE).with(UPGRADE, 1).with(DECLINE, 1),
            Step::Reroll(_) => Actions::from(REROLL).with(REROLL, 1).with(KEEP, 1),
            Step::Settled | Step::Calling(_) | Step::Rolled | Step::Shot | Step::Next | Step::Over(_) => {
                Actions::from(SETTLE)
            }
        }
    }

    /// Why the seat that is asked may not do this.
    fn why_not_asked(&self, board: &Board, action: Action) -> Option<Illegal> {
        match (board.step, action) {
            (Step::Settle, Action::Settle { building }) => why_not_settle(board, building),
            (Step::Settle, _) => Some(Illegal::SettleFirst),
            (_, Action::Settle { .. }) => Some(Illegal::SettlingDone),

            (Step::Mark(_), Action::Mark { seat }) => {
                (seat == board.active || seat.0 >= self.seats).then_some(Illegal::AnotherPlayer)
            }
            (Step::Mark(_), _) => Some(Illegal::MarkFirst),
            (Step::Build(_), Action::Build | Action::Decline) => None,
            (Step::Upgrade(_), Action::Upgrade | Action::Decline) => None,
            (Step::Reroll(_), Action::Reroll | Action::Keep) => None,
            (Step::Build(_), Action::Upgrade) => Some(Illegal::NothingToUpgrade),
            (Step::Upgrade(_), Action::Build) => Some(Illegal::NothingToBuild),
            (Step::Build(_) | Step::Upgrade(_), _) => Some(Illegal::AnswerFirst),
            (Step::Reroll(_), _) => Some(Illegal::DieFirst),
            (_, Action::Mark { .. }) => Some(Illegal::NoMark),
            (_, Action::Build) => Some(Illegal::NothingToBuild),
            (_, Action::Upgrade) => Some(Illegal::NothingToUpgrade),
            (_, Action::Decline) => Some(Illegal::NothingToDecline),
            (_, Action::Reroll | Action::Keep) => Some(Illegal::NoDie),

            (Step::Take, Action::Take { place }) => board.places[place].is_empty().then_some(Illegal::EmptyPlace),
            (Step::Take, _) => Some(Illegal::TakeFirst),
            (_, Action::Take { .. }) => Some(Illegal::AlreadyTook),
            (Step::Drop, Action::Drop { meeple, field }) => self.why_not_drop(board, meeple, field),
            (Step::Drop, _) => Some(Illegal::PlaceFirst),
            (_, Action::Drop { .. }) => Some(Illegal::AllPlaced),
            (Step::Resolve, Action::Resolve { building }) => {
                board.street.on(building.door()).is_none().then_some(Illegal::NobodyThere)
            }
            (Step::Resolve, Action::Showdown) => (!board.showdown()).then_some(Illegal::NoShowdown),
            _ => Some(Illegal::NotYourTurn),
        }
    }

    /// Why a meeple from the hand may not go on this field (FM-10 to FM-12, FM-16).
    fn why_not_drop(&self, board: &Board, meeple: Meeple, field: Field) -> Option<Illegal> {
        let free = board.street.free();
        if !board.hand.has(meeple) {
            Some(Illegal::NotInHand)
        } else if !free.contains(field) {
            Some(Illegal::FieldTaken)
        } else if !board.way.fields(free).contains(field) {
            let is_first = matches!((board.from, board.way), (Some(Place::Building(_)), Way::Either(_)));
            Some(if is_first { Illegal::NotBeside } else { Illegal::NotNext })
        } else if self.fields_for(board, meeple).contains(field) {
            None
        } else if board.way == Way::Anywhere {
            Some(Illegal::MadameAtDoor)
        } else {
            Some(Illegal::OthersFirst)
        }
    }

    /// The fields that a meeple may go to at all. The madame may go on a showdown field only as the last in hand and
    /// not as the first from the saloon, unless she may bow out at any time (FM-16).
    #[inline]
    pub(crate) fn fields_for(&self, board: &Board, meeple: Meeple) -> FieldSet {
        let alone = board.hand == Meeples::one(Meeple::Madame);
        if meeple != Meeple::Madame || self.options.madame_bows_out || alone && board.way != Way::Anywhere {
            FieldSet::ALL
        } else {
            FieldSet::DOORS
        }
    }

    /// How many cubes the meeple at a door draws, and for whom; `None` if nobody draws (FM-20 to FM-23).
    #[inline]
    pub fn draw_at(&self, board: &Board, building: Building, meeple: Meeple) -> Option<(Seat, u8)> {
        let inside = match meeple {
            Meeple::Builder => return None,
            Meeple::Miner => {
                return board.sign(building).map(|sign| (sign.owner, self.edition.miner_draws(sign.face)));
            }
            Meeple::Robber => Meeple::Miner,
            Meeple::Deputy => Meeple::Robber,
            Meeple::Madame => Meeple::Builder,
        };
        let count = board.places[building].count(inside);
        (count > 0).then(|| (board.active, self.edition.draws(meeple).saturating_mul(count)))
    }

    /// Whether resolving the meeple at a door draws a cube (FM-27, FM-28).
    pub(crate) fn draws_at(&self, board: &Board, building: Building) -> bool {
        let draw = board.street.on(building.door()).and_then(|meeple| self.draw_at(board, building, meeple));
        draw.is_some_and(|(_, cubes)| cubes > 0) && board.bag.total() > 0
    }

    /// The seat that is asked to build or upgrade if a builder is resolved here (FM-19).
    #[inline]
    pub fn offer_at(&self, board: &Board, building: Building) -> Option<Seat> {
        let seat = match board.sign(building) {
            None => board.active,
            Some(sign) if sign.face == Face::Five => sign.owner,
            Some(_) => return None,
        };
        let supply = board.seats[seat];
        let can = supply.can_pay(self.edition.cost(building)) && (board.sign(building).is_some() || supply.signs > 0);
        can.then_some(seat)
    }
}

/// Why no first sign may be put here: it must go on a corner without one (FM-7).
fn why_not_settle(board: &Board, building: Building) -> Option<Illegal> {
    if !building.is_corner() {
        Some(Illegal::NoCorner)
    } else if board.sign(building).is_some() {
        Some(Illegal::CornerTaken)
    } else {
        None
    }
}
