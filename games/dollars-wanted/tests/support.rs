//! A table laid out for one test.
//!
//! Seats and rows count from 1. A card is written `joe2-red`, or `joe2` if its colour does not matter. A row is written
//! as its face-up cards, a bar, and its face-down cards, each from the building outward.

use dollars_wanted::{Action, Card, Colour, DollarsWanted, Illegal, Kind, State, View};
use serde_json::{Value, json};
use table::{Game, Seat, Setup};
use table_kit::{Scripted, Teller, setups};

use crate::story::{Lines, name};

/// The buildings as in the clauses: kind, needs, dollars.
pub(crate) const BUILDINGS: [(&str, &str, i32); 18] = [
    ("bank", "3P 2B 1D", 700),
    ("bank", "3B 2D 1C", 700),
    ("bank", "3D 2C 1P", 700),
    ("bank", "3C 2P 1B", 700),
    ("casino", "2C 2D 1P", 600),
    ("casino", "2C 2B 1D", 600),
    ("casino", "2D 2P 1B", 600),
    ("casino", "2B 2P 1C", 600),
    ("saloon", "2P 2D", 500),
    ("saloon", "2B 2C", 500),
    ("saloon", "2P 2B", 500),
    ("saloon", "2C 2D", 500),
    ("shop", "1C 1P", 300),
    ("shop", "1B 1D", 300),
    ("shop", "2P 1B", 400),
    ("shop", "2B 1C", 400),
    ("shop", "2C 1D", 400),
    ("shop", "2D 1P", 400),
];

/// Where the cards go that a test does not name.
#[derive(Clone, Copy, PartialEq)]
enum Rest {
    Draw,
    Discard,
    Away,
}

/// A table as a test lays it out. Defaults: six buildings per pile, empty rows, six of the remaining cards in each
/// hand, the rest in the draw pile, and seat 1 about to lay its first card in turn 11.
#[derive(Clone)]
pub(crate) struct Layout {
    seats: u8,
    settings: Vec<(&'static str, &'static str)>,
    edition: String,
    seed: u64,
    fields: Value,
    piles: [Option<Vec<u8>>; 3],
    rows: [(usize, Vec<String>); 3],
    hands: Vec<Option<Vec<String>>>,
    draw: Vec<Vec<String>>,
    discard: Vec<Vec<String>>,
    rest: Rest,
}

table_kit::scripted!(DollarsWanted, Lines);

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn colour(text: &str) -> usize {
    Colour::ALL.iter().position(|colour| colour.name() == text).expect("a colour")
}

impl Layout {
    /// The base game.
    pub(crate) fn new(seats: u8) -> Layout {
        Layout {
            seats,
            settings: Vec::new(),
            edition: DollarsWanted::EDITION.to_owned(),
            seed: 1,
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
            rest: Rest::Draw,
        }
    }

    /// The colour variant.
    pub(crate) fn variant(seats: u8) -> Layout {
        Layout::new(seats).option("colour-variant", "on")
    }

    pub(crate) fn option(mut self, key: &'static str, value: &'static str) -> Layout {
        self.settings.push((key, value));
        self
    }

    /// Uses another edition than the built-in one.
    pub(crate) fn edition(mut self, text: &str) -> Layout {
        self.edition = text.to_owned();
        self
    }

    /// The seed of all later shuffles.
    pub(crate) fn seed(mut self, seed: u64) -> Layout {
        self.seed = seed;
        self
    }

    /// The buildings of a pile, the one in play first.
    pub(crate) fn pile(mut self, row: usize, ids: &str) -> Layout {
        self.piles[row - 1] = Some(ids.split_whitespace().map(|id| id.parse().expect("a number")).rev().collect());
        self
    }

    /// The cards of a row; without a bar, all of them lie face down.
    pub(crate) fn row(mut self, row: usize, cards: &str) -> Layout {
        let (up, down) = cards.split_once('|').unwrap_or(("", cards));
        let up = words(up);
        self.rows[row - 1] = (up.len(), up.iter().cloned().chain(words(down)).collect());
        self
    }

    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Layout {
        self.hands[seat - 1] = Some(words(cards));
        self
    }

    /// The draw pile of the base game, top first; cards not named anywhere lie below.
    pub(crate) fn draw(self, cards: &str) -> Layout {
        self.draw_of("red", cards)
    }

    /// A draw pile of the colour variant, top first.
    pub(crate) fn draw_of(mut self, pile: &str, cards: &str) -> Layout {
        self.draw[colour(pile)] = words(cards);
        self
    }

    /// The discard pile of the base game, top first.
    pub(crate) fn discard(self, cards: &str) -> Layout {
        self.discard_of("red", cards)
    }

    /// A discard pile of the colour variant, top first.
    pub(crate) fn discard_of(mut self, pile: &str, cards: &str) -> Layout {
        self.discard[colour(pile)] = words(cards);
        self
    }

    /// Puts cards not named anywhere into the discard pile, below those named.
    pub(crate) fn rest_is_discarded(mut self) -> Layout {
        self.rest = Rest::Discard;
        self
    }

    /// Takes cards not named anywhere out of the game.
    pub(crate) fn rest_is_away(mut self) -> Layout {
        self.rest = Rest::Away;
        self
    }

    /// Sets one field of the truth.
    fn field(mut self, key: &str, value: Value) -> Layout {
        self.fields[key] = value;
        self
    }

    /// Cards have been laid, and the active seat may rob.
    pub(crate) fn robbing(self) -> Layout {
        self.field("step", json!("rob")).field("stirred", json!(true))
    }

    pub(crate) fn turn(self, number: u16) -> Layout {
        self.field("turn", json!(number))
    }

    pub(crate) fn active(self, seat: u8) -> Layout {
        self.field("active", json!(seat - 1))
    }

    /// How often each draw pile has been renewed.
    pub(crate) fn renewals(self, times: [u16; 5]) -> Layout {
        self.field("shuffles", json!(times))
    }

    pub(crate) fn penalties(self, taken: &[u16]) -> Layout {
        self.field("penalties", json!(taken))
    }

    /// The buildings that a seat has won.
    pub(crate) fn won(mut self, seat: usize, ids: &[u8]) -> Layout {
        self.fields["won"][seat - 1] = json!(ids);
        self
    }

    /// Lays the table out and carries out everything that needs no decision.
    pub(crate) fn begin(&self) -> Table {
        let setup = setups::setup::<DollarsWanted>(self.seats, &self.settings);
        let setup = Setup { edition: self.edition.clone(), ..setup };
        let game = DollarsWanted::new(&setup).expect("a test's setup is valid");
        let state = self.state(&game);
        Table(Scripted::new(game, state, self.seed))
    }

    /// The state before anything is carried out.
    pub(crate) fn state(&self, game: &DollarsWanted) -> State {
        serde_json::from_value(self.truth(game)).expect("a test lays out a valid state")
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
            match self.rest {
                Rest::Draw => draw[pile].insert(0, card),
                Rest::Discard => discard[pile].insert(0, card),
                Rest::Away => {}
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

impl Table {
    /// The action with this text, for the seat that has to decide.
    pub(crate) fn action(&self, text: &str) -> Action {
        let seat = Seat(self.view(0).active.0);
        Lines::action(&self.game, &self.state, seat, text).unwrap()
    }

    /// The active seat's legal actions, without duplicates.
    pub(crate) fn legal(&self) -> Vec<String> {
        let list = self.list(self.active().unwrap_or(1));
        let text = |action: &Action| match action {
            Action::Lay { card, row } => format!("lay {} {row}", self.card(*card)),
            other => other.to_string(),
        };
        let mut texts: Vec<String> = list.iter().map(text).collect();
        let mut known = std::collections::BTreeSet::new();
        texts.retain(|text| known.insert(text.clone()));
        texts
    }

    /// Why the active seat may not do this.
    pub(crate) fn why_not(&self, text: &str) -> Option<Illegal> {
        self.0.why_not(self.active().expect("somebody has to decide"), text)
    }

    /// The truth as data.
    pub(crate) fn truth(&self) -> Value {
        serde_json::to_value(&self.state).unwrap()
    }

    fn cards(&self, list: &Value) -> Vec<String> {
        let cards: Vec<Card> = serde_json::from_value(list.clone()).unwrap();
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    /// A row with its hidden cards, as in `joe2 | enzo1`.
    pub(crate) fn row(&self, row: usize) -> String {
        let row = &self.truth()["rows"][row - 1];
        let mut cards = self.cards(&row["cards"]);
        cards.insert(row["up"].as_u64().unwrap() as usize, "|".to_owned());
        cards.join(" ")
    }

    pub(crate) fn hand(&self, seat: usize) -> String {
        self.cards(&self.truth()["hands"][seat - 1]).join(" ")
    }

    /// The discard pile of the base game, top first.
    pub(crate) fn discard(&self) -> String {
        self.discard_of("red")
    }

    /// A discard pile of the colour variant, top first.
    pub(crate) fn discard_of(&self, pile: &str) -> String {
        let mut cards = self.cards(&self.truth()["discard"][colour(pile)]);
        cards.reverse();
        cards.join(" ")
    }

    /// The draw pile of the base game, top first.
    pub(crate) fn draw(&self) -> Vec<String> {
        let mut cards = self.cards(&self.truth()["draw"][0]);
        cards.reverse();
        cards
    }

    /// Each seat's dollars so far.
    pub(crate) fn money(&self) -> Vec<i32> {
        money(&self.view(0))
    }

    fn card(&self, card: Card) -> String {
        name(card, self.game.options().colour_variant)
    }
}

/// Each seat's dollars so far, by the clauses' table, minus its penalties.
pub(crate) fn money(view: &View) -> Vec<i32> {
    let seat = |seat: &dollars_wanted::SeatView| {
        seat.won.iter().map(|id| BUILDINGS[usize::from(id.0) - 1].2).sum::<i32>() - 300 * i32::from(seat.penalties)
    };
    view.seats.iter().map(seat).collect()
}
