//! Every clause of `RULES.md` is named by a live test of this package: in its name (`dw_17_…`) or in the doc comment
//! directly above it.

#![expect(clippy::disallowed_methods, reason = "reads the clauses and the sources of the tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The numbers after `mark` in a text, where `mark` begins a name and the number ends it.
fn numbers(text: &str, mark: &str) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    for (at, _) in text.match_indices(mark) {
        let before = text[..at].chars().next_back();
        let digits: String = text[at + mark.len()..].chars().take_while(char::is_ascii_digit).collect();
        if !before.is_some_and(char::is_alphanumeric) {
            found.extend(digits.parse::<u32>());
        }
    }
    found
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| sources(folder));
    below.chain(files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"))).collect()
}

/// The clauses that live tests of a source text name.
fn named(text: &str) -> BTreeSet<u32> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = BTreeSet::new();
    for at in (0..lines.len()).filter(|at| lines[*at] == "#[test]") {
        let part = |line: &&&str| line.starts_with("///") || line.starts_with("#[");
        let above: Vec<&str> = lines[..at].iter().rev().take_while(part).copied().collect();
        let below: Vec<&str> = lines[at..].iter().take_while(part).copied().collect();
        if above.iter().chain(&below).any(|line| line.starts_with("#[ignore")) {
            continue;
        }
        let name = lines[at + below.len()];
        for line in above.iter().filter(|line| line.starts_with("///")).chain([&name]) {
            found.extend(numbers(line, "DW-"));
            found.extend(numbers(line, "dw_"));
        }
    }
    found
}

#[test]
fn every_clause_is_named_by_a_live_test() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let clauses = numbers(&fs::read_to_string(here.join("RULES.md")).unwrap(), "**DW-");
    assert_eq!(clauses, (1..=32).collect(), "the clauses of RULES.md");
    let tested: BTreeSet<u32> =
        sources(&here.join("tests")).iter().flat_map(|path| named(&fs::read_to_string(path).unwrap())).collect();
    let missing: Vec<&u32> = clauses.difference(&tested).collect();
    assert!(missing.is_empty(), "no live test names these clauses: {missing:?}");
    let unknown: Vec<&u32> = tested.difference(&clauses).collect();
    assert!(unknown.is_empty(), "tests name clauses that are not there: {unknown:?}");
}

#[test]
fn a_comment_or_an_ignored_test_names_no_clause() {
    let source = "// DW-1\n#[test]\nfn a() {}\n/// DW-2\n#[test]\n#[ignore = \"DW-9\"]\nfn dw_3_b() {}\n/// DW-4\n#[test]\nfn dw_5_c() {}\n";
    assert_eq!(named(source), BTreeSet::from([4, 5]));
}
