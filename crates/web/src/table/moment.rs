//! A past moment of a game, as a spectator saw it. Lines of the log link to it.
//!
//! The past is replayed, not kept. A line of the log says how many events a spectator had heard by then, and the stored
//! log is replayed up to there.

use axum::extract::State;
use look::{Context, Names, args, faces, when};
use maud::html;
use play::Replay;
use table::Viewer;
use table_page::{View, ViewQuery, leads_there};

use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// `GET /t/{id}/moment/{number}`: the moment of the event with this number, from 1, among those that a spectator has
/// heard.
pub(crate) async fn page(
    State(web): State<Web>,
    caller: Caller,
    InPath((id, number)): InPath<(String, usize)>,
) -> Served {
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(&caller.visitor.id)?;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &ViewQuery::default())?;
    // The host of a private table sees nothing of its game.
    let may_see = view.perspective.viewer().is_some();
    let public = snapshot.seen(Viewer::Spectator).filter(|_| may_see).map_or(0, |seen| seen.public());
    if !leads_there(&snapshot) || !(1..=public).contains(&number) {
        return Err(Error::NotFound);
    }
    let work =
        move |mut replay: Replay| replay.go_to_moment(number).map(|()| replay.snapshot()).map_err(|_| Error::NotFound);
    let then = web.replay(&caller, table.id(), work).await?;
    let (words, names, guests) = (view.words, then.names(), then.guests());
    let you = view.you();
    let context =
        Context { words, names: &names, guests: Some(&guests), present: then.present(), form: None, you, parts: None };
    let seen = then.seen(Viewer::Spectator).ok_or(Error::NotFound)?;
    let moment = view.show.moment(seen, &context, number).ok_or(Error::NotFound)?;
    let lines = view.show.log(seen, &context, 0).lines;
    let turn = lines.iter().rev().find_map(|line| line.turn.filter(|_| line.moment <= number));
    let title = words.tell("moment-of", &args![game => words.say("game-name")]);
    let mut sheet = Sheet::of_game(&caller, &title, &web, view.show);
    sheet.fixed = html! { (view.show.symbols()) (faces::symbols(&faces::people(then.present()))) };
    let link = |number: usize, key: &str| {
        html! {
            @if (1..=public).contains(&number) {
                a.button href=(view.url(format_args!("/moment/{number}"))) { (words.say(key)) }
            }
        }
    };
    Ok(sheet.page(html! {
        h1 { (title) }
        p {
            strong { (when::number(words, moment.when)) }
            @if let Some(seat) = turn { " · " (Names::new(&names, you).tell(seat, "moment-turn", &[], words)) }
        }
        p.about { (words.say("moment-about")) }
        @if !moment.said.is_empty() {
            p.caption {
                (moment.said)
                @if moment.is_before { " " small { (words.say("moment-right-before")) } }
            }
        }
        @if let Some(stage) = &moment.stage { (stage) }
        nav.choices aria-label=(words.say("moment")) {
            (link(number - 1, "moment-before"))
            (link(number + 1, "moment-after"))
            @if snapshot.ending().is_some() {
                a.button href=(view.url(format_args!("/replay?at={}", moment.when))) {
                    (words.tell("replay-see", &args![when => when::number(words, moment.when)]))
                }
            }
            a.button.strong href=(view.url("")) { (words.say("error-table")) }
        }
        div #scene { (moment.table) }
    }))
}
