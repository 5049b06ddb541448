//! The page kit: what every game's page must prove, whatever it looks like.
//!
//! The tests of a page say one line, and then what is its own:
//!
//! ```ignore
//! look_kit::conformance!(Desperados, DesperadosPage);
//! ```
//!
//! | check | what it says |
//! |---|---|
//! | [`languages_agree`] | complete languages have the same words, others none of their own |
//! | [`all_words_are_translated`] | whatever is read or heard comes from the files of words |
//! | [`pages_keep_to_the_policy`] | no styles, no scripts, every id once, small enough |
//! | [`decisions_have_buttons`] | every legal action can be clicked, by whoever may decide it alone |
//! | [`endings_offer_nothing`] | a finished game has nothing to decide |
//! | [`styles_are_the_games_own`] | no selector of the stylesheet reaches beyond the game |
//! | [`clauses_show_their_origins`] | the rule page labels each clause by its marks in `RULES.md` |
//!
//! They look at random games of every number of players, with no option and with all. [`page`], [`moment`] and
//! [`wander`] are there for the tests that only one game has.

mod checks;
mod origins;
mod sight;
mod text;

pub use checks::{
    all_words_are_translated, decisions_have_buttons, endings_offer_nothing, languages_agree, pages_keep_to_the_policy,
    styles_are_the_games_own,
};
pub use origins::clauses_show_their_origins;
pub use sight::{moment, names, page, wander, words};
pub use text::{heard, outside_of_marks};

/// One test for each check, in a module of its own.
#[macro_export]
macro_rules! conformance {
    ($game:ty, $page:ty) => {
        mod conformance {
            use super::*;

            #[test]
            fn languages_agree() {
                $crate::languages_agree::<$game, $page>();
            }

            #[test]
            fn all_words_are_translated() {
                $crate::all_words_are_translated::<$game, $page>();
            }

            #[test]
            fn pages_keep_to_the_policy() {
                $crate::pages_keep_to_the_policy::<$game, $page>();
            }

            #[test]
            fn decisions_have_buttons() {
                $crate::decisions_have_buttons::<$game, $page>();
            }

            #[test]
            fn endings_offer_nothing() {
                $crate::endings_offer_nothing::<$game, $page>();
            }

            #[test]
            fn styles_are_the_games_own() {
                $crate::styles_are_the_games_own::<$game, $page>();
            }

            #[test]
            fn clauses_show_their_origins() {
                let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../RULES.md"));
                $crate::clauses_show_their_origins::<$game, $page>(rules);
            }
        }
    };
}
