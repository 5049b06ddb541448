//! The statistics of a tournament: what its games say about the bots.
//!
//! A deal is played once in each rotation, and its games share the luck of the deal. So a deal is one observation: its
//! mean counts, and standard errors are taken over deals. Games of an incomplete deal do not count.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::estimate::Measured;
use crate::lineup::Lineup;
use crate::rating::{self, Wins};
use crate::record::{EntrantResult, Forfeits, Played};

/// The statistics of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Statistics {
    /// The number of complete deals.
    pub deals: usize,
    /// The number of games in them.
    pub games: usize,
    /// The mean number of decisions in a game.
    pub decisions: f64,
    /// Each bot, in the order of the line-up.
    pub bots: Vec<Standing>,
    /// Each bot against each other bot.
    pub pairs: Vec<Pair>,
}

/// The results of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its label.
    pub bot: String,
    /// Its share of all victories, from 0 to 1. Seats that share a victory divide it; a bot with several entrants has the
    /// sum of their shares.
    pub wins: Measured,
    /// The share that it would have if all seats played equally well.
    pub even: f64,
    /// The mean score of its seats.
    pub score: Measured,
    /// How far its seats were ahead of the best other seat.
    pub margin: Measured,
    /// Its Elo; the mean of all bots is 0.
    pub elo: Measured,
    /// The number of turns in which it had a choice.
    pub turns: u64,
    /// Its mean search iterations per turn; `None` when it did not search or they were not counted.
    pub iterations: Option<f64>,
    /// Its mean thinking time per turn, in milliseconds.
    pub turn_ms: f64,
    /// Its longest thinking time for one turn, in milliseconds.
    pub longest_ms: f64,
    /// The decisions that it forfeited.
    pub forfeits: Forfeits,
}

/// The result of a bot against another bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Its label.
    pub bot: String,
    /// The label of the other bot.
    pub other: String,
    /// How often its seats finished ahead of the other's, from 0 to 1; a tie counts half.
    pub ahead: Measured,
}

impl Statistics {
    /// The statistics of these games; `None` when no deal is complete.
    pub fn of(lineup: &Lineup, games: &[Played]) -> Option<Statistics> {
        let deals = whole_deals(lineup, games);
        if deals.is_empty() {
            return None;
        }
        let played: Vec<&Played> = deals.iter().flatten().copied().collect();
        let wins: Vec<Wins> = deals.iter().map(|deal| who_was_ahead(lineup, deal)).collect();
        let ratings = rating::ratings(lineup.bots.len(), &wins);
        let standing = |(bot, elo)| standing(lineup, bot, &deals, elo);
        let bots = 0..lineup.bots.len();
        Some(Statistics {
            deals: deals.len(),
            games: played.len(),
            decisions: mean(&played, |game| game.decisions.into()),
            bots: ratings.into_iter().enumerate().map(standing).collect(),
            pairs: bots
                .clone()
                .flat_map(|bot| bots.clone().map(move |other| (bot, other)))
                .filter(|(bot, other)| bot != other)
                .map(|(bot, other)| pair(lineup, bot, other, &wins))
                .collect(),
        })
    }
}

/// The games of each deal that was played in every rotation, in order.
fn whole_deals<'a>(lineup: &Lineup, games: &'a [Played]) -> Vec<Vec<&'a Played>> {
    let mut deals: BTreeMap<u32, BTreeMap<u8, &Played>> = BTreeMap::new();
    for game in games {
        deals.entry(game.number.deal).or_default().insert(game.number.rotation, game);
    }
    let whole = deals.into_values().filter(|deal| deal.len() == usize::from(lineup.seats()));
    whole.map(|deal| deal.into_values().collect()).collect()
}

fn standing(lineup: &Lineup, bot: usize, deals: &[Vec<&Played>], elo: Measured) -> Standing {
    let entrants = lineup.entrants_of(bot);
    let by_deal = |value: &dyn Fn(&Played, usize) -> f64| -> Vec<f64> {
        let of_game = |game: &&Played| entrants.iter().map(|entrant| value(game, *entrant)).sum::<f64>();
        deals.iter().map(|deal| mean(deal, |game| of_game(&game))).collect()
    };
    let by_seat = |value: &dyn Fn(&Played, usize) -> f64| {
        let sums = by_deal(value);
        Measured::of_means(&sums.iter().map(|sum| sum / entrants.len() as f64).collect::<Vec<_>>())
    };
    let own: Vec<&EntrantResult> =
        deals.iter().flatten().flat_map(|game| entrants.iter().map(|entrant| &game.entrants[*entrant])).collect();
    let turns: u64 = own.iter().map(|entrant| u64::from(entrant.turns)).sum();
    let mut forfeits = Forfeits::default();
    own.iter().for_each(|entrant| forfeits += entrant.forfeits);
    Standing {
        bot: lineup.bots[bot].label.clone(),
        wins: Measured::of_shares(&by_deal(&victory)),
        even: entrants.len() as f64 / f64::from(lineup.seats()),
        score: by_seat(&|game, entrant| game.entrants[entrant].score.into()),
        margin: by_seat(&margin),
        elo,
        turns,
        iterations: iterations(&own),
        turn_ms: own.iter().map(|entrant| entrant.thought_us).sum::<u64>() as f64 / 1e3 / turns.max(1) as f64,
        longest_ms: own.iter().map(|entrant| entrant.longest_us).max().unwrap_or(0) as f64 / 1e3,
        forfeits,
    }
}

/// The mean search iterations per turn. A search spends some in each turn, so a game without any did not count them and
/// is left out.
fn iterations(entrants: &[&EntrantResult]) -> Option<f64> {
    let searched = || entrants.iter().filter(|entrant| entrant.iterations > 0);
    let turns: u64 = searched().map(|entrant| u64::from(entrant.turns)).sum();
    let all: u64 = searched().map(|entrant| entrant.iterations).sum();
    (turns > 0).then(|| all as f64 / turns as f64)
}

/// An entrant's share of the victory.
fn victory(game: &Played, entrant: usize) -> f64 {
    let winners = game.entrants.iter().filter(|entrant| entrant.rank == 1).count();
    if game.entrants[entrant].rank == 1 { 1.0 / winners as f64 } else { 0.0 }
}

/// How far an entrant is ahead of the best other entrant.
fn margin(game: &Played, entrant: usize) -> f64 {
    let others = game.entrants.iter().enumerate().filter(|(other, _)| *other != entrant);
    let best = others.map(|(_, other)| other.score).max();
    best.map_or(0.0, |best| f64::from(game.entrants[entrant].score) - f64::from(best))
}

/// How often each bot finished ahead of each other bot in the games of a deal.
fn who_was_ahead(lineup: &Lineup, deal: &[&Played]) -> Wins {
    let mut wins = Wins::new(lineup.bots.len());
    for game in deal {
        for (entrant, bot) in lineup.entrants.iter().enumerate() {
            for (other_entrant, other) in lineup.entrants.iter().enumerate().filter(|(_, other)| *other != bot) {
                let ahead = match game.entrants[entrant].rank.cmp(&game.entrants[other_entrant].rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                wins.add(*bot, *other, ahead);
            }
        }
    }
    wins
}

fn pair(lineup: &Lineup, bot: usize, other: usize, deals: &[Wins]) -> Pair {
    let share = |wins: &Wins| wins.of(bot, other) / (wins.of(bot, other) + wins.of(other, bot));
    Pair {
        bot: lineup.bots[bot].label.clone(),
        other: lineup.bots[other].label.clone(),
        ahead: Measured::of_shares(&deals.iter().map(share).collect::<Vec<_>>()),
    }
}

fn mean(games: &[&Played], value: impl Fn(&Played) -> f64) -> f64 {
    games.iter().map(|game| value(game)).sum::<f64>() / games.len() as f64
}
