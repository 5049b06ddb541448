//! What the analysis of a finished game says, and which games are analysed.

use std::sync::Arc;
use std::time::Duration;

use play::analysis::{Analysis, Decision, Find, NOISE, NotAnalysed, Why, costliest, finds};
use play::{Analysed, Refused, Replay, Request, Snapshot};
use store::{TableId, TableSettings};
use table::{Seat, Viewer};
use table_kit::named;

use crate::house::{ANY, House, acting, ask, begin, finished};
use crate::straws;

async fn analysis(house: &House, id: &TableId) -> Result<Analysis, NotAnalysed> {
    let stored = house.tables.store().load(id).await.unwrap().unwrap();
    Analysis::of(Replay::of(house.titles, stored).unwrap())
}

/// Two people play a game of straws to its end with these actions.
async fn straws(house: &House, actions: [&str; straws::TURNS as usize]) -> (TableId, Snapshot) {
    let (id, people) = begin(house, "straws", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    for action in actions {
        let snapshot = table.look(&people[0]).unwrap();
        let seat = acting(&snapshot);
        let request = Request::Step { seat, action: action.to_owned(), at: snapshot.at(seat) };
        ask(&table, &people[seat.index()], request).await.unwrap();
    }
    let over = table.look(&people[0]).unwrap();
    (id, Snapshot::clone(&over))
}

#[tokio::test(start_paused = true)]
async fn a_gift_costs_most_and_a_decision_without_a_choice_does_not_appear() {
    let house = House::of(straws::TITLES, ANY, Duration::ZERO);
    let (id, _) = straws(&house, ["nothing", "nothing", "point", "give", "point", "point"]).await;
    let decisions: Vec<Decision> = analysis(&house, &id).await.unwrap().collect();
    let seats: Vec<Seat> = decisions.iter().map(|decision| decision.seat).collect();
    assert_eq!(seats, [0, 1, 0, 1].map(Seat), "the first decision of each leaves no choice");
    let worst = costliest(&decisions, 10)[0];
    assert_eq!((worst.seat, worst.taken.as_str(), worst.best.as_str()), (Seat(1), "give", "point"));
    assert!(worst.cost > 0.1, "with the worst card there is less to lose: {worst:?}");
    let why = worst.why.as_ref().expect("the search saw who comes out ahead");
    assert!(why.best[Seat(1)] > why.taken[Seat(1)] + NOISE, "{why:?}");
    assert!(why.taken[Seat(0)] > 0.9 && why.gainer(Seat(1)).is_none(), "between two it is always the other: {why:?}");
    assert!(decisions.iter().all(|decision| decision.why.is_none() || decision.cost > 0.0), "{decisions:?}");
    assert!(decisions.iter().all(|decision| decision.cost == 0.0 || decision.cost >= NOISE), "{decisions:?}");
    let chances: Vec<f32> = decisions.iter().map(|decision| decision.chance).collect();
    assert!(chances[2] > 0.9 && chances[3] < 0.1, "after the gift the game is decided: {chances:?}");
}

#[test]
fn the_seat_that_gains_most_is_named_if_there_are_several_and_its_gain_is_no_chance() {
    let why = |best: &[f32], taken: &[f32]| Why {
        best: best.iter().copied().collect(),
        taken: taken.iter().copied().collect(),
    };
    let gainer = |best: &[f32], taken: &[f32]| why(best, taken).gainer(Seat(0));
    assert_eq!(gainer(&[0.5, 0.25, 0.25], &[0.3, 0.3, 0.4]), Some(Seat(2)));
    assert_eq!(gainer(&[0.5, 0.25, 0.25], &[0.46, 0.27, 0.27]), None, "it could be chance");
    assert_eq!(gainer(&[0.5, 0.5], &[0.3, 0.7]), None, "it is always the other");
}

#[tokio::test(start_paused = true)]
async fn the_same_table_has_the_same_analysis() {
    let house = House::new();
    let (id, people) = begin(&house, "fistful-of-meeples", &["beginner", "random"], TableSettings::default()).await;
    finished(&house, &id, &people[0]).await;
    let first = analysis(&house, &id).await.unwrap();
    let count = first.len();
    let decisions: Vec<Decision> = first.collect();
    assert_eq!(decisions.len(), count, "the number is known from the start");
    let found = finds(&decisions, count);
    assert!(!found.is_empty(), "a beginner sees more than a glance does");
    for (decision, Find { glance, gain, .. }) in found {
        assert!(decision.cost == 0.0 && *gain >= NOISE && *glance != decision.taken, "{decision:?}");
    }
    assert_eq!(decisions, analysis(&house, &id).await.unwrap().collect::<Vec<_>>());
}

#[tokio::test(start_paused = true)]
async fn a_game_that_goes_on_is_refused() {
    let house = House::of(straws::TITLES, ANY, Duration::ZERO);
    let (id, _) = begin(&house, "straws", &["", ""], TableSettings::default()).await;
    assert_eq!(analysis(&house, &id).await.err(), Some(NotAnalysed::NotOver));
}

#[tokio::test(start_paused = true)]
async fn a_server_analyses_a_finished_table_in_the_background_and_keeps_what_it_found() {
    let house = House::of(straws::TITLES, ANY, Duration::ZERO);
    let (id, _) = straws(&house, ["nothing", "nothing", "point", "give", "point", "point"]).await;
    assert_eq!(house.tables.analysis(&id), None, "nobody has asked");
    house.tables.analyse(&id, 1).await.unwrap();
    assert_eq!(house.tables.analysis(&id), Some(Analysed::Running { done: Arc::new([]), of: 4 }));
    let done = loop {
        match house.tables.analysis(&id).unwrap() {
            Analysed::Running { .. } => tokio::task::yield_now().await,
            Analysed::Done(decisions) => break decisions,
        }
    };
    assert_eq!(done.to_vec(), analysis(&house, &id).await.unwrap().collect::<Vec<_>>());
    house.tables.analyse(&id, 1).await.unwrap();
    assert_eq!(house.tables.analysis(&id), Some(Analysed::Done(done)), "it does not start again");
}

#[tokio::test(start_paused = true)]
async fn whoever_asks_for_many_analyses_does_not_keep_another_waiting_for_all_of_them() {
    let house = House::of(straws::TITLES, ANY, Duration::ZERO);
    let mut many = Vec::new();
    for _ in 0..7 {
        many.push(straws(&house, ["nothing", "nothing", "point", "give", "point", "point"]).await.0);
    }
    let one = many.pop().unwrap();
    for id in &many {
        house.tables.analyse(id, 1).await.unwrap();
    }
    house.tables.analyse(&one, 2).await.unwrap();
    let is_done = |id: &TableId| matches!(house.tables.analysis(id), Some(Analysed::Done(_)));
    let done = || many.iter().filter(|id| is_done(id)).count();
    let before = done();
    while !is_done(&one) {
        tokio::task::yield_now().await;
    }
    assert!(done() <= before + 2, "it waits at most for the running one and the next: {before}, {}", done());
}

#[tokio::test(start_paused = true)]
async fn a_server_refuses_to_analyse_a_game_that_goes_on() {
    let house = House::of(straws::TITLES, ANY, Duration::ZERO);
    let (id, _) = begin(&house, "straws", &["", ""], TableSettings::default()).await;
    assert_eq!(house.tables.analyse(&id, 1).await, Err(Refused::NotOver));
    assert_eq!(house.tables.analysis(&id), None);
}

/// The analyses of two tables at which the first seat has the same card, the second has another, and both decide the
/// same; `None` for any other deal.
async fn alike_for_the_first_seat(deal: &str) -> Option<[Vec<Decision>; 2]> {
    let house = House::of(straws::TITLES, deal, Duration::ZERO);
    let actions = ["nothing", "nothing", "nothing", "point", "nothing", "point"];
    let (one, other) = (straws(&house, actions).await, straws(&house, actions).await);
    let card = |over: &Snapshot, seat| over.seen(Viewer::Seat(Seat(seat))).unwrap().view_json();
    let is_same = |seat| card(&one.1, seat) == card(&other.1, seat);
    if !is_same(0) || is_same(1) {
        return None;
    }
    Some([analysis(&house, &one.0).await.unwrap().collect(), analysis(&house, &other.0).await.unwrap().collect()])
}

#[tokio::test(start_paused = true)]
async fn what_a_seat_could_not_see_changes_nothing_in_its_estimates() {
    let [one, other] = named("one card alike", 1, alike_for_the_first_seat).await;
    let of = |seat: u8, decisions: &[Decision]| -> Vec<Decision> {
        decisions.iter().filter(|decision| decision.seat == Seat(seat)).cloned().collect()
    };
    assert_eq!(of(0, &one), of(0, &other), "the first seat cannot tell the two tables apart");
    assert_ne!(of(1, &one), of(1, &other), "the second sees another card");
}
