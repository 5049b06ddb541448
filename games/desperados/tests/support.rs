//! A table laid out for one test, and what can be seen of it.
//!
//! Seats and spots count from 1, as people do. A card is written `ace-red`; after `red:` only the persons are named, as
//! in `red: ace duke`. Rows are written in the order laid, piles from the top; `-` is nothing.

use std::collections::BTreeMap;

use desperados::{Desperados, State};
use serde_json::json;
use table::Game;
use table_kit::{Scripted, Tale};

use crate::story::{Lines, list};
use crate::truth::{KINDS, Truth, all_cards, sort, worth};

pub(crate) type Table = Scripted<Desperados, Lines>;

/// The table that these lines lay out, separated by semicolons.
pub(crate) fn table(lines: &str) -> Table {
    table_kit::lay_out(&lines.split("; ").collect::<Vec<_>>())
}

/// The cards named in a text.
pub(crate) fn cards(text: &str) -> Vec<String> {
    let (mut colour, mut cards) = (String::new(), Vec::new());
    for word in words(text) {
        match word.strip_suffix(':') {
            Some(named) => colour = named.to_owned(),
            None if word.contains('-') => cards.push(word),
            None => cards.push(format!("{word}-{colour}")),
        }
    }
    cards
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().filter(|word| *word != "-").map(str::to_owned).collect()
}

fn backward(mut cards: Vec<String>) -> Vec<String> {
    cards.reverse();
    cards
}

/// A table as a test lays it out. Defaults: four places per pile, no card in a row or on the warrant, five of the
/// remaining cards in each hand, the rest in the draw pile; seat 1 is about to place a card in turn 21, and everybody
/// placed one in the round before.
struct Layout {
    seats: usize,
    truth: Truth,
    piles: BTreeMap<usize, Vec<String>>,
    hands: BTreeMap<usize, Vec<String>>,
    /// Where the cards go that are not named: `draw`, `discarded` or `wanted`.
    rest: String,
}

impl Layout {
    fn new(seats: usize) -> Layout {
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
        Layout { seats, truth, piles: BTreeMap::new(), hands: BTreeMap::new(), rest: "draw".to_owned() }
    }

    /// Lays out one line. `../games/README.md` explains them.
    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap();
        let number = || rest.split(' ').next().unwrap().parse::<usize>().unwrap();
        let things = || rest.split_once(' ').unwrap().1;
        let truth = &mut self.truth;
        match word {
            "turn" => truth.turn = number() as u32,
            "active" => truth.active = number() - 1,
            "placed" => {
                let turns = rest.split(' ').map(|turn| turn.parse().unwrap()).chain(std::iter::repeat(0));
                truth.placed = turns.take(self.seats).collect();
            }
            "nobody" => truth.nobody = number() as u8,
            "renewals" => truth.renewals = number() as u32,
            "taken" => truth.stuck = number() as u32,
            "hold-up" => {
                truth.step = json!({ "hold_up": number() - 1 });
                truth.choosing = (1 << self.seats) - 1;
            }
            "pile" => drop(self.piles.insert(number(), backward(words(things())))),
            "row" => truth.rows[number() - 1] = cards(things()),
            "booty" => truth.booty[number() - 1] = words(things()),
            "warrant" => truth.warrant = cards(rest),
            "draw" => truth.draw = backward(cards(rest)),
            "discard" => truth.discard = backward(cards(rest)),
            "hand" => drop(self.hands.insert(number(), cards(things()))),
            "hands" => {
                let hands = rest.split(" / ").chain(std::iter::repeat("-")).take(self.seats);
                self.hands = (1..).zip(hands.map(cards)).collect();
            }
            "rest" => self.rest = rest.to_owned(),
            _ => panic!("`{line}` cannot be laid out"),
        }
    }

    fn truth(self) -> Truth {
        let mut truth = self.truth;
        if truth.turn == 1 {
            truth.placed = vec![0; self.seats];
        }
        if truth.hold_up().is_some() {
            truth.placed[truth.active] = truth.turn;
        }
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
        match self.rest.as_str() {
            "draw" => drop(truth.draw.splice(0..0, left)),
            "discarded" => drop(truth.discard.splice(0..0, left)),
            "wanted" => truth.warrant.extend(left),
            other => panic!("nothing can be `{other}`"),
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

impl Tale<Desperados> for Lines {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

    fn lay_out(game: &Desperados, lines: &[&str]) -> State {
        let mut layout = Layout::new(usize::from(game.seats()));
        lines.iter().for_each(|line| layout.line(line));
        let state = layout.truth().state();
        assert_eq!(Scripted::<_, Lines>::new(game.clone(), state.clone(), 1).state, state, "it waits for a decision");
        state
    }

    /// The points of each seat's booty, by the second reading of DE-22.
    fn amounts(_: &Desperados, state: &State) -> Vec<i32> {
        Truth::of(state).booty.iter().map(|booty| worth(booty)).collect()
    }

    /// `1: join red: ace duke, ready`; `gangs: red: ace duke / -` for all seats in seating order, `gangs: all` with
    /// their whole hands.
    fn decisions(table: &Table, word: &str, rest: &str) -> Option<Vec<(usize, String)>> {
        let truth = Truth::of(&table.state);
        let gangs = match rest {
            "all" => truth.hands.iter().map(|hand| format!("join {}, ready", hand.join(" "))).collect(),
            _ if word == "gangs" => rest.split(" / ").map(|gang| format!("join {gang}, ready")).collect(),
            _ => vec![rest.to_owned()],
        };
        if word == "gangs" {
            assert_eq!(gangs.len(), truth.hands.len(), "each seat has a gang or none");
        }
        let of = |seat: usize, text: &str| match text.strip_prefix("join ") {
            Some(gang) => cards(gang).into_iter().map(|card| (seat, format!("join {card}"))).collect(),
            None => vec![(seat, text.to_owned())],
        };
        let seats = word.parse().unwrap_or(1)..;
        Some(seats.zip(&gangs).flat_map(|(seat, gang)| gang.split(", ").flat_map(move |text| of(seat, text))).collect())
    }

    fn shown(table: &Table, what: &str) -> Option<String> {
        let (word, number) = what.split_once(' ').unwrap_or((what, "1"));
        let at: usize = number.parse::<usize>().ok()? - 1;
        let seat = table::Seat(at as u8);
        let truth = Truth::of(&table.state);
        Some(match word {
            "hand" => truth.hands[at].join(" "),
            "held" => table.open(|view| view.seats[seat].hand),
            "row" => table.open(|view| list(&view.spots[at].cards)),
            "pile" => table.open(|view| list(&view.spots[at].places)),
            "booty" => table.open(|view| list(&view.seats[seat].booty)),
            "warrant" => table.open(|view| list(&view.warrant.cards().collect::<Vec<_>>())),
            "placed" => {
                table.open(|view| list(&view.seats.iter().map(|seat| seat.placed.unwrap_or(0)).collect::<Vec<_>>()))
            }
            "recent" => table.open(|view| list(&view.recent())),
            "discard" => backward(truth.discard).join(" "),
            "top" => table.open(|view| list(&view.top.into_iter().collect::<Vec<_>>())),
            "next" => truth.draw.last().cloned().unwrap_or_default(),
            "left" => table.open(|view| view.draw),
            "turn" => table.open(|view| view.turn),
            "nobody" => table.open(|view| view.nobody),
            "strength" => table.view(at + 1).choice?.gang.strength.to_string(),
            // The strength of each one-card gang that the seat may form.
            "worths" => {
                let joins = table.legal_of(at + 1).into_iter().filter(|text| text != "ready");
                let joined = joins.map(|text| {
                    let mut table = table.clone();
                    table.step(at + 1, &text);
                    table.shown(&format!("strength {number}"))
                });
                joined.collect::<Vec<_>>().join(" ")
            }
            "taken" => truth.stuck.to_string(),
            "renewals" => truth.renewals.to_string(),
            _ => return None,
        })
    }
}
