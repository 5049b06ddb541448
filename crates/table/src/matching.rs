//! Perfect matchings. A game uses one to build a world when drawing worlds at random finds none.

/// Puts `count` items into `count` places, one each. Returns the item in each place, or `None` when this is impossible.
/// `allows(place, item)` says whether the item may lie in the place.
///
/// Kuhn's algorithm: each item in order takes the first place that it can; other items make room along an augmenting
/// path. It checks at most `count`³ pairs.
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

/// Finds a place for an item and moves others if necessary.
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

    /// Whether the items from `item` on fit into the free places, tried in all orders. Each bit of `free` is a place.
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
            // The places that each item may take, as bits: about half of them.
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

    /// Items take their own places in order. The last one tries place 0 first, which moves every other item up by one.
    #[test]
    fn the_last_item_moves_all_others() {
        let count = 100;
        let found =
            matching(count, |place, item| place == item || place == item + 1 || item + 1 == count && place == 0);
        let moved = (0..count).map(|place| if place == 0 { count - 1 } else { place - 1 });
        assert!(found.is_some_and(|items| items.into_iter().eq(moved)));
    }
}
