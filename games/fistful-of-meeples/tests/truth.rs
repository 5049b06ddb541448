//! The true state of a game as plain data, and a second reading of the clauses to compare the rules with: legal
//! actions, their consequences, and the winner. Fields and places are strings, and speed does not matter. Cubes and
//! dice come from the game; the reading says how many there must be, in which order and for whom.

mod town;

use std::collections::{BTreeSet, VecDeque};

use fistful_of_meeples::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The ring, clockwise (FM-2).
pub(crate) const RING: [&str; 14] = ["t1", "t2", "t3", "t4", "t5", "t6", "e", "b6", "b5", "b4", "b3", "b2", "b1", "w"];
/// All places that meeples can be taken from (FM-9).
pub(crate) const PLACES: [&str; 14] =
    ["t1", "t2", "t3", "t4", "t5", "t6", "b6", "b5", "b4", "b3", "b2", "b1", "saloon", "jail"];
/// Lowest shooting skill first; the madame has none (FM-25).
pub(crate) const KINDS: [&str; 5] = ["builder", "miner", "robber", "deputy", "madame"];
const ENDS: [&str; 2] = ["e", "w"];
const CORNERS: [&str; 4] = ["t1", "t6", "b6", "b1"];
/// Gold and stone for a sign, by place (FM-3).
const COSTS: [[u32; 2]; 12] =
    [[0, 3], [1, 2], [2, 1], [2, 1], [1, 2], [0, 3], [0, 3], [1, 2], [2, 1], [2, 1], [1, 2], [0, 3]];
/// FM-4.
const PRICES: [u32; 6] = [6, 6, 7, 7, 8, 8];
/// FM-5.
const GRAVES: usize = 6;

fn at(names: &[&str], name: &str) -> usize {
    names.iter().position(|other| *other == name).unwrap_or_else(|| panic!("{name} in {names:?}"))
}

/// A seat's supply.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Purse {
    pub(crate) gold: u32,
    pub(crate) stone: u32,
    pub(crate) bars: u32,
    pub(crate) signs: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bag {
    pub(crate) gold: u32,
    pub(crate) stone: u32,
    pub(crate) dynamite: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sign {
    pub(crate) owner: usize,
    pub(crate) face: String,
}

/// The whole state, with the field names of its serialized form. Meeples are counted by kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Truth {
    pub(crate) start: usize,
    pub(crate) active: usize,
    pub(crate) step: Value,
    pub(crate) turn: u32,
    pub(crate) places: Vec<[u32; 5]>,
    pub(crate) street: Vec<Option<String>>,
    pub(crate) markers: [Option<usize>; 2],
    pub(crate) dice: [Option<u8>; 2],
    pub(crate) hand: [u32; 5],
    pub(crate) signs: Vec<Option<Sign>>,
    pub(crate) seats: Vec<Purse>,
    pub(crate) bag: Bag,
    pub(crate) jail_dynamite: u32,
    pub(crate) lit: u32,
    pub(crate) exploded: u32,
    pub(crate) bars: u32,
    pub(crate) graves: Vec<String>,
    pub(crate) gone: [u32; 5],
    pub(crate) last_round: Option<String>,
    pub(crate) moved: bool,
    pub(crate) idle: u32,
}

impl Truth {
    pub(crate) fn of(state: &State) -> Truth {
        serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap()
    }

    /// A state with these values; everything else comes from `other`.
    pub(crate) fn over(&self, other: &State) -> State {
        let mut value = serde_json::to_value(other).unwrap();
        let Value::Object(own) = serde_json::to_value(self).unwrap() else { panic!("a truth is an object") };
        for (name, own) in own {
            value[name] = own;
        }
        serde_json::from_value(value).unwrap()
    }

    /// Points, and the tie-break (FM-31).
    pub(crate) fn points(&self, seat: usize) -> (u32, u32) {
        let purse = &self.seats[seat];
        let mut points = purse.gold + 10 * purse.bars;
        for sign in self.signs.iter().flatten() {
            if sign.owner == seat {
                points += if sign.face == "ten" { 10 } else { 5 };
            }
        }
        (points, purse.gold + purse.stone)
    }

    fn on(&self, field: &str) -> Option<&str> {
        self.street[at(&RING, field)].as_deref()
    }

    fn free(&self) -> Vec<&'static str> {
        RING.into_iter().filter(|field| self.on(field).is_none()).collect()
    }
}

/// A result of chance.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Luck {
    Drew { seat: usize, cubes: Vec<String> },
    Rolled { seat: usize, field: String, die: u8 },
    Rerolled { seat: usize, field: String, die: u8 },
}

/// The clauses for a table of this size and options.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) truth: Truth,
    /// The option *madame may bow out* (FM-16).
    pub(crate) bows_out: bool,
    /// The option *several bars a turn* (FM-29).
    pub(crate) several: bool,
    /// Where the last meeple of the hand went: the emptied building's door or the last field; `None` before the first
    /// from the saloon or jail.
    pub(crate) come: Option<&'static str>,
    /// The number of steps from each field to the next, once the direction is fixed: 1 or 13.
    pub(crate) way: Option<usize>,
    /// Results of chance not used yet.
    pub(crate) luck: VecDeque<Luck>,
    /// Names of what happened, to be counted.
    pub(crate) told: Vec<&'static str>,
}

impl Reading {
    fn count(&self) -> usize {
        self.truth.seats.len()
    }

    /// The place named by the step, if this is the step.
    fn asks(&self, step: &str) -> Option<String> {
        self.truth.step.get(step).map(|value| value.as_str().unwrap().to_owned())
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        if let Some(building) = self.asks("upgrade") {
            return self.truth.signs[at(&PLACES, &building)].as_ref().map(|sign| sign.owner);
        }
        if let Some(field) = self.asks("reroll") {
            return self.truth.markers[at(&ENDS, &field)];
        }
        if self.asks("over").is_some() { None } else { Some(self.truth.active) }
    }

    /// The next free field in a direction (FM-10).
    fn next(&self, from: &str, way: usize) -> Option<&'static str> {
        let mut place = at(&RING, from);
        for _ in 0..RING.len() {
            place = (place + way) % RING.len();
            if self.truth.street[place].is_none() {
                return Some(RING[place]);
            }
        }
        None
    }

    /// Where the next meeple of the hand can go (FM-10 to FM-12).
    fn ahead(&self) -> Vec<&'static str> {
        match (self.come, self.way) {
            (None, _) => self.truth.free(),
            (Some(from), Some(way)) => self.next(from, way).into_iter().collect(),
            (Some(from), None) => [1, 13].into_iter().filter_map(|way| self.next(from, way)).collect(),
        }
    }

    /// FM-16.
    fn fits(&self, kind: &str, field: &str) -> bool {
        let alone = self.truth.hand.iter().sum::<u32>() == 1;
        kind != "madame" || !ENDS.contains(&field) || self.bows_out || (alone && self.come.is_some())
    }

    /// The items still to be resolved (FM-18).
    fn items(&self) -> Vec<String> {
        let doors = RING.into_iter().filter(|field| !ENDS.contains(field) && self.truth.on(field).is_some());
        let mut items: Vec<String> = doors.map(|door| format!("resolve {door}")).collect();
        if ENDS.iter().all(|end| self.truth.on(end).is_some()) {
            items.push("showdown".to_owned());
        }
        items
    }

    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let truth = &self.truth;
        let mut list = BTreeSet::new();
        if truth.step == "settle" {
            // FM-7.
            let corners = CORNERS.into_iter().filter(|corner| truth.signs[at(&PLACES, corner)].is_none());
            list.extend(corners.map(|corner| format!("settle {corner}")));
        } else if truth.step == "take" {
            // FM-9.
            let places = PLACES.into_iter().filter(|place| truth.places[at(&PLACES, place)].iter().any(|one| *one > 0));
            list.extend(places.map(|place| format!("take {place}")));
        } else if truth.step == "drop" {
            for kind in KINDS.into_iter().filter(|kind| truth.hand[at(&KINDS, kind)] > 0) {
                for field in self.ahead().into_iter().filter(|field| self.fits(kind, field)) {
                    list.insert(format!("drop {kind} {field}"));
                }
            }
        } else if truth.step == "resolve" {
            list.extend(self.items());
        } else if self.asks("mark").is_some() {
            // FM-15.
            list.extend(
                (0..self.count()).filter(|seat| *seat != truth.active).map(|seat| format!("mark {}", seat + 1)),
            );
        } else if self.asks("build").is_some() {
            list.extend(["build".to_owned(), "decline".to_owned()]);
        } else if self.asks("upgrade").is_some() {
            list.extend(["upgrade".to_owned(), "decline".to_owned()]);
        } else if self.asks("reroll").is_some() {
            list.extend(["reroll".to_owned(), "keep".to_owned()]);
        }
        list
    }

    /// Applies a decision and everything up to the next one.
    pub(crate) fn act(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["settle", corner] => self.settle(corner),
            ["take", place] => self.take(place),
            ["drop", kind, field] => {
                if self.drop(kind, RING[at(&RING, field)]) {
                    self.place();
                }
            }
            ["mark", seat] => {
                let field = self.asks("mark").unwrap();
                self.truth.markers[at(&ENDS, &field)] = Some(seat.parse::<usize>().unwrap() - 1);
                self.place();
            }
            ["resolve", door] => self.resolve(door),
            ["showdown"] => self.showdown(),
            ["build"] => {
                let building = self.asks("build").unwrap();
                let owner = self.truth.active;
                self.pay(owner, &building);
                self.truth.seats[owner].signs -= 1;
                self.truth.signs[at(&PLACES, &building)] = Some(Sign { owner, face: "five".to_owned() });
                self.truth.moved = true;
                self.enter(&building);
            }
            ["upgrade"] => {
                let building = self.asks("upgrade").unwrap();
                self.pay(self.to_act().unwrap(), &building);
                self.truth.signs[at(&PLACES, &building)].as_mut().unwrap().face = "ten".to_owned();
                self.truth.moved = true;
                self.enter(&building);
            }
            ["decline"] => {
                let building = self.asks("build").or_else(|| self.asks("upgrade")).unwrap();
                self.enter(&building);
            }
            ["reroll"] => {
                let (field, seat) = (self.asks("reroll").unwrap(), self.to_act().unwrap());
                let Some(Luck::Rerolled { seat: who, field: on, die }) = self.luck.pop_front() else {
                    panic!("expected a reroll")
                };
                assert_eq!((who, &on), (seat, &field), "FM-25: who rolls again");
                self.truth.dice[at(&ENDS, &field)] = Some(die);
                self.decide();
            }
            ["keep"] => self.decide(),
            _ => panic!("`{text}` is not an action"),
        }
    }

    /// FM-7: the others follow counter-clockwise, and the start player is last.
    fn settle(&mut self, corner: &str) {
        let (count, seat) = (self.count(), self.truth.active);
        self.truth.seats[seat].signs -= 1;
        self.truth.signs[at(&PLACES, corner)] = Some(Sign { owner: seat, face: "five".to_owned() });
        if seat == self.truth.start {
            self.begin(seat);
            return;
        }
        self.truth.active = (seat + count - 1) % count;
        if let [last] = &self.legal().into_iter().collect::<Vec<_>>()[..] {
            self.act(last);
        }
    }

    fn begin(&mut self, seat: usize) {
        self.truth.active = seat;
        self.truth.turn += 1;
        self.truth.step = json!("take");
        if self.legal().is_empty() {
            // FM-32.
            self.told.push("pass");
            self.end_turn();
        }
    }

    /// FM-9, FM-13.
    fn take(&mut self, place: &str) {
        let truth = &mut self.truth;
        truth.hand = std::mem::take(&mut truth.places[at(&PLACES, place)]);
        if place == "jail" && truth.jail_dynamite > 0 {
            truth.jail_dynamite -= 1;
            truth.bag.dynamite += 1;
        }
        self.come = RING.into_iter().find(|field| *field == place);
        self.way = None;
        self.place();
    }

    /// Puts down the rest while there is nothing to choose (see `Action`).
    fn place(&mut self) {
        loop {
            if self.truth.hand == [0; 5] {
                break;
            }
            if self.truth.free().is_empty() {
                // FM-14.
                self.told.push("overflow");
                for kind in 0..KINDS.len() {
                    self.truth.places[at(&PLACES, "saloon")][kind] += std::mem::take(&mut self.truth.hand[kind]);
                }
                break;
            }
            self.truth.step = json!("drop");
            let drops = self.legal();
            if drops.len() > 1 {
                return;
            }
            let [_, kind, field] = drops.first().unwrap().split(' ').collect::<Vec<_>>()[..] else { panic!("a drop") };
            if !self.drop(kind, RING[at(&RING, field)]) {
                return;
            }
        }
        if self.items().is_empty() {
            self.end_turn();
        } else {
            self.truth.step = json!("resolve");
        }
    }

    /// Puts a meeple down; returns whether play goes on without a question.
    fn drop(&mut self, kind: &str, field: &'static str) -> bool {
        if let (Some(from), None) = (self.come, self.way) {
            self.way = [1, 13].into_iter().find(|way| self.next(from, *way) == Some(field));
        }
        self.come = Some(field);
        self.truth.hand[at(&KINDS, kind)] -= 1;
        if kind == "madame" && ENDS.contains(&field) {
            // FM-16.
            self.told.push("bow");
            self.truth.places[at(&PLACES, "saloon")][at(&KINDS, kind)] += 1;
            return true;
        }
        self.truth.street[at(&RING, field)] = Some(kind.to_owned());
        if ENDS.contains(&field) {
            // FM-15.
            let (end, active) = (at(&ENDS, field), self.truth.active);
            if self.truth.markers[1 - end] != Some(active) {
                self.truth.markers[end] = Some(active);
            } else if self.count() == 2 {
                self.truth.markers[end] = Some(1 - active);
            } else {
                self.told.push("mark");
                self.truth.step = json!({ "mark": field });
                return false;
            }
        }
        true
    }

    /// An item was resolved; the last of several is resolved automatically (see `Action`).
    fn next_item(&mut self) {
        let items = self.items();
        match &items[..] {
            [] => self.end_turn(),
            [last] => self.act(last),
            _ => self.truth.step = json!("resolve"),
        }
    }
}
