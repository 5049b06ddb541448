//! Whole games, and positions that no game may reach, agree with the second reading of the clauses in `truth.rs`: what
//! each seat may do, every event, the state after it, and how the game ends.

use desperados::{Action, Desperados, Event, State};
use serde_json::json;
use table::{Audience, Events, Fast, Game, Seat, Setup, Stream};
use table_kit::{Coverage, Secrets, seeds};

use crate::secrets::Rules;
use crate::story::line;
use crate::truth::{COLOURS, KINDS, PERSONS, Reading, Truth, all_cards, sort, worth};

/// How the seats decide: at random, but with a bias towards rare events.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// Any action.
    Any,
    /// Every card joins.
    All,
    /// One card joins.
    One,
    /// Nobody joins.
    None,
    /// Cards go where most are missing, and hardly anybody joins.
    Spread,
}

const MANNERS: [Manner; 5] = [Manner::Any, Manner::All, Manner::One, Manner::None, Manner::Spread];

impl Manner {
    fn choose(self, truth: &Truth, seat: usize, list: &[Action], random: &mut Fast) -> Action {
        let any = list[random.below(list.len() as u32) as usize];
        let joins = list.len() > 1 && truth.hold_up().is_some();
        let ready = *list.last().unwrap();
        let join = list[random.below(list.len() as u32 - u32::from(joins)) as usize];
        match self {
            Manner::All if joins => join,
            Manner::One if joins && truth.gangs[seat].is_empty() => join,
            Manner::One | Manner::None if truth.hold_up().is_some() => ready,
            Manner::Spread if truth.hold_up().is_some() && random.below(20) > 0 => ready,
            Manner::Spread => {
                let room = |action: &Action| match action {
                    Action::Place { spot, .. } => {
                        std::cmp::Reverse((truth.rows[spot.index()].len() + 1).abs_diff(truth.value(spot.index())))
                    }
                    _ => std::cmp::Reverse(0),
                };
                if random.below(4) == 0 { any } else { *list.iter().min_by_key(|action| room(action)).unwrap() }
            }
            _ => any,
        }
    }
}

const TOLD: [&str; 13] = [
    "reshuffle",
    "stuck",
    "takes nothing",
    "nobody joins",
    "by a tie",
    "never placed",
    "dismissed",
    "wins",
    "end: five-won",
    "end: dead-position",
    "end: nobody-joins",
    "joins with",
    "stays away",
];

/// The lines told to everybody, each with the state right after it.
struct Frames(Vec<(String, Truth)>);

impl Events<Desperados> for Frames {
    fn event(&mut self, _: &Desperados, state: &State, audience: Audience, event: Event) {
        if audience == Audience::All {
            self.0.push((line(&event), Truth::of(state)));
        }
    }
}

/// A dead position while cards are left to draw.
const LEFT: &str = "dead with cards to draw";

/// Plays on from here for at most this many decisions and compares everything.
fn compare(setup: &Setup, state: State, chance: &Fast, seed: u64, most: usize, tally: &mut Coverage) {
    let game = Desperados::new(setup).unwrap();
    let on = |key: &str| setup.settings.0.get(key).is_some_and(|value| value == "on");
    let mut random = Fast::new(seed ^ 0x5eed);
    let (exact, takes) = (on("exact-match"), on("trigger-takes"));
    let mut state = state;
    let truth = Truth::of(&state);
    let mut reading = Reading { truth, seats: usize::from(setup.seats), exact, takes, chance, told: Vec::new() };
    let manner = MANNERS[random.below(5) as usize];
    let place = || format!("seed {seed}, {} players, {:?}, {manner:?}", setup.seats, setup.settings.0);
    let mut list = Vec::new();
    for ply in 0..most {
        for seat in Seat::all(setup.seats) {
            game.legal(&state, seat, &mut list);
            let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            texts.sort_unstable();
            let own = reading.legal(seat.index());
            assert_eq!(texts, own, "{}, decision {ply}, seat {seat}: {:?}", place(), reading.truth);
            assert_eq!(game.to_act(&state).contains(seat), !own.is_empty(), "{}, decision {ply}", place());
        }
        let due: Vec<Seat> = game.to_act(&state).iter().collect();
        let Some(seat) = random.pick(&due).copied() else { break };
        game.legal(&state, seat, &mut list);
        let before = reading.truth.clone();
        let action = manner.choose(&before, seat.index(), &list, &mut random);
        let mut frames = Frames(Vec::new());
        game.apply(&mut state, seat, action, chance, &mut frames);
        game.advance(&mut state, chance, &mut frames);
        reading.told.clear();
        reading.act(seat.index(), &action.to_string());
        let here = || format!("{}, decision {ply}: {seat}: {action}, before it {before:?}", place());
        let told: Vec<String> = frames.0.iter().map(|(line, _)| line.clone()).collect();
        assert_eq!(told, reading.told.iter().map(|(line, _)| line.clone()).collect::<Vec<_>>(), "{}", here());
        for ((line, frame), (_, truth)) in frames.0.into_iter().zip(&reading.told) {
            let truth = Truth { step: frame.step.clone(), strengths: frame.strengths.clone(), ..truth.clone() };
            assert_eq!(frame, truth, "`{line}`, {}", here());
        }
        assert_eq!(Truth::of(&state), reading.truth, "{}", here());
        let outcome = game.outcome(&state);
        assert_eq!(outcome.is_some(), reading.truth.step.get("over").is_some(), "{}", here());
        if let Some(outcome) = outcome {
            let totals: Vec<i32> = reading.truth.booty.iter().map(|booty| worth(booty)).collect();
            assert_eq!(outcome.scores.iter().map(|score| score.total).collect::<Vec<_>>(), totals, "{}", here());
            let better = |total: &i32| 1 + totals.iter().filter(|other| *other > total).count() as u8;
            let ranks: Vec<u8> = totals.iter().map(better).collect();
            assert_eq!(outcome.scores.iter().map(|score| score.rank).collect::<Vec<_>>(), ranks, "{}", here());
            assert_eq!(told.last(), Some(&format!("end: {}", outcome.reason)), "{}", here());
        }
        tally.one("decisions");
        let dead = told.last().is_some_and(|line| line == "end: dead-position");
        tally.add(LEFT, usize::from(dead && !reading.truth.draw.is_empty()));
        for part in TOLD {
            tally.add(part, told.iter().filter(|line| line.contains(part)).count());
        }
    }
}

/// DE-6 to DE-22 in whole games, with every number of players and every option. `POSSE_SWEEP=50 cargo test --release -p
/// desperados second_reading` checks more than two million decisions.
#[test]
fn de_17_random_games_agree_with_the_second_reading() {
    let (seeds, many) = seeds(10);
    let mut tally = Coverage::default();
    for seed in seeds {
        for setup in Rules::setups() {
            let chance = Fast::new(seed);
            let game = Desperados::new(&setup).unwrap();
            let state = game.deal(&chance, &mut ());
            compare(&setup, state, &chance, seed, usize::MAX, &mut tally);
        }
    }
    println!("{tally:?}");
    if many {
        tally.exceeds(10, &["by a tie", "nobody joins", "reshuffle", "end: five-won", "end: nobody-joins", "stuck"]);
        tally.exceeds(15_000, &["decisions"]);
    }
}

/// An edition with three copies of some persons, one of others and none of one (DE-1), and with some places missing or
/// repeated at a value (DE-2).
#[test]
fn de_1_games_with_other_printed_numbers_agree_too() {
    let (seeds, many) = seeds(4);
    let mut edition = Desperados::EDITION.to_owned();
    let numbers =
        [("ace = 2", "ace = 3"), ("calico = 2", "calico = 1"), ("duke = 2", "duke = 3"), ("lola = 2", "lola = 1")];
    let more = [("mesa = 2", "mesa = 3"), ("nevada = 2", "nevada = 3"), ("silas = 2", "silas = 0")];
    let places = [("saloon = [2, 3, 4, 5]", "saloon = [2, 2, 4, 5]"), ("bank = [2, 3, 4, 5]", "bank = [3, 3, 4, 5]")];
    for (printed, other) in numbers.into_iter().chain(more).chain(places) {
        assert!(edition.contains(printed), "{printed}");
        edition = edition.replace(printed, other);
    }
    let mut tally = Coverage::default();
    for seed in seeds {
        for setup in Rules::setups() {
            let setup = Setup { edition: edition.clone(), ..setup };
            let chance = Fast::new(seed);
            let state = Desperados::new(&setup).unwrap().deal(&chance, &mut ());
            compare(&setup, state, &chance, seed, usize::MAX, &mut tally);
        }
    }
    if many {
        tally.exceeds(5_000, &["decisions"]);
        tally.exceeds(500, &["joins with"]);
    }
}

/// Random positions of any cards: few cards left, large warrants, placements few turns ago (DE-9, DE-16, DE-21).
#[test]
fn de_21_positions_that_no_game_may_reach_agree_with_the_second_reading() {
    let (seeds, many) = seeds(100);
    let mut tally = Coverage::default();
    for seed in seeds {
        for setup in Rules::setups() {
            let mut random = Fast::new(seed * 31 + u64::from(setup.seats));
            let state = made_up(usize::from(setup.seats), &mut random).state();
            compare(&setup, state, &Fast::new(seed), seed, 25, &mut tally);
        }
    }
    println!("{tally:?}");
    if many {
        tally.exceeds(10, &TOLD);
        tally.exceeds(10, &[LEFT]);
    }
}

/// A random position of all eighty cards in which somebody has a decision.
fn made_up(seats: usize, random: &mut Fast) -> Truth {
    loop {
        let truth = anything(seats, random);
        let playable = |card: &String| (0..5).any(|spot| truth.fits(card, spot));
        if truth.hold_up().is_some() || truth.hands[truth.active].iter().any(playable) {
            return truth;
        }
    }
}

fn anything(seats: usize, random: &mut Fast) -> Truth {
    let mut cards = all_cards();
    random.shuffle(&mut cards);
    let active = random.below(seats as u32) as usize;
    let mut below = |end: u32| random.below(end) as usize;
    // Shifted by one from level to level, so no pile has a kind twice; the kinds are in random order.
    let mut piles = Vec::new();
    let mut gone = Vec::new();
    for spot in 0..5 {
        let mut pile: Vec<String> =
            (0..4).map(|level| format!("{}-{}", KINDS[(spot * 2 + level) % 5], 5 - level)).collect();
        for _ in 0..[0, 0, 1, 2, 3][below(5)] {
            gone.extend(pile.pop());
        }
        piles.push(pile);
    }
    let mut booty = vec![Vec::new(); seats];
    gone.into_iter().for_each(|place| booty[below(seats as u32)].push(place));

    let held = below(5);
    let hold_up = below(2) == 0;
    let barren = below(4) == 0;
    let rows = anything_laid(&piles, &mut cards, hold_up.then_some(held), barren, &mut below);
    // The fewer cards are outside, the sooner nothing fits anywhere.
    let mut warrant = cards.split_off([0, 3, 10, 40, 60][below(5)].min(cards.len()));
    let mut hands = Vec::new();
    for _ in 0..seats {
        let count = [0, 1, 3, 5, 8][below(5)].min(cards.len());
        let mut hand: Vec<String> = cards.drain(..count).collect();
        sort(&mut hand);
        hands.push(hand);
    }
    let discard = cards.split_off(below(cards.len() as u32 + 1));
    let draw = cards;
    sort(&mut warrant);
    let turn = 40;
    let mut placed: Vec<u32> = (0..seats as u32).map(|seat| turn - 1 - seat).collect();
    let is_early = below(3) == 0;
    for seat in 0..seats {
        if is_early || below(2) == 0 {
            placed[seat] = 0;
        }
        placed.swap(seat, below(seats as u32));
    }
    let step = if hold_up { json!({ "hold_up": held }) } else { json!("place") };
    if hold_up {
        placed[active] = turn;
    }
    let mut truth = Truth {
        turn,
        active,
        step,
        nobody: [0, 5, 8, 9][below(4)],
        piles,
        rows,
        hands,
        gangs: vec![Vec::new(); seats],
        strengths: vec![None; seats],
        choosing: if hold_up { (1 << seats) - 1 } else { 0 },
        booty,
        placed,
        warrant,
        draw,
        discard,
        renewals: 0,
        stuck: 0,
    };
    if barren {
        make_barren(&mut truth);
    }
    truth
}

/// Random rows of these cards in front of the piles; at the spot of a hold-up, a full one.
fn anything_laid(
    piles: &[Vec<String>],
    cards: &mut Vec<String>,
    held: Option<usize>,
    barren: bool,
    mut below: impl FnMut(u32) -> usize,
) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for (spot, pile) in piles.iter().enumerate() {
        let value = pile.last().unwrap().rsplit_once('-').unwrap().1.parse::<usize>().unwrap();
        let length = if held == Some(spot) { value } else { [usize::from(barren), 1, value - 1, value - 1][below(4)] };
        let colour = COLOURS[below(if barren { 2 } else { 4 })];
        let mut persons = PERSONS.to_vec();
        let mut row = Vec::new();
        while row.len() < length && !persons.is_empty() {
            let card = format!("{}-{colour}", persons.remove(below(persons.len() as u32)));
            if let Some(at) = cards.iter().position(|other| *other == card) {
                row.push(cards.remove(at));
            }
        }
        rows.push(row);
    }
    rows
}

/// Puts all cards that fit anywhere on the warrant, except one in the hand of the active player.
fn make_barren(truth: &mut Truth) {
    let rows = truth.clone();
    let mut fitting = Vec::new();
    for cards in truth.hands.iter_mut().chain([&mut truth.draw, &mut truth.discard]) {
        fitting.extend(cards.extract_if(.., |card| (0..5).any(|spot| rows.fits(card, spot))));
    }
    truth.hands[truth.active].extend(fitting.pop());
    sort(&mut truth.hands[truth.active]);
    truth.warrant.extend(fitting);
    sort(&mut truth.warrant);
}
