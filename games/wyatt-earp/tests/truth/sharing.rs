//! WE-29 to WE-31, dollar by dollar.

/// What each seat gets of an outlaw's reward, in thousands, given their visible points; what nobody takes stays on the
/// poster.
pub(crate) fn reward(points: &[u32], pot: usize, smallest_first: bool) -> Vec<usize> {
    let nothing = vec![0; points.len()];
    if points.iter().sum::<u32>() < 8 {
        return nothing;
    }
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    sorted.reverse();
    if sorted[0] >= sorted[1] + 5 {
        let all = |own: &u32| if *own == sorted[0] { pot } else { 0 };
        return points.iter().map(all).collect();
    }
    share(points, pot, smallest_first)
}

/// The sharing of WE-31 alone: $1000 at a time is taken until no more can be.
fn share(points: &[u32], pot: usize, smallest_first: bool) -> Vec<usize> {
    let most = *points.iter().max().unwrap();
    // The players who share, grouped by equal points, leaders first.
    let mut ranks: Vec<Vec<usize>> = Vec::new();
    for worth in (1..=most).rev().filter(|worth| most - worth <= 4) {
        let equal: Vec<usize> = (0..points.len()).filter(|seat| points[*seat] == worth).collect();
        if !equal.is_empty() {
            ranks.push(equal);
        }
    }
    if smallest_first {
        ranks[1..].reverse();
    }
    let mut shares = vec![0; points.len()];
    let mut left = pot;
    // Everybody of a rank takes this much at once, if there is enough for all of them.
    let mut take = |rank: &[usize], each: usize| {
        let enough = left >= each * rank.len();
        if enough {
            left -= each * rank.len();
            for seat in rank {
                shares[*seat] += each;
            }
        }
        enough
    };
    if !take(&ranks[0], 2) {
        take(&ranks[0], 1);
        return shares;
    }
    let mut next = 1 % ranks.len();
    while take(&ranks[next], 1) {
        next = (next + 1) % ranks.len();
    }
    shares
}
