//! What each sees (“What each sees” of the clauses; DE-3, DE-6, DE-8, DE-9, DE-11, DE-17).

use desperados::{Card, Desperados, Event, Recall, Spot};
use table::{Game, Seat, Viewer};
use table_kit::setups;

use crate::support::{Layout, Table};

fn names<T: ToString>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Three players after some turns; seat 2 is about to place a card.
fn middle() -> Layout {
    let layout = Layout::new(3).active(2).pile(1, "bank-3 saloon-4 railway-5").row(1, "green: silas ace");
    let layout = layout.hands(&["red: ace lola", "blue: duke ace silas", "yellow: mesa"]).warrant("lola-red ace-blue");
    layout.discard("pearl-blue rusty-red").draw("nevada-red nevada-blue").booty(3, "stage-coach-2").placed(&[20, 0, 19])
}

#[test]
fn de_17_all_that_lies_open_is_seen_by_everybody() {
    let table = middle().begin();
    for viewer in 0..=3 {
        let view = table.view(viewer);
        assert_eq!(
            (names(&view.spots[0].cards), names(&view.spots[0].places)),
            ("silas-green ace-green".to_owned(), "bank-3 saloon-4 railway-5".to_owned())
        );
        assert_eq!(names(&view.warrant.cards().collect::<Vec<_>>()), "ace-blue lola-red");
        assert_eq!(view.seats.iter().map(|seat| names(&seat.booty)).collect::<Vec<_>>(), ["", "", "stage-coach-2"]);
        assert_eq!(view.seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 3, 1]);
        assert_eq!(view.seats.iter().map(|seat| seat.placed).collect::<Vec<_>>(), [Some(20), None, Some(19)]);
        assert_eq!(
            (usize::from(view.draw), view.discard, names(&view.top.into_iter().collect::<Vec<_>>())),
            (table.draw().len(), 2, "pearl-blue".to_owned())
        );
        assert_eq!((view.active.index(), view.turn, view.nobody), (1, 21, 0));
    }
}

#[test]
fn de_11_a_hand_is_seen_by_its_owner_alone() {
    let table = middle().begin();
    let hands: Vec<String> =
        (0..=3).map(|viewer| names(&table.view(viewer).hand.cards().collect::<Vec<_>>())).collect();
    assert_eq!(hands, ["", "ace-red lola-red", "ace-blue duke-blue silas-blue", "mesa-yellow"]);
}

/// Two worlds that differ only in what a viewer may not see look the same to them, byte for byte.
#[track_caller]
fn alike(one: &Table, other: &Table, viewers: &[usize]) {
    for viewer in viewers {
        let seen = |table: &Table| serde_json::to_string(&table.view(*viewer)).unwrap();
        assert_eq!(seen(one), seen(other), "viewer {viewer}");
    }
    assert_ne!(one.json(), other.json());
}

#[test]
fn de_6_neither_other_hands_nor_the_order_of_the_draw_pile_are_seen() {
    let table = middle().begin();
    alike(&table, &middle().draw("nevada-blue nevada-red").begin(), &[0, 1, 2, 3]);
    alike(&table, &middle().hand(1, "blue: pearl calico").begin(), &[0, 2, 3]);
    alike(&table, &middle().discard("pearl-blue rusty-blue").begin(), &[0, 1, 2, 3]);
}

#[test]
fn de_11_during_a_hold_up_neither_choices_nor_who_could_join_are_seen() {
    let table = || middle().row(1, "green: silas ace calico").hold_up(1);
    let none = table().hand(1, "red: mesa nevada").begin();
    let some = table().begin();
    alike(&none, &some, &[0, 2, 3]);
    let mut chosen = some.clone();
    chosen.step(1, "join ace-red");
    alike(&chosen, &some, &[0, 2, 3]);
    let mut ready = chosen.clone();
    ready.step(1, "ready");
    alike(&ready, &some, &[0, 2, 3]);
    alike(&ready, &chosen, &[0, 2, 3]);
    assert_eq!(ready.view(0).seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 3, 1]);
    assert_ne!(ready.view(1), some.view(1));
}

/// At the reveal every gang is seen whole, with its strength, until the next turn begins.
#[test]
fn de_11_at_the_reveal_every_gang_is_seen_whole_with_its_strength() {
    let mut table = middle().row(1, "green: silas ace calico").hold_up(1).begin();
    let story = table.choose_all(&["red: ace lola", "silas-blue", ""]);
    // Ace: second of three, and once on the warrant; lola: once on the warrant; silas: the first.
    story.tells(&["2 joins with 3: silas-blue", "3 stays away", "1 joins with 4: ace-red lola-red"]);
    assert!(table.view(0).seats.iter().all(|seat| seat.gang.is_none()), "the next turn has begun");
}

/// In each frame, a revealed gang lies before its player and has left their hand; gangs not yet revealed have not.
#[test]
fn de_11_one_gang_after_another_is_shown() {
    use desperados::{Desperados, Event, State};
    use table::{Audience, Events, Game};

    struct Shown(Vec<Vec<Option<(String, u16)>>>);
    impl Events<Desperados> for Shown {
        fn event(&mut self, game: &Desperados, state: &State, _: Audience, event: Event) {
            if matches!(event, Event::Revealed { .. }) {
                let view = game.view(state, Viewer::Spectator);
                let gang =
                    |seat: &desperados::SeatView| seat.gang.as_ref().map(|gang| (names(&gang.cards), gang.strength));
                self.0.push(view.seats.iter().map(gang).collect());
            }
        }
    }
    let mut table = middle().row(1, "green: silas ace calico").hold_up(1).begin();
    table.choose(1, "red: ace lola");
    table.choose(2, "silas-blue");
    let mut shown = Shown(Vec::new());
    let game = table.game.clone();
    game.apply(&mut table.state, table::Seat(2), "ready".parse().unwrap(), &table::Fast::new(1), &mut shown);
    assert!(shown.0.is_empty(), "the decision itself shows nothing");
    game.advance(&mut table.state, &table::Fast::new(1), &mut shown);
    let (one, two, three) = (("ace-red lola-red".to_owned(), 4), ("silas-blue".to_owned(), 3), (String::new(), 0));
    let expected = [
        vec![None, Some(two.clone()), None],
        vec![None, Some(two.clone()), Some(three.clone())],
        vec![Some(one), Some(two), Some(three)],
    ];
    assert_eq!(shown.0, expected);
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
