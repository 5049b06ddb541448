//! Writes pages to look at into the folder that is named: all drawings, the rules, what stands around a game, and a table
//! at every kind of decision and of moment, as random players came to them.

use std::path::Path;

use fistful_of_meeples::{Action, Board, Event, Field, FistfulOfMeeples, Meeple, State, Step, Way};
use fistful_of_meeples_page::{FistfulOfMeeplesPage, WORDS};
use look::{
    Dictionary, Document, Form, Language, Offer, Page, Presence, Scene, Words, ending, home, notice, options,
    table as around,
};
use maud::{Markup, html};
use table::{Audience, BySeat, Events, Fast, Game, Position, Seat, Settings, Setup, Stream, Viewer};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("posse.css"), look::CSS.to_owned() + FistfulOfMeeplesPage::styles())?;
    let dictionary = Dictionary::load(&[WORDS]);
    let write = |name: &str, language: Language, body: Markup| {
        let page = document(dictionary.words(language), body);
        std::fs::write(folder.join(format!("{name}-{}.html", language.code())), page)
    };
    let setup = Setup {
        seats: 3,
        settings: Settings::default(),
        edition: FistfulOfMeeples::EDITION.to_owned(),
        version: FistfulOfMeeples::VERSION,
    };
    let game = FistfulOfMeeples::new(&setup).expect("the sample's set-up is possible");
    let tale = tell(&game);
    for language in [Language::En, Language::De, Language::Pseudo] {
        let words = dictionary.words(language);
        write("gallery", language, FistfulOfMeeplesPage::gallery(words))?;
        write("rules", language, FistfulOfMeeplesPage::rules(&game, words))?;
        write("house", language, house(&game, words, &tale))?;
        for (name, fits) in DECISIONS {
            if let Some(moment) = tale.iter().find(|moment| moment.decides() && fits(moment)) {
                write(name, language, table(&game, words, moment))?;
            }
        }
        for (name, fits) in EVENTS {
            if let Some(moment) = tale.iter().find(|moment| moment.last.last().is_some_and(fits)) {
                write(name, language, table(&game, words, moment))?;
            }
        }
    }
    Ok(())
}

/// A position, and what brought it about.
struct Moment {
    state: State,
    board: Board,
    last: Vec<Event>,
    /// Whether it is shown while the game goes on, without anybody being asked.
    frame: bool,
}

impl Moment {
    fn decides(&self) -> bool {
        !self.frame
    }
}

type Fits<T> = fn(&T) -> bool;

const DECISIONS: [(&str, Fits<Moment>); 13] = [
    ("settle", |moment| moment.board.step == Step::Settle),
    ("take", |moment| moment.board.step == Step::Take && moment.board.turn > 20),
    ("anywhere", |moment| moment.board.way == Way::Anywhere && moment.board.hand.kinds().count() > 1),
    ("either", |moment| matches!(moment.board.way, Way::Either(_)) && moment.board.hand.kinds().count() > 2),
    ("many", |moment| matches!(moment.board.way, Way::Either(_)) && moment.board.hand.total() > 7),
    ("along", |moment| matches!(moment.board.way, Way::Along(..)) && moment.board.hand.kinds().count() > 1),
    ("madame", |moment| matches!(moment.board.way, Way::Along(..)) && refuses_madame(&moment.board)),
    ("mark", |moment| matches!(moment.board.step, Step::Mark(_))),
    ("resolve", |moment| moment.board.step == Step::Resolve && brings(&moment.board)),
    ("build", |moment| matches!(moment.board.step, Step::Build(_))),
    ("upgrade", |moment| matches!(moment.board.step, Step::Upgrade(_))),
    ("reroll", |moment| matches!(moment.board.step, Step::Reroll(_))),
    ("over", |moment| matches!(moment.board.step, Step::Over(_))),
];

const EVENTS: [(&str, Fits<Event>); 7] = [
    ("frame-took", |event| matches!(event, Event::Took { .. })),
    ("frame-dropped", |event| matches!(event, Event::Dropped { .. })),
    ("frame-drew", |event| matches!(event, Event::Drew { cubes, .. } if cubes.len() > 4)),
    ("frame-exploded", |event| matches!(event, Event::Exploded { .. })),
    ("frame-rolled", |event| matches!(event, Event::Rolled { .. })),
    ("frame-buried", |event| matches!(event, Event::Buried { .. })),
    ("frame-bar", |event| matches!(event, Event::BarBought { .. })),
];

/// Whether several are to be resolved, a deputy or a robber among them, and a showdown.
fn brings(board: &Board) -> bool {
    let street = board.unresolved().iter().filter_map(|field| board.street.on(field));
    let quick = street.filter(|meeple| matches!(meeple, Meeple::Robber | Meeple::Deputy | Meeple::Miner));
    quick.count() > 1 && board.showdown()
}

/// Whether the next field is a showdown field and the madame is among several in hand.
fn refuses_madame(board: &Board) -> bool {
    let next = board.way.fields(board.street.free());
    board.hand.has(Meeple::Madame) && board.hand.total() > 1 && next.iter().all(Field::is_showdown)
}

/// Keeps every event with its state.
#[derive(Default)]
struct Keep(Vec<(State, Event)>);

impl Events<FistfulOfMeeples> for Keep {
    fn event(&mut self, _: &FistfulOfMeeples, state: &State, _: Audience, event: Event) {
        self.0.push((state.clone(), event));
    }
}

/// Games of random players, moment by moment.
fn tell(game: &FistfulOfMeeples) -> Vec<Moment> {
    let mut tale = Vec::new();
    let look = |state: &State, last: Vec<Event>, frame| {
        let board = game.view(state, Viewer::Spectator).board;
        Moment { state: state.clone(), board, last, frame }
    };
    for seed in 0..12 {
        let mut random = Fast::new(seed);
        let chance = random.split();
        let mut position = Position::deal(game, &chance, &mut ());
        let mut list = Vec::new();
        let mut last = Vec::new();
        loop {
            tale.push(look(&position.state, std::mem::take(&mut last), false));
            let Some(seat) = game.to_act(&position.state).iter().next() else { break };
            game.legal(&position.state, seat, &mut list);
            let action = *random.pick(&list).expect("somebody who acts has a choice");
            let mut kept = Keep::default();
            position.play(game, seat, action, &chance, &mut kept).expect("the action is listed");
            tale.extend(kept.0.iter().map(|(state, event)| look(state, vec![event.clone()], true)));
            last = kept.0.into_iter().map(|(_, event)| event).collect();
        }
    }
    tale
}

fn names() -> BySeat<String> {
    ["Anna", "Maximilian", "Lucky Luzie"].into_iter().map(str::to_owned).collect()
}

/// A table as whoever is asked sees it.
fn table(game: &FistfulOfMeeples, words: &Words, moment: &Moment) -> Markup {
    let seat = moment.board.asked().unwrap_or(Seat(0));
    let view = game.view(&moment.state, Viewer::Seat(seat));
    let mut list: Vec<Action> = Vec::new();
    game.legal(&moment.state, seat, &mut list);
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let (names, hidden) = (names(), html! {});
    let present = [Presence::Here, Presence::Away, Presence::Bot].into_iter().collect();
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: if moment.frame { &[] } else { &offers },
        last: &moment.last,
        form: Some(Form { url: "#", hidden: &hidden }).filter(|_| !moment.frame),
        present: &present,
        frame: moment.frame.then_some(0),
    };
    let log: Vec<String> =
        moment.last.iter().filter_map(|event| FistfulOfMeeplesPage::logged(game, event, &names, words)).collect();
    let drafted = usize::from(!moment.frame);
    html! {
        (around::prompt_bar(words, &FistfulOfMeeplesPage::prompt(game, &scene), drafted))
        div #scene { (FistfulOfMeeplesPage::table(game, &scene)) }
        (around::log(words, &log))
    }
}

/// What stands around a game: its card on the home page, the options, the end, the keys.
fn house(game: &FistfulOfMeeples, words: &Words, tale: &[Moment]) -> Markup {
    let outcome = tale.iter().find_map(|moment| game.outcome(&moment.state));
    let back = html! { button.button.strong { (words.say("rematch")) } };
    html! {
        h1 { (words.say("home-title")) }
        div.games { (home::game_card(words, &FistfulOfMeeplesPage::sign(), FistfulOfMeeples::SEATS, "#", "#")) }
        @if let Some(outcome) = outcome {
            (ending::summary(words, &names(), &outcome, |amount| FistfulOfMeeplesPage::amount(amount, words), table::SeatSet::EMPTY, &back))
        }
        (options::controls(words, FistfulOfMeeples::OPTIONS, &Settings::default()))
        (notice::keys(words, &FistfulOfMeeplesPage::keys(words)))
    }
}

fn document(words: &Words, body: Markup) -> String {
    let document = Document {
        words,
        title: &words.say("game-name"),
        css: "posse.css",
        scripts: &[],
        head: html! {},
        icon: "data:,",
        tools: look::language_form(words, "#", "/"),
        fixed: FistfulOfMeeplesPage::symbols(),
        body,
        live: &[],
    };
    document.render().into_string()
}
