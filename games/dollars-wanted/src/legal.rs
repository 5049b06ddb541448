//! Legal actions: one predicate serves the list, the page's buttons, and the reason why an action is forbidden.

use table::{Bits, Seat, Viewer, subsets};

use crate::action::{Action, ROWS, RowId};
use crate::building::Front;
use crate::card::{Card, TRADE_OF, ToolSet};
use crate::fits::{Fits, Rows};
use crate::game::DollarsWanted;
use crate::illegal::Illegal;
use crate::state::{HAND, State};
use crate::step::Step;
use crate::view::View;

/// How often a hand may be shown and redrawn in one turn (DW-8).
const REDRAWS: u8 = 3;

// The choices of a seat, numbered in the order of their actions. First come three for each card of the hand, one a row.
const STOP: usize = HAND * ROWS;
const SHOW: usize = STOP + 1;
const ROB: usize = SHOW + 1;
const PASS: usize = ROB + ROWS;

/// For each set of rows, one bit each: its rows, padded, and their number.
static ROW_LISTS: [([u8; ROWS], usize); 1 << ROWS] = subsets();

/// Fills the list with a seat's legal actions, in order.
#[inline]
pub(crate) fn legal(game: &DollarsWanted, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list.clear();
    if seat == state.active {
        game.desk(state).list(list);
    }
}

/// One of a seat's legal actions, at the place in the list that `choose` names.
#[inline]
pub(crate) fn pick(game: &DollarsWanted, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    if seat != state.active {
        return None;
    }
    let desk = game.desk(state);
    desk.legal().pick(choose).map(|choice| desk.action(choice))
}

/// Why the viewer may not do this; `None` if they may.
pub(crate) fn why_not(game: &DollarsWanted, view: &View, action: Action) -> Option<Illegal> {
    match (view.viewer, view.step) {
        (_, Step::Over(_)) => Some(Illegal::Over),
        (Viewer::Spectator, _) => Some(Illegal::NoSeat),
        (Viewer::Seat(seat), step) if seat != view.active || step == Step::Close => Some(Illegal::NotYourTurn),
        (Viewer::Seat(seat), _) => game.desk_seen(view, seat).why_not(action),
    }
}

/// Whether a seat may do this now: the same predicate, on the state.
#[inline]
pub(crate) fn is_legal(game: &DollarsWanted, state: &State, seat: Seat, action: Action) -> bool {
    state.to_act().contains(seat) && game.desk(state).why_not(action).is_none()
}

impl DollarsWanted {
    /// The active seat's desk.
    #[inline(always)] // so that each caller computes only what it uses
    pub(crate) fn desk<'a>(&self, state: &'a State) -> Desk<'a> {
        let pile = self.pile(state.active);
        Desk {
            step: state.step,
            hand: &state.hands[state.active],
            tools: [self.tools_of(state, 0), self.tools_of(state, 1), self.tools_of(state, 2)],
            down: [state.rows[0].down(), state.rows[1].down(), state.rows[2].down()],
            any_card: self.options.any_card(),
            lone: state.lone,
            redraws: state.redraws,
            stock: state.draw.len(pile) + state.discard.len(pile) > 0,
        }
    }

    /// A seat's desk, from what the seat sees.
    fn desk_seen<'a>(&self, view: &'a View, seat: Seat) -> Desk<'a> {
        let pile = &view.piles[self.pile(seat)];
        Desk {
            step: view.step,
            hand: &view.hand,
            tools: view.rows.each_ref().map(|row| row.front.as_ref().map(Front::tools)),
            down: view.rows.each_ref().map(|row| row.down),
            any_card: self.options.any_card(),
            lone: view.lone,
            redraws: view.redraws,
            stock: pile.draw + pile.discard > 0,
        }
    }

    /// The tools that a row's building needs; `None` if the pile is empty.
    #[inline]
    fn tools_of(&self, state: &State, row: usize) -> Option<ToolSet> {
        state.buildings[row].last().map(|id| self.tools[usize::from(id.0) - 1])
    }
}

/// Everything that decides which actions are legal. The rules build it from a state, a page from a view.
/// [`Desk::why_not`] says why an action is not legal; [`Desk::legal`] lists all legal ones, fast. The tests check that
/// the two agree.
pub(crate) struct Desk<'a> {
    /// The pending decision.
    pub(crate) step: Step,
    /// The hand, sorted.
    pub(crate) hand: &'a [Card],
    /// The tools that each row's building needs; `None` if the pile is empty.
    pub(crate) tools: [Option<ToolSet>; ROWS],
    /// How many cards lie face down in each row.
    pub(crate) down: [u8; ROWS],
    /// Whether cards that do not fit may be laid (DW-32).
    pub(crate) any_card: bool,
    /// Whether the card just laid was the only one that fits (DW-9).
    pub(crate) lone: bool,
    /// How often the hand has been shown this turn.
    pub(crate) redraws: u8,
    /// Whether there is a card to draw, in the draw pile or the discard pile.
    pub(crate) stock: bool,
}

impl Desk<'_> {
    /// Whether nothing in the hand fits anywhere (DW-6 to DW-8). While cards are laid, every row has a building.
    #[inline]
    pub(crate) fn nothing_fits(&self) -> bool {
        let needed = self.tools.into_iter().flatten().fold(ToolSet::EMPTY, ToolSet::or).fitting();
        !self.hand.iter().fold(false, |fits, card| fits | needed.has(usize::from(TRADE_OF[card.number()])))
    }

    /// Whether the seat may still show and redraw a hand in which nothing fits (DW-8).
    pub(crate) fn can_redraw(&self) -> bool {
        self.redraws < REDRAWS && self.stock
    }

    /// Whether any row can be robbed (DW-11).
    #[inline]
    pub(crate) fn can_rob(&self) -> bool {
        self.down.iter().any(|down| *down > 0)
    }

    /// Whether the seat may stop laying (DW-8, DW-9, DW-32).
    fn can_stop(&self) -> bool {
        match self.step {
            Step::First => self.nothing_fits() && !self.can_redraw(),
            Step::Second => self.lone,
            Step::Rob | Step::Close | Step::Over(_) => false,
        }
    }

    /// The legal choices.
    #[inline]
    fn legal(&self) -> Bits<1> {
        let mut choices = Bits::EMPTY;
        if self.is_laying() {
            let (allowed, mut lays) = (self.allowed(), 0);
            for at in 0..self.hand.len() {
                lays |= self.lays(at, allowed).bits() << (at * ROWS);
            }
            choices.put(0, lays);
            if lays != 0 && !self.any_card {
                return choices;
            }
        }
        self.put_others(&mut choices);
        choices
    }

    /// Appends the legal actions, in order.
    #[inline]
    fn list(&self, list: &mut Vec<Action>) {
        if self.is_laying() {
            // Always writes three places per card, and starts the next card after those that count: a branch for each
            // would be mispredicted too often.
            list.extend_from_slice(&[Action::Pass; HAND * ROWS]);
            let (allowed, mut count) = (self.allowed(), 0);
            for (at, card) in self.hand.iter().copied().enumerate() {
                let (rows, found) = ROW_LISTS[self.lays(at, allowed).bits() as usize % ROW_LISTS.len()];
                for (place, row) in list[count..][..ROWS].iter_mut().zip(rows) {
                    *place = Action::Lay { card, row: RowId(row) };
                }
                count += found;
            }
            list.truncate(count);
            if count > 0 && !self.any_card {
                return;
            }
        }
        let mut others = Bits::EMPTY;
        self.put_others(&mut others);
        others.list(list, |choice| self.action(choice));
    }

    /// Whether the seat is to lay a card or to stop.
    #[inline]
    fn is_laying(&self) -> bool {
        matches!(self.step, Step::First | Step::Second)
    }

    /// The rows that a card of the hand may be laid in; none for one that is equal to the card before it.
    #[inline]
    fn lays(&self, at: usize, allowed: Fits) -> Rows {
        let again = at > 0 && self.hand[at - 1] == self.hand[at];
        if again { Rows::NONE } else { allowed.rows(self.hand[at]) }
    }

    /// Puts the legal choices besides laying.
    #[inline]
    fn put_others(&self, choices: &mut Bits<1>) {
        match self.step {
            Step::First | Step::Second => {
                choices.put(STOP, u64::from(self.can_stop()));
                choices.put(SHOW, u64::from(self.why_not_show().is_none()));
            }
            Step::Rob => {
                for row in RowId::ALL {
                    choices.put(ROB + row.index(), u64::from(self.why_not_rob(row).is_none()));
                }
                choices.put(PASS, 1);
            }
            Step::Close | Step::Over(_) => {}
        }
    }

    /// The action of a choice.
    #[inline]
    fn action(&self, choice: usize) -> Action {
        match choice {
            0..STOP => Action::Lay { card: self.hand[choice / ROWS], row: RowId((choice % ROWS) as u8) },
            STOP => Action::Stop,
            SHOW => Action::Show,
            ROB..PASS => Action::Rob { row: RowId((choice - ROB) as u8) },
            _ => Action::Pass,
        }
    }

    /// Why the active seat may not do this; `None` if it may.
    #[inline]
    fn why_not(&self, action: Action) -> Option<Illegal> {
        let laying = self.is_laying();
        match (self.step, action) {
            (Step::Over(_), _) => Some(Illegal::Over),
            (_, Action::Rob { .. } | Action::Pass) if laying => Some(Illegal::LayFirst),
            (_, Action::Lay { .. } | Action::Stop | Action::Show) if !laying => Some(Illegal::LayingDone),
            (_, Action::Lay { card, .. }) if self.hand.binary_search(&card).is_err() => Some(Illegal::NotInHand),
            (_, Action::Lay { card, row }) => self.why_not_lay(card, row),
            (_, Action::Stop) if self.can_stop() => None,
            (_, Action::Stop) => Some(if self.any_card { Illegal::LayTwo } else { Illegal::MustLay }),
            (_, Action::Show) => self.why_not_show(),
            (_, Action::Rob { row }) => self.why_not_rob(row),
            (_, Action::Pass) => None,
        }
    }

    /// Where each card may be laid: in rows that need its tool, or anywhere if any card may be laid (DW-6, DW-7,
    /// DW-32).
    #[inline]
    fn allowed(&self) -> Fits {
        if self.any_card { Fits::anything(self.tools) } else { Fits::needed(self.tools) }
    }

    /// Why the card may not be laid in this row; `None` if it may.
    fn why_not_lay(&self, card: Card, row: RowId) -> Option<Illegal> {
        if self.tools[row.index()].is_none() {
            Some(Illegal::NoBuilding)
        } else {
            (!self.allowed().rows(card).has(row)).then_some(Illegal::DoesNotFit)
        }
    }

    /// Why the hand may not be shown. It may be shown only before the first card, if nothing in it fits, at most three
    /// times a turn, and while there is something to draw (DW-8).
    fn why_not_show(&self) -> Option<Illegal> {
        if self.step != Step::First {
            Some(Illegal::AlreadyLaid)
        } else if !self.nothing_fits() {
            Some(Illegal::SomethingFits)
        } else if self.redraws >= REDRAWS {
            Some(Illegal::ThreeRedraws)
        } else if !self.stock {
            Some(Illegal::NothingToDraw)
        } else {
            None
        }
    }

    /// Why the row may not be robbed: it needs a face-down card (DW-11).
    #[inline]
    fn why_not_rob(&self, row: RowId) -> Option<Illegal> {
        if self.tools[row.index()].is_none() {
            Some(Illegal::NoBuilding)
        } else if self.down[row.index()] == 0 {
            Some(Illegal::NothingHidden)
        } else {
            None
        }
    }
}
