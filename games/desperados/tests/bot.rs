//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use bots::{MARSHAL, Persona};
use desperados::{Action, Beginner, Desperados, TITLE};
use table_kit::{Manner, amount, setups, wins_against_chance};

#[test]
fn the_beginner_wins_four_games_of_five_against_chance() {
    let share = wins_against_chance::<Desperados>(&setups::game(2, &[]), &Beginner, 500);
    assert!(share >= 0.8, "the beginner wins {:.1} %", 100.0 * share);
}

/// How often somebody stayed out of a hold-up.
fn stays(actions: &[Action]) -> f64 {
    let is_out = |pair: &[Action]| pair[1] == Action::Ready && !matches!(pair[0], Action::Join { .. });
    actions.windows(2).filter(|pair| is_out(pair)).count() as f64
}

#[test]
fn people_play_in_their_manner() {
    let manners: &[Manner<Desperados>] = &[
        (Persona::Cole, |_, score| amount(score, "bank")),
        (Persona::Doc, |actions, _| -stays(actions)),
        (Persona::Hattie, |actions, _| stays(actions)),
        (Persona::Mabel, |_, score| amount(score, "railway")),
        (Persona::Otis, |_, score| amount(score, "gold-diggers")),
        (Persona::Ruby, |_, score| amount(score, "saloon")),
    ];
    table_kit::people_play_in_their_manner::<Desperados>(&setups::game(3, &[]), &MARSHAL, 20, manners);
}

table_kit::bots!(Desperados, TITLE.bots());
