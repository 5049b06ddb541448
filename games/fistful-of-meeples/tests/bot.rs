//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use bots::{MARSHAL, Persona};
use fistful_of_meeples::{Action, Beginner, FistfulOfMeeples, Place, TITLE};
use table_kit::{Manner, amount, count, setups, wins_against_chance};

#[test]
fn the_beginner_beats_random_in_four_games_of_five() {
    for (seats, games) in [(2, 100), (4, 50)] {
        let share = wins_against_chance::<FistfulOfMeeples>(&setups::game(seats, &[]), &Beginner, games);
        assert!(share >= 0.8, "the beginner wins {:.1} % with {seats} players", 100.0 * share);
    }
}

/// Whether a meeple is put on a showdown field.
fn at_showdown(action: &Action) -> bool {
    matches!(action, Action::Drop { field, .. } if field.is_showdown())
}

#[test]
fn people_play_in_their_manner() {
    let manners: &[Manner<FistfulOfMeeples>] = &[
        (Persona::Amos, |actions, _| count(actions, |action| matches!(action, Action::Decline))),
        (Persona::Doc, |actions, _| count(actions, at_showdown)),
        (Persona::Hattie, |actions, _| -count(actions, at_showdown)),
        (Persona::Mabel, |_, score| amount(score, "signs")),
        (Persona::Ruby, |actions, _| count(actions, |action| matches!(action, Action::Take { place: Place::Saloon }))),
    ];
    table_kit::people_play_in_their_manner::<FistfulOfMeeples>(&setups::game(3, &[]), &MARSHAL, 20, manners);
}

table_kit::bots!(FistfulOfMeeples, TITLE.bots());
