//! Whole games as data: a text that tells a game, and what must have happened on its way.
//!
//! A tale is lines; `#` begins a remark. Before `play` stands the table: `players 3`, then `option KEY VALUE` for each
//! option that has not its default, then either `seed N` (a deal from this seed) or whatever else the game's tests can
//! lay out ([`Teller::lay_out`]). After it:
//!
//! | line | meaning |
//! |---|---|
//! | `2: lay joe2 1, rob 1` | seat 2 decides this; seats count from 1 |
//! | `> up 1: joe2` | this happened since the last line of decisions, in this order, as [`Teller::line`] says it |
//! | `random 7 40` | random players with seed 7 make 40 decisions; without a number, all to the end |
//! | `= 300 0` | what each seat has now, as [`Teller::amounts`] counts it |
//! | `end REASON`, `totals 5 7`, `ranks 2 1` | how it ended; each tale must say all three |

use std::fmt::Debug;
use std::str::FromStr;

use table::{Audience, Fast, Game, Heard, Outcome, Position, Seat, Settings, Setup, Stream};

/// How a game's tests tell of it.
pub trait Teller<G: Game> {
    /// A position laid out by the lines between the options and `play`, where there are any.
    fn lay_out(_game: &G, lines: &[&str]) -> Position<G> {
        panic!("this game's tales begin with a seed; `{}` is nothing that can be laid out", lines.join(" / "))
    }

    /// An event that all receive, as a short line.
    fn line(game: &G, event: &G::Event) -> String;

    /// What each seat has now: dollars, points, cards won.
    fn amounts(game: &G, state: &G::State) -> Vec<i32>;
}

/// A tale that was played to its end.
pub struct Told<G: Game> {
    /// The rules.
    pub game: G,
    /// The last position.
    pub position: Position<G>,
    /// All lines of what happened, from the deal on.
    pub lines: Vec<String>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays a tale.
///
/// # Panics
/// With the number of the line that does not hold.
pub fn tell<G: Game, T: Teller<G>>(text: &str) -> Told<G> {
    let (head, moves) = text.split_once("\nplay\n").expect("a tale has a line `play`");
    let mut telling = Telling::<G>::begin::<T>(head);
    let first = head.lines().count() + 2;
    for (number, line) in (first..).zip(moves.lines()) {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Err(what) = telling.line::<T>(line) {
            panic!("line {number}, `{line}`: {what}");
        }
    }
    for word in ["\nend ", "\nranks ", "\ntotals "] {
        assert!(moves.contains(word), "the tale does not say `{}`", word.trim());
    }
    let outcome = telling.game.outcome(&telling.position.state).expect("the tale's game is over");
    Told { game: telling.game, position: telling.position, lines: telling.lines, outcome }
}

struct Telling<G: Game> {
    game: G,
    position: Position<G>,
    chance: Fast,
    lines: Vec<String>,
    /// How many of the lines were asked for, or belong to an earlier decision.
    asked: usize,
}

impl<G: Game> Telling<G> {
    fn begin<T: Teller<G>>(head: &str) -> Telling<G> {
        let mut lines = head.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        let seats =
            lines.next().and_then(|line| line.strip_prefix("players ")).expect("a tale begins with `players N`");
        let mut settings = Settings::default();
        let mut rest = Vec::new();
        for line in lines {
            match line.strip_prefix("option ").and_then(|option| option.split_once(' ')) {
                Some((key, value)) => drop(settings.0.insert(key.to_owned(), value.to_owned())),
                None => rest.push(line),
            }
        }
        let seats = seats.parse().expect("players are a number");
        let setup = Setup { seats, settings, edition: G::EDITION.to_owned(), version: G::VERSION };
        let game = G::new(&setup).expect("the tale's setup is possible");
        let seed =
            rest.iter().find_map(|line| line.strip_prefix("seed ")).map_or(1, |seed| seed.parse().expect("a number"));
        let chance = Fast::new(seed);
        rest.retain(|line| !line.starts_with("seed "));
        let mut heard = Vec::new();
        let position = match rest[..] {
            [] => Position::deal(&game, &chance, &mut heard),
            _ => T::lay_out(&game, &rest),
        };
        let mut telling = Telling { game, position, chance, lines: Vec::new(), asked: 0 };
        telling.hear::<T>(heard);
        telling
    }

    fn hear<T: Teller<G>>(&mut self, heard: Vec<Heard<G::Event>>) {
        let public = heard.into_iter().filter(|heard| heard.audience == Audience::All);
        let lines: Vec<String> = public.map(|heard| T::line(&self.game, &heard.event)).collect();
        self.lines.extend(lines);
    }

    fn act<T: Teller<G>>(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let mut heard = Vec::new();
        let played = self.position.play(&self.game, seat, action, &self.chance, &mut heard);
        played.map_err(|_| {
            let mut list = Vec::new();
            self.game.legal(&self.position.state, seat, &mut list);
            let list: Vec<String> = list.iter().map(ToString::to_string).collect();
            format!("`{action}` is not legal for seat {seat}; legal are: {}", list.join(", "))
        })?;
        self.hear::<T>(heard);
        Ok(())
    }

    fn line<T: Teller<G>>(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let over = || self.game.outcome(&self.position.state).ok_or("the game is not over");
        match word {
            ">" => {
                let new = &self.lines[self.asked..];
                let at = new.iter().position(|told| told == rest).ok_or_else(|| format!("this happened: {new:#?}"))?;
                self.asked += at + 1;
            }
            "=" => same(T::amounts(&self.game, &self.position.state), rest)?,
            "end" => same(vec![over()?.reason], rest)?,
            "totals" => same(over()?.scores.iter().map(|score| score.total).collect(), rest)?,
            "ranks" => same(over()?.scores.iter().map(|score| score.rank).collect(), rest)?,
            "random" => {
                let (seed, count) = rest.split_once(' ').unwrap_or((rest, ""));
                let count: u32 = if count.is_empty() { u32::MAX } else { read(count)? };
                self.random::<T>(read(seed)?, count)?;
            }
            seat => {
                let seat =
                    read::<u8>(seat.trim_end_matches(':'))?.checked_sub(1).map(Seat).ok_or("seats count from 1")?;
                self.asked = self.lines.len();
                for action in rest.split(", ") {
                    let action = action.parse().map_err(|error| format!("`{action}` is no action: {error:?}"))?;
                    self.act::<T>(seat, action)?;
                }
            }
        }
        Ok(())
    }

    fn random<T: Teller<G>>(&mut self, seed: u64, count: u32) -> Result<(), String> {
        let mut random = Fast::new(seed);
        let mut list = Vec::new();
        self.asked = self.lines.len();
        for _ in 0..count {
            let Some(seat) = self.game.to_act(&self.position.state).iter().next() else { return Ok(()) };
            self.game.legal(&self.position.state, seat, &mut list);
            let action = *random.pick(&list).ok_or("nothing is legal")?;
            self.act::<T>(seat, action)?;
        }
        Ok(())
    }
}

fn read<N: FromStr<Err: Debug>>(text: &str) -> Result<N, String> {
    text.parse().map_err(|error| format!("`{text}`: {error:?}"))
}

/// Compares what is with what the tale says.
fn same<N: ToString>(are: Vec<N>, told: &str) -> Result<(), String> {
    let are = are.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    if are == told { Ok(()) } else { Err(format!("it is `{are}`")) }
}
