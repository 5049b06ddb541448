//! What a host tells everybody.

use std::sync::Arc;

use axum::http::StatusCode;
use web::{House as Host, WebConfig};

use crate::house::House;

fn house(host: Host) -> House {
    House::with(WebConfig { house: Arc::new(host), ..WebConfig::default() })
}

#[tokio::test]
async fn the_start_page_shows_the_hosts_notice_as_text_with_its_lines() {
    let notice = Some("Game night <b>today</b>\nat eight".to_owned());
    let house = house(Host { notice, ..Host::default() });
    let mut anna = house.browser();
    let shown = "Game night &lt;b&gt;today&lt;/b&gt;\nat eight";
    assert!(anna.get("/").await.body.contains(shown));
    assert!(!anna.get("/fairness").await.body.contains(shown));
}

#[tokio::test]
async fn the_hosts_links_stand_at_the_foot_of_every_page_in_its_language() {
    let link = |text: &str| Some(text.parse().unwrap());
    let [imprint, privacy, contact] =
        ["/imprint", "https://host.example/p?a=1&b=2", "mailto:host@posse.example"].map(link);
    let house = house(Host { imprint, privacy, contact, ..Host::default() });
    let mut anna = house.browser();
    let mut texts = Vec::new();
    for language in ["en", "de", "fr", "nl"] {
        anna.language = language;
        let page = anna.get("/rules/dollars-wanted").await.body;
        let (_, foot) = page.split_once("<footer").unwrap();
        let url = ["\"/imprint\"", "\"https://host.example/p?a=1&amp;b=2\"", "\"mailto:host@posse.example\""];
        assert!(url.iter().all(|url| foot.contains(url)), "{foot}");
        texts.push(foot.split("mailto:host@posse.example\">").nth(1).unwrap().split('<').next().unwrap().to_owned());
    }
    assert_eq!(texts, ["Contact", "Kontakt", "Contact", "Contact"]);
    assert!(anna.get("/nowhere").await.body.contains("host@posse.example"), "on error pages too");
    let silent = House::new();
    assert!(!silent.browser().get("/").await.body.contains("class=\"links\""));
}

#[tokio::test]
async fn search_engines_may_read_what_is_the_same_for_everybody_or_nothing() {
    let house = House::new();
    let mut anna = house.browser();
    let rules = anna.get("/robots.txt").await;
    assert_eq!((rules.status, rules.header("content-type")), (StatusCode::OK, "text/plain; charset=utf-8"));
    let lines: Vec<&str> = rules.body.lines().collect();
    assert_eq!(lines[0], "User-agent: *");
    // The longest rule that fits an address counts.
    let may = |path: &str| {
        let fits = |rule: &str| rule.strip_suffix('$').map_or(path.starts_with(rule), |whole| whole == path);
        let rules = lines.iter().filter_map(|line| line.split_once(": ")).filter(|(_, rule)| fits(rule));
        rules.max_by_key(|(_, rule)| rule.len()).is_none_or(|(what, _)| what == "Allow")
    };
    for open in ["/", "/rules/dollars-wanted", "/new/dollars-wanted", "/fairness", "/assets/posse.css"] {
        assert!(may(open), "{open}");
    }
    for closed in ["/t/k3m9xq7w2fab", "/s/0", "/d/0", "/w/0", "/games", "/?x", "/admin/0"] {
        assert!(!may(closed), "{closed}");
    }
    let hidden = self::house(Host { no_index: true, ..Host::default() });
    let mut ben = hidden.browser();
    assert_eq!(ben.get("/robots.txt").await.body, "User-agent: *\nDisallow: /\n");
    assert_eq!(ben.get("/").await.header("x-robots-tag"), "noindex");
}
