//! What belongs to a person or to the operator: home, games, devices, notifications, the operator's page. It knows the
//! edge and tables.

pub(crate) mod admin;
pub(crate) mod channel;
pub(crate) mod channel_link;
pub(crate) mod devices;
pub(crate) mod fairness;
pub(crate) mod home;
pub(crate) mod join;
pub(crate) mod my_games;
pub(crate) mod notifications;
pub(crate) mod preferences_page;
pub(crate) mod recovery;
pub(crate) mod tokens;
pub(crate) mod welcome;
pub(crate) mod wishes;
