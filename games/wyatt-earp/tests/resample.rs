//! Drawn worlds agree with what the seat knows.

use std::collections::BTreeSet;

use table::{Audience, BySeat, Fast, Game, Knows, Seat, Stream, Viewer};
use table_kit::players::Course;
use table_kit::{Policy, Sweep, setups};
use wyatt_earp::{Card, Event, Outlaw, Recall, Step, WyattEarp};

use crate::small::outlaw;
use crate::story::line;
use crate::support::{Layout, Table};
use crate::world::World;

/// The seed of these tests; `POSSE_SEED` sets another.
fn seed() -> u64 {
    Sweep::from_env().seed
}

/// A table, and what seat 1 recalls of it.
struct Watched {
    table: Table,
    recall: Recall,
    /// How many of the events told seat 1 has taken in.
    heard: usize,
}

impl Watched {
    /// A table at which seat 1 has seen the discard pile grow.
    fn new(layout: &Layout) -> Watched {
        let table = layout.begin();
        let mut recall = table.game.recall(Seat(0));
        for card in World::of(&table.state).discard {
            table.game.observe(&mut recall, &Event::Discarded { seat: Seat(0), card });
        }
        Watched { table, recall, heard: 0 }
    }

    fn acts(mut self, acts: &[&str]) -> Watched {
        self.table.acts(acts);
        let heard = self.table.heard.iter().skip(self.heard);
        for told in heard.filter(|heard| heard.audience.includes(Viewer::Seat(Seat(0)))) {
            self.table.game.observe(&mut self.recall, &told.event);
        }
        self.heard = self.table.heard.len();
        self
    }

    /// Worlds that seat 1 holds possible.
    fn worlds(&self, count: usize) -> impl Iterator<Item = World> {
        let view = self.table.game.view(&self.table.state, Viewer::Seat(Seat(0)));
        let knows = Knows { view, recall: self.recall.clone() };
        let mut random = Fast::new(seed());
        (0..count).map(move |_| World::of(&self.table.game.resample(&knows, &mut random)))
    }

    /// The steps in such worlds.
    fn steps(&self) -> BTreeSet<String> {
        self.worlds(300).map(|world| format!("{:?}", world.step)).collect()
    }

    /// The draw piles in such worlds, sorted.
    fn piles(&self) -> BTreeSet<String> {
        let piles = self.worlds(400).map(|world| {
            let mut pile: Vec<String> = world.draw.iter().map(Card::to_string).collect();
            pile.sort_unstable();
            pile.join(" ")
        });
        piles.collect()
    }
}

fn set(texts: &[&str]) -> BTreeSet<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// During its search, a seat knows the cards of the pile, and so the hands at a table of two.
#[test]
fn who_searches_knows_the_pile_but_not_its_order() {
    let layout = Layout::new(2).hand(1, "wyatt bob").hand(2, "jesse wes").draw("belle gun billy").rest_is_discarded();
    let watched = Watched::new(&layout).acts(&["wyatt search"]);
    let hands = World::of(&watched.table.state).hands;
    let mut tops = BTreeSet::new();
    for world in watched.worlds(100) {
        assert_eq!(world.hands, hands);
        tops.insert(world.draw.last().copied());
    }
    assert_eq!(tops.len(), 3);
}

/// Seat 2 plays Wyatt Earp in the steps `acts`, with this draw pile.
fn played(pile: &str, acts: &[&str]) -> Watched {
    let layout = Layout::new(2).active(2).hand(1, "jesse wes").hand(2, "wyatt bob").draw(pile);
    Watched::new(&layout.rest_is_discarded()).acts(acts)
}

/// Another seat may be playing the card that it took from the draw pile, keeping it, or have kept it: until something
/// else is heard of it, all of these are drawn.
#[test]
fn whoever_has_searched_may_still_be_asked_about_what_it_found() {
    let mut watched = played("bank gun billy", &["wyatt search", "pick gun"]);
    assert_eq!(watched.steps(), set(&["Found(bank)", "Found(gun)", "Play"]));
    let laid = Event::Laid { seat: Seat(1), outlaw: outlaw("bob"), count: 1, reward: 0 };
    watched.table.game.observe(&mut watched.recall, &laid);
    assert_eq!(watched.steps(), set(&["Play"]));
}

/// WE-24: Wyatt Earps are not taken. Everybody sees that the hand has not grown.
#[test]
fn whoever_has_searched_in_vain_has_found_nothing() {
    let watched = played("wyatt wyatt", &["wyatt search"]);
    let heard = watched.table.heard.iter().filter(|heard| heard.audience == Audience::All);
    let told: Vec<String> = heard.map(|heard| line(&heard.event)).collect();
    assert!(told.ends_with(&["2 has searched in vain".to_owned()]), "{told:?}");
    assert_eq!(watched.steps(), set(&["Play"]));
}

/// Seat 1 has searched the pile; seat 2 does so too, having drawn nothing from it. Seat 1 still knows all of the pile
/// except the card that seat 2 took, which is in the hand of seat 2 until it leaves in full view.
#[test]
fn a_pile_that_was_searched_is_remembered_after_another_search() {
    let layout = Layout::new(3).hand(1, "wyatt bob wes").hand(2, "wyatt belle").hand(3, "jesse butch");
    let watched = Watched::new(&layout.draw("belle gun billy wyatt bank wes").rest_is_discarded());
    let watched = watched.acts(&["wyatt search", "pick wes", "discard bob"]);
    assert_eq!(watched.piles(), set(&["bank belle billy gun wyatt"]));
    let without_one =
        set(&["belle billy gun wyatt", "bank billy gun wyatt", "bank belle gun wyatt", "bank belle billy wyatt"]);
    let taken_by_seat_2 = |watched: &Watched| {
        let missing = ["bank", "belle", "billy", "gun"].map(|card| card.parse::<Card>().unwrap());
        for world in watched.worlds(400) {
            let lost = missing.into_iter().filter(|card| !world.draw.contains(card));
            lost.for_each(|card| assert!(world.hands[1].contains(&card) || world.discard.contains(&card), "{card}"));
        }
    };
    let watched = watched.acts(&["take", "wyatt search", "pick belle"]);
    assert_eq!(watched.piles(), without_one);
    taken_by_seat_2(&watched);
    // One of the two unseen Belles was in the pile: the one discarded may be either.
    let watched = watched.acts(&["discard belle"]);
    assert_eq!(watched.piles(), without_one);
    taken_by_seat_2(&watched);
    // Seat 3 draws, so the pile is forgotten.
    assert!(watched.acts(&["draw"]).piles().len() > 4);
}

/// WE-24: a turn has only one sheriff card besides one found in a search, so the card played was found, though seat 3
/// may hold another like it.
#[test]
fn a_card_that_is_found_and_played_at_once_is_known_to_have_left_the_pile() {
    let layout = Layout::new(3).hand(1, "wyatt bob wes").hand(2, "wyatt belle").hand(3, "wanted butch");
    let watched = Watched::new(&layout.draw("belle wanted billy wes").rest_is_discarded());
    let watched = watched.acts(&["wyatt search", "pick wes", "discard bob"]);
    let watched = watched.acts(&["take", "wyatt search", "pick wanted", "want billy", "ask 3"]);
    assert_eq!(watched.piles(), set(&["belle billy"]));
}

/// A seat never gets a card that it was asked for and did not have, however much is known: here each seat was asked for
/// everything that it truly lacks.
#[test]
fn no_drawn_world_gives_a_seat_what_it_lacks() {
    let mut random = Fast::new(seed());
    let mut positions = 0;
    for seats in 2..=4 {
        let game: WyattEarp = setups::game(seats, &[]);
        let course = Course::record(&game, Policy::RANDOM, &Fast::new(7), &mut random, &mut ()).unwrap();
        for position in course.positions.iter().step_by(3) {
            let seat = Seat(random.below(u32::from(seats)) as u8);
            let mut knows = position.knows(&game, seat);
            let truth = World::of(&position.state);
            let lacks = &|other: Seat, outlaw: Outlaw| !truth.hands[other.index()].contains(&Card::outlaw(outlaw));
            let mask = |other: Seat| Outlaw::ALL.into_iter().filter(move |outlaw| lacks(other, *outlaw));
            knows.recall.lacks =
                BySeat::new(seats, |other| mask(other).fold(0, |mask, outlaw| mask | 1 << outlaw.index()));
            for _ in 0..3 {
                let drawn = World::of(&game.resample(&knows, &mut random));
                for other in Seat::all(seats) {
                    let hand = &drawn.hands[other.index()];
                    assert_eq!(hand.len(), truth.hands[other.index()].len());
                    assert!(mask(other).all(|outlaw| !hand.contains(&Card::outlaw(outlaw))), "{other}: {hand:?}");
                }
            }
            positions += 1;
        }
    }
    assert!(positions > 300, "{positions}");
}

/// Everything that is visible or was seen is the same in every drawn world. The kit checks that the hidden cards are
/// the others.
#[test]
fn every_drawn_world_keeps_what_was_seen() {
    let mut random = Fast::new(seed());
    let mut positions = 0;
    for seats in 2..=4 {
        let game: WyattEarp = setups::game(seats, &[]);
        let number = random.bits();
        let course = Course::record(&game, Policy::RANDOM, &Fast::new(number), &mut random, &mut ()).unwrap();
        for (ply, position) in course.positions.iter().enumerate().step_by(2) {
            let seat = Seat(random.below(u32::from(seats)) as u8);
            let knows = position.knows(&game, seat);
            let truth = World::of(&position.state);
            let drawn = World::of(&game.resample(&knows, &mut random));
            let place = format!("{seats} players, game {number}, decision {ply}, seat {seat}");
            assert_eq!(drawn.discard, truth.discard, "{place}: everybody saw the discards and their order");
            assert_eq!((&drawn.groups, drawn.in_play), (&truth.groups, truth.in_play), "{place}");
            assert_eq!((drawn.renewed, drawn.active), (truth.renewed, truth.active), "{place}");
            for (other, held) in knows.recall.held.pairs() {
                let count =
                    |world: &World, card: Card| world.hands[other.index()].iter().filter(|own| **own == card).count();
                for card in held.kinds() {
                    assert!(count(&truth, card) >= usize::from(held.count(card)), "{place}: recall is true");
                    assert!(count(&drawn, card) >= usize::from(held.count(card)), "{place}: {other} holds {card}");
                }
                let lacks = knows.recall.lacks[other];
                for outlaw in Outlaw::ALL.into_iter().filter(|outlaw| lacks >> outlaw.index() & 1 == 1) {
                    assert_eq!(count(&truth, Card::outlaw(outlaw)), 0, "{place}: recall is true");
                    assert_eq!(count(&drawn, Card::outlaw(outlaw)), 0, "{place}: {other} has no {outlaw}");
                }
            }
            // Nobody else sees that another seat has just found a sheriff card.
            let seen =
                |step: Step| if matches!(step, Step::Found(_)) && truth.active != seat { Step::Play } else { step };
            assert_eq!(seen(drawn.step), seen(truth.step), "{place}");
            positions += 1;
        }
    }
    assert!(positions > 500, "{positions}");
}
