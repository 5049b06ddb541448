//! Extractor for the variable parts of a path.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::edge::error::Error;

/// The variable parts of a path, parsed. Parts that cannot be parsed give [`Error::NotFound`].
pub(crate) struct InPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for InPath<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<InPath<T>, Error> {
        let Path(part) = Path::from_request_parts(parts, state).await.map_err(|_| Error::NotFound)?;
        Ok(InPath(part))
    }
}
