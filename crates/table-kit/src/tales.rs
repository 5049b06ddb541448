//! Tales: whole games as texts, with the events and results that they must have.
//!
//! A tale consists of lines; `#` begins a comment. The lines before `play` describe the table: `players 3`, then
//! `option KEY VALUE` for each option without its default, then either `seed N` (a deal from this seed) or a layout
//! that the game's tests define ([`Tale::lay_out`]). The lines after `play`:
//!
//! | line | meaning |
//! |---|---|
//! | `2: lay joe2 1, rob 1` | seat 2 plays these actions; seats count from 1 |
//! | `> up 1: joe2` | the events since the last line of decisions, in this order, as [`Teller::line`] writes them |
//! | `random 7 40` | random players with seed 7 make 40 decisions; without a number, all decisions to the end |
//! | `picks 0k3` | each digit (base 36) is the index of a decision in the legal list of the seat that owes one |
//! | `= 300 0` or `$ 300 0` | the amount of each seat now ([`Tale::amounts`]); required after `picks` that change it |
//! | `end REASON`, `totals 5 7`, `ranks 2 1` | how the game ended; every tale must state all three |

use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use table::{Fast, Game, Outcome, Stream};

use crate::scripted::{Scripted, Teller};
use crate::setups;

/// How the tales of a game are laid out, counted and checked.
pub trait Tale<G: Game>: Teller<G> {
    /// The folder of the tales' files.
    const FOLDER: &'static str;

    /// The state that the lines between the options and `play` describe.
    fn lay_out(_game: &G, lines: &[&str]) -> G::State {
        panic!("this game's tales begin with a seed; `{}` cannot be laid out", lines.join(" / "))
    }

    /// Each seat's amount now: dollars, points or cards won.
    fn amounts(game: &G, state: &G::State) -> Vec<i32>;

    /// Compares a decision, made in state `_before`, and the lines of its events with a second model of the rules.
    ///
    /// # Errors
    /// When they differ.
    fn check(_game: &G, _before: &G::State, _action: G::Action, _lines: &[String]) -> Result<(), String> {
        Ok(())
    }

    /// Whether the tale must state the amounts after this line, before the next decision.
    fn is_due_after(_line: &str) -> bool {
        false
    }
}

/// A tale that was played to its end.
pub struct PlayedTale<G: Game, T> {
    /// The table at the end.
    pub table: Scripted<G, T>,
    /// The lines of all events since the deal.
    pub lines: Vec<String>,
    /// The outcome.
    pub outcome: Outcome,
}

/// Plays the tale in this file of [`Tale::FOLDER`].
///
/// # Panics
/// With the number and text of the line that fails.
pub fn tell_file<G: Game, T: Tale<G>>(name: &str) -> PlayedTale<G, T> {
    let path = Path::new(T::FOLDER).join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    tell::<G, T>(&text).unwrap_or_else(|error| panic!("{}, {error}", path.display()))
}

/// Plays a tale.
///
/// # Errors
/// The number and text of the line that fails.
///
/// # Panics
/// When the lines before `play` do not describe a table.
pub fn tell<G: Game, T: Tale<G>>(text: &str) -> Result<PlayedTale<G, T>, String> {
    let (head, moves) = text.split_once("\nplay\n").ok_or("the tale has no line `play`")?;
    let mut telling = Telling::<G, T>::begin(head);
    let first = head.matches('\n').count() + 3;
    for (number, line) in (first..).zip(moves.lines()) {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        telling.line(line).map_err(|what| format!("line {number}, `{line}`: {what}"))?;
    }
    for word in ["\nend ", "\nranks ", "\ntotals "] {
        if !moves.contains(word) {
            return Err(format!("the tale does not say `{}`", word.trim()));
        }
    }
    let outcome = telling.table.outcome().ok_or("the tale's game is not over")?;
    Ok(PlayedTale { table: telling.table, lines: telling.lines, outcome })
}

struct Telling<G: Game, T> {
    table: Scripted<G, T>,
    /// The lines of all events.
    lines: Vec<String>,
    /// How many of the lines were checked or belong to an earlier decision.
    asked: usize,
    /// The amounts last stated.
    amounts: Vec<i32>,
    /// Whether the amounts must be stated before the next decision.
    due: bool,
}

impl<G: Game, T: Tale<G>> Telling<G, T> {
    fn begin(head: &str) -> Telling<G, T> {
        let mut lines = head.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let seats =
            lines.next().and_then(|line| line.strip_prefix("players ")).expect("a tale begins with `players N`");
        let (mut options, mut seed, mut rest) = (Vec::new(), 1, Vec::new());
        for line in lines {
            match line.split_once(' ') {
                Some(("option", option)) => options.push(option.split_once(' ').expect("an option has a value")),
                Some(("seed", number)) => seed = number.parse().expect("a seed is a number"),
                _ => rest.push(line),
            }
        }
        let game: G = setups::game(seats.parse().expect("players are a number"), &options);
        let table: Scripted<G, T> = match rest[..] {
            [] => Scripted::deal(game, seed),
            _ => {
                let state = T::lay_out(&game, &rest);
                Scripted::new(game, state, seed)
            }
        };
        let (lines, amounts) = (table.so_far().0, T::amounts(&table.game, &table.state));
        Telling { table, lines, asked: 0, amounts, due: false }
    }

    fn act(&mut self, seat: usize, action: G::Action) -> Result<(), String> {
        let before = self.table.state.clone();
        let story = self.table.play(seat, action)?.0;
        T::check(&self.table.game, &before, action, &story)?;
        self.due |= story.iter().any(|line| T::is_due_after(line));
        self.lines.extend(story);
        Ok(())
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let over = || self.table.outcome().ok_or("the game is not over");
        match word {
            ">" => {
                let new = &self.lines[self.asked..];
                let at = new.iter().position(|told| told == rest).ok_or_else(|| format!("this happened: {new:#?}"))?;
                self.asked += at + 1;
            }
            "=" | "$" => {
                self.amounts = self.amounts();
                self.due = false;
                same(&self.amounts, rest)?;
            }
            "end" => same(&[over()?.reason], rest)?,
            "totals" => same(&over().map(|_| self.table.totals())?, rest)?,
            "ranks" => same(&over().map(|_| self.table.ranks())?, rest)?,
            "random" => {
                let (seed, count) = rest.split_once(' ').unwrap_or((rest, ""));
                let count: u32 = if count.is_empty() { u32::MAX } else { read(count)? };
                self.random(read(seed)?, count)?;
            }
            "picks" => {
                for pick in rest.chars() {
                    if self.amounts() != self.amounts {
                        return Err(format!("before `{pick}` the tale has to say the amounts"));
                    }
                    let seat = *self.table.to_act().first().ok_or("the game is over")?;
                    let at = pick.to_digit(36).ok_or_else(|| format!("`{pick}` is no digit"))? as usize;
                    let list = self.table.list(seat);
                    self.act(seat, *list.get(at).ok_or_else(|| format!("`{pick}` is too much for {list:?}"))?)?;
                }
                self.due = false;
            }
            _ if self.due => return Err("the tale has to say the amounts first".to_owned()),
            seat => {
                let seat = read::<usize>(seat.trim_end_matches(':'))?;
                let place = seat.checked_sub(1).and_then(|seat| u8::try_from(seat).ok()).ok_or("seats count from 1")?;
                self.asked = self.lines.len();
                for text in rest.split(", ") {
                    let action = T::action(&self.table.game, &self.table.state, table::Seat(place), text)?;
                    self.act(seat, action)?;
                }
            }
        }
        Ok(())
    }

    fn amounts(&self) -> Vec<i32> {
        T::amounts(&self.table.game, &self.table.state)
    }

    fn random(&mut self, seed: u64, count: u32) -> Result<(), String> {
        let mut random = Fast::new(seed);
        self.asked = self.lines.len();
        for _ in 0..count {
            let Some(seat) = self.table.to_act().first().copied() else { return Ok(()) };
            let action = *random.pick(&self.table.list(seat)).ok_or("nothing is legal")?;
            self.act(seat, action)?;
        }
        Ok(())
    }
}

fn read<N: FromStr<Err: Debug>>(text: &str) -> Result<N, String> {
    text.parse().map_err(|error| format!("`{text}`: {error:?}"))
}

/// Compares the actual values with those that the tale states.
fn same<N: ToString>(are: &[N], told: &str) -> Result<(), String> {
    let are = are.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if are == told { Ok(()) } else { Err(format!("it is `{are}`")) }
}
