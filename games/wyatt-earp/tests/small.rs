//! Small positions with all worlds that a seat must hold possible; the conformance kit compares drawn worlds with them.

use table::{Game, Knows, Seat, Viewer};
use table_kit::{Small, orders};
use wyatt_earp::{Card, Event, Outlaw, State, WyattEarp};

use crate::support::Layout;
use crate::world::World;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn outlaw(text: &str) -> Outlaw {
    Outlaw::ALL.into_iter().find(|outlaw| Card::outlaw(*outlaw) == card(text)).unwrap()
}

/// A position in which seat 1 has seen nearly everything: cards named nowhere were discarded in full view.
struct Shown {
    game: WyattEarp,
    state: State,
    recall: <WyattEarp as Game>::Recall,
}

impl Shown {
    /// Seat 1 holds two Bobs, the others hold these cards; these are in the draw pile, top first.
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

    /// A seat discarded this card, and another seat took it.
    fn took(mut self, seat: u8, text: &str) -> Shown {
        self.hear(Event::Discarded { seat: Seat(0), card: card(text) });
        self.hear(Event::Took { seat: Seat(seat - 1), card: card(text) });
        self
    }

    /// A seat asked another seat for an outlaw.
    fn asked(mut self, seat: u8, other: u8, text: &str, has: bool) -> Shown {
        self.hear(Event::Asked { seat: Seat(seat - 1), other: Seat(other - 1), outlaw: outlaw(text), has });
        self
    }

    fn drew(mut self, seat: u8) -> Shown {
        self.hear(Event::Drew { seat: Seat(seat - 1), count: 2 });
        self
    }

    /// A seat lays this outlaw, so that card is not in the hands.
    fn laid(mut self, seat: u8, text: &str) -> Shown {
        self.hear(Event::Laid { seat: Seat(seat - 1), outlaw: outlaw(text), count: 1, reward: 0 });
        self
    }

    /// Seat 1 searched the pile, which held these cards, and took the first of them.
    fn searched(mut self, pile: &str) -> Shown {
        let pile = cards(pile);
        self.hear(Event::YouSee { pile: pile.iter().copied().collect() });
        self.hear(Event::Searched { seat: Seat(0), found: true });
        self.hear(Event::YouTook { card: pile[0] });
        self
    }

    /// Another seat searched the pile and took one unseen card; its turn goes on.
    fn lost(mut self, seat: u8) -> Shown {
        self.hear(Event::Searched { seat: Seat(seat - 1), found: true });
        self.hear(Event::Turn { seat: Seat(seat - 1) });
        self
    }

    /// The same, and the seat played this card at once.
    fn lost_and_played(mut self, seat: u8, text: &str) -> Shown {
        self.hear(Event::Searched { seat: Seat(seat - 1), found: true });
        self.hear(Event::Played { seat: Seat(seat - 1), card: card(text), outlaw: None });
        self
    }

    /// Seat 1 drew these cards.
    fn drew_itself(mut self, text: &str) -> Shown {
        self.hear(Event::Drew { seat: Seat(0), count: 2 });
        self.hear(Event::YouDrew { cards: cards(text).into_iter().collect() });
        self
    }

    /// The pile was renewed; its cards have been drawn again since, except these.
    fn renewed(mut self, text: &str) -> Shown {
        let discards = std::mem::take(&mut self.recall.discards);
        self.recall.discards = cards(text).into_iter().collect();
        self.hear(Event::Renewed);
        self.recall.discards = discards;
        self
    }

    /// All worlds, by trying every order of the unknown cards in the unknown places. `possible` gets the other hands,
    /// then the draw pile.
    fn small(self, name: &'static str, possible: impl Fn(&[Vec<Card>], &[Card]) -> bool) -> Small<WyattEarp> {
        self.weighted(name, |hands, draw| u32::from(possible(hands, draw)))
    }

    /// The same, if a world can have come about in several ways.
    fn weighted(self, name: &'static str, weight: impl Fn(&[Vec<Card>], &[Card]) -> u32) -> Small<WyattEarp> {
        let truth = World::of(&self.state);
        let unknown: Vec<Card> = truth.hands[1..].iter().chain([&truth.draw]).flatten().copied().collect();
        let worlds = orders(&unknown).into_iter().flat_map(|order| {
            let mut left = order.into_iter();
            let mut hands = truth.hands.clone();
            for hand in &mut hands[1..] {
                *hand = left.by_ref().take(hand.len()).collect();
            }
            let draw: Vec<Card> = left.collect();
            let mut value = serde_json::to_value(&self.state).unwrap();
            value["hands"] = serde_json::to_value(&hands).unwrap();
            value["draw"] = serde_json::to_value(&draw).unwrap();
            let times = weight(&hands[1..], &draw);
            (0..times).map(move |_| serde_json::from_value(value.clone()).unwrap())
        });
        let view = self.game.view(&self.state, Viewer::Seat(Seat(0)));
        Small::new(name, self.game.clone(), Knows { view, recall: self.recall.clone() }, worlds)
    }
}

/// Positions with all worlds that seat 1 must hold possible. A card known to be held is that one card; nothing is known
/// of its copies.
pub(crate) fn small() -> Vec<Small<WyattEarp>> {
    let two = || Shown::new(&["jesse wes"], "belle gun billy");
    let three = || Shown::new(&["jesse wes", "belle"], "gun billy");
    let has = |hand: &[Card], text: &str| hand.contains(&card(text));
    // Seat 2 has taken one of these from the pile that seat 1 remembers.
    let one_is_missing = |hands: &[Vec<Card>], draw: &[Card], pile: &str| {
        let mut missing = cards(pile);
        draw.iter().all(|card| missing.iter().position(|other| other == card).map(|at| missing.remove(at)).is_some())
            && missing.iter().all(|card| hands[0].contains(card))
    };
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
        three()
            .searched("bob gun billy wes belle")
            .drew_itself("wes belle")
            .small("a pile that the seat itself drew from since", |_, draw| {
                draw.iter().all(|card| cards("gun billy").contains(card))
            }),
        three().searched("bob gun").renewed("billy").small("a pile that was renewed since", |_, draw| {
            draw.iter().all(|card| cards("gun billy").contains(card))
        }),
        three()
            .searched("bob gun billy jesse")
            .lost(2)
            .small("a pile that another seat has searched since", |hands, draw| {
                one_is_missing(hands, draw, "gun billy jesse")
            }),
        Shown::new(&["jesse wes", "belle"], "gun wyatt")
            .searched("bob gun wyatt jesse")
            .lost(2)
            .small("another seat takes no Wyatt Earp out of a pile", |hands, draw| {
                one_is_missing(hands, draw, "gun wyatt jesse") && has(draw, "wyatt")
            }),
        three().searched("bob gun billy jesse").lost(2).asked(3, 2, "billy", false).asked(2, 3, "wes", false).small(
            "a pile that a seat has searched which lacks a card of it",
            |hands, draw| {
                one_is_missing(hands, draw, "gun billy jesse") && !has(&hands[0], "billy") && !has(&hands[1], "wes")
            },
        ),
        three()
            .searched("bob gun billy bank")
            .lost_and_played(2, "bank")
            .small("a pile of which another seat has played a card", |_, draw| {
                draw.iter().all(|card| cards("gun billy").contains(card))
            }),
        // There were two Jesses, one of them in the pile. If it is this one, the other may be in any hand; if not, it
        // may still be in the pile.
        three().searched("bob gun billy jesse").lost(2).laid(2, "jesse").weighted(
            "what another seat found may be what it has laid since",
            |hands, draw| {
                u32::from(one_is_missing(hands, draw, "gun billy jesse"))
                    + u32::from(one_is_missing(hands, draw, "gun billy"))
            },
        ),
        three()
            .searched("bob gun billy jesse")
            .lost(2)
            .laid(2, "jesse")
            .drew(3)
            .small("a pile that was searched by two and drawn from since", |_, _| true),
        Shown::new(&["wes", "belle"], "gun billy")
            .searched("bob gun billy jesse")
            .lost(2)
            .laid(2, "jesse")
            .small("what another seat found is what it has laid since", |_, draw| {
                draw.iter().all(|card| cards("gun billy").contains(card))
            }),
    ]
}
