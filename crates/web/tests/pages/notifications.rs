//! The channels by which people are told about their tables while no page is open.

use axum::body::Body;
use axum::http::StatusCode;
use notify::mail::Mailer;
use notify::{Address, Moments, Way, What, Wishes};
use play::Token;
use posse_tests::receiver::Receiver;
use store::{Channel, Millis, Night, Notification, Outcome, Settled, TakerId, Zone};
use table::Seat;
use web::WebConfig;
use web::limits;

use crate::house::{Answer, BASE, Browser, House, body, two_at_play};

const PAGE: &str = "/notifications";

/// A server that offers these ways.
fn offering(ways: &[Way]) -> House {
    let mailer = Mailer::new("smtp://localhost", "posse@posse.example").ok();
    let contact = Some("mailto:host@posse.example".to_owned());
    let notify = notify::Config { ways: ways.to_vec(), contact, mailer, ..notify::Config::default() };
    House::with(WebConfig { notify, ..WebConfig::default() })
}

/// A server that sends mail through a server at this address.
fn mailing(address: &str) -> House {
    let mailer = Mailer::new(&format!("smtp://{address}"), "posse@posse.example").ok();
    let notify = notify::Config { ways: vec![Way::Mail], mailer, ..notify::Config::default() };
    House::with(WebConfig { notify, ..WebConfig::default() })
}

/// Adds a channel; returns the answer.
async fn add(browser: &mut Browser, way: Way) -> Answer {
    let (p256dh, auth) = ("B".to_owned() + &"A".repeat(86), "A".repeat(22));
    let push = [("endpoint", "https://push.example/1"), ("p256dh", &p256dh), ("auth", &auth)];
    let webhook = [("kind", "plain"), ("url", "https://hook.example/secret")];
    let fields: &[(&str, &str)] = match way {
        Way::Push => &push,
        Way::Mail => &[("mail", " anna@example.org ")],
        Way::Webhook => &webhook,
        Way::Calendar => &[],
    };
    browser.post(&format!("{PAGE}/{way}"), fields).await
}

/// The channels of all people.
async fn channels(house: &House) -> Vec<Channel> {
    house.web.tables().store().channels(None).await.unwrap()
}

/// The only channel, with its address and its wishes.
async fn only(house: &House) -> (Channel, Address, Wishes) {
    let [channel] = &channels(house).await[..] else { panic!("one channel") };
    let (address, wishes) = (serde_json::from_str(&channel.address), serde_json::from_str(&channel.wishes));
    (channel.clone(), address.unwrap(), wishes.unwrap())
}

/// What is queued for a channel.
async fn queued(house: &House, channel: &Channel) -> Vec<(What, Millis)> {
    let all = house.web.tables().store().notifications(channel.id.clone()).await.unwrap();
    all.into_iter().map(|one| (serde_json::from_str(&one.what).unwrap(), one.at.unwrap())).collect()
}

#[tokio::test]
async fn each_way_is_added_shown_tried_and_removed() {
    for (way, heading) in [
        (Way::Push, "Push messages: this browser"),
        (Way::Mail, "E-mail: anna@example.org"),
        (Way::Webhook, "Webhook: hook.example"),
        (Way::Calendar, "Calendar"),
    ] {
        let house = offering(&Way::ALL);
        let mut anna = house.visitor().await;
        assert_eq!(add(&mut anna, way).await.location(), PAGE);
        assert_eq!(add(&mut anna, way).await.location(), PAGE, "the same place is one channel");
        let (channel, address, wishes) = only(&house).await;
        assert_eq!((address.way(), wishes), (way, Wishes::usual("en", BASE)));
        let page = anna.get(PAGE).await.body;
        assert!(page.contains(&format!(">{heading}</h2>")), "{page}");
        assert_eq!(page.contains("Nothing has been sent yet"), matches!(way, Way::Push | Way::Webhook));
        let id = channel.id.to_string();
        if way == Way::Push || way == Way::Webhook {
            assert_eq!(anna.post(&format!("{PAGE}/test"), &[("channel", &id)]).await.status, StatusCode::OK);
            assert_eq!(queued(&house, &channel).await[0].0, What::Test);
        }
        anna.post(&format!("{PAGE}/remove"), &[("channel", &id)]).await.location();
        assert_eq!(channels(&house).await, []);
    }
}

#[tokio::test]
async fn a_push_channel_belongs_to_its_browser() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    add(&mut anna, Way::Push).await.location();
    let device = anna.cookies["visitor"].parse::<Token>().unwrap().device();
    assert_eq!(only(&house).await.0.device, Some(device));
    assert!(anna.get(PAGE).await.body.contains("data-endpoint=\"https://push.example/1\""));
    let link = anna.post("/devices/link", &[]).await.body;
    let (_, link) = link.split_once(&format!("value=\"{BASE}/d/")).unwrap();
    let mut phone = house.browser();
    phone.post(&format!("/d/{}", link.split('"').next().unwrap()), &[]).await.location();
    let page = phone.get(PAGE).await.body;
    assert!(page.contains("Push messages: A browser") && !page.contains("this browser</h2>"), "{page}");
}

#[tokio::test]
async fn a_browser_that_has_renewed_its_subscription_keeps_its_channel_and_one_without_gets_none() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    let (p256dh, auth) = ("B".to_owned() + &"A".repeat(86), "A".repeat(22));
    let renewed = [("endpoint", "https://push.example/2"), ("p256dh", &*p256dh), ("auth", &*auth), ("renews", "on")];
    let path = format!("{PAGE}/push");
    assert_eq!(anna.post(&path, &renewed).await.status, StatusCode::NOT_FOUND);
    assert_eq!(channels(&house).await, []);
    add(&mut anna, Way::Push).await.location();
    let (channel, ..) = only(&house).await;
    let id = channel.id.to_string();
    anna.post(&format!("{PAGE}/wishes"), &[("channel", &id), ("hours", "8")]).await.location();
    let (.., wishes) = only(&house).await;
    anna.post(&path, &renewed).await.location();
    let (kept, Address::Push { endpoint, .. }, same) = only(&house).await else { panic!("a browser's channel") };
    assert_eq!((kept.id, endpoint.as_str(), same), (channel.id, "https://push.example/2", wishes));
    assert!(anna.get(PAGE).await.body.contains("data-endpoint=\"https://push.example/2\" data-own>"));
    // Another browser of hers has a channel of its own.
    let link = anna.post("/devices/link", &[]).await.body;
    let (_, link) = link.split_once(&format!("value=\"{BASE}/d/")).unwrap();
    let mut phone = house.browser();
    phone.post(&format!("/d/{}", link.split('"').next().unwrap()), &[]).await.location();
    assert!(!phone.get(PAGE).await.body.contains("data-own"));
    add(&mut phone, Way::Push).await.location();
    assert_eq!(channels(&house).await.len(), 2);
}

#[tokio::test]
async fn messages_come_in_the_language_that_their_reader_has_chosen_since() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    for way in [Way::Push, Way::Mail, Way::Calendar] {
        add(&mut anna, way).await.location();
    }
    let link = anna.post("/devices/link", &[]).await.body;
    let (_, link) = link.split_once(&format!("value=\"{BASE}/d/")).unwrap();
    let mut phone = house.browser();
    phone.post(&format!("/d/{}", link.split('"').next().unwrap()), &[]).await.location();
    let speak = async |browser: &mut Browser, code: &str| {
        browser.post("/language", &[("language", code)]).await.location();
        let all = channels(&house).await.into_iter();
        let mut all: Vec<_> = all.map(|one| serde_json::from_str::<Wishes>(&one.wishes).unwrap().language).collect();
        all.sort();
        all
    };
    assert_eq!(speak(&mut anna, "nl").await, ["nl", "nl", "nl"]);
    assert_eq!(speak(&mut phone, "fr").await, ["fr", "fr", "nl"], "her other browser speaks Dutch");
    assert_eq!(speak(&mut house.visitor().await, "de").await, ["fr", "fr", "nl"]);
}

#[tokio::test]
async fn nobody_changes_the_channel_of_another() {
    let house = offering(&Way::ALL);
    let (mut anna, mut eve) = (house.visitor().await, house.visitor().await);
    add(&mut anna, Way::Webhook).await.location();
    let (channel, ..) = only(&house).await;
    let id = channel.id.to_string();
    for verb in ["wishes", "test", "remove"] {
        let answer = eve.post(&format!("{PAGE}/{verb}"), &[("channel", &id)]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{verb}");
    }
    assert_eq!(channels(&house).await, std::slice::from_ref(&channel));
    assert!(queued(&house, &channel).await.is_empty() && !eve.get(PAGE).await.body.contains("hook.example"));
}

#[tokio::test]
async fn a_visitor_has_so_many_channels_and_an_address_makes_so_many_an_hour() {
    let house = offering(&Way::ALL);
    let hook = async |browser: &mut Browser, number: u32| {
        let url = format!("https://hook.example/{number}");
        browser.post(&format!("{PAGE}/webhook"), &[("kind", "slack"), ("url", &url)]).await
    };
    let mut anna = house.visitor().await;
    for number in 0..limits::CHANNELS.most {
        hook(&mut anna, number).await.location();
    }
    let answer = hook(&mut anna, 99).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("Remove one first"), "{}", answer.body);
    let mut eve = house.visitor().await;
    for _ in limits::CHANNELS.most + 1..limits::MESSAGES.most {
        hook(&mut eve, 1).await.location();
    }
    assert_eq!(hook(&mut eve, 1).await.status, StatusCode::TOO_MANY_REQUESTS);
    let id = channels(&house).await.pop().unwrap().id.to_string();
    assert_eq!(eve.post(&format!("{PAGE}/test"), &[("channel", &id)]).await.status, StatusCode::TOO_MANY_REQUESTS);
    eve.address = "192.0.2.2:1".parse().unwrap();
    hook(&mut eve, 1).await.location();
}

#[tokio::test]
async fn a_mailbox_is_confirmed_once_by_a_form_and_not_by_a_look() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    add(&mut anna, Way::Mail).await.location();
    let (channel, address, _) = only(&house).await;
    let Address::Mail { to, code: Some(code) } = address else { panic!("{address:?}") };
    assert_eq!(queued(&house, &channel).await[0].0, What::Confirm);
    let page = anna.get(PAGE).await.body;
    assert!(page.contains("Not confirmed yet") && !page.contains("/notifications/test"), "{page}");
    let link = |code: &str| format!("{PAGE}/confirm/{}/{code}", channel.id);
    // In another browser, such as the mail program's.
    let mut mail = house.browser();
    let look = mail.get(&link(&code)).await;
    assert!(look.status == StatusCode::OK && look.body.contains(&to) && look.headers.get("set-cookie").is_none());
    assert!(!only(&house).await.1.is_open());
    assert_eq!(mail.post(&link("0"), &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(mail.post(&link(&code), &[]).await.status, StatusCode::OK);
    assert_eq!(only(&house).await.1, Address::Mail { to, code: None });
    for answer in [mail.get(&link(&code)).await, mail.post(&link(&code), &[]).await, mail.get(&link("0")).await] {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.body.contains("This link confirms nothing"), "{}", answer.body);
    }
    for same in ["anna@example.org", "Anna@EXAMPLE.org"] {
        anna.post(&format!("{PAGE}/mail"), &[("mail", same)]).await.location();
        assert!(only(&house).await.1.is_open(), "what is confirmed stays so");
    }
}

#[tokio::test]
async fn a_mailbox_is_asked_so_often_a_day_whoever_asks_and_however_its_address_is_written() {
    let house = offering(&[Way::Mail]);
    let mut asked = 0;
    for (number, to) in ["Anna@example.org", "anna@EXAMPLE.org", "anna+a@example.org"].iter().cycle().enumerate() {
        let mut stranger = house.visitor().await;
        stranger.address = format!("192.0.2.{number}:1").parse().unwrap();
        let answer = stranger.post(&format!("{PAGE}/mail"), &[("mail", to)]).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert!(answer.body.contains("try again in 6\u{a0}hours."), "{}", answer.body);
            break;
        }
        answer.location();
        asked += 1;
    }
    assert_eq!((asked, channels(&house).await.len()), (limits::CONFIRMATIONS.most, asked as usize));
    let mut ben = house.visitor().await;
    ben.post(&format!("{PAGE}/mail"), &[("mail", "ben@example.org")]).await.location();
}

#[tokio::test]
async fn an_address_that_the_mail_server_cannot_carry_is_refused_at_the_form() {
    // It offers nothing beyond plain SMTP.
    let mail = Receiver::mail().await.unwrap();
    let house = mailing(&mail.address);
    let mut anna = house.visitor().await;
    let answer = anna.post(&format!("{PAGE}/mail"), &[("mail", "jörg@example.org")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("before the @"), "{}", answer.body);
    assert_eq!(channels(&house).await, []);
    anna.post(&format!("{PAGE}/mail"), &[("mail", "joerg@bücher.example")]).await.location();
    assert_eq!(channels(&house).await.len(), 1);
}

#[tokio::test]
async fn messages_stop_by_one_click_of_a_mail_program_and_not_by_a_look() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    add(&mut anna, Way::Webhook).await.location();
    let stop = format!("/stop/{}", only(&house).await.0.id);
    let mut program = house.browser();
    assert_eq!(program.get(&stop).await.status, StatusCode::OK);
    assert_eq!(channels(&house).await.len(), 1);
    let mut told = Vec::new();
    for origin in ["https://mail.example", "null"] {
        let request = program.request("POST", &stop).header("origin", origin);
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = program.send(request.body(Body::from("List-Unsubscribe=One-Click")).unwrap()).await;
        assert_eq!((answer.status, answer.header("set-cookie")), (StatusCode::OK, ""));
        assert!(answer.body.contains("You will get no more of these messages"), "{}", answer.body);
        assert_eq!(channels(&house).await, []);
        told.push(answer.body);
    }
    assert_eq!(told[0], told[1]);
    let request = program.request("POST", "/stop/x").body(Body::empty()).unwrap();
    assert_eq!(program.send(request).await.status, StatusCode::OK, "who knows no channel learns nothing");
    let request = program.request("POST", &format!("{PAGE}/remove")).body(Body::empty()).unwrap();
    assert_eq!(program.send(request).await.status, StatusCode::FORBIDDEN, "other forms come from our pages");
}

#[tokio::test]
async fn a_calendar_has_a_secret_address() {
    let house = offering(&[Way::Calendar]);
    let mut anna = house.visitor().await;
    add(&mut anna, Way::Calendar).await.location();
    let path = format!("/calendar/{}.ics", only(&house).await.0.id);
    assert!(anna.get(PAGE).await.body.contains(&format!("value=\"{BASE}{path}\"")));
    let answer = house.browser().get(&path).await;
    assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, "text/calendar; charset=utf-8"));
    assert_eq!((answer.header("cache-control"), answer.header("set-cookie")), ("no-store", ""));
    assert!(answer.body.starts_with("BEGIN:VCALENDAR\r\n"), "{}", answer.body);
    for wrong in [path.trim_end_matches(".ics"), "/calendar/x.ics", &format!("/calendar/{}.ics", "0".repeat(32))] {
        assert_eq!(anna.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn wishes_are_kept_as_they_are_chosen() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    add(&mut anna, Way::Webhook).await.location();
    let (channel, ..) = only(&house).await;
    let id = channel.id.to_string();
    anna.language = "nl";
    let wish = async |anna: &mut Browser, fields: &[(&str, &str)]| {
        anna.post(&format!("{PAGE}/wishes"), &[&[("channel", &*id)], fields].concat()).await
    };
    let chosen = [
        ("live-full", "on"),
        ("live-reminders", "on"),
        ("clocked-turn", "on"),
        ("daily-reminders", "on"),
        ("digest", "420"),
        ("from", "1320"),
        ("hours", "9"),
        ("zone", "Asia/Kathmandu"),
    ];
    assert_eq!(wish(&mut anna, &chosen).await.location(), PAGE);
    let none = Moments { turn: false, reminders: false, full: false };
    let zone: Zone = "Asia/Kathmandu".parse().unwrap();
    let wanted = Wishes {
        live: Moments { full: true, ..none },
        clocked: Moments { turn: true, ..none },
        daily: Moments { reminders: true, ..none },
        digest: Some(420),
        quiet: Some(Night { from: 1320, minutes: 540, zone }),
        zone,
        ..Wishes::usual("nl", BASE)
    };
    assert_eq!(only(&house).await.2, wanted);
    let [(What::Digest, at)] = queued(&house, &channel).await[..] else { panic!("the next list") };
    assert!(at.utc().ends_with("01:15") && at > Millis::now(), "seven o'clock in Kathmandu");
    let page = anna.get(PAGE).await.body;
    assert!(page.contains("name=\"zone\" value=\"Asia/Kathmandu\"") && page.contains(">22:00 Asia/Kathmandu<"));
    for shown in chosen.iter().filter(|(name, value)| *value == "on" && *name != "live-reminders") {
        assert!(page.contains(&format!("name=\"{}\" value=\"on\" checked", shown.0)), "{shown:?}: {page}");
    }
    assert_eq!(page.matches(" checked").count(), 3);
    for (value, count) in [("420", 1), ("1320", 1), ("9", 1)] {
        assert_eq!(page.matches(&format!("<option value=\"{value}\" selected")).count(), count, "{value}");
    }
    wish(&mut anna, &[("digest", ""), ("from", ""), ("hours", "8")]).await.location();
    let without = Wishes { live: none, clocked: none, daily: none, ..Wishes::usual("nl", BASE) };
    assert_eq!(only(&house).await.2, without);
    for wrong in [
        [("digest", "1440"), ("from", ""), ("hours", "8")],
        [("digest", "soon"), ("from", ""), ("hours", "8")],
        [("digest", ""), ("from", "1440"), ("hours", "8")],
        [("digest", ""), ("from", "0"), ("hours", "11")],
        [("digest", ""), ("from", "0"), ("hours", "")],
    ] {
        assert_eq!(wish(&mut anna, &wrong).await.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let unknown = wish(&mut anna, &[("digest", "420"), ("zone", "Mars/Olympus")]).await;
    assert!(unknown.status == StatusCode::UNPROCESSABLE_ENTITY && unknown.body.contains("Mars/Olympus"));
    assert_eq!(only(&house).await.2, without);
}

#[tokio::test]
async fn a_bad_address_is_told_and_makes_no_channel() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    let long = format!("https://hook.example/{}", "x".repeat(480));
    let key = "B".to_owned() + &"A".repeat(86);
    for (way, fields, told) in [
        ("mail", vec![("mail", "anna")], "not an e-mail address"),
        ("mail", vec![], "not an e-mail address"),
        ("mail", vec![("mail", "a@b.example\r\nBcc: c@d.example")], "not an e-mail address"),
        ("webhook", vec![("kind", "plain"), ("url", "ftp://hook.example/")], "not the address of a webhook"),
        ("webhook", vec![("kind", "plain"), ("url", "hook")], "not the address of a webhook"),
        ("webhook", vec![("kind", "plain"), ("url", &long)], "not the address of a webhook"),
        ("push", vec![("endpoint", "https://push.example"), ("p256dh", &key)], "did not say how"),
        ("push", vec![("endpoint", "javascript:x"), ("p256dh", &key), ("auth", &key[65..])], "did not say how"),
    ] {
        let answer = anna.post(&format!("{PAGE}/{way}"), &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(answer.body.contains(told), "{fields:?}: {}", answer.body);
    }
    let strange = anna.post(&format!("{PAGE}/webhook"), &[("kind", "fax"), ("url", "https://hook.example")]).await;
    assert_eq!(strange.status, StatusCode::BAD_REQUEST);
    assert_eq!(channels(&house).await, []);
}

#[tokio::test]
async fn addresses_and_reasons_are_text_and_a_secret_is_shown_only_where_it_is_of_use() {
    let house = offering(&Way::ALL);
    let mut anna = house.visitor().await;
    anna.post(&format!("{PAGE}/mail"), &[("mail", "a&b@example.org")]).await.location();
    assert!(anna.get(PAGE).await.body.contains("a&amp;b@example.org"));
    let (channel, ..) = only(&house).await;
    fail(&house, &channel, "550 <b>nobody</b>").await;
    let page = anna.get(PAGE).await.body;
    assert!(page.contains("The last try failed just now: 550 &lt;b&gt;nobody&lt;/b&gt;"), "{page}");
    for (kind, has) in [("plain", true), ("discord", false)] {
        let url = format!("https://hook.example/{kind}/token");
        anna.post(&format!("{PAGE}/webhook"), &[("kind", kind), ("url", &url)]).await.location();
        let last = channels(&house).await.into_iter().find(|channel| channel.address.contains(&url)).unwrap();
        let Address::Webhook { secret, .. } = serde_json::from_str(&last.address).unwrap() else { panic!("a hook") };
        let page = anna.get(PAGE).await.body;
        assert!(secret.len() == 32 && page.contains(&secret) == has && !page.contains("/token"), "{kind}: {page}");
    }
}

/// Records that a message could not be sent.
async fn fail(house: &House, channel: &Channel, reason: &str) {
    let store = house.web.tables().store();
    let (taker, now) = (TakerId::random(), Millis::now());
    store.take(taker.clone(), now, Millis(now.0 + 1_000)).await.unwrap();
    let taken: Vec<Notification> = store.taken(taker.clone()).await.unwrap();
    let notification = taken.into_iter().find(|one| one.channel == channel.id).unwrap();
    let outcome = Outcome::GivenUp(reason.to_owned());
    store.settle(Settled { notification, taker, outcome, now, told: 0, at: None }).await.unwrap();
}

#[tokio::test]
async fn a_host_offers_ways_or_none() {
    let house = offering(&[]);
    let (table, mut anna, _) = two_at_play(&house).await;
    let page = anna.get(PAGE).await;
    assert!(page.status == StatusCode::OK && page.body.contains("sends no messages to browsers"), "{}", page.body);
    assert!(page.body.contains("id=\"tell-turn\""), "an open page can still tell");
    for way in Way::ALL {
        assert!(!page.body.contains(&format!("action=\"{PAGE}/{way}\"")));
        assert_eq!(add(&mut anna, way).await.status, StatusCode::NOT_FOUND, "{way}");
    }
    assert!(!anna.get(&table).await.body.contains("href=\"/notifications\""));
    let house = offering(&[Way::Push]);
    let (table, mut anna, _) = two_at_play(&house).await;
    let page = anna.get(PAGE).await.body;
    assert!(page.contains("data-key=\"B") && !page.contains("id=\"tell-turn\""), "{page}");
    assert!(!page.contains(&format!("action=\"{PAGE}/mail\"")));
    for path in [&*table, "/games", "/settings"] {
        assert!(anna.get(path).await.body.contains("href=\"/notifications\""), "{path}");
    }
    assert!(house.browser().get(PAGE).await.body.contains("data-key=\"B"), "a stranger may turn them on");
}

/// A table by the day, and the browser of whoever is asked first.
async fn by_the_day(house: &House) -> (String, Browser) {
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let fields = [("seat-1", "person"), ("seat-2", "person"), ("pace", "day"), ("overtime", "bot")];
    let table = anna.post("/new/dollars-wanted", &fields).await.location().to_owned();
    for (browser, seat, name) in [(&mut anna, "1", "Anna"), (&mut ben, "2", "Ben")] {
        browser.sit(&table, seat, name).await.location();
    }
    anna.ready(&table, "1").await.location();
    ben.ready(&table, "2").await.location();
    let is_annas = !anna.get(&table).await.buttons("action").is_empty();
    (table, if is_annas { anna } else { ben })
}

#[tokio::test]
async fn a_table_by_the_day_asks_once_whether_this_browser_may_be_told_and_at_no_other_time() {
    let house = offering(&Way::ALL);
    let (table, mut asked) = by_the_day(&house).await;
    let has_question = |page: &str| page.contains("id=\"tell\"");
    let page = asked.get(&table).await.body;
    assert!(has_question(&page) && page.contains("id=\"push\""), "{page}");
    let live = async |browser: &Browser| {
        let message = browser.follow(&format!("{table}/live")).await.next().await.unwrap();
        has_question(message["html"].as_str().unwrap())
    };
    assert!(live(&asked).await, "an open page too");
    let mut told = asked.clone();
    let stranger = house.visitor().await;
    assert!(!live(&stranger).await && !has_question(&stranger.clone().get(&table).await.body), "it is not their turn");
    let (now, mut anna, _) = two_at_play(&house).await;
    assert!(!has_question(&anna.get(&now).await.body), "who plays now is there");

    let answer = asked.post(&format!("{PAGE}/answered"), &[("back", &table)]).await;
    assert_eq!(answer.location(), table);
    assert!(!has_question(&asked.get(&table).await.body) && !live(&asked).await, "it is asked once");
    let (p256dh, auth) = ("B".to_owned() + &"A".repeat(86), "A".repeat(22));
    let push = [("endpoint", "https://push.example/1"), ("p256dh", &p256dh), ("auth", &auth), ("back", &table)];
    assert_eq!(told.post(&format!("{PAGE}/push"), &push).await.location(), table);
    assert!(!has_question(&told.get(&table).await.body), "somebody who is told needs no question");
}

#[tokio::test]
async fn where_a_browser_cannot_be_told_a_sentence_says_why_and_the_host_reads_what_mends_it() {
    let house = offering(&[Way::Calendar]);
    let (table, mut host) = by_the_day(&house).await;
    for path in [&*table, PAGE] {
        let page = host.get(path).await.body;
        assert!(page.contains("sends no messages to browsers") && !page.contains("id=\"push\""), "{path}: {page}");
        assert!(page.contains("--push-contact"), "who comes from the server's own machine is its host: {page}");
    }
    let house = offering(&Way::ALL);
    let anna = house.visitor().await;
    let mut request = anna.request("GET", PAGE).body(Body::empty()).unwrap();
    request.headers_mut().insert("host", "192.168.1.5:3000".parse().unwrap());
    let page = anna.clone().send(request).await.body;
    assert!(page.contains("on https only") && !page.contains("--public-url"), "a guest can mend nothing: {page}");
}

#[tokio::test]
async fn who_does_something_at_a_table_or_opens_it_is_looking() {
    let house = House::new();
    let (table, mut anna, ben) = two_at_play(&house).await;
    let id = table.trim_start_matches("/t/").parse().unwrap();
    let looks = async |browser: &Browser| {
        let person = browser.cookies["visitor"].parse::<Token>().unwrap().visitor();
        let tables = house.web.tables();
        let [first, second] = [tables.is_looking(&id, &person, Seat(0)), tables.is_looking(&id, &person, Seat(1))];
        first.await.unwrap() || second.await.unwrap()
    };
    // Paused only for this: a paused clock leaps to the next timer while the table is loaded.
    let wait = async || {
        tokio::time::pause();
        tokio::time::advance(play::LOOKING).await;
        tokio::time::resume();
    };
    wait().await;
    assert!(!looks(&anna).await && !looks(&ben).await);
    anna.get(&table).await;
    assert!(!looks(&anna).await, "a page may have loaded itself again");
    let request = anna.request("GET", &table).header("sec-fetch-user", "?1").body(Body::empty()).unwrap();
    anna.send(request).await;
    assert!(looks(&anna).await && !looks(&ben).await);
    wait().await;
    assert!(!looks(&anna).await);
    assert_eq!(anna.post_body(&format!("{table}/here"), body(&[])).await.status, StatusCode::NO_CONTENT);
    assert!(looks(&anna).await);
}
