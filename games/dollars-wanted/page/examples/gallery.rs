//! Writes two pages to look at into the folder that is named: all drawings, and a sample table in English and German.

use std::path::Path;

use dollars_wanted::{
    BuildingId, Card, Cards, Cause, Colour, DollarsWanted, Event, Kind, PileView, RowId, RowView, SeatView, Step, View,
};
use dollars_wanted_page::{DollarsWantedPage, WORDS};
use look::lobby::{LobbySeat, Occupant};
use look::{
    Dictionary, Document, Form, Language, Offer, Page, Presence, Scene, Words, args, ending, home, icons, lobby,
    notice, options, table as around,
};
use maud::{Markup, html};
use table::{BySeat, Game, Outcome, Seat, SeatSet, Settings, Setup, Source, Viewer};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("posse.css"), format!("{}\n{}", look::CSS, DollarsWantedPage::styles()))?;
    let dictionary = Dictionary::load(&[WORDS]);
    let page = |language, body| document(&dictionary, language, body);
    let words = |language| dictionary.words(language);

    let gallery = DollarsWantedPage::gallery(words(Language::En));
    std::fs::write(folder.join("gallery.html"), page(Language::En, gallery))?;
    for language in [Language::En, Language::De, Language::Pseudo] {
        let game = game(Settings::default());
        let body = sample(&game, &dictionary, language, Step::Second);
        std::fs::write(folder.join(format!("table-{}.html", language.code())), page(language, body))?;
        let rules = DollarsWantedPage::rules(&game, words(language));
        std::fs::write(folder.join(format!("rules-{}.html", language.code())), page(language, rules))?;
    }
    let coloured = game(Settings::of([("colour-variant", "on"), ("false-play", "off")]));
    let body = sample(&coloured, &dictionary, Language::De, Step::Rob);
    std::fs::write(folder.join("rob-de.html"), page(Language::De, body))?;
    std::fs::write(folder.join("house-de.html"), page(Language::De, house(&coloured, words(Language::De))))
}

/// What stands around a game: its card on the home page, the lobby, the options, the end.
fn house(game: &DollarsWanted, words: &Words) -> Markup {
    let names: BySeat<String> = ["Anna", "Maximilian", "Lucky Luzie"].into_iter().map(str::to_owned).collect();
    let tally =
        |dollars| (vec![Source::new("bank", dollars), Source::new("penalty", -300)], vec![Source::new("buildings", 2)]);
    let outcome = Outcome::ranked("empty-pile", [tally(700), tally(1400), tally(1400)].into_iter().collect());
    let person = Occupant::Person { name: "Anna", presence: Presence::Here, ready: true, me: true };
    let seats = [person, Occupant::Bot { name: "Tumbleweed" }, Occupant::Nobody].into_iter().zip((0..).map(Seat));
    let seats: Vec<LobbySeat<'_>> = seats
        .map(|(occupant, seat)| LobbySeat {
            seat,
            occupant,
            controls: html! { button.button { (words.say("seat-sit")) } },
        })
        .collect();
    let back = html! { button.button.strong { (words.say("rematch")) } };
    html! {
        h1 { (words.say("home-title")) }
        div.games { (home::game_card(words, &DollarsWantedPage::sign(), DollarsWanted::SEATS, "#", "#")) }
        (ending::summary(words, &names, &outcome, |amount| DollarsWantedPage::amount(amount, words), SeatSet::EMPTY, &back))
        (lobby::seats(words, &seats))
        (lobby::name_field(words, "Anna", None))
        (lobby::share(words, "http://192.168.0.7:7777/t/abcdefgh", &icons::qr(21, "QR", |x, y| (x * y + x) % 3 == 0)))
        (options::controls(words, DollarsWanted::OPTIONS, &Settings::default()))
        (options::summary(words, DollarsWanted::OPTIONS, &Settings::of([("colour-variant", "on"), ("false-play", "off")])))
        (notice::notice(&words.say("error-title"), &words.tell("error-busy", &args![]), &[("/", &words.say("error-home"))]))
        (notice::keys(words, &DollarsWantedPage::keys(words)))
        p { (game.edition().name) }
    }
}

fn game(settings: Settings) -> DollarsWanted {
    let edition = DollarsWanted::EDITION.to_owned();
    let setup = Setup { seats: 3, settings, edition, version: DollarsWanted::VERSION };
    DollarsWanted::new(&setup).expect("the sample's set-up is possible")
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
        fixed: DollarsWantedPage::symbols(),
        body,
        live: &[],
    };
    document.render().into_string()
}

fn sample(game: &DollarsWanted, dictionary: &Dictionary, language: Language, step: Step) -> Markup {
    let words = dictionary.words(language);
    let view = view(game, step);
    let names: BySeat<String> = ["Anna", "Maximilian", "Lucky Luzie"].into_iter().map(str::to_owned).collect();
    let mut offers = Vec::new();
    for number in 0..<dollars_wanted::Action as table::Action>::COUNT {
        let action = <dollars_wanted::Action as table::Action>::nth(number).expect("numbers are dense");
        if game.why_not(&view, action).is_none() {
            offers.push(Offer { action, learns: game.learns(&view, action) });
        }
    }
    let present = [Presence::Here, Presence::Away, Presence::Bot].into_iter().collect();
    let last = [Event::Laid { seat: Seat(0), row: RowId(0) }];
    let hidden = html! {};
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: &offers,
        last: &last,
        form: Some(Form { url: "#", hidden: &hidden }),
        present: &present,
        frame: None,
    };
    let events = [
        Event::First { seat: Seat(1) },
        Event::Turn { seat: Seat(1), number: 1 },
        Event::Robbery { seat: Seat(1), row: RowId(1), cause: Cause::Called },
        Event::Won { seat: Seat(1), row: RowId(1), building: BuildingId(13) },
        Event::Turn { seat: Seat(0), number: 2 },
        Event::Laid { seat: Seat(0), row: RowId(0) },
    ];
    let log: Vec<String> =
        events.iter().filter_map(|event| DollarsWantedPage::logged(game, event, &names, words)).collect();
    let table = DollarsWantedPage::table(game, &scene);
    let prompt = DollarsWantedPage::prompt(game, &scene);
    html! {
        (around::prompt_bar(words, &prompt, 1))
        (table)
        (around::log(words, &log))
    }
}

fn view(game: &DollarsWanted, step: Step) -> View {
    let card = |kind, colour| Card::new(kind, colour);
    let front = |id| Some(game.building(BuildingId(id)).front);
    let red = Colour::Red;
    View {
        viewer: Viewer::Seat(Seat(0)),
        active: Seat(0),
        step,
        turn: 2,
        redraws: 0,
        lone: false,
        rows: [
            RowView { front: front(1), buildings: 5, up: Vec::new(), down: 5 },
            RowView {
                front: front(12),
                buildings: 4,
                up: vec![card(Kind::Clint2, red), card(Kind::Elixir, Colour::Blue), card(Kind::Vulture, Colour::Green)],
                down: 2,
            },
            RowView { front: front(16), buildings: 6, up: Vec::new(), down: 0 },
        ],
        seats: [(5, vec![], 1), (6, vec![BuildingId(13), BuildingId(2)], 0), (6, vec![BuildingId(7)], 0)]
            .into_iter()
            .map(|(hand, won, penalties)| SeatView { hand, won, penalties })
            .collect(),
        piles: (0..3)
            .map(|_| PileView { draw: 68, discard: 6, top: Some(card(Kind::Coyote, Colour::Grey)) })
            .take(if game.options().colour_variant { 3 } else { 1 })
            .collect(),
        hand: [Kind::Joe1, Kind::Joe1, Kind::Enzo2, Kind::Joker, Kind::Coyote]
            .into_iter()
            .map(|kind| card(kind, red))
            .collect::<Cards>(),
    }
}
