//! The operator's browser: it has a cookie by the one-time link of `posse admin`, for some hours. The cookie is sent by
//! our own pages only, and the store has its hash.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use play::{Refused, Token};
use store::{AdminKey, Millis, StoreError};

use crate::edge::error::Error;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// How long the cookie works, in seconds.
pub(crate) const KEPT: u32 = 12 * 3600;

/// Extractor: the caller is the operator. For everybody else there is nothing at this address.
pub(crate) struct Operator;

impl FromRequestParts<Web> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Operator, Error> {
        let caller = Caller::from_request_parts(parts, web).await?;
        if is_operator(web, &caller).await? { Ok(Operator) } else { Err(Error::NotFound) }
    }
}

/// Whether the caller is the operator.
///
/// # Errors
/// When the store fails.
pub(crate) async fn is_operator(web: &Web, caller: &Caller) -> Result<bool, Error> {
    let Some(token) = &caller.admin else { return Ok(false) };
    Ok(key(web, token).await?.is_some_and(|key| !key.is_once))
}

/// The key with this secret, if it is not over.
pub(crate) async fn key(web: &Web, token: &Token) -> Result<Option<AdminKey>, Error> {
    let store = web.tables().store();
    let key = store.admin_key(token.pass()).await.map_err(Refused::from)?;
    let now = store.clock().now();
    Ok(key.filter(|key| key.until >= now))
}

/// Exchanges the token of a one-time link for the token of a cookie.
///
/// # Errors
/// When the link was used or is over, or the store fails.
pub(crate) async fn enter(web: &Web, once: &Token) -> Result<Token, Error> {
    let (store, token) = (web.tables().store(), Token::random());
    let now = store.clock().now();
    let key = AdminKey { id: token.pass(), is_once: false, until: Millis(now.0 + i64::from(KEPT) * 1_000) };
    store.exchange_admin_key(once.pass(), key, now).await.map_err(|error| match error {
        StoreError::NotFound => Error::NotFound,
        error => Refused::from(error).into(),
    })?;
    tracing::info!("a browser has become the operator's");
    Ok(token)
}
