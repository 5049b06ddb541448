//! Positions so small that all worlds of a seat are listed.

use table::{Game, Knows};

/// A position so small that all worlds a seat cannot tell apart are listed.
pub struct Small<G: Game> {
    /// What to call it when something is wrong.
    pub name: &'static str,
    /// The rules.
    pub game: G,
    /// What the seat knows.
    pub knows: Knows<G>,
    /// Every world that fits, with its weight among them. A world that can come about in twice as many ways (equal
    /// cards) weighs twice as much.
    pub worlds: Vec<(G::State, u32)>,
}

impl<G: Game> Small<G> {
    /// A small position with these worlds. A world that is given several times weighs as much.
    pub fn new(name: &'static str, game: G, knows: Knows<G>, given: impl IntoIterator<Item = G::State>) -> Small<G> {
        let mut worlds: Vec<(G::State, u32)> = Vec::new();
        for world in given {
            match worlds.iter_mut().find(|(known, _)| *known == world) {
                Some((_, weight)) => *weight += 1,
                None => worlds.push((world, 1)),
            }
        }
        Small { name, game, knows, worlds }
    }
}

/// All orders of these components, each as often as it comes about: equal components count as different ones.
pub fn orders<C: Clone>(components: &[C]) -> Vec<Vec<C>> {
    if components.is_empty() {
        return vec![Vec::new()];
    }
    let from = |first: usize| {
        let mut rest = components.to_vec();
        let component = rest.remove(first);
        orders(&rest).into_iter().map(move |order| [vec![component.clone()], order].concat())
    };
    (0..components.len()).flat_map(from).collect()
}
