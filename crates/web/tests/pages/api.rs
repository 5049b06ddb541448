//! The JSON API: it shows and does what pages show and do, and nothing else.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::time::Instant;
use web::WebConfig;

use crate::house::{BASE, House, two_at, two_at_play};
use crate::program::Program;

/// The address of a table in the API.
fn of(table: &str) -> String {
    table.replace("/t/", "/tables/")
}

fn actions(state: &Value) -> Vec<String> {
    state["legal"].as_array().unwrap().iter().map(|legal| legal["action"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_program_may_take_exactly_the_steps_of_its_persons_page_in_every_game() {
    for game in ["dollars-wanted", "wyatt-earp", "desperados", "fistful-of-meeples"] {
        let house = House::dealt(&format!("api {game}"));
        let (table, anna, ben) = two_at(&house, game).await;
        let mut people = Vec::new();
        for mut browser in [anna, ben] {
            let program = browser.program("play read").await;
            people.push((browser, program));
        }
        for step in 0..40 {
            let mut is_asked = false;
            for (browser, program) in &mut people {
                let state = program.get(&of(&table)).await;
                let mut shown = browser.get(&table).await.buttons("action");
                let mut legal = actions(&state);
                legal.sort_unstable();
                shown.sort_unstable();
                shown.dedup();
                assert_eq!(shown, legal, "{game} after {step} steps");
                let Some(action) = actions(&state).into_iter().nth(step % 3).or(actions(&state).into_iter().next())
                else {
                    continue;
                };
                is_asked = true;
                let step = json!({"do": "step", "seat": state["seat"], "action": action, "at": state["at"]});
                let after = program.post(&of(&table), step).await;
                assert_ne!(after["number"], state["number"]);
            }
            assert!(is_asked, "{game} waits for nobody after {step} steps");
        }
    }
}

#[tokio::test]
async fn while_a_program_drafts_no_page_and_no_program_of_others_receives_a_byte() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let (mut mine, theirs) = (anna.program("play read").await, ben.program("play read").await);
    let stranger = ben.stranger();
    let events = format!("{}/events", of(&table));
    let mut own = mine.follow(&events, &[]).await;
    let mut others = vec![theirs.follow(&events, &[]).await, stranger.follow(&events, &[]).await];
    let mut page = ben.follow(&format!("{table}/live")).await;
    page.next().await.unwrap();
    while !page.is_silent().await {
        page.next().await.unwrap();
    }
    let mut before = own.last().await;
    for other in &mut others {
        other.last().await;
    }
    let states = (theirs.clone().get(&of(&table)).await, stranger.clone().get(&of(&table)).await);
    let legal = before["legal"].as_array_mut().unwrap();
    let action = legal.iter_mut().find(|legal| legal["learns"] == false).unwrap()["action"].take();
    let drafted = mine.post(&of(&table), json!({"do": "step", "seat": before["seat"], "action": action})).await;
    assert_eq!(drafted["draft"], json!([action]));
    let back = mine.post(&of(&table), json!({"do": "undo", "seat": before["seat"]})).await;
    assert_eq!((&back["draft"], &back["view"]), (&json!([]), &before["view"]));
    for other in &mut others {
        assert!(other.is_silent().await);
    }
    assert!(page.is_silent().await);
    assert_eq!((theirs.clone().get(&of(&table)).await, stranger.clone().get(&of(&table)).await), states);
}

/// Steps by the first legal action until the seat of this program has drafted or decided so often.
async fn play(table: &str, programs: &mut [&mut Program], steps: usize) {
    for _ in 0..steps {
        for program in programs.iter_mut() {
            let state = program.get(&of(table)).await;
            if let Some(action) = actions(&state).first() {
                program.post(&of(table), json!({"do": "step", "seat": state["seat"], "action": action})).await;
            }
        }
    }
}

#[tokio::test]
async fn a_stream_begins_with_the_whole_table_and_goes_on_from_any_number() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let (mut one, mut other) = (anna.program("play read").await, ben.program("play read").await);
    let events = format!("{}/events", of(&table));
    let mut stream = one.follow(&events, &[]).await;
    let first = stream.next().await;
    assert_eq!(first["type"], "state");
    assert_eq!(first["table"]["people"][0]["name"], "Anna");
    play(&table, &mut [&mut one, &mut other], 12).await;
    let mut heard = first["events"].as_array().unwrap().clone();
    let mut numbers = vec![first["number"].as_str().unwrap().to_owned()];
    let mut last = first.clone();
    while !stream.is_silent().await {
        last = stream.next().await;
        assert_eq!(last["type"], "change");
        heard.extend(last["events"].as_array().unwrap().iter().cloned());
        numbers.push(last["number"].as_str().unwrap().to_owned());
    }
    let now = one.get(&of(&table)).await;
    assert_eq!((&now["events"], &now["number"], &now["view"]), (&json!(heard), &last["number"], &last["view"]));
    for number in &numbers {
        let mut again = one.follow(&format!("{events}?after={number}"), &[]).await;
        let rest = again.next().await;
        assert_eq!(rest["type"], "change", "{number}");
        let missed = rest["events"].as_array().unwrap();
        assert!(heard.ends_with(missed), "{number}");
        assert_eq!((&rest["number"], &rest["view"]), (&now["number"], &now["view"]));
    }
    // A number of another viewer says nothing about this one.
    let mut foreign = other.follow(&format!("{events}?after={}", numbers[0]), &[]).await;
    assert_eq!(foreign.next().await["type"], "state");
    let (status, problem) = one.denied(&format!("{events}?after=soon")).await;
    assert_eq!((status, &problem["kind"]), (400, &json!("unreadable")));
}

#[tokio::test]
async fn server_sent_events_and_lines_say_the_same_and_a_silent_stream_says_every_15_seconds_that_it_is_alive() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let program = anna.program("read").await;
    let events = format!("{}/events", of(&table));
    let mut lines = program.follow(&events, &[]).await;
    let mut sse = program.follow(&events, &[("accept", "text/event-stream")]).await;
    let line = lines.next().await;
    let event = String::from_utf8(sse.bytes().await.unwrap().into()).unwrap();
    let [kind, id, data] = event.trim_end().splitn(3, '\n').collect::<Vec<_>>()[..] else { panic!("{event}") };
    assert_eq!((kind, id), ("event: state", format!("id: {}", line["number"].as_str().unwrap()).as_str()));
    let told: Value = serde_json::from_str(data.strip_prefix("data: ").unwrap()).unwrap();
    assert_eq!(told["view"], line["view"]);
    if !lines.is_silent().await {
        lines.last().await;
    }
    tokio::time::pause();
    for _ in 0..3 {
        let before = Instant::now();
        assert_eq!(lines.next().await, json!({"type": "alive"}));
        assert!((14..=15).contains(&before.elapsed().as_secs()));
    }
    house.web.tables().close();
    assert_eq!(lines.next().await, json!({"type": "end", "over": false}));
    assert!(lines.bytes().await.is_none());
}

#[tokio::test]
async fn a_stream_ends_with_its_game_and_after_its_last_number_there_is_none() {
    for kind in ["application/x-ndjson", "text/event-stream"] {
        let house = House::new();
        let (table, mut anna, mut ben) = two_at_play(&house).await;
        let (mut one, mut other) = (anna.program("play read").await, ben.program("play read").await);
        let events = format!("{}/events", of(&table));
        let accept = [("accept", kind)];
        let mut stream = one.follow(&events, &accept).await;
        let seat = other.get(&of(&table)).await["seat"].clone();
        other.post(&of(&table), json!({"do": "concede", "seat": seat})).await;
        let mut lines = Vec::new();
        while let Some(line) = stream.bytes().await {
            let line = String::from_utf8(line.into()).unwrap();
            let data = line.lines().find_map(|line| line.strip_prefix("data: ")).unwrap_or(&line);
            lines.push(serde_json::from_str::<Value>(data).unwrap());
        }
        let [.., over, end] = &lines[..] else { panic!("{lines:?}") };
        assert_eq!(over["table"]["ending"]["how"], "conceded");
        assert_eq!(*end, json!({"type": "end", "over": true}));
        // A browser follows server-sent events again, unless the answer has the status 204.
        let number = over["number"].as_str().unwrap();
        let last = [accept[0], ("last-event-id", number)];
        let again = one.send("GET", &events, &last, "").await;
        assert_eq!((again.status, again.body.as_str()), (StatusCode::NO_CONTENT, ""));
        let again = one.send("GET", &format!("{events}?after={number}"), &accept, "").await;
        assert_eq!(again.status, StatusCode::NO_CONTENT);
        // A program that missed the end is told it.
        let first = lines[0]["number"].as_str().unwrap();
        let missed = one.send("GET", &format!("{events}?after={first}"), &accept, "").await.body;
        assert!(missed.contains("conceded") && missed.trim_end().ends_with("\"over\":true}"), "{missed}");
    }
}

#[tokio::test]
async fn an_action_that_is_not_legal_is_told_with_the_clause_that_forbids_it() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let (mut program, mut other) = (anna.program("play read").await, ben.program("play read").await);
    let state = program.get(&of(&table)).await;
    let seat = &state["seat"];
    let legal = actions(&state);
    let yes = program.get(&format!("{}/legal?seat={seat}&action={}", of(&table), legal[0].replace(' ', "%20"))).await;
    assert_eq!(yes["legal"], true);
    let (status, problem) = program.refused(&of(&table), json!({"do": "step", "seat": seat, "action": "rob 3"})).await;
    assert_eq!(status, 422);
    assert!(problem["clause"].as_str().unwrap().starts_with("DW-"), "{problem}");
    let asked = program.get(&format!("{}/legal?seat={seat}&action=rob%203", of(&table))).await;
    assert_eq!((&asked["legal"], &asked["problem"]["clause"]), (&json!(false), &problem["clause"]));
    let other_seat = 1 - seat.as_u64().unwrap();
    let waits = other.get(&format!("{}/legal?seat={other_seat}&action=rob%203", of(&table))).await;
    assert_eq!(waits["problem"]["kind"], "not-your-turn");
    let (status, problem) = program.denied(&format!("{}/legal?seat={other_seat}&action=rob%203", of(&table))).await;
    assert_eq!((status, &problem["kind"]), (403, &json!("not-your-seat")));
    for (body, kind) in [
        (json!({"do": "step", "seat": seat, "action": "<script>"}), "not-possible"),
        (json!({"do": "step", "seat": seat, "action": legal[0], "at": "0.0.0"}), "stale"),
        (json!({"do": "step", "seat": seat, "action": legal[0], "at": "soon"}), "unreadable"),
        (json!({"do": "step", "seat": 200, "action": legal[0]}), "value-of"),
        (json!({"do": "step", "seat": other_seat, "action": legal[0]}), "not-your-seat"),
        (json!({"do": "shoot"}), "unreadable"),
        (json!({"do": "undo", "seat": seat}), "nothing-drafted"),
        (json!([]), "unreadable"),
    ] {
        let (_, problem) = program.refused(&of(&table), body.clone()).await;
        assert_eq!(problem["kind"], kind, "{body}");
        assert!(!problem["detail"].as_str().unwrap().is_empty());
        let (page, anchor) = problem["type"].as_str().unwrap().split_once('#').unwrap();
        let page = anna.get(page.trim_start_matches(BASE)).await.body;
        assert!(page.contains(&format!("<dt id=\"{anchor}\">")), "{anchor} is not explained");
    }
    let with_more = json!({"do": "step", "seat": seat, "action": legal[0], "mood": "grim"});
    program.post(&of(&table), with_more).await;
}

#[tokio::test]
async fn a_token_allows_its_scopes_at_its_table_and_nothing_more() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let other_table = anna.table(&["person", "person"], "nobody").await;
    let (mut reads, mut plays) = (anna.program("read").await, anna.program_at("play read", &table).await);
    let step = json!({"do": "concede", "seat": 0});
    assert_eq!(reads.refused(&of(&table), step.clone()).await.1["kind"], "scope");
    assert_eq!(plays.refused(&of(&other_table), step).await.1["kind"], "one-table");
    assert_eq!(plays.denied(&of(&other_table)).await.1["kind"], "one-table");
    assert_eq!(plays.denied("/tables?mine=true").await.1["kind"], "one-table");
    assert_eq!(
        plays.refused("/tables", json!({"game": "desperados", "seats": ["me", "bot-random"]})).await.1["kind"],
        "scope"
    );
    assert_eq!(reads.get("/tables?mine=true").await["tables"].as_array().unwrap().len(), 2);
    let mut stranger = anna.stranger();
    assert_eq!(stranger.get(&of(&table)).await["seats"], json!([]));
    let (status, problem) = stranger.denied("/tables?mine=true").await;
    assert_eq!((status, &problem["kind"]), (401, &json!("token")));
    for wrong in ["00", "x", &"0".repeat(64), &anna.cookies["visitor"]] {
        let mut wrong = Program { token: wrong.to_owned(), ..stranger.clone() };
        assert_eq!(wrong.denied(&of(&table)).await.0, 401);
    }
}

#[tokio::test]
async fn a_token_is_stored_as_a_hash_listed_and_ended_on_the_page_of_devices_with_its_streams() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut program = anna.program("play read").await;
    let mut stream = program.follow(&format!("{}/events", of(&table)), &[]).await;
    stream.next().await;
    let page = anna.get("/devices").await;
    assert!(page.body.contains("Program") && page.body.contains("See and play at my tables"));
    assert!(!page.body.contains(&program.token));
    let dump: Vec<String> = house
        .database()
        .prepare("SELECT quote(id) || quote(name) FROM devices")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert!(dump.iter().any(|row| row.contains("Program")));
    assert!(!dump.iter().any(|row| row.to_lowercase().contains(&program.token)));
    let id = page.body.split("name=\"device\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    anna.post("/devices/end", &[("device", &id)]).await.location();
    while stream.next().await["type"] != "end" {}
    assert_eq!(program.denied(&of(&table)).await.0, 401);
    assert!(!anna.get("/devices").await.body.contains("Program"));
    let fields = [("scopes", "bot open"), ("name", "Doc"), ("of", "Anna"), ("table", ""), ("days", "1")];
    let page = anna.post("/devices/token", &fields).await.body;
    assert!(page.contains("Copy the token") && !page.contains("link</"), "{page}");
}

#[tokio::test]
async fn a_token_for_one_table_dies_with_the_seat_it_was_made_for() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    let mut program = anna.program_at("play read", &table).await;
    let mut stream = program.follow(&format!("{}/events", of(&table)), &[]).await;
    stream.next().await;
    anna.post(&format!("{table}/leave"), &[("seat", "1")]).await.location();
    // A server listens to what others do to its store.
    for heard in house.web.tables().hear().await.unwrap() {
        house.web.tables().heed(heard).await.unwrap();
    }
    while stream.next().await["type"] != "end" {}
    assert_eq!(program.denied(&of(&table)).await.0, 401);
    anna.sit(&table, "1", "Anna").await.location();
    assert_eq!(program.denied(&of(&table)).await.0, 401, "the seat is another one now");
}

#[tokio::test]
async fn a_request_that_is_repeated_with_its_key_is_carried_out_once() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.table(&["person", "person"], "link").await;
    let mut program = anna.program("open play read").await;
    let body = json!({"game": "dollars-wanted", "seats": ["me", "person"], "name": "Anna"}).to_string();
    let key = [("idempotency-key", "a table, please")];
    let made = program.send("POST", "/tables", &key, &body).await;
    let again = program.send("POST", "/tables", &key, &body).await;
    assert_eq!((made.status, again.status), (StatusCode::CREATED, StatusCode::CREATED));
    assert_eq!(made.header("location"), again.header("location"));
    let another = program.send("POST", "/tables", &[("idempotency-key", "another")], &body).await;
    assert_ne!(made.header("location"), another.header("location"));
}

#[tokio::test]
async fn a_limit_that_is_reached_is_told_with_its_name_and_the_seconds() {
    let limits = vec!["forms=5".parse().unwrap()].into();
    let house = House::with(WebConfig { limits, ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let mut program = anna.program("play read").await;
    for name in ["Anna", "Ann", "Anne"] {
        let order = if name == "Anna" { "sit" } else { "rename" };
        program.post(&of(&table), json!({"do": order, "seat": 0, "name": name})).await;
    }
    let answer = program.send("POST", &of(&table), &[], "{}").await;
    let problem: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((answer.status.as_u16(), &problem["limit"]), (429, &json!("forms")));
    assert_eq!(problem["retry_after"].to_string(), answer.header("retry-after"));
}

#[tokio::test]
async fn a_guest_bot_sits_where_the_table_allows_it_and_everybody_sees_whose_it_is() {
    let house = House::new();
    let mut anna = house.visitor().await;
    anna.table(&["person", "person"], "link").await;
    let mut owner = anna.program("open play read").await;
    let wish = json!({"game": "dollars-wanted", "seats": ["me", "person"], "name": "Anna", "guests": true, "watch": "everybody"});
    let opened = owner.post("/tables", wish).await;
    let (id, table) = (opened["table"]["table"].as_str().unwrap(), &opened["table"]);
    assert_eq!(table["guests"], true);
    let mut bot = anna.stranger();
    let made = bot.post("/bots", json!({"table": id, "name": "Doc", "of": "Ben"})).await;
    bot.token = made["token"].as_str().unwrap().to_owned();
    let mut feed = bot.follow("/feed", &[]).await;
    assert_eq!(feed.next().await["tables"], json!([{"table": id, "game": "dollars-wanted", "seat": 1, "why": "free"}]));
    let seated = bot.post(&format!("/tables/{id}"), json!({"do": "sit", "seat": 1, "name": "Not Doc"})).await;
    let person = &seated["table"]["people"][1];
    assert_eq!((&person["who"], &person["name"], &person["of"]), (&json!("guest"), &json!("Doc"), &json!("Ben")));
    bot.post(&format!("/tables/{id}"), json!({"do": "ready", "seat": 1})).await;
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("Doc") && page.contains("bot of Ben"), "{page}");
    let closed = anna.table(&["person", "person"], "link").await;
    let closed = json!({"table": closed.trim_start_matches("/t/"), "name": "Doc", "of": "Ben"});
    assert_eq!(anna.stranger().refused("/bots", closed).await.1["kind"], "no-guests");
}

/// To the table without the free seats, and to the rematch.
#[tokio::test]
async fn the_token_of_a_guest_bot_follows_its_seat() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let seats = [("seat-1", "me"), ("seat-2", "person"), ("seat-3", "person"), ("guests", "on"), ("name", "Anna")];
    let mut table = anna.post("/new/dollars-wanted", &seats).await.location().to_owned();
    let mut bot = anna.stranger();
    let made = bot.post("/bots", json!({"table": &table[3..], "name": "Doc", "of": "Ben"})).await;
    bot.token = made["token"].as_str().unwrap().to_owned();
    bot.post(&of(&table), json!({"do": "sit", "seat": 1})).await;
    let other = anna.table(&["person", "person"], "link").await;
    for verb in ["close-seats", "rematch"] {
        if verb == "rematch" {
            anna.ready(&table, "1").await.location();
            anna.post(&format!("{table}/concede"), &[("seat", "1"), ("yes", "1")]).await.location();
        }
        let next = anna.post(&format!("{table}/{verb}"), &[]).await.location().to_owned();
        assert_eq!(bot.get(&of(&table)).await["table"]["rematch"], next[3..], "it can still read where it sat");
        let mut feed = bot.follow("/feed", &[]).await;
        assert_eq!(feed.next().await["tables"][0]["table"], next[3..]);
        table = next;
        let seat = bot.get(&of(&table)).await["seats"][0].clone();
        let ready = bot.post(&of(&table), json!({"do": "ready", "seat": seat})).await;
        assert_eq!(ready["table"]["people"][seat.as_u64().unwrap() as usize]["ready"], true);
        assert_eq!(bot.denied(&of(&other)).await.1["kind"], "one-table");
    }
}

#[tokio::test]
async fn a_bot_whose_name_cannot_be_read_does_not_count_as_one() {
    let limits = vec!["guests=1".parse().unwrap()].into();
    let house = House::with(WebConfig { limits, ..WebConfig::default() });
    let mut anna = house.visitor().await;
    let mut owner = anna.program("open").await;
    let wish = json!({"game": "dollars-wanted", "seats": ["me", "person"], "name": "Anna", "guests": true});
    let table = owner.post("/tables", wish).await["table"]["table"].clone();
    let mut bot = anna.stranger();
    for (name, of) in [("", "Ben"), ("Doc", " ")] {
        assert_eq!(bot.refused("/bots", json!({"table": table, "name": name, "of": of})).await.1["kind"], "name");
    }
    bot.post("/bots", json!({"table": table, "name": "Doc", "of": "Ben"})).await;
    let more = json!({"table": table, "name": "Kid", "of": "Ben"});
    assert_eq!(bot.refused("/bots", more).await.1["kind"], "too-many-requests");
}

#[tokio::test]
async fn a_finished_game_is_told_as_each_seat_saw_it_and_its_record_fits() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let (mut one, mut other) = (anna.program("play read").await, ben.program("play read").await);
    play(&table, &mut [&mut one, &mut other], 10).await;
    assert_eq!(one.denied(&format!("{}/replay", of(&table))).await.1["kind"], "not-over");
    let seen = one.get(&of(&table)).await;
    other.post(&of(&table), json!({"do": "concede", "seat": 1 - seen["seat"].as_u64().unwrap()})).await;
    let replay = one.get(&format!("{}/replay?seat={}", of(&table), seen["seat"])).await;
    let moments = replay["moments"].as_array().unwrap();
    let heard: Vec<&Value> = moments.iter().flat_map(|moment| moment["events"].as_array().unwrap()).collect();
    assert_eq!(json!(heard), one.get(&of(&table)).await["events"]);
    let record = one.get(&format!("{}/record", of(&table))).await;
    let header = one.send("GET", &format!("{}/header", of(&table)), &[], "").await.body;
    assert_eq!(record["header"], header);
    let verdict = one.get(&format!("{}/verify", of(&table))).await;
    assert_eq!(verdict["deal"], json!(["trust", "trust"]));
}

/// What is for programs is English in every language, and told to screen readers as such; the rest is the reader's.
#[tokio::test]
async fn the_page_of_the_api_is_one_half_english_and_one_half_the_readers() {
    let house = House::new();
    let mut anna = house.browser();
    anna.language = "de";
    let page = anna.get("/api").await.body;
    let (before, described) = page.split_once("<div lang=\"en\">").unwrap();
    let (described, kinds) = described.split_once("</div><h2>Fehler</h2>").unwrap();
    assert!(before.contains("Die Beschreibungen sind englisch"), "{before}");
    assert!(kinds.contains("Diesen Tisch gibt es nicht."), "{kinds}");
    let headings: Vec<&str> = described.split("<h2>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(headings, ["Tokens", "Tables", "Games", "Finished games"]);
    assert!(described.contains("The token’s person") || described.contains("the token’s person"), "{described}");
    let straight: Vec<&str> =
        described.split('>').map(|rest| rest.split('<').next().unwrap()).filter(|text| text.contains('\'')).collect();
    assert_eq!(straight, Vec::<&str>::new());
}

/// A page of another site could send a person's cookies, so the API never reads them.
#[tokio::test]
async fn the_api_knows_no_cookies_and_sets_none() {
    let house = House::new();
    let (table, anna, _) = two_at_play(&house).await;
    let mut anna = anna;
    let before = anna.cookies.clone();
    for path in [format!("/api/v1{}", of(&table)), "/api/v1/tables?mine=true".to_owned()] {
        let answer = anna.get(&path).await;
        assert!(answer.body.contains("\"seats\":[]") || answer.status == StatusCode::UNAUTHORIZED, "{}", answer.body);
    }
    assert_eq!(anna.cookies, before);
    let body = json!({"table": table.trim_start_matches("/t/"), "name": "Doc", "of": "Ben"}).to_string();
    let foreign = anna.stranger().send("POST", "/bots", &[("origin", "https://evil.example")], &body).await;
    let own = anna.stranger().send("POST", "/bots", &[("origin", BASE)], &body).await;
    assert_eq!((foreign.status.as_u16(), own.status.as_u16()), (403, 409));
}

/// In both worlds Anna lays a card face down in the same row, but not the same card.
#[tokio::test]
async fn no_other_program_can_tell_worlds_apart_in_which_a_seat_lays_another_card() {
    let mut worlds = Vec::new();
    for _ in 0..2 {
        let house = House::dealt("api worlds");
        let (table, mut anna, mut ben) = two_at_play(&house).await;
        let others = [ben.program("read").await, ben.stranger()];
        let mut streams = Vec::new();
        for other in &others {
            let mut stream = other.follow(&format!("{}/events", of(&table)), &[]).await;
            stream.last().await;
            streams.push(stream);
        }
        worlds.push((of(&table), anna.program("play read").await, others, streams, house));
    }
    let path = worlds[0].0.clone();
    let first = worlds[0].1.get(&path).await;
    let laid: Vec<String> = actions(&first).into_iter().filter(|text| text.starts_with("lay ")).collect();
    let (row, one) = (laid[0].rsplit_once(' ').unwrap().1, laid[0].clone());
    let other = laid.iter().find(|text| **text != one && text.ends_with(&format!(" {row}"))).unwrap().clone();
    for ((table, anna, ..), action) in worlds.iter_mut().zip([one, other]) {
        anna.post(table, json!({"do": "step", "seat": first["seat"], "action": action})).await;
    }
    // Then she does the same in both until it is Ben's turn.
    let mut is_told = false;
    while !is_told {
        let mut offered = Vec::new();
        for (table, anna, ..) in &mut worlds {
            offered.push(actions(&anna.get(table).await));
        }
        let action = offered[0].iter().rev().find(|action| offered[1].contains(action)).unwrap();
        let mut told = [Vec::new(), Vec::new()];
        for ((table, anna, others, streams, _), told) in worlds.iter_mut().zip(&mut told) {
            anna.post(table, json!({"do": "step", "seat": first["seat"], "action": action})).await;
            for (other, stream) in others.iter_mut().zip(streams) {
                told.push(other.get(table).await);
                while !stream.is_silent().await {
                    is_told = true;
                    told.push(stream.next().await);
                }
            }
            for state in told {
                for own in ["table", "commitment"] {
                    state["table"].as_object_mut().map(|table| table.remove(own));
                }
            }
        }
        assert_eq!(told[0], told[1], "{action}");
    }
}

/// Whatever a seat has chosen, and whether it has, others learn at the end.
#[tokio::test]
async fn in_a_secret_choice_no_program_can_tell_worlds_apart_in_which_another_seat_chooses_otherwise() {
    let house = House::dealt("api hold-up");
    let (table, mut anna, mut ben) = two_at(&house, "desperados").await;
    let mut programs = [anna.program("play read").await, ben.program("play read").await];
    let mut steps = 0;
    while programs[0].get(&of(&table)).await["table"]["to_act"].as_array().unwrap().len() < 2 {
        let [one, other] = &mut programs;
        play(&table, &mut [one, other], 1).await;
        steps += 1;
        assert!(steps < 500, "no seats ever choose together");
    }
    let [chooser, watcher] = &mut programs;
    let mut stream = watcher.follow(&format!("{}/events", of(&table)), &[]).await;
    stream.last().await;
    let (before, mut state) = (watcher.get(&of(&table)).await, chooser.get(&of(&table)).await);
    for choice in actions(&state) {
        let seat = state["seat"].clone();
        chooser.post(&of(&table), json!({"do": "step", "seat": seat, "action": choice})).await;
        assert!(stream.is_silent().await, "{choice}");
        assert_eq!(watcher.get(&of(&table)).await, before, "{choice}");
        state = chooser.post(&of(&table), json!({"do": "undo", "seat": seat})).await;
    }
    assert!(stream.is_silent().await);
}
