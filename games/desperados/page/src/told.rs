//! The table in words, for a terminal.

use desperados::{Action, Card, Desperados, Event, GangChoice, Person, PlaceCard, Spot, Step};
use look::panels::players;
use look::words::capitalized;
use look::{Scene, Told, Words, args};
use table::{Game, Seat};

use crate::{art, gang, hand, news, panels, speech, spots, warrant};

/// Players, gang or hand, what has just happened, places, warrant and piles, as the page shows them.
pub(crate) fn told(scene: &Scene<'_, Desperados>) -> Vec<Told> {
    let (words, view) = (scene.words, scene.view);
    let me = view.viewer.seat();
    let mut told = vec![players(scene, |seat| facts(scene, seat))];
    match (view.step, &view.choice) {
        (Step::HoldUp(spot), Some(choice)) => told.push(own_gang(scene, spot, choice)),
        _ if me.is_some() => told.push(own_hand(scene)),
        _ => {}
    }
    told.extend(just_now(scene));
    told.push(Told::part(words.say("spots"), Spot::ALL.map(|spot| one_spot(scene, spot))));
    told.push(wanted(scene));
    told.push(piles(scene));
    told
}

/// What is told about a seat.
pub(crate) fn facts(scene: &Scene<'_, Desperados>, seat: Seat) -> Vec<String> {
    let (words, player) = (scene.words, &scene.view.seats[seat]);
    let hauls = panels::hauls(&player.booty);
    let total: i32 = hauls.iter().map(|haul| haul.worth).sum();
    let mut facts =
        vec![words.tell("points", &args![count => total]), words.tell("hand-count", &args![count => player.hand])];
    let recent = scene.view.recent().iter().position(|other| *other == seat);
    facts.extend(recent.map(|at| words.tell("recent", &args![rank => at + 1])));
    if !hauls.is_empty() {
        let hauls: Vec<String> = hauls.iter().map(|haul| haul.name(words)).collect();
        facts.push([&*words.say("booty"), words.colon(), &words.joined(&hauls)].concat());
    }
    facts
}

/// The viewer's choice in a hold-up, with the strength of each chosen card and of each card that may still join.
fn own_gang(scene: &Scene<'_, Desperados>, spot: Spot, choice: &GangChoice) -> Told {
    let (words, view) = (scene.words, scene.view);
    let strong = |name: String, card: Card| {
        let worth = scene.game.strength(view, spot, card).unwrap_or_default();
        words.joined(&[name, words.tell("gang-strength", &args![strength => worth])])
    };
    let place = view.spot(spot).place();
    let mut parts: Vec<Told> =
        place.into_iter().map(|place| Told::Line(capitalized(&art::the_place(place, words)))).collect();
    parts.push(Told::Line(gang::strength(scene, choice)));
    let members = choice.gang.cards.iter().map(|card| strong(art::card_name(*card, words), *card));
    parts.push(Told::list(scene.names.tell_own("gang", &[], words), members));
    if choice.ready && scene.names.own().is_some() {
        parts.push(Told::Line(words.say("gang-hidden")));
    }
    let candidates = gang::left(&view.hand, &choice.gang.cards).into_iter().map(|(_, card, count)| {
        let name = hand::name(card, count, words);
        if scene.game.why_not(view, Action::Join { card }).is_none() { strong(name, card) } else { name }
    });
    parts.push(Told::list(scene.names.tell_own("gang-candidates", &[], words), candidates));
    Told::part(scene.names.tell_own("gang", &[], words), parts)
}

fn own_hand(scene: &Scene<'_, Desperados>) -> Told {
    let (words, cards) = (scene.words, &scene.view.hand);
    if cards.is_empty() {
        return Told::Line(scene.names.tell_own("hand-empty", &[], words));
    }
    let names = hand::kinds(cards).into_iter().map(|(_, card, count)| hand::name(card, count, words));
    Told::list(scene.names.tell_own("hand", &args![count => cards.len()], words), names)
}

/// The gangs of the hold-up that the last step resolved, and stuck hands.
fn just_now(scene: &Scene<'_, Desperados>) -> Option<Told> {
    let words = scene.words;
    let spoken = |event: &Event| speech::spoken(&scene.reader(), event).map(Told::Line);
    let crews = news::crews(scene);
    let stuck = scene.last.iter().filter(|event| matches!(event, Event::Stuck { .. }));
    let mut parts: Vec<Told> = stuck.filter_map(spoken).collect();
    if !crews.is_empty() {
        parts.push(Told::part(words.say("gangs"), crews.iter().map(|crew| one_crew(scene, crew))));
        parts.extend(scene.last.iter().filter(|event| news::is_outcome(event)).filter_map(spoken));
    }
    (!parts.is_empty()).then(|| Told::part(words.say("news"), parts))
}

fn one_crew(scene: &Scene<'_, Desperados>, crew: &news::Crew<'_>) -> Told {
    let (words, name) = (scene.words, scene.names.called(crew.seat, scene.words));
    if crew.cards.is_empty() {
        return Told::Line(words.joined(&[name, words.say("gang-away")]));
    }
    let mut label = vec![name, words.tell("gang-strength", &args![strength => crew.strength])];
    label.extend(news::brings(scene, crew.seat).map(|count| words.tell("gang-brings", &args![count => count])));
    Told::list(
        words.joined(&label),
        news::members(scene, crew).into_iter().map(|member| match member {
            (card, Some(worth)) => format!("{} +{worth}", art::card_name(card, words)),
            (card, None) => art::card_name(card, words),
        }),
    )
}

fn one_spot(scene: &Scene<'_, Desperados>, spot: Spot) -> Told {
    let (words, view) = (scene.words, scene.view.spot(spot));
    let mut parts = match view.places.split_first() {
        Some((place, beneath)) => {
            let beneath = beneath.iter().map(|place| place_name(*place, words));
            vec![Told::Line(place_name(*place, words)), Told::list(words.say("beneath"), beneath)]
        }
        None => vec![Told::Line(words.say("spot-empty"))],
    };
    let value = usize::from(scene.view.value(spot));
    let helpers = (1..).zip(&view.cards).map(|(at, card)| spots::helper(*card, (value + 1).saturating_sub(at), words));
    parts.push(Told::list(words.tell("helpers", &args![spot => spot.to_string()]), helpers));
    Told::part(words.tell("spot", &args![spot => spot.to_string()]), parts)
}

fn place_name(place: PlaceCard, words: &Words) -> String {
    format!("{} {}", art::kind_name(place.kind(), words), place.value())
}

fn wanted(scene: &Scene<'_, Desperados>) -> Told {
    let words = scene.words;
    let persons = Person::ALL.into_iter().filter_map(|person| {
        let count = scene.view.warrant.cards().filter(|card| card.person() == person).count();
        let worth = if scene.game.options().exact_match { String::new() } else { format!(" +{count}") };
        let tints = warrant::tints(&scene.view.warrant, person, words);
        (count > 0).then(|| Told::Line(format!("{}{worth}{}{tints}", art::person_name(person, words), words.colon())))
    });
    let mut lines: Vec<Told> = persons.collect();
    if lines.is_empty() {
        lines.push(Told::Line(words.say("warrant-empty")));
    }
    Told::part(words.say("warrant"), lines)
}

fn piles(scene: &Scene<'_, Desperados>) -> Told {
    let (words, view) = (scene.words, scene.view);
    let mut discard = vec![words.tell("pile-discard", &args![count => view.discard])];
    discard.extend(view.top.map(|card| words.tell("pile-top", &args![card => art::card_name(card, words)])));
    let mut items = vec![words.tell("pile-draw", &args![count => view.draw]), discard.join(", ")];
    if view.nobody > 0 {
        items.push(words.tell("nobody-running", &args![count => view.nobody]));
    }
    Told::list(words.say("piles"), items)
}
