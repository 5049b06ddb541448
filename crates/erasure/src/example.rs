//! Example games for explanations. They are played at random from a seed and shown only as views.

use std::collections::VecDeque;

use table::{Audience, Events, Fast, Game, Match, Stream, Viewer};

/// What a viewer sees right after the deal of this seed.
pub fn dealt<G: Game>(game: &G, seed: u64, viewer: Viewer) -> G::View {
    Match::deal(game, Fast::new(seed)).view(viewer)
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
    let mut heard = Hearing(VecDeque::new());
    let mut playing = Match::deal_with(game, random.split(), &mut heard);
    std::iter::from_fn(move || {
        while heard.0.is_empty() {
            let seat = playing.to_act().first()?;
            let action = *random.pick(&playing.legal(seat)).expect("a seat that owes a decision has an action");
            playing.play_with(seat, action, &mut heard).expect("the action is listed");
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
