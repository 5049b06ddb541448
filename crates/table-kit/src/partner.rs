//! Partner worlds: worlds that a viewer cannot distinguish from the true one, made by exchanging hidden components.

use std::collections::BTreeSet;

use table::{Fast, Game, Position, Seat, Stream, Viewer};

use crate::difference::bytes;
use crate::place::Place;
use crate::secrets::Secrets;
use crate::small::Small;

/// Which places keep their contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fixed {
    /// Those that the viewer may see now.
    Seen,
    /// Those that the viewer may see now or remembers.
    Known,
}

/// Places by group.
pub(crate) type Groups<S, G> = Vec<Vec<Place<<S as Secrets<G>>::Spot, <S as Secrets<G>>::Component>>>;

/// The places whose contents the viewer may not know, by group.
pub(crate) fn hidden<G: Game, S: Secrets<G>>(
    game: &G,
    position: &Position<G>,
    viewer: Viewer,
    fixed: Fixed,
) -> Groups<S, G> {
    let mut groups: Groups<S, G> = Vec::new();
    for place in S::places(game, &position.state) {
        let known = fixed == Fixed::Known && S::remembers(game, position, viewer, place.spot);
        if place.visibility.includes(viewer) || known {
            continue;
        }
        match groups.iter_mut().find(|group| group[0].group == place.group) {
            Some(group) => group.push(place),
            None => groups.push(vec![place]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// A partner world: hidden places exchange contents that both admit, so that the world is possible and `keep` holds.
/// Tries many exchanges first, then fewer. `None` when no try succeeds.
pub(crate) fn partner<G: Game, S: Secrets<G>>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    hidden: &Groups<S, G>,
    random: &mut Fast,
    keep: impl Fn(&G::State) -> bool,
) -> Option<G::State> {
    let places: u32 = hidden.iter().map(|group| group.len() as u32).sum();
    if places == 0 {
        return None;
    }
    let due = game.to_act(state);
    // Many exchanges find leaks that need several places; few exchanges more often keep the facts that a step may show.
    let many = if random.below(3) == 0 { 6 } else { 2 * places };
    for tries in [many, many.min(8), 3, 2] {
        let mut contents: Vec<Vec<S::Component>> =
            hidden.iter().map(|group| group.iter().map(|place| place.holds.clone()).collect()).collect();
        for _ in 0..tries {
            let number = weighted(hidden, random.below(places));
            let (group, holds) = (&hidden[number], &mut contents[number]);
            let (a, b) = (random.below(group.len() as u32) as usize, random.below(group.len() as u32) as usize);
            if group[a].admits(&holds[b]) && group[b].admits(&holds[a]) {
                holds.swap(a, b);
            }
        }
        let changed: Vec<_> = hidden
            .iter()
            .flatten()
            .zip(contents.into_iter().flatten())
            .filter(|(place, holds)| place.holds != *holds)
            .map(|(place, holds)| (place.spot, holds))
            .collect();
        if changed.is_empty() {
            continue;
        }
        let mut world = state.clone();
        S::put(game, &mut world, &changed);
        let mut list = Vec::new();
        let can_act = due.iter().all(|seat| {
            game.legal(&world, seat, &mut list);
            !list.is_empty()
        });
        if world != *state && can_act && game.to_act(&world) == due && S::possible(game, &world, viewer) && keep(&world)
        {
            return Some(world);
        }
    }
    None
}

/// The index of the group that contains the place with this number.
fn weighted<P>(groups: &[Vec<P>], mut number: u32) -> usize {
    for (at, group) in groups.iter().enumerate() {
        match number.checked_sub(group.len() as u32) {
            Some(rest) => number = rest,
            None => return at,
        }
    }
    0
}

impl<G: Game> Small<G> {
    /// The distinct worlds reached by exchanging what the seat does not know, including the true one, at most `limit`.
    /// They need not be equally likely; that depends on the game.
    pub fn exchanges<S: Secrets<G>>(game: &G, position: &Position<G>, seat: Seat, limit: usize) -> Vec<G::State> {
        let viewer = Viewer::Seat(seat);
        let mut known = BTreeSet::from([bytes(&position.state)]);
        let mut worlds = vec![position.state.clone()];
        let mut at = 0;
        while at < worlds.len() {
            for places in
                hidden::<G, S>(game, &Position { state: worlds[at].clone(), ..position.clone() }, viewer, Fixed::Known)
            {
                let pairs = places.iter().enumerate().flat_map(|(at, a)| places[at + 1..].iter().map(move |b| (a, b)));
                for (a, b) in pairs.filter(|(a, b)| a.admits(&b.holds) && b.admits(&a.holds)) {
                    let mut world = worlds[at].clone();
                    S::put(game, &mut world, &[(a.spot, b.holds.clone()), (b.spot, a.holds.clone())]);
                    if worlds.len() < limit && S::possible(game, &world, viewer) && known.insert(bytes(&world)) {
                        worlds.push(world);
                    }
                }
            }
            at += 1;
        }
        worlds
    }
}
