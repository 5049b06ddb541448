//! Named deals: a server that deals by a name deals the same tables each time, on every machine.

/// The deal for tests that pass with any deal.
pub const ANY: &str = "any";

/// How many other deals are tried when a named one no longer has what its name says.
const TRIES: u32 = 500;

/// The name of the deal for a seed.
pub fn of_seed(seed: u64) -> String {
    format!("seed {seed}")
}

/// Returns what `look` finds in the deal `NAME NUMBER`, which must have what its name says. It repeats
/// `table_kit::named`, since these tests use none of the program's crates.
///
/// # Panics
/// When the deal no longer has it, as after a change of the rules. The message names another number that has.
pub async fn named<T>(name: &str, number: u32, look: impl AsyncFn(&str) -> Option<T>) -> T {
    let deal = |number: u32| format!("{name} {number}");
    if let Some(found) = look(&deal(number)).await {
        return found;
    }
    for other in 1..TRIES {
        if look(&deal(other)).await.is_some() {
            panic!("deal `{}` no longer has what it is named for; `{}` has: name that one", deal(number), deal(other));
        }
    }
    panic!("deal `{}` no longer has what it is named for, nor has any up to {TRIES}", deal(number));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_named_deal_has_what_it_is_named_for() {
        assert_eq!(named("even", 4, async |deal: &str| deal.ends_with('4').then_some(deal.len())).await, 6);
    }

    #[tokio::test]
    #[should_panic(expected = "deal `even 3` no longer has what it is named for; `even 2` has: name that one")]
    async fn a_deal_that_has_lost_it_is_told_with_one_that_has_it() {
        named("even", 3, async |deal: &str| deal.ends_with('2').then_some(())).await;
    }
}
