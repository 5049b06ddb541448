//! What a seat has been shown in this hand: a fold of its own events.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::card::Card;
use crate::event::{Cards, Event};
use crate::hand::Hand;

/// What a seat has been shown since the hand was dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// Cards that are known to be in each seat's hand: taken from the discard pile, or by Most Wanted.
    pub held: BySeat<Hand>,
    /// The outlaws that each seat was asked for and did not have, a bit each, while it has drawn nothing since.
    pub lacks: BySeat<u8>,
    /// The discard pile, its top last: every card that came there was seen.
    pub discards: Cards,
    /// What the draw pile held when this seat searched it last, less the card it took, while nobody has drawn since.
    pub searched: Option<Hand>,
    /// Who has just taken a card out of the draw pile, and may be asked whether to play it: nobody else would hear that.
    pub taker: Option<Seat>,
}

impl Recall {
    /// What a seat has been shown before the deal: nothing.
    pub(crate) fn new(seats: u8) -> Recall {
        Recall {
            held: BySeat::new(seats, |_| Hand::default()),
            lacks: BySeat::new(seats, |_| 0),
            discards: Cards::new(),
            searched: None,
            taker: None,
        }
    }

    /// A card came openly to a hand.
    fn gets(&mut self, seat: Seat, card: Card) {
        self.held[seat].add(card);
        if card.hits() {
            self.lacks[seat] &= !(1 << card.number());
        }
    }

    /// Cards left a hand openly; those that were known to be there go first.
    fn loses(&mut self, seat: Seat, card: Card, count: u8) {
        let known = self.held[seat].count(card).min(count);
        self.held[seat].take(card, known);
    }

    /// A card of the draw pile was shown as it left it.
    fn leaves_pile(&mut self, card: Card) {
        if let Some(pile) = self.searched.as_mut().filter(|pile| pile.count(card) > 0) {
            pile.take(card, 1);
        }
    }

    /// Takes an event that the seat received into account.
    pub(crate) fn observe(&mut self, event: &Event) {
        if !matches!(event, Event::YouTook { .. }) {
            self.taker = None;
        }
        match event {
            Event::HandBegan { .. } | Event::DuelRenewed => *self = Recall::new(self.held.seats()),
            Event::Opened { card } => self.discards.push(*card),
            Event::Took { seat, card } => {
                self.discards.pop();
                self.gets(*seat, *card);
            }
            Event::Drew { seat, .. } => {
                self.searched = None;
                self.lacks[*seat] = 0;
            }
            Event::Searched { seat, found: true } => {
                self.lacks[*seat] = 0;
                self.taker = Some(*seat);
            }
            Event::Asked { other, outlaw, has: false, .. } => self.lacks[*other] |= 1 << outlaw.index(),
            Event::Renewed => {
                self.discards.clear();
                self.searched = None;
            }
            Event::Laid { seat, outlaw, count, .. } => self.loses(*seat, Card::outlaw(*outlaw), *count),
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
            Event::YouSee { pile } => self.searched = Some(*pile),
            Event::YouTook { card } => self.leaves_pile(*card),
            Event::Discarded { seat, card } => {
                self.loses(*seat, *card, 1);
                self.discards.push(*card);
            }
            _ => {}
        }
    }
}
