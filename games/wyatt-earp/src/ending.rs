//! The scoring of a hand and the end of the game (WE-29 to WE-34).

use arrayvec::ArrayVec;
use table::{BySeat, Chance, Events, Seat, Stream};

use crate::event::{End, Event, HandEnd, Scored};
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::sharing::share;
use crate::state::{SheetLine, State};
use crate::step::Step;

/// The fewest points that all players together need for an outlaw's reward to be paid (WE-29).
const LEAST: u16 = 8;
/// The last hand, after which the richest player wins (WE-34).
pub(crate) const HANDS: u8 = 30;

impl WyattEarp {
    /// Scores every outlaw, then ends the game or deals the next hand (WE-29 to WE-34).
    pub(crate) fn end_hand<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        why: HandEnd,
        chance: &C,
        events: &mut E,
    ) {
        let dealer = state.active;
        let empty = state.hands.pairs().filter(|(_, hand)| hand.is_empty()).map(|(seat, _)| seat).collect();
        self.tell(state, Event::HandEnded { seat: dealer, why, empty }, events);
        state.sheet.clear();
        for outlaw in Outlaw::ALL {
            let worth = &self.edition().points;
            let points: BySeat<u16> = state.groups.iter().map(|own| own[outlaw].points(worth)).collect();
            let by_seat: ArrayVec<u16, { table::MAX_SEATS }> = points.iter().copied().collect();
            let given = share(&by_seat, state.posters[outlaw.index()], LEAST, self.options().smallest_first);
            let shares: BySeat<u16> = given.iter().copied().collect();
            for (money, share) in state.money.iter_mut().zip(shares.iter()) {
                *money += share;
                state.posters[outlaw.index()] -= share;
            }
            let rest = state.posters[outlaw.index()];
            state.sheet.push(SheetLine { points: points.clone(), shares: shares.clone(), rest });
            let money = state.money.clone();
            self.tell(state, Event::Scored(Scored { outlaw, points, shares, rest, money }), events);
        }
        let most = state.money.iter().copied().max().unwrap_or_default();
        let goal = most >= self.edition().goal;
        if !goal && state.number < HANDS {
            state.number += 1;
            return self.deal_hand(state, dealer, chance, events);
        }
        let richest: ArrayVec<Seat, 4> =
            state.money.pairs().filter(|(_, money)| **money == most).map(|(seat, _)| seat).collect();
        let tied = richest.len() > 1;
        if tied {
            self.duel(state, richest, chance, events);
        }
        let end = match (goal, tied) {
            (_, true) => End::Duel,
            (true, false) => End::Goal,
            (false, false) => End::LastHand,
        };
        state.step = Step::Over(end);
        self.tell(state, Event::Ended { end }, events);
    }

    /// The tied seats turn up cards of the draw pile in rounds, until somebody alone has the most hits after one
    /// (WE-34).
    fn duel<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seats: ArrayVec<Seat, 4>,
        chance: &C,
        events: &mut E,
    ) {
        self.tell(state, Event::Duel { seats: seats.clone() }, events);
        loop {
            if usize::from(state.draw.len()) < seats.len() {
                self.gather(state);
                chance.stream("duel", state.duels).shuffle(state.draw.cards_mut());
                state.duels += 1;
                self.tell(state, Event::DuelRenewed, events);
            }
            for seat in seats.iter().copied() {
                let card = state.draw.pop().expect("there is a card for each seat");
                state.discard.push(card);
                state.hits[seat] += u16::from(card.hits());
                self.tell(state, Event::Turned { seat, card }, events);
            }
            let most = seats.iter().map(|seat| state.hits[*seat]).max().unwrap_or_default();
            if seats.iter().filter(|seat| state.hits[**seat] == most).count() == 1 {
                return;
            }
        }
    }
}
