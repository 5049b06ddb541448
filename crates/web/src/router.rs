//! All routes and their middleware.

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Extension, Router};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::api;
use crate::edge::error::Error;
use crate::edge::guard::Explain;
use crate::edge::listener::Listener;
use crate::edge::web::Web;
use crate::edge::{assets, below, guard, health, limits, offline, serve};
use crate::explain::explain;
use crate::live::broadcast::Broadcasts;
use crate::live::stream;

use crate::person::{
    admin, channel_link, devices, fairness, home, join, my_games, notifications, preferences_page, tokens, welcome,
};
use crate::table::looks::{self, Looks};
use crate::table::{
    act, analysis_page, card, create, keys, learn, moment, page, play_now, replay_page, report, rules, seat_link,
};

/// All routes, with the middleware.
pub fn router(web: Web) -> Router {
    routes(web, Looks::new())
}

/// The same with these replays that people look at together.
fn routes(web: Web, looks: Looks) -> Router {
    let routes = Router::new()
        .route("/", get(home::page))
        .route("/join", get(home::join))
        .route("/games", get(my_games::page))
        .route("/next", get(my_games::next))
        .route("/play/{game}", post(play_now::start))
        .route("/learn/{game}", post(learn::start))
        .route("/new/{game}", get(create::page).post(create::create))
        .route("/t/{id}", get(page::page))
        .route("/t/{id}/", get(page::page))
        .route("/t/{id}/live", get(stream::stream))
        .route("/t/{id}/turn", get(stream::turn))
        .route("/t/{id}/download", get(page::download))
        .route("/t/{id}/moment/{number}", get(moment::page))
        .route("/t/{id}/replay", get(replay_page::page).post(replay_page::lead))
        .route("/t/{id}/card.png", get(card::card))
        .route("/t/{id}/analysis", get(analysis_page::page).post(analysis_page::start))
        .route("/t/{id}/here", post(page::here))
        .route("/t/{id}/report", get(report::ask).post(report::report))
        .route("/t/{id}/{verb}", get(act::ask).post(act::act))
        .route("/s/{token}", get(seat_link::page).post(seat_link::take))
        .route("/s/{token}/", get(seat_link::page))
        .route("/devices", get(devices::page))
        .route("/devices/link", post(devices::link))
        .route("/devices/words", post(devices::words))
        .route("/devices/end", post(devices::end))
        .route("/devices/token", post(tokens::make))
        .route("/notifications", get(notifications::page))
        .route("/notifications/answered", post(notifications::answered))
        .route("/notifications/push", post(notifications::push))
        .route("/notifications/mail", post(notifications::mail))
        .route("/notifications/webhook", post(notifications::webhook))
        .route("/notifications/calendar", post(notifications::calendar))
        .route("/notifications/wishes", post(notifications::wish))
        .route("/notifications/test", post(notifications::test))
        .route("/notifications/remove", post(notifications::remove))
        .route("/notifications/confirm/{id}/{code}", get(channel_link::ask).post(channel_link::confirm))
        .route("/stop/{id}", get(channel_link::leave).post(channel_link::stop))
        .route("/calendar/{file}", get(channel_link::calendar))
        .route("/d/{token}", get(join::page).post(join::by_link))
        .route("/d/{token}/", get(join::page))
        .route("/recover", get(join::recover).post(join::by_words))
        .route("/welcome", get(welcome::page).post(welcome::by_phrase))
        .route("/w/{token}", get(welcome::by_link).post(welcome::accept))
        .route("/w/{token}/", get(welcome::by_link))
        .route("/admin", get(admin::page))
        .route("/admin/{token}", get(admin::ask).post(admin::enter))
        .route("/admin/leave", post(admin::leave))
        .route("/admin/announce", post(admin::announce))
        .route("/admin/lift", post(admin::lift))
        .route("/admin/t/{id}", get(admin::table))
        .route("/admin/t/{id}/exclude", post(admin::exclude))
        .route("/admin/t/{id}/dismiss", post(admin::dismiss))
        .route("/admin/t/{id}/{act}", post(admin::end))
        .route("/rules/{game}", get(rules::page))
        .route("/settings", get(preferences_page::page).post(preferences_page::save))
        .route("/speed", post(preferences_page::speed))
        .route("/language", post(preferences_page::language))
        .route("/fairness", get(fairness::page))
        .route("/help/keys", get(keys::page))
        .route("/assets/{name}", get(assets::asset))
        .route("/sw.js", get(offline::worker))
        .route("/offline", get(offline::page))
        .merge(api::routes())
        .route("/robots.txt", get(robots))
        .route("/health", get(health::health))
        .route("/ready", get(health::ready))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::Method)
        .layer(Extension(looks))
        .layer(Extension(Arc::new(Broadcasts::new())));
    guarded(routes, web)
}

/// Serves until `shutdown` completes; then answers running requests, ends the live streams and returns. Behind a proxy
/// with several servers, first gives the proxy time to notice. The tables stop after the requests, so that no request is
/// refused once it was let in.
pub async fn serve(listener: Listener, web: Web, shutdown: impl Future<Output = ()>) {
    let looks = Looks::new();
    let following = tokio::spawn(looks::follow(looks.clone(), web.tables().clone()));
    serve::serve(listener, &web, routes(web.clone(), looks), shutdown).await;
    following.abort();
}

/// Adds the middleware to routes.
fn guarded(routes: Router<Web>, web: Web) -> Router {
    let routes = routes
        .layer(DefaultBodyLimit::max(limits::BODY.most as usize))
        .layer(CatchPanicLayer::custom(|_| Error::Crash.into_response()))
        .layer(from_fn_with_state((web.clone(), explain as Explain), guard::guard));
    let path = web.config().path().to_owned();
    let routes = if path.is_empty() { routes } else { routes.layer(from_fn_with_state(web.clone(), below::lead)) };
    let routes = routes
        // Live streams are not compressed: their messages are small, and each would keep a compressor for as long as it
        // is open. Fonts and pictures are compressed already.
        .layer(
            CompressionLayer::new().compress_when(
                SizeAbove::new(512)
                    .and(NotForContentType::SSE)
                    .and(NotForContentType::const_new(api::stream::NDJSON))
                    .and(NotForContentType::const_new(assets::FONT))
                    .and(NotForContentType::const_new(assets::PICTURE)),
            ),
        )
        .with_state(web);
    below::below(&path, routes)
}

/// `GET /robots.txt`
async fn robots(State(web): State<Web>) -> &'static str {
    web.config().house.robots()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use futures_util::FutureExt;
    use play::{Permit, Tables};
    use store::TableId;
    use tokio::time::Instant;
    use tower::ServiceExt;

    use super::*;
    use crate::edge::config::WebConfig;
    use crate::edge::limits::Household;
    use crate::edge::visitor::Caller;

    /// The answer of a handler behind the middleware.
    async fn answer(handler: axum::routing::MethodRouter<Web>) -> (StatusCode, String) {
        answer_while(handler, async |_| ()).await
    }

    /// The same, while the value that `busy` returns is held.
    async fn answer_while<T>(
        handler: axum::routing::MethodRouter<Web>,
        busy: impl AsyncFnOnce(&Web) -> T,
    ) -> (StatusCode, String) {
        let folder = tempfile::tempdir().unwrap();
        let store = store::Sqlite::open(folder.path().join("posse.db")).unwrap();
        let web = Web::new(
            Tables::new(Arc::new(store), catalog::titles(), play::Config::default()),
            catalog::shows(),
            WebConfig::default(),
        );
        let _busy = busy(&web).await;
        let request = Request::get("/x").header("host", "localhost").body(Body::empty()).unwrap();
        let response = guarded(Router::new().route("/x", handler), web).oneshot(request).await.unwrap();
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_panic_in_a_handler_is_a_page_and_not_the_end() {
        let (status, page) = answer(get(async || -> &'static str { panic!("on purpose") })).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.contains("Something broke on our side") && !page.contains("on purpose"), "{page}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_takes_too_long_is_given_up() {
        let (status, page) = answer(get(async || std::future::pending::<&'static str>().await)).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(page.contains("The server is busy"), "{page}");
    }

    /// A handler that replays a table that does not exist.
    async fn replay(State(web): State<Web>, caller: Caller) -> Result<&'static str, Error> {
        web.replay(&caller, &TableId::random(), |_| Ok("replayed")).await
    }

    /// Takes all slots for replays that these households can have.
    async fn take(web: &Web, households: &[[u8; 4]]) -> Vec<Permit> {
        let mut taken = Vec::new();
        for address in households {
            let household = Household::from(std::net::IpAddr::from(*address));
            while let Some(turn) = web.0.replays.take(household).now_or_never() {
                taken.push(turn);
            }
        }
        taken
    }

    #[tokio::test(start_paused = true)]
    async fn a_replay_waits_for_its_place_as_long_as_a_request_may_take() {
        let begun = Instant::now();
        let (status, page) = answer_while(get(replay), async |web| {
            let taken = take(web, &[[192, 0, 2, 1], [192, 0, 2, 2], [192, 0, 2, 3]]).await;
            assert_eq!(taken.len(), 8, "two households fill all slots");
            taken
        })
        .await;
        assert_eq!((status, begun.elapsed().as_secs()), (StatusCode::SERVICE_UNAVAILABLE, limits::TIME.most.into()));
        assert!(page.contains("The server is busy"), "{page}");
    }

    #[tokio::test]
    async fn one_household_leaves_places_for_the_replays_of_others() {
        let (status, _) = answer_while(get(replay), async |web| take(web, &[[192, 0, 2, 1]]).await).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "it got a place, and there is no such table");
    }
}
