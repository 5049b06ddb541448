//! Random games are played twice: by the rules, and by the second reading of the clauses in `truth`. The same goes for
//! random positions in which things are scarce that no game may ever run out of.
//!
//! `POSSE_SWEEP=100 cargo test --release -p posse-fistful-of-meeples second_reading` compares more than a million
//! positions. A failure names its seed; `POSSE_SEED=S` plays that game again.

use std::collections::{BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};

use fistful_of_meeples::{Event, FistfulOfMeeples, State};
use serde_json::json;
use table::{Audience, Events, Fast, Game, Seat, Stream};
use table_kit::{Coverage, Style, seeds, setups};

use crate::truth::{KINDS, Luck, Reading, Sign, Truth};

/// The results of chance in a step.
#[derive(Default)]
struct Watch(VecDeque<Luck>);

impl Events<FistfulOfMeeples> for Watch {
    fn event(&mut self, _: &FistfulOfMeeples, _: &State, _: Audience, event: Event) {
        match event {
            Event::Drew { seat, cubes, .. } => {
                let cubes = cubes.iter().map(|cube| cube.name().to_owned()).collect();
                self.0.push_back(Luck::Drew { seat: seat.index(), cubes });
            }
            Event::Rolled { seat, field, die } => {
                self.0.push_back(Luck::Rolled { seat: seat.index(), field: field.name().to_owned(), die });
            }
            Event::Rerolled { seat, field, die } => {
                self.0.push_back(Luck::Rerolled { seat: seat.index(), field: field.name().to_owned(), die });
            }
            _ => {}
        }
    }
}

/// What players like to do and what they avoid, so that graves fill, bars sell, dynamite explodes and saloons grow.
const STYLES: [Style; 5] = [
    Style { likes: &[], avoids: &[] },
    Style { likes: &["build", "upgrade", "drop builder"], avoids: &["decline"] },
    Style { likes: &["take jail", "drop deputy", "showdown", "keep"], avoids: &["take saloon"] },
    Style { likes: &["take saloon", "drop madame", "reroll"], avoids: &["build", "upgrade"] },
    Style { likes: &["drop madame", "drop miner", "decline"], avoids: &["take saloon", "take jail"] },
];

/// Plays on from here by both readings and compares them at every step.
fn play(game: &FistfulOfMeeples, options: [bool; 2], mut state: State, seed: u64, name: &str, tally: &mut Coverage) {
    let mut random = Fast::new(seed ^ 0x5eed);
    let style = STYLES[random.below(STYLES.len() as u32) as usize];
    let chance = Fast::new(seed);
    let mut reading = Reading {
        truth: Truth::of(&state),
        bows_out: options[0],
        several: options[1],
        come: None,
        way: None,
        luck: VecDeque::new(),
        told: Vec::new(),
    };
    let mut list = Vec::new();
    for step in 0.. {
        let at = format!("{name}, seed {seed}, step {step}");
        let seat = game.to_act(&state).first();
        assert_eq!(reading.to_act(), seat.map(Seat::index), "{at}");
        let Some(seat) = seat else { break };
        assert_eq!(game.to_act(&state).len(), 1, "{at}");
        for other in Seat::all(game.seats()) {
            game.legal(&state, other, &mut list);
            assert!(other == seat || list.is_empty(), "{at}");
        }
        game.legal(&state, seat, &mut list);
        let texts: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
        assert_eq!(texts, reading.legal(), "{at}: {:?}", reading.truth);
        assert_eq!(texts.len(), list.len(), "{at}");
        let action = style.choose(&list, 80, &mut random);
        let before = reading.truth.clone();
        let mut watch = Watch::default();
        game.apply(&mut state, seat, action, &chance, &mut watch);
        game.advance(&mut state, &chance, &mut watch);
        reading.luck = watch.0;
        let at = format!("{at}, `{action}` after {before:?}");
        let followed = catch_unwind(AssertUnwindSafe(|| reading.act(&action.to_string())));
        assert!(followed.is_ok(), "{at}: the second reading cannot follow");
        assert!(reading.luck.is_empty(), "{at}: {:?} was not used", reading.luck);
        assert_eq!(Truth::of(&state), reading.truth, "{at}");
        tally.one("position");
        for told in reading.told.drain(..) {
            tally.one(told);
        }
    }
    // FM-31.
    let outcome = game.outcome(&state).expect("it is over");
    let end = reading.truth.last_round.clone().unwrap();
    assert_eq!(outcome.reason, end, "{name}, seed {seed}");
    tally.one(&format!("end: {end}"));
    let points: Vec<(u32, u32)> = Seat::all(game.seats()).map(|seat| reading.truth.points(seat.index())).collect();
    for (seat, own) in Seat::all(game.seats()).zip(&points) {
        let rank = 1 + points.iter().filter(|other| *other > own).count();
        let score = &outcome.scores[seat];
        assert_eq!((score.total, usize::from(score.rank)), (own.0 as i32, rank), "{name}, seed {seed}, {seat}");
    }
}

/// Games of every number of players with every option, each from the dealt state changed by `made`.
fn games(quick: usize, made: impl Fn(&mut Truth, &mut Fast)) -> (Coverage, bool) {
    let (seeds, many) = seeds(quick);
    let mut tally = Coverage::default();
    for setup in setups::of::<FistfulOfMeeples>() {
        let game = FistfulOfMeeples::new(&setup).unwrap();
        let on = |key: &str| setup.settings.0.get(key).is_some_and(|value| value == "on");
        let name = format!("{} players, {:?}", setup.seats, setup.settings.0);
        for seed in seeds.clone() {
            let dealt = game.deal(&Fast::new(seed), &mut ());
            let mut truth = Truth::of(&dealt);
            made(&mut truth, &mut Fast::new(seed ^ 0x0fab));
            let options = ["madame-bows-out", "several-bars"].map(on);
            play(&game, options, truth.over(&dealt), seed, &name, &mut tally);
        }
    }
    (tally, many)
}

#[test]
fn fm_7_to_fm_33_random_games_go_as_by_the_second_reading() {
    let (tally, many) = games(9, |_, _| {});
    println!("{tally:?}");
    if many {
        tally.exceeds(10_000, &["position"]);
        let things = ["bow", "mark", "build", "upgrade", "upgrade of another", "explosion", "both die", "bar"];
        tally.exceeds(10, &things);
    }
}

/// Crowds in few places, little in the bag, much in the purses, a grave or two left.
fn scarce(truth: &mut Truth, random: &mut Fast) {
    let seats = truth.seats.len();
    (truth.step, truth.turn, truth.active) = (json!("take"), 1, truth.start);
    truth.places = vec![[0; 5]; 14];
    truth.signs = vec![None; 12];
    let crowd = [1, 3, 14][random.below(3) as usize];
    let spots: Vec<usize> = (0..crowd).map(|_| random.below(14) as usize).collect();
    // Occasionally only the madame is left (FM-33).
    let alone = random.below(8) == 0;
    for (kind, number) in [21, 6, 5, 4, 1].into_iter().enumerate() {
        for _ in 0..number {
            let saloon = KINDS[kind] == "madame" && random.below(2) == 0;
            let place = if saloon { 12 } else { *random.pick(&spots).unwrap() };
            // Nobody arrests the madame.
            let place = if KINDS[kind] == "madame" && place == 13 { 12 } else { place };
            if KINDS[kind] == "madame" || !alone {
                truth.places[place][kind] += 1;
            } else {
                truth.gone[kind] += 1;
            }
        }
    }
    let graves = random.below(6) as usize;
    for _ in 0..graves {
        let Some(place) = (0..14).find(|place| truth.places[*place][0] > 0) else { break };
        truth.places[place][0] -= 1;
        truth.graves.push("builder".to_owned());
    }
    for seat in 0..seats {
        let (gold, stone) = (random.below(36 / seats as u32), random.below(18 / seats as u32));
        truth.bag.gold -= gold;
        truth.bag.stone -= stone;
        (truth.seats[seat].gold, truth.seats[seat].stone) = (gold, stone);
    }
    if random.below(4) == 0 {
        // The bag is nearly empty: the last seat has the rest.
        (truth.seats[seats - 1].gold, truth.bag.gold) = (truth.seats[seats - 1].gold + truth.bag.gold, 0);
        (truth.seats[seats - 1].stone, truth.bag.stone) = (truth.seats[seats - 1].stone + truth.bag.stone, 0);
    }
    truth.bag.dynamite = random.below(3);
    truth.jail_dynamite -= truth.bag.dynamite;
    for building in 0..12 {
        let owner = random.below(seats as u32 + 2) as usize;
        if owner < seats && truth.seats[owner].signs > 0 {
            truth.seats[owner].signs -= 1;
            let face = if random.below(3) == 0 { "ten" } else { "five" };
            truth.signs[building] = Some(Sign { owner, face: face.to_owned() });
        }
    }
    let sold = random.below(6);
    truth.bars -= sold;
    truth.seats[0].bars += sold;
}

#[test]
fn fm_14_to_fm_33_positions_that_are_made_up_go_on_as_by_the_second_reading() {
    let (tally, many) = games(20, scarce);
    println!("{tally:?}");
    if many {
        tally.exceeds(0, &["overflow", "no grave", "small bag", "explosion", "end: bars", "end: graves", "end: idle"]);
    }
}
