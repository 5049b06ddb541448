//! How bots are written, and which entrants they get.

use arena::{Lineup, LineupError, Mind, TurnBudget};
use erasure::Title;

fn title() -> &'static dyn Title {
    catalog::titles().find("dollars-wanted").unwrap()
}

fn entrants(bots: &[&str], seats: Option<u8>) -> Result<Vec<usize>, LineupError> {
    Lineup::of(title(), bots, &[], seats).map(|lineup| lineup.entrants)
}

fn budget(bot: &str) -> Option<TurnBudget> {
    match &Lineup::of(title(), &[bot], &[], None).ok()?.bots[0].mind {
        Mind::Own { budget, .. } => Some(*budget),
        Mind::Foreign { .. } => None,
    }
}

#[test]
fn a_bot_is_written_with_milliseconds_iterations_or_neither() {
    assert_eq!(budget("beginner@50ms"), Some(TurnBudget::Milliseconds(50)));
    assert_eq!(budget("beginner@20"), Some(TurnBudget::Iterations(20)));
    assert_eq!(budget("beginner"), Some(TurnBudget::Iterations(1000)));
    for wrong in ["beginner@", "beginner@fast", "beginner@0", "beginner@0ms", "beginner@-1", "beginner@1s"] {
        let error = Lineup::of(title(), &[wrong], &[], None).unwrap_err();
        assert!(error.to_string().contains("write beginner@50ms"), "{error}");
    }
}

#[test]
fn an_unknown_bot_is_answered_with_the_known_ones() {
    let error = entrants(&["hal"], None).unwrap_err().to_string();
    assert_eq!(error.split(" are: ").next(), Some("there is no bot `hal`; the bots of dollars-wanted"));
    assert!(error.contains("random, plain, tenderfoot"), "{error}");
}

#[test]
fn the_last_bot_takes_the_seats_that_are_left_over() {
    assert_eq!(entrants(&["beginner", "random"], None), Ok(vec![0, 1]));
    assert_eq!(entrants(&["beginner", "random"], Some(4)), Ok(vec![0, 1, 1, 1]));
    assert_eq!(entrants(&["beginner", "random", "beginner"], None), Ok(vec![0, 1, 0]));
    assert_eq!(entrants(&["beginner"], None), Ok(vec![0, 0]), "the game needs at least two");
    assert_eq!(entrants(&["beginner", "random", "random"], Some(2)), Err(LineupError::Crowded { bots: 3, seats: 2 }));
    assert_eq!(entrants(&[], None), Err(LineupError::Empty));
}

fn process(command: &str) -> Mind {
    Mind::Foreign { command: command.to_owned(), milliseconds: 1 }
}

/// The label of each entrant.
fn labels(bots: &[&str], processes: &[&str], seats: Option<u8>) -> Vec<String> {
    let processes: Vec<Mind> = processes.iter().map(|command| process(command)).collect();
    let lineup = Lineup::of(title(), bots, &processes, seats).unwrap();
    (0..lineup.entrants.len()).map(|entrant| lineup.bot(entrant).label.clone()).collect()
}

#[test]
fn one_process_or_several_can_play_in_all_seats() {
    assert_eq!(labels(&[], &["true"], Some(3)), ["foreign", "foreign", "foreign"]);
    assert_eq!(labels(&[], &["true", "true"], None), ["foreign", "foreign"], "the same process is one bot");
    assert_eq!(labels(&[], &["true", "false"], Some(3)), ["foreign-1", "foreign-2", "foreign-2"]);
    assert_eq!(
        labels(&["beginner"], &["true", "false", "true"], None),
        ["beginner", "foreign-1", "foreign-2", "foreign-1"]
    );
    assert_eq!(labels(&["beginner"], &["true", "false"], Some(4)), ["beginner", "beginner", "foreign-1", "foreign-2"]);
}

#[test]
fn a_process_has_one_place_and_it_is_the_last() {
    assert_eq!(labels(&["beginner"], &["true"], Some(4)), ["beginner", "beginner", "beginner", "foreign"]);
}
