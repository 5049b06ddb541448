//! The `conformance!` macro, which makes the tests of a game.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::setups::playing;
use crate::violation::{Report, Violation};

/// Runs a property for a test and returns its report.
///
/// # Panics
/// With the violation when there is one. When the game panics, with the setup and seed of that game.
pub fn passed(property: impl FnOnce() -> Result<Report, Violation>) -> Report {
    match catch_unwind(AssertUnwindSafe(property)) {
        Ok(Ok(report)) => report,
        Ok(Err(violation)) => panic!("\n{violation}\n"),
        Err(payload) => match playing() {
            Some((setup, seed)) => panic!("the game panicked\n  setup: {setup}\n  reproduce with: POSSE_SEED={seed}\n"),
            None => std::panic::resume_unwind(payload),
        },
    }
}

/// Expands to one test for each property.
///
/// `conformance!(Game, Secrets)` takes the game's type and the type in its tests that implements
/// [`Secrets`](crate::Secrets) for it. Transcripts are kept in the package's `tests/playthroughs`.
///
/// `conformance!(Game, Secrets: ends, replays)` tests only the listed properties.
///
/// `conformance!(Game, Secrets, "DW" 32)` tests all of them, and that the package's `RULES.md` has 32 clauses with the
/// prefix `DW`, each named by a live test.
#[macro_export]
macro_rules! conformance {
    ($game:ty, $secrets:ty, $prefix:literal $clauses:literal) => {
        $crate::conformance!($game, $secrets);

        #[test]
        fn every_clause_is_named_by_a_live_test() {
            let here = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            assert_eq!($crate::every_clause_has_a_test(here, $prefix), Ok($clauses));
        }
    };
    ($game:ty, $secrets:ty) => {
        $crate::conformance!(
            $game, $secrets:
            actions_have_names, choices_are_secret, conserves, drafts_leave_no_trace, ends, everything_has_words,
            keeps_secrets, learning_is_marked, lists_what_is_legal, replays, resamples_are_fair, resamples_fit,
            resamples_play_on, resamples_vary, serialises, steps_show_what_they_may, the_deal_keeps_secrets,
            the_view_decides, windows_are_public, wrong_setups_are_refused
        );

        #[test]
        fn playthroughs_are_reproduced() {
            let folder = ::std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
            println!("{}", $crate::passed(|| $crate::playthroughs_are_reproduced::<$game, $secrets>(folder)));
        }
    };
    ($game:ty, $secrets:ty: $($property:ident),+ $(,)?) => {
        $(
            #[test]
            fn $property() {
                println!("{}", $crate::passed(|| $crate::$property::<$game, $secrets>(&$crate::Sweep::from_env())));
            }
        )+
    };
}
