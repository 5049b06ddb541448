//! A random world that a seat's knowledge allows.
//!
//! Uniform over the ways to spread the unseen cards over the other hands and the draw pile, with what is known to be held
//! in its place, and a pile that was searched and not drawn from since as it was seen. Nobody has what he was asked for and
//! did not have, and whoever searches finds something, unless a hundred tries do not find such a world. The card that
//! another seat has just found is any of its hand; if that can be played at once, the seat is still asked in every second
//! world.

use table::{BySeat, Knows, Seat, Stream};

use crate::card::Card;
use crate::game::WyattEarp;
use crate::hand::Hand;
use crate::outlaw::Outlaw;
use crate::pile::Pile;
use crate::state::State;
use crate::step::Step;

/// How many worlds are tried for one in which nobody has what he said he had not.
const TRIES: usize = 100;

impl WyattEarp {
    /// A random world in which the seat would know just this.
    pub(crate) fn imagine<S: Stream>(&self, knows: &Knows<WyattEarp>, random: &mut S) -> State {
        let Knows { view, recall } = knows;
        let own = view.viewer.seat();
        let mut left: Hand = Hand::default();
        for (card, copies) in Card::all().zip(self.edition.copies) {
            (0..copies).for_each(|_| left.add(card));
        }
        let mut gone = |card: Card| {
            if left.count(card) > 0 {
                left.take(card, 1);
            }
        };
        view.hand.cards().for_each(&mut gone);
        view.in_play.into_iter().for_each(&mut gone);
        for groups in view.groups.iter() {
            for (outlaw, group) in Outlaw::ALL.into_iter().zip(groups.iter()) {
                group.cards(outlaw).for_each(&mut gone);
            }
        }
        let mut discard = Pile::default();
        recall.discards.iter().copied().for_each(&mut gone);
        recall.discards.iter().for_each(|card| discard.put(*card));

        let seen = view.pile.or(recall.searched).filter(|pile| pile.len() == view.draw);
        let mut draw: Vec<Card> = Vec::new();
        if let Some(pile) = seen {
            draw.extend(pile.cards());
            draw.iter().copied().for_each(&mut gone);
        }
        let mut hands: BySeat<Hand> = view.hands.iter().map(|_| Hand::default()).collect();
        for (seat, known) in recall.held.pairs().filter(|(seat, _)| Some(*seat) != own) {
            for card in known.cards() {
                if hands[seat].len() < view.hands[seat] && left.count(card) > 0 {
                    left.take(card, 1);
                    hands[seat].add(card);
                }
            }
        }
        let mut pool: Vec<Card> = left.cards().collect();
        let known = hands;
        let mut spread = || {
            random.shuffle(&mut pool);
            let mut hands = known.clone();
            let mut left = pool.iter().copied();
            for seat in Seat::all(self.seats) {
                if Some(seat) == own {
                    hands[seat] = view.hand;
                }
                while hands[seat].len() < view.hands[seat] {
                    let Some(card) = left.next() else { break };
                    hands[seat].add(card);
                }
            }
            (hands, left.collect::<Vec<Card>>())
        };
        let finds =
            |pool: &[Card]| view.step != Step::Search || draw.iter().chain(pool).any(|card| *card != Card::WYATT);
        let fits = |(hands, pool): &(BySeat<Hand>, Vec<Card>)| {
            let has = |seat: Seat, outlaw: &Outlaw| hands[seat].count(Card::outlaw(*outlaw)) > 0;
            let lacks = recall.lacks.pairs().all(|(seat, lacks)| {
                Some(seat) == own
                    || Outlaw::ALL.iter().all(|outlaw| lacks >> outlaw.index() & 1 == 0 || !has(seat, outlaw))
            });
            lacks && finds(pool)
        };
        // Most worlds fit; where one does not, others are tried.
        let mut found = spread();
        for _ in 0..TRIES {
            if fits(&found) {
                break;
            }
            found = spread();
        }
        let (hands, pool) = found;
        let step = match recall.taker {
            Some(seat) if view.step == Step::Play && Some(seat) != own => found_by(&hands[seat], random),
            _ => view.step,
        };
        draw.extend(pool);
        random.shuffle(&mut draw);
        let mut pile = Pile::default();
        draw.into_iter().take(usize::from(view.draw)).for_each(|card| pile.put(card));
        State {
            number: view.number,
            dealer: view.dealer,
            active: view.active,
            step,
            money: view.money.clone(),
            posters: view.posters,
            hands,
            groups: view.groups.clone(),
            open: view.open,
            draw: pile,
            discard,
            in_play: view.in_play,
            renewed: view.renewed,
            sheriff: view.sheriff,
            took: view.took,
            played: view.played,
            idle: view.idle,
            renewals: 0,
            searches: 0,
            duels: 0,
            hits: view.hits.clone(),
            sheet: view.sheet.iter().cloned().collect(),
        }
    }
}

/// What a turn may wait for after its seat has taken one of these cards out of the draw pile.
fn found_by<S: Stream>(hand: &Hand, random: &mut S) -> Step {
    let cards: Vec<Card> = hand.cards().filter(|card| *card != Card::WYATT).collect();
    match random.pick(&cards) {
        Some(card) if !card.hits() && random.below(2) == 0 => Step::Found(*card),
        _ => Step::Play,
    }
}
