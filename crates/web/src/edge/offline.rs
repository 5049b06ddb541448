//! What an installed Posse shows without a connection: the service worker, and the page that it keeps.
//!
//! The worker keeps the files of one version of the program and this page. Pages of tables, streams and forms always go
//! to the server. The list of tables on the page is kept by the home page's script (`installed.js`).

use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use look::{Document, Words};
use maud::{Markup, html};
use notify::Way;
use play::Refused;
use serde_json::json;
use sha2::{Digest, Sha256};
use table::hex;

use crate::edge::assets;
use crate::edge::frame::Served;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// `GET /sw.js`: the service worker for the visitor's language. The name of its cache follows from all that it keeps,
/// so another version of the program and another language are another worker, which replaces this one. It begins with
/// the path of the server, since servers below other paths of the origin have caches too.
///
/// # Errors
/// When the store fails that keeps the key for messages.
pub(crate) async fn worker(State(web): State<Web>, caller: Caller) -> Served {
    let (page, files) = (document(caller.visitor.words()).into_string(), assets::all().kept());
    let version = files.iter().fold(Sha256::new_with_prefix(page), |hash, file| hash.chain_update(file));
    let ours = format!("posse{}-", web.config().path());
    let name = format!("{ours}{}", hex::encode(&version.finalize()[..8]));
    let below = |address: &str| format!("{}{address}", web.config().path());
    let files: Vec<String> = files.into_iter().map(below).collect();
    let key = if web.notifier().offers(Way::Push) {
        Some(web.notifier().public_key().await.map_err(Refused::from)?)
    } else {
        None
    };
    let facts = json!([name, ours, files, below(assets::all().app_picture.url()), below("/offline"), key]);
    let script = assets::bare(include_str!("../../assets/worker.js"));
    let script = format!("const [NAME, OURS, FILES, ICON, PAGE, KEY] = {facts};\n{script}");
    Ok(([(header::CONTENT_TYPE, assets::SCRIPT), (header::CACHE_CONTROL, "no-cache")], script).into_response())
}

/// `GET /offline`
pub(crate) async fn page(caller: Caller) -> impl IntoResponse {
    Html(document(caller.visitor.words()).into_string())
}

/// The page. It has no forms and needs only files that the worker keeps.
fn document(words: &Words) -> Markup {
    let assets = assets::all();
    let document = Document {
        words,
        title: &words.say("offline-title"),
        css: assets.style.url(),
        scripts: &[],
        modules: &[assets.offline.url()],
        head: html! {},
        icon: assets.icon.url(),
        icon_turn: assets.icon_turn.url(),
        tools: html! {},
        fixed: html! {},
        body: html! {
            section.notice.sheet {
                h1 { (words.say("offline-title")) }
                p { (words.say("offline-about")) }
                p.choices { a.button.strong href="" { (words.say("offline-again")) } }
            }
            section #kept aria-labelledby="mine" hidden {
                h2 #mine { (words.say("home-tables")) }
                p.about { (words.say("offline-seen")) " " time {} }
            }
        },
        links: html! {},
        live: &[],
    };
    document.render()
}
