//! What a viewer sees at this moment (“What each sees” of the rules).

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Viewer};

use crate::card::Card;
use crate::game::WyattEarp;
use crate::group::Groups;
use crate::hand::Hand;
use crate::outlaw::{OUTLAWS, Outlaw};
use crate::state::{Line, State};
use crate::step::Step;

/// The table as it lies for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The number of the hand, from 1.
    pub number: u8,
    /// Who dealt it.
    pub dealer: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What is to be decided. That a search has found a sheriff card is seen by the searcher alone: for the others his
    /// turn simply goes on.
    pub step: Step,
    /// The seats' money in thousands of dollars.
    pub money: BySeat<u16>,
    /// The rewards on the posters in thousands, by outlaw.
    pub posters: [u16; OUTLAWS],
    /// How many cards each seat holds.
    pub hands: BySeat<u8>,
    /// The groups before each seat, by outlaw.
    pub groups: BySeat<Groups>,
    /// The outlaws that are open, a bit each; see [`View::is_open`].
    pub open: u8,
    /// How many cards the draw pile holds.
    pub draw: u8,
    /// How many cards the discard pile holds.
    pub discard: u8,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// Whether the draw pile was renewed in this hand.
    pub renewed: bool,
    /// Whether the turn has had its sheriff card.
    pub sheriff: bool,
    /// Whether the turn began with the discard pile's top card (WE-28).
    pub took: bool,
    /// Whether a card was played in the turn or in the window after it (WE-28).
    pub played: bool,
    /// How many idle turns there were in a row.
    pub idle: u8,
    /// A card that is being played.
    pub in_play: Option<Card>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: Hand,
    /// What the draw pile holds, for whoever searches it, in no order.
    pub pile: Option<Hand>,
    /// How the hand before was scored, by outlaw; empty in the first.
    pub sheet: Vec<Line>,
    /// The hits of the duel, while there is one.
    pub hits: BySeat<u16>,
}

impl View {
    /// Whether this outlaw is open (WE-10).
    pub fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw.index() & 1 == 1
    }
}

/// Builds the view field by field from what lies open for this viewer.
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
