//! Forms that name what there is not: each is refused with a page, the log has no ERROR, and nothing changes.

use axum::http::StatusCode;
use rusqlite::types::Value as Cell;

use crate::admin;
use crate::house::{Answer, Browser, House, two_at_play};
use crate::log::lines;

/// The address of a form, its other fields, and the field that names nothing.
type Form<'a> = (String, Vec<(&'a str, &'a str)>, &'a str);

/// What names nothing in a field of a form. An empty field would be none.
const NO_FIELD: [&str; 8] = ["222222222222", "abc", "0", "-1", "9", "99999999999999999999", "\0", "🂡"];

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
    let verbs = "sit rename promise move up leave free bot fill ready step hint pass-for-me hand-over hand-back concede \
                 nights holiday link say";
    for verb in verbs.split_whitespace() {
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
