#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
//!
//! # How a game uses it
//! `games/NAME/tests/secrets.rs` implements [`Secrets`] for a type of its own, following the section “What each sees”
//! of the rules, and `conformance.rs` calls the macro:
//!
//! ```ignore
//! struct Rules;
//!
//! impl table_kit::Secrets<MyGame> for Rules {
//!     type Spot = Spot;           // enum Spot { Hand(Seat, u8), Pile(u8), Row(u8, u8) }
//!     type Component = Card;
//!     type Fact = Fact;           // enum Fact { Turned(Card), Laid(Seat, RowId) }
//!     fn places(game, state)      // what lies where, and who may see it
//!     fn put(game, state, contents) // other contents for some places
//!     fn shown(game, state, seat, action, viewer) // what this step lets this viewer see
//! }
//!
//! table_kit::conformance!(MyGame, Rules, "MG" 12);
//! ```
//!
//! Other items have defaults: [`Place::admitting`] (a laid card must fit), [`Secrets::remembers`] (a seat knows a card
//! that it laid), [`Secrets::concludes`], [`Secrets::possible`], [`Secrets::worst`] (players who delay the end),
//! [`Secrets::page`], [`Secrets::words`], [`Secrets::small`], [`Secrets::setups`].
//!
//! The macro makes one test for each property:
//!
//! | test | what holds |
//! |---|---|
//! | [`actions_have_names`] | every action is found by its number and by its text |
//! | [`lists_what_is_legal`] | legal lists are sorted and complete; exactly the listed actions are accepted |
//! | [`the_view_decides`] | a view read back from JSON gives the same reasons |
//! | [`serialises`] | state, view, recall and event are the same after writing and reading |
//! | [`ends`] | every game ends within its bound, with an outcome; scores and ranks fit |
//! | [`conserves`] | no component is lost or added at any event |
//! | [`replays`] | the log determines the game; nothing follows while a seat owes a decision |
//! | [`keeps_secrets`] | exchanging hidden components changes nothing that a viewer receives |
//! | [`the_deal_keeps_secrets`] | the deal shows a viewer only what the viewer may see |
//! | [`steps_show_what_they_may`] | a step shows only what its rule shows: frames, view, list, recall |
//! | [`learning_is_marked`] | a step that does not `learn` gives the same in all possible worlds and uses no chance |
//! | [`drafts_leave_no_trace`] | steps taken back have no effect; a committed draft equals its decisions |
//! | [`choices_are_secret`] | a simultaneous choice shows nothing before the last seat is ready |
//! | [`windows_are_public`] | a window asks one seat, and its default action is legal |
//! | [`resamples_fit`], [`resamples_vary`] | resampled worlds fit the seat's knowledge, and they vary |
//! | [`resamples_are_fair`] | every possible world is drawn as often as it should be |
//! | [`resamples_play_on`] | resampled worlds can be played to their ends |
//! | [`wrong_setups_are_refused`] | unknown numbers of players, options, versions and editions are refused |
//! | [`everything_has_words`] | every action, event and reason has words, as far as [`Secrets::words`] checks |
//! | [`playthroughs_are_reproduced`] | committed transcripts are reproduced |
//!
//! A package that builds on a game, such as its pages, can test some of them:
//! `conformance!(MyGame, Pages: keeps_secrets)`.
//!
//! # How much is played
//! A quick run plays a few games in each setup and checks a sample of positions.
//! `POSSE_SWEEP=N cargo test -p posse-NAME` plays `N` times as many games and checks all positions. A violation names
//! its seed; `POSSE_SEED=S` plays that game again. `POSSE_BLESS=1` rewrites the transcripts: read the diff before you
//! commit it.
//!
//! # Other test harnesses
//! | harness | what it does |
//! |---|---|
//! | [`editions`] | tests a table of faults in an edition, and games with other printed numbers |
//! | [`Scripted`] | a table on which a test plays actions by their texts and gets a [`Story`] of lines |
//! | [`tell_file`] | plays whole games kept as text files and checks what happens in them |
//! | [`chapters!`] | tests the clauses by stories: short scenes kept as text files, one file a chapter |
//! | [`Small`], [`orders`] | positions whose worlds are all listed, for [`resamples_are_fair`] |
//! | [`Coverage`], [`Style`], [`seeds`] | random games that compare the rules with a second model, with counts of events |
//! | [`every_clause_has_a_test`] | finds clauses that no test names |
//! | [`bots!`] | tests a game's bots: they finish games, know no more than their seat, estimate what they choose |
//! | [`players`] | plays whole games quickly, also for benchmarks |
//! | [`named`] | finds what a test needs in a named deal, or names another deal that has it |
//! | [`taught`] | plays the guided first game of a game |

mod bots;
mod clauses;
mod conformance;
mod difference;
mod drafts;
pub mod editions;
mod endings;
mod legality;
mod lesson;
mod named;
mod paired;
mod partner;
mod place;
pub mod players;
mod playthrough;
mod refusals;
mod replay;
mod resampling;
mod scripted;
mod secrets;
pub mod setups;
mod small;
mod stories;
mod tales;
mod tally;
mod together;
mod transcripts;
mod violation;
mod words;

pub use bots::{
    Manner, amount, bots_estimate_what_they_choose, bots_know_what_their_seat_knows, bots_play_to_the_end, count,
    hints_know_what_lies_open, people_play_in_their_manner, terms, whoever_forgets_still_imagines_worlds,
    wins_against_chance,
};
pub use clauses::{every_clause_has_a_test, is_clause};
pub use conformance::passed;
pub use drafts::drafts_leave_no_trace;
pub use endings::{conserves, ends};
pub use legality::{actions_have_names, lists_what_is_legal, serialises, the_view_decides};
pub use lesson::taught;
pub use named::named;
pub use paired::{keeps_secrets, learning_is_marked, steps_show_what_they_may, the_deal_keeps_secrets};
pub use place::{Place, Visibility};
pub use players::Policy;
pub use playthrough::Playthrough;
pub use refusals::wrong_setups_are_refused;
pub use replay::replays;
pub use resampling::{resamples_are_fair, resamples_fit, resamples_play_on, resamples_vary};
pub use scripted::{Scripted, Story, Teller};
pub use secrets::{Secrets, Utterance};
pub use setups::{Size, Sweep};
pub use small::{Small, orders};
pub use stories::{tell_chapter, tell_stories};
pub use tales::{PlayedTale, Tale, lay_out, tell, tell_file};
pub use tally::{Coverage, Style, seeds};
pub use together::{choices_are_secret, windows_are_public};
pub use transcripts::{check_playthroughs, playthroughs_are_reproduced};
pub use violation::{Report, Violation};
pub use words::everything_has_words;
