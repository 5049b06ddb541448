//! Small positions, for which all worlds of a seat are listed.

use table::{Game, Knows};

/// A position with a list of all worlds that a seat cannot distinguish.
pub struct Small<G: Game> {
    /// The name in violations.
    pub name: &'static str,
    /// The rules.
    pub game: G,
    /// The seat's information set.
    pub knows: Knows<G>,
    /// Every possible world with its relative weight. A world that can arise in twice as many ways (equal cards) has
    /// twice the weight.
    pub worlds: Vec<(G::State, u32)>,
}

impl<G: Game> Small<G> {
    /// A small position with these worlds. The weight of a world is how often it is given.
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

/// All permutations of these components. Equal components count as different, so the result can contain duplicates.
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
