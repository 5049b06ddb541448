//! The list of keys that work on every table.

use look::Words;
use maud::html;

use crate::Page;
use crate::frame::Sheet;
use crate::visitor::Caller;

/// The keys that belong to no game, with what they do.
pub(crate) fn shared(words: &Words) -> Vec<(&'static str, String)> {
    vec![("?", words.say("keys-show")), ("u", words.say("keys-undo")), ("Esc", words.say("keys-skip"))]
}

/// `GET /help/keys`
pub(crate) async fn page(caller: Caller) -> Page {
    let words = caller.words();
    let title = words.say("keys");
    let game = |title: &dyn catalog::Title| {
        let words = title.words(caller.language);
        (words.say("game-name"), title.keys(words))
    };
    let mut groups = vec![(words.say("keys-everywhere"), shared(words))];
    groups.extend(catalog::TITLES.iter().map(|title| game(title.as_ref())));
    let body = html! {
        section.notice.sheet.keys {
            h1 { (title) }
            p { (words.say("keys-about")) }
            @for (name, list) in groups {
                h2 { (name) }
                dl {
                    @for (key, what) in list {
                        div { dt { kbd { (key) } } dd { (what) } }
                    }
                }
            }
            p.choices { a.button href="/settings" { (words.say("settings")) } }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}
