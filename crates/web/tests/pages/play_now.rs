//! From the home page to a game: at once against bots, at one's own table, by a code, by a rematch.

use axum::http::StatusCode;
use store::{Phase, TableId};
use table::Seat;
use table::deal::{Party, Secret};

use crate::house::{Answer, Browser, House};

/// The page of a table once it asks this browser for a decision.
async fn asked(browser: &mut Browser, table: &str) -> Answer {
    loop {
        let page = browser.get(table).await;
        if !page.buttons("action").is_empty() {
            return page;
        }
        // A bot begins.
        tokio::task::yield_now().await;
    }
}

/// Sends the form of a page with this address as it stands: its hidden fields and nothing else.
async fn click(browser: &mut Browser, page: &Answer, address: &str) -> Answer {
    fill(browser, page, address, &[]).await
}

/// The same with these fields.
async fn fill(browser: &mut Browser, page: &Answer, address: &str, fields: &[(&str, &str)]) -> Answer {
    let forms = page.body.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    let form = forms.into_iter().find(|form| form.contains(&format!("action=\"{address}\"")));
    let form = form.unwrap_or_else(|| panic!("no form for {address}"));
    let id = form.split("name=\"form\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    browser.post_body(address, crate::house::body(&[&[("form", id)], fields].concat())).await
}

fn id(table: &str) -> TableId {
    table.strip_prefix("/t/").unwrap().parse().unwrap()
}

async fn phase(house: &House, table: &str) -> Phase {
    house.web.tables().glances(&[id(table)]).await.remove(0).unwrap().phase()
}

#[tokio::test]
async fn one_click_leads_from_the_home_page_to_the_first_choice_of_every_game() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let mut stranger = house.browser();
        stranger.language = "de";
        let home = stranger.get("/").await;
        let table = click(&mut stranger, &home, &format!("/play/{}", title.name())).await.location().to_owned();
        let page = asked(&mut stranger, &table).await;
        assert!(
            page.body.contains(">Du<") && !look::NEWCOMERS.iter().any(|name| page.body.contains(name)),
            "no name: {}",
            page.body
        );
        assert!(page.body.contains(" id=\"hint\""), "it may ask for a hint: {}", page.body);
        assert!(page.body.contains("trägt nichts zum Mischen bei"), "it says that the seat trusts the host");
        let snapshot = house.web.tables().glances(&[id(&table)]).await.remove(0).unwrap();
        let level = |bot: &str| bot.split_once('.').map(|(level, _)| level.to_owned());
        let bots: Vec<_> = snapshot.chairs().iter().filter_map(|chair| level(chair.bot()?.0)).collect();
        assert_eq!(bots, ["cowhand", "cowhand"], "{}", title.name());
        let again = click(&mut stranger, &home, &format!("/play/{}", title.name())).await;
        assert_eq!(again.location(), table, "the same form sent twice opens one table");
    }
}

#[tokio::test]
async fn play_now_seats_the_visitor_as_last_time() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let seats = [("seat-1", "bot-beginner"), ("seat-2", "me"), ("name", "Anna")];
    let table = anna.post("/new/dollars-wanted", &seats).await.location().to_owned();
    assert_eq!(phase(&house, &table).await, Phase::Running, "nobody is asked to be ready");
    let again = anna.post("/play/wyatt-earp", &[]).await.location().to_owned();
    let snapshot = house.web.tables().glances(&[id(&again)]).await.remove(0).unwrap();
    let [own, other] = [Seat(0), Seat(1)].map(|seat| &snapshot.chairs()[seat]);
    assert_eq!((own.name.plain(), snapshot.chairs().seats()), ("Anna", 2));
    let bot = format!("beginner.{}", other.name.plain().to_lowercase());
    assert_eq!(other.bot().map(|(bot, _)| bot), Some(&*bot), "a person by face");
    let page = anna.get("/new/desperados").await.body;
    for chosen in ["value=\"me\" selected", "value=\"bot-beginner\" selected", "value=\"Anna\""] {
        assert!(page.contains(chosen), "{chosen}: {page}");
    }
}

#[tokio::test]
async fn play_with_friends_leads_to_a_lobby_of_every_game_with_its_link_and_all_other_seats_free() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let mut stranger = house.browser();
        let home = stranger.get("/").await;
        let friends = format!("/new/{}", title.name());
        let fields = [("who", "friends"), ("name", "Anna")];
        let table = fill(&mut stranger, &home, &friends, &fields).await.location().to_owned();
        let lobby = stranger.get(&table).await.body;
        let link = format!("{}{table}", crate::house::BASE);
        for part in ["id=\"share-link\"", "class=\"qr\"", "I am ready", "Anna <span class=\"me\">", &link] {
            assert!(lobby.contains(part), "{part}: {lobby}");
        }
        let snapshot = house.web.tables().glances(&[id(&table)]).await.remove(0).unwrap();
        assert_eq!(snapshot.phase(), Phase::Open);
        let free = snapshot.chairs().iter().filter(|chair| chair.person == play::Person::Nobody).count();
        assert_eq!(free, usize::from(title.seats().1) - 1, "{}", title.name());
        let again = fill(&mut stranger, &home, &friends, &fields).await;
        assert_eq!(again.location(), table, "the same form opens one table");
    }
}

#[tokio::test]
async fn who_plays_with_friends_is_asked_for_a_name_until_there_is_one() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.language = "de";
    let field = |page: &str, name: &str| {
        let friends = page.split("class=\"friends\"").nth(1).unwrap().split("</form>").next().unwrap();
        friends.contains("name=\"who\" value=\"friends\"")
            && friends.contains(&format!("name=\"name\" value=\"{name}\""))
    };
    assert!(field(&anna.get("/").await.body, ""));
    let unnamed = anna.post("/new/desperados", &[("who", "friends"), ("name", "")]).await;
    assert_eq!(unnamed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unnamed.body.contains("value=\"friends\" checked") && unnamed.body.contains("aria-invalid=\"true\""));
    anna.post("/new/desperados", &[("who", "friends"), ("name", "Zoë")]).await.location();
    assert!(field(&anna.get("/").await.body, "Zoë"));
    let nobody = [("who", "bots"), ("bot", "beginner"), ("seats", "2"), ("name", "Reno")];
    anna.post("/new/desperados", &nobody).await.location();
    assert!(field(&anna.get("/").await.body, "Zoë"), "what those are called who give none is no name to keep");
}

#[tokio::test]
async fn a_table_against_bots_needs_their_level_and_the_number_of_seats() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let fields = |bot, seats| [("who", "bots"), ("bot", bot), ("seats", seats), ("name", "Anna")];
    let table = anna.post("/new/wyatt-earp", &fields("beginner", "4")).await.location().to_owned();
    let snapshot = house.web.tables().glances(&[id(&table)]).await.remove(0).unwrap();
    let bots =
        snapshot.chairs().iter().filter(|chair| chair.bot().is_some_and(|(bot, _)| bot.starts_with("beginner.")));
    assert_eq!((bots.count(), snapshot.phase()), (3, Phase::Running));
    for (bot, seats) in [("beginner", "5"), ("beginner", "1"), ("beginner", ""), ("", "2")] {
        let answer = anna.post("/new/wyatt-earp", &fields(bot, seats)).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bot}, {seats}");
    }
}

#[tokio::test]
async fn the_home_page_says_where_to_start_and_later_begins_with_the_game_played_last() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let games = |page: &str| -> Vec<(String, bool, bool)> {
        let cards = page.split("class=\"game sheet\"").skip(1);
        let card = |card: &str| {
            let game = card.split("/play/").nth(1).unwrap().split('"').next().unwrap().to_owned();
            let about = card.split("class=\"about\">").nth(1).unwrap().split("</p>").next().unwrap();
            assert!(about.contains("players · about") && about.ends_with(['n', 's']), "{about}");
            (game, card.contains("Start here"), card.contains("Played last"))
        };
        cards.map(card).collect()
    };
    let before = games(&anna.get("/").await.body);
    let easiest = catalog::shows().iter().min_by_key(|show| (show.learning(), show.minutes())).unwrap();
    assert_eq!(before[0], (easiest.title().name().to_owned(), true, false));
    assert!(before[1..].iter().all(|(_, start, last)| !start && !last));
    let last = before[3].0.clone();
    anna.post(&format!("/play/{last}"), &[]).await.location();
    let after = games(&anna.get("/").await.body);
    assert_eq!(after[0], (last, false, true));
    assert!(after.len() == before.len() && after[1..].iter().all(|(_, start, last)| !start && !last));
}

#[tokio::test]
async fn whoever_opens_a_table_for_people_sits_at_it_and_waits_for_them() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.post("/new/dollars-wanted", &[("seat-1", "me"), ("seat-2", "person"), ("name", "Anna")]).await;
    let table = table.location().to_owned();
    let lobby = anna.get(&table).await.body;
    assert!(lobby.contains("I am ready") && lobby.contains("data-promise"), "{lobby}");
    ben.sit(&table, "2", "Ben").await.location();
    ben.ready(&table, "2").await.location();
    assert_eq!(phase(&house, &table).await, Phase::Open);
    assert!(anna.get("/").await.body.contains("id=\"next\""), "the table waits for her");
    anna.post(&format!("{table}/leave"), &[("seat", "1")]).await.location();
    assert!(!anna.get("/").await.body.contains("id=\"next\""));
}

#[tokio::test]
async fn the_host_starts_with_a_bot_in_each_free_seat_once_the_friends_are_ready() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.post("/new/wyatt-earp", &[("who", "friends"), ("name", "Anna")]).await.location().to_owned();
    ben.sit(&table, "2", "Ben").await.location();
    assert!(!ben.get(&table).await.body.contains("id=\"fill\""), "only the host may");
    ben.ready(&table, "2").await.location();
    let lobby = anna.get(&table).await.body;
    let form = lobby.split("id=\"fill\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(form.contains("<option value=\"cowhand\" selected>"), "{form}");
    let fields = [("seat", "1"), ("bot", "cowhand")];
    assert_eq!(anna.post(&format!("{table}/fill"), &fields).await.location(), format!("{table}?seat=1"));
    assert_eq!(phase(&house, &table).await, Phase::Running);
}

#[tokio::test]
async fn whoever_changes_seats_promises_a_value_for_the_new_one() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.post("/new/wyatt-earp", &[("who", "friends"), ("name", "Anna")]).await.location().to_owned();
    ben.sit(&table, "2", "Ben").await.location();
    let lobby = ben.get(&table).await.body;
    assert!(lobby.contains("aria-label=\"Move here: Seat 3\"") && !lobby.contains("Move up"), "{lobby}");
    let moved = ben.post(&format!("{table}/move"), &[("from", "2"), ("seat", "3")]).await;
    assert_eq!(moved.location(), format!("{table}?seat=3"));
    assert!(anna.get(&table).await.body.contains("aria-label=\"Move up: Ben\""));
    anna.post(&format!("{table}/up"), &[("seat", "3")]).await.location();
    let lobby = ben.get(&table).await.body;
    let promise = lobby.split("data-promise").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(promise.contains("name=\"seat\" value=\"2\""), "{promise}");
}

#[tokio::test]
async fn a_promise_for_the_own_seat_is_no_coming_or_going() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.post("/new/dollars-wanted", &[("seat-1", "me"), ("seat-2", "person"), ("name", "Anna")]).await;
    let table = table.location().to_owned();
    let notes = async || {
        let page = house.visitor().await.get(&table).await.body;
        let (_, list) = page.split_once("class=\"notes\"").unwrap();
        list.split("</ul>").next().unwrap().matches("<li>").count()
    };
    assert_eq!(notes().await, 1, "Anna sits down");
    let commitment = Secret::new([7; 32]).commitment(Party::Seat(table::Seat(0)), "any table").to_string();
    let entries = async || house.web.tables().glances(&[id(&table)]).await.remove(0).unwrap().notes().len();
    let before = entries().await;
    anna.post(&format!("{table}/promise"), &[("seat", "1"), ("commitment", &commitment)]).await.location();
    assert_eq!(entries().await, before + 2, "the log holds the promise");
    assert_eq!(notes().await, 1);

    anna.post(&format!("{table}/leave"), &[("seat", "1")]).await.location();
    assert_eq!(notes().await, 2, "but she does leave");
    anna.sit(&table, "1", "Anna").await.location();
    assert_eq!(notes().await, 3);
}

#[tokio::test]
async fn the_lobby_offers_a_bot_of_the_level_that_the_visitor_played_against_last() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for (last, offered) in [(None, "cowhand"), (Some("bot-beginner"), "beginner")] {
        if let Some(bot) = last {
            anna.post("/new/dollars-wanted", &[("seat-1", "me"), ("seat-2", bot), ("name", "Anna")]).await.location();
        }
        let table = anna.table(&["person", "person"], "link").await;
        let lobby = anna.get(&table).await.body;
        let chosen = format!("<option value=\"{offered}\" selected>");
        assert_eq!(lobby.matches(&chosen).count(), 2, "once for each free seat: {lobby}");
    }
}

#[tokio::test]
async fn the_lobby_tells_house_rules_where_there_are_some_and_always_who_may_watch() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for (hints, told) in [(None, false), (Some(("hints", "on")), true)] {
        let fields = [("seat-1", "person"), ("seat-2", "person"), ("watch", "nobody")];
        let fields: Vec<_> = fields.into_iter().chain(hints).collect();
        let table = anna.post("/new/fistful-of-meeples", &fields).await.location().to_owned();
        let lobby = anna.get(&table).await.body;
        assert_eq!(lobby.contains("House rules (1)"), told, "{lobby}");
        assert_eq!(lobby.contains("House rules"), told, "{lobby}");
        assert!(lobby.contains("Nobody may watch"), "{lobby}");
    }
}

#[tokio::test]
async fn a_name_that_cannot_be_used_is_told_at_its_field_and_stays_there() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let at_field = |page: &Answer, typed: &str, fault: &str| {
        let fields = page.body.split("<input").filter(|input| input.contains("name=\"name\""));
        // Another field is for the name of a seat that the visitor has.
        let field = fields.filter(|input| input.contains("id=\"name-about\"")).last().unwrap();
        let (tag, rest) = field.split_once('>').unwrap();
        assert!(tag.contains("aria-invalid") && tag.contains("autofocus"), "{tag}");
        assert!(tag.contains(&format!("value=\"{typed}\"")), "{tag}");
        assert!(rest.contains("id=\"name-about\" role=\"alert\"") && rest.contains(fault), "{rest}");
    };

    let fields = [("seat-1", "me"), ("seat-2", "person"), ("watch", "nobody"), ("window-seconds", "12")];
    let fields = [&fields[..], &[("name", "a\u{202e}b")]].concat();
    let page = anna.post("/new/wyatt-earp", &fields).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    at_field(&page, "a\u{202e}b", "U+202E");
    for chosen in ["value=\"person\" selected", "value=\"nobody\" checked", "value=\"12\" selected"] {
        assert!(page.body.contains(chosen), "the other choices stay too, {chosen}: {}", page.body);
    }
    assert!(!anna.get("/").await.body.contains("Your tables"), "no table was made");

    let table = anna.table(&["person", "person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    let page = ben.sit(&table, "2", "ANNA").await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    at_field(&page, "ANNA", "that name already");
    let page = anna.sit(&table, "2", "Anna").await;
    at_field(&page, "Anna", "that name already");
    assert!(page.body.contains("id=\"one-more\" open"), "{}", page.body);

    anna.post(&format!("{table}/bot"), &[("seat", "2"), ("bot", "random")]).await.location();
    anna.post(&format!("{table}/bot"), &[("seat", "3"), ("bot", "random")]).await.location();
    anna.ready(&table, "1").await.location();
    let given = anna.post(&format!("{table}/link"), &[("seat", "2")]).await;
    let link = format!("/s/{}", given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap());
    let id = table.strip_prefix("/t/").unwrap();
    let page = ben.post(&link, &[("table", id), ("seat", "2"), ("name", "ANNA")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    at_field(&page, "ANNA", "that name already");
}

#[tokio::test]
async fn a_code_or_a_link_leads_to_its_table_and_a_wrong_one_is_told_at_the_field() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table(&["person", "person"], "link").await;
    let id = table.strip_prefix("/t/").unwrap();
    for typed in [id.to_owned(), id.to_uppercase(), format!("http%3A%2F%2Felsewhere.example%2Ft%2F{id}%3Fseat%3D2")] {
        assert_eq!(ben.get(&format!("/join?code={typed}")).await.location(), table, "{typed}");
    }
    let sentence = format!("Come%20to%20%3Chttps%3A%2F%2Felsewhere.example%2Ft%2F{id}%3E%2C%20Ben%21");
    assert_eq!(ben.get(&format!("/join?code={sentence}")).await.location(), table);
    for typed in ["222222222222", "anna", ""] {
        let page = ben.get(&format!("/join?code={typed}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        let field = page.body.split("<input").find(|input| input.contains("name=\"code\"")).unwrap();
        assert!(field.contains("aria-invalid") && field.contains(&format!("value=\"{typed}\"")), "{field}");
        assert!(field.contains("No table has this code"), "{field}");
    }
}

#[tokio::test]
async fn an_address_that_was_not_copied_exactly_leads_to_the_table_or_the_seat() {
    let house = House::new();
    let (table, mut anna, mut ben) = crate::house::two_at_play(&house).await;
    for address in [".", "/", ")", "&x=1", "%E2%80%8B", "%20"].map(|sign| format!("{table}{sign}")) {
        assert_eq!(ben.get(&address).await.location(), table, "{address}");
    }
    let capitals = table.replace("/t/", "").to_uppercase();
    assert_eq!(ben.get(&format!("/t/{capitals}?seat=2")).await.location(), format!("{table}?seat=2"));
    let seat = anna.get(&table).await.hidden("seat");
    let given = anna.post(&format!("{table}/link"), &[("seat", &seat)]).await;
    let link = format!("/s/{}", given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap());
    for address in [".", "/", "%3E"].map(|sign| format!("{link}{sign}")) {
        assert_eq!(ben.get(&address).await.location(), link, "{address}");
    }
    for (address, status) in
        [(&table, 200), (&link, 200), (&"/t/222222222222.".to_owned(), 303), (&"/t/anna".to_owned(), 404)]
    {
        assert_eq!(ben.get(address).await.status, status, "{address}");
    }
}

#[tokio::test]
async fn the_home_page_tells_whose_turn_it_is_and_which_tables_look_for_players() {
    let house = House::new();
    let (table, mut anna, mut ben) = crate::house::two_at_play(&house).await;
    let (mut eve, mut zoe) = (house.visitor().await, house.visitor().await);
    let open = eve.table(&["person", "person", "person"], "everybody").await;
    eve.sit(&open, "1", "Eve").await.location();
    let hidden = eve.table(&["person", "person"], "link").await;
    let (mine, theirs) = (anna.get("/").await.body, ben.get("/").await.body);
    let next = format!("id=\"next\" href=\"{table}\"");
    assert!(mine.contains("your turn · just now") && mine.contains(&next), "{mine}");
    assert!(theirs.contains("waiting for ") && !theirs.contains("id=\"next\""), "{theirs}");
    for page in [&mine, &theirs] {
        let line = page.split(&format!("href=\"{open}\"")).nth(1).unwrap().split("</a>").next().unwrap();
        assert!(line.contains("Eve") && line.contains("2 seats free"), "{line}");
        assert!(!page.contains(&hidden), "it is found only by its link");
    }
    let page = zoe.get("/").await.body;
    assert!(!page.contains(&table) && !page.contains("Your tables"), "{page}");
    assert!(page.contains("Tables looking for players"));
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let page = ben.get("/").await.body;
    assert!(page.contains("Finished tables (1)") && !page.contains("Your tables"), "{page}");
}

#[tokio::test]
async fn a_public_table_is_told_alike_by_a_server_that_has_it_in_memory_and_by_one_that_has_not() {
    let house = House::new();
    let mut eve = house.visitor().await;
    let table = eve.table(&["person", "person", "person"], "everybody").await;
    eve.sit(&table, "1", "Eve").await.location();
    let line = |page: Answer| {
        let (_, rest) = page.body.split_once(&format!("href=\"{table}\"")).unwrap();
        rest.split("</a>").next().unwrap().to_owned()
    };
    let before = line(house.visitor().await.get("/").await);
    assert!(before.contains("Eve") && before.contains("2 seats free"), "{before}");
    let house = house.again(&mut [&mut eve]).await;
    assert_eq!(line(house.visitor().await.get("/").await), before);
}

/// Whoever may see the new table; nobody else learns where it is.
#[tokio::test]
async fn the_link_of_a_lobby_leads_to_the_table_without_its_free_seats() {
    let house = House::new();
    let [mut anna, mut ben, mut eve] = [house.visitor().await, house.visitor().await, house.visitor().await];
    for (watch, leads_strangers) in [("link", true), ("nobody", false)] {
        let seats = [("seat-1", "me"), ("seat-2", "person"), ("seat-3", "person"), ("watch", watch), ("name", "Anna")];
        let table = anna.post("/new/dollars-wanted", &seats).await.location().to_owned();
        ben.sit(&table, "3", "Ben").await.location();
        let next = anna.post(&format!("{table}/close-seats"), &[]).await.location().to_owned();
        assert_ne!(next, table);
        assert_eq!(ben.get(&table).await.location(), next);
        assert_eq!(ben.get(&format!("{table}?view=table")).await.location(), format!("{next}?view=table"));
        let strangers = eve.get(&table).await;
        assert_eq!(strangers.status.is_redirection(), leads_strangers, "{watch}");
        assert!(leads_strangers || !strangers.body.contains(&next), "{}", strangers.body);
    }
}

#[tokio::test]
async fn a_rematch_against_bots_is_one_click_and_everybody_finds_the_same_one() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.post("/play/dollars-wanted", &[]).await.location().to_owned();
    anna.post(&format!("{table}/close"), &[]).await.location();
    let page = anna.get(&table).await;
    let next = click(&mut anna, &page, &format!("{table}/rematch")).await.location().to_owned();
    asked(&mut anna, &next).await;

    let (table, mut anna, mut ben) = crate::house::two_at_play(&house).await;
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let (pages, address) = ((anna.get(&table).await, ben.get(&table).await), format!("{table}/rematch"));
    for game in ["wyatt-earp", "desperados", "fistful-of-meeples"] {
        assert!(pages.0.body.contains(&format!("name=\"game\" value=\"{game}\"")), "another game for the same people");
    }
    let (first, second) = tokio::join!(click(&mut anna, &pages.0, &address), click(&mut ben, &pages.1, &address));
    assert_eq!(first.location(), second.location(), "two people ask at the same time");
    for browser in [&mut anna, &mut ben] {
        let lobby = browser.get(first.location()).await.body;
        assert!(lobby.contains("I am ready") && lobby.contains("Stand up"), "{lobby}");
        assert!(lobby.contains("<li>After one game: ") && lobby.contains(" 1.</li>"), "{lobby}");
    }
}
