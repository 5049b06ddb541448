//! A table in words: what a page shows, as labelled lists for a terminal.

use crate::words::Words;

/// The longest line, in characters, for a list's items; the items of a longer list get a line each.
const WIDTH: usize = 100;

/// A part of a table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// A sentence or a remark.
    Line(String),
    /// Things of one kind with a label. An empty list is not written.
    List {
        /// The label: what the things are.
        label: String,
        /// The things, in order.
        items: Vec<String>,
    },
    /// The players in seating order: for each the name, who is there, and the game's facts, the score first.
    Players {
        /// The label: what they are called.
        label: String,
        /// The pieces of text for each player.
        players: Vec<Vec<String>>,
    },
    /// Different things that belong together, each on lines of its own below the label.
    Part {
        /// The label: what they belong to.
        label: String,
        /// The things.
        parts: Vec<Told>,
    },
}

impl Told {
    /// A list of these items.
    pub fn list(label: String, items: impl IntoIterator<Item = String>) -> Told {
        Told::List { label, items: items.into_iter().collect() }
    }

    /// A part with these contents.
    pub fn part(label: String, parts: impl IntoIterator<Item = Told>) -> Told {
        Told::Part { label, parts: parts.into_iter().collect() }
    }

    /// The lines of plain text, indented by two spaces per level, with the language's punctuation.
    ///
    /// ```
    /// use look::{Language, Told, Words};
    ///
    /// let words = Words::load(Language::En, &[]);
    /// let cards = Told::list("Cards".into(), ["a back", "a back", "Coyote"].map(String::from));
    /// let row = Told::part("Row 1".into(), [Told::Line("Bank".into()), cards]);
    /// assert_eq!(row.lines(&words), ["Row 1:", "  Bank", "  Cards: a back ×2, Coyote"]);
    /// ```
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let colon = words.colon();
        let below = |label: &str, lines: Vec<String>| {
            let indented = lines.into_iter().map(|line| format!("  {line}"));
            std::iter::once(format!("{label}{}", colon.trim_end_matches(' '))).chain(indented).collect()
        };
        match self {
            Told::Line(line) => vec![line.clone()],
            Told::List { items, .. } if items.is_empty() => Vec::new(),
            Told::List { label, items } => {
                let items = counted(items);
                let line = words.joined(&items);
                // An item that contains semicolons would run into the next one.
                let is_short = line.chars().count() <= WIDTH && !items.iter().any(|item| item.contains("; "));
                if is_short { vec![format!("{label}{colon}{line}")] } else { below(label, items) }
            }
            Told::Players { label, players } => {
                Told::list(label.clone(), players.iter().map(|pieces| words.joined(pieces))).lines(words)
            }
            Told::Part { label, parts } => below(label, parts.iter().flat_map(|part| part.lines(words)).collect()),
        }
    }
}

/// The items, with equal neighbours merged and counted.
fn counted(items: &[String]) -> Vec<String> {
    let groups = items.chunk_by(|one, next| one == next);
    groups
        .map(|group| if group.len() == 1 { group[0].clone() } else { format!("{} ×{}", group[0], group.len()) })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::words::Language;

    use super::*;

    fn lines(told: &Told, language: Language) -> Vec<String> {
        told.lines(&Words::load(language, &[]))
    }

    fn list(items: &[&str]) -> Told {
        Told::list("Town".to_owned(), items.iter().map(|item| (*item).to_owned()))
    }

    #[test]
    fn a_list_too_long_for_a_line_has_a_line_for_each_item() {
        assert_eq!(lines(&list(&["one", "two"]), Language::En), ["Town: one, two"]);
        assert_eq!(lines(&list(&["un", "deux"]), Language::Fr), ["Town\u{a0}: un, deux"]);
        let long = "é".repeat(WIDTH);
        assert_eq!(lines(&list(&[&long]), Language::En), [format!("Town: {long}")]);
        assert_eq!(lines(&list(&[&long, "short"]), Language::En), ["Town:", &format!("  {long}"), "  short"]);
    }

    #[test]
    fn an_empty_list_says_nothing_and_a_part_keeps_its_label() {
        assert_eq!(lines(&list(&[]), Language::En), [""; 0]);
        assert_eq!(lines(&Told::part("Town".to_owned(), [list(&[])]), Language::En), ["Town:"]);
    }

    #[test]
    fn neighbours_that_read_alike_are_counted() {
        assert_eq!(lines(&list(&["back", "back", "Coyote", "back"]), Language::En), ["Town: back ×2, Coyote, back"]);
    }

    #[test]
    fn pieces_with_commas_are_parted_by_semicolons() {
        assert_eq!(lines(&list(&["Bank, 2", "Saloon"]), Language::En), ["Town: Bank, 2; Saloon"]);
        assert_eq!(lines(&list(&["Bank; 2, 4", "Saloon"]), Language::En), ["Town:", "  Bank; 2, 4", "  Saloon"]);
        assert_eq!(lines(&list(&["$1,000", "one card"]), Language::En), ["Town: $1,000, one card"]);
    }

    #[test]
    fn parts_are_indented_by_their_depth() {
        let inner = Told::part("Row 1".to_owned(), [Told::Line("Bank".to_owned()), list(&["x"])]);
        assert_eq!(
            lines(&Told::part("Rows".to_owned(), [inner]), Language::En),
            ["Rows:", "  Row 1:", "    Bank", "    Town: x"]
        );
    }
}
