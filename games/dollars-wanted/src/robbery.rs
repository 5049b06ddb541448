//! Robberies: a row is turned up from the building outward and judged (DW-11 to DW-23, DW-30).

use table::{Audience, Events, Seat};

use crate::action::RowId;
use crate::building::{BuildingId, Front};
use crate::card::{ByTool, Card, Kind, Tool, ToolSet};
use crate::event::{Cause, Event};
use crate::game::DollarsWanted;
use crate::missing::Missing;
use crate::state::State;

/// How many penalty cards there are (DW-30).
const PENALTY_CARDS: u16 = 2;

/// What a row has shown so far.
#[derive(Default)]
struct Haul {
    icons: ByTool<u8>,
    wild: u8,
    doubled: bool,
}

impl Haul {
    /// Counts a card that takes effect (DW-13 to DW-15).
    #[inline]
    fn count(&mut self, kind: Kind) {
        let times = 1 + u8::from(self.doubled);
        match (kind, kind.icons()) {
            (_, Some((tool, icons))) => self.icons[tool] += icons * times,
            (Kind::Joker, _) => self.wild += times,
            (Kind::Elixir, _) => self.doubled = true,
            _ => {}
        }
    }

    /// What the building still needs, and how much of it Jokers can fill (DW-12, DW-14).
    #[inline]
    fn missing(&self, needs: ByTool<u8>) -> Missing {
        let icons = ByTool(Tool::ALL.map(|tool| needs[tool].saturating_sub(self.icons[tool])));
        Missing { icons, wild: self.wild }
    }
}

/// Whether a row of these cards, the first `up` of them already face up, wins the building. Counts as a robbery does,
/// but needs no table.
pub fn suffices(front: &Front, cards: &[Card], up: usize) -> bool {
    counted(front, cards, up).is_filled()
}

/// What a row lacks when all its cards lie face up.
pub fn missing(front: &Front, cards: &[Card]) -> Missing {
    counted(front, cards, cards.len())
}

#[inline]
fn counted(front: &Front, cards: &[Card], up: usize) -> Missing {
    let mut haul = Haul::default();
    let mut coyote = false;
    for (at, card) in cards.iter().enumerate() {
        if std::mem::take(&mut coyote) || !front.tools().fits(card.kind()) {
            continue;
        }
        haul.count(card.kind());
        coyote = card.kind() == Kind::Coyote;
        if at >= up && card.kind() == Kind::Vulture {
            break;
        }
    }
    haul.missing(front.needs)
}

impl DollarsWanted {
    /// Robs the building of a row for the active seat.
    pub(crate) fn rob<E: Events<Self>>(&self, state: &mut State, row: RowId, cause: Cause, events: &mut E) {
        let seat = state.active;
        let id = state.building(row).expect("only a row with a building is robbed (DW-11)");
        events.event(self, state, Audience::All, Event::Robbery { seat, row, cause });

        let haul = self.turn_up(state, row, self.tools[usize::from(id.0) - 1], events);
        let missing = haul.missing(self.edition.building(id).front.needs);
        if missing.is_filled() {
            self.win(state, row, id, events);
        } else {
            events.event(self, state, Audience::All, Event::Failed { seat, row, missing });
        }
    }

    /// Counts the row outward, turning up hidden cards, until a Vulture or the end of the row (DW-12, DW-20).
    fn turn_up<E: Events<Self>>(&self, state: &mut State, row: RowId, tools: ToolSet, events: &mut E) -> Haul {
        let mut haul = Haul::default();
        // A face-up Coyote without prey is always the last face-up card (DW-18), right before `at`.
        let mut coyote = false;
        let mut at = 0;
        while let Some(card) = state.row(row).cards.get(at).copied() {
            let turned = at >= usize::from(state.row(row).up);
            if turned {
                state.rows[row.index()].up += 1;
                state.stirred = true;
                events.event(self, state, Audience::All, Event::Turned { row, card });
            }
            if coyote {
                coyote = false;
                at -= 1;
                let coyote = self.take(state, row, at);
                let prey = self.take(state, row, at);
                self.discard(state, coyote);
                self.discard(state, prey);
                events.event(self, state, Audience::All, Event::Eaten { row, coyote, prey });
                continue;
            }
            if !tools.fits(card.kind()) {
                self.remove_wrong(state, row, at, events);
                continue;
            }
            haul.count(card.kind());
            coyote = card.kind() == Kind::Coyote;
            at += 1;
            if turned && card.kind() == Kind::Vulture {
                events.event(self, state, Audience::All, Event::Stopped { row });
                return haul;
            }
        }
        if coyote && self.options.coyote_leaves {
            let coyote = self.take(state, row, at - 1);
            self.discard(state, coyote);
            events.event(self, state, Audience::All, Event::Left { row, coyote });
        }
        haul
    }

    /// Removes a bandit that does not fit; in the colour variant its owner takes a penalty (DW-30, DW-31, DW-32).
    fn remove_wrong<E: Events<Self>>(&self, state: &mut State, row: RowId, at: usize, events: &mut E) {
        let card = self.take(state, row, at);
        self.discard(state, card);
        let given = || state.penalties.iter().sum::<u16>();
        let pays = self.options.colour_variant && !(self.options.two_penalties && given() >= PENALTY_CARDS);
        let penalty = pays.then(|| Seat(card.colour() as u8));
        if let Some(owner) = penalty {
            state.penalties[owner] += 1;
        }
        events.event(self, state, Audience::All, Event::Wrong { row, card, penalty });
    }

    /// Gives the building to the robber, discards its row and brings the next building into play (DW-22).
    fn win<E: Events<Self>>(&self, state: &mut State, row: RowId, building: BuildingId, events: &mut E) {
        let seat = state.active;
        state.buildings[row.index()].pop();
        state.won[seat].push(building);
        events.event(self, state, Audience::All, Event::Won { seat, row, building });
        for card in state.row(row).cards.clone() {
            if E::LISTENS {
                // Viewers see the row shrink card by card; without a listener it is cleared at once below.
                self.take(state, row, 0);
            }
            self.discard(state, card);
            events.event(self, state, Audience::All, Event::Discarded { row, card });
        }
        let beside = &mut state.rows[row.index()];
        beside.cards.clear();
        beside.up = 0;
        if let Some(next) = state.building(row) {
            let front = self.edition.building(next).front;
            events.event(self, state, Audience::All, Event::Opened { row, front });
        }
    }

    /// Takes a card out of a row, which closes up (DW-21).
    #[inline]
    fn take(&self, state: &mut State, row: RowId, at: usize) -> Card {
        let row = &mut state.rows[row.index()];
        row.up = row.up.saturating_sub(u8::from(at < usize::from(row.up)));
        row.cards.remove(at)
    }

    /// Puts a card on the discard pile: the common one, or its colour's (DW-22, DW-29).
    #[inline]
    pub(crate) fn discard(&self, state: &mut State, card: Card) {
        let pile = if self.options.colour_variant { card.colour() as usize } else { 0 };
        state.discard.push(pile, card);
    }
}
