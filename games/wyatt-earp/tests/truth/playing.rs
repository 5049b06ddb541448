//! A turn (WE-6 to WE-28).

use std::collections::BTreeSet;

use crate::truth::{Card, Due, Fate, OUTLAWS, Public, Table};

fn outlaw(name: &str) -> usize {
    OUTLAWS.iter().position(|known| *known == name).unwrap_or_else(|| panic!("no outlaw is called `{name}`"))
}

fn number(text: &str) -> usize {
    text.parse().unwrap()
}

impl Table {
    fn holds(&self, seat: usize, card: Card) -> usize {
        self.hands[seat].iter().filter(|held| **held == card).count()
    }

    /// The legal decisions of the seat to act, as texts in no particular order.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        match &self.due {
            Due::Over(_) => {}
            Due::Draw => {
                list.insert("take".to_owned());
                list.insert(if self.closes() { "close" } else { "draw" }.to_owned());
            }
            Due::Play => {
                list.extend(self.hands[self.active].iter().map(|card| format!("discard {}", card.name())));
                list.extend(self.lays());
                if !self.sheriff {
                    list.extend(self.hands[self.active].iter().flat_map(|card| self.plays(*card)));
                }
            }
            Due::Ask { left, .. } => list.extend(left.iter().map(|seat| format!("ask {}", seat + 1))),
            Due::Pick => {
                let cards = self.draw.iter().filter(|card| **card != Card::Wyatt);
                list.extend(cards.map(|card| format!("pick {}", card.name())));
            }
            Due::Picked(card) => {
                list.extend(self.plays(*card));
                list.insert("keep".to_owned());
            }
            Due::Window { seat, .. } => {
                list.insert("pass".to_owned());
                if self.holds(*seat, Card::Wyatt) > 0 && self.fires(*seat, Card::Wyatt) {
                    list.insert("unhide".to_owned());
                }
            }
            Due::Target { seat, card, .. } => list.extend(self.targets(*seat, *card)),
        }
        list
    }

    /// WE-28: two cards are wanted, fewer are there, and no renewal is left.
    fn closes(&self) -> bool {
        self.draw.len() < 2 && self.renewed
    }

    /// WE-9, WE-10, WE-13.
    fn lays(&self) -> Vec<String> {
        let mut list = Vec::new();
        for (outlaw, name) in OUTLAWS.iter().enumerate() {
            let held = self.holds(self.active, Card::Outlaw(outlaw));
            let least = if self.open[outlaw] { 1 } else { 3 };
            let most = held.min(self.hands[self.active].len() - 1);
            list.extend((least..=most).map(|count| format!("lay {name} {count}")));
        }
        list
    }

    /// The groups that a card may be used on after a hit, as decisions (WE-16, WE-18 to WE-24).
    fn targets(&self, seat: usize, card: Card) -> Vec<String> {
        let mut list = Vec::new();
        for (owner, groups) in self.groups.iter().enumerate() {
            for (outlaw, group) in groups.iter().enumerate() {
                let gun = |seat: usize| self.groups[seat][outlaw].cards.contains(&Card::Gun);
                let barred = if self.gun_by_group { gun(seat) } else { (0..self.seats()).any(gun) };
                let fits = match card {
                    Card::Stagecoach | Card::Bank => owner == seat && group.stands(),
                    Card::Gun => owner == seat && group.stands() && !barred,
                    Card::Wanted => owner != seat && group.outlaws() > 0,
                    Card::Hideout => owner != seat && group.stands() && !group.hidden,
                    Card::Wyatt => owner == seat && group.hidden,
                    Card::Outlaw(_) | Card::Photo(_) => false,
                };
                if fits {
                    list.push(format!("target {} {}", owner + 1, OUTLAWS[outlaw]));
                }
            }
        }
        list
    }

    /// Whether there is a card to shoot with and a target (WE-15, WE-16).
    fn fires(&self, seat: usize, card: Card) -> bool {
        Public::of(self).shot() && !self.targets(seat, card).is_empty()
    }

    /// The ways to play a sheriff card in one's turn (WE-13, WE-15 to WE-24).
    fn plays(&self, card: Card) -> Vec<String> {
        let pile = !self.draw.is_empty() || !self.renewed && !self.discard.is_empty();
        if self.hands[self.active].len() < 2 {
            let draws = card == Card::Wyatt && pile;
            return draws.then(|| "wyatt draw".to_owned()).into_iter().collect();
        }
        let mut list = Vec::new();
        let shot = match card {
            Card::Outlaw(_) => None,
            Card::Photo(of) => {
                if self.groups.iter().any(|groups| groups[of].outlaws() > 0) {
                    list.push(format!("photo {}", OUTLAWS[of]));
                }
                None
            }
            Card::Stagecoach => Some("stagecoach"),
            Card::Bank => Some("bank"),
            Card::Gun => Some("gun"),
            Card::Hideout => Some("hideout"),
            Card::Wanted => {
                if self.others().any(|seat| !self.hands[seat].is_empty()) {
                    list.extend(OUTLAWS.map(|name| format!("want {name}")));
                }
                Some("steal")
            }
            Card::Wyatt => {
                if pile {
                    list.extend(["wyatt draw".to_owned(), "wyatt search".to_owned()]);
                }
                Some("unhide")
            }
        };
        list.extend(shot.filter(|_| self.fires(self.active, card)).map(str::to_owned));
        list
    }

    fn others(&self) -> impl Iterator<Item = usize> {
        let active = self.active;
        (0..self.seats()).filter(move |seat| *seat != active)
    }

    /// WE-8, WE-15: shuffles the discard pile beneath the cards left, if fewer are left than wanted.
    fn want(&mut self, cards: usize, fate: &mut dyn Fate) {
        if self.draw.len() >= cards || self.renewed {
            return;
        }
        let new = fate.renewed();
        let (below, left) = new.split_at(self.discard.len());
        let mut below = below.to_vec();
        below.sort_unstable();
        self.discard.sort_unstable();
        assert_eq!(below, self.discard, "the discard pile comes beneath the draw pile");
        assert_eq!(left, self.draw, "what is left stays on top");
        self.draw = new;
        self.discard.clear();
        self.renewed = true;
    }

    fn draw(&mut self, cards: usize) {
        for _ in 0..cards {
            let drawn = self.draw.pop();
            self.hands[self.active].extend(drawn);
        }
    }

    /// A card leaves a hand.
    fn spend(&mut self, seat: usize, card: Card) {
        let at = self.hands[seat].iter().position(|held| *held == card).unwrap();
        self.hands[seat].remove(at);
    }

    /// Plays a sheriff card of the turn, or one found in a search.
    fn play(&mut self, card: Card) {
        self.spend(self.active, card);
        self.sheriff = true;
        self.played = true;
        self.due = Due::Play;
    }

    /// Makes the decision and everything that follows without one.
    pub(crate) fn act(&mut self, text: &str, fate: &mut dyn Fate) {
        let active = self.active;
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["draw"] => {
                self.taken = false;
                self.want(2, fate);
                self.draw(2);
                self.due = Due::Play;
            }
            ["take"] => {
                self.taken = true;
                let top = self.discard.pop();
                self.hands[active].extend(top);
                self.due = Due::Play;
            }
            ["close"] => self.end_hand(active, fate),
            ["lay", name, count] => {
                self.played = true;
                self.open[outlaw(name)] = true;
                self.posters[outlaw(name)] += number(count) - 1;
                for _ in 0..number(count) {
                    self.spend(active, Card::Outlaw(outlaw(name)));
                    self.groups[active][outlaw(name)].cards.push(Card::Outlaw(outlaw(name)));
                }
            }
            ["photo", name] => {
                self.play(Card::Photo(outlaw(name)));
                self.groups[active][outlaw(name)].cards.push(Card::Photo(outlaw(name)));
                self.posters[outlaw(name)] += 1;
            }
            ["stagecoach"] => self.fire(Card::Stagecoach, fate),
            ["bank"] => self.fire(Card::Bank, fate),
            ["gun"] => self.fire(Card::Gun, fate),
            ["hideout"] => self.fire(Card::Hideout, fate),
            ["steal"] => self.fire(Card::Wanted, fate),
            ["unhide"] => self.fire(Card::Wyatt, fate),
            ["target", seat, name] => self.hit(number(seat) - 1, outlaw(name), fate),
            ["want", name] => {
                self.play(Card::Wanted);
                let left = self.others().filter(|seat| !self.hands[*seat].is_empty()).collect();
                self.due = Due::Ask { outlaw: outlaw(name), left };
            }
            ["ask", seat] => self.answer(number(seat) - 1),
            ["wyatt", "draw"] => {
                self.play(Card::Wyatt);
                self.want(2, fate);
                self.draw(self.draw.len().min(2));
                self.discard.push(Card::Wyatt);
            }
            ["wyatt", "search"] => {
                self.play(Card::Wyatt);
                self.want(1, fate);
                self.due = Due::Pick;
                if self.draw.iter().all(|card| *card == Card::Wyatt) {
                    self.end_search(fate);
                }
            }
            ["pick", name] => {
                let card = Card::named(name);
                let at = self.draw.iter().position(|other| *other == card).unwrap();
                self.draw.remove(at);
                self.hands[active].push(card);
                self.end_search(fate);
                if !card.hits() {
                    self.due = Due::Picked(card);
                }
            }
            ["keep"] => self.due = Due::Play,
            ["discard", name] => {
                self.spend(active, Card::named(name));
                self.discard.push(Card::named(name));
                self.after_discard(self.after(active), fate);
            }
            ["pass"] => self.leave_window(fate),
            _ => panic!("`{text}` is no decision"),
        }
    }

    /// WE-14, WE-16: plays a card that needs a hit. After a hit its target is named; a single target is hit at once.
    fn fire(&mut self, card: Card, fate: &mut dyn Fate) {
        let seat = self.to_act().unwrap();
        let then = match self.due {
            Due::Window { .. } => {
                self.spend(seat, card);
                self.played = true;
                self.due.clone()
            }
            _ => {
                self.play(card);
                Due::Play
            }
        };
        self.want(1, fate);
        if card == Card::Wyatt {
            self.discard.push(card);
        }
        let shot = self.draw.pop().unwrap();
        self.discard.push(shot);
        if !shot.hits() {
            if card != Card::Wyatt {
                self.discard.push(card);
            }
            self.due = then;
            return self.close_window(fate);
        }
        self.due = Due::Target { seat, card, then: Box::new(then) };
        if let [only] = &self.targets(seat, card)[..] {
            self.act(only, fate);
        }
    }

    /// WE-18 to WE-24: the effect of a hit on this group.
    fn hit(&mut self, owner: usize, outlaw: usize, fate: &mut dyn Fate) {
        let Due::Target { card, then, .. } = std::mem::replace(&mut self.due, Due::Play) else {
            panic!("nothing has hit");
        };
        self.due = *then;
        match card {
            Card::Wanted => self.steal(owner, outlaw),
            Card::Hideout => {
                self.groups[owner][outlaw].hidden = true;
                self.ask(vec![owner], false);
            }
            Card::Wyatt => {
                self.groups[owner][outlaw].hidden = false;
                self.discard.push(Card::Hideout);
            }
            _ => {
                if card == Card::Gun {
                    self.drop_the_older_gun();
                }
                self.groups[owner][outlaw].cards.push(card);
                self.posters[outlaw] += if card == Card::Stagecoach { 3 } else { 1 };
            }
        }
        self.close_window(fate);
    }

    /// WE-19.
    fn drop_the_older_gun(&mut self) {
        for group in self.groups.iter_mut().flatten() {
            let lying = group.cards.len();
            group.cards.retain(|other| *other != Card::Gun);
            self.discard.extend(vec![Card::Gun; lying - group.cards.len()]);
        }
    }

    /// WE-20, mode 1: a seat has been asked.
    fn answer(&mut self, seat: usize) {
        let Due::Ask { outlaw, left } = &mut self.due else { panic!("nobody is asked") };
        let (outlaw, card) = (*outlaw, Card::Outlaw(*outlaw));
        left.retain(|other| *other != seat);
        let asked_all = left.is_empty();
        if self.holds(seat, card) > 0 {
            self.spend(seat, card);
            self.hands[self.active].push(Card::Outlaw(outlaw));
        } else if !asked_all {
            return;
        }
        self.discard.push(Card::Wanted);
        self.due = Due::Play;
    }

    /// WE-20, mode 2; WE-21.
    fn steal(&mut self, seat: usize, outlaw: usize) {
        let group = &mut self.groups[seat][outlaw];
        let at = group.cards.iter().position(|card| card.hits()).unwrap();
        self.hands[self.active].push(group.cards.remove(at));
        if !group.stands() {
            group.cards.sort_unstable();
            self.discard.append(&mut group.cards);
            if std::mem::take(&mut group.hidden) {
                self.discard.push(Card::Hideout);
            }
        }
        self.discard.push(Card::Wanted);
    }

    /// WE-24, mode 2: shuffles the pile, then discards Wyatt Earp.
    fn end_search(&mut self, fate: &mut dyn Fate) {
        let new = fate.shuffled();
        let (mut one, mut other) = (new.clone(), self.draw.clone());
        one.sort_unstable();
        other.sort_unstable();
        assert_eq!(one, other, "a search takes one card and leaves the others");
        self.draw = new;
        self.discard.push(Card::Wyatt);
        self.due = Due::Play;
    }

    /// WE-25: after a try, the window stays open for as long as it would open.
    fn close_window(&mut self, fate: &mut dyn Fate) {
        if let Due::Window { seat, .. } = self.due
            && !Public::of(self).opens(seat)
        {
            self.leave_window(fate);
        }
    }

    /// Closes a window for the seat asked.
    fn leave_window(&mut self, fate: &mut dyn Fate) {
        match std::mem::replace(&mut self.due, Due::Play) {
            Due::Window { later: Some(later), .. } => self.after_discard(later, fate),
            _ => assert!(self.sheriff, "the turn goes on after its Hideout"),
        }
    }
}
