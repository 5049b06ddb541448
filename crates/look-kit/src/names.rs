//! Checks of the accessible names of a page's controls, which screen readers and voice control use.

use std::collections::BTreeMap;

use look::{Language, Page};
use table::{Game, Viewer};

use crate::checks::{each, place, samples};
use crate::text::{attribute, spoken};

/// No two buttons or selectable cards that are shown together have the same name for different things, in any language:
/// a name leads to one action, and a selectable card has a name of its own. A button of the class `for-PLACE` is shown
/// while the card at that place is picked; buttons of two equal cards have the same name.
///
/// # Panics
/// When this does not hold.
pub fn names_say_what_is_done<G: Game>(page: &'static Page<G>) {
    for language in Language::SPOKEN {
        for sample in samples(page, language) {
            each(&sample.game, |ply, position| {
                for seat in sample.game.to_act(&position.state).iter() {
                    let html = sample.page(position, Viewer::Seat(seat));
                    let here = format!("{}, {seat:?}, {language:?}", place(&sample.game, ply));
                    let mut done: BTreeMap<(String, &str), String> = BTreeMap::new();
                    for Control { name, does, shown } in controls(&html) {
                        assert!(!name.is_empty(), "{here}: {does} has no name");
                        for pick in shown {
                            let other = done.insert((name.clone(), pick), does.clone());
                            let is_same = other.as_ref().is_none_or(|other| *other == does);
                            assert!(is_same, "{here}: “{name}” is {does} and {other:?}");
                        }
                    }
                }
            });
        }
    }
}

/// A button or a selectable card.
struct Control<'a> {
    /// Its accessible name.
    name: String,
    /// What it does: the field and value that a button sends, or the id of what is picked.
    does: String,
    /// The `for-…` classes of the picks that show it; one empty class if always shown.
    shown: Vec<&'a str>,
}

/// The buttons and the selectable cards. A button that does nothing shows a reason, and may do so at several places.
fn controls(html: &str) -> Vec<Control<'_>> {
    let mut found = Vec::new();
    for (at, _) in html.match_indices("<button") {
        let (tag, rest) = html[at..].split_once('>').expect("a tag ends");
        let inside = rest.split("</button>").next().expect("a button ends");
        if tag.contains(" hidden") || tag.contains(" aria-disabled=\"true\"") {
            continue;
        }
        let name = attribute(tag, "aria-label").map_or_else(|| spoken(inside), str::to_owned);
        let does = [attribute(tag, "name"), attribute(tag, "value")].map(Option::unwrap_or_default).join("=");
        let classes = attribute(tag, "class").unwrap_or_default().split(' ');
        let mut shown: Vec<&str> = classes.filter(|class| class.starts_with("for-")).collect();
        if shown.is_empty() {
            shown.push("");
        }
        found.push(Control { name, does, shown });
    }
    for tag in html.split('<').filter(|tag| tag.starts_with("input") && tag.contains(" type=\"radio\"")) {
        let tag = tag.split('>').next().expect("a tag ends");
        let id = attribute(tag, "id").expect("what is picked has an id");
        let name = match attribute(tag, "aria-label") {
            Some(name) => name.to_owned(),
            None => spoken(label(html, id)),
        };
        found.push(Control { name, does: id.to_owned(), shown: vec![""] });
    }
    found
}

/// The content of the label around the element with this id.
fn label<'a>(html: &'a str, id: &str) -> &'a str {
    let at = html.find(&format!(" id=\"{id}\"")).expect("the element is there");
    let begin = html[..at].rfind("<label").expect("a label is around it");
    html[begin..].split("</label>").next().expect("a label ends")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_has_its_label_or_its_text_without_what_is_hidden_as_its_name() {
        let html = "<button name=\"action\" value=\"rob\">Rob<svg aria-hidden=\"true\"><text>1</text></svg> it</button>
            <button class=\"button for-1 for-2\" name=\"action\" value=\"lay\" aria-label=\"Lay Joe\">Lay</button>
            <button aria-disabled=\"true\">No</button><button hidden></button>
            <label class=\"pick\"><input type=\"radio\" id=\"c1\">Joe</label>
            <label><input type=\"radio\" id=\"c2\" aria-label=\"Judy\">J</label>";
        let told = |Control { name, does, shown }: &Control<'_>| format!("{name}: {does} {}", shown.join("+"));
        let found: Vec<String> = controls(html).iter().map(told).collect();
        assert_eq!(found, ["Rob it: action=rob ", "Lay Joe: action=lay for-1+for-2", "Joe: c1 ", "Judy: c2 "]);
    }
}
