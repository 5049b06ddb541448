//! Statistics of made-up games whose true shares are known.

use arena::{Contender, EntrantResult, Lineup, Measured, Mind, Number, Played, Statistics, TurnBudget};
use table::{Fast, Stream as _};

/// The number of tournaments behind each coverage rate.
const TOURNAMENTS: u32 = 400;

/// A line-up of two bots.
fn two() -> Lineup {
    let mind = || Mind::Own { bot: "made-up".to_owned(), version: 1, budget: TurnBudget::Iterations(1) };
    let bots = ["anna", "bert"].map(|label| Contender { label: label.to_owned(), mind: mind() });
    Lineup { bots: bots.into(), entrants: vec![0, 1] }
}

/// The parameters of made-up games.
#[derive(Clone, Copy)]
struct World {
    /// How often Anna wins.
    share: f64,
    /// How often all games of a deal go the same way.
    luck: f64,
    deals: u32,
}

fn chance(random: &mut Fast, share: f64) -> bool {
    f64::from(random.below(1_000_000)) < 1e6 * share
}

/// A game that Anna wins or loses by 1 or 2 points to 0.
fn game(deal: u32, rotation: u8, anna: bool, random: &mut Fast) -> Played {
    let score = 1 + random.below(2) as i32;
    let entrant = |won: bool| EntrantResult {
        rank: if won { 1 } else { 2 },
        score: if won { score } else { 0 },
        turns: 1,
        ..EntrantResult::default()
    };
    Played { number: Number { deal, rotation }, decisions: 10, entrants: vec![entrant(anna), entrant(!anna)] }
}

fn games(world: World, random: &mut Fast) -> Vec<Played> {
    let mut games = Vec::new();
    for deal in 0..world.deals {
        let (decided, by_luck) = (chance(random, world.share), chance(random, world.luck));
        for rotation in 0..2 {
            let won = if by_luck { decided } else { chance(random, world.share) };
            games.push(game(deal, rotation, won, random));
        }
    }
    games
}

/// How often the interval of one of Anna's values contains the truth.
fn coverage(world: World, truth: f64, value: impl Fn(&Statistics) -> Measured) -> f64 {
    let mut random = Fast::new(7);
    let covers = |_: &u32| value(&Statistics::of(&two(), &games(world, &mut random)).unwrap()).covers(truth);
    f64::from((0..TOURNAMENTS).filter(covers).count() as u32) / f64::from(TOURNAMENTS)
}

#[test]
fn the_interval_of_a_share_covers_the_truth_in_95_of_100_tournaments() {
    for (share, luck, deals) in [(0.5, 0.0, 30), (0.6, 0.5, 30), (0.8, 1.0, 60), (0.95, 0.5, 100)] {
        let rate = coverage(World { share, luck, deals }, share, |statistics| statistics.bots[0].wins);
        assert!((0.93..=0.985).contains(&rate), "share {share}, luck {luck}, {deals} deals: {rate}");
    }
}

#[test]
fn the_interval_of_a_margin_covers_the_truth_in_95_of_100_tournaments() {
    for (share, luck) in [(0.5, 0.0), (0.6, 0.5), (0.7, 1.0)] {
        // A victory is worth one and a half points on average.
        let truth = 1.5 * (2.0 * share - 1.0);
        let rate = coverage(World { share, luck, deals: 30 }, truth, |statistics| statistics.bots[0].margin);
        assert!((0.93..=0.985).contains(&rate), "share {share}, luck {luck}: {rate}");
    }
}

#[test]
fn the_interval_of_an_elo_covers_the_truth_in_95_of_100_tournaments() {
    for (share, luck) in [(0.5_f64, 0.0), (0.7, 0.5)] {
        // Half the distance, because the mean of both is 0.
        let truth = 200.0 * (share / (1.0 - share)).log10();
        let rate = coverage(World { share, luck, deals: 60 }, truth, |statistics| statistics.bots[0].elo);
        assert!((0.92..=0.985).contains(&rate), "share {share}, luck {luck}: {rate}");
    }
}

/// The standard error of Anna's share if all games were independent.
fn naive(statistics: &Statistics) -> f64 {
    let share = statistics.bots[0].wins.mean;
    (share * (1.0 - share) / statistics.games as f64).sqrt()
}

/// Half the width of an interval in standard errors of independent games.
fn width(statistics: &Statistics) -> f64 {
    let [least, most] = statistics.bots[0].wins.interval.unwrap();
    (most - least) / 2.0 / naive(statistics)
}

#[test]
fn where_deals_decide_errors_are_larger_than_those_of_independent_games() {
    let width = |luck| {
        let world = World { share: 0.6, luck, deals: 500 };
        width(&Statistics::of(&two(), &games(world, &mut Fast::new(3))).unwrap())
    };
    assert!((width(0.0) - 1.96).abs() < 0.15, "{}", width(0.0));
    // Two games that always go the same way count as one.
    assert!((width(1.0) - 1.96 * 2.0_f64.sqrt()).abs() < 0.15, "{}", width(1.0));
}

#[test]
fn where_seats_decide_errors_are_smaller_than_those_of_independent_games() {
    let mut random = Fast::new(3);
    let fair = |deal| [0, 1].map(|rotation| (deal, rotation, rotation == 0));
    let games: Vec<Played> =
        (0..100).flat_map(fair).map(|(deal, rotation, won)| game(deal, rotation, won, &mut random)).collect();
    let statistics = Statistics::of(&two(), &games).unwrap();
    assert!(statistics.bots[0].wins.covers(0.5) && width(&statistics) < 0.5, "{}", width(&statistics));
}

#[test]
fn games_of_a_deal_that_is_not_whole_do_not_count() {
    let mut random = Fast::new(1);
    let mut played = games(World { share: 0.5, luck: 0.0, deals: 10 }, &mut random);
    let whole = Statistics::of(&two(), &played);
    played.push(game(10, 1, true, &mut random));
    assert_eq!(Statistics::of(&two(), &played), whole);
    assert_eq!(Statistics::of(&two(), &played[20..]), None);
}

#[test]
fn a_shared_victory_counts_as_a_share_and_a_bot_with_several_seats_has_the_sum() {
    let mut lineup = two();
    lineup.entrants = vec![0, 1, 1];
    let ranks = [[1, 1, 3], [2, 1, 2], [1, 1, 1]];
    let game = |rotation: u8| {
        let entrant = |rank: u8| EntrantResult { rank, score: 10 - i32::from(rank), ..EntrantResult::default() };
        let entrants = ranks[usize::from(rotation)].map(entrant).into();
        Played { number: Number { deal: 0, rotation }, decisions: 1, entrants }
    };
    let statistics = Statistics::of(&lineup, &[game(0), game(1), game(2)]).unwrap();
    let [anna, bert] = &statistics.bots[..] else { panic!("two bots") };
    assert!((anna.wins.mean - (0.5 + 0.0 + 1.0 / 3.0) / 3.0).abs() < 1e-9);
    assert!((anna.wins.mean + bert.wins.mean - 1.0).abs() < 1e-9);
    assert!((anna.even - 1.0 / 3.0).abs() < 1e-9);
    assert!((anna.margin.mean - (0.0 - 1.0 + 0.0) / 3.0).abs() < 1e-9);
    // Anna against each of Bert's seats: even, ahead; behind, even; even, even.
    assert!((statistics.pairs[0].ahead.mean - 0.5).abs() < 1e-9);
    assert_eq!(anna.wins.interval, None, "one deal gives no interval");
}
