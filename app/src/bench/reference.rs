//! The reference for the speed of random play: a made-up card game, as fast as it can be written, with hands and legal
//! moves as bits, and without views, events or reasons. It is measured on the same machine at the same moment.

use std::hint::black_box;
use std::time::Duration;

use erasure::Clock;
use table::Bits;

const CARDS: usize = 104;
const SUIT: usize = 26;
const SEATS: usize = 4;
const DEALT: usize = 10;
const MARKET: usize = 6;
/// The most moves in a game.
const MOVES: u8 = 48;
/// The number of games between two readings of the clock.
const BATCH: usize = 200;

/// The cards of each suit.
const SUITS: [u128; CARDS / SUIT] = {
    let first = (1 << SUIT) - 1;
    [first, first << SUIT, first << (2 * SUIT), first << (3 * SUIT)]
};

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
    played_count: u8,
    turn: u8,
    /// The suit to follow; none after a seat has drawn.
    suit: u8,
    last: u8,
    moves: u8,
    over: bool,
}

/// Xoroshiro128+ (Blackman and Vigna 2018), with ranges by multiplication alone: quicker than the games' own, and
/// fair enough here.
struct Quick(u64, u64);

impl Quick {
    #[inline]
    fn below(&mut self, end: u32) -> u32 {
        let (one, other) = (self.0, self.0 ^ self.1);
        let bits = one.wrapping_add(self.1);
        (self.0, self.1) = (one.rotate_left(24) ^ other ^ (other << 16), other.rotate_left(37));
        (((bits >> 32) * u64::from(end)) >> 32) as u32
    }
}

/// Moves per second in random games on this thread, measured for about this much time on the clock.
pub(super) fn moves(time: Duration, clock: Clock) -> f64 {
    let mut random = Quick(1, 2);
    let mut moves = 0;
    let start = clock();
    while clock() - start < time {
        moves += (0..BATCH).map(|_| play(&mut random)).sum::<u64>();
    }
    moves as f64 / (clock() - start).as_secs_f64()
}

/// Plays a game; returns the number of its moves.
#[inline(never)]
fn play(random: &mut Quick) -> u64 {
    let mut table = Deck::deal(random);
    while !table.over {
        let choice = table.legal().pick(|count| random.below(count)).expect("a seat can always move");
        table.play(choice, random);
    }
    black_box(table.scores);
    table.moves.into()
}

impl Deck {
    #[inline]
    fn deal(random: &mut Quick) -> Deck {
        let mut table = Deck {
            hands: [0; SEATS],
            seen: [0; SEATS],
            deck: std::array::from_fn(|card| card as u8),
            played: [0; CARDS],
            market: [0; MARKET],
            scores: [0; SEATS],
            left: CARDS as u8,
            played_count: 0,
            turn: 0,
            suit: SUITS.len() as u8,
            last: 0,
            moves: 0,
            over: false,
        };
        for seat in 0..SEATS {
            (0..DEALT).for_each(|_| table.hands[seat] |= 1 << table.draw(random));
        }
        table.market = std::array::from_fn(|_| table.draw(random));
        table
    }

    /// Shuffles the deck only as far as it is drawn.
    #[inline]
    fn draw(&mut self, random: &mut Quick) -> u8 {
        let at = random.below(self.left.into()) as usize;
        self.left -= 1;
        let end = self.deck[usize::from(self.left)];
        std::mem::replace(&mut self.deck[at], end)
    }

    #[inline]
    fn legal(&self) -> Bits<2> {
        let hand = self.hands[usize::from(self.turn) % SEATS];
        let follows = SUITS.get(usize::from(self.suit)).map_or(hand, |suit| hand & suit);
        let plays = if follows == 0 { hand } else { follows };
        let mut legal = Bits::EMPTY;
        legal.put(0, plays as u64);
        legal.put(64, (plays >> 64) as u64);
        legal.put(CARDS, (1 << (MARKET + 1)) - 1);
        legal
    }

    #[inline]
    fn play(&mut self, choice: usize, random: &mut Quick) {
        let seat = usize::from(self.turn) % SEATS;
        if choice < CARDS {
            self.hands[seat] &= !(1 << choice);
            self.played[usize::from(self.played_count)] = choice as u8;
            self.played_count += 1;
            self.seen.iter_mut().for_each(|seen| *seen |= 1 << choice);
            let (suit, value) = ((choice / SUIT) as u8, choice % SUIT);
            let beats = suit == self.suit && value > usize::from(self.last) % SUIT;
            self.scores[seat] += if beats { (value / 2) as i16 + 1 } else { 1 };
            (self.suit, self.last) = (suit, choice as u8);
        } else if let Some(card) = self.market.get(choice - CARDS).copied() {
            self.hands[seat] |= 1 << card;
            self.seen.iter_mut().for_each(|seen| *seen |= 1 << card);
            self.market[choice - CARDS] = self.draw(random);
            self.scores[seat] -= 1;
        } else {
            let card = self.draw(random);
            self.hands[seat] |= 1 << card;
            self.seen[seat] |= 1 << card;
            self.suit = SUITS.len() as u8;
        }
        self.moves += 1;
        self.turn += 1;
        self.over = self.hands[seat] == 0 || self.moves == MOVES;
    }
}
