//! The JSON API, described by OpenAPI: what pages show and forms do, for programs.
//!
//! Nothing here decides anything. A program reads by the same `View` as a page, and its requests go through
//! `act::perform` and `create::make` like those of forms. The guard reads its token, and answers errors as problems.

pub(crate) mod body;
mod feed;
mod order;
mod page;
mod past;
pub(crate) mod problem;
mod read;
mod state;
pub(crate) mod stream;
pub(crate) mod token;

use std::sync::LazyLock;

use axum::response::IntoResponse;
use axum::routing::get;
use axum::{Json, Router};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Components, InfoBuilder, OpenApi, OpenApiBuilder, Server};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::visitor::Caller;
use crate::web::Web;

/// Where the API is. A change that breaks a program gets another path.
const BASE: &str = "/api/v1";

/// All operations, each with its description.
fn operations() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(read::games))
        .routes(routes!(read::game))
        .routes(routes!(read::tables, order::open))
        .routes(routes!(read::table, order::order))
        .routes(routes!(read::head))
        .routes(routes!(read::legal))
        .routes(routes!(stream::events))
        .routes(routes!(feed::feed))
        .routes(routes!(past::replay))
        .routes(routes!(past::record))
        .routes(routes!(past::verify))
        .routes(routes!(token::token, token::end))
        .routes(routes!(token::bot))
}

/// The description of the API.
pub(crate) static DESCRIPTION: LazyLock<OpenApi> = LazyLock::new(|| {
    let info = InfoBuilder::new()
        .title("Posse")
        .version("1")
        .description(Some("Tables, their games and their bots. Names and numbers stay within v1; fields may be added."))
        .build();
    let mut described = OpenApiBuilder::new().info(info).components(Some(Components::new())).build();
    described.merge(operations().into_openapi());
    if let Some(components) = &mut described.components {
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
    described
});

/// The routes of the API, and its page for people.
pub(crate) fn routes() -> Router<Web> {
    let (operations, _) = operations().split_for_parts();
    Router::new()
        .nest(BASE, operations.route("/openapi.json", get(description)))
        .route("/api", get(async |caller: Caller| page::page(&caller, &DESCRIPTION)))
}

/// `GET /api/v1/openapi.json`
async fn description(caller: Caller) -> impl IntoResponse {
    let mut described = DESCRIPTION.clone();
    described.servers = Some(vec![Server::new(format!("{}{BASE}", caller.base))]);
    Json(described)
}
