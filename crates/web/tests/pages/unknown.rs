//! Addresses of the whole router, and forms, that name what there is not: each is refused with a page or a problem, the
//! log has no ERROR, and nothing changes.

use axum::http::StatusCode;
use rusqlite::types::Value as Cell;
use serde_json::Value;

use crate::admin;
use crate::house::{Answer, Browser, House, two_at_play};
use crate::log::lines;

const ROUTER: &str = include_str!("../../src/router.rs");

/// What names nothing, in the part of an address: ids of each kind that nobody has, and no ids at all.
fn nothing() -> Vec<String> {
    let long = "x".repeat(300);
    let kinds = ["222222222222", "abc", "0", "-1", "99", "99999999999999999999", "%FF", "%00", "..%2F", "%F0%9F%82%A1"];
    let hex = [32, 64].map(|length| "0".repeat(length));
    kinds.into_iter().map(str::to_owned).chain(hex).chain([long]).collect()
}

/// The address of a form, its other fields, and the field that names nothing.
type Form<'a> = (String, Vec<(&'a str, &'a str)>, &'a str);

/// What names nothing in a field of a form. An empty field would be none.
const NO_FIELD: [&str; 8] = ["222222222222", "abc", "0", "-1", "9", "99999999999999999999", "\0", "🂡"];

/// The paths of the router with variable parts.
fn paths() -> Vec<&'static str> {
    let routes = ROUTER.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    // A slash at the end leads to the address without it.
    routes.filter(|path| path.contains('{') && !path.ends_with('/')).collect()
}

/// All addresses of a path in which one part names nothing and the others name something.
fn addresses(path: &str, known: &impl Fn(&str) -> String) -> Vec<String> {
    let parts: Vec<&str> = path.split('/').collect();
    let is_variable = |part: &str| part.starts_with('{');
    let with = |at: usize, value: &str| {
        let fill = |(place, part): (usize, &&str)| match *part {
            _ if place == at => value.to_owned(),
            part if is_variable(part) => known(part),
            part => part.to_owned(),
        };
        parts.iter().enumerate().map(fill).collect::<Vec<_>>().join("/")
    };
    let variable = (0..parts.len()).filter(|at| is_variable(parts[*at]));
    variable
        .flat_map(|at| nothing().into_iter().map(move |value| (at, value)))
        .map(|(at, value)| with(at, &value))
        .collect()
}

/// All that is stored but who was here, which every visit changes.
fn stored(house: &House) -> Vec<String> {
    let database = house.database();
    let mut names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = Vec::new();
    for name in names.iter().filter(|name| *name != "visitors") {
        let mut rows = database.prepare(&format!("SELECT * FROM \"{name}\"")).unwrap();
        let columns = rows.column_count();
        let row =
            |row: &rusqlite::Row<'_>| (0..columns).map(|at| row.get::<_, Cell>(at)).collect::<Result<Vec<_>, _>>();
        all.extend(rows.query_map([], row).unwrap().map(|row| format!("{name}: {:?}", row.unwrap())));
    }
    all
}

/// A browser at another address each time, so that no limit answers in place of the handler.
fn moved(browser: &mut Browser, times: &mut u16) {
    *times += 1;
    browser.address = format!("10.2.{}.{}:1", *times >> 8, *times & 255).parse().unwrap();
}

/// Whether a refusal says what is wrong: on a page, or to a program.
fn is_clear(answer: &Answer) -> bool {
    let kind = answer.header("content-type");
    kind.starts_with("text/html") && answer.body.contains("<h1") || kind == "application/problem+json"
}

#[tokio::test]
async fn an_address_that_names_nothing_is_refused_and_changes_nothing() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    anna.cookies.extend(admin::host(&house).await.cookies.into_iter().filter(|(name, _)| name == "admin"));
    let id = table.trim_start_matches("/t/").to_owned();
    let known = |part: &str| match part {
        "{id}" | "{table}" => id.clone(),
        "{game}" => "dollars-wanted".to_owned(),
        "{verb}" => "sit".to_owned(),
        "{act}" => "close".to_owned(),
        "{number}" => "1".to_owned(),
        _ => "0".repeat(64),
    };
    let described: Value = serde_json::from_str(&anna.get("/api/v1/openapi.json").await.body).unwrap();
    let operations = described["paths"].as_object().unwrap().keys().filter(|path| path.contains('{'));
    let operations: Vec<String> = operations.map(|path| format!("/api/v1{path}")).collect();
    // Who stops messages twice has stopped them; and mail programs do it by themselves.
    let asked = paths().into_iter().filter(|path| *path != "/stop/{id}").map(str::to_owned).chain(operations);
    let (before, mut times) = (stored(&house), 0);
    lines();
    for address in asked.flat_map(|path| addresses(&path, &known)) {
        for method in ["GET", "POST"] {
            moved(&mut anna, &mut times);
            let mut answer = match method {
                "GET" => anna.get(&address).await,
                _ => anna.post(&address, &[("seat", "1"), ("yes", "1"), ("name", "Anna")]).await,
            };
            // A link that was not copied exactly leads to the one that was meant.
            while answer.status == StatusCode::SEE_OTHER {
                moved(&mut anna, &mut times);
                let to = answer.location().to_owned();
                answer = anna.get(&to).await;
            }
            assert!(answer.status.is_client_error(), "{method} {address}: {}", answer.status);
            assert!(is_clear(&answer), "{method} {address}: {}", answer.body);
        }
    }
    assert!(times > 500, "{times} requests");
    let told = lines();
    assert!(!told.contains(" ERROR ") && !told.contains(" WARN "), "{told}");
    assert_eq!(stored(&house), before);
}

#[tokio::test]
async fn a_form_that_names_nothing_is_refused_and_changes_nothing() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    anna.cookies.extend(admin::host(&house).await.cookies.into_iter().filter(|(name, _)| name == "admin"));
    let (link, exclude) = (format!("/s/{}", "0".repeat(64)), format!("/admin{table}/exclude"));
    let id = table.trim_start_matches("/t/");
    let token = vec![("scopes", "read"), ("name", "Program"), ("days", "30")];
    let mut forms: Vec<Form<'_>> = vec![
        ("/devices/token".to_owned(), token, "table"),
        (link.clone(), vec![("seat", "1")], "table"),
        (link, vec![("table", id)], "seat"),
        (exclude, vec![("days", "7")], "person"),
        (format!("/admin{table}/dismiss"), vec![("at", "1")], "seat"),
        (format!("{table}/report"), vec![("at", "1")], "seat"),
    ];
    for act in ["wishes", "test", "remove"] {
        forms.push((format!("/notifications/{act}"), Vec::new(), "channel"));
    }
    // The others are about the whole table.
    for verb in web::verbs().filter(|verb| web::request(verb, Vec::new()).is_err()) {
        let commitment = "0000000000000000000000000000000000000000000000000000000000000000";
        let others = vec![
            ("name", "Anna"),
            ("commitment", commitment),
            ("from", "1"),
            ("bot", "honest"),
            ("at", "1.0.0"),
            ("action", "x"),
            ("days", "1"),
            ("phrase", "hello"),
        ];
        forms.push((format!("{table}/{verb}"), others, "seat"));
    }
    forms.push((format!("{table}/move"), vec![("seat", "1")], "from"));
    forms.push((format!("{table}/bot"), vec![("seat", "1")], "bot"));
    let (before, mut times) = (stored(&house), 0);
    lines();
    for (path, others, field) in &forms {
        for value in NO_FIELD {
            moved(&mut anna, &mut times);
            let fields = [others.as_slice(), &[(*field, value)]].concat();
            let fields: Vec<(&str, &str)> =
                fields.iter().filter(|(name, other)| name != field || *other == value).copied().collect();
            let answer = anna.post(path, &fields).await;
            assert!(answer.status.is_client_error(), "{path} {field}={value}: {}", answer.status);
            assert!(is_clear(&answer), "{path} {field}={value}: {}", answer.body);
            let is_table = *field == "table";
            let is_unknown = is_table && value == "222222222222";
            assert!(!is_unknown || answer.status == StatusCode::NOT_FOUND, "{path} {field}={value}: {}", answer.status);
        }
    }
    // What has ended already ends without a word, so that a form may be sent twice.
    for (path, field) in [("/devices/end", "device"), ("/admin/lift", "person")] {
        for value in NO_FIELD {
            moved(&mut anna, &mut times);
            let status = anna.post(path, &[(field, value)]).await.status;
            assert!(status.is_client_error() || status == StatusCode::SEE_OTHER, "{path} {value}: {status}");
        }
    }
    let told = lines();
    assert!(!told.contains(" ERROR ") && !told.contains(" WARN "), "{told}");
    assert_eq!(stored(&house), before);
}
