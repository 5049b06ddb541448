//! A table laid out for one test.
//!
//! Seats and spots count from 1, as people do. A card is written `ace-red`; after `red:` only the persons are named, as
//! in `red: ace duke`. Rows are written in the order laid, piles from the top.

use std::collections::BTreeMap;

use desperados::Desperados;
use serde_json::{Value, json};
use table_kit::{Scripted, Story, setups};

use crate::story::Lines;
use crate::truth::{KINDS, Truth, all_cards, sort};

/// Where the cards go that a test does not name.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    Draw,
    Discard,
    Wanted,
}

/// A table as a test lays it out. Defaults: four places per pile, no card in a row or on the warrant, five of the
/// remaining cards in each hand, the rest in the draw pile; seat 1 is about to place a card in turn 21, and everybody
/// placed one in the round before.
#[derive(Clone)]
pub(crate) struct Layout {
    seats: usize,
    settings: Vec<(&'static str, &'static str)>,
    seed: u64,
    truth: Truth,
    piles: BTreeMap<usize, Vec<String>>,
    hands: BTreeMap<usize, Vec<String>>,
    rest: Rest,
}

table_kit::scripted!(Desperados, Lines);

/// The cards named in a text.
pub(crate) fn cards(text: &str) -> Vec<String> {
    let mut colour = "";
    let mut cards = Vec::new();
    for word in text.split_whitespace() {
        match word.strip_suffix(':') {
            Some(named) => colour = named,
            None if word.contains('-') => cards.push(word.to_owned()),
            None => cards.push(format!("{word}-{colour}")),
        }
    }
    cards
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

impl Layout {
    pub(crate) fn new(seats: usize) -> Layout {
        let none = vec![Vec::new(); seats];
        let truth = Truth {
            turn: 21,
            active: 0,
            step: json!("place"),
            nobody: 0,
            piles: vec![Vec::new(); 5],
            rows: vec![Vec::new(); 5],
            hands: none.clone(),
            gangs: none.clone(),
            strengths: vec![None; seats],
            choosing: 0,
            booty: none,
            placed: (0..seats as u32).map(|seat| 21 - seats as u32 + seat).collect(),
            warrant: Vec::new(),
            draw: Vec::new(),
            discard: Vec::new(),
            renewals: 0,
            stuck: 0,
        };
        let (piles, hands) = (BTreeMap::new(), BTreeMap::new());
        Layout { seats, settings: Vec::new(), seed: 1, truth, piles, hands, rest: Rest::Draw }
    }

    pub(crate) fn option(mut self, key: &'static str, value: &'static str) -> Layout {
        self.settings.push((key, value));
        self
    }

    /// The option *exact match*.
    pub(crate) fn exact(self) -> Layout {
        self.option("exact-match", "on")
    }

    /// The option *the trigger player takes the place*.
    pub(crate) fn trigger_takes(self) -> Layout {
        self.option("trigger-takes", "on")
    }

    /// The seed of everything random from now on.
    pub(crate) fn seed(mut self, seed: u64) -> Layout {
        self.seed = seed;
        self
    }

    /// The places of a pile, the one in play first.
    pub(crate) fn pile(mut self, spot: usize, places: &str) -> Layout {
        self.piles.insert(spot, words(places).into_iter().rev().collect());
        self
    }

    /// The cards in front of a place, in the order laid.
    pub(crate) fn row(mut self, spot: usize, text: &str) -> Layout {
        self.truth.rows[spot - 1] = cards(text);
        self
    }

    pub(crate) fn hand(mut self, seat: usize, text: &str) -> Layout {
        self.hands.insert(seat, cards(text));
        self
    }

    /// The hands of all seats.
    pub(crate) fn hands(self, texts: &[&str]) -> Layout {
        assert_eq!(texts.len(), self.seats);
        (1..).zip(texts).fold(self, |layout, (seat, text)| layout.hand(seat, text))
    }

    pub(crate) fn warrant(mut self, text: &str) -> Layout {
        self.truth.warrant = cards(text);
        sort(&mut self.truth.warrant);
        self
    }

    /// The draw pile, top first; cards not named anywhere lie below.
    pub(crate) fn draw(mut self, text: &str) -> Layout {
        self.truth.draw = cards(text).into_iter().rev().collect();
        self
    }

    /// The discard pile, top first.
    pub(crate) fn discard(mut self, text: &str) -> Layout {
        self.truth.discard = cards(text).into_iter().rev().collect();
        self
    }

    /// Cards not named anywhere are in the discard pile, below those named.
    pub(crate) fn rest_is_discarded(mut self) -> Layout {
        self.rest = Rest::Discard;
        self
    }

    /// Cards not named anywhere are on the warrant.
    pub(crate) fn rest_is_wanted(mut self) -> Layout {
        self.rest = Rest::Wanted;
        self
    }

    /// The places that a seat has won.
    pub(crate) fn booty(mut self, seat: usize, places: &str) -> Layout {
        self.truth.booty[seat - 1] = words(places);
        self
    }

    /// The turn in which each seat last placed a card; 0 for none.
    pub(crate) fn placed(mut self, turns: &[u32]) -> Layout {
        self.truth.placed = turns.to_vec();
        self
    }

    pub(crate) fn turn(mut self, number: u32) -> Layout {
        self.truth.turn = number;
        self
    }

    pub(crate) fn active(mut self, seat: usize) -> Layout {
        self.truth.active = seat - 1;
        self
    }

    /// How many hold-ups in a row nobody has joined.
    pub(crate) fn nobody(mut self, hold_ups: u8) -> Layout {
        self.truth.nobody = hold_ups;
        self
    }

    /// How often the draw pile has been renewed, and how many cards have been taken from stuck hands.
    pub(crate) fn chances(mut self, renewals: u32, stuck: u32) -> Layout {
        (self.truth.renewals, self.truth.stuck) = (renewals, stuck);
        self
    }

    /// A hold-up is under way, and nobody has chosen; the active seat placed the last card of the row.
    pub(crate) fn hold_up(mut self, spot: usize) -> Layout {
        self.truth.step = json!({ "hold_up": spot - 1 });
        self.truth.choosing = (1 << self.seats) - 1;
        self.truth.placed[self.truth.active] = self.truth.turn;
        self
    }

    /// Lays out the table.
    pub(crate) fn begin(&self) -> Table {
        let state = self.truth().state();
        let table = Table(Scripted::new(setups::game(self.seats as u8, &self.settings), state.clone(), self.seed));
        assert!(table.is_over() || !table.to_act().is_empty());
        assert_eq!(table.state, state, "a laid-out table waits for a decision");
        table
    }

    fn truth(&self) -> Truth {
        let mut truth = self.truth.clone();
        let mut left = all_cards();
        let named = [truth.rows.concat(), truth.warrant.clone(), truth.draw.clone(), truth.discard.clone()].concat();
        for card in self.hands.values().flatten().chain(&named) {
            let at = left.iter().position(|other| other == card).unwrap_or_else(|| panic!("there is no `{card}` left"));
            left.remove(at);
        }
        for seat in 0..self.seats {
            let drawn = || left.drain(..5.min(left.len())).collect();
            truth.hands[seat] = self.hands.get(&(seat + 1)).cloned().unwrap_or_else(drawn);
            sort(&mut truth.hands[seat]);
        }
        match self.rest {
            Rest::Draw => drop(truth.draw.splice(0..0, left)),
            Rest::Discard => drop(truth.discard.splice(0..0, left)),
            Rest::Wanted => truth.warrant.extend(left),
        }
        sort(&mut truth.warrant);
        // The other piles get the remaining places, no kind twice in a pile.
        let named: Vec<&String> = self.piles.values().chain(&truth.booty).flatten().collect();
        for spot in 1..=5 {
            let kind = |level: usize| KINDS[(spot + 2 * level) % 5];
            let usual = || (0..4).map(|level| format!("{}-{}", kind(level), 5 - level));
            let usual = || usual().filter(|place| !named.contains(&place)).collect();
            truth.piles[spot - 1] = self.piles.get(&spot).cloned().unwrap_or_else(usual);
            assert!(!truth.piles[spot - 1].is_empty(), "pile {spot} needs a place");
        }
        truth
    }
}

impl Table {
    /// The active seat puts a card in front of a place: `place("ace-red 3")`.
    pub(crate) fn place(&mut self, text: &str) -> Story {
        let seat = self.to_act()[0];
        self.step(seat, &format!("place {text}"))
    }

    /// A seat chooses its gang and is ready.
    pub(crate) fn choose(&mut self, seat: usize, gang: &str) -> Story {
        for card in cards(gang) {
            self.step(seat, &format!("join {card}"));
        }
        self.step(seat, "ready")
    }

    /// All seats choose their gangs, in seating order.
    pub(crate) fn choose_all(&mut self, gangs: &[&str]) -> Story {
        assert_eq!(self.to_act().len(), gangs.len());
        Story((1..).zip(gangs).flat_map(|(seat, gang)| self.choose(seat, gang).0).collect())
    }

    /// A seat's legal actions.
    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        self.legal_of(seat)
    }

    pub(crate) fn truth(&self) -> Truth {
        Truth::of(&self.state)
    }

    pub(crate) fn hand(&self, seat: usize) -> String {
        self.truth().hands[seat - 1].join(" ")
    }

    pub(crate) fn row(&self, spot: usize) -> String {
        self.truth().rows[spot - 1].join(" ")
    }

    pub(crate) fn warrant(&self) -> String {
        self.truth().warrant.join(" ")
    }

    pub(crate) fn booty(&self, seat: usize) -> String {
        self.truth().booty[seat - 1].join(" ")
    }

    /// The discard pile, top first.
    pub(crate) fn discard(&self) -> String {
        self.truth().discard.into_iter().rev().collect::<Vec<_>>().join(" ")
    }

    /// The draw pile, top first.
    pub(crate) fn draw(&self) -> Vec<String> {
        self.truth().draw.into_iter().rev().collect()
    }

    /// The strength of the gang that a seat is choosing.
    pub(crate) fn strength(&self, seat: usize) -> u16 {
        self.view(seat).choice.expect("a hold-up is under way").gang.strength
    }

    /// The state's serialized form.
    pub(crate) fn json(&self) -> Value {
        serde_json::to_value(&self.state).unwrap()
    }
}
