//! Who may see what in the toy game, from its rules.

use table::{Fast, Game, Position, Seat, Stream, Viewer};
use table_kit::{Place, Secrets, Small, Utterance, Visibility, setups};

use crate::fault;
use crate::toy::{Event, Move, State, Toy};

pub(crate) struct Rules;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Deck(usize),
    Hand(Seat, usize),
    Down(usize),
    Won(Seat, usize),
}

#[derive(PartialEq, Debug)]
pub(crate) enum Fact {
    Lays,
    Passes,
    Peeks,
    Card(u8),
}

fn at(state: &mut State, spot: Spot) -> &mut u8 {
    match spot {
        Spot::Deck(at) => &mut state.deck[at],
        Spot::Hand(seat, at) => &mut state.hands[seat][at],
        Spot::Down(at) => &mut state.down[at].card,
        Spot::Won(seat, at) => &mut state.won[seat][at],
    }
}

impl Secrets<Toy> for Rules {
    type Spot = Spot;
    type Component = u8;
    type Fact = Fact;

    fn places(game: &Toy, state: &State) -> Vec<Place<Spot, u8>> {
        let mut places = Vec::new();
        for (at, card) in state.deck.iter().enumerate() {
            places.push(Place::new(Spot::Deck(at), *card, Visibility::Nobody));
        }
        for (at, laid) in state.down.iter().enumerate() {
            let visibility = if game.marked { Visibility::only(laid.by) } else { Visibility::Nobody };
            places.push(Place::new(Spot::Down(at), laid.card, visibility));
        }
        for seat in Seat::all(game.seats()) {
            for (at, card) in state.hands[seat].iter().enumerate() {
                places.push(Place::new(Spot::Hand(seat, at), *card, Visibility::only(seat)));
            }
            for (at, card) in state.won[seat].iter().enumerate() {
                places.push(Place::new(Spot::Won(seat, at), *card, Visibility::All));
            }
        }
        places
    }

    fn put(_: &Toy, state: &mut State, contents: &[(Spot, u8)]) {
        for (spot, card) in contents {
            *at(state, *spot) = *card;
        }
        state.hands.iter_mut().for_each(|hand| hand.sort_unstable());
    }

    fn shown(_: &Toy, state: &State, seat: Seat, action: Move, viewer: Viewer) -> Vec<Fact> {
        let mut facts = match action {
            Move::Lay(_) => return vec![Fact::Lays],
            Move::Turn => vec![Fact::Card(state.down[0].card)],
            Move::Peek if viewer == Viewer::Seat(seat) => vec![Fact::Peeks, Fact::Card(state.down[0].card)],
            Move::Peek => vec![Fact::Peeks],
            Move::Pass => vec![Fact::Passes],
            Move::Sleep => Vec::new(),
        };
        if viewer == Viewer::Seat(seat) {
            // A seat has laid one card of three, so it draws one at most; unless it passed with a full hand.
            facts.extend(state.deck.last().filter(|_| state.hands[seat].len() < 3).map(|card| Fact::Card(*card)));
        }
        facts
    }

    fn remembers(_: &Toy, position: &Position<Toy>, viewer: Viewer, spot: Spot) -> bool {
        match (viewer, spot) {
            (Viewer::Seat(seat), Spot::Down(at)) => position.recalls[seat].down[at].is_some(),
            _ => false,
        }
    }

    fn page(_: &Toy, view: &<Toy as Game>::View) -> Option<String> {
        (fault::is(fault::PAGE_LEAK)).then(|| format!("<img src=card-{}>", view.next.0))
    }

    fn words(_: &Toy, _: &<Toy as Game>::View, said: Utterance<'_, Toy>) -> Result<(), String> {
        match said {
            Utterance::Event(Event::Passed) if fault::is(fault::WORDLESS) => {
                Err("fr: `event-passed` is missing".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// Late in a game of two, with every arrangement of the cards that seat 0 does not know.
    fn small() -> Vec<Small<Toy>> {
        let game = Toy::new(&setups::of::<Toy>()[0]).expect("the defaults are possible");
        let (chance, mut random) = (Fast::new(7), Fast::new(8));
        let mut position = Position::deal(&game, &chance, &mut ());
        let mut list = Vec::new();
        while position.state.deck.len() > 1 || game.to_act(&position.state).contains(Seat(1)) {
            let seat = game.to_act(&position.state).first().expect("the game is not over");
            game.legal(&position.state, seat, &mut list);
            let action = *random.pick(&list).expect("somebody can act");
            position.play(&game, seat, action, &chance, &mut ()).expect("the action is listed");
        }
        let knows = position.knows(&game, Seat(0));
        let limit = if fault::is(fault::LONE_WORLD) { 1 } else { 400 };
        let worlds = Small::exchanges::<Self>(&game, &position, Seat(0), limit);
        vec![Small::new("late in a game of two", game, knows, worlds)]
    }
}
