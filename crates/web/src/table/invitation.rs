//! What messengers show of a link to a table: who invites, to which game, and its picture; of a finished game, its card.
//!
//! The tags tell what the lobby tells everybody, nothing of a game that runs but its players' names, and of a finished
//! one what is worth retelling.

use look::args;
use maud::{Markup, html};
use store::Phase;
use table_page::View;

use crate::edge::web::Web;

/// The tags of the Open Graph protocol for a table's page.
pub(crate) fn tags(web: &Web, view: &View<'_>) -> Markup {
    let (words, base) = (view.words, &view.visitor.base);
    let is_over = view.snapshot.outcome().is_some();
    let told = view.highlights(&view.snapshot.names(), None).into_iter().map(|highlight| highlight.said);
    let (picture, about) = match is_over {
        true => (view.card(), told.collect::<Vec<_>>().join(" ")),
        false => (web.files().picture(view.show.title().name()).to_owned(), words.say("game-about")),
    };
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(words.say("house"));
        meta property="og:title" content=(title(view));
        meta property="og:description" content=(about);
        meta property="og:url" content={ (base) (view.url(if is_over { "/replay" } else { "" })) };
        meta property="og:image" content={ (base) (picture) };
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

/// Who won, or who invites to what. A host without a seat or a name is not named, and a game that has started invites
/// nobody.
fn title(view: &View<'_>) -> String {
    let (words, snapshot) = (view.words, view.snapshot);
    let game = words.say("game-name");
    if let Some(outcome) = snapshot.outcome() {
        return view.told(outcome);
    }
    if snapshot.phase() != Phase::Open {
        let names: Vec<String> = snapshot.names().iter().filter(|name| !name.is_empty()).cloned().collect();
        return words.tell("at-table", &args![game => game, names => words.list(&names)]);
    }
    let host = snapshot.creator.as_ref().and_then(|creator| snapshot.seats_of(creator).iter().next());
    match host.map(|seat| view.name(seat)).filter(|name| look::called(words, name, true) == *name) {
        Some(name) => words.tell("invite-by", &args![name => name, game => game]),
        None => words.tell("invite", &args![game => game]),
    }
}
