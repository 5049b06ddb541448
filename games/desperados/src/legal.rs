//! What a seat may do: one predicate for the list, for the buttons and for “why can't I?”.

use crate::action::Action;
use crate::bag::{self, Bag, Kinds};
use crate::gang;
use crate::illegal::Illegal;
use crate::place::{SPOTS, Spot};

/// What decides about legality: made from the truth by the rules and from a view by a page, alike for both.
pub(crate) enum Desk {
    /// The seat puts a card in front of a place (DE-7).
    Place {
        /// The seat's cards.
        hand: Bag,
        /// The cards that may be put at each spot.
        open: [Kinds; SPOTS],
    },
    /// The seat chooses its gang (DE-11).
    Choose {
        /// The seat's cards, those of its gang among them.
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
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        match self {
            Desk::Place { hand, open } => list_places(hand.kinds(), open, list),
            Desk::Choose { hand, gang, wanted, .. } => {
                let mut free = hand.more_than(gang) & wanted & gang::companions(gang);
                while let Some(card) = bag::take_first(&mut free) {
                    list.push(Action::Join { card });
                }
                list.push(Action::Ready);
            }
            Desk::Ready => {}
        }
    }

    /// Why the seat may not do this.
    pub(crate) fn why_not(&self, action: Action) -> Option<Illegal> {
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

/// Makes room for each card at once and fills it: growing the list action by action would be the dearest part of a
/// random move.
#[inline]
fn list_places(hand: Kinds, open: &[Kinds; SPOTS], list: &mut Vec<Action>) {
    let mut cards = hand & open.iter().fold(0, |all, open| all | open);
    let mut length = list.len();
    while let Some(card) = bag::take_first(&mut cards) {
        list.extend_from_slice(&[Action::Ready; SPOTS]);
        for spot in Spot::ALL {
            list[length] = Action::Place { card, spot };
            length += usize::from(open[spot.index()] & bag::only(card) != 0);
        }
        list.truncate(length);
    }
}
