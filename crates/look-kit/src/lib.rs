//! The page kit: checks that every game's page must pass, sample tables for them, and galleries. For tests and examples
//! only.
//!
//! A page's tests begin with this line; beyond it they need only what is special to the game:
//!
//! ```ignore
//! look_kit::conformance!(PAGE, TITLE, AS_IN_ENGLISH);
//! ```
//!
//! | check | what it says |
//! |---|---|
//! | [`languages_agree`] | all languages have the same messages with the same arguments, in their own words |
//! | [`all_words_are_translated`] | everything read or heard comes from the files of words; no message is missing |
//! | [`tables_are_told`] | a table in words names all players, nothing untranslated and no hidden card |
//! | [`words_leave_nothing_out`] | whenever the text of a table changes, the table in words changes too |
//! | [`private_events_get_no_frame`] | an event that is not for everybody has no part in the moments |
//! | [`late_actions_draw_no_more`] | an update draws about as much at the end of a game as at its start |
//! | [`pages_keep_to_the_policy`] | no inline styles or scripts, each id once, each reference resolves, small enough |
//! | [`decisions_have_buttons`] | every legal action can be clicked, only by the viewer who may decide it |
//! | [`names_say_what_is_done`] | no two buttons or selectable cards have the same name for different things |
//! | [`endings_offer_nothing`] | a finished game says so and offers nothing to decide |
//! | [`endings_are_retold`] | a finished game has highlights, the same events for every player |
//! | [`styles_are_the_games_own`] | no selector of the stylesheet reaches beyond the game |
//! | [`tips_come_up`] | each tip comes up when a beginner plays the guided first game, and is short in every language |
//! | [`tips_tell_nothing_hidden`] | the guided first game's tips depend only on what their seat sees |
//! | [`clauses_show_their_origins`] | the rule page labels each clause as `RULES.md` marks it |
//! | [`rules_are_taught`] | the rule page has all its parts, each with a drawing; figures come from the rules |
//!
//! They use random games with every number of players, without options and with all of them. Six more checks need
//! something that only the game can provide:
//!
//! | check | what it says |
//! |---|---|
//! | [`has_words`] | these languages have these messages |
//! | [`never_says`] | the words use one name for a thing, and none of these others |
//! | [`sentences_are_whole`] | each event, action and reason has a sentence; each reason's clause is on the rule page |
//! | [`own_events_say_you`] | players read “you” about themselves, and nobody else does |
//! | [`great_moments_have_stages`] | these events have a stage, in translated words, and no others |
//! | [`drawings_differ`] | each of these symbols is drawn, no two alike |
//!
//! A game's own tests check the pages of a [`Sample`], at the positions of [`wander`] or with the events of [`play`]:
//!
//! ```ignore
//! let sample = Sample::new(&PAGE, look_kit::game(3, Settings::default()), Language::En);
//! look_kit::wander(&sample.game, 1, |position| assert!(sample.page(position, Viewer::Spectator).contains("Anna")));
//! ```
//!
//! The example `gallery` of a page defines scenes, and [`Gallery`] writes them as files to look at in a browser.

mod checks;
mod gallery;
mod highlights;
mod lesson;
mod lists;
mod names;
mod origins;
mod primer;
mod sample;
mod stages;
mod text;
mod told;

pub use checks::{
    all_words_are_translated, decisions_have_buttons, endings_offer_nothing, languages_agree,
    late_actions_draw_no_more, pages_keep_to_the_policy, private_events_get_no_frame, styles_are_the_games_own,
};
pub use gallery::{Gallery, Shot};
pub use highlights::endings_are_retold;
pub use lesson::{tips_come_up, tips_tell_nothing_hidden};
pub use lists::{drawings_differ, has_words, never_says, own_events_say_you, sentences_are_whole};
pub use names::names_say_what_is_done;
pub use origins::clauses_show_their_origins;
pub use primer::rules_are_taught;
pub use sample::{Sample, StepEvents, game, play, wander};
pub use stages::great_moments_have_stages;
pub use text::values;
pub use told::{tables_are_told, words_leave_nothing_out};

/// One test for each check of a page, in a module of its own. The arguments are the page, its game's `TITLE` and the
/// [`look::AsInEnglish`] of the page's words.
#[macro_export]
macro_rules! conformance {
    ($page:path, $title:path, $as_in_english:expr) => {
        mod conformance {
            use super::*;

            #[test]
            fn languages_agree() {
                $crate::languages_agree(&$page, $as_in_english);
            }

            #[test]
            fn every_tip_comes_up_in_the_guided_game() {
                $crate::tips_come_up(&$page, |look| ::table_kit::taught($title.bots(), look));
            }

            #[test]
            fn all_words_are_translated() {
                $crate::all_words_are_translated(&$page);
            }

            #[test]
            fn reasons_have_words() {
                let terms = ::table_kit::terms($title.bots()).iter().map(|term| (*term).to_owned());
                $crate::has_words(&$page, &::look::Language::SPOKEN, terms);
            }

            #[test]
            fn tables_are_told() {
                $crate::tables_are_told(&$page);
            }

            #[test]
            fn words_leave_nothing_out() {
                $crate::words_leave_nothing_out(&$page);
            }

            #[test]
            fn private_events_get_no_frame() {
                $crate::private_events_get_no_frame(&$page);
            }

            #[test]
            fn late_actions_draw_no_more() {
                $crate::late_actions_draw_no_more(&$page);
            }

            #[test]
            fn pages_keep_to_the_policy() {
                $crate::pages_keep_to_the_policy(&$page);
            }

            #[test]
            fn decisions_have_buttons() {
                $crate::decisions_have_buttons(&$page);
            }

            #[test]
            fn names_say_what_is_done() {
                $crate::names_say_what_is_done(&$page);
            }

            #[test]
            fn endings_offer_nothing() {
                $crate::endings_offer_nothing(&$page);
            }

            #[test]
            fn endings_are_retold() {
                $crate::endings_are_retold(&$page);
            }

            #[test]
            fn styles_are_the_games_own() {
                $crate::styles_are_the_games_own(&$page);
            }

            #[test]
            fn tips_tell_nothing_hidden() {
                $crate::tips_tell_nothing_hidden(&$page);
            }

            #[test]
            fn clauses_show_their_origins() {
                let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../RULES.md"));
                $crate::clauses_show_their_origins(&$page, rules);
            }

            #[test]
            fn rules_are_taught() {
                $crate::rules_are_taught(&$page);
            }
        }
    };
}
