//! Tales: whole games as texts, with the events and results that they must have.
//!
//! A tale consists of lines; `#` begins a comment. The lines before `play` describe the table: `players 3`,
//! `option KEY VALUE` for each option without its default, `seed N`, and a layout that the game's tests define
//! ([`Tale::lay_out`]). Without a layout the cards are dealt from the seed. The lines after `play`:
//!
//! | line | meaning |
//! |---|---|
//! | `2: lay joe2 1, rob 1` | seat 2 plays these actions; seats count from 1 |
//! | `> up 1: joe2 / 1 fails in 1` | events since the last line of decisions, in this order, as [`Teller::line`] writes them; others may lie between |
//! | `nothing else` | nothing but the events named since the last line of decisions has happened |
//! | `never wins` | no event since the last line of decisions contains these words |
//! | `2 may pass, rob 1` | these actions are legal for seat 2 |
//! | `2 may not rob 2: lay-first DW-4` | they are illegal, for this reason or by this clause |
//! | `row 1 = joe2` | what the game's tests can show ([`Tale::shown`]), and of every game: `asked`, `legal 2`, `choices 2` (how many), `told 2`, `end`, `totals`, `ranks`, `score 2`; `-` is nothing |
//! | `said up 1 = joe2 joker` | what follows these words and a colon in the events since the last line of decisions |
//! | `random 7 40` | random players with seed 7 make 40 decisions; without a number, all decisions to the end |
//! | `picks 0k3` | each digit (base 36) is the index of a decision in the legal list of the seat that owes one |
//! | `= 300 0` or `$ 300 0` | the amount of each seat now ([`Tale::amounts`]); required after `picks` that change it |
//! | `end REASON`, `totals 5 7`, `ranks 2 1` | how the game ended; every tale must state all three |

use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use table::{Fast, Game, Outcome, Reason, Seat, Stream};

use crate::scripted::{Scripted, Story, Teller};
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

    /// The decisions of a line that begins with this word and a colon, if the word is not a seat: each with its seat.
    fn decisions(_table: &Scripted<G, Self>, _word: &str, _rest: &str) -> Option<Vec<(usize, String)>> {
        None
    }

    /// What lies here now, as in `hand 2`; empty if nothing does. Comes before what the kit itself can show.
    fn shown(_table: &Scripted<G, Self>, _what: &str) -> Option<String> {
        None
    }

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
    let head: Vec<&str> = head.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).collect();
    let mut telling = Telling::<G, T>::begin(&head, true);
    let first = text[..text.len() - moves.len()].matches('\n').count() + 1;
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

/// The table that these lines describe.
///
/// # Panics
/// When they do not describe a table.
pub fn lay_out<G: Game, T: Tale<G>>(lines: &[&str]) -> Scripted<G, T> {
    let (mut seats, mut options, mut seed, mut rest) = (None, Vec::new(), 1, Vec::new());
    for line in lines {
        match line.split_once(' ') {
            Some(("players", number)) => seats = Some(number.parse().expect("players are a number")),
            Some(("option", option)) => options.push(option.split_once(' ').expect("an option has a value")),
            Some(("seed", number)) => seed = number.parse().expect("a seed is a number"),
            _ => rest.push(*line),
        }
    }
    let game: G = setups::game(seats.expect("a table has a line `players N`"), &options);
    if rest.is_empty() {
        return Scripted::deal(game, seed);
    }
    let state = T::lay_out(&game, &rest);
    Scripted::new(game, state, seed)
}

impl<G: Game, T: Tale<G>> Scripted<G, T> {
    /// Plays a line of decisions, as in `2: lay joe2 1, rob 1`.
    ///
    /// # Panics
    /// When one of them is not legal.
    #[track_caller]
    pub fn does(&mut self, line: &str) -> Story {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let decisions = decisions::<G, T>(self, word, rest).unwrap_or_else(|error| panic!("`{line}`: {error}"));
        Story(decisions.iter().flat_map(|(seat, text)| self.step(*seat, text).0).collect())
    }

    /// What a tale would have to say is here, as in `hand 2`.
    ///
    /// # Panics
    /// When nothing is called so.
    #[track_caller]
    pub fn shown(&self, what: &str) -> String {
        shown::<G, T>(self, what).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// A tale or story while it is told.
pub(crate) struct Telling<G: Game, T> {
    table: Scripted<G, T>,
    /// The lines of all events.
    lines: Vec<String>,
    /// How many of the lines belong to earlier decisions.
    since: usize,
    /// How many of the lines were checked or belong to an earlier decision.
    asked: usize,
    /// How many of the lines since the last decisions the tale has named.
    named: usize,
    /// The amounts last stated.
    amounts: Vec<i32>,
    /// Whether the amounts must be stated where [`Tale::is_due_after`] says so.
    strict: bool,
    /// Whether the amounts must be stated before the next decision.
    due: bool,
}

impl<G: Game, T: Tale<G>> Telling<G, T> {
    pub(crate) fn begin(lines: &[&str], strict: bool) -> Telling<G, T> {
        let table = lay_out::<G, T>(lines);
        let (lines, amounts) = (table.so_far().0, T::amounts(&table.game, &table.state));
        Telling { table, lines, since: 0, asked: 0, named: 0, amounts, strict, due: false }
    }

    fn act(&mut self, seat: usize, action: G::Action) -> Result<(), String> {
        let before = self.table.state.clone();
        let story = self.table.play(seat, action)?.0;
        T::check(&self.table.game, &before, action, &story)?;
        self.due |= self.strict && story.iter().any(|line| T::is_due_after(line));
        self.lines.extend(story);
        Ok(())
    }

    pub(crate) fn line(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let over = || self.table.outcome().ok_or("the game is not over");
        if let Some((what, value)) = line.split_once(" = ") {
            let is = match what.strip_prefix("said ") {
                Some(start) => or_nothing(Story(self.lines[self.since..].to_vec()).after(start)),
                None => shown::<G, T>(&self.table, what)?,
            };
            return same(&[is], value);
        }
        if let Some(texts) = rest.strip_prefix("may not ") {
            let (texts, reason) = texts.rsplit_once(": ").ok_or("a refusal has a reason")?;
            return texts.split(", ").try_for_each(|text| self.refuses(read(word)?, text, reason));
        }
        if let Some(texts) = rest.strip_prefix("may ") {
            return texts.split(", ").try_for_each(|text| self.allows(read(word)?, text));
        }
        match word {
            ">" => {
                for event in rest.split(" / ").map(str::trim) {
                    let new = &self.lines[self.asked..];
                    let at = new.iter().position(|told| told == event);
                    self.asked += 1 + at.ok_or_else(|| format!("`{event}` is missing, this happened: {new:#?}"))?;
                    self.named += 1;
                }
            }
            "nothing" if self.named == self.lines.len() - self.since => {}
            "never" if !self.lines[self.since..].iter().any(|told| told.contains(rest)) => {}
            "nothing" | "never" => return Err(format!("this happened: {:#?}", &self.lines[self.since..])),
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
                let decisions = decisions::<G, T>(&self.table, seat, rest)?;
                self.begin_decisions();
                for (seat, text) in decisions {
                    let action = self.action(seat, &text)?;
                    self.act(seat, action)?;
                }
            }
        }
        Ok(())
    }

    /// The events from now on belong to new decisions.
    fn begin_decisions(&mut self) {
        (self.since, self.asked, self.named) = (self.lines.len(), self.lines.len(), 0);
    }

    fn action(&self, seat: usize, text: &str) -> Result<G::Action, String> {
        let place = seat.checked_sub(1).and_then(|seat| u8::try_from(seat).ok()).ok_or("seats count from 1")?;
        T::action(&self.table.game, &self.table.state, Seat(place), text)
    }

    /// Checks that a seat may not do this, for a reason of this name, clause or both. Seat 0 is a spectator.
    fn refuses(&self, seat: usize, text: &str, reason: &str) -> Result<(), String> {
        let action = self.action(seat.max(1), text)?;
        let Some(why) = self.table.game.why_not(&self.table.view(seat), action) else {
            return Err(format!("`{text}` is legal"));
        };
        let is = [name(&format!("{why:?}")), why.clause().to_owned()];
        let fits = reason.split(' ').all(|word| is.iter().any(|is| is == word));
        if fits { Ok(()) } else { Err(format!("`{text}` is refused for {is:?}")) }
    }

    /// Checks that a seat may do this.
    fn allows(&self, seat: usize, text: &str) -> Result<(), String> {
        let action = self.action(seat, text)?;
        match self.table.game.why_not(&self.table.view(seat), action) {
            None if self.table.list(seat).contains(&action) => Ok(()),
            why => Err(format!("`{text}` is refused for {why:?}, legal are {:?}", self.table.legal_of(seat))),
        }
    }

    fn amounts(&self) -> Vec<i32> {
        T::amounts(&self.table.game, &self.table.state)
    }

    fn random(&mut self, seed: u64, count: u32) -> Result<(), String> {
        let mut random = Fast::new(seed);
        self.begin_decisions();
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

/// The decisions of a line with this first word: each with its seat.
fn decisions<G: Game, T: Tale<G>>(
    table: &Scripted<G, T>,
    word: &str,
    rest: &str,
) -> Result<Vec<(usize, String)>, String> {
    let word = word.trim_end_matches(':');
    if let Some(decisions) = T::decisions(table, word, rest) {
        return Ok(decisions);
    }
    let seat = read(word)?;
    Ok(rest.split(", ").map(|text| (seat, text.to_owned())).collect())
}

/// What this is now; `-` if it is nothing.
fn shown<G: Game, T: Tale<G>>(table: &Scripted<G, T>, what: &str) -> Result<String, String> {
    let (word, seat) = what.split_once(' ').unwrap_or((what, ""));
    let outcome = || table.outcome().ok_or("the game is not over");
    if let Some(shown) = T::shown(table, what) {
        return Ok(or_nothing(shown));
    }
    let shown = match word {
        "asked" => words(&table.to_act()),
        "legal" => table.legal_of(read(seat)?).join(", "),
        "choices" => table.list(read(seat)?).len().to_string(),
        "told" => table.told(read(seat)?).join(" / "),
        "end" => outcome()?.reason,
        "totals" => outcome().map(|_| words(&table.totals()))?,
        "ranks" => outcome().map(|_| words(&table.ranks()))?,
        "score" => {
            let outcome = outcome()?;
            let score = outcome.scores.iter().nth(read::<usize>(seat)? - 1).ok_or("nobody sits there")?;
            let parts = score.sources.iter().chain(&score.tie_break).filter(|source| source.amount != 0);
            parts.map(|source| format!("{} {}", source.key, source.amount)).collect::<Vec<_>>().join(", ")
        }
        _ => return Err(format!("nothing is called `{what}`")),
    };
    Ok(or_nothing(shown))
}

fn or_nothing(shown: String) -> String {
    if shown.is_empty() { "-".to_owned() } else { shown }
}

fn words<N: ToString>(values: &[N]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of a reason, as in `not-in-hand` for `NotInHand`.
fn name(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Compares the actual values with those that the tale states.
fn same<N: ToString>(are: &[N], told: &str) -> Result<(), String> {
    let are = words(are);
    if are == told { Ok(()) } else { Err(format!("it is `{are}`")) }
}
