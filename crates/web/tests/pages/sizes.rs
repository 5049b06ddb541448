//! The sizes of answers on the wire, and how long browsers cache them.

use std::io::Read;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, header};
use flate2::read::GzDecoder;
use play::{SeatWish, Token, Wish};
use store::TableSettings;
use table::{Lesson, Settings};
use tower::ServiceExt;

use crate::house::{Answer, Browser, House, Stream, two_at_play};

/// An answer as it is sent to a browser that accepts these content codings.
async fn sent(browser: &Browser, path: &str, codings: &str) -> (HeaderMap, Bytes) {
    let request = browser.request("GET", path).header(header::ACCEPT_ENCODING, codings);
    let response = browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let (parts, body) = response.into_parts();
    (parts.headers, to_bytes(body, usize::MAX).await.unwrap())
}

/// The size of an answer as it is sent. Fonts are compressed already.
async fn on_the_wire(browser: &Browser, path: &str) -> usize {
    let (headers, body) = sent(browser, path, "gzip").await;
    let coding = headers.get(header::CONTENT_ENCODING);
    assert_eq!(coding.is_none(), is_font(path), "{path}");
    body.len()
}

fn is_font(path: &str) -> bool {
    path.ends_with(".woff2")
}

/// Whether browsers fetch the file after the page, or never: icons, and what an installed app needs.
fn is_later(path: &str) -> bool {
    [".svg", ".png", ".webmanifest"].iter().any(|ending| path.ends_with(ending))
}

fn assets(page: &str) -> Vec<String> {
    page.split('"').filter(|text| text.starts_with("/assets/")).map(str::to_owned).collect()
}

#[tokio::test]
async fn the_home_page_with_all_that_it_needs_is_below_100_kb_and_a_table_below_150_kb() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    for (path, most) in [("/", 100_000), (&table, 150_000)] {
        let page = anna.get(path).await.body;
        let mut size = on_the_wire(&anna, path).await;
        let needed = assets(&page);
        assert_eq!(needed.iter().filter(|asset| is_font(asset)).count(), 2, "{needed:?}");
        for asset in needed.iter().filter(|asset| !is_later(asset)) {
            size += on_the_wire(&anna, asset).await;
        }
        println!("{path}: {size} bytes");
        assert!(size < most, "{path}: {size} bytes");
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_since_their_address_holds_their_hash() {
    let house = House::new();
    let mut anna = house.browser();
    let page = anna.get("/").await.body;
    let assets = assets(&page);
    assert_eq!(assets.len(), 36, "{assets:?}");
    let style = anna.get(assets.iter().find(|asset| asset.ends_with(".css")).unwrap()).await.body;
    let faces: Vec<String> =
        style.split("src: url(\"").skip(1).map(|url| format!("/assets/{}", url.split('"').next().unwrap())).collect();
    assert_eq!(faces.len(), 4, "two fonts, each with a file of further letters: {faces:?}");
    assert!(assets.iter().filter(|asset| is_font(asset)).all(|font| faces.contains(font)), "preloaded fonts are used");
    for asset in assets.into_iter().chain(faces) {
        let answer = anna.get(&asset).await;
        assert_eq!(answer.status, 200, "{asset}");
        assert!(answer.header("cache-control").contains("immutable"), "{asset}");
        assert_eq!(answer.header("set-cookie"), "", "{asset}");
    }
}

#[tokio::test]
async fn a_file_is_sent_in_the_smallest_coding_that_the_browser_takes_and_reads_the_same() {
    let house = House::new();
    let mut anna = house.browser();
    let page = anna.get("/rules/dollars-wanted").await.body;
    // A manifest gets the server's path first, so it is compressed when it is asked for.
    let is_kept_plain = |asset: &str| is_font(asset) || [".png", ".webmanifest"].iter().any(|end| asset.ends_with(end));
    for asset in assets(&page).into_iter().filter(|asset| !is_kept_plain(asset)) {
        let (headers, plain) = sent(&anna, &asset, "identity").await;
        assert_eq!(headers.get(header::CONTENT_ENCODING), None, "{asset}");
        let (headers, brotli) = sent(&anna, &asset, "gzip, deflate, br").await;
        assert_eq!(headers[header::CONTENT_ENCODING], "br", "{asset}");
        assert_eq!(headers[header::VARY], "accept-encoding", "{asset}");
        let (headers, gzip) = sent(&anna, &asset, "gzip").await;
        assert_eq!(headers[header::CONTENT_ENCODING], "gzip", "{asset}");
        assert!(brotli.len() < gzip.len() && gzip.len() < plain.len(), "{asset}");
        let (mut of_brotli, mut of_gzip) = (Vec::new(), Vec::new());
        brotli::Decompressor::new(&*brotli, 4096).read_to_end(&mut of_brotli).unwrap();
        GzDecoder::new(&*gzip).read_to_end(&mut of_gzip).unwrap();
        assert!(of_brotli == plain && of_gzip == plain, "{asset}");
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

/// The sizes of all messages but the first ones that two players are sent in a whole game, in order. The deal and the
/// steps are the same each time.
async fn messages(game: &str) -> Vec<u64> {
    let house = House::new();
    let wish = Wish {
        game: game.to_owned(),
        options: Settings::default(),
        seats: vec![SeatWish::Open, SeatWish::Open],
        settings: TableSettings { window_seconds: 0, ..TableSettings::default() },
        lesson: Some(Lesson { deal: "sizes", seats: 2 }),
        pace: None,
    };
    let table = house.web.tables().create(&Token::random().visitor(), wish).await.unwrap();
    let table = format!("/t/{table}");
    let mut players: Vec<(Browser, Stream, String)> = Vec::new();
    for (seat, name) in [("1", "Anna"), ("2", "Ben")] {
        let mut player = house.visitor().await;
        player.sit(&table, seat, name).await.location();
        let stream = player.follow(&format!("{table}/live")).await;
        players.push((player, stream, String::new()));
    }
    players[0].0.ready(&table, "1").await.location();
    players[1].0.ready(&table, "2").await.location();
    let mut sizes = Vec::new();
    for step in 0.. {
        for (player, stream, shown) in &mut players {
            while !stream.is_silent().await {
                let message = stream.next().await.unwrap();
                message["html"].as_str().unwrap().clone_into(shown);
                if message["first"] == false {
                    sizes.push(message["size"].as_u64().unwrap());
                }
            }
            let page = Answer::of(shown);
            let actions = page.buttons("action");
            if actions.is_empty() {
                continue;
            }
            let (seat, at, action) = (page.hidden("seat"), page.hidden("at"), &actions[step * 7 % actions.len()]);
            player.post(&format!("{table}/step"), &[("seat", &seat), ("at", &at), ("action", action)]).await.location();
        }
        if players.iter().any(|(_, _, shown)| shown.contains("id=\"ending\"")) {
            break;
        }
    }
    sizes
}

#[tokio::test]
async fn a_live_message_has_a_few_kb_before_it_is_compressed_and_no_more_late_in_a_game() {
    let bounds = [
        ("dollars-wanted", 2_500, 8_000),
        ("wyatt-earp", 2_500, 8_000),
        ("fistful-of-meeples", 3_000, 10_000),
        ("desperados", 4_000, 12_000),
    ];
    for (game, median, most) in bounds {
        let sizes = messages(game).await;
        let third = sizes.len() / 3;
        let [early, late] = [&sizes[..third], &sizes[sizes.len() - third..]].map(|some| some.iter().sum::<u64>());
        let (early, late) = (early / third as u64, late / third as u64);
        let mut sorted = sizes.clone();
        sorted.sort_unstable();
        let [half, nearly_all] = [50, 95].map(|percent| sorted[sorted.len() * percent / 100]);
        let told =
            format!("{game}: median {half} bytes, 95th percentile {nearly_all}; mean {early} early, {late} late");
        println!("{told}, {} messages", sizes.len());
        assert!(half < median && nearly_all < most && late < early + early / 4, "{told}");
    }
}
