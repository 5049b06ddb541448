//! Worlds drawn from what a seat knows.

use dollars_wanted::DollarsWanted;
use table_kit::Small;

/// Positions with all worlds.
pub(crate) fn small() -> Vec<Small<DollarsWanted>> {
    Vec::new()
}
