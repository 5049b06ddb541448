//! The one line.

use crate::violation::{Report, Violation};

/// Says what holds, for a test that has passed.
///
/// # Panics
/// With the violation, readable, when there is one.
pub fn passed(result: Result<Report, Violation>) -> Report {
    match result {
        Ok(report) => report,
        Err(violation) => panic!("\n{violation}\n"),
    }
}

/// Expands to one test for each property. `conformance!(Game, Secrets)`: the game's type and the type in its tests that
/// implements [`Secrets`](crate::Secrets) for it. Transcripts are kept in the package's `tests/playthroughs`.
#[macro_export]
macro_rules! conformance {
    ($game:ty, $secrets:ty) => {
        $crate::conformance!(
            $game, $secrets:
            actions_have_names, conserves, drafts_leave_no_trace, ends, everything_has_words, keeps_secrets,
            learning_is_marked, lists_what_is_legal, replays, resamples_are_fair, resamples_fit, resamples_vary,
            serialises, steps_show_what_they_may, the_deal_keeps_secrets, the_view_decides
        );

        #[test]
        fn playthroughs_are_reproduced() {
            let folder = ::std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
            println!("{}", $crate::passed($crate::playthroughs_are_reproduced::<$game, $secrets>(folder)));
        }
    };
    ($game:ty, $secrets:ty: $($property:ident),+ $(,)?) => {
        $(
            #[test]
            fn $property() {
                println!("{}", $crate::passed($crate::$property::<$game, $secrets>(&$crate::Sweep::from_env())));
            }
        )+
    };
}
