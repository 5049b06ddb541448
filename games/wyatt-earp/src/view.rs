//! A viewer's view of the game (“What each sees” in the rules).

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Viewer};

use crate::card::Card;
use crate::game::WyattEarp;
use crate::group::Groups;
use crate::hand::Hand;
use crate::outlaw::{OUTLAWS, Outlaw};
use crate::state::{SheetLine, State};
use crate::step::Step;

/// The table as one viewer sees it. A type apart from `State`: it holds nothing hidden from the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The number of the hand, from 1.
    pub number: u8,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The pending decision. Only the searcher sees that a search has found a sheriff card; for the others, the turn
    /// simply goes on.
    pub step: Step,
    /// Each seat's money, in thousands of dollars.
    pub money: BySeat<u16>,
    /// The rewards on the posters, in thousands, by outlaw.
    pub posters: [u16; OUTLAWS],
    /// How many cards each seat holds.
    pub hands: BySeat<u8>,
    /// Each seat's groups, by outlaw.
    pub groups: BySeat<Groups>,
    /// The outlaws that are open, one bit each; see [`View::is_open`].
    pub open: u8,
    /// How many cards the draw pile holds.
    pub draw: u8,
    /// How many cards the discard pile holds.
    pub discard: u8,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// Whether the draw pile has been renewed in this hand.
    pub renewed: bool,
    /// Whether the turn's sheriff card has been played.
    pub sheriff: bool,
    /// Whether the turn began with taking the top discard (WE-28).
    pub took: bool,
    /// Whether a card was played in the turn or in the window after it (WE-28).
    pub played: bool,
    /// How many idle turns there have been in a row.
    pub idle: u8,
    /// The card being played.
    pub in_play: Option<Card>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Hand,
    /// The draw pile, in no particular order, for the seat that searches it.
    pub pile: Option<Hand>,
    /// The scoring of the previous hand, by outlaw; empty in the first hand.
    pub sheet: Vec<SheetLine>,
    /// Each seat's hits in the duel, if there is one.
    pub hits: BySeat<u16>,
}

impl View {
    /// Whether this outlaw is open (WE-10).
    pub fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw.index() & 1 == 1
    }
}

/// Builds the view field by field, from what this viewer may see.
pub(crate) fn view(game: &WyattEarp, state: &State, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let is_active = own == Some(state.active);
    View {
        viewer,
        number: state.number,
        dealer: state.dealer,
        active: state.active,
        step: match state.step {
            Step::Found(_) if !is_active => Step::Play,
            step => step,
        },
        money: state.money.clone(),
        posters: state.posters,
        hands: state.hands.iter().map(Hand::len).collect(),
        groups: state.groups.clone(),
        open: state.open,
        draw: state.draw.len(),
        discard: state.discard.len(),
        top: state.discard.top(),
        renewed: state.renewed,
        sheriff: state.sheriff,
        took: state.took,
        played: state.played,
        idle: state.idle,
        in_play: state.in_play,
        hand: own.map(|seat| state.hands[seat]).unwrap_or_default(),
        pile: (state.step == Step::Search && is_active).then(|| state.draw.cards().iter().copied().collect()),
        sheet: state.sheet.to_vec(),
        hits: state.hits.clone(),
    }
}
