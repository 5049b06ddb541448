//! A table's pages and forms. It knows the edge.

pub(crate) mod act;
pub(crate) mod analysis_page;
pub(crate) mod bots;
pub(crate) mod card;
pub(crate) mod chart;
pub(crate) mod cover;
pub(crate) mod create;
pub(crate) mod ending;
pub(crate) mod hint;
pub(crate) mod invitation;
pub(crate) mod keys;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod looks;
pub(crate) mod moment;
pub(crate) mod notes;
pub(crate) mod pace;
pub(crate) mod play_now;
pub(crate) mod replay_page;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod seat_link;
pub(crate) mod send;
pub(crate) mod table_page;
pub(crate) mod talk;
pub(crate) mod view;
