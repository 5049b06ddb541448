//! The list of keyboard shortcuts.

use axum::extract::State;
use look::notice::key_list;
use look::{Show, Words};
use maud::html;

use crate::frame::{Page, Sheet};
use crate::visitor::Caller;
use crate::web::Web;

/// The keys that are the same in every game, with what they do.
pub(crate) fn shared(words: &Words) -> Vec<(&'static str, String)> {
    vec![("?", words.say("keys-show")), ("u", words.say("keys-undo")), ("Escape", words.say("keys-skip"))]
}

/// The keys of a game's table, with what they do.
pub(crate) fn of_table(show: &dyn Show, words: &Words) -> Vec<(&'static str, String)> {
    [show.keys(words), shared(words)].concat()
}

/// `GET /help/keys`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Page {
    let words = caller.words();
    let title = words.say("keys");
    let game = |show: &dyn Show| {
        let words = show.words(caller.language);
        (words.say("game-name"), show.keys(words))
    };
    let mut groups = vec![(words.say("keys-everywhere"), shared(words))];
    groups.extend(web.shows().iter().map(game));
    let body = html! {
        section.notice.sheet.keys {
            h1 { (title) }
            p { (words.say("keys-about")) }
            @for (name, list) in groups {
                h2 { (name) }
                (key_list(words, &list))
            }
            p.choices { a.button href="/settings" { (words.say("settings")) } }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}
