//! The JSON API, described by OpenAPI: what pages show and forms do, for programs.
//!
//! Nothing here decides anything. A program reads by the same `View` as a page, and its requests go through
//! `act::perform` and `create::make` like those of forms. The guard reads its token, and answers errors as problems.

pub(crate) mod body;
mod description;
mod feed;
mod order;
mod page;
mod past;
pub(crate) mod problem;
mod read;
mod state;
pub(crate) mod stream;
pub(crate) mod token;

use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;

use self::description::{DESCRIPTION, operations};
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// Where the API is. A change that breaks a program gets another path.
const BASE: &str = "/api/v1";

/// The routes of the API, and its page for people.
pub(crate) fn routes() -> Router<Web> {
    let operations = operations().into_iter().fold(OpenApiRouter::new(), OpenApiRouter::routes);
    let (operations, _) = operations.split_for_parts();
    Router::new()
        .nest(BASE, operations.route("/openapi.json", get(description)))
        .route("/api", get(async |caller: Caller| page::page(&caller, &DESCRIPTION)))
}

/// `GET /api/v1/openapi.json`
async fn description(caller: Caller) -> impl IntoResponse {
    let mut described = DESCRIPTION.clone();
    described["servers"] = json!([{ "url": format!("{}{BASE}", caller.visitor.base) }]);
    Json(described)
}
