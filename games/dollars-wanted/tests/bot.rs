//! The bots decide from what their seat knows, and play whole games.

use bots::{Bot, Budget, Guide, MARSHAL, Persona, Stop, Thinking};
use dollars_wanted::{Action, DollarsWanted, TITLE, Tool};
use table::{Fast, Match};
use table_kit::{Manner, amount, count, setups};

/// The search shares its tries among actions that differ, and rates equivalent actions the same.
#[test]
fn the_marshal_thinks_the_same_of_cards_that_differ_in_colour_alone() {
    let game: DollarsWanted = setups::game(2, &[]);
    let mut alike = 0;
    for seed in 0..20 {
        let playing = Match::deal(&game, Fast::new(seed));
        let seat = playing.to_act().first().expect("somebody begins");
        let legal = playing.legal(seat);
        let mut thinking = Thinking::new(seat, Budget::Iterations(500), Stop::default(), seed);
        MARSHAL.choose(&game, &playing.knows(seat), &legal, &mut thinking);
        let said: Vec<_> = legal.iter().map(|action| game.representative(*action)).zip(thinking.estimates()).collect();
        for (at, (key, estimate)) in said.iter().enumerate() {
            for (_, other) in said[..at].iter().filter(|(other, _)| other == key) {
                assert_eq!(estimate, other, "seed {seed}: {legal:?}");
                assert!(estimate.visits > 0, "seed {seed}: {legal:?}");
                alike += 1;
            }
        }
    }
    assert!(alike > 0, "no hand holds two of a kind");
}

/// The tool and the icons of the bandit that is laid.
fn icons(action: &Action) -> Option<(Tool, u8)> {
    if let Action::Lay { card, .. } = action { card.kind().icons() } else { None }
}

#[test]
fn people_play_in_their_manner() {
    let manners: &[Manner<DollarsWanted>] = &[
        (Persona::Amos, |actions, _| count(actions, |action| matches!(action, Action::Pass))),
        (Persona::Cole, |_, score| amount(score, "bank")),
        (Persona::Doc, |actions, _| -count(actions, |action| matches!(action, Action::Pass))),
        (Persona::Hattie, |actions, _| count(actions, |action| icons(action).is_some_and(|(_, icons)| icons == 2))),
        (Persona::Otis, |actions, _| {
            count(actions, |action| icons(action).is_some_and(|(tool, _)| tool == Tool::Pickaxe))
        }),
        (Persona::Ruby, |_, score| amount(score, "casino") + amount(score, "saloon")),
    ];
    table_kit::people_play_in_their_manner::<DollarsWanted>(&setups::game(3, &[]), &MARSHAL, 20, manners);
}

table_kit::bots!(DollarsWanted, TITLE.bots());
