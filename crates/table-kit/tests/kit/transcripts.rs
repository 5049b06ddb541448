//! Transcripts are reproduced, and a difference is shown by its line.

use table_kit::check_playthroughs;

use crate::fault;
use crate::secrets::Rules;
use crate::toy::Toy;

#[test]
fn a_transcript_is_reproduced_and_a_changed_one_is_named_by_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let check = |bless| check_playthroughs::<Toy, Rules>(folder.path(), bless);
    let missing = check(false).unwrap_err();
    assert!(missing.what.contains("POSSE_BLESS=1"), "{missing}");
    check(true).unwrap();
    check(false).unwrap();
    let path = folder.path().join("2-players.txt");
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, text.replacen("1. seat 1: lay", "1. seat 1: hide", 1)).unwrap();
    let changed = check(false).unwrap_err();
    assert!(changed.what.contains("was `1. seat 1: hide") && changed.what.contains("all: {"), "{changed}");
    std::fs::write(&path, format!("{text}more\n")).unwrap();
    let longer = check(false).unwrap_err();
    assert!(longer.what.contains("was `more` and is no more"), "{longer}");
}

#[test]
fn other_rules_give_another_transcript() {
    let folder = tempfile::tempdir().unwrap();
    check_playthroughs::<Toy, Rules>(folder.path(), true).unwrap();
    fault::set(fault::ECHO);
    check_playthroughs::<Toy, Rules>(folder.path(), false).unwrap_err();
}
