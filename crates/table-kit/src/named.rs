//! Deals that tests name after what they contain.

/// How many deals are tried when a named one no longer has what a test needs.
const TRIES: u32 = 1000;

/// What `look` finds in the deal `NAME NUMBER`.
///
/// # Panics
/// When it finds nothing there, for example after a rule change. The message gives a number whose deal has it.
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
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn ready<T>(future: impl Future<Output = T>) -> T {
        match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(value) => value,
            Poll::Pending => panic!("the future never waits"),
        }
    }

    #[test]
    fn a_named_deal_has_what_it_is_named_for() {
        let found = named("even", 4, async |deal: &str| deal.ends_with('4').then_some(deal.len()));
        assert_eq!(ready(found), 6);
    }

    #[test]
    #[should_panic(expected = "deal `even 3` no longer has what it is named for; `even 2` has: name that one")]
    fn a_deal_that_has_lost_it_is_told_with_one_that_has_it() {
        ready(named("even", 3, async |deal: &str| deal.ends_with('2').then_some(())));
    }
}
