//! What messengers show of a link to a table: who invites, to which game, and its picture.
//!
//! The tags tell what the lobby tells everybody, and nothing of a game that runs but its players' names.

use look::args;
use maud::{Markup, html};
use store::Phase;

use crate::view::View;
use crate::web::Web;

/// The tags of the Open Graph protocol for a table's page.
pub(crate) fn tags(web: &Web, view: &View<'_>) -> Markup {
    let (words, base) = (view.words, &view.caller.base);
    let picture = web.files().picture(view.show.title().name());
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(words.say("house"));
        meta property="og:title" content=(title(view));
        meta property="og:description" content=(words.say("game-about"));
        meta property="og:url" content={ (base) (view.url("")) };
        meta property="og:image" content={ (base) (picture) };
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta name="twitter:card" content="summary_large_image";
    }
}

/// Who invites to what. A host without a seat or a name is not named, and a game that has started invites nobody.
fn title(view: &View<'_>) -> String {
    let (words, snapshot) = (view.words, view.snapshot);
    let game = words.say("game-name");
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
