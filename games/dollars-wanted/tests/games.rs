//! Whole games as data, one for each way a game can end; see `games/README.md` for the form of the files.

use std::fs;
use std::path::Path;

use table::Game;

use crate::story::Story;
use crate::support::{Layout, Table};
use crate::truth::{Truth, rob};

/// Reads a file of `tests/games`.
#[expect(clippy::disallowed_methods, reason = "the games lie in files")]
fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The table that the lines before `play` lay out or deal.
fn begin(head: &str) -> Table {
    let mut lines = head.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let seats = lines.next().and_then(|line| line.strip_prefix("players ")).unwrap().parse().unwrap();
    let mut layout = Layout::new(seats).turn(1);
    let mut settings: Vec<(&str, &str)> = Vec::new();
    for line in lines {
        let (word, rest) = line.split_once(' ').unwrap();
        let numbered = || {
            let (number, cards) = rest.split_once(' ').unwrap();
            (number.parse::<usize>().unwrap(), cards)
        };
        layout = match word {
            "option" => {
                let (key, value) = rest.split_once(' ').unwrap();
                settings.push((key, value));
                layout.option(key, value)
            }
            "seed" => return Table::deal(crate::support::game(seats, &settings), rest.parse().unwrap()),
            "pile" => layout.pile(numbered().0, numbered().1),
            "hand" => layout.hand(numbered().0, numbered().1),
            "draw" => layout.draw(rest),
            "draw-red" => layout.draw_of("red", rest),
            "draw-yellow" => layout.draw_of("yellow", rest),
            other => panic!("`{other}` is nothing that can be laid out"),
        };
    }
    layout.begin()
}

/// A game under way: what has been told and not been asked for yet.
struct Replay {
    table: Table,
    story: Story,
    /// A robbery took place, and nothing was said of the money since.
    owed: bool,
    money: Vec<i32>,
}

impl Replay {
    fn act(&mut self, action: &str) {
        self.check_robbery(action);
        let story = self.table.act(action);
        self.owed |= story.0.iter().any(|line| line.contains(" robs "));
        self.story.0.extend(story.0);
    }

    /// A robbery by choice comes out as by the second reading of the clauses.
    fn check_robbery(&self, action: &str) {
        let Some(row) = action.strip_prefix("rob ").and_then(|row| row.parse::<usize>().ok()) else { return };
        let truth = Truth::of(&self.table.state);
        let expected = rob(*truth.buildings[row - 1].last().unwrap(), &truth.rows[row - 1], self.table.game.options());
        let story = self.table.clone().act(action);
        let turned: Vec<String> = expected.turned.iter().map(|card| self.table.card(*card)).collect();
        let told = story.cards(&format!("up {row}"));
        assert!(told.starts_with(&turned.join(" ")), "{turned:?} should be turned up, not {told}");
        let end = if expected.won { "wins" } else { "fails" };
        let first = story.0.iter().find(|line| line.contains(" wins ") || line.contains(" fails ")).unwrap();
        assert!(first.starts_with(&format!("{} {end}", truth.active + 1)), "{first}");
    }

    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            ">" => {
                let at = self.story.0.iter().position(|told| told == rest);
                let at = at.unwrap_or_else(|| panic!("`{rest}` did not happen: {:#?}", self.story.0));
                self.story.0.drain(..=at);
            }
            "$" => {
                let money: Vec<i32> = rest.split(' ').map(|money| money.parse().unwrap()).collect();
                assert_eq!(self.table.money(), money);
                (self.owed, self.money) = (false, money);
            }
            "picks" => {
                for (number, pick) in rest.chars().enumerate() {
                    assert_eq!(self.table.money(), self.money, "the money changed after pick {number}");
                    let mut list = Vec::new();
                    let seat = self.table.game.to_act(&self.table.state).iter().next().expect("somebody decides");
                    self.table.game.legal(&self.table.state, seat, &mut list);
                    self.act(&list[pick.to_digit(36).unwrap() as usize].to_string());
                }
                self.owed = false;
            }
            "end" => {
                assert!(self.table.is_over());
                assert_eq!(self.table.outcome().unwrap().reason, rest);
                self.table.so_far().tells(&[&format!("end: {rest}")]);
            }
            "ranks" => assert_eq!(self.table.ranks(), numbers::<u8>(rest)),
            "totals" => {
                let scores = self.table.outcome().unwrap().scores;
                assert_eq!(scores.iter().map(|score| score.total).collect::<Vec<_>>(), numbers::<i32>(rest));
            }
            seat => {
                assert!(!self.owed, "after a robbery a line must say the money");
                self.story.0.clear();
                let seat: u8 = seat.trim_end_matches(':').parse().unwrap();
                for action in rest.split(", ") {
                    assert_eq!(self.table.active(), Some(seat), "before `{action}`");
                    self.act(action);
                }
            }
        }
    }
}

fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<T> {
    text.split(' ').map(|number| number.parse().unwrap()).collect()
}

/// Plays a file and returns the table at its end.
fn play(name: &str) -> Table {
    let text = text(name);
    let (head, moves) = text.split_once("\nplay\n").unwrap();
    let table = begin(head);
    let money = table.money();
    let story = table.so_far();
    let mut replay = Replay { table, story, owed: false, money };
    for (number, line) in (head.lines().count() + 2..).zip(moves.lines()) {
        if !line.starts_with('#') && !line.is_empty() {
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| replay.line(line)));
            result.unwrap_or_else(|_| panic!("tests/games/{name}, line {number}: `{line}`"));
        }
    }
    assert!(replay.table.is_over(), "{name} is not over");
    for word in ["\nend ", "\nranks ", "\ntotals "] {
        assert!(moves.contains(word), "{name} does not say `{}`", word.trim());
    }
    replay.table
}

/// Written by hand from the clauses; every dollar in it was worked out on paper (DW-4 to DW-28).
#[test]
fn a_whole_game_worked_out_card_by_card() {
    let table = play("by-hand.txt");
    assert_eq!(table.view(0).turn, 12);
}

/// Written by hand too (DW-26, DW-29 to DW-32): penalties, and an end by seven hidden cards.
#[test]
fn a_whole_game_of_the_variant_worked_out_card_by_card() {
    let table = play("variant-by-hand.txt");
    assert_eq!(last_robbery(&table), "by seven");
    assert_eq!(
        table.discard_of("red"),
        "joe1-red joker-red coyote-red clint1-red judy2-red judy2-red clint2-red enzo1-red clint1-red"
    );
}

/// How the last robbery of a game came about.
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
