//! Events are shown moment by moment, and their outcome afterwards.

use desperados::{Card, Colour, Event, Kind, Person, booty};
use desperados_page::PAGE;
use look_kit::StepEvents;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Viewer};

use crate::{SEATS, sample};

/// The sum of the figures on the cards of a seat's revealed gang.
fn figures(html: &str, seat: Seat) -> u16 {
    let (_, crew) = html.split_once(&format!("id=\"stage-{seat}\"")).expect("the gang lies open");
    let crew = crew.split("id=\"stage-").next().and_then(|crew| crew.split("</section>").next()).unwrap_or_default();
    crew.split("class=\"worth\">+").skip(1).filter_map(|worth| worth.split('<').next()?.parse::<u16>().ok()).sum()
}

/// DE-11, DE-17: gangs are shown one after another, and after the last frame the page still shows their outcome.
#[test]
fn a_hold_up_is_shown_gang_by_gang_and_then_whole() {
    let sample = sample(Settings::default());
    let view = |state: &_| sample.game.view(state, Viewer::Spectator);
    let points =
        |state: &_, seat| Kind::ALL.map(|kind| booty(&view(state).seats[seat].booty, kind)).iter().sum::<i32>();
    let (mut won, mut before) = (0, BySeat::new(SEATS, |_| 0));
    look_kit::play(&sample.game, 6, &mut StepEvents::default(), |position, moments| {
        let was = std::mem::replace(&mut before, BySeat::new(SEATS, |seat| points(&position.state, seat)));
        let moments = std::mem::take(moments);
        let heard = moments.by(Viewer::Spectator);
        let reveals = heard.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
        if reveals == 0 {
            return;
        }
        assert_eq!(reveals, usize::from(SEATS));
        let mut open = 0;
        for (at, (_, event, state)) in moments.0.iter().enumerate() {
            let stage = || sample.staged(&view(state), std::slice::from_ref(event)).expect("a hold-up has a stage");
            match event {
                Event::Revealed { seat, strength, .. } => {
                    open += 1;
                    let html = stage();
                    assert_eq!(html.matches("id=\"stage-").count(), open);
                    assert_eq!(figures(&html, *seat), *strength, "DE-15: {html}");
                }
                Event::Won { seat, spot, .. } => {
                    won += 1;
                    // How many points it adds, during the frame and afterwards (DE-22).
                    let brings = before[*seat] - was[*seat];
                    let brings = format!("wins {brings}\u{a0}point");
                    let after = sample.watched(&view(&position.state), &heard, None);
                    let best = format!("class=\"best\">{brings}");
                    assert!(stage().contains(&brings) && after.contains(&best), "{brings} {after}");
                    // The row still counts by the place that was held up, although the next one is already there.
                    let row = &view(state).spots[spot.index()].cards;
                    let html = sample.watched(&view(state), std::slice::from_ref(event), Some(at));
                    assert!(!html.contains("id=\"crew-"), "the gangs lie on the stage");
                    assert!(html.contains(&format!("position value {}", row.len())), "{spot}");
                }
                _ => {}
            }
        }
        let html = sample.watched(&view(&position.state), &heard, None);
        assert_eq!(html.matches("id=\"crew-").count(), usize::from(SEATS));
        let winner = heard.iter().any(|event| matches!(event, Event::Won { .. }));
        assert_eq!(html.matches("class=\"crew won\"").count(), usize::from(winner));
        // Below the hand, so that the hand does not move.
        let own = sample.watched(&sample.game.view(&position.state, Viewer::Seat(Seat(0))), &heard, None);
        assert!(own.find("class=\"warrant\"") < own.find("class=\"news\""), "{own}");
        assert!(html.contains("now on the warrant of arrest") == winner);
    });
    assert!(won > 3, "{won}");
}

#[test]
fn a_hold_up_its_gangs_and_its_result_have_a_stage() {
    look_kit::great_moments_have_stages(&PAGE, |event| {
        use Event::{HoldUp, NobodyJoined, Revealed, Won};
        matches!(event, HoldUp { .. } | Revealed { .. } | Won { .. } | NobodyJoined { .. })
    });
}

/// DE-15: choosing a gang starts once the announcement is over; until then the hand is shown.
#[test]
fn the_gang_waits_for_the_end_of_the_moments() {
    let sample = sample(Settings::default());
    let mut held_up = 0;
    look_kit::play(&sample.game, 6, &mut StepEvents::default(), |position, moments| {
        for (at, (_, event, state)) in std::mem::take(moments).0.iter().enumerate() {
            if matches!(event, Event::HoldUp { .. }) {
                held_up += 1;
                let frame = sample.watched(
                    &sample.game.view(state, Viewer::Seat(Seat(0))),
                    std::slice::from_ref(event),
                    Some(at),
                );
                assert!(!frame.contains("class=\"gang") && frame.contains("id=\"hand\""), "{frame}");
                let then = sample.watched(&sample.game.view(&position.state, Viewer::Seat(Seat(0))), &[], None);
                assert!(then.contains("class=\"gang"), "{then}");
            }
        }
    });
    assert!(held_up > 3, "{held_up}");
}

/// DE-9: everybody is shown that no card fitted, and which card was taken.
#[test]
fn a_stuck_hand_is_shown_with_the_card_that_was_taken() {
    let sample = sample(Settings::default());
    let view = sample.game.view(&Position::deal(&sample.game, &Fast::new(1), &mut ()).state, Viewer::Spectator);
    let stuck = |card| sample.watched(&view, &[Event::Stuck { seat: Seat(0), neighbour: Seat(1), card }], None);
    let html = stuck(Some(Card::new(Person::Silas, Colour::Green)));
    assert!(html.contains("None of Anna’s cards can be placed: Ben draws Silas (green)"), "{html}");
    let news = |html: &str| html.split_once("class=\"stuck\"").unwrap().1.split_once("</p>").unwrap().0.to_owned();
    assert!(news(&html).contains("#person-silas"));
    let html = stuck(None);
    assert!(html.contains("Anna has no card to place.") && !news(&html).contains("<svg"));
}
