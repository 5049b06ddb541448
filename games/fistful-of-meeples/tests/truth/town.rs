//! The meeples in the second reading: doors, showdowns, draws, bars and the end.

use serde_json::json;

use super::{COSTS, ENDS, GRAVES, KINDS, Luck, PLACES, PRICES, RING, Reading, at};

impl Reading {
    fn can_pay(&self, seat: usize, building: &str) -> bool {
        let ([gold, stone], purse) = (COSTS[at(&PLACES, building)], &self.truth.seats[seat]);
        purse.gold >= gold && purse.stone >= stone
    }

    pub(super) fn pay(&mut self, seat: usize, building: &str) {
        let ([gold, stone], truth) = (COSTS[at(&PLACES, building)], &mut self.truth);
        truth.seats[seat].gold -= gold;
        truth.seats[seat].stone -= stone;
        truth.bag.gold += gold;
        truth.bag.stone += stone;
        truth.moved = true;
    }

    /// Sends all meeples of a kind from a building to another place.
    fn send(&mut self, kind: &str, building: &str, to: &str) {
        let all = std::mem::take(&mut self.truth.places[at(&PLACES, building)][at(&KINDS, kind)]);
        self.truth.places[at(&PLACES, to)][at(&KINDS, kind)] += all;
    }

    /// FM-19 to FM-24.
    pub(super) fn resolve(&mut self, door: &str) {
        let kind = self.truth.street[at(&RING, door)].clone().unwrap();
        let sign = self.truth.signs[at(&PLACES, door)].clone();
        let (inside, active) = (self.truth.places[at(&PLACES, door)], self.truth.active);
        let inside = |kind: &str| inside[at(&KINDS, kind)];
        match (&*kind, sign) {
            ("builder", None) => {
                if self.truth.seats[active].signs > 0 && self.can_pay(active, door) {
                    self.told.push("build");
                    self.truth.step = json!({ "build": door });
                    return;
                }
            }
            ("builder", Some(sign)) => {
                if sign.face == "five" && self.can_pay(sign.owner, door) {
                    self.told.push(if sign.owner == active { "upgrade" } else { "upgrade of another" });
                    self.truth.step = json!({ "upgrade": door });
                    return;
                }
            }
            ("miner", None) => {}
            ("miner", Some(sign)) => self.draw(sign.owner, if sign.face == "ten" { 4 } else { 2 }),
            ("robber", _) => self.draw(active, 2 * inside("miner")),
            ("deputy", _) => {
                self.draw(active, 2 * inside("robber"));
                self.truth.moved |= inside("robber") > 0;
                self.send("robber", door, "jail");
            }
            _ => {
                self.draw(active, inside("builder"));
                self.send("builder", door, "saloon");
            }
        }
        self.enter(door);
    }

    /// FM-18.
    pub(super) fn enter(&mut self, door: &str) {
        let kind = self.truth.street[at(&RING, door)].take().unwrap();
        self.truth.places[at(&PLACES, door)][at(&KINDS, &kind)] += 1;
        self.next_item();
    }

    /// FM-27, FM-28.
    fn draw(&mut self, seat: usize, wanted: u32) {
        let bag = &self.truth.bag;
        let number = wanted.min(bag.gold + bag.stone + bag.dynamite);
        if wanted > number {
            self.told.push("small bag");
        }
        if wanted == 0 {
            return;
        }
        if number == 0 {
            // A draw from an empty bag may be reported or not.
            if matches!(self.luck.front(), Some(Luck::Drew { cubes, .. }) if cubes.is_empty()) {
                self.luck.pop_front();
            }
            return;
        }
        let Some(Luck::Drew { seat: who, cubes }) = self.luck.pop_front() else { panic!("no draw of {number}") };
        assert_eq!((who, cubes.len()), (seat, number as usize), "who draws how many");
        let (truth, mut dynamite) = (&mut self.truth, 0);
        truth.moved = true;
        for cube in cubes {
            match &*cube {
                "gold" => (truth.bag.gold, truth.seats[seat].gold) = (truth.bag.gold - 1, truth.seats[seat].gold + 1),
                "stone" => {
                    (truth.bag.stone, truth.seats[seat].stone) = (truth.bag.stone - 1, truth.seats[seat].stone + 1);
                }
                _ => (truth.bag.dynamite, dynamite) = (truth.bag.dynamite - 1, dynamite + 1),
            }
        }
        if dynamite > 1 {
            self.told.push("two explosions");
        }
        for _ in 0..dynamite {
            self.told.push("explosion");
            for purse in &mut self.truth.seats {
                let half = purse.stone / 2;
                purse.stone -= half;
                self.truth.bag.stone += half;
            }
            self.truth.exploded += 1;
            if self.truth.exploded == 3 {
                self.trigger("dynamite");
            }
        }
    }

    /// FM-30: the first trigger stays.
    fn trigger(&mut self, end: &str) {
        self.truth.last_round.get_or_insert_with(|| end.to_owned());
    }

    /// The meeple on a showdown field, and its shooting skill (FM-25).
    fn shooter(&self, end: usize) -> (String, usize) {
        let kind = self.truth.street[at(&RING, ENDS[end])].clone().unwrap();
        let skill = at(&KINDS, &kind);
        (kind, skill)
    }

    /// FM-25.
    pub(super) fn showdown(&mut self) {
        for _ in ENDS {
            let Some(Luck::Rolled { seat, field, die }) = self.luck.pop_front() else { panic!("expected a roll") };
            let end = at(&ENDS, &field);
            assert_eq!(self.truth.markers[end], Some(seat), "FM-25: who rolls");
            assert_eq!(self.truth.dice[end].replace(die), None, "FM-25: one die each");
        }
        let (here, there) = (self.shooter(0).1, self.shooter(1).1);
        if here == there {
            self.decide();
        } else {
            self.truth.step = json!({ "reroll": ENDS[usize::from(there > here)] });
        }
    }

    /// FM-25, FM-26.
    pub(super) fn decide(&mut self) {
        let result = |end: usize| (self.truth.dice[end].unwrap(), self.shooter(end).1);
        let (here, there) = (result(0), result(1));
        self.truth.dice = [None; 2];
        if here == there {
            self.told.push("both die");
            let own = usize::from(self.truth.markers[1] == Some(self.truth.active));
            assert_eq!(self.truth.markers[own], Some(self.truth.active), "FM-26: the active player has one of the two");
            // Each draws for the other's meeple, which is of the same kind.
            let cubes = 1 + self.shooter(own).1 as u32;
            let seats = [own, 1 - own].map(|end| self.bury(end));
            for seat in seats {
                self.draw(seat, cubes);
            }
        } else {
            let winner = usize::from(there > here);
            let ((kind, _), (loser, skill)) = (self.shooter(winner), self.shooter(1 - winner));
            assert_ne!(loser, "madame", "FM-16");
            self.bury(1 - winner);
            self.truth.street[at(&RING, ENDS[winner])] = None;
            self.truth.places[at(&PLACES, "saloon")][at(&KINDS, &kind)] += 1;
            let seat = self.truth.markers[winner].take().unwrap();
            self.draw(seat, 1 + skill as u32);
        }
        self.next_item();
    }

    /// Buries the meeple; returns the seat that controlled it.
    fn bury(&mut self, end: usize) -> usize {
        let kind = self.truth.street[at(&RING, ENDS[end])].take().unwrap();
        if self.truth.graves.len() == GRAVES {
            self.told.push("no grave");
            self.truth.gone[at(&KINDS, &kind)] += 1;
        } else {
            self.truth.graves.push(kind);
            self.truth.moved = true;
            if self.truth.graves.len() == GRAVES {
                self.trigger("graves");
            }
        }
        self.truth.markers[end].take().unwrap()
    }

    /// FM-29, FM-30, FM-33.
    pub(super) fn end_turn(&mut self) {
        let (count, active) = (self.count(), self.truth.active);
        let mut bought = 0;
        while self.truth.bars > 0 && (self.several || bought == 0) {
            let price = PRICES[PRICES.len() - self.truth.bars as usize];
            if self.truth.seats[active].gold < price {
                break;
            }
            bought += 1;
            self.told.push(if bought > 1 { "second bar" } else { "bar" });
            let truth = &mut self.truth;
            (truth.seats[active].gold, truth.bag.gold) = (truth.seats[active].gold - price, truth.bag.gold + price);
            (truth.seats[active].bars, truth.bars) = (truth.seats[active].bars + 1, truth.bars - 1);
            truth.moved = true;
            if truth.bars == 0 {
                self.trigger("bars");
            }
        }
        let next = (active + 1) % count;
        if next == self.truth.start {
            let idle = if self.truth.moved { 0 } else { self.truth.idle + 1 };
            if idle == 10 {
                self.trigger("idle");
            }
            (self.truth.moved, self.truth.idle) = (false, idle);
        }
        match &self.truth.last_round {
            Some(end) if next == self.truth.start => self.truth.step = json!({ "over": end }),
            _ => self.begin(next),
        }
    }
}
