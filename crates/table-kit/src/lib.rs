//! The conformance kit: every game proves by one line that it keeps the contract of [`table::Game`].
//!
//! # How a game uses it
//! `games/NAME/tests/conformance.rs` implements [`Secrets`] for a type of its own, from the rules' “What each sees”, and
//! ends with the one line:
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
//! table_kit::conformance!(MyGame, Rules);
//! ```
//!
//! What else it may say, each with a default: [`Place::admitting`] (a laid card must fit), [`Secrets::remembers`] (a card
//! that one laid oneself), [`Secrets::concludes`], [`Secrets::possible`], [`Secrets::worst`] (players who know how to
//! drag a game out), [`Secrets::page`], [`Secrets::words`], [`Secrets::small`], [`Secrets::setups`].
//!
//! That makes one test of each property:
//!
//! | test | what holds |
//! |---|---|
//! | [`actions_have_names`] | number and text of every action lead back to it, in order |
//! | [`lists_what_is_legal`] | lists are sorted, complete, accepted; nothing else is |
//! | [`the_view_decides`] | the view, read back, gives the same reasons |
//! | [`serialises`] | state, view, recall and event survive being written |
//! | [`ends`] | within the bound, random or at its worst; an outcome exactly then; ranks fit |
//! | [`conserves`] | no component is lost or made, at any event |
//! | [`replays`] | the log is the whole game; nothing follows where somebody decides |
//! | [`keeps_secrets`] | exchanging what is hidden changes nothing a viewer receives |
//! | [`the_deal_keeps_secrets`] | nor does the deal tell of it |
//! | [`steps_show_what_they_may`] | a step shows what its rule shows: frames, view, list, recall |
//! | [`learning_is_marked`] | a step that does not `learn` answers alike in all worlds and uses no chance |
//! | [`drafts_leave_no_trace`] | steps taken back never were; a committed draft is its decisions |
//! | [`choices_are_secret`] | of what several decide at once, nobody hears before the last is ready |
//! | [`windows_are_public`] | a window asks one seat, and what lapses is legal |
//! | [`resamples_fit`], [`resamples_vary`], [`resamples_are_fair`] | drawn worlds fit the knowledge, vary, and come up as often as they should |
//! | [`resamples_play_on`] | drawn worlds are played on to their ends |
//! | [`wrong_setups_are_refused`] | players, options, versions and editions that do not exist are refused |
//! | [`everything_has_words`] | what comes up has words, where [`Secrets::words`] looks |
//! | [`playthroughs_are_reproduced`] | committed transcripts are the same |
//!
//! A package that adds to a game, such as its pages, can run a part: `conformance!(MyGame, Pages: keeps_secrets)`.
//!
//! # How much is played
//! A test plays a few games in each setup and looks at a sample of positions. `POSSE_SWEEP=N cargo test -p NAME` plays
//! `N` times as many and looks at all of them. A violation names its seed; `POSSE_SEED=S` plays that game again.
//! `POSSE_BLESS=1` writes the transcripts anew: read the difference before committing it.
//!
//! # What else a game's tests are made of
//! | harness | what it does |
//! |---|---|
//! | [`editions`] | faults in an edition as a table, and games by other printed numbers |
//! | [`Scripted`] | a table that acts by texts and tells a [`Story`] in lines |
//! | [`tell_file`] | whole games kept as texts, with what must happen in them |
//! | [`Small`], [`orders`] | positions whose worlds are all listed, for [`resamples_are_fair`] |
//! | [`Tally`], [`Style`], [`seeds`] | random games for a second reading of the rules, and what came about in them |
//! | [`every_clause_has_a_test`] | finds clauses that no test names |
//! | [`players`] | whole games played quickly, for benches too |

mod clauses;
mod conformance;
mod difference;
mod drafts;
pub mod editions;
mod endings;
mod legality;
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
mod tales;
mod tally;
mod together;
mod transcripts;
mod violation;
mod words;

pub use clauses::{every_clause_has_a_test, is_clause};
pub use conformance::passed;
pub use drafts::drafts_leave_no_trace;
pub use endings::{conserves, ends};
pub use legality::{actions_have_names, lists_what_is_legal, serialises, the_view_decides};
pub use paired::{keeps_secrets, learning_is_marked, steps_show_what_they_may, the_deal_keeps_secrets};
pub use place::{Place, Visibility};
pub use players::Player;
pub use playthrough::{Playthrough, transcript};
pub use refusals::wrong_setups_are_refused;
pub use replay::replays;
pub use resampling::{resamples_are_fair, resamples_fit, resamples_play_on, resamples_vary};
pub use scripted::{Scripted, Story, Teller};
pub use secrets::{Said, Secrets};
pub use setups::Sweep;
pub use small::{Small, orders};
pub use tales::{Tale, Told, tell, tell_file};
pub use tally::{Style, Tally, seeds};
pub use together::{choices_are_secret, windows_are_public};
pub use transcripts::{check_playthroughs, playthroughs_are_reproduced};
pub use violation::{Report, Violation};
pub use words::everything_has_words;
