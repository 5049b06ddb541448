//! Sharing an outlaw's reward (WE-29 to WE-32).

use arrayvec::ArrayVec;
use table::MAX_SEATS;

/// The lead that takes the whole reward (WE-30).
const AHEAD: u16 = 5;

/// How many thousands of the `pot` each seat takes, given its visible `points`; what nobody takes stays on the poster.
/// Nothing is taken if all seats together have fewer than `least` points. With `smallest_first`, the players behind the
/// leader take from fewest points to most (option of WE-31).
pub fn share(points: &[u16], pot: u16, least: u16, smallest_first: bool) -> ArrayVec<u16, MAX_SEATS> {
    let mut shares: ArrayVec<u16, MAX_SEATS> = points.iter().map(|_| 0).collect();
    let most = points.iter().copied().max().unwrap_or_default();
    if most == 0 || points.iter().sum::<u16>() < least {
        return shares;
    }
    // The seats that take part, ranked by points: equal seats take together.
    let takes_part = |own: u16| own > 0 && own + AHEAD > most;
    let alone = points.iter().filter(|own| takes_part(**own)).count() == 1;
    let mut ranks: ArrayVec<u16, MAX_SEATS> = ArrayVec::new();
    for own in points.iter().copied().filter(|own| takes_part(*own)) {
        if !ranks.contains(&own) {
            ranks.push(own);
        }
    }
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let mut left = pot;
    let mut take = |rank: u16, each: u16| {
        let seats = points.iter().filter(|own| **own == rank).count() as u16;
        let enough = left >= each * seats;
        if enough {
            left -= each * seats;
            for (share, _) in shares.iter_mut().zip(points).filter(|(_, own)| **own == rank) {
                *share += each;
            }
        }
        enough
    };
    if alone {
        take(most, pot);
        return shares;
    }
    if !take(most, 2) {
        take(most, 1);
        return shares;
    }
    if smallest_first {
        ranks[1..].reverse();
    }
    let mut next = 1 % ranks.len();
    while take(ranks[next], 1) {
        next = (next + 1) % ranks.len();
    }
    shares
}
