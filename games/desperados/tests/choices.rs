//! A secret choice is a list of steps, any of which can be taken back (DE-11, DE-12).

use desperados::{Action, Desperados, State, Step};
use table::{Fast, Game, Position, Seat, Stream, Viewer};
use table_kit::players::Course;
use table_kit::{Policy, setups};

/// Plays these steps of a seat; `None` if one of them is illegal.
fn chosen(game: &Desperados, from: &Position<Desperados>, seat: Seat, steps: &[Action]) -> Option<State> {
    let mut position = from.clone();
    for action in steps {
        position.step(game, seat, *action, &Fast::new(0), &mut ()).ok()?;
    }
    Some(position.state)
}

/// Any step can be taken out of a choice: the others stay legal, in any order, and make the same choice without it.
#[test]
fn de_11_any_step_of_a_choice_can_be_taken_back() {
    let mut random = Fast::new(1);
    let (mut choices, mut largest) = (0, 0);
    for number in 0..120 {
        let exact = if number % 2 == 0 { "off" } else { "on" };
        let seats = 2 + (number % 4) as u8;
        let game: Desperados = setups::game(seats, &[("exact-match", exact)]);
        let course = Course::record(&game, Policy::RANDOM, &Fast::new(number), &mut random, &mut ()).unwrap();
        // The first decision of each hold-up: nobody has chosen anything.
        let hold_ups = course.positions.iter().filter(|position| {
            let view = game.view(&position.state, Viewer::Spectator);
            matches!(view.step, Step::HoldUp(_)) && game.to_act(&position.state).len() == usize::from(seats)
        });
        for position in hold_ups {
            for seat in Seat::all(seats) {
                let mut steps: Vec<Action> = Vec::new();
                let mut list = Vec::new();
                loop {
                    let state = chosen(&game, position, seat, &steps).unwrap();
                    game.legal(&state, seat, &mut list);
                    list.retain(|action| *action != Action::Ready);
                    let Some(action) = random.pick(&list) else { break };
                    steps.push(*action);
                }
                let whole = [&steps[..], &[Action::Ready]].concat();
                assert!(chosen(&game, position, seat, &whole).is_some());
                for left in 0..steps.len() {
                    let mut fewer = steps.clone();
                    fewer.remove(left);
                    let state = chosen(&game, position, seat, &fewer);
                    let state = state.unwrap_or_else(|| panic!("{steps:?} without {:?}", steps[left]));
                    random.shuffle(&mut fewer);
                    assert_eq!(chosen(&game, position, seat, &fewer), Some(state), "the order does not matter");
                }
                choices += steps.len();
                largest = largest.max(steps.len());
            }
        }
    }
    assert!(choices > 1_000 && largest > 4, "{choices} steps, {largest} at most");
}

/// Until everybody has chosen, the others see the same, whatever a seat chooses and whether or not it is ready.
#[test]
fn de_11_who_has_chosen_what_is_hidden_until_the_last_is_ready() {
    let game: Desperados = setups::game(4, &[]);
    let mut random = Fast::new(2);
    let mut list = Vec::new();
    let mut compared = 0;
    for number in 0..40 {
        let course = Course::record(&game, Policy::RANDOM, &Fast::new(number), &mut random, &mut ()).unwrap();
        for position in &course.positions {
            let due = game.to_act(&position.state);
            let seen = |state: &State, viewer: Viewer| serde_json::to_vec(&game.view(state, viewer)).unwrap();
            for seat in due.iter().filter(|_| due.len() > 1) {
                let mut state = position.state.clone();
                while game.to_act(&state).contains(seat) {
                    game.legal(&state, seat, &mut list);
                    game.apply(&mut state, seat, *random.pick(&list).unwrap(), &Fast::new(0), &mut ());
                    for viewer in Viewer::all(4).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                        assert_eq!(seen(&state, viewer), seen(&position.state, viewer), "game {number}, {viewer:?}");
                        compared += 1;
                    }
                }
            }
        }
    }
    assert!(compared > 1_000, "{compared}");
}
