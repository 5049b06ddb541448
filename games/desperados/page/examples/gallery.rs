//! Writes pages to look at into the folder that is named: all drawings, the rules, and the positions of a random game.

use std::path::Path;

use desperados::{Action, Desperados};
use desperados_page::{DesperadosPage, WORDS};
use look::{Dictionary, Document, Form, Language, Offer, Page, Presence, Scene, table as around};
use maud::{Markup, html};
use table::{BySeat, Fast, Game, Position, Seat, Settings, Setup, Stream, Viewer};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("posse.css"), format!("{}\n{}", look::CSS, DesperadosPage::styles()))?;
    let dictionary = Dictionary::load(&[WORDS]);
    let write = |name: &str, language, body: Markup| {
        std::fs::write(folder.join(format!("{name}.html")), document(&dictionary, language, body))
    };
    let edition = Desperados::EDITION.to_owned();
    let setup = Setup { seats: 3, settings: Settings::default(), edition, version: Desperados::VERSION };
    let game = Desperados::new(&setup).expect("the sample's set-up is possible");
    for language in [Language::En, Language::De, Language::Pseudo] {
        write(
            &format!("rules-{}", language.code()),
            language,
            DesperadosPage::rules(&game, dictionary.words(language)),
        )?;
    }
    write("gallery", Language::En, DesperadosPage::gallery(dictionary.words(Language::En)))?;

    let mut random = Fast::new(7);
    let chance = random.split();
    let mut position = Position::deal(&game, &chance, &mut ());
    let mut list = Vec::new();
    for number in 0..100 {
        let due = game.to_act(&position.state);
        let Some(seat) = due.iter().next() else { break };
        if number % 8 == 0 || due.len() > 1 {
            let viewer = if due.len() > 1 { Seat(0) } else { seat };
            write(&format!("table-{number:02}"), Language::En, sample(&game, &dictionary, &position, viewer))?;
        }
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(&game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    Ok(())
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

/// The page of a seat, as a live table shows it.
fn sample(game: &Desperados, dictionary: &Dictionary, position: &Position<Desperados>, seat: Seat) -> Markup {
    let words = dictionary.words(Language::En);
    let view = game.view(&position.state, Viewer::Seat(seat));
    let mut list: Vec<Action> = Vec::new();
    game.legal(&position.state, seat, &mut list);
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let names: BySeat<String> = ["Anna", "Maximilian", "Lucky Luzie"].into_iter().map(str::to_owned).collect();
    let present = [Presence::Here, Presence::Away, Presence::Bot].into_iter().collect();
    let hidden = html! {};
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: &offers,
        last: &[],
        form: Some(Form { url: "#", hidden: &hidden }),
        present: &present,
        frame: None,
    };
    html! {
        (around::prompt_bar(words, &DesperadosPage::prompt(game, &scene), None))
        (DesperadosPage::table(game, &scene))
    }
}
