//! Why something cannot be done: the reason in words with a link to the clause that forbids it.

use maud::{Markup, html};
use table::{Game, Reason};

use crate::words::Words;

/// A link to the clause of a reason.
pub fn clause<G: Game>(illegal: G::Illegal) -> Markup {
    let clause = illegal.clause();
    html! { a.clause href={ "/rules/" (G::NAME) "#" (clause) } { (clause) } }
}

/// A reason at the place that it forbids, with `classes` besides `why`. Keys reach it, and pressing it does nothing.
pub fn at_place<G: Game>(illegal: G::Illegal, reason: &str, classes: &str) -> Markup {
    html! {
        p class={ "why" (classes) } {
            button type="button" aria-disabled="true" { (reason) } " " (clause::<G>(illegal))
        }
    }
}

/// What cannot be done now, each with its reason in words: folded away until somebody asks. Nothing for an empty list.
pub fn folded<G: Game>(
    words: &Words,
    refused: &[(String, G::Illegal)],
    reason: fn(G::Illegal, &Words) -> String,
) -> Markup {
    html! {
        @if !refused.is_empty() {
            details.why-not {
                summary { (words.say("why-cannot")) }
                ul {
                    @for (what, illegal) in refused {
                        li { strong { (what) } ": " (reason(*illegal, words)) " " (clause::<G>(*illegal)) }
                    }
                }
            }
        }
    }
}

/// The items by their keys, in the order in which the keys come first: what several cards or actions have in common is
/// said once.
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
