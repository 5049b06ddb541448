//! Stored answers to forms: a form that is sent again gets its first answer. The answer is stored in the transaction
//! that does what the form asks for.

use sha2::{Digest, Sha256};
use store::{FormId, VisitorId};
use table_fold::Done;

/// The id under which the answer to a form is stored. It includes the visitor, so that nobody gets another visitor's
/// answer by sending that visitor's form id.
pub(crate) fn id(visitor: &VisitorId, form: &FormId) -> FormId {
    FormId::new(hash(b"posse answer v1\0", visitor, form))
}

/// The first bytes of a hash of a visitor's form. The label says what the hash is for.
pub(crate) fn hash<const LENGTH: usize>(label: &[u8], visitor: &VisitorId, form: &FormId) -> [u8; LENGTH] {
    let hash = Sha256::new().chain_update(label).chain_update(visitor.bytes()).chain_update(form.bytes()).finalize();
    std::array::from_fn(|at| hash[at])
}

/// An answer as the store keeps it. The token of a private link is not stored, since the link is shown only once.
pub(crate) fn write(done: &Done) -> String {
    match done {
        Done::Stay | Done::Link(_) => "stay".to_owned(),
        Done::Table(table) => format!("table {table}"),
    }
}

/// Reads a stored answer.
pub(crate) fn read(text: &str) -> Done {
    match text.strip_prefix("table ").map(str::parse) {
        Some(Ok(table)) => Done::Table(table),
        _ => Done::Stay,
    }
}
