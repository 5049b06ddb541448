//! Perfect matchings, by which a game builds a world where drawing one at random fails.

/// Gives each of `count` items a place of its own, of `count` places: the item in each place, or `None` where there is
/// no way to do it. `allows(place, item)` says what may lie where.
///
/// Kuhn's algorithm: the items come in their order, each takes the first place that it can, and others make room for it
/// along an augmenting path. It looks at no more than `count`³ pairs.
pub fn matching(count: usize, allows: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    let mut holds = vec![None; count];
    let mut tried = vec![false; count];
    for item in 0..count {
        tried.fill(false);
        if !augment(item, &allows, &mut holds, &mut tried) {
            return None;
        }
    }
    holds.into_iter().collect()
}

/// Finds a place for an item, moving others if need be.
fn augment(
    item: usize,
    allows: &impl Fn(usize, usize) -> bool,
    holds: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for place in 0..holds.len() {
        if tried[place] || !allows(place, item) {
            continue;
        }
        tried[place] = true;
        if holds[place].is_none_or(|other| augment(other, allows, holds, tried)) {
            holds[place] = Some(item);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fast, Stream};

    /// Whether the items from this one on find places among those that are free, a bit each.
    fn brute(allowed: &[u32], item: usize, free: u32) -> bool {
        let fits = |place: &usize| free & allowed[item] & 1 << place != 0;
        item == allowed.len()
            || (0..allowed.len()).filter(fits).any(|place| brute(allowed, item + 1, free & !(1 << place)))
    }

    #[test]
    fn a_matching_is_found_exactly_where_trying_all_orders_finds_one() {
        let mut random = Fast::new(1);
        let mut found = [0; 2];
        for _ in 0..4_000 {
            let count = random.below(8) as usize;
            // The places of each item, about half of them.
            let allowed: Vec<u32> = (0..count).map(|_| random.below(1 << count)).collect();
            let matching = matching(count, |place, item| allowed[item] >> place & 1 == 1);
            assert_eq!(matching.is_some(), brute(&allowed, 0, u32::MAX), "{allowed:?}");
            found[usize::from(matching.is_some())] += 1;
            if let Some(mut items) = matching {
                assert!(items.iter().enumerate().all(|(place, item)| allowed[*item] >> place & 1 == 1), "{allowed:?}");
                items.sort_unstable();
                assert!(items.into_iter().eq(0..count), "{allowed:?}");
            }
        }
        assert!(found.iter().all(|times| *times > 1_000), "{found:?}");
    }

    /// Each item but the last takes the place that the next one needs, so that the last moves all of them.
    #[test]
    fn the_last_item_moves_all_others() {
        let count = 100;
        let found =
            matching(count, |place, item| place == item || place == item + 1 || item + 1 == count && place == 0);
        let moved = (0..count).map(|place| if place == 0 { count - 1 } else { place - 1 });
        assert!(found.is_some_and(|items| items.into_iter().eq(moved)));
    }
}
