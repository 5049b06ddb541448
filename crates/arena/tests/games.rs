//! The games of a tournament: the same for the same seed, and fair.

use std::collections::{BTreeMap, BTreeSet};

use arena::{Number, PlayError, Played, Statistics, Tournament};
use erasure::Stop;

use crate::tournaments::{played, tournament};

#[test]
fn the_same_seed_gives_the_same_games_in_the_same_order_on_any_number_of_threads() {
    let tournament_of = |seed| tournament(&["beginner", "random", "random"], 3, seed);
    let games = |tournament: &Tournament, jobs| played(tournament, &tournament.numbers(12), jobs);
    let alone = games(&tournament_of(1), 1);
    assert_eq!(alone.len(), 12);
    assert_eq!(alone, games(&tournament_of(1), 4));
    assert_ne!(alone, games(&tournament_of(2), 4));
}

#[test]
fn a_bot_that_searches_plays_the_same_games_with_the_same_iterations_and_others_with_more() {
    let games = |bot: &str, jobs| {
        let tournament = tournament(&[bot, "random@1"], 2, 1);
        played(&tournament, &tournament.numbers(2), jobs)
    };
    let few = games("marshal@20", 1);
    assert_eq!(few, games("marshal@20", 2));
    assert_ne!(few, games("marshal@40", 2));
}

#[test]
fn the_iterations_of_a_search_are_counted_and_others_have_none() {
    let tournament = tournament(&["marshal@20", "random"], 2, 1);
    let mut games = played(&tournament, &tournament.numbers(4), 2);
    let iterations = |games: &[Played]| {
        let bots = Statistics::of(&tournament.lineup, games).unwrap().bots;
        bots.iter().map(|bot| bot.iterations).collect::<Vec<_>>()
    };
    let counted = iterations(&games);
    assert!(counted[0].is_some_and(|mean| (10.0..=20.0).contains(&mean)) && counted[1].is_none(), "{counted:?}");
    // As in an older file, which did not count iterations.
    games[0].entrants[0].iterations = 0;
    let rest = iterations(&games);
    assert!(rest[0].is_some_and(|mean| (10.0..=20.0).contains(&mean)), "{rest:?}");
    games.iter_mut().for_each(|game| game.entrants[0].iterations = 0);
    assert_eq!(iterations(&games), [None, None]);
}

#[test]
fn a_game_does_not_depend_on_the_games_before_it() {
    let tournament = tournament(&["beginner", "random"], 2, 1);
    let all = played(&tournament, &tournament.numbers(8), 1);
    let number = Number { deal: 3, rotation: 1 };
    assert_eq!(played(&tournament, &[number], 1), all[7..]);
}

#[test]
fn each_place_sits_in_each_seat_once_a_deal() {
    let tournament = tournament(&["beginner", "random"], 4, 1);
    let numbers = tournament.numbers(9);
    assert_eq!(numbers.len(), 12, "whole deals");
    let mut seats: BTreeMap<(u32, usize), BTreeSet<u8>> = BTreeMap::new();
    for number in numbers {
        for seat in 0..4 {
            let entrant = tournament.entrant(table::Seat(seat), number.rotation);
            seats.entry((number.deal, entrant)).or_default().insert(seat);
        }
    }
    assert_eq!(seats.len(), 3 * 4);
    assert!(seats.values().all(|seats| seats.len() == 4));
}

#[test]
fn identical_bots_are_even_within_the_interval() {
    // The beginner does not search, so the two play alike.
    let tournament = tournament(&["beginner@1", "beginner@2"], 2, 5);
    let games = played(&tournament, &tournament.numbers(200), 2);
    let statistics = Statistics::of(&tournament.lineup, &games).unwrap();
    for bot in &statistics.bots {
        assert!(bot.wins.covers(0.5) && bot.margin.covers(0.0) && bot.elo.covers(0.0), "{bot:?}");
    }
}

#[test]
fn the_beginner_is_better_than_the_random_bot_and_the_random_bot_is_even_with_itself() {
    let tournament = tournament(&["beginner", "random@1", "random@2"], 3, 1);
    let games = played(&tournament, &tournament.numbers(90), 2);
    let statistics = Statistics::of(&tournament.lineup, &games).unwrap();
    let [beginner, one, two] = &statistics.bots[..] else { panic!("three bots") };
    assert!(beginner.wins.interval.unwrap()[0] > 0.8 && beginner.elo.interval.unwrap()[0] > 100.0, "{beginner:?}");
    let pair = statistics.pairs.iter().find(|pair| pair.bot == one.bot && pair.other == two.bot).unwrap();
    assert!(pair.ahead.covers(0.5), "{pair:?}");
    assert!(beginner.turns > 0 && statistics.decisions > 50.0);
}

#[test]
fn a_stop_ends_the_tournament_and_loses_only_what_was_going_on() {
    let tournament = tournament(&["random", "random"], 2, 1);
    // Enough games for minutes, so the stop always comes in time.
    let (numbers, stop) = (tournament.numbers(1_000_000), Stop::default());
    let mut games = Vec::new();
    let done: Result<(), PlayError> = tournament.run(&numbers, 2, &stop, |game| {
        games.push(game.number);
        if games.len() == 10 {
            stop.stop();
        }
        Ok(())
    });
    done.unwrap();
    assert!(games.len() < numbers.len(), "{} games", games.len());
    assert_eq!(games[..10], numbers[..10]);
}

#[test]
fn an_error_of_the_reader_ends_the_tournament() {
    #[derive(Debug)]
    struct Full;
    impl From<PlayError> for Full {
        fn from(error: PlayError) -> Full {
            panic!("{error}")
        }
    }
    let tournament = tournament(&["random", "random"], 2, 1);
    let mut count = 0;
    let done = tournament.run(&tournament.numbers(1000), 2, &Stop::default(), |_| {
        count += 1;
        Err(Full)
    });
    assert!(done.is_err() && count == 1);
}
