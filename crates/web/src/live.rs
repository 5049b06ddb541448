//! The live streams of a table: what an open page is sent. It knows the edge and tables.

pub(crate) mod broadcast;
pub(crate) mod message;
pub(crate) mod regions;
pub(crate) mod stream;
