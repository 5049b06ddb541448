//! The end of a turn, of a hand and of the game (WE-2 to WE-5, WE-25 to WE-34).

use crate::truth::{Card, Due, End, Fate, Group, Public, Table, reward};

impl Table {
    /// WE-25 (b), WE-27: the active player has discarded, and these seats may still be asked.
    pub(crate) fn after_discard(&mut self, seats: Vec<usize>, fate: &mut dyn Fate) {
        if self.ask(seats, true) {
            return;
        }
        if Public::of(self).emptied() || self.stands_still() {
            self.end_hand(self.active, fate);
        } else {
            self.begin_turn((self.active + 1) % self.seats());
        }
    }

    /// WE-28: counts a turn that has ended; returns whether there have been too many idle ones.
    fn stands_still(&mut self) -> bool {
        self.idle = if self.taken && !self.played { self.idle + 1 } else { 0 };
        self.idle >= 3 * self.seats()
    }

    fn begin_turn(&mut self, seat: usize) {
        self.active = seat;
        self.due = Due::Draw;
        (self.sheriff, self.taken, self.played) = (false, false, false);
    }

    /// WE-29 to WE-34: scores all outlaws, then ends the game or lets this player deal the next hand.
    pub(crate) fn end_hand(&mut self, dealer: usize, fate: &mut dyn Fate) {
        for outlaw in 0..7 {
            let points: Vec<u32> = self.groups.iter().map(|own| own[outlaw].points()).collect();
            let shares = reward(&points, self.posters[outlaw], self.smallest_first);
            for (seat, share) in shares.into_iter().enumerate() {
                self.money[seat] += share;
                self.posters[outlaw] -= share;
            }
        }
        let most = *self.money.iter().max().unwrap();
        if most >= 25 || self.hand == 30 {
            let richest = self.money.iter().filter(|money| **money == most).count();
            self.due = Due::Over(match richest {
                1 if most >= 25 => End::Goal,
                1 => End::LastHand,
                _ => End::Duel,
            });
            return;
        }
        self.hand += 1;
        self.dealer = dealer;
        self.deal(fate);
    }

    /// WE-2, WE-3, WE-4, WE-33.
    pub(crate) fn deal(&mut self, fate: &mut dyn Fate) {
        let seats = self.seats();
        let (hands, discard, draw) = fate.dealt();
        assert!(hands.len() == seats && hands.iter().all(|hand| hand.len() == 10), "ten cards each: {hands:?}");
        assert_eq!(discard.len(), 1);
        (self.hands, self.discard, self.draw) = (hands, discard, draw);
        self.groups = vec![vec![Group::default(); 7]; seats];
        self.open = vec![false; 7];
        self.renewed = false;
        self.idle = 0;
        self.posters.iter_mut().for_each(|poster| *poster += 1);
        let mut all = Card::all();
        all.sort_unstable();
        assert_eq!(self.everything(), all, "all cards are dealt again");
        self.begin_turn((self.dealer + 1) % seats);
    }
}

/// The winner of the duel of WE-34 between these seats, with this draw pile, top last, and the cards turned up.
///
/// # Panics
/// If more or fewer cards were turned up than the rules say, by another seat, or one that was not there.
pub(crate) fn duel(seats: &[usize], pile: &[Card], turned: &[(usize, Card)]) -> usize {
    let mut cards = turned.iter();
    let mut left = pile.to_vec();
    let mut is_shuffled = false;
    let mut hits = vec![0; seats.len()];
    loop {
        if left.len() < seats.len() {
            left = Card::all();
            is_shuffled = true;
        }
        for (at, seat) in seats.iter().enumerate() {
            let (who, card) = cards.next().expect("the duel goes on");
            assert_eq!(who, seat, "each turns one card, in order");
            let place = left.iter().rposition(|other| other == card).unwrap_or_else(|| panic!("{card:?} is gone"));
            assert!(is_shuffled || place + 1 == left.len(), "{card:?} does not lie on top");
            left.remove(place);
            hits[at] += u32::from(card.hits());
        }
        let most = *hits.iter().max().unwrap();
        let mut best = seats.iter().zip(&hits).filter(|(_, own)| **own == most).map(|(seat, _)| *seat);
        if let (Some(winner), None) = (best.next(), best.next()) {
            assert_eq!(cards.next(), None, "the duel is over");
            return winner;
        }
    }
}
