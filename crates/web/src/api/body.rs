//! The bodies and queries of requests, and answers in JSON. What cannot be read is refused with the reason.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::FormId;
use table::{MAX_SEATS, Seat};
use utoipa::ToSchema;

use crate::edge::error::Error;
use crate::table::create::Whole;

/// Extractor: a JSON body. Unknown fields are ignored.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Error> {
        let Json(body) = Json::from_request(request, state).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::LongForm,
            _ => Error::Unreadable(rejection.body_text()),
        })?;
        Ok(Body(body))
    }
}

/// Extractor: the query. Unknown parameters are ignored.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Error> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(query)| Asked(query)).map_err(|rejection| Error::Unreadable(rejection.body_text()))
    }
}

/// Extractor: a JSON body, and the id under which what it asks for is remembered, so that a repetition does nothing: of
/// the `Idempotency-Key` and the body, or a new one. So another request with the same key is carried out.
pub(super) struct Keyed<T>(pub(super) FormId, pub(super) T);

/// The header with the key.
pub(super) const KEY: &str = "idempotency-key";

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Keyed<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Keyed<T>, Error> {
        let key = request.headers().get(KEY).cloned();
        let Body(body) = Body::<Value>::from_request(request, state).await?;
        let id = key.map_or_else(FormId::random, |key| {
            let hash = Sha256::new().chain_update("posse idempotency v1\0").chain_update(key).chain_update([0]);
            let hash = hash.chain_update(body.to_string()).finalize();
            FormId::new(std::array::from_fn(|at| hash[at]))
        });
        let body = serde_json::from_value(body).map_err(|error| Error::Unreadable(error.to_string()))?;
        Ok(Keyed(id, body))
    }
}

/// A seat in a body, counted from 0.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[schema(value_type = u8, maximum = 4)]
pub(super) struct SeatNumber(Whole);

impl SeatNumber {
    /// The seat.
    pub(super) fn seat(self) -> Result<Seat, Error> {
        seat(self.0.0)
    }
}

/// The seat with this number, counted from 0.
pub(super) fn seat(number: u32) -> Result<Seat, Error> {
    let number = u8::try_from(number).ok().filter(|number| usize::from(*number) < MAX_SEATS);
    let last = MAX_SEATS - 1;
    number.map(Seat).ok_or_else(|| Error::Value { field: "seat".to_owned(), known: format!("0 … {last}") })
}
