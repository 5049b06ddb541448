//! The drawings: symbols, defined once per page, and their uses. Numbers on cards depend on the edition, so they are
//! added where a card is shown.

use look::{Words, args};
use maud::{Markup, PreEscaped, html};
use wyatt_earp::{Card, Kind, Outlaw, WyattEarp};

/// The most letters that a short name can have without being drawn smaller.
const LONG: usize = 7;

/// The colour of an outlaw's cards; always used together with the outlaw's mark.
fn colour(outlaw: Outlaw) -> &'static str {
    match outlaw {
        Outlaw::Belle => "#a8324a",
        Outlaw::Billy => "#3a6b9c",
        Outlaw::Bob => "#4c7f45",
        Outlaw::Butch => "#c9772b",
        Outlaw::Jesse => "#6b4a86",
        Outlaw::Sundance => "#d8a42c",
        Outlaw::Wes => "#5e5148",
    }
}

/// Every symbol, in an `svg` that itself shows nothing.
pub(crate) fn symbols() -> Markup {
    let scenes = [
        (Card::STAGECOACH, "we-scene-stagecoach"),
        (Card::BANK, "we-scene-bank"),
        (Card::GUN, "we-scene-gun"),
        (Card::WANTED, "we-scene-wanted"),
        (Card::HIDEOUT, "we-scene-hideout"),
        (Card::WYATT, "we-face-wyatt"),
    ];
    html! {
        svg.symbols width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("../art/portraits.svg")))
            (PreEscaped(include_str!("../art/marks.svg")))
            (PreEscaped(include_str!("../art/scenes.svg")))
            @for outlaw in Outlaw::ALL { (outlaw_symbol(outlaw)) (photo_symbol(outlaw)) }
            @for (card, scene) in scenes { (sheriff_symbol(card, scene)) }
        }
    }
}

/// The parts that all card faces share: a coloured edge, and a tab for points and mark that stays visible in a fan.
fn frame(edge: &str, paper: &str) -> Markup {
    html! {
        rect width="60" height="84" rx="5.500" fill="#2a1c13" {}
        rect x=".8" y=".8" width="58.400" height="82.400" rx="5" fill=(edge) {}
        rect x="16" y="3.500" width="40.500" height="77" rx="2.500" fill=(paper) {}
        rect x="3" y="3.500" width="12" height="28.500" rx="3" fill="#fbf1d8" {}
    }
}

fn picture(of: &str) -> Markup {
    html! {
        use href={ "#" (of) } x="16.500" y="4" width="39.500" height="50" preserveAspectRatio="xMidYMax slice" {}
        path fill="#2a1c13" d="M16 54h40.500v1.300H16Z" {}
    }
}

fn outlaw_symbol(outlaw: Outlaw) -> Markup {
    let (mark, edge) = (format!("#we-mark-{}", outlaw.name()), colour(outlaw));
    html! {
        symbol id={ "we-card-" (outlaw.name()) } viewBox="0 0 60 84" {
            (frame(edge, "#f4e5c3"))
            (picture(&format!("we-face-{}", outlaw.name())))
            use href=(mark) x="4" y="18.500" width="10" height="10" fill="#2a1c13" {}
            use href=(mark) x="19" y="58.500" width="19" height="19" fill=(edge) stroke="#2a1c13" stroke-width=".7" {}
            use href="#we-hole" x="38" y="58.500" width="18" height="18" {}
        }
    }
}

fn photo_symbol(outlaw: Outlaw) -> Markup {
    html! {
        symbol id={ "we-card-photo-" (outlaw.name()) } viewBox="0 0 60 84" {
            (frame(colour(outlaw), "#f4e5c3"))
            path fill="#6b4a30" d="M16 6a2.500 2.500 0 0 1 2.500-2.500H54A2.500 2.500 0 0 1 56.500 6v49.300H16Z" {}
            g transform="rotate(-4 36 29)" {
                rect x="19" y="6" width="34.500" height="45.500" fill="#f8f0dc" stroke="#2a1c13" stroke-width=".9" {}
                use href={ "#we-face-" (outlaw.name()) } x="21.500" y="8.500" width="29.500" height="37"
                    preserveAspectRatio="xMidYMax slice" {}
                rect x="21.500" y="8.500" width="29.500" height="37" fill="#8a6234" opacity=".5" {}
            }
            use href={ "#we-mark-" (outlaw.name()) } x="4" y="18.500" width="10" height="10" fill="#2a1c13" {}
            use href="#we-star" x="30" y="68" width="12" height="12" {}
        }
    }
}

fn sheriff_symbol(card: Card, scene: &str) -> Markup {
    let icons: &[&str] = match card {
        Card::WANTED => &["we-icon-ask", "we-shot"],
        Card::WYATT => &["we-icon-draw", "we-icon-search", "we-shot"],
        _ => &["we-shot"],
    };
    let (side, top) = match card {
        Card::STAGECOACH | Card::BANK | Card::GUN => (12, 68),
        _ => (13, 61),
    };
    let left = 36 - (side * icons.len()) / 2;
    html! {
        symbol id={ "we-card-" (card) } viewBox="0 0 60 84" {
            (frame("#7a5a34", "#f4e5c3"))
            (picture(scene))
            use href="#we-star" x="3.500" y="18" width="11" height="11" {}
            @for (at, icon) in icons.iter().enumerate() {
                use href={ "#" (icon) } x=(left + at * side) y=(top) width=(side) height=(side) {}
            }
        }
    }
}

/// The sign of the game: a poster, a star, and a hole in the planks.
pub(crate) fn sign() -> Markup {
    PreEscaped(include_str!("../art/sign.svg").to_owned())
}

/// A card's face, with the points and the reward of this edition. Decoration: the text around it names it.
pub(crate) fn card(game: &WyattEarp, card: Card, words: &Words) -> Markup {
    let (points, reward) = (points(game, card), reward(game, card));
    html! {
        svg.card viewBox="0 0 60 84" aria-hidden="true" {
            use href={ "#we-card-" (card) } {}
            @if points > 0 { text.index x="9" y="15.500" { (points) } }
            @if reward > 0 { text.adds x="36.250" y="65.500" { (plus(reward, words)) } }
        }
    }
}

/// A face-down card.
pub(crate) fn back() -> Markup {
    html! { svg.card viewBox="0 0 60 84" aria-hidden="true" { use href="#we-card-back" {} } }
}

/// An empty place for a pile.
pub(crate) fn vacant() -> Markup {
    html! { svg.card.vacant viewBox="0 0 60 84" aria-hidden="true" { rect x="1" y="1" width="58" height="82" rx="4" {} } }
}

/// An outlaw's portrait.
pub(crate) fn face(outlaw: Outlaw) -> Markup {
    html! { svg.face viewBox="0 0 44 54" aria-hidden="true" { use href={ "#we-face-" (outlaw.name()) } {} } }
}

/// An outlaw's mark, in the colour of the text around it.
pub(crate) fn brand(outlaw: Outlaw) -> Markup {
    html! { svg.brand viewBox="0 0 12 12" aria-hidden="true" { use href={ "#we-mark-" (outlaw.name()) } {} } }
}

/// The icon of an action that needs a shot.
pub(crate) fn bullet() -> Markup {
    html! { svg.bullet viewBox="0 0 20 20" aria-hidden="true" { use href="#we-shot" {} } }
}

/// The icon of a draw pile that has been renewed in this hand.
pub(crate) fn renewed() -> Markup {
    html! { svg.renewed viewBox="0 0 20 20" aria-hidden="true" { use href="#we-icon-renewed" {} } }
}

/// An outlaw, in words.
pub(crate) fn outlaw_name(outlaw: Outlaw, words: &Words) -> String {
    words.say(&format!("outlaw-{}", outlaw.name()))
}

/// An outlaw, in as few words as possible.
pub(crate) fn outlaw_short(outlaw: Outlaw, words: &Words) -> String {
    words.say(&format!("outlaw-{}.short", outlaw.name()))
}

/// The last part of a sheriff card's message keys; all photos share one.
pub(crate) fn kind(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name(),
        Kind::Photo(_) => "photo",
        Kind::Stagecoach => "stagecoach",
        Kind::Bank => "bank",
        Kind::Gun => "gun",
        Kind::Wanted => "wanted",
        Kind::Hideout => "hideout",
        Kind::Wyatt => "wyatt",
    }
}

/// The points of a card in a group, in this edition.
pub(crate) fn points(game: &WyattEarp, card: Card) -> u8 {
    let worth = &game.edition().points;
    match card.kind() {
        Kind::Outlaw(_) => worth.outlaw,
        Kind::Photo(_) => worth.photo,
        Kind::Stagecoach => worth.stagecoach,
        Kind::Bank => worth.bank,
        Kind::Gun => worth.gun,
        Kind::Wanted | Kind::Hideout | Kind::Wyatt => 0,
    }
}

/// How many thousands a sheriff card adds to the reward, in this edition.
pub(crate) fn reward(game: &WyattEarp, card: Card) -> u8 {
    let rewards = &game.edition().rewards;
    match card.kind() {
        Kind::Photo(_) => rewards.photo,
        Kind::Stagecoach => rewards.stagecoach,
        Kind::Bank => rewards.bank,
        Kind::Gun => rewards.gun,
        Kind::Outlaw(_) | Kind::Wanted | Kind::Hideout | Kind::Wyatt => 0,
    }
}

/// A card, in words.
pub(crate) fn card_name(card: Card, words: &Words) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw_name(outlaw, words),
        Kind::Photo(outlaw) => words.tell("card-photo.of", &args![outlaw => outlaw_name(outlaw, words)]),
        _ => words.say(&format!("card-{}", kind(card))),
    }
}

/// A card, in as few words as possible; a photo by the outlaw it shows.
pub(crate) fn card_short(card: Card, words: &Words) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => outlaw_short(outlaw, words),
        _ => words.say(&format!("card-{}.short", kind(card))),
    }
}

/// A short name below a picture hardly wider than it, hidden from screen readers; a long name is smaller.
pub(crate) fn fitted(class: &str, name: &str) -> Markup {
    let long = if name.chars().count() > LONG { " long" } else { "" };
    html! { span class={ (class) (long) } aria-hidden="true" { (name) } }
}

/// The addition to a reward, in dollars with a plus sign.
pub(crate) fn plus(thousands: u8, words: &Words) -> String {
    words.tell("reward-plus", &args![money => money(thousands.into(), words)])
}

/// The same where it stands alone, so it also says that it is the reward that grows.
pub(crate) fn raise(thousands: u8, words: &Words) -> String {
    words.tell("reward-raise", &args![money => money(thousands.into(), words)])
}

/// Thousands of dollars, in words.
pub(crate) fn money(thousands: u16, words: &Words) -> String {
    words.money(i32::from(thousands) * 1000)
}

/// A card's points and reward, whether it shoots or hits, and its name in the German edition if different.
pub(crate) fn worth(game: &WyattEarp, card: Card, words: &Words) -> String {
    let (points, reward) = (points(game, card), reward(game, card));
    let mut list = Vec::new();
    if points > 0 {
        list.push(words.tell("points", &args![count => points]));
    }
    if reward > 0 {
        list.push(raise(reward, words));
    }
    list.extend(match card.kind() {
        Kind::Stagecoach | Kind::Bank | Kind::Gun | Kind::Hideout => Some(words.say("needs-shot")),
        Kind::Wanted | Kind::Wyatt => Some(words.say("needs-shot-mode")),
        Kind::Outlaw(_) => Some(words.say("is-hit")),
        Kind::Photo(_) => None,
    });
    if !matches!(card.kind(), Kind::Outlaw(_)) {
        let name = format!("card-{}", kind(card));
        let printed = words.say(&format!("{name}.printed"));
        if printed != words.say(&name) {
            list.push(words.tell("printed", &args![name => printed]));
        }
    }
    words.tell("worth", &args![list => list.join("\u{a0}· ")])
}
