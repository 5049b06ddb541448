//! Writes pages to look at into the folder that is named: all drawings, the rules, and made-up tables in English, German
//! and the pseudo-language.

use std::path::Path;

use look::{Dictionary, Document, Form, Language, Offer, Page, Presence, Scene, table as around};
use maud::{Markup, html};
use table::{BySeat, Game, Seat, SeatSet, Settings, Setup, Viewer};
use wyatt_earp::{Action, Card, Event, Group, Groups, Line, Outlaw, Scored, Step, View, WyattEarp};
use wyatt_earp_page::{WORDS, WyattEarpPage};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("posse.css"), look::CSS)?;
    std::fs::write(folder.join("wyatt-earp.css"), WyattEarpPage::styles())?;
    let dictionary = Dictionary::load(&[WORDS]);
    let game = game();
    for language in [Language::En, Language::De, Language::Pseudo] {
        let words = dictionary.words(language);
        let save = |name: &str, body: Markup| {
            let file = folder.join(format!("{name}-{}.html", language.code()));
            std::fs::write(file, document(&dictionary, language, body))
        };
        save("gallery", WyattEarpPage::gallery(words))?;
        save("rules", WyattEarpPage::rules(&game, words))?;
        for (name, view, last) in moments() {
            let is_frame = name.starts_with("frame");
            save(name, sample(&game, &dictionary, language, &view, &last, is_frame))?;
        }
    }
    Ok(())
}

fn game() -> WyattEarp {
    let edition = WyattEarp::EDITION.to_owned();
    let setup = Setup { seats: 4, settings: Settings::default(), edition, version: WyattEarp::VERSION };
    WyattEarp::new(&setup).expect("the sample's set-up is possible")
}

fn document(dictionary: &Dictionary, language: Language, body: Markup) -> String {
    let words = dictionary.words(language);
    let document = Document {
        words,
        title: &words.say("game-name"),
        css: "posse.css",
        scripts: &[],
        head: html! { link rel="stylesheet" href="wyatt-earp.css"; },
        icon: "data:,",
        tools: look::language_form(words, "#", "/"),
        fixed: WyattEarpPage::symbols(),
        body,
        live: &[],
    };
    document.render().into_string()
}

fn sample(
    game: &WyattEarp,
    dictionary: &Dictionary,
    language: Language,
    view: &View,
    last: &[Event],
    is_frame: bool,
) -> Markup {
    let words = dictionary.words(language);
    let names: BySeat<String> =
        ["Anna", "Maximilian", "Lucky Luzie", "Tumbleweed"].map(str::to_owned).into_iter().collect();
    let all = (0..<Action as table::Action>::COUNT).filter_map(<Action as table::Action>::nth);
    let offers: Vec<Offer<Action>> = all
        .filter(|action| game.why_not(view, *action).is_none())
        .map(|action| Offer { action, learns: game.learns(view, action) })
        .collect();
    let hidden = html! {};
    let scene = Scene {
        words,
        names: &names,
        view,
        recall: None,
        offers: if is_frame { &[] } else { &offers },
        last,
        form: (!is_frame).then_some(Form { url: "#", hidden: &hidden }),
        present: &[Presence::Here, Presence::Away, Presence::Here, Presence::Bot].into_iter().collect(),
        frame: is_frame.then_some(0),
    };
    let log: Vec<String> = last.iter().filter_map(|event| WyattEarpPage::logged(game, event, &names, words)).collect();
    let drafted = usize::from(scene.asked() && view.step == Step::Play);
    html! {
        @if is_frame {
            @for event in last { p.caption { (WyattEarpPage::spoken(game, event, &names, words).unwrap_or_default()) } }
        }
        (around::prompt_bar(words, &WyattEarpPage::prompt(game, &scene), drafted))
        div #scene { (WyattEarpPage::table(game, &scene)) }
        (around::log(words, &log))
    }
}

/// Tables as they could lie, each with its name and what has just happened.
fn moments() -> Vec<(&'static str, View, Vec<Event>)> {
    let at = |step, active| View { step, active: Seat(active), ..view() };
    let sheriff = View { sheriff: true, ..at(Step::Play, 0) };
    let close = View { draw: 1, ..at(Step::Draw, 0) };
    let played = View { in_play: Some(Card::BANK), ..at(Step::Play, 0) };
    let pile = Card::all().chain(Card::all().take(11)).chain(Card::all().take(3)).collect();
    let search = View { pile: Some(pile), ..at(Step::Search, 0) };
    let watching = View { viewer: Viewer::Spectator, hand: Default::default(), ..at(Step::Play, 2) };
    let scoring = View { step: Step::HandOver(wyatt_earp::HandEnd::Emptied), ..view() };
    let duel = View {
        hits: [2, 1, 2, 0].into_iter().collect(),
        money: [26, 26, 26, 9].into_iter().collect(),
        ..scoring.clone()
    };
    let scored = Scored {
        outlaw: Outlaw::Butch,
        points: [0, 0, 4, 9].into_iter().collect(),
        shares: [0, 0, 0, 12].into_iter().collect(),
        rest: 0,
    };
    let wes = Card::outlaw(Outlaw::Wes);
    let hit = |seat| vec![Event::Shot { seat: Seat(seat), card: wes }];
    let target = |card, seat| View { in_play: Some(card), top: Some(wes), ..at(Step::Target(card), seat) };
    let mut hidden_twice = View { top: Some(wes), ..at(Step::WindowTarget(Seat(0), false), 1) };
    hidden_twice.groups[Seat(0)].change(Outlaw::Belle, |group| group.hidden = true);
    let asked = SeatSet::only(Seat(1)).with(Seat(3));
    vec![
        ("draw", at(Step::Draw, 0), vec![Event::Turn { seat: Seat(0) }]),
        ("close", close, Vec::new()),
        ("play", at(Step::Play, 0), vec![Event::Laid { seat: Seat(0), outlaw: Outlaw::Belle, count: 3, reward: 2 }]),
        ("sheriff", sheriff, Vec::new()),
        ("ask", at(Step::Ask(Outlaw::Jesse, asked), 0), Vec::new()),
        ("search", search, Vec::new()),
        ("found", at(Step::Found(Card::BANK), 0), Vec::new()),
        ("window", at(Step::Window(Seat(0), false), 1), Vec::new()),
        ("target", target(Card::BANK, 0), hit(0)),
        ("target-hideout", target(Card::HIDEOUT, 0), hit(0)),
        ("target-other", target(Card::WANTED, 2), hit(2)),
        ("window-target", hidden_twice, hit(0)),
        ("window-other", at(Step::Window(Seat(1), true), 0), Vec::new()),
        ("waiting", at(Step::Play, 2), vec![Event::Discarded { seat: Seat(1), card: Card::BANK }]),
        ("watching", watching, Vec::new()),
        ("over", View { step: Step::Over(wyatt_earp::End::Goal), ..view() }, Vec::new()),
        ("frame-shot", played, vec![Event::Shot { seat: Seat(0), card: Card::outlaw(Outlaw::Wes) }]),
        ("frame-scored", scoring, vec![Event::Scored(scored)]),
        ("frame-duel", duel, vec![Event::Turned { seat: Seat(2), card: Card::BANK }]),
    ]
}

fn view() -> View {
    let group = |outlaws, photo, hidden| Group { outlaws, photo, hidden, ..Group::default() };
    let mut groups: BySeat<Groups> = BySeat::new(4, |_| Groups::default());
    let mut lay = |seat, outlaw: Outlaw, group| groups[Seat(seat)].change(outlaw, |own| *own = group);
    lay(0, Outlaw::Belle, group(3, true, false));
    lay(0, Outlaw::Sundance, Group { banks: 1, ..group(4, false, true) });
    lay(1, Outlaw::Belle, group(2, false, false));
    lay(1, Outlaw::Jesse, Group { gun: true, ..group(5, true, false) });
    lay(1, Outlaw::Wes, group(3, false, true));
    lay(2, Outlaw::Butch, group(0, true, false));
    lay(2, Outlaw::Jesse, group(1, false, false));
    lay(3, Outlaw::Billy, group(3, false, false));
    lay(3, Outlaw::Butch, Group { stagecoaches: 1, ..group(4, false, false) });
    lay(3, Outlaw::Sundance, group(2, false, false));
    let outlaws = [(Outlaw::Belle, 2), (Outlaw::Billy, 1), (Outlaw::Bob, 2), (Outlaw::Jesse, 3)];
    let outlaws = outlaws.into_iter().flat_map(|(outlaw, count)| std::iter::repeat_n(Card::outlaw(outlaw), count));
    let sheriffs = [Card::photo(Outlaw::Sundance), Card::BANK, Card::GUN, Card::WANTED, Card::HIDEOUT, Card::WYATT];
    let line = |points: [u16; 4], shares: [u16; 4], rest| Line {
        points: points.into_iter().collect(),
        shares: shares.into_iter().collect(),
        rest,
    };
    View {
        viewer: Viewer::Seat(Seat(0)),
        number: 3,
        dealer: Seat(3),
        active: Seat(0),
        step: Step::Play,
        money: [11, 7, 14, 3].into_iter().collect(),
        posters: [5, 3, 1, 12, 9, 7, 4],
        hands: [14, 6, 10, 8].into_iter().collect(),
        groups,
        open: 0b111_1011,
        draw: 31,
        discard: 12,
        top: Some(Card::BANK),
        renewed: true,
        sheriff: false,
        took: false,
        played: false,
        idle: 0,
        in_play: None,
        hand: outlaws.chain(sheriffs).collect(),
        pile: None,
        sheet: vec![
            line([11, 6, 2, 0], [9, 0, 0, 0], 0),
            line([0, 9, 5, 4], [0, 5, 3, 0], 0),
            line([4, 4, 2, 0], [1, 1, 0, 0], 1),
            line([8, 6, 5, 0], [3, 2, 2, 0], 0),
            line([0, 0, 6, 0], [0; 4], 3),
            line([0; 4], [0; 4], 2),
            line([6, 6, 6, 0], [1, 1, 1, 0], 2),
        ],
        hits: BySeat::new(4, |_| 0),
    }
}
