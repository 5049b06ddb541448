//! The sizes of answers on the wire, and how long browsers cache them.

use axum::body::{Body, to_bytes};
use axum::http::header;
use tower::ServiceExt;

use crate::house::{Browser, House, two_at_play};

/// The size of an answer as it is sent.
async fn on_the_wire(browser: &Browser, path: &str) -> usize {
    let request = browser.request("GET", path).header(header::ACCEPT_ENCODING, "gzip");
    let response = browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.headers()[header::CONTENT_ENCODING], "gzip", "{path}");
    to_bytes(response.into_body(), usize::MAX).await.unwrap().len()
}

fn assets(page: &str) -> Vec<String> {
    page.split('"').filter(|text| text.starts_with("/assets/")).map(str::to_owned).collect()
}

#[tokio::test]
async fn the_home_page_with_all_that_it_needs_is_below_60_kb_and_a_table_below_150_kb() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    for (path, most) in [("/", 60_000), (&table, 150_000)] {
        let page = anna.get(path).await.body;
        let mut size = on_the_wire(&anna, path).await;
        for asset in assets(&page).iter().filter(|asset| !asset.ends_with(".svg")) {
            size += on_the_wire(&anna, asset).await;
        }
        assert!(size < most, "{path}: {size} bytes");
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_since_their_address_holds_their_hash() {
    let house = House::new();
    let mut anna = house.browser();
    let page = anna.get("/").await.body;
    let assets = assets(&page);
    assert_eq!(assets.len(), 7, "{assets:?}");
    for asset in assets {
        let answer = anna.get(&asset).await;
        assert_eq!(answer.status, 200, "{asset}");
        assert!(answer.header("cache-control").contains("immutable"), "{asset}");
        assert_eq!(answer.header("set-cookie"), "", "{asset}");
    }
}

#[tokio::test]
async fn no_stylesheet_has_containers_since_chromium_forgets_to_lay_out_what_is_merged_into_one() {
    let house = House::new();
    let mut anna = house.browser();
    for title in catalog::titles().iter() {
        let page = anna.get(&format!("/rules/{}", title.name())).await.body;
        let styles: Vec<String> = assets(&page).into_iter().filter(|asset| asset.ends_with(".css")).collect();
        assert_eq!(styles.len(), 2, "the shared one and the game's: {styles:?}");
        for style in styles {
            assert!(!anna.get(&style).await.body.contains("container-type"), "{style}");
        }
    }
}
