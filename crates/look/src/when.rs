//! A place in a game as people read it: turn and step.

use erasure::When;

use crate::args;
use crate::words::Words;

/// A place in short, such as “22·3”, or “22” where a turn begins.
pub fn number(words: &Words, when: When) -> String {
    let turn = if when.turn == 0 { words.say("when-start") } else { when.turn.to_string() };
    if when.step == 0 { turn } else { format!("{turn}·{}", when.step) }
}

/// The places from `first` to `last` in short, such as “22·1–7” where they are of one turn.
pub fn range(words: &Words, first: When, last: When) -> String {
    match number(words, first) {
        begin if first == last => begin,
        begin if first.turn == last.turn => format!("{begin}–{}", last.step),
        begin => format!("{begin}–{}", number(words, last)),
    }
}

/// A place for screen readers, such as “turn 22, step 3”.
pub fn spoken(words: &Words, when: When) -> String {
    if when == When::default() {
        return words.say("when-start");
    }
    words.tell("when-spoken", &args![turn => when.turn, step => when.step])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_place_is_said_by_turn_and_step_and_the_start_has_a_word() {
        let words = Words::load(Language::En, &[]);
        let said = |turn, step| {
            let when = When { turn, step };
            (number(&words, when), spoken(&words, when))
        };
        let pair = |number: &str, spoken: &str| (number.to_owned(), spoken.to_owned());
        assert_eq!(said(22, 3), pair("22·3", "turn 22, step 3"));
        assert_eq!(said(22, 0), pair("22", "turn 22, step 0"));
        assert_eq!(said(0, 0), pair("Start", "Start"));
        assert_eq!(said(0, 2), pair("Start·2", "start, step 2"));
        let range = |last| range(&words, When { turn: 22, step: 1 }, last);
        assert_eq!(range(When { turn: 22, step: 1 }), "22·1");
        assert_eq!(range(When { turn: 22, step: 7 }), "22·1–7");
        assert_eq!(range(When { turn: 23, step: 2 }), "22·1–23·2");
    }
}
