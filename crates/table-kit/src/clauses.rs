//! Checks that every clause of a game's rules is named by a test.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Checks that each clause of a package's `RULES.md` (`**DW-1**`) is named by a live test under the package's `tests`,
/// in the test's name (`dw_17_…`) or in the doc comment directly above it, and that tests name no other clauses.
/// Returns the number of clauses.
///
/// # Errors
/// The clauses that are missing or unknown, or the file that cannot be read.
pub fn every_clause_has_a_test(package: &Path, prefix: &str) -> Result<usize, String> {
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    let clauses = numbers(&read(&package.join("RULES.md"))?, &format!("**{prefix}-"));
    let mut tested = BTreeSet::new();
    for path in sources(&package.join("tests"))? {
        tested.extend(named(&read(&path)?, prefix));
    }
    let missing: Vec<&u32> = clauses.difference(&tested).collect();
    let unknown: Vec<&u32> = tested.difference(&clauses).collect();
    match (clauses.is_empty(), missing.is_empty(), unknown.is_empty()) {
        (true, ..) => Err(format!("RULES.md has no clause {prefix}-1")),
        (_, false, _) => Err(format!("no live test names these clauses of {prefix}: {missing:?}")),
        (_, _, false) => Err(format!("tests name clauses of {prefix} that do not exist: {unknown:?}")),
        _ => Ok(clauses.len()),
    }
}

/// Whether a text is the name of a clause, as in `DW-6`.
pub fn is_clause(name: &str) -> bool {
    let is_prefix = |prefix: &str| !prefix.is_empty() && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    name.split_once('-').is_some_and(|(prefix, number)| is_prefix(prefix) && number.parse::<u32>().is_ok())
}

/// The numbers that follow `mark` in a text, if no letter or digit precedes `mark`.
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

fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// The clauses that the live tests in a source text name.
fn named(text: &str, prefix: &str) -> BTreeSet<u32> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut found = BTreeSet::new();
    for at in (0..lines.len()).filter(|at| lines[*at] == "#[test]") {
        let part = |line: &&&str| line.starts_with("///") || line.starts_with("#[");
        let above: Vec<&str> = lines[..at].iter().rev().take_while(part).copied().collect();
        let below: Vec<&str> = lines[at..].iter().take_while(part).copied().collect();
        if above.iter().chain(&below).any(|line| line.starts_with("#[ignore")) {
            continue;
        }
        let name = lines.get(at + below.len()).copied().unwrap_or_default();
        for line in above.iter().filter(|line| line.starts_with("///")).chain([&name]) {
            found.extend(numbers(line, &format!("{prefix}-")));
            found.extend(numbers(line, &format!("{}_", prefix.to_lowercase())));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_or_an_ignored_test_names_no_clause() {
        let source = "// DW-1\n#[test]\nfn a() {}\n/// DW-2\n#[test]\n#[ignore = \"DW-9\"]\nfn dw_3_b() {}\n/// DW-4\n#[test]\nfn dw_5_c() {}\n";
        assert_eq!(named(source, "DW"), BTreeSet::from([4, 5]));
    }
}
