//! What is worth retelling of a finished game.

use maud::{Markup, html};

use crate::words::Words;

/// An event worth retelling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// What it was, in a few words: “Biggest haul”.
    pub title: String,
    /// What happened, in a sentence.
    pub said: String,
    /// The number of the event, from 1, among those that a spectator heard.
    pub number: usize,
}

impl Highlight {
    /// The highlight of the event with this index among those that a spectator heard. `key` is the title's message.
    pub fn new(words: &Words, key: &str, event: usize, said: String) -> Highlight {
        Highlight { title: words.say(key), said, number: event + 1 }
    }
}

/// The index of the event with the greatest value, the earliest of several.
pub fn greatest<E, V: Ord>(events: &[&E], value: impl Fn(&E) -> Option<V>) -> Option<usize> {
    let valued = events.iter().enumerate().filter_map(|(at, event)| Some((at, value(event)?)));
    valued.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(at, _)| at)
}

/// The highlights as a list. `link` is the URL of the moment with this number, if it can be opened.
pub fn list(highlights: &[Highlight], link: impl Fn(usize) -> Option<String>) -> Markup {
    html! {
        @if !highlights.is_empty() {
            ul.highlights {
                @for Highlight { title, said, number } in highlights {
                    li {
                        @if let Some(url) = link(*number) { a href=(url) { (title) } } @else { strong { (title) } }
                        span { (said) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_of_the_greatest_is_told_and_none_of_nothing() {
        let value = |event: &i32| (*event > 0).then_some(*event);
        assert_eq!(greatest(&[&1, &-7, &3, &3, &2], value), Some(2));
        assert_eq!(greatest(&[&-7], value), None);
    }
}
