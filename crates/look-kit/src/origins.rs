//! The labels of a rule page, compared with the marks in `RULES.md`.

use std::collections::{BTreeMap, BTreeSet};

use look::rules::Origin;
use look::{Language, Page, Words};
use table::Game;
use table_kit::{is_clause, setups};

use crate::sample::Sample;
use crate::text::values;

/// The rule page shows every clause of `RULES.md` and no other, with a label for every mark in it: `[T]` printed, `[I]`
/// our reading, `[H]` our choice, `[R]` reconstructed. Printed text needs no label. The clauses that the game's options
/// name are on the page too.
///
/// # Panics
/// When this does not hold; lists every clause that differs.
pub fn clauses_show_their_origins<G: Game>(page: &'static Page<G>, rules: &str) {
    let setup = setups::of::<G>().into_iter().next().expect("every game has a setup");
    let game = G::new(&setup).expect("the kit's setups are possible");
    for language in Language::SPOKEN {
        let sample = Sample::new(page, game.clone(), language);
        let page = sample.rules();
        assert_eq!(differences(rules, &page, &sample.words), Vec::<String>::new(), "{language:?}");
        let shown = values(&page, "id");
        let strange: Vec<_> = G::OPTIONS.iter().filter(|option| !shown.contains(&option.clause)).collect();
        assert!(strange.is_empty(), "{strange:?} name clauses that are not on the page");
    }
}

/// The faults in a page's labels, one line per clause.
fn differences(rules: &str, page: &str, words: &Words) -> Vec<String> {
    let (marks, mut shown) = (marks(rules), shown(page));
    let mut wrong = Vec::new();
    for (clause, marks) in &marks {
        match shown.remove(clause) {
            None => wrong.push(format!("{clause} is not on the page")),
            Some(html) => match labels(html, words) {
                Ok(labels) if labels == *marks => {}
                found => wrong.push(format!("{clause} is marked {marks:?} and shows {found:?}")),
            },
        }
    }
    wrong.extend(shown.keys().map(|clause| format!("{clause} is not in RULES.md")));
    if marks.is_empty() {
        wrong.push("RULES.md has no clause".to_owned());
    }
    wrong
}

/// The marks in each clause (`**DW-1** [T] …`). A clause ends at the next clause's name or at the end of its line.
fn marks(rules: &str) -> BTreeMap<String, BTreeSet<Origin>> {
    let mut marks: BTreeMap<String, BTreeSet<Origin>> = BTreeMap::new();
    for line in rules.lines() {
        let mut clause = None;
        for (at, piece) in line.split("**").enumerate() {
            if at % 2 == 1 && is_clause(piece) {
                clause = Some(marks.entry(piece.to_owned()).or_default());
            } else if let Some(clause) = &mut clause {
                clause.extend(piece.split('[').skip(1).filter_map(mark));
            }
        }
    }
    marks
}

/// The mark whose opening bracket stands before this text, as in `[H]` or `[H: booty is open]`.
fn mark(text: &str) -> Option<Origin> {
    let (letter, rest) = text.split_at_checked(1)?;
    let origin = match letter {
        "T" => Origin::Printed,
        "I" => Origin::Reading,
        "H" => Origin::Ours,
        "R" => Origin::Rebuilt,
        _ => return None,
    };
    rest.starts_with([']', ':']).then_some(origin)
}

/// The HTML of each clause, from its id to the next clause's id or the end of its section.
fn shown(page: &str) -> BTreeMap<String, &str> {
    let mut shown = BTreeMap::new();
    let starts: Vec<(usize, &str)> = page
        .match_indices(" id=\"")
        .filter_map(|(at, attribute)| Some((at, page[at + attribute.len()..].split('"').next()?)))
        .filter(|(_, id)| is_clause(id))
        .collect();
    for (at, (start, id)) in starts.iter().enumerate() {
        let end = starts.get(at + 1).map_or(page.len(), |(next, _)| *next);
        let html = page[*start..end].split("</section>").next().unwrap_or_default();
        // A second clause with the same id gets a name that no clause has, so that it is reported.
        let name = if shown.contains_key(*id) { format!("{id}, shown again,") } else { (*id).to_owned() };
        shown.insert(name, html);
    }
    shown
}

/// The origins that a clause shows; printed if it shows none.
///
/// An element shows an origin by a class of that name. It is either a label (`class="origin ours"`), or a part of the
/// clause (`class="part ours"`) that contains a label (`class="origin"`); only a printed part needs none.
///
/// # Errors
/// When an origin is shown twice, has no label, or has another origin's words.
fn labels(clause: &str, words: &Words) -> Result<BTreeSet<Origin>, String> {
    let mut origins = BTreeSet::new();
    let mut open = None;
    for tag in clause.split('<') {
        let classes: Vec<&str> = values(tag, "class").into_iter().flat_map(str::split_whitespace).collect();
        if let Some(origin) = Origin::ALL.into_iter().find(|origin| classes.contains(&origin.name())) {
            closed(open.replace(origin))?;
            if !origins.insert(origin) {
                return Err(format!("{origin:?} twice"));
            }
        }
        if classes.contains(&"origin") {
            let said = tag.split_once('>').map_or("", |(_, text)| text);
            match open.take() {
                Some(origin) if said == origin.label(words) => {}
                of => return Err(format!("{of:?} as “{said}”")),
            }
        }
    }
    closed(open)?;
    if origins.is_empty() {
        origins.insert(Origin::Printed);
    }
    Ok(origins)
}

/// An error if a part has ended without a label that it needed.
fn closed(open: Option<Origin>) -> Result<(), String> {
    match open {
        None | Some(Origin::Printed) => Ok(()),
        Some(origin) => Err(format!("{origin:?} without a label")),
    }
}

#[cfg(test)]
mod tests {
    use look::rules;

    use super::*;

    const RULES: &str = "# Toy\n\
        - **TO-1** [T] Not **bold** and [not a mark]. **TO-2** [H] Ours.\n\
        - **TO-3** [T] Printed. So it follows [I]. [H: for now] Ours.\n\
        - **TO-4** [R] Lost.\n\
        [I] Not a clause.\n";

    const SECTIONS: &[rules::Section] = &[
        ("first", &[(1, &[Origin::Printed]), (2, &[Origin::Ours])]),
        ("second", &[(3, &[Origin::Printed, Origin::Reading, Origin::Ours]), (4, &[Origin::Rebuilt])]),
    ];

    fn english() -> Words {
        Words::load(Language::En, &[])
    }

    /// A page whose clauses end with their labels.
    fn page() -> String {
        let clause = |(number, origins): &rules::Clause| {
            let label = |origin: &Origin| {
                let said = origin.label(&english());
                format!("<span class=\"origin {}\">{said}</span>", origin.name())
            };
            let labels: String =
                if *origins == [Origin::Printed] { String::new() } else { origins.iter().map(label).collect() };
            format!("<p class=\"rule\" id=\"TO-{number}\">rule-to-{number} {labels}</p>")
        };
        SECTIONS.iter().flat_map(|(_, clauses)| *clauses).map(clause).collect()
    }

    /// A page whose clauses are divided into parts, as in the games.
    fn parts() -> String {
        rules::clauses("TO", SECTIONS, &english(), &[]).into_string()
    }

    #[test]
    fn labels_at_the_end_and_parts_with_labels_are_both_sound() {
        for page in [page(), parts()] {
            assert_eq!(differences(RULES, &page, &english()), Vec::<String>::new(), "{page}");
        }
    }

    #[test]
    fn each_fault_is_found_in_its_clause_and_nowhere_else() {
        let label = |class: &str, text: &str| format!("<span class=\"origin {class}\">{text}</span>");
        let (printed, reading, ours) =
            (label("printed", "printed"), label("reading", "our reading"), label("ours", "our choice"));
        let faults = [
            ("a label missing", page().replace(&reading, ""), "TO-3"),
            ("printed parts unsaid", page().replace(&printed, ""), "TO-3"),
            ("no label at all", page().replacen(&ours, "", 1), "TO-2"),
            ("a label too many", page().replacen("rule-to-1", &format!("rule-to-1{printed}{ours}"), 1), "TO-1"),
            ("a label twice", page().replace(&reading, &format!("{reading}{reading}")), "TO-3"),
            ("another origin", page().replace(&label("rebuilt", "our reconstruction"), &ours), "TO-4"),
            ("another's words", page().replace("our reconstruction", "our choice"), "TO-4"),
            ("words without an origin", page().replace("origin rebuilt", "origin"), "TO-4"),
            ("a part without a label", parts().replace("<span class=\"origin\">our reading</span>", ""), "TO-3"),
            ("a clause left out", page().replace(" id=\"TO-1\"", ""), "TO-1"),
            ("a clause of its own", page() + "<p id=\"TO-5\"></p>", "TO-5"),
            ("a clause twice", page() + "<p id=\"TO-2\"></p>", "TO-2"),
        ];
        for (fault, page, clause) in faults {
            let found = differences(RULES, &page, &english());
            assert!(found.len() == 1 && found[0].starts_with(clause), "{fault}: {found:?}");
        }
    }

    #[test]
    fn rules_without_clauses_or_marks_are_a_fault() {
        assert_eq!(differences("# Toy\n", "", &english()), ["RULES.md has no clause"]);
        let unmarked = RULES.replace("**TO-1** [T]", "**TO-1**");
        assert_eq!(differences(&unmarked, &page(), &english()).len(), 1);
    }
}
