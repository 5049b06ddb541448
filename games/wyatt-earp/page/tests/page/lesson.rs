//! The guided first game teaches what a beginner meets in it.

use table::{DealKey, Game, Position, Seat, Settings, Viewer};
use wyatt_earp::{Step, WyattEarp};
use wyatt_earp_page::PAGE;

/// A shot takes a card off the draw pile, whose size tells the first turn from later ones.
#[test]
fn whoever_shoots_in_the_first_turn_is_still_told_to_discard() {
    let game: WyattEarp = look_kit::game(2, Settings::default());
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let seat = game.to_act(&position.state).first().expect("somebody begins");
    let mut view = game.view(&position.state, Viewer::Seat(seat));
    let discard = PAGE.lesson.iter().find(|tip| tip.name == "discard").expect("the lesson has this tip");
    view.step = Step::Play;
    view.draw = 54;
    assert!((discard.when)(&game, &view, seat), "after two cards and a shot");
    let other = Seat::all(2).find(|other| *other != seat).expect("there are two");
    assert!(!(discard.when)(&game, &view, other), "it is not that seat's turn");
    view.number = 2;
    assert!(!(discard.when)(&game, &view, seat), "in a later hand");
}
