//! The table in words, for a terminal.

use look::panels::players;
use look::{Scene, Told, args};
use table::Seat;
use wyatt_earp::{Group, Outlaw, SheetLine, Step, WyattEarp};

use crate::wall::{self, Poster};
use crate::{art, hand, marks, panels, sheet};

/// Search, hand, wall, players, groups and the scoring of the previous hand, as the page shows them.
pub(crate) fn told(scene: &Scene<'_, WyattEarp>) -> Vec<Told> {
    let (words, view) = (scene.words, scene.view);
    let me = view.viewer.seat();
    let mut told = search(scene);
    if me.is_some() {
        told.push(own_hand(scene));
    }
    let posters = Told::list(words.say("posters"), Outlaw::ALL.map(|outlaw| poster(scene, outlaw)));
    told.push(Told::part(
        words.say("wall"),
        [Told::Line(wall::goal(&scene.reader(), view.number)), posters, piles(scene)],
    ));
    told.push(players(scene, |seat| facts(scene, seat)));
    told.extend(scene.names.pairs().filter_map(|(seat, name)| groups(scene, seat, name)));
    if !view.sheet.is_empty() {
        told.push(scores(scene));
    }
    told
}

/// The draw pile while the viewer searches it, and then the card found.
fn search(scene: &Scene<'_, WyattEarp>) -> Vec<Told> {
    let words = scene.words;
    if let Some(pile) = &scene.view.pile {
        let cards = pile.kinds().map(|card| hand::name(words, card, pile.count(card)));
        return vec![Told::Line(words.say("search-about")), Told::list(words.say("search"), cards)];
    }
    match scene.view.step {
        Step::Found(card) => vec![Told::list(words.say("found"), [art::card_name(card, words)])],
        _ => Vec::new(),
    }
}

fn own_hand(scene: &Scene<'_, WyattEarp>) -> Told {
    let (words, cards) = (scene.words, &scene.view.hand);
    if cards.is_empty() {
        return Told::Line(scene.names.tell_own("hand-empty", &[], words));
    }
    Told::list(
        scene.names.tell_own("hand", &[], words),
        cards.kinds().map(|card| hand::name(words, card, cards.count(card))),
    )
}

fn poster(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> String {
    let (words, reader, poster) = (scene.words, scene.reader(), Poster::of(scene, outlaw));
    let reward = art::money(scene.view.posters[outlaw.index()], words);
    let mut pieces = vec![
        art::outlaw_name(outlaw, words),
        words.tell("poster-reward", &args![money => reward]),
        poster.state(&reader),
    ];
    let tally =
        |(seat, group): (_, &Group)| wall::tally(&reader, seat, panels::points(scene.game, group), group.hidden);
    let tallies: Vec<String> = poster.standing().map(tally).collect();
    if !tallies.is_empty() {
        pieces.push([&*words.say("poster-tallies"), words.colon(), &words.joined(&tallies)].concat());
    }
    words.joined(&pieces)
}

/// The piles, and the card being played.
fn piles(scene: &Scene<'_, WyattEarp>) -> Told {
    let (words, view) = (scene.words, scene.view);
    let remark = |sentence: String, remark: &str| format!("{sentence} ({})", words.say(remark));
    let mut draw = words.tell("pile-draw-count", &args![count => view.draw]);
    if view.renewed {
        draw = remark(draw, "pile-renewed");
    }
    let mut discard = wall::discarded(view.top, view.discard, words);
    if let Some(hit) = marks::shot(scene) {
        discard = remark(discard, if hit { "hit" } else { "miss" });
    }
    let played = wall::played(scene).map(|card| remark(art::card_name(card, words), "in-play"));
    Told::part(words.say("piles"), [draw, discard].into_iter().chain(played).map(Told::Line))
}

/// The words for a seat.
pub(crate) fn facts(scene: &Scene<'_, WyattEarp>, seat: Seat) -> Vec<String> {
    let (words, view) = (scene.words, scene.view);
    let mut facts =
        vec![art::money(view.money[seat], words), words.tell("hand-count", &args![count => view.hands[seat]])];
    if panels::fights(view, seat) {
        let hits = words.tell("duel-hits", &args![count => view.hits[seat]]);
        facts.push([&*words.say("duel"), words.colon(), &hits].concat());
    }
    facts
}

/// The groups of a seat; `None` if there are none.
fn groups(scene: &Scene<'_, WyattEarp>, seat: Seat, name: &str) -> Option<Told> {
    let groups = Outlaw::ALL.into_iter().map(|outlaw| (outlaw, &scene.view.groups[seat][outlaw]));
    let groups = groups.filter(|(_, group)| group.stands());
    let lines: Vec<Told> =
        groups.map(|(outlaw, group)| Told::Line(panels::sentence(&scene.reader(), group, outlaw))).collect();
    (!lines.is_empty()).then(|| Told::part(scene.words.tell("groups", &args![name => name]), lines))
}

/// The scoring of a hand, outlaw by outlaw.
fn scores(scene: &Scene<'_, WyattEarp>) -> Told {
    let lines = Outlaw::ALL.into_iter().zip(&scene.view.sheet).map(|(outlaw, line)| score(scene, outlaw, line));
    let about = Told::Line(scene.words.say("sheet-about"));
    Told::part(sheet::title(scene), lines.chain([about]))
}

/// One outlaw's scoring: the reward, each player's points and share, and what stays.
fn score(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw, line: &SheetLine) -> Told {
    let words = scene.words;
    let mut items: Vec<String> = Vec::new();
    for ((seat, points), share) in line.points.pairs().zip(line.shares.iter()) {
        let tally = wall::tally(&scene.reader(), seat, *points, false);
        items.push(if *share > 0 { words.joined(&[tally, art::money(*share, words)]) } else { tally });
    }
    if line.rest > 0 {
        items.push([&*words.say("sheet-rest"), words.colon(), &art::money(line.rest, words)].concat());
    }
    Told::list(words.joined(&[art::outlaw_short(outlaw, words), art::money(sheet::reward(line), words)]), items)
}
