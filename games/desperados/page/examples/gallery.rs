//! Writes pages to look at into the folder that is named: all drawings, the rules, and moments of random games for
//! three and for five: turns, choices, reveals frame by frame, what stays of them, and stuck hands.

use std::path::Path;

use desperados::{Action, Desperados, Event, Step};
use desperados_page::{DesperadosPage, WORDS};
use look::{Dictionary, Document, Form, Language, Offer, Page, Presence, Scene, Words, table as around};
use maud::{Markup, html};
use table::{Audience, BySeat, Events, Fast, Game, Position, Seat, Settings, Setup, Stream, Viewer};

/// How many hold-ups and stuck hands of a game are shown.
const SHOWN: usize = 3;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("posse.css"), format!("{}\n{}", look::CSS, DesperadosPage::styles()))?;
    let dictionary = Dictionary::load(&[WORDS]);
    let write = |name: &str, language, body: Markup| {
        std::fs::write(folder.join(format!("{name}.html")), document(&dictionary, language, body))
    };
    let three = game(3);
    for language in [Language::En, Language::De, Language::Pseudo] {
        let rules = DesperadosPage::rules(&three, dictionary.words(language));
        write(&format!("rules-{}", language.code()), language, rules)?;
    }
    write("gallery", Language::En, DesperadosPage::gallery(dictionary.words(Language::En)))?;
    for (game, language, seed) in [(three, Language::En, 7), (game(5), Language::De, 276)] {
        for (name, body) in moments(&game, dictionary.words(language), seed) {
            write(&format!("{}-{name}", game.seats()), language, body)?;
        }
    }
    Ok(())
}

fn game(seats: u8) -> Desperados {
    let edition = Desperados::EDITION.to_owned();
    let setup = Setup { seats, settings: Settings::default(), edition, version: Desperados::VERSION };
    Desperados::new(&setup).expect("the sample's set-up is possible")
}

/// What happened since the last step, with the states right after it.
#[derive(Default)]
struct Heard(Vec<(Audience, Event, <Desperados as Game>::State)>);

impl Events<Desperados> for Heard {
    fn event(&mut self, _: &Desperados, state: &<Desperados as Game>::State, audience: Audience, event: Event) {
        self.0.push((audience, event, state.clone()));
    }
}

/// The moments of a random game, each with its name.
fn moments(game: &Desperados, words: &Words, seed: u64) -> Vec<(String, Markup)> {
    let mut pages = Vec::new();
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut heard = Heard::default();
    let mut position = Position::deal(game, &chance, &mut heard);
    let mut list = Vec::new();
    let (mut turns, mut holdups, mut stuck, mut log) = (0, 0, 0, Vec::new());
    loop {
        let due = game.to_act(&position.state);
        let viewer = due.iter().next().unwrap_or(Seat(0));
        let view = game.view(&position.state, Viewer::Seat(viewer));
        let last: Vec<Event> =
            heard.0.iter().filter(|it| it.0.includes(Viewer::Seat(viewer))).map(|it| it.1.clone()).collect();
        log.extend(last.iter().filter_map(|event| DesperadosPage::logged(game, event, &names(game), words)));
        let mut shot = |name: String, viewer: Seat, last: &[Event]| {
            pages.push((name, sample(game, words, &position.state, viewer, last, None, &log)));
        };
        let revealed = last.iter().any(|event| matches!(event, Event::Revealed { .. }));
        if revealed && holdups <= SHOWN {
            shot(format!("after-{holdups}"), viewer, &last);
        } else if last.iter().any(|event| matches!(event, Event::Stuck { .. })) && stuck < SHOWN {
            stuck += 1;
            shot(format!("stuck-{stuck}"), viewer, &last);
        }
        match view.step {
            Step::Place => {
                turns += 1;
                if turns % 15 == 1 {
                    shot(format!("turn-{turns}"), viewer, &last);
                }
            }
            Step::HoldUp(_) if last.iter().any(|event| matches!(event, Event::HoldUp { .. })) => {
                holdups += 1;
                if holdups <= SHOWN {
                    shot(format!("choose-{holdups}"), viewer, &last);
                }
            }
            Step::HoldUp(_) if holdups <= SHOWN && viewer == Seat(1) => {
                shot(format!("ready-{holdups}"), Seat(0), &last)
            }
            Step::Over(_) => {
                shot("over".to_owned(), viewer, &last);
                return pages;
            }
            _ => {}
        }
        if view.choice.as_ref().is_some_and(|choice| choice.gang.cards.len() == 1) && holdups <= SHOWN {
            shot(format!("joined-{holdups}-{viewer}"), viewer, &last);
        }
        game.legal(&position.state, viewer, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        heard = Heard::default();
        position.play(game, viewer, action, &chance, &mut heard).expect("the action is listed");
        let is_reveal = heard.0.iter().any(|(_, event, _)| matches!(event, Event::Revealed { .. }));
        let frames = heard.0.iter().filter(|(audience, ..)| is_reveal && audience.includes(Viewer::Seat(Seat(0))));
        for (at, (_, event, state)) in frames.enumerate().filter(|_| holdups <= SHOWN) {
            let said = DesperadosPage::spoken(game, event, &names(game), words);
            let body = sample(game, words, state, Seat(0), std::slice::from_ref(event), Some(at), &[]);
            pages.push((format!("frame-{holdups}-{at}"), html! { p.caption { (said.unwrap_or_default()) } (body) }));
        }
    }
}

fn names(game: &Desperados) -> BySeat<String> {
    let names = ["Anna", "Maximilian", "Lucky Luzie", "Jo", "Bartholomew Tumbleweed"];
    names.into_iter().take(usize::from(game.seats())).map(str::to_owned).collect()
}

fn document(dictionary: &Dictionary, language: Language, body: Markup) -> String {
    let words = dictionary.words(language);
    let document = Document {
        words,
        title: &words.say("game-name"),
        css: "posse.css",
        scripts: &[],
        head: html! {},
        icon: "data:,",
        tools: look::language_form(words, "#", "/"),
        fixed: DesperadosPage::symbols(),
        body,
        live: &[],
    };
    document.render().into_string()
}

/// The page of a seat, as a live table shows it: at a decision, or at an intermediate frame.
fn sample(
    game: &Desperados,
    words: &Words,
    state: &<Desperados as Game>::State,
    seat: Seat,
    last: &[Event],
    frame: Option<usize>,
    log: &[String],
) -> Markup {
    let view = game.view(state, Viewer::Seat(seat));
    let mut list: Vec<Action> = Vec::new();
    if frame.is_none() {
        game.legal(state, seat, &mut list);
    }
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let names = names(game);
    let presence = [Presence::Here, Presence::Away, Presence::Bot];
    let present = presence.into_iter().cycle().take(usize::from(game.seats())).collect();
    let hidden = html! {};
    let form = Some(Form { url: "#", hidden: &hidden });
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: &offers,
        last,
        form,
        present: &present,
        frame,
    };
    html! {
        (around::prompt_bar(words, &DesperadosPage::prompt(game, &scene), 0))
        (DesperadosPage::table(game, &scene))
        (around::log(words, log))
    }
}
