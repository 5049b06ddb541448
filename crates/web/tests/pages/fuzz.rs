//! Random requests: the server answers all of them, none with a server error.

use axum::body::Body;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::Value;
use table_kit::{Size, Sweep};

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
    let known = "seat name at action draft form bot opened commitment days phrase words yes confirm seat-1";
    let known: Vec<&str> = known.split(' ').collect();
    prop_oneof![proptest::sample::select(known).prop_map(str::to_owned), values()]
}

fn paths(table: String) -> impl Strategy<Value = String> {
    // A closed table would refuse all that follows.
    let verbs = web::verbs().filter(|verb| *verb != "close").chain(["report", "here", "live", "x"]);
    let verbs: Vec<&str> = verbs.collect();
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

/// JSON values, of the kinds that orders have and of any other.
fn json_values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..6_u8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        values().prop_map(Value::from),
        proptest::sample::select(vec![
            "step",
            "sit",
            "ready",
            "me",
            "person",
            "bot-honest",
            "desperados",
            "rob 2",
            "1.2.3"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            proptest::collection::vec((names(), inner), 0..4)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

/// Bodies of programs: one of these orders or an opening with wrong values, any JSON, or no JSON at all.
fn json_bodies(orders: Vec<String>) -> impl Strategy<Value = String> {
    let keys = [
        "seat",
        "seats",
        "name",
        "action",
        "at",
        "bot",
        "opened",
        "commitment",
        "on",
        "game",
        "options",
        "watch",
        "pace",
        "table",
        "of",
    ];
    let fields = proptest::collection::vec((proptest::sample::select(keys.to_vec()), json_values()), 0..5);
    let order = (proptest::sample::select(orders), fields).prop_map(|(order, fields)| {
        let fields = fields.into_iter().map(|(key, value)| (key.to_owned(), value));
        Value::Object(fields.chain([("do".to_owned(), Value::from(order))]).collect()).to_string()
    });
    prop_oneof![6 => order, 2 => json_values().prop_map(|value| value.to_string()), 1 => values()]
}

/// Addresses of the API with wrong parts and queries.
fn api_paths(table: String) -> impl Strategy<Value = String> {
    let table = table.replace("/t/", "/tables/");
    let ends = ["", "/legal", "/header", "/replay", "/record", "/verify"];
    let query = proptest::collection::vec(("(seat|action|from|after|mine|language|x)", "[a-z0-9%.@-]{0,12}"), 0..3);
    let query =
        query.prop_map(|pairs| pairs.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&"));
    let known = ["/games", "/games/desperados", "/tables", "/token", "/bots", "/openapi.json"].map(str::to_owned);
    let path = prop_oneof![
        5 => proptest::sample::select(ends.to_vec()).prop_map(move |end| format!("{table}{end}")),
        3 => proptest::sample::select(known.to_vec()),
        1 => "/[a-z0-9/%?&=.-]{0,40}",
    ];
    (path, query).prop_map(|(path, query)| format!("{path}?{query}"))
}

/// The named command of `./test sweep` makes 200,000.
#[test]
fn no_request_of_a_program_makes_the_server_fail() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = House::new();
    let (table, program, described) = runtime.block_on(async {
        let (table, mut anna, _) = two_at_play(&house).await;
        let mut program = anna.program("open play read").await;
        let described = program.get("/openapi.json").await;
        (table, program, described)
    });
    let orders = &described["components"]["schemas"]["Order"]["discriminator"]["mapping"];
    let bodies = json_bodies(orders.as_object().unwrap().keys().cloned().collect());
    let times = if let Size::Times(times) = Sweep::from_env().size { times as u32 } else { 1 };
    let config = Config { cases: 400 * times, failure_persistence: None, ..Config::default() };
    let tokens = prop_oneof![4 => Just(None), 1 => "[0-9a-f]{64}".prop_map(Some), 1 => "[ -~]{0,70}".prop_map(Some)];
    let methods = proptest::sample::select(vec!["GET", "GET", "POST", "POST", "POST", "PUT", "OPTIONS", "HEAD"]);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed().to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
        .run(&(methods, api_paths(table), bodies, tokens, any::<u16>()), |(method, path, body, token, at)| {
            let mut program = program.clone();
            program.token = token.unwrap_or(program.token);
            program.come_from(at);
            let Some(answer) = runtime.block_on(program.try_send(method, &path, &body)) else { return Ok(()) };
            prop_assert!(!answer.status.is_server_error(), "{method} {path} {body}: {}", answer.status);
            let is_told = answer.status.is_client_error() && method != "HEAD";
            let kind = answer.header("content-type");
            prop_assert!(!is_told || kind == "application/problem+json", "{method} {path} {body}: {kind}");
            Ok(())
        })
        .unwrap();
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
