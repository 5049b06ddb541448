//! The rules opened from a table, and the search on the rule page.

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{DESPERADOS, GAMES};
use posse_tests::server::Server;
use serde_json::json;

use crate::guest::{By, ENTER, ESCAPE, Guest, Turn};

#[tokio::test]
async fn the_paragraph_of_a_step_opens_over_the_table_and_escape_leads_back() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for game in GAMES {
        let mut anna = Guest::arrive(&driver, game, Device::PHONE, By::Mouse).await;
        anna.open_table(&server, "bot-beginner").await;
        anna.sit(1, "Anna").await;
        anna.be_ready().await;
        let Turn::Mine { .. } = anna.my_turn().await else { panic!("the game is over before it began") };
        let table = anna.browser.address().await.unwrap();
        let paragraph =
            anna.browser.read("return document.querySelector('#prompt a.clause').hash.slice(1)").await.unwrap();

        anna.browser.click("#prompt a.clause").await.unwrap();
        anna.browser.wait("the paragraph", "return document.querySelector('#clause').open").await.unwrap();
        let shown = anna.browser.read("return document.querySelector('#clause-text').textContent").await.unwrap();
        assert!(shown.as_str().unwrap().contains(paragraph.as_str().unwrap()), "{shown}");
        let whole =
            anna.browser.read("return document.querySelector('#clause-whole').getAttribute('href')").await.unwrap();
        assert!(whole.as_str().unwrap().ends_with(&format!("/rules/{}#{}", game.name, paragraph.as_str().unwrap())));

        anna.browser.press(ESCAPE).await.unwrap();
        anna.browser.wait("the table", "return !document.querySelector('#clause').open").await.unwrap();
        let focused =
            anna.browser.read("return document.activeElement.matches('#prompt, #prompt a.clause')").await.unwrap();
        assert_eq!((focused, anna.browser.address().await.unwrap()), (json!(true), table));
    }
}

/// A question that several clauses answer names the others in `data-with`; here the test sets it.
#[tokio::test]
async fn a_link_to_several_paragraphs_opens_all_of_them() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DESPERADOS, Device::PHONE, By::Mouse).await;
    anna.open_table(&server, "bot-beginner").await;
    anna.sit(1, "Anna").await;
    anna.be_ready().await;
    let Turn::Mine { .. } = anna.my_turn().await else { panic!("the game is over before it began") };
    anna.browser.read("document.querySelector('#prompt a.clause').dataset.with = 'DE-14 DE-15'").await.unwrap();
    anna.browser.click("#prompt a.clause").await.unwrap();
    anna.browser.wait("the paragraphs", "return document.querySelector('#clause').open").await.unwrap();
    let count = "return document.querySelectorAll('#clause-text > .rule').length";
    assert_eq!(anna.browser.read(count).await.unwrap(), json!(3));
    let shown = anna.browser.read("return document.querySelector('#clause-text').textContent").await.unwrap();
    assert!(["DE-7", "DE-14", "DE-15"].iter().all(|name| shown.as_str().unwrap().contains(name)), "{shown}");
}

#[tokio::test]
async fn the_search_leaves_what_has_the_words_and_all_of_it_comes_back() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let shown = "return [...document.querySelectorAll('.rule')].filter((one) => one.checkVisibility()).length";
    for game in GAMES {
        let mut browser = driver.open(Device::DESKTOP).await.unwrap();
        browser.open(&server.url(&format!("/rules/{}", game.name))).await.unwrap();
        let all = browser.read(shown).await.unwrap();
        browser.press("/").await.unwrap();
        browser.press("xyzzy").await.unwrap();
        assert_eq!(browser.read(shown).await.unwrap(), json!(0));
        browser.press(ESCAPE).await.unwrap();
        assert_eq!(browser.read(shown).await.unwrap(), all);
        browser.click("label:has(> #only-ours)").await.unwrap();
        let ours = browser.read(shown).await.unwrap();
        assert!(ours.as_u64() > Some(0) && ours.as_u64() < all.as_u64(), "{ours} of {all}");
    }
}

#[tokio::test]
async fn the_search_marks_what_begins_with_the_words_says_how_often_and_escape_takes_the_marks_away() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut browser = driver.open(Device::DESKTOP).await.unwrap();
    browser.open(&server.url("/rules/dollars-wanted")).await.unwrap();
    let text = "return [...document.querySelectorAll('[data-find]')].map((one) => one.textContent)";
    let marks = "return [...document.querySelectorAll('mark')].map((one) => one.textContent)";
    let found = "return document.getElementById('found').textContent";
    let before = browser.read(text).await.unwrap();

    browser.press("/").await.unwrap();
    browser.press("çoyot").await.unwrap();
    let marked = browser.read(marks).await.unwrap();
    assert!(
        marked[0].is_string() && marked.as_array().unwrap().iter().all(|mark| mark == "Coyot" || mark == "coyot"),
        "{marked}"
    );
    let left = browser.read("return document.querySelectorAll('[data-find]:not([hidden])').length").await.unwrap();
    assert_eq!(browser.read(found).await.unwrap(), json!(format!("Matches: {left}")));

    browser.press(ENTER).await.unwrap();
    browser.press(ESCAPE).await.unwrap();
    assert_eq!((browser.read(marks).await.unwrap(), browser.read(found).await.unwrap()), (json!([]), json!("")));
    assert_eq!(browser.read(text).await.unwrap(), before);

    browser.press("/").await.unwrap();
    browser.press("oyote").await.unwrap();
    assert_eq!(browser.read(found).await.unwrap(), json!("Matches: 0"));
}
