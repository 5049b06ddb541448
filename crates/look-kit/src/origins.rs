//! The parts of the clauses on a rule page, compared with the marks in `RULES.md`.

use std::collections::{BTreeMap, BTreeSet};

use look::rules::{Origin, origins};
use look::{Language, Page, Words};
use table::Game;
use table_kit::{is_clause, setups};

use crate::sample::Sample;
use crate::text::values;

/// The rule page shows every clause of `RULES.md` and no other, with a part for every mark in it: `[T]` printed, `[E]`
/// an example in the printed rules, `[I]` our reading, `[H]` our choice, `[R]` reconstructed. The clauses that the
/// game's options name are on the page too. A word file lists the parts of a clause in the order of the page, so that
/// no part continues one that is shown after it.
///
/// # Panics
/// When this does not hold; lists every clause that differs.
pub fn clauses_show_their_origins<G: Game>(page: &'static Page<G>, rules: &str) {
    let setup = setups::of::<G>().into_iter().next().expect("every game has a setup");
    let game = G::new(&setup).expect("the kit's setups are possible");
    for language in Language::SPOKEN {
        let sample = Sample::new(page, game.clone(), language);
        assert_eq!(differences(rules, &sample.rules(), &sample.words), Vec::<String>::new(), "{language:?}");
        assert_eq!(out_of_order(page.words.text(language)), Vec::<String>::new(), "{language:?}");
        let shown = marks(rules);
        let strange: Vec<_> = G::OPTIONS.iter().filter(|option| !shown.contains_key(option.clause)).collect();
        assert!(strange.is_empty(), "{strange:?} name clauses that are not on the page");
    }
}

/// The faults of a page, one line per clause.
fn differences(rules: &str, page: &str, words: &Words) -> Vec<String> {
    let marks = marks(rules);
    let shown: Vec<&str> = values(page, "id").into_iter().filter(|id| is_clause(id)).collect();
    let mut wrong: Vec<String> = Vec::new();
    for (clause, marks) in &marks {
        let count = shown.iter().filter(|id| *id == clause).count();
        if count != 1 {
            wrong.push(format!("{clause} is on the page {count} times"));
        }
        let (prefix, number) = clause.split_once('-').expect("a clause's name has a hyphen");
        let parts = origins(prefix, number.parse().expect("a clause's name ends with its number"), words);
        if !marks.iter().eq(&parts) {
            wrong.push(format!("{clause} is marked {marks:?} and has words for {parts:?}"));
        }
    }
    wrong.extend(shown.iter().filter(|id| !marks.contains_key(**id)).map(|id| format!("{id} is not in RULES.md")));
    if marks.is_empty() {
        wrong.push("RULES.md has no clause".to_owned());
    }
    wrong
}

/// The clauses whose parts are written in another order than the page shows them in.
fn out_of_order(file: &str) -> Vec<String> {
    let (mut wrong, mut clause, mut last) = (Vec::new(), "", Origin::Printed);
    for line in file.lines() {
        let Some((key, _)) = line.split_once(" =") else { continue };
        if let Some(part) = key.trim_start().strip_prefix('.') {
            let origin = Origin::ALL.into_iter().find(|origin| origin.name() == part);
            if let Some(origin) = origin.filter(|_| clause.starts_with("rule-")) {
                if origin < last {
                    wrong.push(format!("{clause} has .{part} after .{}, which continues it on the page", last.name()));
                }
                last = origin;
            }
        } else if !key.starts_with(' ') {
            (clause, last) = (key, Origin::Printed);
        }
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
        "E" => Origin::Example,
        "I" => Origin::Reading,
        "H" => Origin::Ours,
        "R" => Origin::Rebuilt,
        _ => return None,
    };
    rest.starts_with([']', ':']).then_some(origin)
}

#[cfg(test)]
mod tests {
    use look::{WordFiles, rules};

    use super::*;

    const RULES: &str = "# Toy\n\
        - **TO-1** [T] Not **bold** and [not a mark]. **TO-2** [H] Ours.\n\
        - **TO-3** [T] Printed. [E] Three. So it follows [I]. [H: for now] Ours.\n\
        - **TO-4** [R] Lost.\n\
        [I] Not a clause.\n";

    const WORDS: &str = "rule-to-1 = Printed.\nrule-to-2 =\n    .ours = Ours.\n\
        rule-to-3 = Printed.\n    .example = Three.\n    .reading = So it follows.\n    .ours = Ours.\n\
        rule-to-4 =\n    .rebuilt = Lost.\n";

    fn faults(rules: &str, clauses: &'static [u8], words: String) -> Vec<String> {
        let words = Words::load(Language::En, &[WordFiles { en: words.leak(), de: "", fr: "", nl: "" }]);
        differences(rules, &rules::clauses("TO", &[("rules-all", clauses)], &words, &[]).into_string(), &words)
    }

    #[test]
    fn a_page_with_a_part_for_every_mark_is_sound() {
        assert_eq!(faults(RULES, &[1, 2, 3, 4], WORDS.to_owned()), Vec::<String>::new());
    }

    #[test]
    fn each_fault_is_found_in_its_clause_and_nowhere_else() {
        let all: &[u8] = &[1, 2, 3, 4];
        let faulty: [(&str, &'static [u8], String, &str); 7] = [
            ("a part missing", &[1, 2, 3, 4], WORDS.replace("    .reading = So it follows.\n", ""), "TO-3"),
            ("an example missing", &[1, 2, 3, 4], WORDS.replace("    .example = Three.\n", ""), "TO-3"),
            (
                "a part too many",
                &[1, 2, 3, 4],
                WORDS.replace("to-1 = Printed.", "to-1 = Printed.\n    .ours = Ours."),
                "TO-1",
            ),
            ("another origin", &[1, 2, 3, 4], WORDS.replace(".rebuilt", ".ours"), "TO-4"),
            ("a clause left out", &[2, 3, 4], WORDS.to_owned(), "TO-1"),
            ("a clause of its own", &[1, 2, 3, 4, 5], WORDS.to_owned() + "rule-to-5 = More.\n", "TO-5"),
            ("a clause twice", &[1, 2, 2, 3, 4], WORDS.to_owned(), "TO-2"),
        ];
        for (fault, clauses, words, clause) in faulty {
            let found = faults(RULES, clauses, words);
            assert!(found.len() == 1 && found[0].starts_with(clause), "{fault}: {found:?}");
        }
        assert_eq!(faults(&RULES.replace("**TO-1** [T]", "**TO-1**"), all, WORDS.to_owned()).len(), 1, "unmarked");
    }

    #[test]
    fn a_part_written_before_what_it_continues_is_a_fault() {
        assert_eq!(out_of_order(WORDS), Vec::<String>::new());
        let turned = WORDS.replace(".reading", ".late").replace(".ours", ".reading").replace(".late", ".ours");
        let found = out_of_order(&turned);
        assert!(found.len() == 1 && found[0].starts_with("rule-to-3 has .reading"), "{found:?}");
    }

    #[test]
    fn rules_without_clauses_are_a_fault() {
        assert_eq!(faults("# Toy\n", &[], String::new()), ["RULES.md has no clause"]);
    }
}
