//! What each sees (“What each sees” of the clauses; DE-3, DE-6, DE-8, DE-9, DE-11, DE-17).

use desperados::{Card, Desperados, Event, Recall, Spot, State};
use table::{Audience, Events, Fast, Game, Seat, Viewer};
use table_kit::setups;

use crate::story::list;
use crate::support::{Table, table};

/// Three players after some turns; seat 2 is about to place a card. These lines change the layout.
fn middle(change: &str) -> Table {
    table(&format!(
        "players 3; active 2; pile 1 bank-3 saloon-4 railway-5; row 1 green: silas ace; \
         hands red: ace lola / blue: duke ace silas / yellow: mesa; warrant lola-red ace-blue; \
         discard pearl-blue rusty-red; draw nevada-red nevada-blue; booty 3 stage-coach-2; placed 20 0 19{change}"
    ))
}

/// The hold-up of a place with silas, ace and calico in front of it.
const HOLD_UP: &str = "; row 1 green: silas ace calico; hold-up 1";

#[test]
fn de_17_all_that_lies_open_is_seen_by_everybody() {
    // What is shown here is the same in every view.
    let table = middle("");
    for (what, seen) in [
        ("row 1", "silas-green ace-green"),
        ("pile 1", "bank-3 saloon-4 railway-5"),
        ("warrant", "ace-blue lola-red"),
        ("booty 2", "-"),
        ("booty 3", "stage-coach-2"),
        ("held 1", "2"),
        ("held 2", "3"),
        ("held 3", "1"),
        ("placed", "20 0 19"),
        ("left", "68"),
        ("top", "pearl-blue"),
        ("turn", "21"),
        ("nobody", "0"),
    ] {
        assert_eq!(table.shown(what), seen, "{what}");
    }
    for viewer in 0..=3 {
        assert_eq!((table.view(viewer).discard, table.view(viewer).active.index()), (2, 1));
    }
}

#[test]
fn de_11_a_hand_is_seen_by_its_owner_alone() {
    let hands = [0, 1, 2, 3].map(|viewer| list(&middle("").view(viewer).hand.cards().collect::<Vec<_>>()));
    assert_eq!(hands, ["", "ace-red lola-red", "ace-blue duke-blue silas-blue", "mesa-yellow"]);
}

/// Two worlds that differ only in what a viewer may not see look the same to them, byte for byte.
#[track_caller]
fn alike(one: &Table, other: &Table, viewers: &[usize]) {
    for viewer in viewers {
        let seen = |table: &Table| serde_json::to_string(&table.view(*viewer)).unwrap();
        assert_eq!(seen(one), seen(other), "viewer {viewer}");
    }
    assert_ne!(one.state, other.state);
}

#[test]
fn de_6_neither_other_hands_nor_the_order_of_the_draw_pile_are_seen() {
    let table = middle("");
    alike(&table, &middle("; draw nevada-blue nevada-red"), &[0, 1, 2, 3]);
    alike(&table, &middle("; hand 1 blue: pearl calico"), &[0, 2, 3]);
    alike(&table, &middle("; discard pearl-blue rusty-blue"), &[0, 1, 2, 3]);
}

#[test]
fn de_11_during_a_hold_up_neither_choices_nor_who_could_join_are_seen() {
    let some = middle(HOLD_UP);
    alike(&middle(&format!("{HOLD_UP}; hand 1 red: mesa nevada")), &some, &[0, 2, 3]);
    let mut chosen = some.clone();
    chosen.does("1: join ace-red");
    alike(&chosen, &some, &[0, 2, 3]);
    let mut ready = chosen.clone();
    ready.does("1: ready");
    alike(&ready, &some, &[0, 2, 3]);
    alike(&ready, &chosen, &[0, 2, 3]);
    assert_eq!(["held 1", "held 2", "held 3"].map(|held| ready.shown(held)), ["2", "3", "1"]);
    assert_ne!(ready.view(1), some.view(1));
}

/// At the reveal every gang is seen whole, with its strength, until the next turn begins.
#[test]
fn de_11_at_the_reveal_every_gang_is_seen_whole_with_its_strength() {
    let mut table = middle(HOLD_UP);
    // Ace: second of three, and once on the warrant; lola: once on the warrant; silas: the first.
    table.does("gangs: red: ace lola / silas-blue / -").tells(&[
        "2 joins with 3: silas-blue",
        "3 stays away",
        "1 joins with 4: ace-red lola-red",
    ]);
    assert!(table.view(0).seats.iter().all(|seat| seat.gang.is_none()), "the next turn has begun");
}

/// In each frame, a revealed gang lies before its player and has left their hand; gangs not yet revealed have not.
#[test]
fn de_11_one_gang_after_another_is_shown() {
    struct Shown(Vec<Vec<Option<(String, u16)>>>);
    impl Events<Desperados> for Shown {
        fn event(&mut self, game: &Desperados, state: &State, _: Audience, event: Event) {
            if matches!(event, Event::Revealed { .. }) {
                let seats = game.view(state, Viewer::Spectator).seats;
                let gangs = seats.iter().map(|seat| seat.gang.as_ref().map(|gang| (list(&gang.cards), gang.strength)));
                self.0.push(gangs.collect());
            }
        }
    }
    let mut table = middle(HOLD_UP);
    table.does("1: join red: ace lola, ready");
    table.does("2: join silas-blue, ready");
    let mut shown = Shown(Vec::new());
    let game = table.game.clone();
    game.apply(&mut table.state, Seat(2), "ready".parse().unwrap(), &Fast::new(1), &mut shown);
    assert!(shown.0.is_empty(), "the decision itself shows nothing");
    game.advance(&mut table.state, &Fast::new(1), &mut shown);
    let (one, two, three) = (("ace-red lola-red".to_owned(), 4), ("silas-blue".to_owned(), 3), (String::new(), 0));
    let expected = [
        vec![None, Some(two.clone()), None],
        vec![None, Some(two.clone()), Some(three.clone())],
        vec![Some(one), Some(two), Some(three)],
    ];
    assert_eq!(shown.0, expected);
}

/// Before a hold-up, everybody can also see what a card would be worth now.
#[test]
fn de_15_what_a_card_is_worth_can_be_seen_by_all() {
    for (exact, worth, own) in [("off", [Some(5), Some(5), Some(1), None], 5), ("on", [None; 4], 1)] {
        let table = table(&format!(
            "players 2; option exact-match {exact}; pile 3 bank-5; row 3 red: ace calico; warrant calico-blue duke-blue"
        ));
        for viewer in 0..=2 {
            let strength = |card: &str| table.game.strength(&table.view(viewer), Spot(2), self::card(card));
            assert_eq!(["ace-green", "calico-green", "duke-green", "lola-green"].map(strength), worth);
            assert_eq!(strength("calico-blue"), Some(own));
        }
    }
}

/// What seat 1 recalls of the hand of seat 2.
struct Memory(Desperados, Recall);

impl Memory {
    fn hear(&mut self, event: &Event) {
        self.0.observe(&mut self.1, event);
    }

    /// Seat 2 draws this many cards.
    fn draws(&mut self, count: u8) {
        self.hear(&Event::Drew { seat: Seat(1), count });
    }

    /// Seat 2 is stuck, and this card is taken.
    fn stuck(&mut self, card: &str) {
        self.hear(&Event::Stuck { seat: Seat(1), neighbour: Seat(0), card: Some(self::card(card)) });
    }

    /// Seat 2 reveals these cards in a hold-up.
    fn reveals(&mut self, cards: &[&str]) {
        let gang = cards.iter().map(|card| self::card(card)).collect();
        self.hear(&Event::Revealed { seat: Seat(1), gang, strength: 1 });
    }

    /// At least how many cards are left of those that could not be placed.
    fn left(&self) -> u8 {
        self.1.barren(Seat(1))
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Green cards lie at every spot when seat 2, of three, is stuck with seven cards.
fn stuck_once() -> Memory {
    let game: Desperados = setups::game(3, &[]);
    let mut memory = Memory(game.clone(), game.recall(Seat(0)));
    memory.hear(&Event::Drew { seat: Seat(2), count: 5 });
    for (spot, person) in Spot::ALL.into_iter().zip(["ace", "calico", "duke", "lola", "mesa"]) {
        memory.hear(&Event::Placed { seat: Seat(2), card: card(&format!("{person}-green")), spot });
    }
    memory.draws(7);
    memory.stuck("ace-red");
    memory
}

/// “Recall holds: that no card of a hand could be placed at its last stuck turn, as long as cards of
/// that hand are left.”
#[test]
fn de_9_a_stuck_hand_is_recalled_as_long_as_cards_of_it_are_left() {
    let mut memory = stuck_once();
    assert_eq!(memory.left(), 6, "one card was taken");
    memory.draws(2);
    memory.reveals(&["silas-green"]);
    assert_eq!(memory.left(), 6, "a green silas fitted, so it was drawn since");
    memory.reveals(&["duke-blue", "mesa-blue"]);
    assert_eq!(memory.left(), 4, "these may have been there");
    memory.reveals(&["lola-red", "lola-blue", "nevada-red", "nevada-blue"]);
    assert_eq!(memory.left(), 0, "perhaps nothing is left of that hand");
}

#[test]
fn de_9_the_last_of_two_stuck_turns_is_recalled() {
    let mut memory = stuck_once();
    memory.draws(2);
    memory.stuck("pearl-blue");
    assert_eq!(memory.left(), 7, "the two cards just drawn could not be placed either");
}

/// Revealed gangs and discarded cards no longer count as unseen anywhere.
#[test]
fn de_17_revealed_gangs_and_discards_are_recalled() {
    let mut memory = stuck_once();
    let unseen = |memory: &Memory, card: &str| memory.1.unseen().filter(|other| *other == self::card(card)).count();
    assert_eq!((unseen(&memory, "ace-red"), unseen(&memory, "duke-blue")), (1, 2), "one red ace was taken");
    memory.reveals(&["duke-blue", "duke-blue"]);
    assert_eq!(unseen(&memory, "duke-blue"), 0);
    memory.hear(&Event::Reshuffled);
    assert_eq!(unseen(&memory, "ace-red"), 2, "the one from the discard pile is in the draw pile now");
}
