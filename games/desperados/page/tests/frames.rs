//! What happens is shown moment by moment, and what came of it afterwards.

use desperados::{Card, Colour, Desperados, Event, Person};
use desperados_page::{DesperadosPage, WORDS};
use look::{Language, Page, Presence, Scene, Words};
use table::{Audience, BySeat, Events, Fast, Game, Position, Seat, Settings, Setup, Stream, Viewer};

const SEATS: u8 = 3;

fn game() -> Desperados {
    let edition = Desperados::EDITION.to_owned();
    Desperados::new(&Setup { seats: SEATS, settings: Settings::default(), edition, version: Desperados::VERSION })
        .expect("the set-up is possible")
}

/// What happened in a step, with the states right after it.
#[derive(Default)]
struct Moments(Vec<(Audience, Event, <Desperados as Game>::State)>);

impl Events<Desperados> for Moments {
    fn event(&mut self, _: &Desperados, state: &<Desperados as Game>::State, audience: Audience, event: Event) {
        self.0.push((audience, event, state.clone()));
    }
}

/// The table of a spectator at a state: a frame, or the page after a step.
fn watched(game: &Desperados, state: &<Desperados as Game>::State, last: &[Event], frame: Option<usize>) -> String {
    let view = game.view(state, Viewer::Spectator);
    let words = Words::load(Language::En, &[WORDS]);
    let names: BySeat<String> = ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect();
    let present = BySeat::new(SEATS, |_| Presence::Here);
    let scene = Scene {
        words: &words,
        names: &names,
        view: &view,
        recall: None,
        offers: &[],
        last,
        form: None,
        present: &present,
        frame,
    };
    DesperadosPage::table(game, &scene).into_string()
}

/// DE-11, DE-17: the gangs are shown one after another, and after the last frame the page still tells what came of them.
#[test]
fn a_hold_up_is_shown_gang_by_gang_and_then_whole() {
    let game = game();
    let mut random = Fast::new(6);
    let chance = random.split();
    let mut position = Position::deal(&game, &chance, &mut ());
    let mut list = Vec::new();
    let mut won = 0;
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).unwrap();
        let mut moments = Moments::default();
        position.play(&game, seat, action, &chance, &mut moments).unwrap();
        let heard: Vec<Event> = moments.0.iter().filter(|it| it.0 == Audience::All).map(|it| it.1.clone()).collect();
        let reveals = heard.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
        if reveals == 0 {
            continue;
        }
        assert_eq!(reveals, usize::from(SEATS));
        let mut open = 0;
        for (at, (_, event, state)) in moments.0.iter().enumerate() {
            let html = watched(&game, state, std::slice::from_ref(event), Some(at));
            match event {
                Event::Revealed { .. } => {
                    open += 1;
                    assert_eq!(html.matches("id=\"crew-").count(), open);
                }
                Event::Won { spot, .. } => {
                    won += 1;
                    // The row still counts by the place that was held up, though the next one lies there already.
                    let row = &game.view(state, Viewer::Spectator).spots[spot.index()].cards;
                    assert_eq!(html.matches("class=\"crew won\"").count(), 1);
                    assert!(html.contains(&format!("position value {}", row.len())), "{spot}");
                }
                _ => {}
            }
        }
        let html = watched(&game, &position.state, &heard, None);
        assert_eq!(html.matches("id=\"crew-").count(), usize::from(SEATS));
        let winner = heard.iter().any(|event| matches!(event, Event::Won { .. }));
        assert_eq!(html.matches("class=\"crew won\"").count(), usize::from(winner));
        assert!(html.contains("on the warrant of arrest now") == winner);
    }
    assert!(won > 3, "{won}");
}

/// DE-9: that no card fitted, and which one was taken, is shown to all.
#[test]
fn a_stuck_hand_is_shown_with_the_card_that_was_taken() {
    let game = game();
    let position = Position::deal(&game, &Fast::new(1), &mut ());
    let card = Card::new(Person::Silas, Colour::Green);
    let stuck = |card| [Event::Stuck { seat: Seat(0), neighbour: Seat(1), card }];
    let html = watched(&game, &position.state, &stuck(Some(card)), None);
    assert!(html.contains("No card of Anna can be placed: Ben draws Silas green"), "{html}");
    let news = |html: &str| html.split_once("class=\"stuck\"").unwrap().1.split_once("</p>").unwrap().0.to_owned();
    assert!(news(&html).contains("#person-silas"));
    let html = watched(&game, &position.state, &stuck(None), None);
    assert!(html.contains("Anna has no card to place.") && !news(&html).contains("<svg"));
}
