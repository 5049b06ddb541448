//! Reporting to the operator what others have said at the table.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect};
use look::notice::confirm;
use maud::html;
use play::{Refused, Snapshot};
use serde::Deserialize;
use store::{Millis, Report, Said, StoreError, VisitorId};
use table::Seat;
use table_page::talk;

use crate::edge::address;
use crate::edge::error::Error;
use crate::edge::form::{self, Fields};
use crate::edge::frame::{Served, Sheet};
use crate::edge::in_path::InPath;
use crate::edge::limits::REPORTS;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// The query that says which words are meant: when a seat has said them.
#[derive(Deserialize)]
pub(crate) struct ReportQuery {
    at: Option<String>,
    seat: Option<String>,
}

/// Words that this visitor may report.
///
/// # Errors
/// When they have not heard such words from somebody else.
fn find<'a>(snapshot: &'a Snapshot, visitor: &VisitorId, at: i64, seat: Seat) -> Result<&'a Said, Error> {
    let mut heard = snapshot.heard(visitor).filter(|said| snapshot.may_report(visitor, said));
    heard.find(|said| (said.at, said.seat) == (Millis(at), seat)).ok_or(Error::NotHeard)
}

/// Finds out what the caller has reported of a table's talk, for the marks on its page. Asks the store only if there is
/// something to report. While the store fails, the page has no marks.
pub(crate) async fn recall(web: &Web, caller: &mut Caller, snapshot: &Snapshot) {
    let visitor = &caller.visitor.id;
    if snapshot.heard(visitor).any(|said| snapshot.may_report(visitor, said)) {
        let reports = web.tables().store().reports(Some(visitor.clone())).await.unwrap_or_default();
        let here = reports.into_iter().filter(|report| report.table == *snapshot.id());
        caller.visitor.reported = here.map(|report| (report.said.at, report.said.seat)).collect();
    }
}

/// `GET /t/{id}/report`: asks whether to report these words.
pub(crate) async fn ask(
    State(web): State<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    Query(asked): Query<ReportQuery>,
) -> Served {
    let at = asked.at.and_then(|at| at.parse().ok()).ok_or(Error::Invalid)?;
    let seat = asked.seat.as_deref().and_then(form::seat).ok_or(Error::Invalid)?;
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(&caller.visitor.id)?;
    let said = find(&snapshot, &caller.visitor.id, at, seat)?;
    let words = caller.visitor.words();
    let title = words.say("report");
    let about = html! {
        p { (talk::line(words, said, None)) }
        p { (words.say("report-about")) }
    };
    let hidden = html! {
        (form::id_field())
        input type="hidden" name="at" value=(at);
        input type="hidden" name="seat" value=(seat);
    };
    let (url, back) = (format!("/t/{}/report", table.id()), format!("/t/{}#talk", table.id()));
    Ok(Sheet::new(&caller, &title).page(confirm(words, &title, &about, &url, &hidden, &back)))
}

/// `POST /t/{id}/report`
pub(crate) async fn report(
    State(web): State<Web>,
    caller: Caller,
    InPath(id): InPath<String>,
    fields: Fields,
) -> Served {
    let (at, seat, reporter) = (fields.read("at")?, fields.seat()?, caller.known()?);
    let table = address::table(&web, &caller, &id).await?;
    let snapshot = table.look(reporter)?;
    let said = find(&snapshot, reporter, at, seat)?;
    let report = Report {
        table: table.id().clone(),
        said: said.clone(),
        speaker: snapshot.speaker(said).cloned(),
        reporter: reporter.clone(),
        made: caller.now,
    };
    let most = web.limit(REPORTS).most;
    let new = web.tables().store().report(report, most).await.map_err(|error| match error {
        StoreError::TooManyReports => Error::TooManyReports { most },
        StoreError::NotFound => Refused::NoTable.into(),
        error => Refused::from(error).into(),
    })?;
    if new > 0 {
        tracing::info!(table = %table.id(), "words were reported to the operator");
    }
    Ok(Redirect::to(&format!("/t/{}#talk", table.id())).into_response())
}
