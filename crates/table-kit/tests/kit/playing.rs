//! A match that knows its rules.

use table::{Fast, Heard, Match, Stream};
use table_kit::setups;

use crate::toy::{Move, Toy};

#[test]
fn a_match_refuses_what_is_not_legal_with_the_reason_and_plays_what_is_to_the_outcome() {
    let game: Toy = setups::game(2, &[]);
    let mut random = Fast::new(1);
    let mut playing = Match::deal(&game, random.split());
    while let Some(seat) = playing.to_act().first() {
        assert_eq!(playing.outcome(), None);
        let (before, other) = (playing.position().state.clone(), seat.next(2));
        let action = *random.pick(&playing.legal(seat)).unwrap();
        assert_eq!(playing.why_not(seat, action), None);
        for (seat, refused) in [(seat, Move::Sleep), (other, action)] {
            assert!(playing.why_not(seat, refused).is_some() && playing.play(seat, refused).is_err(), "{refused}");
            assert_eq!(playing.position().state, before);
        }
        let mut heard: Vec<Heard<_>> = Vec::new();
        playing.play_with(seat, action, &mut heard).unwrap();
        assert!(!heard.is_empty() && playing.position().state != before, "{action}");
    }
    assert!(playing.outcome().is_some());
}
