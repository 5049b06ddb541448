//! The line-up of a tournament: its bots and its entrants.

use std::time::Duration;

use erasure::Title;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The default budget of a built-in bot for one turn.
const USUAL: TurnBudget = TurnBudget::Iterations(1000);

/// The label of a bot that runs as a process. Several have numbers after it.
const FOREIGN: &str = "foreign";

/// The budget of a built-in bot for one turn of its seat, as results files store it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnBudget {
    /// This many iterations of its search. The same seed gives the same games.
    Iterations(u32),
    /// This many milliseconds.
    Milliseconds(u64),
}

impl From<TurnBudget> for erasure::Budget {
    fn from(budget: TurnBudget) -> erasure::Budget {
        match budget {
            TurnBudget::Iterations(count) => erasure::Budget::Iterations(count),
            TurnBudget::Milliseconds(count) => erasure::Budget::Time(Duration::from_millis(count)),
        }
    }
}

/// What decides for a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mind {
    /// A built-in bot.
    Own {
        /// Its text in the game, as in `marshal` or `marshal.doc`.
        bot: String,
        version: u32,
        /// Its budget for one turn.
        budget: TurnBudget,
    },
    /// A process that speaks the protocol in `docs/book/src/line-protocol.md`.
    Foreign {
        /// The shell command that starts it.
        command: String,
        /// Its time for one decision.
        milliseconds: u64,
    },
}

/// A bot of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Contender {
    /// Its text as the user wrote it, as in `beginner`, `marshal@50ms` or `marshal.doc`; unique in a tournament.
    pub label: String,
    /// What decides for it.
    pub mind: Mind,
}

/// The bots of a tournament and its entrants. A bot can be several entrants. In rotation `r`, entrant `p` sits in seat
/// `p + r`, counted around the table. Files call the entrants places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lineup {
    /// The bots, each once.
    pub bots: Vec<Contender>,
    /// The bot of each entrant, as an index into `bots`.
    #[serde(rename = "places")]
    pub entrants: Vec<usize>,
}

/// Why a line-up cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineupError {
    /// No bot is named.
    #[error("no bot is named; name one or more, such as beginner,random, or a program with --against")]
    Empty,
    /// The game has no bot of this name.
    #[error("there is no bot `{bot}`; the bots of {game} are: {known}")]
    Bot {
        /// The name that was given.
        bot: String,
        game: &'static str,
        /// The names of its bots.
        known: String,
    },
    /// The text after the `@` is not a budget.
    #[error("`{0}` names no budget; write {1}@50ms for 50 milliseconds a turn, or {1}@1000 for 1000 iterations a turn")]
    Budget(String, String),
    /// There are more bots than seats.
    #[error("{bots} bots do not fit in {seats} seats; name fewer bots or ask for more seats")]
    Crowded {
        /// How many bots are named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
}

impl Lineup {
    /// The line-up of these built-in bots, and after them of these processes; the same process twice is one bot. The last
    /// built-in bot is the entrants that are left; without one, the last process. `seats` is the number of entrants; by
    /// default one for each bot, but at least as many as the game needs.
    ///
    /// # Errors
    /// When a bot is unknown, its budget cannot be read, or the bots do not fit in the seats.
    pub fn of(title: &dyn Title, bots: &[&str], processes: &[Mind], seats: Option<u8>) -> Result<Lineup, LineupError> {
        let named = bots.iter().map(|text| own(title, text)).collect::<Result<Vec<_>, _>>()?;
        let foreign = foreign(processes);
        let count = named.len() + foreign.len();
        let seats = seats.unwrap_or(title.seats().0.max(count.try_into().unwrap_or(u8::MAX))).into();
        if count > seats {
            return Err(LineupError::Crowded { bots: count, seats });
        }
        let last = named.last().or(foreign.last()).ok_or(LineupError::Empty)?.clone();
        let mut lineup = Lineup { bots: Vec::new(), entrants: Vec::new() };
        let rest = vec![last; seats - count];
        let all = if named.is_empty() { [foreign, rest].concat() } else { [named, rest, foreign].concat() };
        all.into_iter().for_each(|contender| lineup.add(contender));
        Ok(lineup)
    }

    fn add(&mut self, contender: Contender) {
        let known = self.bots.iter().position(|bot| bot.label == contender.label);
        self.entrants.push(known.unwrap_or(self.bots.len()));
        if known.is_none() {
            self.bots.push(contender);
        }
    }

    /// The number of seats at the table, which is also the number of rotations.
    pub fn seats(&self) -> u8 {
        self.entrants.len() as u8
    }

    /// The bot of an entrant.
    pub fn bot(&self, entrant: usize) -> &Contender {
        &self.bots[self.entrants[entrant]]
    }

    /// The entrants of the bot with this index.
    pub fn entrants_of(&self, bot: usize) -> Vec<usize> {
        (0..self.entrants.len()).filter(|entrant| self.entrants[*entrant] == bot).collect()
    }
}

/// These processes as bots.
fn foreign(processes: &[Mind]) -> Vec<Contender> {
    let mut known: Vec<&Mind> = Vec::new();
    for mind in processes {
        if !known.contains(&mind) {
            known.push(mind);
        }
    }
    let contender = |mind: &Mind| {
        let number = known.iter().position(|known| *known == mind).unwrap_or_default() + 1;
        let label = if known.len() > 1 { format!("{FOREIGN}-{number}") } else { FOREIGN.to_owned() };
        Contender { label, mind: mind.clone() }
    };
    processes.iter().map(contender).collect()
}

/// Parses a built-in bot, as in `marshal@50ms`.
fn own(title: &dyn Title, text: &str) -> Result<Contender, LineupError> {
    let (bot, budget) = match text.split_once('@') {
        None => (text, USUAL),
        Some((bot, budget)) => {
            let wrong = || LineupError::Budget(text.to_owned(), bot.to_owned());
            (bot, read_budget(budget).ok_or_else(wrong)?)
        }
    };
    let Some(cast) = title.cast(bot) else {
        let known = title.bots();
        let known = known.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        return Err(LineupError::Bot { bot: bot.to_owned(), game: title.name(), known });
    };
    let mind = Mind::Own { bot: bot.to_owned(), version: cast.version, budget };
    Ok(Contender { label: text.to_owned(), mind })
}

fn read_budget(text: &str) -> Option<TurnBudget> {
    match text.strip_suffix("ms") {
        Some(number) => number.parse().ok().filter(|number| *number > 0).map(TurnBudget::Milliseconds),
        None => text.parse().ok().filter(|number| *number > 0).map(TurnBudget::Iterations),
    }
}
