//! The list of keyboard shortcuts.

use axum::extract::State;
use look::notice::key_list;
use look::{Show, Words};
use maud::html;
use table_page::keys;

use crate::edge::frame::{Served, Sheet};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::table::replay_page;

/// `GET /help/keys`
pub(crate) async fn page(State(web): State<Web>, caller: Caller) -> Served {
    let words = caller.visitor.words();
    let title = words.say("keys");
    let game = |show: &'static dyn Show| (show.words(caller.visitor.language), "game-name", show.keys());
    let mut groups: Vec<(&Words, &str, _)> = vec![(words, "keys-everywhere", keys::SHARED)];
    groups.extend(web.shows().iter().map(game));
    groups.push((words, "replay", replay_page::KEYS));
    let body = html! {
        section.notice.sheet.keys {
            h1 { (title) }
            p { (words.say("keys-about")) }
            @for (words, name, list) in groups {
                h2 { (words.say(name)) }
                (key_list(words, list))
            }
            p.choices { a.button href="/settings" { (words.say("settings")) } }
        }
    };
    Ok(Sheet::new(&caller, &title).page(body))
}
