//! Stylesheet, scripts and icon. Their addresses hold their hash, so that browsers may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::error::Error;

/// One file.
pub(crate) struct Asset {
    url: String,
    kind: &'static str,
    body: String,
}

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, body: String) -> Asset {
        let hash = Sha256::digest(body.as_bytes());
        let hash: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Asset { url: format!("/assets/{name}-{hash}.{ending}"), kind, body }
    }

    /// Its address.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }
}

/// All files.
pub(crate) struct Assets {
    /// The stylesheet.
    pub(crate) style: Asset,
    /// What merges new HTML into a page.
    pub(crate) morph: Asset,
    /// SHA-256.
    pub(crate) hash: Asset,
    /// Our own script.
    pub(crate) script: Asset,
    /// The icon.
    pub(crate) icon: Asset,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let style = format!("{}\n{}", look::CSS, include_str!("../assets/web.css"));
    Assets {
        style: Asset::new("posse", "css", "text/css; charset=utf-8", style),
        morph: Asset::new("idiomorph", "js", SCRIPT, include_str!("../assets/vendor/idiomorph.min.js").to_owned()),
        hash: Asset::new("sha256", "js", SCRIPT, include_str!("../assets/sha256.js").to_owned()),
        script: Asset::new("posse", "js", SCRIPT, include_str!("../assets/posse.js").to_owned()),
        icon: Asset::new("icon", "svg", "image/svg+xml", include_str!("../assets/icon.svg").to_owned()),
    }
});

/// The files.
pub(crate) fn all() -> &'static Assets {
    &ASSETS
}

/// `GET /assets/{name}`
pub(crate) async fn asset(name: Result<Path<String>, PathRejection>) -> Result<Response, Error> {
    let Path(name) = name.map_err(|_| Error::NotFound)?;
    let Assets { style, morph, hash, script, icon } = all();
    let all = [style, morph, hash, script, icon];
    let known = |asset: &&Asset| asset.url.strip_prefix("/assets/") == Some(name.as_str());
    let asset = all.into_iter().find(known).ok_or(Error::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, asset.body.as_str()).into_response())
}
