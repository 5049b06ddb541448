//! A seat's recall: what it has been shown in this hand, folded from the events it received.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::card::Card;
use crate::event::{Cards, Event};
use crate::hand::Hand;

/// A seat's memory since the hand was dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// The seat whose memory this is.
    pub seat: Seat,
    /// Cards known to be in each seat's hand: taken from the discard pile, or by Most Wanted.
    pub held: BySeat<Hand>,
    /// The outlaws that each seat was asked for and did not have, one bit each, as long as it has drawn nothing since.
    pub lacks: BySeat<u8>,
    /// The discard pile, top last. Everybody saw its cards. A seat that has forgotten them knows the top card alone.
    pub discards: Cards,
    /// What the draw pile held when this seat last searched it, minus the cards it has seen leave the pile since;
    /// forgotten when another seat draws. Includes a card that another seat's search has taken since.
    pub searched: Option<Hand>,
    /// The card of [`Recall::searched`] that another seat's search has taken.
    pub missing: Option<Missing>,
    /// The seat that has just taken a card from the draw pile and may now have to decide whether to play it; only that
    /// seat would know.
    pub taker: Option<Seat>,
}

/// A card that another seat took unseen from a pile that this seat knew: any card of that pile except a Wyatt Earp
/// (WE-24).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missing {
    /// The seat that took it.
    pub seat: Seat,
    /// The cards that this seat has shown from its hand since and that may be the missing one.
    pub shown: Hand,
}

impl Recall {
    /// What a seat knows before the deal: nothing.
    pub(crate) fn new(seat: Seat, seats: u8) -> Recall {
        Recall {
            seat,
            held: BySeat::new(seats, |_| Hand::default()),
            lacks: BySeat::new(seats, |_| 0),
            discards: Cards::new(),
            searched: None,
            missing: None,
            taker: None,
        }
    }

    /// Forgets what other hands and the draw pile were shown to hold.
    pub fn forget(&mut self) {
        self.held.iter_mut().for_each(|hand| *hand = Hand::default());
        self.lacks.iter_mut().for_each(|lacks| *lacks = 0);
        self.forget_pile();
    }

    /// A card came to a hand in full view.
    fn gets(&mut self, seat: Seat, card: Card) {
        self.held[seat].add(card);
        if card.hits() {
            self.lacks[seat] &= !(1 << card.number());
        }
    }

    /// Cards left a hand in full view; those known to be there go first.
    fn loses(&mut self, seat: Seat, card: Card, count: u8) {
        let known = self.held[seat].count(card).min(count);
        self.held[seat].take(card, known);
        let in_pile = self.searched.is_some_and(|pile| pile.count(card) > 0) && card != Card::WYATT;
        if let Some(missing) = self.missing.as_mut().filter(|missing| missing.seat == seat && in_pile) {
            (known..count).for_each(|_| missing.shown.add(card));
        }
    }

    /// A card was shown as it left the draw pile.
    fn leaves_pile(&mut self, card: Card) {
        if let Some(pile) = self.searched.as_mut().filter(|pile| pile.count(card) > 0) {
            pile.take(card, 1);
        }
    }

    /// Another seat has taken an unseen card from the draw pile. If an earlier one is still missing, the pile is
    /// forgotten.
    fn misses(&mut self, seat: Seat) {
        if self.missing.is_some() {
            self.forget_pile();
        } else if self.searched.is_some() {
            self.missing = Some(Missing { seat, shown: Hand::default() });
        }
    }

    /// Forgets what the draw pile holds.
    fn forget_pile(&mut self) {
        (self.searched, self.missing) = (None, None);
    }

    /// Takes in an event that the seat received.
    #[inline(always)]
    pub(crate) fn observe(&mut self, event: &Event) {
        let taker = self.taker;
        if !matches!(event, Event::YouTook { .. }) {
            self.taker = None;
        }
        match event {
            Event::HandBegan { .. } | Event::DuelRenewed => *self = Recall::new(self.seat, self.held.seats()),
            Event::Opened { card } => self.discards.push(*card),
            Event::Took { seat, card } => {
                self.discards.pop();
                self.gets(*seat, *card);
            }
            Event::Drew { seat, .. } => {
                if *seat != self.seat {
                    self.forget_pile();
                }
                self.lacks[*seat] = 0;
            }
            Event::YouDrew { cards } => cards.iter().for_each(|card| self.leaves_pile(*card)),
            Event::Searched { seat, found: true } => {
                if *seat != self.seat {
                    self.misses(*seat);
                }
                self.lacks[*seat] = 0;
                self.taker = Some(*seat);
            }
            Event::Asked { other, outlaw, has: false, .. } => self.lacks[*other] |= 1 << outlaw.index(),
            Event::Renewed => {
                match self.searched.as_mut().filter(|_| self.missing.is_none()) {
                    Some(pile) => self.discards.drain(..).for_each(|card| pile.add(card)),
                    None => self.forget_pile(),
                }
                self.discards.clear();
            }
            Event::Laid { seat, outlaw, count, .. } => self.loses(*seat, Card::outlaw(*outlaw), *count),
            // A turn has only one sheriff card, so a second one right after a search is the card found (WE-24).
            Event::Played { seat, card, .. } if taker == Some(*seat) && *seat != self.seat => {
                self.leaves_pile(*card);
                self.missing = None;
            }
            Event::Played { seat, card, .. } => self.loses(*seat, *card, 1),
            Event::Shot { card, .. } | Event::Turned { card, .. } => {
                self.discards.push(*card);
                self.leaves_pile(*card);
            }
            Event::Lost { card, .. } | Event::Spent { card } => self.discards.push(*card),
            Event::Asked { seat, other, outlaw, has: true } => {
                self.loses(*other, Card::outlaw(*outlaw), 1);
                self.gets(*seat, Card::outlaw(*outlaw));
            }
            Event::Stolen { seat, outlaw, .. } => self.gets(*seat, Card::outlaw(*outlaw)),
            Event::YouSee { pile } => (self.searched, self.missing) = (Some(*pile), None),
            Event::YouTook { card } => self.leaves_pile(*card),
            Event::Discarded { seat, card } => {
                self.loses(*seat, *card, 1);
                self.discards.push(*card);
            }
            _ => {}
        }
    }
}
