//! What happened since the viewer's last turn: a list of turns, each drawn and in words.
//!
//! It shows what the viewer heard and what nobody has to remember, in the same way for all games. Each of the others'
//! turns has its mark, a strip of drawings, and the same in sentences below it. The list begins with the outcome of the
//! viewer's own last turn ([`Page::is_outcome`](crate::Page::is_outcome)), and stays until another seat decides.

use maud::{Markup, html};
use table::{Game, Seat};

use crate::icons;
use crate::parts::{self, Parts};
use crate::scene::Reader;

/// One turn of the list.
#[derive(Clone, Debug)]
pub struct SinceTurn {
    /// The seat whose turn it was; `None` for what is no seat's turn, such as a scoring.
    pub whose: Option<Seat>,
    /// Its cards and figures in a row, empty if nothing is drawn. A drawing needs an accessible name here unless the
    /// words say the same.
    pub strip: Markup,
    /// What happened: short sentences that name who acted.
    pub words: Vec<String>,
}

/// The events of the list among those that a viewer heard: the outcome of their last turn, below the event that began
/// that turn, and the others' turns since. They can still be read during the viewer's own turn. `turn` gives the seat
/// whose turn an event begins.
pub(crate) fn told<'a, E>(
    newest_first: impl Iterator<Item = &'a E>,
    viewer: Seat,
    turn: impl Fn(&E) -> Option<Seat>,
    is_outcome: impl Fn(&E) -> bool,
) -> Vec<&'a E> {
    let events = since_own_turn(newest_first, viewer, &turn);
    let turns = events.iter().enumerate().filter_map(|(at, event)| turn(event).map(|seat| (at, seat)));
    let turns: Vec<(usize, Seat)> = turns.collect();
    let Some(((now, who), before)) = turns.split_last() else { return Vec::new() };
    let (turns, end) = if *who == viewer { (before, *now) } else { (&turns[..], events.len()) };
    let own = turns.iter().rposition(|(_, seat)| *seat == viewer);
    let others = turns.get(own.map_or(0, |own| own + 1)).map_or(end, |(at, _)| *at);
    let mut told = Vec::new();
    if let Some(own) = own {
        let own = &events[turns[own].0..others];
        told.extend(own.iter().filter(|event| is_outcome(event)));
        if !told.is_empty() {
            told.insert(0, own[0]);
        }
    }
    told.extend(&events[others..end]);
    told
}

/// The events from the start of the viewer's last turn before this one, in order.
fn since_own_turn<'a, E>(
    newest_first: impl Iterator<Item = &'a E>,
    viewer: Seat,
    turn: impl Fn(&E) -> Option<Seat>,
) -> Vec<&'a E> {
    let (mut events, mut turns) = (Vec::new(), 0);
    for event in newest_first {
        events.push(event);
        if let Some(seat) = turn(event) {
            turns += 1;
            if seat == viewer && turns > 1 {
                break;
            }
        }
    }
    events.reverse();
    events
}

/// The list, oldest turn first: the seat's mark, the strip, and the words below it. A turn starts at each event that
/// `begins` one, and `line` makes it from its events, that one first; `None` if nothing in it is worth a drawing. The
/// events before the first turn are the rest of the viewer's own turn. Empty if no turn has a line. Each line is a
/// [part](crate::parts) of a stream's page.
pub fn turns<G: Game>(
    reader: &Reader<'_, G>,
    parts: Option<&Parts>,
    events: &[&G::Event],
    begins: fn(&G::Event) -> bool,
    line: TurnLine<G>,
) -> Markup {
    let turns = events.chunk_by(|_, next| !begins(next)).filter(|turn| begins(turn[0]));
    let drawn = turns.map(|turn| parts::part(parts, &(reader, line), reader.names.whose(), &turn, one_turn));
    let lines: Vec<Markup> = drawn.filter(|line| !line.0.is_empty()).collect();
    html! {
        @if !lines.is_empty() {
            ol class={ "turns " (G::NAME) } { @for line in lines { (line) } }
        }
    }
}

/// Makes the line of a turn from its events.
pub type TurnLine<G> = fn(&Reader<'_, G>, &[&<G as Game>::Event]) -> Option<SinceTurn>;

fn one_turn<G: Game>((reader, line): &(&Reader<'_, G>, TurnLine<G>), turn: &&[&G::Event]) -> Markup {
    let Some(turn) = line(reader, turn) else { return Markup::default() };
    html! {
        li {
            @if let Some(seat) = turn.whose { (icons::avatar(seat)) }
            @if !turn.strip.0.is_empty() { div.strip { (turn.strip) } }
            p { (turn.words.join(" ")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);

    /// What Anna is told: `A`, `B` and `C` begin that seat's turn, `!` is an outcome.
    fn told_to_anna(events: &str) -> String {
        let events: Vec<char> = events.chars().collect();
        let turn = |event: &char| "ABC".find(*event).map(|at| Seat(at as u8));
        told(events.iter().rev(), ANNA, turn, |event| *event == '!').into_iter().collect()
    }

    #[test]
    fn the_list_has_the_turns_of_the_others_since_the_own_one_before_this() {
        let all = "-B-A-BC-A-";
        for (count, expected) in
            [(0, ""), (1, ""), (3, "B-"), (4, "B-"), (5, "B-"), (6, "B"), (8, "BC-"), (9, "BC-"), (10, "BC-")]
        {
            assert_eq!(told_to_anna(&all[..count]), expected, "after {count} events");
        }
        assert_eq!(told_to_anna("A-A-"), "", "two turns one after the other");
        assert_eq!(told_to_anna("A-"), "", "the first turn");
    }

    #[test]
    fn the_list_begins_with_what_came_of_the_own_turn() {
        assert_eq!(told_to_anna("A-!-!B-!"), "A!!B-!");
        assert_eq!(told_to_anna("A-!-!B-A-!"), "A!!B-");
        assert_eq!(told_to_anna("A!A-B-"), "B-", "an earlier turn is over");
        assert_eq!(told_to_anna("A-!"), "", "this turn is on the table");
    }
}
