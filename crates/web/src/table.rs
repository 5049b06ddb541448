//! A table's pages and forms. It knows the edge.

pub(crate) mod act;
pub(crate) mod analysis_page;
pub(crate) mod card;
pub(crate) mod create;
pub(crate) mod invitation;
pub(crate) mod keys;
pub(crate) mod learn;
pub(crate) mod looks;
pub(crate) mod moment;
pub(crate) mod pace;
pub(crate) mod page;
pub(crate) mod play_now;
pub(crate) mod replay_page;
pub(crate) mod report;
pub(crate) mod rules;
pub(crate) mod seat_link;
pub(crate) mod tell;
