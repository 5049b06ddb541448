//! Stories: what a clause says, as a short scene at a table.
//!
//! A file of stories is a chapter of the rules. `#` begins a comment. A story is a line that names its clauses, as in
//! `DE-19 The left neighbour is next`, and the indented lines below it. They lay a table out, as the lines of a tale
//! before `play` do, and then play and check like those after it ([`crate::tell`]); `; ` separates lines too.
//!
//! | line | meaning |
//! |---|---|
//! | `again` | begins again with the layout before the story's first decision or check; changes to it may follow |
//! | `held` | the lines of the block `held:` of this file |
//! | `\| card \| worth \|`, `\| ace \| 4 \|` | a table: the story is told once for each row, with `<card>` and `<worth>` replaced |
//! | `each card worth: ace 4, duke 2` | such a table on one line |
//!
//! A story with several tables, parted by an empty line, is told once for every combination of their rows.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use table::Game;

use crate::clauses::is_clause;
use crate::tales::{Tale, Telling};

/// A line with its number.
type Line = (usize, String);

/// Tells the stories of a chapter, which must be about exactly these clauses: `DE-16, DE-17`.
///
/// # Panics
/// With each story that does not hold.
pub fn tell_chapter<G: Game, T: Tale<G>>(file: &Path, clauses: &str) {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let told: BTreeSet<String> = tell_stories::<G, T>(&text, &file.display().to_string());
    let named: BTreeSet<String> = clauses.trim().split(", ").map(str::to_owned).collect();
    assert_eq!(told, named, "{} is about other clauses than its test says", file.display());
}

/// Tells the stories of a text. Returns the clauses that they name.
///
/// # Panics
/// With each story that does not hold.
pub fn tell_stories<G: Game, T: Tale<G>>(text: &str, source: &str) -> BTreeSet<String> {
    let (mut layouts, mut clauses, mut failed) = (BTreeMap::new(), BTreeSet::new(), Vec::new());
    for (title, lines) in blocks(text) {
        let mut whole = Vec::new();
        for (number, line) in lines {
            match layouts.get(&line) {
                Some(layout) => whole.extend(Vec::clone(layout)),
                None => whole.push((number, line)),
            }
        }
        if let Some(name) = title.strip_suffix(':') {
            layouts.insert(name.to_owned(), whole);
            continue;
        }
        let named: Vec<&str> = title.split([' ', ',']).filter(|word| is_clause(word)).collect();
        assert!(!named.is_empty(), "`{title}` names no clause");
        clauses.extend(named.into_iter().map(str::to_owned));
        let fails = |case: &Vec<Line>| {
            let told = catch_unwind(AssertUnwindSafe(|| tell::<G, T>(case)));
            Some(format!(
                "{title}\n{source}:{}",
                told.unwrap_or_else(|_| Err("it panicked, as told above".to_owned())).err()?
            ))
        };
        failed.extend(cases(&whole).iter().find_map(fails));
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    clauses
}

/// The blocks of a text: a title, and the indented lines below it.
fn blocks(text: &str) -> Vec<(&str, Vec<Line>)> {
    let mut blocks: Vec<(&str, Vec<Line>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('#')) {
        match blocks.last_mut() {
            Some((_, lines)) if line.is_empty() || line.starts_with(' ') => {
                lines.extend(parts(line).map(|line| (number, line)));
            }
            _ if line.is_empty() => {}
            _ => blocks.push((line, Vec::new())),
        }
    }
    blocks
}

/// The lines that a line consists of; only the cells of a table may contain several.
fn parts(line: &str) -> impl Iterator<Item = String> {
    let mark = if line.trim_start().starts_with('|') { "\n" } else { "; " };
    line.split(mark).map(|line| line.trim().to_owned())
}

/// A table of a story: the names of its columns, and its rows.
type Table = (Vec<String>, Vec<Vec<String>>);

/// The tables among these lines.
fn tables(lines: &[Line]) -> Vec<Table> {
    let owned = |cell: &str| cell.trim().to_owned();
    let mut tables: Vec<Table> = Vec::new();
    let mut open = false;
    for (number, line) in lines {
        if let Some((names, rows)) = line.strip_prefix("each ").and_then(|line| line.split_once(": ")) {
            let names: Vec<String> = names.split(' ').map(owned).collect();
            let cells = |row: &str| row.splitn(names.len(), ' ').map(owned).collect();
            tables.push((names.clone(), rows.split(", ").map(cells).collect()));
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<String> = row.trim_end_matches('|').split('|').map(owned).collect();
            match tables.last_mut().filter(|_| open) {
                Some((_, rows)) => rows.push(cells),
                None => tables.push((cells, Vec::new())),
            }
        }
        open = line.starts_with('|');
        let fits = tables.last().is_none_or(|(head, rows)| rows.iter().all(|row| row.len() == head.len()));
        assert!(fits, "line {number}: a row has as many cells as its table has columns");
    }
    for (head, rows) in &tables {
        assert!(!rows.is_empty(), "the table of {head:?} has no rows");
    }
    tables
}

/// The story's lines for each combination of rows of its tables.
fn cases(lines: &[Line]) -> Vec<Vec<Line>> {
    let plain = lines.iter().filter(|(_, line)| !line.starts_with('|') && !line.starts_with("each "));
    let mut cases: Vec<Vec<Line>> = vec![plain.cloned().collect()];
    for (head, rows) in tables(lines) {
        let fill = |line: &str, row: &[String]| {
            head.iter().zip(row).fold(line.to_owned(), |line, (name, cell)| line.replace(&format!("<{name}>"), cell))
        };
        let filled = |case: &[Line], row: &[String]| -> Vec<Line> {
            let lines = case.iter().map(|(number, line)| (*number, fill(line, row)));
            lines.flat_map(|(number, line)| parts(&line).map(move |line| (number, line)).collect::<Vec<_>>()).collect()
        };
        cases = cases.iter().flat_map(|case| rows.iter().map(|row| filled(case, row))).collect();
    }
    cases
}

/// Whether a line plays or checks, and does not lay the table out.
fn plays(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    let starts = [">", "nothing", "never", "random"].contains(&word) || word.ends_with(':');
    starts || line.contains(" = ") || line[word.len()..].starts_with(" may ")
}

/// Tells one story.
///
/// # Errors
/// The number and text of the line that fails.
fn tell<G: Game, T: Tale<G>>(lines: &[Line]) -> Result<(), String> {
    let (mut layout, mut first, mut telling): (Vec<&str>, _, Option<Telling<G, T>>) = (Vec::new(), None, None);
    for (number, line) in lines.iter().filter(|(_, line)| !line.is_empty()) {
        if line.contains('<') {
            return Err(format!("{number}: `{line}`: no table has this column"));
        } else if line == "again" {
            layout.truncate(first.unwrap_or_default());
            telling = None;
        } else if plays(line) {
            first.get_or_insert(layout.len());
            let telling = telling.get_or_insert_with(|| Telling::begin(&layout, false));
            telling.line(line).map_err(|what| format!("{number}: `{line}`: {what}"))?;
        } else {
            if telling.is_some() {
                return Err(format!("{number}: `{line}`: the table is laid out already"));
            }
            layout.push(line);
        }
    }
    telling.map(|_| ()).ok_or_else(|| "the story checks nothing".to_owned())
}

/// Defines a test for each chapter: the stories of a file in `tests/rules`, with the clauses that they are about.
///
/// ```ignore
/// table_kit::chapters! { MyGame, Lines;
///     /// MG-3, MG-4
///     #[test]
///     fn setup();
/// }
/// ```
#[macro_export]
macro_rules! chapters {
    ($game:ty, $lines:ty; $(#[doc = $clauses:literal] #[test] fn $name:ident();)+) => {$(
        #[doc = $clauses]
        #[test]
        fn $name() {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/", stringify!($name), ".story");
            $crate::tell_chapter::<$game, $lines>(::std::path::Path::new(file), $clauses);
        }
    )+};
}
