//! The true state of a game as plain data, and a second reading of the clauses to compare the rules with: legal
//! actions, their consequences, and the winner. Cards and places are strings, and speed does not matter.

use desperados::State;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Chance, Fast, Stream};

/// The whole state, with the field names of its serialized form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Truth {
    pub(crate) turn: u32,
    pub(crate) active: usize,
    pub(crate) step: Value,
    pub(crate) nobody: u8,
    /// From the bottom; the place in play is last.
    pub(crate) piles: Vec<Vec<String>>,
    pub(crate) rows: Vec<Vec<String>>,
    pub(crate) hands: Vec<Vec<String>>,
    pub(crate) gangs: Vec<Vec<String>>,
    pub(crate) strengths: Vec<Option<u16>>,
    /// A bit for each seat that has not chosen.
    pub(crate) choosing: u8,
    pub(crate) booty: Vec<Vec<String>>,
    pub(crate) placed: Vec<u32>,
    pub(crate) warrant: Vec<String>,
    /// From the bottom up.
    pub(crate) draw: Vec<String>,
    pub(crate) discard: Vec<String>,
    pub(crate) renewals: u32,
    pub(crate) stuck: u32,
}

pub(crate) const PERSONS: [&str; 10] =
    ["ace", "calico", "duke", "lola", "mesa", "nevada", "ortega", "pearl", "rusty", "silas"];
pub(crate) const COLOURS: [&str; 4] = ["red", "yellow", "green", "blue"];
pub(crate) const KINDS: [&str; 5] = ["saloon", "bank", "railway", "gold-diggers", "stage-coach"];

/// All cards: ten persons in four colours, each twice (DE-1), by person and then by colour.
pub(crate) fn all_cards() -> Vec<String> {
    let mut all = Vec::new();
    for person in PERSONS {
        for colour in COLOURS {
            all.extend(vec![format!("{person}-{colour}"); 2]);
        }
    }
    all
}

fn person(card: &str) -> &str {
    card.split('-').next().unwrap()
}

fn colour(card: &str) -> &str {
    card.split('-').nth(1).unwrap()
}

/// By person, then by colour (DE-17).
pub(crate) fn sort(cards: &mut [String]) {
    let rank = |name: &str, names: &[&str]| names.iter().position(|other| *other == name).unwrap();
    cards.sort_by_key(|card| (rank(person(card), &PERSONS), rank(colour(card), &COLOURS)));
}

/// The kind of a place, and its value.
fn place(text: &str) -> (&str, usize) {
    let (kind, value) = text.rsplit_once('-').unwrap();
    (kind, value.parse().unwrap())
}

/// The points of a seat's booty: every place counts the highest value held of its kind (DE-22).
pub(crate) fn worth(booty: &[String]) -> i32 {
    let mut sum = 0;
    for one in booty {
        let of_the_kind = booty.iter().filter(|other| place(other).0 == place(one).0);
        sum += of_the_kind.map(|other| place(other).1).max().unwrap() as i32;
    }
    sum
}

impl Truth {
    pub(crate) fn of(state: &State) -> Truth {
        serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap()
    }

    pub(crate) fn state(&self) -> State {
        serde_json::from_slice(&serde_json::to_vec(self).unwrap()).unwrap()
    }

    /// Whether the card can be put in front of the place there (DE-7).
    pub(crate) fn fits(&self, card: &str, spot: usize) -> bool {
        self.rows[spot].iter().all(|other| colour(other) == colour(card) && person(other) != person(card))
    }

    fn fits_anywhere(&self, card: &str) -> bool {
        (0..5).any(|spot| self.fits(card, spot))
    }

    /// The cards neither in a row nor on the warrant (DE-21).
    fn outside(&self) -> Vec<String> {
        [self.hands.concat(), self.draw.clone(), self.discard.clone()].concat()
    }

    pub(crate) fn value(&self, spot: usize) -> usize {
        place(self.piles[spot].last().unwrap()).1
    }

    /// The spot of the current hold-up, if any.
    pub(crate) fn hold_up(&self) -> Option<usize> {
        self.step.get("hold_up").map(|spot| spot.as_u64().unwrap() as usize)
    }

    pub(crate) fn is_choosing(&self, seat: usize) -> bool {
        self.choosing >> seat & 1 == 1
    }
}

/// The clauses for a table of this size and options, and the lines told so far.
pub(crate) struct Reading<'a> {
    pub(crate) truth: Truth,
    pub(crate) seats: usize,
    /// The option *exact match*.
    pub(crate) exact: bool,
    /// The option *the trigger player takes the place*.
    pub(crate) takes: bool,
    pub(crate) chance: &'a Fast,
    /// Each line, with the state right after it.
    pub(crate) told: Vec<(String, Truth)>,
}

impl Reading<'_> {
    fn tell(&mut self, line: String) {
        self.told.push((line, self.truth.clone()));
    }

    /// Whether the two cards count as the same desperado in a hold-up (DE-14, DE-15).
    fn same(&self, one: &str, other: &str) -> bool {
        if self.exact { one == other } else { person(one) == person(other) }
    }

    /// DE-14.
    fn may_join(&self, card: &str, spot: usize) -> bool {
        let there = self.truth.rows[spot].iter().any(|other| self.same(card, other));
        there || self.truth.warrant.iter().any(|other| self.same(card, other))
    }

    /// DE-12, DE-14.
    fn is_gang(&self, gang: &[String], spot: usize) -> bool {
        let one_colour = gang.iter().all(|card| colour(card) == colour(&gang[0]));
        let one_person = gang.iter().all(|card| person(card) == person(&gang[0]));
        (one_colour || one_person) && gang.iter().all(|card| self.may_join(card, spot))
    }

    /// The strength of a gang (DE-15).
    pub(crate) fn strength(&self, gang: &[String], spot: usize) -> u16 {
        let mut strength = 0;
        for card in gang {
            let mut position_value = self.truth.value(spot);
            for other in &self.truth.rows[spot] {
                if self.same(card, other) {
                    strength += position_value;
                }
                position_value -= 1;
            }
            strength += self.truth.warrant.iter().filter(|other| self.same(card, other)).count();
        }
        strength as u16
    }

    /// Everything the seat may do, as sorted texts.
    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        let truth = &self.truth;
        let mut legal = Vec::new();
        let count = |cards: &[String], card: &str| cards.iter().filter(|other| *other == card).count();
        match truth.hold_up() {
            Some(_) if !truth.is_choosing(seat) => {}
            Some(spot) => {
                legal.push("ready".to_owned());
                for card in &truth.hands[seat] {
                    let mut gang = truth.gangs[seat].clone();
                    gang.push(card.clone());
                    let have = count(&truth.hands[seat], card) >= count(&gang, card);
                    if have && self.is_gang(&gang, spot) {
                        legal.push(format!("join {card}"));
                    }
                }
            }
            None if truth.step == "place" && truth.active == seat => {
                for card in &truth.hands[seat] {
                    let spots = (0..5).filter(|spot| truth.fits(card, *spot));
                    legal.extend(spots.map(|spot| format!("place {card} {}", spot + 1)));
                }
            }
            None => {}
        }
        legal.sort_unstable();
        legal.dedup();
        legal
    }

    /// Applies a seat's decision and everything that follows without one.
    pub(crate) fn act(&mut self, seat: usize, action: &str) {
        match action.split(' ').collect::<Vec<_>>()[..] {
            ["place", card, spot] => self.place(seat, card, spot.parse::<usize>().unwrap() - 1),
            ["join", card] => {
                self.truth.gangs[seat].push(card.to_owned());
                sort(&mut self.truth.gangs[seat]);
            }
            ["ready"] => {
                self.truth.choosing &= !(1 << seat);
                if self.truth.choosing == 0 {
                    let spot = self.truth.hold_up().unwrap();
                    self.reveal(spot);
                    self.resolve(spot);
                }
            }
            _ => panic!("{action}"),
        }
    }

    /// DE-7, DE-10.
    fn place(&mut self, seat: usize, card: &str, spot: usize) {
        let truth = &mut self.truth;
        let at = truth.hands[seat].iter().position(|other| other == card).unwrap();
        let card = truth.hands[seat].remove(at);
        let placed = format!("{} places {card} {}", seat + 1, spot + 1);
        truth.rows[spot].push(card);
        truth.placed[seat] = truth.turn;
        self.tell(placed);
        if self.truth.rows[spot].len() < self.truth.value(spot) {
            return self.next_turn();
        }
        self.truth.step = json!({ "hold_up": spot });
        self.truth.choosing = (1 << self.seats) - 1;
        let place = self.truth.piles[spot].last().unwrap();
        self.tell(format!("{} holds up {place} at {}", seat + 1, spot + 1));
    }

    /// The seats in the order in which gangs are revealed and discarded: clockwise from the trigger player.
    fn clockwise(&self) -> Vec<usize> {
        (0..self.seats).map(|step| (self.truth.active + step) % self.seats).collect()
    }

    /// The winner of a hold-up with these strengths, and whether others were equally strong (DE-16).
    pub(crate) fn winner(&self, strengths: &[u16]) -> (usize, bool) {
        let strongest = *strengths.iter().max().unwrap();
        let tied: Vec<usize> = (0..self.seats).filter(|seat| strengths[*seat] == strongest).collect();
        let placed = |seat: &usize| self.truth.placed[*seat];
        let latest = tied.iter().map(placed).max().unwrap();
        if latest > 0 {
            let most_recent: Vec<usize> = tied.iter().copied().filter(|seat| placed(seat) == latest).collect();
            assert_eq!(most_recent.len(), 1, "only one card is placed in a turn");
            return (most_recent[0], tied.len() > 1);
        }
        let mut met = self.truth.active;
        while !tied.contains(&met) {
            met = (met + self.seats - 1) % self.seats;
        }
        (met, tied.len() > 1)
    }

    /// Everybody has chosen: reveals the gangs (DE-11).
    fn reveal(&mut self, spot: usize) {
        for seat in self.clockwise() {
            let gang = self.truth.gangs[seat].clone();
            for card in &gang {
                let at = self.truth.hands[seat].iter().position(|other| other == card).unwrap();
                self.truth.hands[seat].remove(at);
            }
            let strength = self.strength(&gang, spot);
            self.tell(match gang.is_empty() {
                true => format!("{} stays away", seat + 1),
                false => format!("{} joins with {strength}: {}", seat + 1, gang.join(" ")),
            });
        }
    }

    /// DE-16 to DE-18.
    fn resolve(&mut self, spot: usize) {
        let at = spot + 1;
        let strengths: Vec<u16> = self.truth.gangs.iter().map(|gang| self.strength(gang, spot)).collect();
        let joined = self.truth.gangs.iter().any(|gang| !gang.is_empty());
        let mut wins = None;
        if joined {
            self.truth.nobody = 0;
            wins = Some(self.winner(&strengths));
        } else {
            self.truth.nobody += 1;
            self.tell(format!("nobody joins at {at}, {} running", self.truth.nobody));
            if self.takes {
                wins = Some((self.truth.active, false));
            }
        }
        let mut five = false;
        if let Some((seat, tie)) = wins {
            let place_card = self.truth.piles[spot].pop().unwrap();
            five = place(&place_card).1 == 5;
            self.truth.booty[seat].push(place_card.clone());
            let tie = match (tie, self.truth.placed[seat]) {
                (false, _) => "",
                (true, 0) => " by a tie of those who never placed",
                (true, _) => " by a tie",
            };
            self.tell(format!("{} wins {place_card} at {at}{tie}", seat + 1));
            if joined {
                let gang = std::mem::take(&mut self.truth.gangs[seat]);
                self.truth.warrant.extend(gang.clone());
                sort(&mut self.truth.warrant);
                self.tell(format!("{} wanted: {}", seat + 1, gang.join(" ")));
            }
        }
        self.clear(spot);
        if let (Some(_), false, Some(next)) = (wins, five, self.truth.piles[spot].last()) {
            self.tell(format!("open {at}: {next}"));
        }
        if five {
            self.end("five-won");
        } else if self.truth.nobody == 10 {
            self.end("nobody-joins");
        } else {
            self.next_turn();
        }
    }

    /// Discards the losing gangs, then the cards of the place (DE-17).
    fn clear(&mut self, spot: usize) {
        for seat in self.clockwise() {
            let gang = std::mem::take(&mut self.truth.gangs[seat]);
            self.truth.discard.extend(gang.clone());
            if !gang.is_empty() {
                self.tell(format!("{} dismissed: {}", seat + 1, gang.join(" ")));
            }
        }
        let row = std::mem::take(&mut self.truth.rows[spot]);
        self.truth.discard.extend(row.clone());
        self.tell(format!("cleared {}: {}", spot + 1, row.join(" ")));
    }

    fn end(&mut self, reason: &str) {
        self.truth.step = json!({ "over": reason.replace('-', "_") });
        self.tell(format!("end: {reason}"));
    }

    /// Plays one turn after another until somebody can place a card (DE-6, DE-7, DE-9, DE-19, DE-21).
    fn next_turn(&mut self) {
        loop {
            let outside = self.truth.outside();
            if !outside.iter().any(|card| self.truth.fits_anywhere(card)) {
                return self.end("dead-position");
            }
            self.truth.active = (self.truth.active + 1) % self.seats;
            self.truth.turn += 1;
            let seat = self.truth.active;
            self.tell(format!("turn {}: {}", self.truth.turn, seat + 1));
            self.draw_two(seat);
            self.truth.step = json!("place");
            if self.truth.hands[seat].iter().any(|card| self.truth.fits_anywhere(card)) {
                return;
            }
            self.stuck(seat);
        }
    }

    fn draw_two(&mut self, seat: usize) {
        let mut drawn = 0;
        for _ in 0..2 {
            if self.truth.draw.is_empty() && !self.truth.discard.is_empty() {
                self.tell_drawn(seat, std::mem::take(&mut drawn));
                let mut cards = std::mem::take(&mut self.truth.discard);
                sort(&mut cards);
                self.chance.stream("reshuffle", self.truth.renewals).shuffle(&mut cards);
                self.truth.renewals += 1;
                self.truth.draw = cards;
                self.tell("reshuffle".to_owned());
            }
            if let Some(card) = self.truth.draw.pop() {
                self.truth.hands[seat].push(card);
                sort(&mut self.truth.hands[seat]);
                drawn += 1;
            }
        }
        self.tell_drawn(seat, drawn);
    }

    fn tell_drawn(&mut self, seat: usize, count: u8) {
        if count > 0 {
            self.tell(format!("{} draws {count}", seat + 1));
        }
    }

    /// The left neighbour takes a card unseen (DE-9).
    fn stuck(&mut self, seat: usize) {
        let mut taken = "nothing".to_owned();
        let count = self.truth.hands[seat].len();
        if count > 0 {
            let at = self.chance.stream("stuck", self.truth.stuck).below(count as u32) as usize;
            self.truth.stuck += 1;
            taken = self.truth.hands[seat].remove(at);
            self.truth.discard.push(taken.clone());
        }
        self.tell(format!("{} is stuck: {} takes {taken}", seat + 1, (seat + 1) % self.seats + 1));
    }
}
