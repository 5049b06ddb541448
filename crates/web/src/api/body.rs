//! The bodies and queries of requests, and answers in JSON. What cannot be read is refused with the reason.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use sha2::{Digest, Sha256};
use store::FormId;
use table::{MAX_SEATS, Seat};
use utoipa::ToSchema;

use crate::error::Error;

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

/// Extractor: the id under which what a request does is remembered, so that a repetition does nothing: of its
/// `Idempotency-Key`, or a new one.
pub(super) struct Key(pub(super) FormId);

/// The header with the key.
pub(super) const KEY: &str = "idempotency-key";

impl<S: Send + Sync> FromRequestParts<S> for Key {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Key, Error> {
        let Some(key) = parts.headers.get(KEY) else { return Ok(Key(FormId::random())) };
        let hash: [u8; 32] = Sha256::new().chain_update("posse idempotency v1\0").chain_update(key).finalize().into();
        let [half, _] = *hash.as_chunks::<16>().0 else { unreachable!("32 bytes are two halves") };
        Ok(Key(FormId::new(half)))
    }
}

/// A whole number in a body, which JSON may write as `1.0` too.
#[derive(Clone, Copy)]
pub(crate) struct Whole(pub(crate) u32);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Whole, D::Error> {
        let number = f64::deserialize(reader)?;
        let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
        if is_whole { Ok(Whole(number as u32)) } else { Err(D::Error::custom(format!("{number} is no whole number"))) }
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
