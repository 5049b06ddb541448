//! The drawings: symbols, defined once per page, and their uses.

use std::collections::BTreeSet;

use dollars_wanted::{BuildingKind, ByTool, Card, Colour, DollarsWanted, Front, Kind, Missing, Tool};
use look::{Words, args};
use maud::{Markup, PreEscaped, html};

/// Every symbol, in an `svg` that itself shows nothing.
pub(crate) fn symbols() -> Markup {
    html! {
        svg.symbols width="0" height="0" aria-hidden="true" {
            (PreEscaped(include_str!("../art/tools.svg")))
            (PreEscaped(include_str!("../art/cards.svg")))
            (PreEscaped(include_str!("../art/buildings.svg")))
        }
    }
}

/// The sign of the game: the bank at dusk.
pub(crate) fn sign() -> Markup {
    PreEscaped(include_str!("../art/sign.svg").to_owned())
}

/// A card's face in its colour, with the colour's mark if colours matter. Decoration: the text around it names it.
pub(crate) fn card(card: Card, marked: bool) -> Markup {
    let colour = card.colour().name();
    html! {
        svg class={ "card " (colour) } viewBox="0 0 60 84" aria-hidden="true" {
            use href={ "#card-" (card.kind().name()) } {}
            @if marked {
                circle.mark cx="10.500" cy="10.500" r="8" {}
                use href={ "#mark-" (colour) } x="4.500" y="4.500" width="12" height="12" {}
            }
        }
    }
}

/// A face-down card.
pub(crate) fn back() -> Markup {
    html! { svg.card viewBox="0 0 60 84" aria-hidden="true" { use href="#card-back" {} } }
}

/// A tool's icon.
pub(crate) fn tool(tool: Tool) -> Markup {
    html! { svg.tool viewBox="0 0 24 24" aria-hidden="true" { use href={ "#tool-" (tool.name()) } {} } }
}

/// A building's picture.
pub(crate) fn building(kind: BuildingKind) -> Markup {
    html! { svg.building viewBox="0 0 96 64" aria-hidden="true" { use href={ "#building-" (kind.name()) } {} } }
}

/// A kind of card, in words.
pub(crate) fn kind_name(kind: Kind, words: &Words) -> String {
    words.say(&format!("card-{}", kind.name()))
}

/// A card in words, with its colour if colours matter.
pub(crate) fn card_name(card: Card, coloured: bool, words: &Words) -> String {
    let name = kind_name(card.kind(), words);
    if !coloured {
        return name;
    }
    words.tell("card-coloured", &args![card => name, colour => colour_name(card.colour(), words)])
}

/// A kind of card in words; for a special card, with what it does.
pub(crate) fn kind_text(kind: Kind, words: &Words) -> String {
    let name = kind_name(kind, words);
    match kind.icons() {
        Some(_) => name,
        None => format!("{name}{}{}", words.colon(), words.say(&format!("card-{}.about", kind.name()))),
    }
}

/// A kind of card, in as few words as possible.
pub(crate) fn kind_short(kind: Kind, words: &Words) -> String {
    words.say(&format!("card-{}.short", kind.name()))
}

/// A colour in words.
pub(crate) fn colour_name(colour: Colour, words: &Words) -> String {
    words.say(&format!("colour-{}", colour.name()))
}

/// A building in words.
pub(crate) fn building_name(kind: BuildingKind, words: &Words) -> String {
    words.say(&format!("building-{}", kind.name()))
}

/// A building in words, as the object of a sentence.
pub(crate) fn the_building(kind: BuildingKind, words: &Words) -> String {
    words.say(&format!("building-{}.the", kind.name()))
}

/// A building's need, in words.
pub(crate) fn needs(front: &Front, words: &Words) -> String {
    words.tell("needs", &args![list => icons(front.needs, words)])
}

/// The dollars that buildings of a kind pay, as in “$600” or “$300–$400”.
pub(crate) fn dollars_of(game: &DollarsWanted, kind: BuildingKind, words: &Words) -> String {
    let of_kind = game.edition().buildings().filter(|(_, building)| building.front.kind == kind);
    let dollars: BTreeSet<i32> = of_kind.map(|(_, building)| building.dollars).collect();
    match (dollars.first(), dollars.last()) {
        (Some(least), Some(most)) if least < most => {
            words.tell("dollars-range", &args![least => words.number(*least), most => words.number(*most)])
        }
        (least, _) => words.money(least.copied().unwrap_or_default()),
    }
}

/// The words for what a building pays.
pub(crate) fn pays(money: &str, words: &Words) -> String {
    words.tell("pays", &args![money => money])
}

/// What a row lacks for its building, in words: part of a sentence.
pub(crate) fn missing(missing: &Missing, words: &Words) -> String {
    let (list, rest) = (icons(missing.icons, words), missing.count().saturating_sub(missing.wild));
    words.tell("missing", &args![list => list, count => missing.count(), wild => missing.wild, rest => rest])
}

/// The icons needed of each tool, in words.
fn icons(icons: ByTool<u8>, words: &Words) -> String {
    let tools = Tool::ALL.into_iter().filter(|tool| icons[*tool] > 0);
    let counted = tools.map(|tool| words.tell(&format!("need-{}", tool.name()), &args![count => icons[tool]]));
    words.list(&counted.collect::<Vec<_>>())
}
