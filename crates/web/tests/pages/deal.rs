//! The verifiable deal, through the forms that a browser sends.

use axum::http::StatusCode;
use table::deal::{Party, Secret};

use crate::house::House;

/// The unescaped value of an attribute.
fn attribute(body: &str, name: &str) -> String {
    let text = body.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap();
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[tokio::test]
async fn a_browser_promises_a_value_on_sitting_down_and_opens_it_when_ready() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "bot-random"], "link").await;
    let lobby = anna.get(&table).await.body;
    let header = attribute(&lobby, "data-header");
    let secret = Secret::new([7; 32]);
    let commitment = secret.commitment(Party::Seat(table::Seat(0)), &header).to_string();
    let sit = [("seat", "1"), ("name", "Anna"), ("commitment", commitment.as_str())];
    anna.post(&format!("{table}/sit"), &sit).await.location();
    let lobby = anna.get(&table).await.body;
    assert_eq!(attribute(&lobby, "data-ready"), commitment);
    assert!(!lobby.contains("trusts the server’s operator"));
    let wrong = Secret::new([8; 32]).open();
    for fields in [vec![("seat", "1"), ("opened", wrong.as_str())], vec![("seat", "1")]] {
        let answer = anna.post(&format!("{table}/ready"), &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("Stand up and sit down again"));
    }
    anna.post(&format!("{table}/ready"), &[("seat", "1"), ("opened", &secret.open())]).await.location();
    assert!(anna.get(&table).await.body.contains("id=\"hand\""));
}

#[tokio::test]
async fn nobody_reads_a_value_or_the_servers_secret_while_the_game_runs() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "bot-random"], "link").await;
    let header = attribute(&anna.get(&table).await.body, "data-header");
    let secret = Secret::new([7; 32]);
    let commitment = secret.commitment(Party::Seat(table::Seat(0)), &header).to_string();
    anna.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Anna"), ("commitment", &commitment)]).await;
    anna.post(&format!("{table}/ready"), &[("seat", "1"), ("opened", &secret.open())]).await.location();
    let page = anna.get(&table).await.body;
    assert!(!page.contains(&secret.open()));
    let id = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let stored = house.web.tables().store().load(&id).await.unwrap().unwrap();
    assert!(!page.contains(&stored.secret.open()));
    assert_eq!(anna.get(&format!("{table}/download")).await.status, StatusCode::CONFLICT);
}
