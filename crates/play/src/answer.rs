//! The answers to forms, as the store keeps them: however often a form is sent, it is answered once.

use sha2::{Digest, Sha256};
use store::{FormId, VisitorId};

use crate::request::Done;

/// The id under which the answer to a form is kept. The visitor is part of it, so that nobody gets the answer that
/// another was given by sending the id of his form again.
pub(crate) fn id(visitor: &VisitorId, form: &FormId) -> FormId {
    let hash =
        Sha256::new().chain_update(b"posse answer v1\0").chain_update(visitor.bytes()).chain_update(form.bytes());
    let hash: [u8; 32] = hash.finalize().into();
    let mut id = [0; 16];
    id.copy_from_slice(&hash[..16]);
    FormId::new(id)
}

/// An answer as the store keeps it. A private link is not kept: it is shown once, to whoever asked.
pub(crate) fn write(done: &Done) -> String {
    match done {
        Done::Stay | Done::Link(_) => "stay".to_owned(),
        Done::Table(table) => format!("table {table}"),
    }
}

/// An answer that was kept.
pub(crate) fn read(text: &str) -> Done {
    match text.strip_prefix("table ").map(str::parse) {
        Some(Ok(table)) => Done::Table(table),
        _ => Done::Stay,
    }
}
