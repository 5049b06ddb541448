//! Example games for explanations. They are played at random from a seed and shown only as views.

use std::collections::VecDeque;

use table::{Audience, Events, Fast, Game, Position, Stream, Viewer};

/// What a viewer sees right after the deal of this seed.
pub fn dealt<G: Game>(game: &G, seed: u64, viewer: Viewer) -> G::View {
    game.view(&Position::deal(game, &Fast::new(seed), &mut ()).state, viewer)
}

/// Something that happened in such a game.
pub struct Happened<G: Game> {
    /// Who received the event.
    pub audience: Audience,
    /// The event.
    pub event: G::Event,
    /// The true state right after it. Only views of it leave this type.
    state: G::State,
}

impl<G: Game> Happened<G> {
    /// What a viewer saw right after it. `game` is the game in which it happened.
    pub fn view(&self, game: &G, viewer: Viewer) -> G::View {
        game.view(&self.state, viewer)
    }
}

/// Everything that happens in the random game of this seed, in order, to its end.
pub fn by_chance<G: Game>(game: &G, seed: u64) -> impl Iterator<Item = Happened<G>> {
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut heard = Hearing(VecDeque::new());
    let mut position = Position::deal(game, &chance, &mut heard);
    let mut list = Vec::new();
    std::iter::from_fn(move || {
        while heard.0.is_empty() {
            let seat = game.to_act(&position.state).iter().next()?;
            game.legal(&position.state, seat, &mut list);
            let action = *random.pick(&list).expect("a seat that owes a decision has an action");
            position.play(game, seat, action, &chance, &mut heard).expect("the action is listed");
        }
        heard.0.pop_front()
    })
}

/// Keeps every event with the state right after it.
struct Hearing<G: Game>(VecDeque<Happened<G>>);

impl<G: Game> Events<G> for Hearing<G> {
    fn event(&mut self, _: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.0.push_back(Happened { audience, event, state: state.clone() });
    }
}
