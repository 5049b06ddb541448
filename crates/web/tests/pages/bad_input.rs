//! Bad input gives a clear error with the right status, and changes nothing.

use axum::http::StatusCode;

use crate::house::{House, body, form_id, two_at_play};

/// The body of a page without the ids of its forms.
fn told(page: &crate::house::Answer) -> String {
    page.buttons("form").iter().fold(page.body.clone(), |body, id| body.replace(id, ""))
}

#[tokio::test]
async fn each_bad_input_gets_its_error_and_changes_nothing() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let page = anna.get(&table).await;
    let (seat, at) = (page.hidden("seat"), page.hidden("at"));
    let (seat, at) = (seat.as_str(), at.as_str());
    let other = if seat == "1" { "2" } else { "1" };
    let good = page.buttons("action").swap_remove(0);
    let good = good.as_str();
    let step = format!("{table}/step");
    let by_anna = [
        (vec![("seat", seat), ("at", "99.0.0"), ("action", good)], 409, "moved on"),
        (vec![("seat", seat), ("at", at), ("action", "fly to the moon")], 422, "not possible"),
        (vec![("seat", other), ("at", at), ("action", good)], 403, "not your seat"),
        (vec![("seat", "5"), ("at", at), ("action", good)], 404, "no such seat"),
        (vec![("seat", "9"), ("at", at), ("action", good)], 400, "did not arrive"),
        (vec![("seat", seat), ("at", "soon"), ("action", good)], 400, "did not arrive"),
        (vec![("seat", seat), ("at", at)], 400, "did not arrive"),
        (vec![("seat", seat), ("at", at), ("draft", "undo")], 409, "nothing to take back"),
        (vec![("seat", seat), ("at", at), ("draft", "explode")], 400, "did not arrive"),
    ];
    // Both load the page first, so that it shows them as present from then on.
    ben.get(&table).await;
    let before = told(&anna.get(&table).await);
    for (fields, status, text) in by_anna {
        let answer = anna.post(&step, &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}: {}", answer.body);
        assert!(answer.body.contains(text), "{fields:?} says {text}: {}", answer.body);
        assert!(answer.body.contains(&format!("href=\"{table}\"")), "{fields:?} links back");
        assert!(answer.header("content-type").starts_with("text/html"));
    }
    assert_eq!(told(&anna.get(&table).await), before);
    let answer = ben.post(&step, &[("seat", other), ("at", "1.0.0"), ("action", good)]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("not your turn"));
    for (verb, fields, status) in [
        ("sit", vec![("seat", "1"), ("name", "Eve")], 409),
        ("leave", vec![("seat", other)], 409),
        ("ready", vec![("seat", other)], 409),
        ("free", vec![("seat", other)], 409),
        ("hand-back", vec![("seat", other)], 409),
        ("rematch", vec![], 409),
        ("dance", vec![], 404),
    ] {
        let answer = ben.post(&format!("{table}/{verb}"), &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{verb}: {}", answer.body);
    }
    assert_eq!(told(&anna.get(&table).await), before);
}

#[tokio::test]
async fn a_lobby_refuses_bad_names_taken_seats_and_strange_bots() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table(&["person", "person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    let before = told(&ben.get(&table).await);
    for (fields, status, text) in [
        (vec![("seat", "2"), ("name", "")], 422, "1 to 24"),
        (vec![("seat", "2"), ("name", "   ")], 422, "1 to 24"),
        (vec![("seat", "2"), ("name", "abcdefghijklmnopqrstuvwxyz")], 422, "1 to 24"),
        (vec![("seat", "2"), ("name", "a\u{202e}b")], 422, "invisible character (U+202E)"),
        (vec![("seat", "2"), ("name", "ANNA")], 409, "that name already"),
        (vec![("seat", "1"), ("name", "Ben")], 409, "just taken"),
        (vec![("seat", "4"), ("name", "Ben")], 404, "no such seat"),
        (vec![("name", "Ben")], 400, "did not arrive"),
        (vec![("seat", "2"), ("name", "Ben"), ("commitment", "xyz")], 400, "did not arrive"),
    ] {
        let answer = ben.post(&format!("{table}/sit"), &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}: {}", answer.body);
        assert!(answer.body.contains(text), "{fields:?} says {text}");
    }
    assert_eq!(told(&ben.get(&table).await), before);
    let answer = anna.post(&format!("{table}/bot"), &[("seat", "2"), ("bot", "deep blue")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let answer = anna.post(&format!("{table}/step"), &[("seat", "1"), ("at", "1.0.0"), ("action", "x")]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_form_that_is_none_is_refused() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let sit = format!("{table}/sit");
    for bad in ["", "seat=1&name=A", "seat=1&name=%ff&form=zz", "%%%", "seat=1;name=2", "\0\0\0"] {
        let answer = anna.post_body(&sit, bad).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad:?}");
    }
    let request =
        anna.request("POST", &sit).header("origin", crate::house::BASE).header("content-type", "application/json");
    let answer = anna.send(request.body(axum::body::Body::from("{}")).unwrap()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("did not arrive"));
}

#[tokio::test]
async fn wrong_setups_make_no_table() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for (fields, status) in [
        (vec![], 422),
        (vec![("seat-1", "person")], 422),
        (vec![("seat-1", "person"), ("seat-2", "bot-hal")], 422),
        (vec![("seat-1", "person"), ("seat-2", "dog")], 400),
        (vec![("seat-1", "person"), ("seat-2", "person"), ("watch", "me")], 400),
        (vec![("seat-1", "person"), ("seat-2", "person"), ("option-nonsense", "on")], 422),
    ] {
        let answer = anna.post("/new/dollars-wanted", &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}: {}", answer.body);
    }
    let answer = anna.post("/new/chess", &[("seat-1", "person")]).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    let answer = anna.post_body("/new/dollars-wanted", body(&[("seat-1", "person"), ("seat-2", "person")])).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "a form without an id");
    assert!(!anna.get("/").await.body.contains("Your tables"));
}

#[tokio::test]
async fn a_wrong_setup_is_explained_in_the_visitors_language() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let two = [("seat-1", "person"), ("seat-2", "person")];
    let with = |key, value| [two.as_slice(), &[(key, value)]].concat();
    let wrong = [vec![("seat-1", "person")], with("option-sand", "on"), with("option-honour-rule", "perhaps")];
    for (language, texts) in [
        ("en", ["not for 1", "no option “sand”", "cannot be “perhaps”"]),
        ("de", ["nicht für 1", "keine Option „sand“", "kann nicht „perhaps“ sein"]),
        ("fr", ["pas à 1", "pas d’option «\u{a0}sand\u{a0}»", "ne peut pas être «\u{a0}perhaps\u{a0}»"]),
        ("nl", ["niet voor 1", "geen optie ‘sand’", "kan niet ‘perhaps’ zijn"]),
    ] {
        anna.language = language;
        for (fields, text) in wrong.iter().zip(texts) {
            let answer = anna.post("/new/dollars-wanted", fields).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(answer.body.contains(text), "{fields:?} says {text}: {}", answer.body);
        }
    }
}

#[tokio::test]
async fn unknown_addresses_and_methods_say_so() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for path in
        ["/nowhere", "/t/abc", "/t/222222222222", "/s/abc", "/rules/chess", "/new/chess", "/assets/x.css", "/t/%ff"]
    {
        let answer = anna.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("href=\"/\""), "{path} links to the home page");
    }
    let token = "0".repeat(64);
    assert_eq!(anna.get(&format!("/s/{token}")).await.status, StatusCode::NOT_FOUND);
    let fields = [("table", "222222222222"), ("seat", "1")];
    assert_eq!(anna.post(&format!("/s/{token}"), &fields).await.status, StatusCode::NOT_FOUND);
    let answer = anna.post("/fairness", &[]).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(answer.header("allow"), "GET,HEAD");
    assert_eq!(anna.get("/language").await.status, StatusCode::METHOD_NOT_ALLOWED);
    let reload = anna.table(&["person", "person"], "link").await;
    assert_eq!(anna.get(&format!("{reload}/step")).await.location(), reload);
}

#[tokio::test]
async fn the_id_of_a_form_must_be_one() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    for id in ["", "1", "zz", &form_id()[1..]] {
        let fields = body(&[("seat", "1"), ("name", "Anna"), ("form", id)]);
        assert_eq!(anna.post_body(&format!("{table}/sit"), fields).await.status, StatusCode::BAD_REQUEST, "{id}");
    }
}
