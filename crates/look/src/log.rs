//! The log of a table: its lines by turns, the newest turn first.

use maud::{Markup, html};
use table::Seat;

use crate::icons;
use crate::words::Words;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// The seat whose turn begins here; the line is the heading of those that follow.
    pub turn: Option<Seat>,
    /// Whether it happened after the viewer's last decision.
    pub is_new: bool,
    /// The number of events that a spectator had heard by then.
    pub moment: usize,
}

/// The log: the turns, the newest first, each with its lines in their order under a heading. `address` gives the page
/// that shows the table at a line's moment, where there is one. Keys reach the newest of them, which leads to those
/// before; some hundred links would lie between them and the rest of the page.
pub fn log(words: &Words, lines: &[Line], address: impl Fn(&Line) -> Option<String>) -> Markup {
    let turns: Vec<&[Line]> = lines.chunk_by(|_, next| next.turn.is_none()).collect();
    html! {
        section #log .log aria-labelledby="log-title" {
            h2 #log-title { (words.say("log")) }
            @if let Some(newest) = lines.last().and_then(&address) {
                p { a href=(newest) rel="nofollow" { (words.say("log-back")) } }
            }
            @if lines.is_empty() {
                p.about { (words.say("log-empty")) }
            } @else {
                ol reversed tabindex="0" aria-labelledby="log-title" {
                    @for turn in turns.iter().rev() {
                        li { (self::turn(words, turn, &address)) }
                    }
                }
            }
        }
    }
}

/// One turn: its heading, if it has one, and its lines, of which those are marked that are new.
fn turn(words: &Words, lines: &[Line], address: &impl Fn(&Line) -> Option<String>) -> Markup {
    let (heading, lines) = match lines {
        [heading, lines @ ..] if heading.turn.is_some() => (Some(heading), lines),
        _ => (None, lines),
    };
    html! {
        @if let Some(heading) = heading {
            h3 {
                @if let Some(seat) = heading.turn { (icons::avatar(seat)) }
                (text(heading, address))
            }
        }
        @if !lines.is_empty() {
            ul {
                @for line in lines {
                    li .new[line.is_new] {
                        (text(line, address))
                        @if line.is_new { " " span.unseen { (words.say("log-new")) } }
                    }
                }
            }
        }
    }
}

/// A line's text, as a link to its moment where there is one.
fn text(line: &Line, address: &impl Fn(&Line) -> Option<String>) -> Markup {
    html! {
        @match address(line) {
            Some(address) => a href=(address) rel="nofollow" tabindex="-1" { (line.text) },
            None => (line.text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn line(text: &str, turn: Option<u8>, is_new: bool) -> Line {
        Line { text: text.to_owned(), turn: turn.map(Seat), is_new, moment: text.len() }
    }

    #[test]
    fn turns_stand_newest_first_and_their_lines_in_their_order_under_the_heading() {
        let words = Words::load(Language::En, &[]);
        let lines = [
            line("dealt", None, false),
            line("Anna", Some(0), false),
            line("draws", None, false),
            line("lays", None, false),
            line("Ben", Some(1), true),
            line("robs", None, true),
        ];
        let html = log(&words, &lines, |line| (line.text == "lays").then(|| format!("/{}", line.moment))).into_string();
        let order = ["Ben", "robs", "Anna", "draws", "lays", "dealt"].map(|text| html.find(text));
        assert!(order.is_sorted() && order[0].is_some(), "{html}");
        assert_eq!(html.matches("class=\"new\"").count(), 1, "a line is marked, its heading is not: {html}");
        assert!(
            html.contains("<a href=\"/4\" rel=\"nofollow\" tabindex=\"-1\">lays</a>")
                && html.matches("<a ").count() == 1,
            "{html}"
        );
    }
}
