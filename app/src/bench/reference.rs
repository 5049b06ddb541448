//! The reference for the speed of random play: a made-up card game with its hands kept as bits, without views, events
//! or reasons. It is measured on the same machine at the same moment.

use std::hint::black_box;
use std::time::Duration;

use erasure::Clock;
use table::{Fast, Stream};

const CARDS: usize = 104;
const SUIT: usize = 26;
const SEATS: usize = 4;
const DEALT: usize = 10;
const MARKET: usize = 6;
/// The number of moves in a game.
const MOVES: usize = 48;
/// The number of games between two readings of the clock.
const BATCH: usize = 200;

/// A deck, four hands and a market. A move plays a card (of the suit that lies there, if the seat has one), takes a
/// card from the market, or draws one. A set of moves is a set of bits: the cards, the places of the market, and
/// drawing.
#[derive(Clone, Copy)]
struct Deck {
    hands: [u128; SEATS],
    seen: [u128; SEATS],
    deck: [u8; CARDS],
    played: [u8; CARDS],
    market: [u8; MARKET],
    scores: [i16; SEATS],
    left: u8,
    last: u8,
}

/// Moves per second in random games on this thread, measured for about this much time on the clock.
pub(super) fn moves(time: Duration, clock: Clock) -> f64 {
    let mut random = Fast::new(1);
    let mut games = 0;
    let start = clock();
    while clock() - start < time {
        for _ in 0..BATCH {
            let mut table = Deck::deal(&mut random);
            for number in 0..MOVES {
                let legal = table.legal(number % SEATS);
                let choice = random.below(legal.count_ones());
                table.play(number, nth_bit(legal, choice), &mut random);
            }
            black_box(table);
        }
        games += BATCH;
    }
    (games * MOVES) as f64 / (clock() - start).as_secs_f64()
}

/// The index of the set bit that has this many set bits below it.
fn nth_bit(mut bits: u128, below: u32) -> usize {
    (0..below).for_each(|_| bits &= bits - 1);
    bits.trailing_zeros() as usize
}

impl Deck {
    fn deal(random: &mut Fast) -> Deck {
        let mut table = Deck {
            hands: [0; SEATS],
            seen: [0; SEATS],
            deck: std::array::from_fn(|card| card as u8),
            played: [0; CARDS],
            market: [0; MARKET],
            scores: [0; SEATS],
            left: CARDS as u8,
            last: 0,
        };
        for seat in 0..SEATS {
            (0..DEALT).for_each(|_| table.hands[seat] |= 1 << table.draw(random));
        }
        table.market = std::array::from_fn(|_| table.draw(random));
        table
    }

    /// Shuffles the deck only as far as it is drawn.
    fn draw(&mut self, random: &mut Fast) -> u8 {
        let at = random.below(u32::from(self.left)) as usize;
        self.left -= 1;
        let end = self.deck[usize::from(self.left)];
        std::mem::replace(&mut self.deck[at], end)
    }

    fn legal(&self, seat: usize) -> u128 {
        let suit = ((1 << SUIT) - 1) << (usize::from(self.last) / SUIT * SUIT);
        let follows = self.hands[seat] & suit;
        let plays = if follows == 0 { self.hands[seat] } else { follows };
        plays | ((1 << (MARKET + 1)) - 1) << CARDS
    }

    fn play(&mut self, number: usize, choice: usize, random: &mut Fast) {
        let seat = number % SEATS;
        if choice < CARDS {
            self.hands[seat] &= !(1 << choice);
            self.seen.iter_mut().for_each(|seen| *seen |= 1 << choice);
            self.scores[seat] += (choice % SUIT) as i16;
            self.last = choice as u8;
            self.played[number] = self.last;
        } else if let Some(card) = self.market.get(choice - CARDS).copied() {
            self.hands[seat] |= 1 << card;
            self.seen.iter_mut().for_each(|seen| *seen |= 1 << card);
            self.market[choice - CARDS] = self.draw(random);
        } else {
            self.hands[seat] |= 1 << self.draw(random);
        }
    }
}
