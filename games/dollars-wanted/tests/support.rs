//! A table laid out for one test, and what can be seen of it. `games/README.md` explains the lines.
//!
//! Seats and rows count from 1. A card is written `joe2-red`, or `joe2` if its colour does not matter. A row is written
//! from the building outward, face-up cards in brackets: `[joe1 vulture] enzo2`. `-` is nothing.

use std::collections::BTreeSet;

use dollars_wanted::{Action, Card, Colour, DollarsWanted, Kind, State, View};
use serde_json::{Value, json};
use table::{Game, Seat, Setup, Viewer};
use table_kit::{Scripted, Story, Tale, setups};

use crate::story::{Lines, name};
use crate::truth::{BUILDINGS, Truth, rob};

pub(crate) type Table = Scripted<DollarsWanted, Lines>;

/// The table that these lines lay out, separated by semicolons.
pub(crate) fn table(lines: &str) -> Table {
    table_kit::lay_out(&lines.split("; ").collect::<Vec<_>>())
}

/// The same with another edition than the built-in one.
pub(crate) fn by_edition(edition: &str, options: &[(&str, &str)], lines: &str) -> Table {
    let setup = Setup { edition: edition.to_owned(), ..setups::setup::<DollarsWanted>(2, options) };
    let game = DollarsWanted::new(&setup).expect("a test's setup is valid");
    let state = Lines::lay_out(&game, &lines.split("; ").collect::<Vec<_>>());
    Scripted::new(game, state, 1)
}

/// A table as a test lays it out. Defaults: six buildings per pile, empty rows, six of the remaining cards in each
/// hand, the rest in the draw pile, and seat 1 about to lay its first card in turn 11.
struct Layout {
    seats: u8,
    fields: Value,
    piles: [Option<Vec<u8>>; 3],
    rows: [(usize, Vec<String>); 3],
    hands: Vec<Option<Vec<String>>>,
    draw: Vec<Vec<String>>,
    discard: Vec<Vec<String>>,
    /// Where the cards go that are not named: `draw`, `discarded` or `away`.
    rest: String,
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().filter(|word| *word != "-").map(str::to_owned).collect()
}

fn numbers(text: &str) -> Vec<u16> {
    words(text).iter().map(|number| number.parse().expect("a number")).collect()
}

fn colour(text: &str) -> usize {
    Colour::ALL.iter().position(|colour| colour.name() == text).expect("a colour")
}

impl Layout {
    fn new(seats: u8) -> Layout {
        Layout {
            seats,
            fields: json!({
                "turn": 11, "active": 0, "step": "first", "redraws": 0, "lone": false, "stirred": false, "quiet": 0,
                "won": vec![Vec::<u8>::new(); usize::from(seats)], "penalties": vec![0; usize::from(seats)],
                "shuffles": [0, 0, 0, 0, 0],
            }),
            piles: [None, None, None],
            rows: Default::default(),
            hands: vec![None; usize::from(seats)],
            draw: vec![Vec::new(); 5],
            discard: vec![Vec::new(); 5],
            rest: "draw".to_owned(),
        }
    }

    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (number, things) = rest.split_once(' ').unwrap_or((rest, ""));
        let at = || number.parse::<usize>().expect("a number") - 1;
        let (word, pile) = match word.split_once('-') {
            Some((word, pile)) => (word, colour(pile)),
            None => (word, 0),
        };
        match word {
            "robbing" => (self.fields["step"], self.fields["stirred"]) = (json!("rob"), json!(true)),
            "turn" => self.fields["turn"] = json!(at() + 1),
            "active" => self.fields["active"] = json!(at()),
            "renewals" => self.fields["shuffles"][0] = json!(at() + 1),
            "penalties" => self.fields["penalties"] = json!(numbers(rest)),
            "won" => self.fields["won"][at()] = json!(numbers(things)),
            "pile" => self.piles[at()] = Some(numbers(things).into_iter().rev().map(|id| id as u8).collect()),
            "row" => {
                let (up, down) = things.trim_start_matches('[').split_once(']').unwrap_or(("", things));
                self.rows[at()] = (words(up).len(), [words(up), words(down)].concat());
            }
            "hand" => self.hands[at()] = Some(words(things)),
            "hands" => {
                let hands = rest.split(" / ").chain(std::iter::repeat("-")).take(self.hands.len());
                self.hands = hands.map(|hand| Some(words(hand))).collect();
            }
            "draw" => self.draw[pile] = words(rest),
            "discard" => self.discard[pile] = words(rest),
            "rest" => self.rest = rest.to_owned(),
            _ => panic!("`{line}` cannot be laid out"),
        }
    }

    fn truth(&self, game: &DollarsWanted) -> Value {
        let variant = game.options().colour_variant;
        let used = if variant { usize::from(self.seats) } else { 5 };
        let mut left: Vec<Card> = Kind::ALL
            .into_iter()
            .flat_map(|kind| Colour::ALL.into_iter().take(used).map(move |colour| (kind, colour)))
            .flat_map(|(kind, colour)| (0..game.edition().count(kind)).map(move |_| Card::new(kind, colour)))
            .collect();
        // Cards named with their colour are taken first; the others get what is left.
        let hands: Vec<Vec<String>> = self.hands.iter().map(|hand| hand.clone().unwrap_or_default()).collect();
        let rows: Vec<Vec<String>> = self.rows.iter().map(|(_, cards)| cards.clone()).collect();
        let lists = [hands, rows, self.draw.clone(), self.discard.clone()].concat();
        let mut found: Vec<Vec<Option<Card>>> = lists.iter().map(|list| vec![None; list.len()]).collect();
        for exact in [true, false] {
            for (at, list) in lists.iter().enumerate() {
                let hand = at < self.hands.len();
                for (text, slot) in list.iter().zip(&mut found[at]).filter(|(text, _)| text.contains('-') == exact) {
                    assert!(exact || !variant || hand, "in the variant `{text}` needs a colour");
                    let own = |card: &Card| exact || !variant || card.colour() as usize == at;
                    let fits = |card: &Card| card.to_string() == *text || card.kind().name() == text && own(card);
                    let place = left.iter().position(fits).unwrap_or_else(|| panic!("there is no `{text}` left"));
                    *slot = Some(left.remove(place));
                }
            }
        }
        let mut lists: Vec<Vec<Card>> = found.into_iter().map(|list| list.into_iter().flatten().collect()).collect();

        let seats = usize::from(self.seats);
        for seat in (0..seats).filter(|seat| self.hands[*seat].is_none()) {
            for _ in 0..6 {
                let own = |card: &Card| !variant || card.colour() as usize == seat;
                let Some(at) = left.iter().rposition(own) else { break };
                lists[seat].push(left.remove(at));
            }
        }
        let piles = if variant { 5 } else { 1 };
        let mut draw: Vec<Vec<Card>> = lists[seats + 3..][..piles].to_vec();
        let mut discard: Vec<Vec<Card>> = lists[seats + 8..][..piles].to_vec();
        draw.iter_mut().chain(&mut discard).for_each(|pile| pile.reverse());
        for card in left.into_iter().rev() {
            let pile = if variant { card.colour() as usize } else { 0 };
            match self.rest.as_str() {
                "draw" => draw[pile].insert(0, card),
                "discarded" => discard[pile].insert(0, card),
                "away" => {}
                other => panic!("nothing can be `{other}`"),
            }
        }
        let named: Vec<u8> = self.piles.iter().flatten().flatten().copied().collect();
        let won: Vec<Vec<u8>> = serde_json::from_value(self.fields["won"].clone()).expect("lists of numbers");
        let mut others = (1..=18).rev().filter(|id| !named.contains(id) && !won.concat().contains(id));
        let buildings: Vec<Vec<u8>> =
            self.piles.iter().map(|pile| pile.clone().unwrap_or_else(|| others.by_ref().take(6).collect())).collect();
        let mut truth = self.fields.clone();
        truth["buildings"] = json!(buildings);
        truth["rows"] = (0..3).map(|row| json!({ "cards": lists[seats + row], "up": self.rows[row].0 })).collect();
        lists[..seats].iter_mut().for_each(|hand| hand.sort_unstable());
        truth["hands"] = json!(lists[..seats]);
        truth["draw"] = json!(draw);
        truth["discard"] = json!(discard);
        truth
    }
}

/// The names of these cards, in the order in which the state holds them.
fn cards(game: &DollarsWanted, list: &Value) -> Vec<String> {
    let cards: Vec<Card> = serde_json::from_value(list.clone()).unwrap();
    cards.into_iter().map(|card| name(card, game.options().colour_variant)).collect()
}

impl Tale<DollarsWanted> for Lines {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

    fn lay_out(game: &DollarsWanted, lines: &[&str]) -> State {
        let mut layout = Layout::new(game.seats());
        lines.iter().for_each(|line| layout.line(line));
        serde_json::from_value(layout.truth(game)).expect("a test lays out a valid state")
    }

    fn amounts(game: &DollarsWanted, state: &State) -> Vec<i32> {
        money(&game.view(state, Viewer::Spectator))
    }

    fn shown(table: &Table, what: &str) -> Option<String> {
        let (word, number) = what.split_once(' ').unwrap_or((what, "1"));
        let at = number.parse::<usize>().ok()?.checked_sub(1)?;
        let truth = serde_json::to_value(&table.state).unwrap();
        let cards = |list: &Value| cards(&table.game, list);
        let backward = |list: &Value| cards(list).into_iter().rev().collect::<Vec<_>>();
        let (word, pile) = match word.split_once('-') {
            Some((word, pile)) => (word, colour(pile)),
            None => (word, 0),
        };
        let (seat, variant) = (Seat(at as u8), table.game.options().colour_variant);
        let joined = |numbers: Vec<u16>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Some(match word {
            // Without duplicates, and the cards without their colours if these do not matter.
            "legal" => {
                let text = |action: &Action| match action {
                    Action::Lay { card, row } => format!("lay {} {row}", name(*card, variant)),
                    other => other.to_string(),
                };
                let mut texts: Vec<String> = table.list(at + 1).iter().map(text).collect();
                let mut known = BTreeSet::new();
                texts.retain(|text| known.insert(text.clone()));
                texts.join(", ")
            }
            "hand" => cards(&truth["hands"][at]).join(" "),
            "held" => table.open(|view| view.seats[seat].hand),
            "row" => {
                let (row, up) =
                    (cards(&truth["rows"][at]["cards"]), truth["rows"][at]["up"].as_u64().unwrap() as usize);
                let seen = table.open(|view| format!("{} {}", view.rows[at].up.len(), view.rows[at].down));
                assert_eq!(seen, format!("{up} {}", row.len() - up));
                let bracket = if up > 0 { format!("[{}] ", row[..up].join(" ")) } else { String::new() };
                format!("{bracket}{}", row[up..].join(" ")).trim_end().to_owned()
            }
            "buildings" => table.open(|view| view.rows[at].buildings),
            "won" => table.open(|view| joined(view.seats[seat].won.iter().map(|id| id.0.into()).collect())),
            "penalties" => table.open(|view| view.seats[seat].penalties),
            "money" => table.open(|view| money(view).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
            "discard" => backward(&truth["discard"][pile]).join(" "),
            "discards" => table.open(|view| view.piles[pile].discard),
            "top" => table.open(|view| view.piles[pile].top.map_or(String::new(), |card| name(card, variant))),
            "draw" => backward(&truth["draw"][pile]).join(" "),
            "left" => table.open(|view| view.piles[pile].draw),
            "redraws" => table.open(|view| view.redraws),
            "turn" => table.open(|view| view.turn),
            _ => return None,
        })
    }

    /// A robbery by choice has the result of the second reading of the clauses.
    fn check(game: &DollarsWanted, before: &State, action: Action, lines: &[String]) -> Result<(), String> {
        let Action::Rob { row } = action else { return Ok(()) };
        let (truth, at, story) = (Truth::of(before), row.index(), Story(lines.to_vec()));
        let expected = rob(*truth.buildings[at].last().unwrap(), &truth.rows[at], game.options());
        let turned = expected.turned.iter().map(|card| name(*card, game.options().colour_variant));
        let turned = turned.collect::<Vec<_>>().join(" ");
        let told = story.after(&format!("up {row}"));
        if !told.starts_with(&turned) {
            return Err(format!("{turned} should be turned up, not {told}"));
        }
        let end = format!("{} {}", truth.active + 1, if expected.won { "wins" } else { "fails" });
        let first = lines.iter().find(|line| line.contains(" wins ") || line.contains(" fails "));
        if first.is_some_and(|line| line.starts_with(&end)) { Ok(()) } else { Err(format!("not `{end}`: {first:?}")) }
    }

    /// After a robbery, a whole game states the dollars.
    fn is_due_after(line: &str) -> bool {
        line.contains(" robs ")
    }
}

/// Each seat's dollars so far, by the clauses' table, minus its penalties.
pub(crate) fn money(view: &View) -> Vec<i32> {
    let seat = |seat: &dollars_wanted::SeatView| {
        seat.won.iter().map(|id| BUILDINGS[usize::from(id.0) - 1].2).sum::<i32>() - 300 * i32::from(seat.penalties)
    };
    view.seats.iter().map(seat).collect()
}
