//! Tests of the pages through the router: requests in, answers out, with a database per test.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod admin;
mod analysis;
mod api;
mod bad_input;
mod below;
mod broadcast;
mod buttons;
mod card;
mod costs;
mod deal;
mod devices;
mod differences;
mod directions;
mod doors;
mod fuzz;
mod guarding;
mod guests;
mod hospitality;
mod house;
mod installed;
mod invitation;
mod learn;
mod limits;
mod live;
mod log;
mod logging;
mod moment;
mod my_games;
mod notifications;
mod pace;
mod play_now;
mod playing;
mod program;
mod replay;
mod reports;
mod rights;
mod script;
mod serving;
mod sizes;
mod stages;
mod stored;
mod unknown;
