//! Every clause of `RULES.md` is named by a live test of this package.

use std::path::Path;

#[test]
fn every_clause_is_named_by_a_live_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(table_kit::every_clause_has_a_test(here, "FM"), Ok(33));
}
