//! The log of a table, and the past moments that its lines link to.

use axum::http::StatusCode;

use crate::house::{Browser, House, two_at_play};

/// A finished table of two bots that play at random.
pub(crate) async fn played(browser: &mut Browser, game: &str) -> String {
    let fields = [("seat-1", "bot-random"), ("seat-2", "bot-random"), ("watch", "link")];
    let table = browser.post(&format!("/new/{game}"), &fields).await.location().to_owned();
    let mut stream = browser.follow(&format!("{table}/live")).await;
    while !stream.next().await.unwrap()["html"].as_str().unwrap().contains("id=\"ending\"") {}
    table
}

/// The paths of the moments in a page's log, the newest turn first.
fn moments(page: &str) -> Vec<String> {
    let log = page.split("id=\"log\"").nth(1).unwrap();
    let links = log.split("<a href=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    links.filter(|link| link.contains("/moment/")).collect()
}

#[tokio::test]
async fn each_line_of_the_log_leads_to_its_moment_as_a_spectator_saw_it() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = played(&mut anna, "desperados").await;
    let links = moments(&anna.get(&table).await.body);
    assert!(links.len() > 20, "{links:?}");
    for link in links.iter().step_by(links.len() / 10) {
        let page = anna.get(link).await;
        assert_eq!(page.status, StatusCode::OK, "{link}");
        assert!(page.body.contains("class=\"caption\"") && page.body.contains("id=\"scene\""), "{}", page.body);
        assert!(page.buttons("action").is_empty(), "nothing can be chosen in the past");
    }
    let number: usize = links[0].rsplit('/').next().unwrap().parse().unwrap();
    let page = anna.get(&format!("{table}/moment/{}", number - 1)).await.body;
    assert!(page.contains("’s turn"), "{page}");
    let replay =
        page.split(&format!("{table}/replay?at=")).nth(1).unwrap().split('"').next().unwrap().replace('.', "·");
    assert!(page.contains(&format!("<strong>{replay}</strong>")), "{replay} is its number: {page}");
    assert!(page.contains("No hands are shown") && page.contains(&format!("href=\"{table}\"")), "{page}");
    let ways = ["Previous", "Next"].map(|way| page.find(&format!("{way} moment")));
    assert!(ways.iter().all(Option::is_some), "{page}");
    let (first, last) = (format!("{table}/moment/1"), &links[0]);
    let page = anna.get(&first).await.body;
    assert!(page.contains(&format!("{table}/moment/2")) && !page.contains(&format!("{table}/moment/0\"")), "{page}");
    assert_ne!(anna.get(last).await.body, page);
    for wrong in ["0", "100000", "x", "-1"] {
        assert_eq!(anna.get(&format!("{table}/moment/{wrong}")).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn where_memory_is_the_game_the_past_is_shown_only_once_it_is_over() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    assert_eq!(moments(&anna.get(&table).await.body), [""; 0]);
    assert_eq!(anna.get(&format!("{table}/moment/1")).await.status, StatusCode::NOT_FOUND);
    let table = played(&mut anna, "dollars-wanted").await;
    let links = moments(&anna.get(&table).await.body);
    assert_eq!(anna.get(&links[0]).await.status, StatusCode::OK);
}

/// A building that is won is still drawn at that moment.
#[tokio::test]
async fn a_moment_says_where_the_table_is_shown_right_before_it() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = played(&mut anna, "dollars-wanted").await;
    let page = anna.get(&table).await.body;
    for (said, is_before) in [(" and wins $", true), (" lays a card.", false)] {
        let before = page.split(said).next().unwrap();
        let address = before.rsplit("<a href=\"").next().unwrap().split('"').next().unwrap();
        let moment = anna.get(address).await.body;
        assert!(moment.contains(said), "{moment}");
        assert_eq!(moment.contains("The table is shown as it was just before."), is_before, "{moment}");
    }
}

#[tokio::test]
async fn the_past_of_a_game_that_goes_on_is_shown_to_all_but_the_host_of_a_private_table() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for (watch, status) in [("link", StatusCode::OK), ("nobody", StatusCode::NOT_FOUND)] {
        let (mut ben, mut cleo) = (house.visitor().await, house.visitor().await);
        let fields = [("seat-1", "person"), ("seat-2", "person"), ("watch", watch)];
        let table = anna.post("/new/desperados", &fields).await.location().to_owned();
        for (browser, seat, name) in [(&mut ben, "1", "Ben"), (&mut cleo, "2", "Cleo")] {
            browser.sit(&table, seat, name).await.location();
        }
        for (browser, seat) in [(&mut ben, "1"), (&mut cleo, "2")] {
            browser.ready(&table, seat).await.location();
        }
        let links = moments(&ben.get(&table).await.body);
        assert_eq!(ben.get(&links[0]).await.status, StatusCode::OK);
        assert_eq!(anna.get(&links[0]).await.status, status, "{watch}");
    }
}

#[tokio::test]
async fn the_log_marks_what_came_after_ones_own_last_decision() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let is_new = |page: &str| page.split("id=\"log\"").nth(1).unwrap().contains("class=\"first-new\"");
    while !anna.get(&table).await.buttons("action").is_empty() {
        anna.step(&table, 0).await.location();
    }
    // What followed from one's own decision is not new; what the other player did is.
    assert!(!is_new(&anna.get(&table).await.body));
    while !ben.get(&table).await.buttons("action").is_empty() {
        assert!(is_new(&ben.get(&table).await.body));
        ben.step(&table, 0).await.location();
    }
    assert!(is_new(&anna.get(&table).await.body) && !is_new(&ben.get(&table).await.body));
}
