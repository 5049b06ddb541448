//! Whole games as data, at least one for each way a game can end; `games/README.md` explains the file format.

use dollars_wanted::{Action, DollarsWanted, State};
use table::{Game, Viewer};
use table_kit::{Story, Tale, tell_file};

use crate::story::{Lines, name};
use crate::support::{Layout, Table, money};
use crate::truth::{Truth, rob};

impl Tale<DollarsWanted> for Lines {
    const FOLDER: &'static str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

    fn lay_out(game: &DollarsWanted, lines: &[&str]) -> State {
        let layout = Layout::new(game.seats()).turn(1);
        let layout = lines.iter().fold(layout, |layout, line| {
            let (word, rest) = line.split_once(' ').unwrap();
            let numbered = || {
                let (number, cards) = rest.split_once(' ').unwrap();
                (number.parse::<usize>().unwrap(), cards)
            };
            match word {
                "pile" => layout.pile(numbered().0, numbered().1),
                "hand" => layout.hand(numbered().0, numbered().1),
                "draw" => layout.draw(rest),
                "draw-red" => layout.draw_of("red", rest),
                "draw-yellow" => layout.draw_of("yellow", rest),
                other => panic!("`{other}` cannot be laid out"),
            }
        });
        layout.state(game)
    }

    fn amounts(game: &DollarsWanted, state: &State) -> Vec<i32> {
        money(&game.view(state, Viewer::Spectator))
    }

    /// A robbery by choice has the result of the second reading of the clauses.
    fn check(game: &DollarsWanted, before: &State, action: Action, lines: &[String]) -> Result<(), String> {
        let Action::Rob { row } = action else { return Ok(()) };
        let (truth, at, story) = (Truth::of(before), row.index(), Story(lines.to_vec()));
        let expected = rob(*truth.buildings[at].last().unwrap(), &truth.rows[at], game.options());
        let turned = expected.turned.iter().map(|card| name(*card, game.options().colour_variant));
        let turned = turned.collect::<Vec<_>>().join(" ");
        let told = story.after(&format!("up {row}"));
        if !told.starts_with(&turned) {
            return Err(format!("{turned} should be turned up, not {told}"));
        }
        let end = format!("{} {}", truth.active + 1, if expected.won { "wins" } else { "fails" });
        let first = lines.iter().find(|line| line.contains(" wins ") || line.contains(" fails "));
        if first.is_some_and(|line| line.starts_with(&end)) { Ok(()) } else { Err(format!("not `{end}`: {first:?}")) }
    }

    /// After a robbery, the file states the dollars.
    fn is_due_after(line: &str) -> bool {
        line.contains(" robs ")
    }
}

/// Plays a file of `tests/games` and returns the table at its end.
fn play(name: &str) -> Table {
    let told = tell_file(name);
    told.table.so_far().tells(&[&format!("end: {}", told.outcome.reason)]);
    Table(told.table)
}

/// Written by hand from the clauses; every dollar in it was worked out on paper (DW-4 to DW-28).
#[test]
fn a_whole_game_worked_out_card_by_card() {
    let table = play("by-hand.txt");
    assert_eq!(table.view(0).turn, 12);
}

/// Also written by hand (DW-26, DW-29 to DW-32): penalties, and an end by seven hidden cards.
#[test]
fn a_whole_game_of_the_variant_worked_out_card_by_card() {
    let table = play("variant-by-hand.txt");
    assert_eq!(last_robbery(&table), "by seven");
    assert_eq!(
        table.discard_of("red"),
        "joe1-red joker-red coyote-red clint1-red judy2-red judy2-red clint2-red enzo1-red clint1-red"
    );
}

/// What caused the last robbery of a game.
fn last_robbery(table: &Table) -> String {
    let story = table.so_far();
    let last = story.0.iter().rfind(|line| line.contains(" robs ")).unwrap();
    if last.ends_with("by seven") { "by seven".to_owned() } else { "called".to_owned() }
}

#[test]
fn dw_27_base_games_that_end_with_an_empty_pile() {
    assert_eq!(last_robbery(&play("base-called.txt")), "called");
    assert_eq!(last_robbery(&play("base-seven.txt")), "by seven");
}

#[test]
fn dw_27_variant_games_that_end_with_an_empty_pile() {
    assert_eq!(last_robbery(&play("variant-called.txt")), "called");
    assert_eq!(last_robbery(&play("variant-seven.txt")), "by seven");
}

#[test]
fn dw_25_games_that_come_to_a_standstill() {
    for name in ["base-standstill.txt", "variant-standstill.txt"] {
        let table = play(name);
        let seats = table.view(0).seats.seats();
        let story = table.so_far();
        let turns: Vec<usize> = (0..story.0.len()).filter(|at| story.0[*at].starts_with("turn ")).collect();
        let quiet = &story.0[turns[turns.len() - 2 * usize::from(seats)]..];
        assert!(!quiet.iter().any(|line| line.contains(" lays in ") || line.starts_with("up ")), "{quiet:?}");
    }
}

#[test]
fn dw_25_games_that_last_a_thousand_turns() {
    for name in ["base-honour-last-turn.txt", "variant-last-turn.txt"] {
        assert_eq!(play(name).view(0).turn, 1000);
    }
}
