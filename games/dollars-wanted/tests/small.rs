//! Small positions with all worlds that a seat must hold possible; the conformance kit compares drawn worlds with them.

use dollars_wanted::{Card, DollarsWanted, Event, RowId, State};
use table::{Game, Knows, Seat, Viewer};
use table_kit::{Small, orders};

use crate::support::{Table, table};
use crate::truth::Truth;

/// Tells seat 1 nearly everything: the other cards go through the hand of seat 2 to the discard pile.
pub(crate) struct Shown {
    game: DollarsWanted,
    state: State,
    recall: <DollarsWanted as Game>::Recall,
}

impl Shown {
    /// At this table, seat 1 has seen all cards of its own hand and of the discard piles, and knows which seat laid
    /// each face-down card.
    pub(crate) fn of(table: &Table, laid: &[(u8, u8)]) -> Shown {
        let game = table.game.clone();
        let truth = Truth::of(&table.state);
        let mut recall = game.recall(Seat(0));
        let mut hear = |event: Event| game.observe(&mut recall, &event);
        let view = table.view(1);
        for row in RowId::ALL {
            hear(Event::Opened { row, front: view.rows[row.index()].front.unwrap() });
        }
        let variant = game.options().colour_variant;
        for (pile, cards) in truth.discard.iter().enumerate() {
            let seat = if variant { Seat(pile as u8) } else { Seat(1) };
            for cards in cards.chunks(6) {
                let hand: dollars_wanted::Cards = cards.iter().copied().collect();
                hear(Event::Drew { seat, count: hand.len() as u8 });
                if seat == Seat(0) {
                    hear(Event::YouDrew { cards: hand.clone() });
                }
                hear(Event::Shown { seat, cards: hand });
            }
        }
        for (at, hand) in truth.hands.iter().enumerate() {
            let seat = Seat(at as u8);
            let laid = laid.iter().filter(|(by, _)| *by == seat.0 + 1).count() as u8;
            hear(Event::Drew { seat, count: hand.len() as u8 + laid });
            if seat == Seat(0) {
                hear(Event::YouDrew { cards: hand.iter().copied().collect() });
            }
        }
        hear(Event::First { seat: Seat(0) });
        for (by, row) in laid {
            hear(Event::Laid { seat: Seat(by - 1), row: RowId(row - 1), place: 1 });
        }
        hear(Event::Turn { seat: Seat(truth.active), number: truth.turn });
        Shown { game, state: table.state.clone(), recall }
    }

    /// The same for a base game of two whose draw pile was renewed once, after seat 2 had laid a card in row 1. `new`
    /// are the cards unknown to seat 1 that everybody saw go into the discard pile before the renewal.
    pub(crate) fn renewed(table: &Table, new: &[&str]) -> Shown {
        let game = table.game.clone();
        let truth = Truth::of(&table.state);
        let mut recall = game.recall(Seat(0));
        let mut hear = |event: Event| game.observe(&mut recall, &event);
        for (row, view) in RowId::ALL.into_iter().zip(&table.view(1).rows) {
            hear(Event::Opened { row, front: view.front.unwrap() });
        }
        hear(Event::Drew { seat: Seat(0), count: truth.hands[0].len() as u8 });
        hear(Event::YouDrew { cards: truth.hands[0].iter().copied().collect() });
        let seat = Seat(1);
        let late: Vec<Card> = new.iter().map(|card| card.parse().unwrap()).collect();
        hear(Event::Drew { seat, count: 1 });
        hear(Event::Laid { seat, row: RowId(0), place: 1 });
        for cards in truth.discard[0].chunks(6).chain([&late[..]]) {
            hear(Event::Drew { seat, count: cards.len() as u8 });
            hear(Event::Shown { seat, cards: cards.iter().copied().collect() });
        }
        hear(Event::Reshuffled { colour: None });
        for cards in truth.discard[0].chunks(6) {
            hear(Event::Drew { seat, count: cards.len() as u8 });
            hear(Event::Shown { seat, cards: cards.iter().copied().collect() });
        }
        hear(Event::Drew { seat, count: truth.hands[1].len() as u8 });
        hear(Event::First { seat: Seat(0) });
        hear(Event::Turn { seat: Seat(truth.active), number: truth.turn });
        Shown { game, state: table.state.clone(), recall }
    }

    fn hear(mut self, event: Event) -> Shown {
        self.game.observe(&mut self.recall, &event);
        self
    }

    /// All worlds, by trying every order of the unknown cards in the unknown places: face-down cards in rows, other
    /// hands, and draw piles. A world that comes about in several ways weighs that many times as much.
    pub(crate) fn small(self, name: &'static str, possible: impl Fn(&Truth) -> bool) -> Small<DollarsWanted> {
        let truth = Truth::of(&self.state);
        let mut worlds: Vec<(State, u32)> = Vec::new();
        let groups: Vec<usize> = if self.game.options().colour_variant { (0..2).collect() } else { vec![0] };
        let mut found = vec![truth.clone()];
        let mut weights = vec![1_u32];
        for group in groups {
            let own = |card: &Card| !self.game.options().colour_variant || card.colour() as usize == group;
            let mut next: Vec<(Truth, u32)> = Vec::new();
            for (world, weight) in found.iter().zip(&weights) {
                let unknown: Vec<Card> = slots(&mut world.clone()).into_iter().map(|slot| *slot).filter(own).collect();
                for order in orders(&unknown) {
                    let mut other = world.clone();
                    let mut cards = order.into_iter();
                    slots(&mut other)
                        .into_iter()
                        .filter(|slot| own(slot))
                        .for_each(|slot| *slot = cards.next().unwrap());
                    other.hands.iter_mut().for_each(|hand| hand.sort_unstable());
                    match next.iter_mut().find(|(known, _)| *known == other) {
                        Some((_, times)) => *times += weight,
                        None => next.push((other, *weight)),
                    }
                }
            }
            (found, weights) = next.into_iter().unzip();
        }
        for (world, weight) in found.iter().zip(weights).filter(|(world, _)| possible(world)) {
            worlds.push((world.state(), weight));
        }
        let view = self.game.view(&self.state, Viewer::Seat(Seat(0)));
        Small { name, knows: Knows { view, recall: self.recall }, game: self.game, worlds }
    }
}

/// The places of a world that seat 1 does not know, if it has laid no card itself.
fn slots(truth: &mut Truth) -> Vec<&mut Card> {
    let rows = truth.rows.iter_mut().flat_map(|row| row.cards[row.up..].iter_mut());
    rows.chain(truth.hands[1..].iter_mut().flatten()).chain(truth.draw.iter_mut().flatten()).collect()
}

/// Fifteen buildings are won, so that nothing is hidden below the three in play: 2P 2D, 2C 2D, 1C 1P. These lines lay
/// out the rest.
pub(crate) fn bare(lines: &str) -> Table {
    table(&format!(
        "players 2; pile 1 9; pile 2 12; pile 3 13; won 1 1 2 3 4 5 6 7 8; won 2 10 11 14 15 16 17 18; \
         rest discarded; turn 3; {lines}"
    ))
}

/// Positions with all worlds that seat 1 must hold possible.
pub(crate) fn small() -> Vec<Small<DollarsWanted>> {
    let fit = |truth: &Truth| (0..3).all(|row| truth.rows[row].cards.iter().all(|card| truth.fits(row, *card)));
    let base = |lines: &str| bare(&format!("hand 1 joe1 joe1; {lines}"));
    let plain = base("row 1 joe1; hand 2 judy1 clint1; draw vulture joe2");
    let twins = base("row 3 clint1-red; hand 2 judy1 clint1-red; draw vulture enzo1");
    let variant = |lines: &str| bare(&format!("option colour-variant on; hand 1 joe1; {lines}"));
    let wrong =
        variant("row 1 clint1-yellow; hand 2 judy1 joe1; draw-yellow vulture-yellow; draw-red joker-red joe2-red");
    let off = variant(
        "option false-play off; row 1 joe1-yellow elixir-yellow; hand 2 judy1; \
         draw-yellow vulture-yellow clint2-yellow; draw-red joker-red",
    );
    let about_to_lay = base("hand 2 judy1 joe2; draw judy2 vulture; active 2");
    // Seat 2 has laid its only card that fits, so the cards it still holds do not fit.
    let honour = base("option honour-rule on; row 1 joe1; hand 2 judy1 judy2; draw vulture judy2");
    let renewed = base("renewals 1; row 1 elixir-blue; hand 2 joker-blue coyote-grey; draw vulture-grey joker-grey");
    // Seat 2 holds only crowbars, and has laid cards in rows that need different tools.
    let crowbars = base("row 1 enzo1-red; row 3 clint1-red; hand 2 judy1-red judy2-red; draw vulture judy1-blue");
    let only_one = base("row 1 joe1; hand 2 judy1 judy2; draw vulture judy2");
    vec![
        Shown::of(&plain, &[(2, 1)]).small("a card that fits, a hand and a draw pile", fit),
        Shown::of(&twins, &[(2, 3)]).small("two cards that are alike", fit),
        Shown::of(&wrong, &[(2, 1)]).small("with false play, one's own draw pile too", |_| true),
        Shown::of(&off, &[(2, 1), (2, 1)]).small("without false play", fit),
        Shown::of(&about_to_lay, &[])
            .small("a seat that is about to lay has something that fits", |truth| !truth.nothing_fits(&truth.hands[1])),
        Shown::of(&honour, &[(2, 1)])
            .hear(Event::OnlyOne { seat: Seat(1) })
            .small("the same where anything may be laid", move |truth| {
                fit(truth) && !truth.hands[1].iter().any(|card| (0..3).any(|row| truth.fits(row, *card)))
            }),
        // The pile holds cards that came with its renewal; the card laid before did not. The blue Elixir or Joker is in
        // the row.
        Shown::renewed(&renewed, &["coyote-grey", "vulture-grey", "joker-grey"]).small("after a renewal", |truth| {
            let grey = |card: &Card| card.to_string().ends_with("grey");
            truth.draw[0].iter().all(grey) && !truth.rows[0].cards.iter().any(grey)
        }),
        Shown::of(&crowbars, &[(2, 1), (2, 3)])
            .hear(Event::OnlyOne { seat: Seat(1) })
            .small("a hand in which nothing fits, and rows of different needs", move |truth| {
                fit(truth) && !truth.hands[1].iter().any(|card| (0..3).any(|row| truth.fits(row, *card)))
            }),
        Shown::of(&only_one, &[(2, 1)])
            .hear(Event::OnlyOne { seat: Seat(1) })
            .small("a seat that laid its only card that fits", move |truth| {
                fit(truth) && !truth.hands[1].iter().any(|card| (0..3).any(|row| truth.fits(row, *card)))
            }),
    ]
}
