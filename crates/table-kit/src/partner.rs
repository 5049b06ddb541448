//! Partner worlds: the same for a viewer, with what he may not know in another order.

use table::{Fast, Game, Position, Stream, Viewer};

use crate::secrets::Secrets;

/// What stays in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fixed {
    /// What the viewer may see now.
    Seen,
    /// What he may see now or remembers.
    Known,
}

/// The places of a position whose contents the viewer may not know, by group.
pub(crate) fn hidden<G: Game, S: Secrets<G>>(
    game: &G,
    position: &Position<G>,
    viewer: Viewer,
    fixed: Fixed,
) -> Vec<Vec<S::Spot>> {
    let mut groups: Vec<(u8, Vec<S::Spot>)> = Vec::new();
    for place in S::places(game, &position.state) {
        let known = fixed == Fixed::Known && S::remembers(game, position, viewer, place.spot);
        if place.sight.includes(viewer) || known {
            continue;
        }
        match groups.iter_mut().find(|(group, _)| *group == place.group) {
            Some((_, spots)) => spots.push(place.spot),
            None => groups.push((place.group, vec![place.spot])),
        }
    }
    groups.into_iter().map(|(_, spots)| spots).filter(|spots| spots.len() > 1).collect()
}

/// A partner world: hidden places exchange their contents as often as chance will have it, each time keeping a possible
/// world for which `keep` holds. Nothing when it comes out the same.
pub(crate) fn partner<G: Game, S: Secrets<G>>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    hidden: &[Vec<S::Spot>],
    random: &mut Fast,
    keep: impl Fn(&G::State) -> bool,
) -> Option<G::State> {
    let places: usize = hidden.iter().map(Vec::len).sum();
    if places == 0 {
        return None;
    }
    // Few exchanges find a leak of one place, many one that needs several.
    let tries = if random.below(3) == 0 { 6 } else { (2 * places).min(48) };
    let due = game.to_act(state);
    let mut list = Vec::new();
    let mut world = state.clone();
    for _ in 0..tries {
        let spots = &hidden[random.below(hidden.len() as u32) as usize];
        let (a, b) = (random.pick(spots)?, random.pick(spots)?);
        if a == b {
            continue;
        }
        let mut next = world.clone();
        S::swap(game, &mut next, *a, *b);
        let can_act = due.iter().all(|seat| {
            game.legal(&next, seat, &mut list);
            !list.is_empty()
        });
        if next != world && can_act && game.to_act(&next) == due && S::possible(game, &next, viewer) && keep(&next) {
            world = next;
        }
    }
    (world != *state).then_some(world)
}
