//! Extractors for the table, game and seat that a URL names.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use look::Show;
use play::{Refused, Snapshot, Table};

use crate::edge::error::Error;
use crate::edge::in_path::InPath;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// Extractor: the table of a URL whose only variable part is the table's id.
pub(crate) struct Found(pub(crate) Table);

impl FromRequestParts<Web> for Found {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Found, Error> {
        let InPath::<String>(id) = InPath::from_request_parts(parts, web).await?;
        let caller = Caller::from_request_parts(parts, web).await?;
        table(web, &caller, &id).await.map(Found)
    }
}

/// Finds the table with this id, including drafts of the caller's own seats.
pub(crate) async fn table(web: &Web, caller: &Caller, id: &str) -> Result<Table, Error> {
    let id = id.parse().map_err(|_| Error::Refused(Refused::NoTable))?;
    Ok(web.tables().table_for(&id, &caller.visitor.id).await?)
}

/// What the caller sees of the table with this id. Viewers without an identity, such as the previews of links, leave no
/// trace; a browser's stream is a visit.
pub(crate) async fn look(web: &Web, caller: &Caller, id: &str) -> Result<Arc<Snapshot>, Error> {
    match caller.known() {
        Ok(visitor) => Ok(table(web, caller, id).await?.look(visitor)?),
        Err(_) => Ok(web.tables().peek(&id.parse().map_err(|_| Error::Refused(Refused::NoTable))?).await?),
    }
}

/// Extractor: the game of a URL whose only variable part is the game's name.
pub(crate) struct NamedGame(pub(crate) &'static dyn Show);

impl FromRequestParts<Web> for NamedGame {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<NamedGame, Error> {
        let InPath::<String>(name) = InPath::from_request_parts(parts, web).await?;
        Ok(NamedGame(web.show(&name)?))
    }
}
