//! Why something cannot be done: the reason in words, with a link to the clause that forbids it.

use maud::{Markup, Render, html};
use table::{Game, Reason};

use crate::args;
use crate::scene::Scene;
use crate::words::Words;

/// A link to the clause of a reason: a paragraph sign and the clause's number on the rule page.
pub fn clause<G: Game>(illegal: G::Illegal) -> Markup {
    let clause = illegal.clause();
    html! { a.clause href=(address::<G>(clause)) { "§\u{a0}" (number(clause)) } }
}

/// A link to the clauses (such as `DW-5`) for the current step, beside the question to the viewer who has to decide.
/// Without a script it leads to the first; the script opens all of them in one dialog over the page, taking the others
/// from `data-with`.
pub fn of_step<G: Game>(scene: &Scene<'_, G>, clauses: &[&str]) -> Markup {
    let numbers = match clauses {
        [first, .., last] => format!("{}–{}", number(first), number(last)),
        _ => clauses.iter().map(|clause| number(clause)).collect(),
    };
    html! {
        @if let Some((first, others)) = clauses.split_first().filter(|_| scene.asked()) {
            " " a.clause href=(address::<G>(first)) data-with=[(!others.is_empty()).then(|| others.join(" "))]
                aria-label=(scene.words.tell("clause-here", &args![number => numbers.as_str()])) {
                "§\u{a0}" (numbers)
            }
        }
    }
}

/// The address of a clause on the rule page.
fn address<G: Game>(clause: &str) -> String {
    format!("/rules/{}#{clause}", G::NAME)
}

/// The number of a clause.
fn number(clause: &str) -> &str {
    clause.rsplit('-').next().unwrap_or(clause)
}

/// A reason at the place that it concerns, with `classes` besides `why`. It can be focused with the keyboard; pressing
/// it does nothing.
pub fn at_place<G: Game>(illegal: G::Illegal, reason: impl Render, classes: &str) -> Markup {
    html! {
        p class={ "why" (classes) } {
            button type="button" aria-disabled="true" { (reason) } " " (clause::<G>(illegal))
        }
    }
}

/// What cannot be done now: each thing, why not in words, and the reason whose clause is linked. Collapsed until
/// somebody opens it; nothing for an empty list.
pub fn folded<G: Game>(words: &Words, refused: &[(String, String, G::Illegal)]) -> Markup {
    html! {
        @if !refused.is_empty() {
            details.why-not {
                summary { (words.say("why-cannot")) }
                ul {
                    @for (what, why, illegal) in refused {
                        li { strong { (what) } (words.colon()) (why) " " (clause::<G>(*illegal)) }
                    }
                }
            }
        }
    }
}

/// The items grouped by key, in the order in which the keys first appear, so that what several cards or actions have in
/// common is said once.
pub fn grouped<K: PartialEq, V>(items: impl IntoIterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, item) in items {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.push(item),
            None => groups.push((key, vec![item])),
        }
    }
    groups
}
