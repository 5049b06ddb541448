//! Random requests: the server answers all of them, none with a server error.

use axum::body::Body;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use crate::house::{BASE, House, body, form_id, seed, two_at_play};

fn values() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[0-9]{1,20}",
        "\\PC{0,40}",
        "[a-z]{1,8}( [a-z0-9]{1,4}){0,3}",
        Just("<script>alert(1)</script>".to_owned()),
        any::<Vec<u8>>().prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ]
}

fn names() -> impl Strategy<Value = String> {
    let known =
        ["seat", "name", "at", "action", "draft", "form", "bot", "opened", "commitment", "yes", "confirm", "seat-1"];
    prop_oneof![proptest::sample::select(known.to_vec()).prop_map(str::to_owned), values()]
}

fn paths(table: String) -> impl Strategy<Value = String> {
    let verbs = "sit move up leave free bot fill ready step hand-over hand-back concede link report here live x";
    let verbs: Vec<&str> = verbs.split(' ').collect();
    let known = [
        "/",
        "/new/dollars-wanted",
        "/settings",
        "/language",
        "/rules/dollars-wanted",
        "/s/00",
        "/d/00",
        "/w/00",
        "/welcome",
        "/devices/end",
        "/admin",
        "/admin/00",
        "/admin/announce",
        "/recover",
        "/notifications/mail",
        "/notifications/wishes",
        "/stop/00",
        "/health",
    ];
    prop_oneof![
        4 => proptest::sample::select(verbs).prop_map(move |verb| format!("{table}/{verb}")),
        2 => proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => "/[a-z0-9/%?&=.-]{0,60}",
    ]
}

#[test]
fn no_path_and_no_form_makes_the_server_fail() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = House::new();
    let (table, anna, _) = runtime.block_on(two_at_play(&house));
    let config = Config { cases: 400, failure_persistence: None, ..Config::default() };
    let fields = proptest::collection::vec((names(), values()), 0..6);
    let requests = (any::<bool>(), paths(table.clone()), fields, any::<bool>(), any::<u16>());
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed().to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
        .run(&requests, |(post, path, fields, has_id, address)| {
            let mut anna = anna.clone();
            anna.address = format!("10.0.{}.{}:1", address >> 8, address & 255).parse().unwrap();
            let id = form_id();
            let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
            if has_id {
                fields.insert(0, ("form", &id));
            }
            let method = if post { "POST" } else { "GET" };
            if !post && path.ends_with("/live") {
                return Ok(());
            }
            let request = anna.request(method, &path).header("origin", BASE);
            let request = request.header("content-type", "application/x-www-form-urlencoded");
            let Ok(request) = request.body(Body::from(body(&fields))) else { return Ok(()) };
            let answer = runtime.block_on(anna.send(request));
            prop_assert!(!answer.status.is_server_error(), "{method} {path} {fields:?}: {}", answer.status);
            Ok(())
        })
        .unwrap();
    // The table still works.
    let mut anna = anna;
    assert_eq!(runtime.block_on(anna.get(&table)).status, 200);
}
