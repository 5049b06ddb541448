//! The analysis of a finished game: what the strongest bot thinks of each decision, from what its seat knew.

use erasure::{AnyMatch, Because, Budget, Ends, Estimate, Stop, Thinking, When};
use table::{BySeat, Seat};
use table_log::{Entry, Kind, Who};
use thiserror::Error;

use crate::progress::Differs;
use crate::replay::Replay;

/// What a search may spend: iterations, not time. With the entry's number as the seed, one build gives one table the
/// same analysis every time.
const BUDGET: Budget = Budget::Iterations(2500);

/// What the bot sees at first glance: enough for what is obvious, as the lower levels have.
const GLANCE: Budget = Budget::Iterations(100);

/// The smallest difference between two searches that counts, as a part of 1. Two searches of the same action with
/// different seeds differ by less than this in about 19 of 20 decisions, in every game.
pub const NOISE: f32 = 0.03;

/// Why a game cannot be analysed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotAnalysed {
    /// The game is still running: an analysis would be a hint.
    #[error("the game is not over yet; only a finished game can be analysed")]
    NotOver,
    /// Its log cannot be followed.
    #[error(transparent)]
    Differs(#[from] Differs),
}

/// A decision between several actions, with what the bot thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The number of its entry in the log, from 1.
    pub entry: u64,
    /// Its turn and step.
    pub when: When,
    /// The seat that decided.
    pub seat: Seat,
    /// The text of the action that was taken.
    pub taken: String,
    /// The text of the action that the bot would have taken.
    pub best: String,
    /// The seat's chance to win after the bot's action, from 0 to 1.
    pub chance: f32,
    /// How much less the chance is after the action that was taken: 0, or at least [`NOISE`].
    pub cost: f32,
    /// What the search saw of the difference; `None` if it saw nothing that counts.
    pub why: Option<Why>,
    /// What the bot's action brings that the other does not, if the action that was taken cost something.
    pub because: Option<Because>,
    /// If it was a find: as good as the bot's own, and better than what meets the eye.
    pub find: Option<Find>,
}

/// What makes a decision a find.
#[derive(Clone, PartialEq, Debug)]
pub struct Find {
    /// The text of the action that the bot would have taken at first glance.
    pub glance: String,
    /// How much greater the seat's chance to win is after the action that was taken: at least [`NOISE`].
    pub gain: f32,
    /// What it brings that the other does not.
    pub because: Option<Because>,
}

/// In what part of the playouts each seat was the best placed at the end, after two actions.
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// After the bot's action, from 0 to 1.
    pub best: BySeat<f32>,
    /// After the action that was taken.
    pub taken: BySeat<f32>,
}

impl Why {
    /// By how much a seat was ahead more often after the action that was taken; `None` below [`NOISE`].
    fn gain(&self, seat: Seat) -> Option<f32> {
        Some(self.taken[seat] - self.best[seat]).filter(|gain| *gain >= NOISE)
    }

    /// The other seat that gained most. `None` between two players, where it is always the other, or if nobody's gain
    /// counts.
    pub fn gainer(&self, seat: Seat) -> Option<Seat> {
        let others = Seat::all(self.best.seats()).filter(|other| *other != seat && self.best.seats() > 2);
        let gains = others.filter_map(|other| Some((other, self.gain(other)?)));
        gains.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(seat, _)| seat)
    }
}

/// What a search says of one action to which it gave its whole budget.
struct Judged {
    chance: f32,
    ahead: BySeat<f32>,
    ends: Ends,
}

/// Goes through a finished game and thinks about one decision after another. Each is expensive: the bot searches up to
/// four times at length, and once at a glance.
///
/// The bot gets what the seat knew at that moment and nothing else, so no seat is blamed for what it could not know. A
/// search spends little on actions that look bad, so its estimates of them are rough. Therefore the action that was
/// taken and the bot's are each searched once more, alone and equally long, and these two are compared. So are an action
/// that cost nothing and the one that the bot would have taken at first glance, if that is another.
pub struct Analysis {
    replay: Replay,
    bot: &'static str,
    /// The entries of the decisions still to come, the last first.
    left: Vec<u64>,
}

impl Analysis {
    /// The analysis of a finished game, before its first decision.
    ///
    /// # Errors
    /// When the game is not over, or its log cannot be followed.
    pub fn of(mut replay: Replay) -> Result<Analysis, NotAnalysed> {
        if !replay.is_open() {
            return Err(NotAnalysed::NotOver);
        }
        replay.go(0)?;
        let mut left = Vec::new();
        while let Some(entry) = replay.next() {
            if question(&replay, entry).is_some() {
                left.push(replay.at() + 1);
            }
            replay.forward()?;
        }
        left.reverse();
        let (bot, _) = replay.snapshot().title().strongest();
        Ok(Analysis { replay, bot, left })
    }
}

impl Iterator for Analysis {
    type Item = Decision;

    fn next(&mut self) -> Option<Decision> {
        let entry = self.left.pop()?;
        self.replay.go(entry - 1).expect("the log was followed before");
        let at = self.replay.next().expect("the log has this entry");
        let (game, seat, taken) = question(&self.replay, at).expect("the entry is a decision");
        let thinking = |budget: Budget| {
            let mut thinking = Thinking::new(seat, budget, Stop::default(), entry);
            thinking.explain();
            thinking
        };
        let estimates = |budget: Budget| game.estimates(self.bot, &mut thinking(budget));
        let best_of = |all: &[(String, Estimate)]| {
            let best = all.iter().max_by_key(|(_, estimate)| estimate.visits);
            best.expect("the strongest bot gives estimates").clone()
        };
        let all = estimates(BUDGET);
        let (best, Estimate { chance, .. }) = best_of(&all);
        let judged = |action: &str| {
            let mut thinking = thinking(BUDGET);
            let Estimate { chance, .. } = game.judge(self.bot, action, &mut thinking)?;
            Some(Judged { chance, ahead: thinking.ahead()?.clone(), ends: thinking.account()?.ends.clone() })
        };
        let both = (best != taken).then(|| Some((judged(&best)?, judged(taken)?))).flatten();
        let cost = both.as_ref().map_or(0.0, |(best, taken)| best.chance - taken.chance);
        let cost = if cost >= NOISE { cost } else { 0.0 };
        let (costly, as_good) = if cost > 0.0 { (both, None) } else { (None, both.map(|(_, taken)| taken)) };
        let because = costly.as_ref().and_then(|(best, taken)| best.ends.because(&taken.ends, seat));
        let why = costly.map(|(best, taken)| Why { best: best.ahead, taken: taken.ahead });
        let why = why.filter(|why| why.best[seat] - why.taken[seat] >= NOISE);
        // Where even the rough estimate is as good, there is nothing to compare.
        let is_worse =
            |other: &String| all.iter().any(|(action, estimate)| action == other && chance - estimate.chance >= NOISE);
        let glance = (cost == 0.0).then(|| best_of(&estimates(GLANCE)).0);
        let find = glance.filter(|glance| glance != taken && is_worse(glance)).and_then(|glance| {
            let (here, there) = (as_good.or_else(|| judged(taken))?, judged(&glance)?);
            let gain = here.chance - there.chance;
            (gain >= NOISE).then(|| Find { glance, gain, because: here.ends.because(&there.ends, seat) })
        });
        let (when, taken) = (game.when().next(), taken.to_owned());
        Some(Decision { entry, when, seat, taken, best, chance, cost, why, because, find })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl ExactSizeIterator for Analysis {}

/// The game before this entry, with the seat and the action, if the entry is a decision between several actions.
fn question<'a>(replay: &'a Replay, entry: &'a Entry) -> Option<(&'a dyn AnyMatch, Seat, &'a str)> {
    let (Kind::Action { text }, Who::Seat(seat) | Who::Bot { seat, .. }) = (&entry.kind, &entry.who) else {
        return None;
    };
    let game = replay.game()?;
    (game.choices(*seat).len() > 1).then_some((game, *seat, text))
}

/// The decisions that cost something, the costliest first; at most this many.
pub fn costliest(decisions: &[Decision], most: usize) -> Vec<&Decision> {
    let mut list: Vec<&Decision> = decisions.iter().filter(|decision| decision.cost > 0.0).collect();
    list.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    list.truncate(most);
    list
}

/// The finds with what they gained, the greatest first; at most this many.
pub fn finds(decisions: &[Decision], most: usize) -> Vec<(&Decision, &Find)> {
    let mut list: Vec<_> = decisions.iter().filter_map(|decision| Some((decision, decision.find.as_ref()?))).collect();
    list.sort_by(|(_, a), (_, b)| b.gain.total_cmp(&a.gain));
    list.truncate(most);
    list
}
