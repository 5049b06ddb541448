//! What happened since the viewer's last turn: a list of turns, each drawn and in words.

use std::ops::Range;

use maud::{Markup, html};
use table::Seat;

use crate::icons;

/// One turn of the list.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Whose it was; `None` for what is no seat's turn, such as a scoring.
    pub whose: Option<Seat>,
    /// Its cards and figures in a row, empty where nothing is drawn. What the words do not say needs a name here.
    pub strip: Markup,
    /// What happened: short sentences that name who did it.
    pub words: Vec<String>,
}

/// Which of the events a viewer heard are of the others' turns since his last one, so that they can be read during his
/// own too. `turns` says of each event whose turn begins with it.
pub(crate) fn range(turns: &[Option<Seat>], viewer: Seat) -> Range<usize> {
    let begins: Vec<(usize, Seat)> =
        turns.iter().enumerate().filter_map(|(at, turn)| turn.map(|seat| (at, seat))).collect();
    let Some(((now, who), before)) = begins.split_last() else { return 0..0 };
    let (others, end) = if *who == viewer { (before, *now) } else { (&begins[..], turns.len()) };
    let own = others.iter().rposition(|(_, seat)| *seat == viewer);
    let begin = begins[own.map_or(0, |own| own + 1)].0;
    begin..end
}

/// The list, oldest turn first: the seat's mark, the strip, and the words below it. `game` is the class of the game's
/// drawings. Empty without turns.
pub fn turns(game: &str, turns: &[Turn]) -> Markup {
    html! {
        @if !turns.is_empty() {
            ol class={ "turns " (game) } {
                @for turn in turns {
                    li {
                        @if let Some(seat) = turn.whose { (icons::avatar(seat)) }
                        @if !turn.strip.0.is_empty() { div.strip { (turn.strip) } }
                        p { (turn.words.join(" ")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const A: Option<Seat> = Some(ANNA);
    const B: Option<Seat> = Some(Seat(1));
    const C: Option<Seat> = Some(Seat(2));

    #[test]
    fn the_list_has_the_turns_of_the_others_since_the_own_one_before_this() {
        let all = [None, B, None, A, None, B, C, None, A, None];
        for (count, expected) in
            [(0, 0..0), (1, 0..0), (3, 1..3), (4, 1..3), (5, 1..3), (6, 5..6), (8, 5..8), (9, 5..8), (10, 5..8)]
        {
            assert_eq!(range(&all[..count], ANNA), expected, "after {count} events");
        }
        assert_eq!(range(&[A, None, A, None], ANNA), 2..2, "two turns one after the other");
        assert_eq!(range(&[A, None], ANNA), 0..0, "the first turn");
    }
}
