//! Small positions with all worlds that a seat must consider possible. The conformance kit compares drawn worlds with
//! them.

use desperados::{Card, Cards, Desperados, Event, Spot, Step};
use table::{Fast, Game, Knows, Seat, Viewer};
use table_kit::{Small, orders, setups};

use crate::world::World;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A position in which seat 1 has seen nearly everything: rows, its own hand, and the events about the rest. Cards not
/// named anywhere are on the warrant.
struct Shown {
    game: Desperados,
    world: World,
    recall: <Desperados as Game>::Recall,
}

impl Shown {
    /// Seat 1 holds `own`; `rows` are the cards in front of the places.
    fn new(seats: u8, own: &str, rows: [&str; 5]) -> Shown {
        let game: Desperados = setups::game(seats, &[]);
        let state = game.deal(&Fast::new(1), &mut ());
        let mut world = World::of(&state);
        (world.active, world.step, world.turn) = (Seat(0), Step::Place, 20);
        world.hands.iter_mut().for_each(Vec::clear);
        (world.draw, world.warrant) = (Vec::new(), Vec::new());
        world.rows = rows.map(cards).to_vec();
        let recall = game.recall(Seat(0));
        let mut shown = Shown { game, world, recall };
        let own = cards(own);
        shown.world.hands[0] = own.clone();
        shown.drew(0, own.len());
        shown.hear(Event::YouDrew { cards: own.into_iter().collect() });
        for spot in Spot::ALL {
            for card in shown.world.rows[spot.index()].clone() {
                shown.drew(1, 1);
                shown.hear(Event::Placed { seat: Seat(1), card, spot });
            }
        }
        shown
    }

    fn hear(&mut self, event: Event) {
        self.game.observe(&mut self.recall, &event);
    }

    fn drew(&mut self, seat: u8, count: usize) {
        self.hear(Event::Drew { seat: Seat(seat), count: count as u8 });
    }

    /// A seat reveals these cards of its hand in a hold-up.
    fn reveals(mut self, seat: u8, gang: &[Card]) -> Shown {
        let gang: Cards = gang.iter().copied().collect();
        self.hear(Event::Revealed { seat: Seat(seat), gang, strength: 1 });
        self
    }

    /// These cards go through the hand of seat 2 to the discard pile.
    fn discards(mut self, text: &str) -> Shown {
        let gang = cards(text);
        self.drew(1, gang.len());
        self.world.discard.extend(&gang);
        let mut shown = self.reveals(1, &gang);
        shown.hear(Event::Dismissed { seat: Seat(1), gang: gang.into_iter().collect() });
        shown
    }

    /// All cards not named go through the hand of seat 2 to the warrant.
    fn rest_is_wanted(mut self, named: &str) -> Shown {
        let mut rest: Vec<Card> = Card::all().flat_map(|card| [card, card]).collect();
        let open = self.world.rows.iter().chain(&self.world.hands).flatten().chain(&self.world.discard);
        for card in open.copied().chain(cards(named)) {
            let at = rest.iter().position(|other| *other == card).unwrap();
            rest.remove(at);
        }
        self.world.warrant = rest.clone();
        for gang in rest.chunks(8) {
            self.drew(1, gang.len());
            self = self.reveals(1, gang);
        }
        self
    }

    /// Seats 2, 3 … hold these cards, drawn without showing seat 1 anything more.
    fn hands(mut self, hands: &[&str]) -> Shown {
        for (seat, hand) in (1..).zip(hands) {
            let hand = cards(hand);
            self.drew(seat, hand.len());
            self.world.hands[usize::from(seat)].extend(hand);
            self.world.hands[usize::from(seat)].sort_unstable();
        }
        self
    }

    fn draw(mut self, text: &str) -> Shown {
        self.world.draw = cards(text);
        self
    }

    /// The draw pile is used up and renewed.
    fn renewed(mut self) -> Shown {
        self.world.renewals += 1;
        self.world.discard.clear();
        self.hear(Event::Reshuffled);
        self
    }

    fn active(mut self, seat: u8) -> Shown {
        self.world.active = Seat(seat);
        self
    }

    /// A seat is stuck, and this card is taken from its hand.
    fn stuck(mut self, seat: u8, card: &str) -> Shown {
        let card = cards(card)[0];
        self.world.stuck += 1;
        self.world.discard.push(card);
        let neighbour = Seat(seat).next(self.game.seats());
        self.hear(Event::Stuck { seat: Seat(seat), neighbour, card: Some(card) });
        self
    }

    fn knows(&self) -> Knows<Desperados> {
        Knows { view: self.game.view(&self.world.state(), Viewer::Seat(Seat(0))), recall: self.recall.clone() }
    }

    /// All worlds, found by trying every order of the unknown cards in the unknown places. `possible` gets the other
    /// hands in the order of their places, then the draw pile.
    fn small(self, name: &'static str, possible: impl Fn(&[Vec<Card>], &[Card]) -> bool) -> Small<Desperados> {
        let unknown: Vec<Card> = self.world.hands[1..].iter().chain([&self.world.draw]).flatten().copied().collect();
        let worlds = orders(&unknown).into_iter().filter_map(|order| {
            let mut world = self.world.clone();
            let mut left = order.into_iter();
            for hand in &mut world.hands[1..] {
                *hand = left.by_ref().take(hand.len()).collect();
            }
            world.draw = left.collect();
            let is_possible = possible(&world.hands[1..], &world.draw);
            world.hands[1..].iter_mut().for_each(|hand| hand.sort_unstable());
            is_possible.then(|| world.state())
        });
        Small::new(name, self.game.clone(), self.knows(), worlds)
    }
}

fn are(cards: &[Card], among: &str) -> bool {
    cards.iter().all(|card| self::cards(among).contains(card))
}

/// No card in front of any place.
const EMPTY: [&str; 5] = [""; 5];

/// Positions, each with all worlds that seat 1 must consider possible.
pub(crate) fn small() -> Vec<Small<Desperados>> {
    let plain = Shown::new(2, "ace-red", EMPTY).rest_is_wanted("duke-red lola-red mesa-red pearl-red");
    let plain = plain.hands(&["duke-red lola-red"]).draw("mesa-red pearl-red");
    let twins = Shown::new(3, "ace-red", EMPTY).rest_is_wanted("duke-red duke-red lola-red mesa-red pearl-red");
    let twins = twins.hands(&["duke-red lola-red", "mesa-red"]).draw("duke-red pearl-red");

    // Every row is red or blue, so yellow and green fit nowhere.
    let rows = ["ace-red", "ace-red", "calico-blue", "calico-blue", "duke-blue"];
    let full = || Shown::new(2, "ace-blue", rows);
    let placing = full().rest_is_wanted("silas-red duke-green lola-green mesa-green pearl-green");
    let placing = placing.hands(&["silas-red duke-green lola-green"]).draw("mesa-green pearl-green").active(1);

    // Seat 2 was stuck with three cards; one was taken, then it drew another.
    let barren = full().rest_is_wanted("ace-green duke-green lola-green mesa-green silas-red pearl-red");
    let mut barren = barren.hands(&["duke-green lola-green"]);
    barren.drew(1, 1);
    let barren = barren.stuck(1, "ace-green").hands(&["mesa-green"]).draw("silas-red pearl-red");

    // Seats 2 and 3 held two cards and one card when the pile was renewed; seat 2 has drawn one since.
    let renewed = Shown::new(3, "ace-red", EMPTY).discards("duke-red lola-red silas-red");
    let renewed = renewed.rest_is_wanted("mesa-red pearl-red rusty-red").hands(&["mesa-red pearl-red", "rusty-red"]);
    let renewed = renewed.renewed().hands(&["duke-red"]).draw("lola-red silas-red");

    // The same, but an Ortega has been shown since, which may be the old one or the new one.
    let either = Shown::new(3, "ace-red", EMPTY).discards("ortega-red lola-red silas-red");
    let mut either = either.rest_is_wanted("ortega-red pearl-red rusty-red").hands(&["pearl-red", "rusty-red"]);
    either.drew(1, 1);
    let mut either = either.renewed().hands(&["ortega-red"]).draw("lola-red silas-red");
    let ortega = cards("ortega-red");
    either.world.warrant.extend(&ortega);
    either.world.warrant.sort_unstable();
    let either = either.reveals(1, &ortega);

    vec![
        plain.small("a hand and a draw pile", |_, _| true),
        twins.small("two cards that are alike", |_, _| true),
        placing.small("a seat that is about to place has something that fits", |hands, _| {
            hands[0].contains(&cards("silas-red")[0])
        }),
        barren.small("a seat that was stuck", |hands, _| are(&hands[0][..2], "duke-green lola-green mesa-green")),
        renewed.small("after a renewal", |hands, draw| {
            let old = "mesa-red pearl-red rusty-red";
            are(&hands[1], old)
                && hands[0].iter().filter(|card| are(&[**card], old)).count() == 2
                && !draw.iter().any(|card| are(&[*card], old))
        }),
        either.small("after a renewal, with a card that may be old or new", |hands, draw| {
            let sure = |card: &&Card| are(&[**card], "pearl-red rusty-red");
            let fresh = |card: &&Card| are(&[**card], "lola-red silas-red");
            !draw.iter().any(|card| sure(&card))
                && hands[0].iter().filter(fresh).count() <= 1
                && !hands[1].iter().any(|card| fresh(&card))
        }),
    ]
}
