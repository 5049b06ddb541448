//! The log of a table: its lines by turn, the newest turn first. It is append-only.
//!
//! A message to a live page carries the new lines and the number of the first line since the viewer's last decision.
//! Drafted lines are sent again until they are final. So a message costs the same at the end of a game as at its start.

use erasure::When;
use maud::{Markup, html};
use table::Seat;

use crate::drawer::close;
use crate::icons;
use crate::words::Words;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// The seat whose turn begins here, if any; then the line is the heading of those that follow.
    pub turn: Option<Seat>,
    /// The turn and the step to which it belongs.
    pub when: When,
    /// The number of events that a spectator had heard at that time.
    pub moment: usize,
    /// The number of its event in the game. No page may reveal it.
    pub event: usize,
}

/// The lines from some event on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    pub lines: Vec<Line>,
    /// The number of the game's events that belong to final decisions. Later ones are drafted and may still be taken
    /// back.
    pub standing: usize,
    /// The number of events up to the viewer's last decision; later ones are new to the viewer.
    pub decided: usize,
}

/// How far a reader has read the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Read {
    /// The number of events of final decisions.
    pub events: usize,
    /// The number of lines of those events.
    pub lines: usize,
    /// The first of these lines that was new, with its event.
    first_new: Option<(usize, usize)>,
}

impl Read {
    /// Reads further. Also returns the number of the first line that is new to the reader.
    pub fn on(self, more: &Lines) -> (Read, Option<usize>) {
        let standing = more.lines.iter().take_while(|line| line.event < more.standing);
        let is_new = |event: usize| event >= more.decided && event < more.standing;
        let known = self.first_new.filter(|(event, _)| is_new(*event));
        let found = (self.lines..).zip(&more.lines).find(|(_, line)| is_new(line.event));
        let first_new = known.or(found.map(|(number, line)| (line.event, number)));
        let read = Read { events: more.standing, lines: self.lines + standing.count(), first_new };
        (read, first_new.map(|(_, number)| number))
    }
}

/// The list of these lines. The line `first_new` is marked; it and all later ones are new. `address` gives the page
/// that shows the table at a line's moment, if there is one.
pub fn list(
    words: &Words,
    lines: &[Line],
    first_new: Option<usize>,
    address: impl Fn(&Line) -> Option<String>,
) -> Markup {
    let numbered: Vec<(usize, &Line)> = lines.iter().enumerate().collect();
    let turns: Vec<&[(usize, &Line)]> = numbered.chunk_by(|_, (_, next)| next.turn.is_none()).collect();
    let entry = |(number, line): &(usize, &Line)| entry(words, line, first_new == Some(*number), address(line));
    html! {
        @for turn in turns.iter().rev() {
            @let (heading, lines) = turn.split_at(turn.iter().take_while(|(_, line)| line.turn.is_some()).count());
            li {
                @for line in heading { (entry(line)) }
                @if !lines.is_empty() { ul { @for line in lines { (entry(line)) } } }
            }
        }
    }
}

/// The log with this list. The keyboard reaches only the page of the newest moment, which leads to earlier ones:
/// otherwise some hundred links would stand between the log and the rest of the page. `is_kept` says whether it is
/// on a live page, which keeps its list while the rest changes and receives lines one by one; there the log is a drawer.
pub fn log(words: &Words, list: &Markup, newest: Option<String>, is_kept: bool) -> Markup {
    html! {
        section #log .log.drawer[is_kept] aria-labelledby="log-title" tabindex=[is_kept.then_some("-1")] {
            @if is_kept { (close(words)) }
            h2 #log-title { (words.say("log")) }
            @if let Some(newest) = newest {
                p { a href=(newest) rel="nofollow" { (words.say("log-back")) } }
            }
            ol reversed tabindex="0" aria-labelledby="log-title" data-new=(words.say("log-new")) data-keep[is_kept] {
                (list)
            }
            p.about { (words.say("log-empty")) }
        }
    }
}

/// A line of the list: the heading of a turn, or a line under it.
pub fn entry(words: &Words, line: &Line, is_first_new: bool, address: Option<String>) -> Markup {
    let text = html! {
        @match address {
            Some(address) => a href=(address) rel="nofollow" tabindex="-1" { (line.text) },
            None => (line.text),
        }
        @if is_first_new { span.unseen { (words.say("log-new")) } }
    };
    let class = is_first_new.then_some("first-new");
    html! {
        @match line.turn {
            Some(seat) => h3 class=[class] { (icons::avatar(seat)) (text) },
            None => li class=[class] { (text) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn lines(texts: &[(&str, Option<u8>)]) -> Vec<Line> {
        let line = |(event, (text, turn)): (usize, &(&str, Option<u8>))| Line {
            text: (*text).to_owned(),
            turn: turn.map(Seat),
            when: When::default(),
            moment: text.len(),
            event,
        };
        texts.iter().enumerate().map(line).collect()
    }

    const GAME: [(&str, Option<u8>); 6] =
        [("dealt", None), ("Anna", Some(0)), ("draws", None), ("lays", None), ("Ben", Some(1)), ("robs", None)];

    #[test]
    fn turns_stand_newest_first_and_their_lines_in_their_order_under_the_heading() {
        let words = Words::load(Language::En, &[]);
        let address = |line: &Line| (line.text == "lays").then(|| format!("/{}", line.moment));
        let html = list(&words, &lines(&GAME), Some(3), address).into_string();
        let order = ["Ben", "robs", "Anna", "draws", "lays", "dealt"].map(|text| html.find(text));
        assert!(order.is_sorted() && order[0].is_some(), "{html}");
        let new = "<li class=\"first-new\"><a href=\"/4\" rel=\"nofollow\" tabindex=\"-1\">lays</a>";
        assert!(
            html.contains(new) && html.matches("first-new").count() == 1 && html.matches("<a ").count() == 1,
            "{html}"
        );
    }

    #[test]
    fn the_mark_of_what_is_new_stays_until_the_reader_decides() {
        let read = |read: Read, from: usize, to: usize, decided: usize| {
            let lines = lines(&GAME[..to]).split_off(from);
            read.on(&Lines { lines, standing: to, decided })
        };
        let (all, first_new) = read(Read::default(), 0, 4, 2);
        assert_eq!((all.events, all.lines, first_new), (4, 4, Some(2)));
        let (later, first_new) = read(all, 4, 6, 2);
        assert_eq!((later.lines, first_new), (6, Some(2)), "nothing was decided");
        assert_eq!(read(all, 4, 6, 4).1, Some(4), "the seat has decided since");
        assert_eq!(read(all, 4, 6, 6).1, None, "it has just decided");
    }

    #[test]
    fn drafted_lines_come_again() {
        let read = |read: Read, from: usize, to: usize, standing: usize| {
            read.on(&Lines { lines: lines(&GAME[..to]).split_off(from), standing, decided: 0 }).0
        };
        let drafted = read(Read::default(), 0, 4, 2);
        assert_eq!((drafted.events, drafted.lines), (2, 2));
        assert_eq!(read(drafted, 2, 6, 6).lines, 6);
    }
}
