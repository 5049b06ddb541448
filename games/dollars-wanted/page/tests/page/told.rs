//! The table in words, as a terminal prints it.

use dollars_wanted::Action;
use table::{Fast, Match, Seat, Settings, Viewer};

use crate::sample;

/// What a viewer is told after the first seat has laid a card, and the name of that card.
fn laid(settings: Settings, viewer: fn(Seat) -> Viewer) -> (String, String) {
    let sample = sample(settings);
    let mut playing = Match::deal(&sample.game, Fast::new(3));
    let seat = playing.to_act().first().expect("somebody begins");
    let list = playing.legal(seat);
    let Action::Lay { card, .. } = list[0] else { panic!("{} is no card to lay", list[0]) };
    playing.play(seat, list[0]).expect("the action is listed");
    let told = sample.in_words(playing.position(), viewer(seat));
    (told, sample.words.say(&format!("card-{}", card.kind().name())))
}

/// DW-10: only the option *remember my cards* names a face-down card, and only to the player who laid it.
#[test]
fn a_face_down_card_is_told_to_its_owner_alone_and_only_where_an_option_says_so() {
    let remembered = Settings::of([("remember-cards", "on")]);
    let (told, card) = laid(remembered.clone(), Viewer::Seat);
    assert!(told.contains(&format!("from the building outward: face down, yours: {card}\n")), "{told}");
    for (told, _) in [laid(remembered, |_| Viewer::Spectator), laid(Settings::default(), Viewer::Seat)] {
        assert!(told.contains("from the building outward: a face-down card\n") && !told.contains("yours"), "{told}");
    }
}

/// DW-29: with player colours, each player has their own hand and piles.
#[test]
fn with_colours_each_player_has_a_colour_and_piles() {
    let (told, _) = laid(Settings::of([("colour-variant", "on")]), Viewer::Seat);
    assert!(told.contains("  Anna") && told.contains("red, Draw pile: 14, Discard pile: 0"), "{told}");
    assert!(!told.contains("Piles:"), "{told}");
}
