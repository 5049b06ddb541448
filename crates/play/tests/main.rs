//! Tests of live tables through their public API: requests, views, restarts.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod analysis;
mod away;
mod clocks;
mod dealt;
mod disk;
mod drafts;
mod guests;
mod hints;
mod house;
mod housekeeping;
mod moments;
mod nodes;
mod received;
mod replays;
mod seats;
mod secret_choices;
mod still;
mod straws;
mod talk;
mod thinking;
mod unloading;
mod waking;
mod whole_games;
mod windows;
