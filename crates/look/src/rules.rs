//! Rule pages: clauses under their names, with labels that say where their parts come from.
//!
//! A rule page says what is our own. The printed part of a clause is the message `rule-we-3`, every other part an
//! attribute, such as `rule-we-3.ours`; so the parts of a clause are those that it has words for. The page kit compares
//! them with the marks in `RULES.md`.

use maud::{Markup, html};

use crate::args;
use crate::words::{Value, Words};

/// The origin of a part of a clause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The printed rules say it.
    Printed,
    /// The printed rules give it as an example.
    Example,
    /// It follows from the printed rules, as we understand them.
    Reading,
    /// The printed rules say nothing or cannot be used as they stand; this is our choice.
    Ours,
    /// It was printed and is lost; we reconstructed it from descriptions.
    Rebuilt,
}

impl Origin {
    /// All origins, in the order of their labels.
    pub const ALL: [Origin; 5] = [Origin::Printed, Origin::Example, Origin::Reading, Origin::Ours, Origin::Rebuilt];

    /// The class of its label, and the end of its message's key (`origin-…`).
    pub fn name(self) -> &'static str {
        match self {
            Origin::Printed => "printed",
            Origin::Example => "example",
            Origin::Reading => "reading",
            Origin::Ours => "ours",
            Origin::Rebuilt => "rebuilt",
        }
    }

    /// The text of its label.
    pub fn label(self, words: &Words) -> String {
        words.say(&format!("origin-{}", self.name()))
    }
}

/// A section of a rule page: the key of its heading, and the numbers of its clauses in reading order.
pub type Section = (&'static str, &'static [u8]);

/// A rule page: the game's name, what the page is for, the contents, the primer, and the clauses as `body`. `game` is
/// the class of the game's stylesheet, `prefix` the prefix of its clauses, and `sections` lists those in the body.
pub fn page(game: &str, prefix: &str, words: &Words, primer: &Markup, sections: &[Section], body: &Markup) -> Markup {
    html! {
        article.rules.(game) {
            h1 { (words.say("game-name")) }
            p.lead { (words.say("rules-lead")) }
            (contents(words, sections))
            (primer)
            (ours(prefix, words, sections))
            (body)
        }
    }
}

/// Links to all sections, and the search, which only the script shows.
fn contents(words: &Words, sections: &[Section]) -> Markup {
    let primer = ["goal", "turn", "special", "example", "ours"];
    html! {
        nav.contents aria-label=(words.say("rules-contents")) {
            ul { @for id in primer { li { a href={ "#" (id) } { (words.say(&format!("primer-heading-{id}"))) } } } }
            h2 { (words.say("rules-clauses")) }
            ul { @for (heading, _) in sections { li { a href={ "#" (anchor(heading)) } { (words.say(heading)) } } } }
        }
        p #search .search data-found=(words.tell("rules-found", &args![count => "%"])) hidden {
            label for="find" data-key="/" { (words.say("rules-find")) }
            input #find type="search" autocomplete="off" aria-describedby="found";
            kbd aria-hidden="true" { "/" }
            span #found role="status" {}
        }
    }
}

/// The origins of a clause's parts, by the words that it has.
pub fn origins(prefix: &str, number: u8, words: &Words) -> Vec<Origin> {
    Origin::ALL.into_iter().filter(|origin| words.has(&key(prefix, number, *origin))).collect()
}

/// The clauses that contain a choice of our own, by section, and a switch that hides all others.
fn ours(prefix: &str, words: &Words, sections: &[Section]) -> Markup {
    let is_ours = |number: &&u8| words.has(&key(prefix, **number, Origin::Ours));
    let chosen = |clauses: &'static [u8]| clauses.iter().filter(is_ours);
    html! {
        section #ours data-find {
            h2 { (words.say("primer-heading-ours")) }
            p { (words.say("rules-why")) " " (words.say("rules-ours-about")) }
            ul.ours-of {
                @for (heading, clauses) in sections.iter().filter(|(_, clauses)| chosen(clauses).next().is_some()) {
                    li {
                        (words.say(heading)) (words.colon())
                        @for number in chosen(clauses) { (name(prefix, *number)) }
                    }
                }
            }
            label.switch { input #only-ours type="checkbox"; (words.say("rules-only-ours")) }
        }
    }
}

/// The sections of a rule page. Clause 3 with the prefix `DW` has the id `DW-3`; its texts are told with `args`.
pub fn clauses(prefix: &str, sections: &[Section], words: &Words, args: &[(&'static str, Value<'_>)]) -> Markup {
    html! {
        p.about { (words.say("origin-about")) }
        @for (heading, clauses) in sections {
            section id=(anchor(heading)) {
                h2 { (words.say(heading)) }
                (parts(prefix, clauses, words, args))
            }
        }
    }
}

/// The id of a section of clauses, by the key of its heading.
pub fn anchor(heading: &str) -> String {
    format!("clauses-{}", heading.trim_start_matches("rules-"))
}

/// The classes of a clause, which let the stylesheet hide clauses without a choice of ours.
fn rule(origins: &[Origin]) -> &'static str {
    if origins.contains(&Origin::Ours) { "rule with-ours" } else { "rule" }
}

/// Clauses with a separate text for each origin, one paragraph each. Only parts that are not printed have a label.
pub fn parts(prefix: &str, clauses: &[u8], words: &Words, args: &[(&'static str, Value<'_>)]) -> Markup {
    html! {
        @for number in clauses {
            @let origins = origins(prefix, *number, words);
            div class=(rule(&origins)) data-find id={ (prefix) "-" (number) } {
                @for (at, origin) in origins.into_iter().enumerate() {
                    p.part.(origin.name()) {
                        @if at == 0 { (name(prefix, *number)) }
                        @if origin != Origin::Printed { span.origin { (origin.label(words)) } " " }
                        (words.tell(&key(prefix, *number, origin), args))
                    }
                }
            }
        }
    }
}

/// A clause's name, as a link to the clause itself.
pub(crate) fn name(prefix: &str, number: u8) -> Markup {
    html! { a.clause href={ "#" (prefix) "-" (number) } { (prefix) "-" (number) } " " }
}

/// The key of a part of a clause.
fn key(prefix: &str, number: u8, origin: Origin) -> String {
    let clause = format!("rule-{}-{number}", prefix.to_lowercase());
    if origin == Origin::Printed { clause } else { format!("{clause}.{}", origin.name()) }
}
