//! The pace of a table on its pages.

use store::{Allowance, Overtime, Pace, TableId};

use crate::house::{Browser, House};

/// Opens a table for two at this pace, and both sit down and are ready. Returns it, and who is asked first.
async fn paced(house: &House, pace: &str, overtime: &str) -> (String, Browser, Browser) {
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let fields = [("seat-1", "person"), ("seat-2", "person"), ("pace", pace), ("overtime", overtime)];
    let table = anna.post("/new/dollars-wanted", &fields).await.location().to_owned();
    anna.sit(&table, "1", "Anna").await.location();
    ben.sit(&table, "2", "Ben").await.location();
    anna.ready(&table, "1").await.location();
    ben.ready(&table, "2").await.location();
    if anna.get(&table).await.buttons("action").is_empty() { (table, ben, anna) } else { (table, anna, ben) }
}

#[tokio::test]
async fn the_pace_and_what_follows_are_told_before_one_sits_down_in_four_languages() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let fields = [("seat-1", "person"), ("seat-2", "person"), ("pace", "turn-48"), ("overtime", "free")];
    let table = anna.post("/new/wyatt-earp", &fields).await.location().to_owned();
    for (language, told) in [("en", "2 days for each turn"), ("de", "2 Tage"), ("fr", "2 jours"), ("nl", "2 dagen")] {
        let mut guest = house.browser();
        guest.cookies.insert("language".to_owned(), language.to_owned());
        let page = guest.get(&table).await.body;
        let terms = page.split("class=\"pace\"").nth(1).unwrap_or_else(|| panic!("{language}: {page}"));
        assert!(terms.split("</p>").next().unwrap().contains(told), "{language}");
    }
    let open =
        [("watch", "everybody"), ("seat-1", "person"), ("seat-2", "person"), ("pace", "turn-8"), ("overtime", "bot")];
    anna.post("/new/desperados", &open).await.location();
    assert!(house.browser().get("/").await.body.contains("2 seats free · 8 hours for each turn"));
    let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
    let snapshot = house.web.tables().peek(&id).await.unwrap();
    let pace = Pace { time: Allowance::Turn { hours: 48 }, overtime: Overtime::Free };
    assert_eq!(snapshot.pace(), Some(pace));
    let settings = &snapshot.settings;
    assert_eq!((settings.window_seconds, settings.away_minutes), (0, 0), "days and seconds do not go together");
    assert!(settings.expire_idle_hours > 30 * 24, "a holiday may come between");
    for bad in ["turn-1", "bank", "bank-1-1", "soon"] {
        let fields = [("seat-1", "person"), ("seat-2", "person"), ("pace", bad), ("overtime", "bot")];
        assert_eq!(anna.post("/new/wyatt-earp", &fields).await.status, 400, "{bad}");
    }
}

#[tokio::test]
async fn the_form_asks_whether_to_play_now_or_by_the_day_and_reads_only_what_belongs_to_the_answer() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let turn = |hours| Some(Allowance::Turn { hours });
    for (pace, clock, hours, time) in [
        ("live", "", "turn-8", None),
        ("live", "bank-5-5", "turn-8", Some(Allowance::Bank { seconds: 300, increment: 5 })),
        ("day", "bank-5-5", "turn-8", turn(8)),
        ("day", "", "", turn(24)),
    ] {
        let fields = [("who", "friends"), ("name", "Anna"), ("pace", pace), ("clock", clock), ("turn", hours)];
        let fields = [&fields[..], &[("overtime", "bot")]].concat();
        let table = anna.post("/new/desperados", &fields).await.location().to_owned();
        let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
        let snapshot = house.web.tables().peek(&id).await.unwrap();
        assert_eq!(snapshot.pace().map(|pace| pace.time), time, "{fields:?}");
    }
}

#[tokio::test]
async fn everybody_sees_the_clocks_and_a_pause_and_the_home_page_the_nearest_deadline_first() {
    let house = House::new();
    let (table, mut asked, mut other) = paced(&house, "turn-24", "bot").await;
    for who in [&mut asked, &mut other] {
        let page = who.get(&table).await.body;
        let clocks = page.split("id=\"clocks\"").nth(1).unwrap().split("</ul>").next().unwrap();
        assert_eq!(clocks.matches("data-until").count(), 1, "where turns have hours, one clock shows: {clocks}");
        assert!(clocks.contains("UTC"), "without a script, the time is there");
    }
    assert!(asked.get("/").await.body.contains("data-at="), "the home page tells until when");
    assert!(!other.get("/").await.body.contains("data-at="));
    other.post(&format!("{table}/pause"), &[("on", "1")]).await.location();
    let page = asked.get(&table).await.body;
    assert!(page.contains("The clocks are paused.") && !page.contains("data-until"));
    asked.post(&format!("{table}/pause"), &[]).await.location();
    assert!(asked.get(&table).await.body.contains("data-until"));
}

/// Without a script the hours are those of the zone that the page names.
#[tokio::test]
async fn nights_are_kept_in_the_zone_that_the_form_names() {
    let house = House::new();
    let (table, _, mut other) = paced(&house, "turn-24", "bot").await;
    assert!(other.get(&table).await.body.contains("22:00 UTC"));
    let seat = other.get(&table).await.hidden("seat");
    let night = async |other: &mut Browser, from: &str, zone: &[(&str, &str)]| {
        let fields = [&[("seat", seat.as_str()), ("from", from), ("hours", "8")], zone].concat();
        other.post(&format!("{table}/nights"), &fields).await
    };
    for (from, zone, shown) in [
        ("1320", &[][..], "value=\"1320\" selected>22:00 UTC<"),
        ("1320", &[("zone", "Europe/Berlin")], "value=\"1320\" selected>22:00 Europe/Berlin<"),
        ("1305", &[("zone", "Asia/Kathmandu")], "value=\"1305\" selected>21:45 Asia/Kathmandu<"),
    ] {
        night(&mut other, from, zone).await.location();
        let page = other.get(&table).await.body;
        assert!(page.contains(shown), "{shown}: {page}");
    }
    let unknown = night(&mut other, "1320", &[("zone", "Mars/Olympus")]).await;
    assert!(unknown.status == 422 && unknown.body.contains("does not know the time zone Mars/Olympus"));
    assert!(other.get(&table).await.body.contains("name=\"zone\" value=\"Asia/Kathmandu\""), "nothing has changed");
}

#[tokio::test]
async fn nights_and_holidays_are_set_from_the_menu_and_told_to_everybody() {
    let house = House::new();
    let (table, mut asked, mut other) = paced(&house, "turn-24", "bot").await;
    let seat = asked.get(&table).await.hidden("seat");
    let night = [("seat", seat.as_str()), ("from", "1320"), ("hours", "8")];
    asked.post(&format!("{table}/nights"), &night).await.location();
    let long = [("seat", seat.as_str()), ("from", "1320"), ("hours", "23")];
    assert_eq!(asked.post(&format!("{table}/nights"), &long).await.status, 422);
    asked.post(&format!("{table}/holiday"), &[("seat", &seat), ("days", "3")]).await.location();
    assert_eq!(asked.post(&format!("{table}/holiday"), &[("seat", &seat), ("days", "99")]).await.status, 422);
    let page = other.get(&table).await.body;
    assert!(page.contains("says when their night is") && page.contains("is on holiday until"), "{page}");
    assert!(asked.get(&table).await.body.contains("End the holiday"));
    asked.post(&format!("{table}/holiday"), &[("seat", &seat), ("days", "0")]).await.location();
    assert!(other.get(&table).await.body.contains("is back from their holiday"));
    let theirs = other.post(&format!("{table}/holiday"), &[("seat", &seat), ("days", "1")]).await;
    assert_eq!(theirs.status, 403, "a holiday is one's own");
}
