//! The clauses of a rule page, each with labels that say where its parts come from.

use maud::{Markup, html};

use crate::words::{Value, Words};

/// Where a part of a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The printed rules say it.
    Printed,
    /// It follows from the printed rules, as we understand them.
    Reading,
    /// The printed rules are silent or cannot be used as they stand; we chose.
    Ours,
    /// It was printed and is lost; we put it together from descriptions.
    Rebuilt,
}

impl Origin {
    /// All origins, in the order of their labels.
    pub const ALL: [Origin; 4] = [Origin::Printed, Origin::Reading, Origin::Ours, Origin::Rebuilt];

    /// The class of its label, and the end of its key in the words (`origin-…`).
    pub fn name(self) -> &'static str {
        match self {
            Origin::Printed => "printed",
            Origin::Reading => "reading",
            Origin::Ours => "ours",
            Origin::Rebuilt => "rebuilt",
        }
    }

    /// The words of its label.
    pub fn label(self, words: &Words) -> String {
        words.say(&format!("origin-{}", self.name()))
    }
}

/// A clause's number, and where its parts come from.
pub type Clause = (u8, &'static [Origin]);

/// A section of a rule page: the key of its heading, and its clauses in reading order.
pub type Section = (&'static str, &'static [Clause]);

/// The sections of a rule page. Clause 3 of the prefix `DW` has the id `DW-3` and the text `rule-dw-3`, told with `args`.
/// A clause that is printed as a whole has no label, any other has one for each origin.
pub fn clauses(prefix: &str, sections: &[Section], words: &Words, args: &[(&'static str, Value<'_>)]) -> Markup {
    let key = format!("rule-{}", prefix.to_lowercase());
    html! {
        p.about { (words.say("origin-about")) }
        @for (heading, clauses) in sections {
            section {
                h2 { (words.say(heading)) }
                @for (number, origins) in *clauses {
                    p.rule id={ (prefix) "-" (number) } {
                        a.clause href={ "#" (prefix) "-" (number) } { (prefix) "-" (number) } " "
                        (words.tell(&format!("{key}-{number}"), args))
                        @if *origins != [Origin::Printed] {
                            @for origin in *origins {
                                " " span.origin.(origin.name()) { (origin.label(words)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
