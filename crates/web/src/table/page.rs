//! The page of a table, whose live part the crate `table-page` draws, and the download of a finished game.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use play::Refused;
use table_page::{View, ViewQuery, is_by_day};

use crate::edge::address::{self, Found};
use crate::edge::bar::bar;
use crate::edge::destination::Destination;
use crate::edge::error::Error;
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::edge::{assets, doors};
use crate::table::{invitation, report, tell};

/// `GET /t/{id}`. Redirects here from a URL that was not copied exactly.
pub(crate) async fn page(
    State(web): State<Web>,
    mut caller: Caller,
    Query(wanted): Query<ViewQuery>,
    InPath(id): InPath<String>,
    headers: HeaderMap,
) -> Served {
    if let Some(path) = Destination::mended(&format!("/t/{id}"), &caller) {
        return Ok(Redirect::to(&format!("{path}{}", wanted.query())).into_response());
    }
    let snapshot = address::look(&web, &caller, &id).await?;
    report::recall(&web, &mut caller, &snapshot).await;
    doors::recall(&web, &mut caller, &snapshot).await;
    tell::recall(&web, &mut caller, &snapshot).await;
    let view = View::new(web.shows(), &snapshot, &caller.visitor, &wanted)?;
    if let Some(address) = view.onward_from_lobby() {
        return Ok(Redirect::to(&address).into_response());
    }
    // Not when the page has loaded itself again.
    if !view.own.is_empty() && headers.contains_key("sec-fetch-user") {
        address::table(&web, &caller, &id).await?.attend(&caller.visitor.id);
    }
    Ok(sheet(&web, &caller, &view, &wanted))
}

/// `POST /t/{id}/here`: somebody is doing something at the table's page.
pub(crate) async fn here(caller: Caller, Found(table): Found) -> Result<StatusCode, Error> {
    table.attend(caller.known()?);
    Ok(StatusCode::NO_CONTENT)
}

/// The whole page of a table, as the URL selects.
pub(crate) fn sheet(web: &Web, caller: &Caller, view: &View<'_>, wanted: &ViewQuery) -> Response {
    let title = view.words.say("game-name");
    let mut sheet = Sheet::of_game(caller, &title, web, view.show);
    sheet.fixed = view.show.symbols();
    sheet.bar = Some(bar(view.words, view.show.title().name(), web.tells()));
    sheet.live = vec![
        ("table", view.url("")),
        ("seat", wanted.query()),
        ("number", view.number().to_string()),
        ("known", if caller.known().is_ok() { "1" } else { "0" }.to_owned()),
        ("turn", if view.my_turn() { "1" } else { "0" }.to_owned()),
    ];
    sheet.head = html! {
        @if view.waits() { noscript { meta http-equiv="refresh" content="5"; } }
        @if view.own.is_empty() { (invitation::tags(web, view)) }
        script src=(assets::all().send.url()) type="module" {}
        @if is_by_day(view.snapshot) { (tell::script()) }
    };
    sheet.page(view.live())
}

/// `GET /t/{id}/download`: the record of a finished game, for checking it. It is read from the store, so it includes
/// what today's rules cannot show.
pub(crate) async fn download(State(web): State<Web>, caller: Caller, InPath(id): InPath<String>) -> Served {
    let id = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    let record = web.tables().record(&id, &caller.visitor.id).await?;
    let named = format!("attachment; filename=\"posse-{id}.json\"");
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, named)];
    Ok((headers, record.text()).into_response())
}
