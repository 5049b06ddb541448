//! Drawn worlds fit what the seat knows and come up as often as they should.

use std::collections::BTreeSet;

use table::{Audience, Fast, Game, Knows, Seat, Stream, Viewer};
use table_kit::players::Course;
use table_kit::{Player, Small, Sweep, orders, setups};
use wyatt_earp::{Card, Event, Outlaw, Recall, State, Step, WyattEarp};

use crate::secrets::World;
use crate::story::line;
use crate::support::{Layout, Table};

/// The seed of these tests; `POSSE_SEED` sets another.
fn seed() -> u64 {
    Sweep::from_env().seed
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn outlaw(text: &str) -> Outlaw {
    Outlaw::ALL.into_iter().find(|outlaw| Card::outlaw(*outlaw) == card(text)).unwrap()
}

/// A position of which seat 1 has seen nearly all: what is named nowhere was discarded openly.
struct Shown {
    game: WyattEarp,
    state: State,
    recall: <WyattEarp as Game>::Recall,
}

impl Shown {
    /// Seat 1 holds two Bobs, the others these; these are in the draw pile, the top first.
    fn new(hands: &[&str], draw: &str) -> Shown {
        let layout = Layout::new(hands.len() + 1).hand(1, "bob bob").draw(draw).rest_is_discarded();
        let layout = (2..).zip(hands).fold(layout, |layout, (seat, hand)| layout.hand(seat, hand));
        let table = layout.begin();
        let mut shown =
            Shown { recall: table.game.recall(Seat(0)), game: table.game.clone(), state: table.state.clone() };
        for card in World::of(&shown.state).discard {
            shown.hear(Event::Discarded { seat: Seat(0), card });
        }
        shown
    }

    fn hear(&mut self, event: Event) {
        self.game.observe(&mut self.recall, &event);
    }

    /// A seat discarded this card and another one took it.
    fn took(mut self, seat: u8, text: &str) -> Shown {
        self.hear(Event::Discarded { seat: Seat(0), card: card(text) });
        self.hear(Event::Took { seat: Seat(seat - 1), card: card(text) });
        self
    }

    /// A seat asked another one for an outlaw.
    fn asked(mut self, seat: u8, other: u8, text: &str, has: bool) -> Shown {
        self.hear(Event::Asked { seat: Seat(seat - 1), other: Seat(other - 1), outlaw: outlaw(text), has });
        self
    }

    fn drew(mut self, seat: u8) -> Shown {
        self.hear(Event::Drew { seat: Seat(seat - 1), count: 2 });
        self
    }

    /// A seat lays this outlaw, which is why he is not in the hands.
    fn laid(mut self, seat: u8, text: &str) -> Shown {
        self.hear(Event::Laid { seat: Seat(seat - 1), outlaw: outlaw(text), count: 1, reward: 0 });
        self
    }

    /// Seat 1 searched the pile, which held these, and took the first of them.
    fn searched(mut self, pile: &str) -> Shown {
        let pile = cards(pile);
        self.hear(Event::YouSee { pile: pile.iter().copied().collect() });
        self.hear(Event::Searched { seat: Seat(0), found: true });
        self.hear(Event::YouTook { card: pile[0] });
        self
    }

    /// All worlds, by trying every order of the unknown cards in the unknown places. `possible` gets the hands of the
    /// others, then the draw pile.
    fn small(self, name: &'static str, possible: impl Fn(&[Vec<Card>], &[Card]) -> bool) -> Small<WyattEarp> {
        let truth = World::of(&self.state);
        let unknown: Vec<Card> = truth.hands[1..].iter().chain([&truth.draw]).flatten().copied().collect();
        let worlds = orders(&unknown).into_iter().filter_map(|order| {
            let mut left = order.into_iter();
            let mut hands = truth.hands.clone();
            for hand in &mut hands[1..] {
                *hand = left.by_ref().take(hand.len()).collect();
            }
            let draw: Vec<Card> = left.collect();
            let mut value = serde_json::to_value(&self.state).unwrap();
            value["hands"] = serde_json::to_value(&hands).unwrap();
            value["draw"] = serde_json::to_value(&draw).unwrap();
            possible(&hands[1..], &draw).then(|| serde_json::from_value(value).unwrap())
        });
        let view = self.game.view(&self.state, Viewer::Seat(Seat(0)));
        Small::new(name, self.game.clone(), Knows { view, recall: self.recall.clone() }, worlds)
    }
}

/// Positions with all worlds that seat 1 must hold possible. A card that is known to be held is that one card: of others
/// like it nothing is known.
pub(crate) fn small() -> Vec<Small<WyattEarp>> {
    let two = || Shown::new(&["jesse wes"], "belle gun billy");
    let three = || Shown::new(&["jesse wes", "belle"], "gun billy");
    let has = |hand: &[Card], text: &str| hand.contains(&card(text));
    vec![
        two().small("a hand and a draw pile", |_, _| true),
        Shown::new(&["jesse jesse", "wes"], "jesse gun").small("cards that are alike", |_, _| true),
        three().took(2, "jesse").small("a card that was taken openly", |hands, _| has(&hands[0], "jesse")),
        Shown::new(&["jesse jesse", "wes"], "jesse gun")
            .took(2, "jesse")
            .small("one of several that was taken openly", |hands, _| hands[0][0] == card("jesse")),
        three().took(2, "jesse").laid(2, "jesse").small("what was taken and laid since is nowhere known", |_, _| true),
        three().asked(3, 2, "belle", true).small("a card that was given", |hands, _| has(&hands[1], "belle")),
        two()
            .asked(1, 2, "belle", false)
            .small("a seat that has not what it was asked for", |hands, _| !has(&hands[0], "belle")),
        three()
            .asked(1, 2, "belle", false)
            .asked(1, 3, "jesse", false)
            .asked(1, 3, "billy", false)
            .small("two seats that have not what they were asked for", |hands, _| {
                !has(&hands[0], "belle") && !has(&hands[1], "jesse") && !has(&hands[1], "billy")
            }),
        three()
            .asked(1, 2, "belle", false)
            .asked(1, 3, "jesse", false)
            .drew(2)
            .small("one of them has drawn since", |hands, _| !has(&hands[1], "jesse")),
        three()
            .asked(1, 2, "jesse", false)
            .took(2, "jesse")
            .small("it took openly what it had not", |hands, _| has(&hands[0], "jesse")),
        three()
            .searched("bob gun billy")
            .small("a pile that was searched", |_, draw| draw.iter().all(|card| cards("gun billy").contains(card))),
        three().searched("bob gun billy").drew(3).small("a pile that was drawn from since", |_, _| true),
    ]
}

/// While it searches, a seat knows what the pile holds, and so the hands of a table of two.
#[test]
fn who_searches_knows_the_pile_but_not_its_order() {
    let layout = Layout::new(2).hand(1, "wyatt bob").hand(2, "jesse wes").draw("belle gun billy").rest_is_discarded();
    let mut table = layout.begin();
    let mut recall = table.game.recall(Seat(0));
    for card in World::of(&table.state).discard {
        table.game.observe(&mut recall, &Event::Discarded { seat: Seat(0), card });
    }
    table.act("wyatt search");
    for heard in &table.heard {
        if heard.audience.includes(Viewer::Seat(Seat(0))) {
            table.game.observe(&mut recall, &heard.event);
        }
    }
    let knows = Knows { view: table.game.view(&table.state, Viewer::Seat(Seat(0))), recall };
    let mut random = Fast::new(seed());
    let mut tops = BTreeSet::new();
    for _ in 0..200 {
        let world = World::of(&table.game.resample(&knows, &mut random));
        assert_eq!(world.hands, World::of(&table.state).hands);
        tops.insert(world.draw.last().copied());
    }
    assert_eq!(tops.len(), 3);
}

/// Seat 2 plays Wyatt Earp, of which `acts` are the steps, with this draw pile; the table, and what seat 1 recalls of it.
fn watched(pile: &str, acts: &[&str]) -> (Table, Recall) {
    let layout = Layout::new(2).active(2).hand(1, "jesse wes").hand(2, "wyatt bob").draw(pile);
    let mut table = layout.rest_is_discarded().begin();
    let mut recall = table.game.recall(Seat(0));
    for card in World::of(&table.state).discard {
        table.game.observe(&mut recall, &Event::Discarded { seat: Seat(0), card });
    }
    table.acts(acts);
    for heard in &table.heard {
        if heard.audience.includes(Viewer::Seat(Seat(0))) {
            table.game.observe(&mut recall, &heard.event);
        }
    }
    (table, recall)
}

/// The steps of the worlds that seat 1 thinks possible.
fn steps(table: &Table, recall: &Recall) -> BTreeSet<String> {
    let knows = Knows { view: table.game.view(&table.state, Viewer::Seat(Seat(0))), recall: recall.clone() };
    let mut random = Fast::new(seed());
    let worlds = (0..300).map(|_| World::of(&table.game.resample(&knows, &mut random)).step);
    worlds.map(|step| format!("{step:?}")).collect()
}

/// What another seat took out of the draw pile it may be playing, keeping, or have kept: until something else is heard of
/// it all of that is drawn.
#[test]
fn whoever_has_searched_may_still_be_asked_about_what_it_found() {
    let (table, mut recall) = watched("bank gun billy", &["wyatt search", "pick gun"]);
    let all = ["Found(bank)", "Found(gun)", "Play"].map(str::to_owned);
    assert_eq!(steps(&table, &recall), BTreeSet::from(all));
    table.game.observe(&mut recall, &Event::Laid { seat: Seat(1), outlaw: outlaw("bob"), count: 1, reward: 0 });
    assert_eq!(steps(&table, &recall), BTreeSet::from(["Play".to_owned()]));
}

/// WE-24: Wyatt Earps are not taken. Everybody sees that the hand has not grown.
#[test]
fn whoever_has_searched_in_vain_has_found_nothing() {
    let (table, recall) = watched("wyatt wyatt", &["wyatt search"]);
    let told: Vec<String> =
        table.heard.iter().filter(|heard| heard.audience == Audience::All).map(|heard| line(&heard.event)).collect();
    assert!(told.ends_with(&["2 has searched in vain".to_owned()]), "{told:?}");
    assert_eq!(steps(&table, &recall), BTreeSet::from(["Play".to_owned()]));
}

/// What lies open or was seen is the same in every drawn world. That the hidden cards are the others, the kit holds.
#[test]
fn every_drawn_world_keeps_what_was_seen() {
    let mut random = Fast::new(seed());
    let mut positions = 0;
    for seats in 2..=4 {
        let game: WyattEarp = setups::game(seats, &[]);
        let number = random.bits();
        let course = Course::record(&game, Player::RANDOM, &Fast::new(number), &mut random, &mut ()).unwrap();
        for (ply, position) in course.positions.iter().enumerate().step_by(2) {
            let seat = Seat(random.below(u32::from(seats)) as u8);
            let knows = position.knows(&game, seat);
            let truth = World::of(&position.state);
            let drawn = World::of(&game.resample(&knows, &mut random));
            let place = format!("{seats} players, game {number}, decision {ply}, seat {seat}");
            assert_eq!(drawn.discard, truth.discard, "{place}: all saw what was discarded, in which order");
            assert_eq!((&drawn.groups, drawn.in_play), (&truth.groups, truth.in_play), "{place}");
            assert_eq!((drawn.renewed, drawn.active), (truth.renewed, truth.active), "{place}");
            for (other, held) in knows.recall.held.pairs() {
                let count =
                    |world: &World, card: Card| world.hands[other.index()].iter().filter(|own| **own == card).count();
                for card in held.kinds() {
                    assert!(count(&truth, card) >= usize::from(held.count(card)), "{place}: what is known is true");
                    assert!(count(&drawn, card) >= usize::from(held.count(card)), "{place}: {other} holds {card}");
                }
                let lacks = knows.recall.lacks[other];
                for outlaw in Outlaw::ALL.into_iter().filter(|outlaw| lacks >> outlaw.index() & 1 == 1) {
                    assert_eq!(count(&truth, Card::outlaw(outlaw)), 0, "{place}: what is known is true");
                    assert_eq!(count(&drawn, Card::outlaw(outlaw)), 0, "{place}: {other} has no {outlaw}");
                }
            }
            // That another seat has just found a sheriff card is seen by nobody else.
            let seen =
                |step: Step| if matches!(step, Step::Found(_)) && truth.active != seat { Step::Play } else { step };
            assert_eq!(seen(drawn.step), seen(truth.step), "{place}");
            positions += 1;
        }
    }
    assert!(positions > 500, "{positions}");
}
