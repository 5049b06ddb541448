//! The table, game and seat that an address names.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use look::Show;
use play::{Refused, Table};
use serde::Deserialize;
use table::Seat;

use crate::error::Error;
use crate::form;
use crate::part::Part;
use crate::visitor::Caller;
use crate::web::Web;

/// Extractor: the table of an address whose only variable part is its id.
pub(crate) struct Found(pub(crate) Table);

impl FromRequestParts<Web> for Found {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Found, Error> {
        let Part::<String>(id) = Part::from_request_parts(parts, web).await?;
        let caller = Caller::from_request_parts(parts, web).await?;
        table(web, &caller, &id).await.map(Found)
    }
}

/// Finds the table with this id, as it is for the caller.
pub(crate) async fn table(web: &Web, caller: &Caller, id: &str) -> Result<Table, Error> {
    let id = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    Ok(web.tables().table_for(&id, &caller.visitor).await?)
}

/// Extractor: the game of an address whose only variable part is its name.
pub(crate) struct Game(pub(crate) &'static dyn Show);

impl FromRequestParts<Web> for Game {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Game, Error> {
        let Part::<String>(name) = Part::from_request_parts(parts, web).await?;
        Ok(Game(web.show(&name)?))
    }
}

/// The query of a table's address: which seat to show, as in `?seat=2`, or no hand at all, as in `?view=table`.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Wanted {
    seat: Option<String>,
    view: Option<String>,
}

impl Wanted {
    /// What somebody without a seat can select.
    pub(crate) fn of_spectator(is_table: bool) -> Wanted {
        Wanted { seat: None, view: is_table.then(|| "table".to_owned()) }
    }

    /// The seat, if the number is a valid one.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().and_then(form::seat)
    }

    /// Whether to show the table as a spectator sees it, large: for a television or a stream.
    pub(crate) fn table(&self) -> bool {
        self.view.as_deref() == Some("table")
    }

    /// The same query again; empty when it selects nothing.
    pub(crate) fn query(&self) -> String {
        match self.seat() {
            _ if self.table() => "?view=table".to_owned(),
            Some(seat) => format!("?seat={seat}"),
            None => String::new(),
        }
    }
}
