//! Every link in a document of the repository leads to a file and a heading that exist. A page of the book links to pages
//! of the book alone, since its site has nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::arrows::{files, root};

/// The text without what stands between fences or in code.
fn prose(text: &str) -> String {
    let outside = text.split("```").step_by(2).collect::<String>();
    outside.lines().map(|line| line.split('`').step_by(2).collect::<String>() + "\n").collect()
}

/// The anchors of the headings, as mdBook and GitHub make them.
fn anchors(text: &str) -> BTreeSet<String> {
    let outside = text.split("```").step_by(2).collect::<String>();
    let heading = |line: &str| line.starts_with('#').then(|| line.trim_start_matches('#').trim().to_lowercase());
    let anchor = |heading: String| {
        let letters = heading.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
        letters.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    outside.lines().filter_map(heading).map(anchor).collect()
}

/// The targets of the links in a text, other sites' left out.
fn links(text: &str) -> Vec<String> {
    let targets = prose(text);
    let targets = targets.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned()));
    targets.filter(|target| !target.contains("://") && !target.starts_with("mailto:")).collect()
}

fn documents() -> Vec<PathBuf> {
    let mut all = Vec::new();
    files(root(), &mut all);
    all.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
    all
}

/// What is wrong with a link in this file.
fn fault(file: &Path, target: &str) -> Option<&'static str> {
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let book = root().join("docs/book/src");
    let other = if path.is_empty() { file.to_owned() } else { file.parent().unwrap().join(path) };
    let Ok(other) = other.canonicalize() else { return Some("leads to no file") };
    if file.starts_with(&book) && !other.starts_with(book.canonicalize().unwrap()) {
        return Some("leads out of the book");
    }
    let has = anchor.is_empty() || anchors(&fs::read_to_string(other).unwrap_or_default()).contains(anchor);
    (!has).then_some("leads to no heading")
}

#[test]
fn every_link_in_a_document_leads_to_a_file_and_a_heading_that_exist() {
    let mut faults = Vec::new();
    for file in documents() {
        for target in links(&fs::read_to_string(&file).unwrap()) {
            faults.extend(fault(&file, &target).map(|what| format!("{}: {target} {what}", file.display())));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_book_lists_each_of_its_pages_once_and_includes_files_that_exist() {
    let book = root().join("docs/book/src");
    let listed = links(&fs::read_to_string(book.join("SUMMARY.md")).unwrap());
    let mut listed: Vec<PathBuf> = listed.iter().map(|target| book.join(target)).collect();
    let mut pages: Vec<PathBuf> = documents().into_iter().filter(|file| file.starts_with(&book)).collect();
    pages.retain(|file| !file.ends_with("SUMMARY.md"));
    for page in &pages {
        let text = fs::read_to_string(page).unwrap();
        for include in text.split("{{#include ").skip(1).filter_map(|rest| rest.split(['}', ':']).next()) {
            assert!(page.parent().unwrap().join(include).exists(), "{} includes {include}", page.display());
        }
    }
    listed.sort();
    pages.sort();
    assert_eq!(listed, pages);
}
