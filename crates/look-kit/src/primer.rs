//! Checks of the part of a rule page before its clauses.

use std::collections::BTreeSet;

use look::{Language, Page};
use table::{Game, Viewer};

use crate::checks::{each, place, samples};
use crate::lists::drawings;
use crate::text::values;

/// The ids of the parts of a rule page before its clauses, in reading order.
const PARTS: [&str; 5] = ["goal", "turn", "special", "example", "ours"];

/// A rule page has all its parts in order. Everything it teaches has a caption and a drawing made of the game's
/// symbols. Every link on the page leads to something on it, and no id occurs twice. The primer's words contain no
/// digits, so that all figures come from the rules. A viewer who has to decide at a table has a clause beside the
/// question, and all links from a table to the rules lead to existing clauses.
///
/// # Panics
/// When this does not hold.
pub fn rules_are_taught<G: Game>(page: &'static Page<G>) {
    let all = drawings(page);
    let drawn: BTreeSet<&str> = values(&all, "id").into_iter().collect();
    for language in Language::SPOKEN {
        for sample in samples(page, language) {
            let here = format!("{language:?}, {} seats", sample.game.seats());
            let page = sample.rules();
            let ids = values(&page, "id");
            let once: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(once.len(), ids.len(), "{here}: {ids:?}");
            let parts: Vec<&str> = ids.iter().copied().filter(|id| PARTS.contains(id)).collect();
            assert_eq!(parts, PARTS, "{here}");
            for tag in page.split('<') {
                let target = values(tag, "href").into_iter().find_map(|href| href.strip_prefix('#'));
                let known = if tag.starts_with("use") { &drawn } else { &once };
                assert!(target.is_none_or(|target| known.contains(target)), "{here}: `<{tag}`");
                assert!(!tag.contains(" style=\""), "{here}: `<{tag}`");
            }
            each(&sample.game, |ply, position| {
                for viewer in Viewer::all(sample.game.seats()) {
                    let table = sample.page(position, viewer);
                    let address = format!("/rules/{}#", G::NAME);
                    for href in values(&table, "href").into_iter().filter(|href| href.starts_with("/rules/")) {
                        let clause = href.strip_prefix(&address);
                        assert!(clause.is_some_and(|id| once.contains(id)), "{}: {href}", place(&sample.game, ply));
                    }
                    let asks = table.contains("name=\"action\"");
                    let linked = table.split_once("class=\"sentence").is_some_and(|(_, rest)| {
                        rest.split("</p>").next().is_some_and(|sentence| sentence.contains("class=\"clause\""))
                    });
                    assert_eq!(linked, asks, "{}, {viewer:?}", place(&sample.game, ply));
                }
            });
            for part in taught(&page) {
                let (picture, caption) = part.split_once("<figcaption>").unwrap_or_default();
                assert!(picture.contains("<use "), "{here}: no drawing in {part}");
                assert!(!caption.starts_with("</"), "{here}: no caption in {part}");
            }
        }
        assert_eq!(figures(page.words.text(language)), Vec::<&str>::new(), "{language:?}");
    }
}

/// The goal, each topic and each step of the example, each up to the start of the next.
fn taught(page: &str) -> Vec<&str> {
    let all = page.split_once("id=\"ours\"").map_or(page, |(before, _)| before);
    let parts: Vec<&str> = all.split(" data-find").skip(1).filter(|part| !part.contains("class=\"plain\"")).collect();
    assert!(parts.len() > 6, "topics and steps");
    parts
}

/// The lines of the primer in a file of words that contain a digit.
fn figures(words: &str) -> Vec<&str> {
    let mut is_guide = false;
    let mut wrong = Vec::new();
    for line in words.lines() {
        is_guide = line.starts_with("primer-") || is_guide && line.starts_with(' ');
        let text = line.split_once(" = ").map_or("", |(_, text)| text);
        if is_guide && text.contains(|letter: char| letter.is_ascii_digit()) {
            wrong.push(line);
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_typed_in_the_guide_is_found_and_one_of_a_clause_is_not_looked_for() {
        let words = "primer-row-1 = A row\n    .text = It brings 400 dollars.\nrule-x-1 = Six, or 6\n    .ours = 7\n";
        assert_eq!(figures(words), ["    .text = It brings 400 dollars."]);
    }
}
