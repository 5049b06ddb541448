//! The puzzle that a random world solves: a draw pile's unseen cards and the hidden places for them.

use arrayvec::ArrayVec;
use table::Seat;

use crate::action::RowId;
use crate::card::{Card, Trades};
use crate::pile::CARDS;
use crate::recall::Unseen;

/// A hidden place outside the draw pile.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) at: At,
    /// The trades that this place allows.
    pub(crate) trades: Trades,
    /// The latest renewal with which its card can have come.
    pub(crate) until: u16,
}

/// The location of a hidden place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum At {
    Row(RowId, usize),
    Hand(Seat),
    /// Below the discards that the seat knows.
    Discard,
}

impl Place {
    pub(crate) fn allows(&self, unseen: Unseen) -> bool {
        unseen.since <= self.until && self.trades.contain(unseen.card.kind())
    }
}

/// The unseen cards that may be in a draw pile, a hand or a row, and the places for them.
pub(crate) struct Puzzle<'a> {
    pub(crate) unseen: &'a [Unseen],
    pub(crate) places: &'a [Place],
    /// How many cards the draw pile holds; they came with its last renewal.
    pub(crate) drawable: usize,
    pub(crate) renewal: u16,
    /// The seat about to lay, and what it may lay: its hand holds at least one such card.
    pub(crate) laying: Option<(Seat, Trades)>,
}

/// A card for each place, and the draw pile, top last.
pub(crate) struct Assignment {
    pub(crate) placed: ArrayVec<Card, CARDS>,
    pub(crate) drawn: ArrayVec<Card, CARDS>,
}

impl Puzzle<'_> {
    /// Whether the place with this index allows a card; indices after the last place stand for the draw pile.
    pub(crate) fn allows(&self, at: usize, unseen: Unseen) -> bool {
        self.places.get(at).map_or(unseen.latest == self.renewal, |place| place.allows(unseen))
    }

    /// Whether the seat about to lay has a card that it may lay.
    pub(crate) fn lays(&self, placed: &[Card]) -> bool {
        self.laying.is_none_or(|(seat, trades)| {
            let mut hand = self.places.iter().zip(placed).filter(|(place, _)| place.at == At::Hand(seat)).peekable();
            hand.peek().is_none() || hand.any(|(_, card)| trades.contain(card.kind()))
        })
    }
}

/// Puzzles for tests.
#[cfg(test)]
pub(crate) mod samples {
    use super::*;
    use crate::card::{Colour, Kind, Tool, ToolSet};

    /// How many cards of each kind each colour has.
    const COPIES: [usize; 12] = [2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1];

    /// All cards of these colours, as dealt.
    pub(crate) fn deck(colours: &[Colour]) -> Vec<Unseen> {
        let kinds = Kind::ALL.into_iter().zip(COPIES).flat_map(|(kind, copies)| std::iter::repeat_n(kind, copies));
        let cards = kinds.flat_map(|kind| colours.iter().map(move |colour| Card::new(kind, *colour)));
        cards.map(|card| Unseen { card, since: 0, latest: 0 }).collect()
    }

    pub(crate) fn fit(tools: &[Tool]) -> Trades {
        tools.iter().copied().collect::<ToolSet>().fitting()
    }

    pub(crate) fn row(row: u8, count: usize, trades: Trades, until: u16) -> impl Iterator<Item = Place> {
        (0..count).map(move |at| Place { at: At::Row(RowId(row), at), trades, until })
    }

    pub(crate) fn hand(seat: u8, count: usize, trades: Trades) -> impl Iterator<Item = Place> {
        (0..count).map(move |_| Place { at: At::Hand(Seat(seat)), trades, until: u16::MAX })
    }

    /// The hardest knowledge that a seat may have in a game, each case with a name.
    pub(crate) fn hard(solve: &mut dyn FnMut(&str, &Puzzle)) {
        use Tool::{Colt, Crowbar, Dynamite, Pickaxe};
        let puzzle = |unseen, places, drawable, renewal| Puzzle { unseen, places, drawable, renewal, laying: None };

        let colts = |unseen: &&Unseen| unseen.card.kind().icons().is_some_and(|(tool, _)| tool == Colt);
        let all = deck(&Colour::ALL);
        let few: Vec<Unseen> = all.iter().filter(colts).take(12).chain(all[20..].iter().skip(36)).copied().collect();
        let no_colt = fit(&[Dynamite, Crowbar, Pickaxe]);
        let barren: Vec<Place> = hand(1, 6, no_colt.others()).chain(hand(2, 6, Trades::ALL)).collect();
        solve("a barren hand", &puzzle(&few, &barren, few.len() - 12, 0));

        let rows = [[Colt, Dynamite], [Colt, Crowbar], [Dynamite, Crowbar]];
        let shops = (0..).zip(rows).flat_map(|(at, tools)| row(at, 6, fit(&tools), 0));
        let no_pickaxe = fit(&[Colt, Dynamite, Crowbar]).others();
        let shops: Vec<Place> = shops.chain(hand(1, 6, no_pickaxe)).chain(hand(2, 5, no_pickaxe)).collect();
        solve("two barren hands and full rows", &puzzle(&all, &shops, all.len() - shops.len(), 0));

        let renewed: Vec<Unseen> = all
            .iter()
            .zip(0..)
            .map(|(unseen, at)| {
                let [since, latest] = [[0, 0], [2, 2], [1, 1], [0, 2], [2, 2]][at % 5];
                Unseen { since, latest, ..*unseen }
            })
            .collect();
        let banks = [[Colt, Dynamite, Crowbar], [Colt, Dynamite, Pickaxe], [Dynamite, Crowbar, Pickaxe]];
        let banks =
            (0..).zip(banks).flat_map(|(at, tools)| (0..3).flat_map(move |until| row(at, 2, fit(&tools), until)));
        let banks: Vec<Place> =
            banks.chain(hand(1, 6, Trades::ALL)).chain((2..5).flat_map(|seat| hand(seat, 6, Trades::ALL))).collect();
        solve("two renewals", &puzzle(&renewed, &banks, renewed.len() - banks.len(), 2));

        let own = deck(&[Colour::Red]);
        let dense = [
            row(0, 5, fit(&[Colt, Dynamite]), 0),
            row(1, 5, fit(&[Colt, Crowbar]), 0),
            row(2, 4, fit(&[Pickaxe, Colt]), 0),
        ];
        let dense: Vec<Place> = dense.into_iter().flatten().chain(hand(0, 6, Trades::ALL)).collect();
        solve("every card of a colour in rows and a hand", &puzzle(&own, &dense, 0, 0));
    }
}
