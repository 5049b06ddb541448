//! From the home page to a table, and the actions on its page.

use axum::http::StatusCode;

use crate::house::{House, body, form_id, two_at_play};

#[tokio::test]
async fn friends_sit_down_and_the_game_begins_when_all_are_ready() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let home = anna.get("/").await;
    assert!(home.body.contains("/new/dollars-wanted"));
    let table = anna.table(&["person", "person", "none"], "link").await;
    let lobby = anna.get(&table).await;
    assert!(lobby.body.contains(&format!("http://localhost:3000{table}")) && lobby.body.contains("class=\"qr\""));
    assert_eq!(anna.sit(&table, "1", " Anna ").await.location(), format!("{table}?seat=1"));
    assert_eq!(ben.sit(&table, "2", "Ben").await.location(), format!("{table}?seat=2"));
    let lobby = ben.get(&table).await;
    assert!(lobby.body.contains("Anna") && lobby.body.contains("trusts the server’s operator"));
    anna.ready(&table, "1").await.location();
    assert!(anna.get(&table).await.body.contains("http-equiv=\"refresh\""));
    ben.ready(&table, "2").await.location();
    let (anna, ben) = (anna.get(&table).await, ben.get(&table).await);
    assert!(anna.body.contains("id=\"hand\"") && ben.body.contains("id=\"hand\""));
    assert_ne!(anna.buttons("action").is_empty(), ben.buttons("action").is_empty());
    // The page of a player who waits refreshes itself; the page of the player who has to act does not.
    let (decides, waits) = if anna.buttons("action").is_empty() { (ben, anna) } else { (anna, ben) };
    assert!(waits.body.contains("http-equiv=\"refresh\"") && !decides.body.contains("http-equiv=\"refresh\""));
}

#[tokio::test]
async fn names_are_shown_as_text_whatever_they_hold() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "bot-random"], "everybody").await;
    anna.sit(&table, "1", "<script>\"&'</b>").await.location();
    let lobby = anna.get(&table).await.body;
    assert!(!lobby.contains("<script>\"") && lobby.contains("&lt;script&gt;"));
    anna.ready(&table, "1").await.location();
    let page = anna.get(&table).await.body;
    assert!(!page.contains("<script>\"") && page.contains("&lt;script&gt;"));
}

#[tokio::test]
async fn a_restart_keeps_tables_seats_and_drafts() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    anna.step(&table, 0).await.location();
    // Both load the page first, so that the pages show them as present.
    ben.get(&table).await;
    let before = (anna.get(&table).await, ben.get(&table).await);
    let _house = house.again(&mut [&mut anna, &mut ben]).await;
    // After the restart both load it again.
    ben.get(&table).await;
    let after = (anna.get(&table).await, ben.get(&table).await);
    let told = |page: &crate::house::Answer| {
        let body = page.body.split("id=\"scene\"").nth(1).unwrap().split("<details").next().unwrap().to_owned();
        let ids = page.buttons("form");
        ids.iter().fold(body, |body, id| body.replace(id, ""))
    };
    assert_eq!(told(&before.0), told(&after.0));
    assert_eq!(told(&before.1), told(&after.1));
    assert!(anna.get("/").await.body.contains(&table));
}

#[tokio::test]
async fn a_form_that_is_sent_twice_is_answered_once() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let id = form_id();
    let fields = body(&[("seat-1", "person"), ("seat-2", "bot-random"), ("form", &id)]);
    let first = anna.post_body("/new/dollars-wanted", fields.clone()).await.location().to_owned();
    assert_eq!(anna.post_body("/new/dollars-wanted", fields).await.location(), first);

    let (table, mut anna, _) = two_at_play(&house).await;
    let page = anna.get(&table).await;
    let fields = [("seat", page.hidden("seat")), ("at", page.hidden("at")), ("form", page.hidden("form"))];
    let actions = page.buttons("action");
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("action", &actions[0]));
    let fields = body(&fields);
    let first = anna.post_body(&format!("{table}/step"), fields.clone()).await.location().to_owned();
    assert_eq!(anna.post_body(&format!("{table}/step"), fields).await.location(), first);
}

#[tokio::test]
async fn a_private_link_takes_the_seat_on_post_alone_and_can_be_renewed() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let seat = anna.get(&table).await.hidden("seat");
    let page = anna.post(&format!("{table}/link"), &[("seat", &seat)]).await;
    assert_eq!(page.status, StatusCode::OK);
    let link = page.body.split("value=\"http://localhost:3000").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(link.starts_with("/s/"));
    let mut phone = house.visitor().await;
    // Link previews only read the page and do not use up the link.
    for _ in 0..3 {
        assert!(phone.get(&link).await.body.contains("Sit here as"));
    }
    let id = phone.get(&link).await.hidden("table");
    let fields = [("table", id.as_str()), ("seat", seat.as_str())];
    assert!(anna.get(&table).await.body.contains("id=\"hand\""));
    phone.post(&link, &fields).await.location();
    assert!(phone.get(&table).await.body.contains("id=\"hand\""));
    assert!(!anna.get(&table).await.body.contains("id=\"hand\""));
    // A new link makes the old one invalid.
    let page = phone.post(&format!("{table}/link"), &[("seat", &seat)]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(anna.get(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.post(&link, &fields).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn two_people_at_one_screen_never_see_each_others_hand() {
    let house = House::new();
    let mut both = house.visitor().await;
    let table = both.table(&["person", "person"], "nobody").await;
    both.sit(&table, "1", "Anna").await.location();
    both.sit(&table, "2", "Ben").await.location();
    both.ready(&table, "1").await.location();
    both.ready(&table, "2").await.location();
    let covered = both.get(&table).await.body;
    assert!(covered.contains("id=\"cover\"") && !covered.contains("id=\"hand\""));
    let mut pages = Vec::new();
    for seat in 1..=2 {
        pages.push(both.get(&format!("{table}?seat={seat}")).await.body);
    }
    // The player who has to act sees the hand; the other's page stays covered.
    let open = pages.iter().filter(|page| page.contains("id=\"hand\"")).count();
    let shut = pages.iter().filter(|page| page.contains("id=\"cover\"")).count();
    assert_eq!((open, shut), (1, 1));
}

#[tokio::test]
async fn a_covered_screen_names_who_comes_next_and_shows_the_hand_and_what_happened_by_one_press() {
    let house = House::new();
    let mut both = house.visitor().await;
    let table = both.table(&["person", "person"], "nobody").await;
    let names = ["Anna", "Ben"];
    for (seat, name) in ["1", "2"].into_iter().zip(names) {
        both.sit(&table, seat, name).await.location();
    }
    for seat in ["1", "2"] {
        both.ready(&table, seat).await.location();
    }
    for turn in 0..6 {
        let covered = both.get(&table).await.body;
        let (_, cover) = covered.split_once("id=\"cover\"").unwrap();
        let (cover, public) = cover.split_once("</section>").unwrap();
        assert_eq!(cover.matches("<a ").count(), 1, "{cover}");
        let seat = cover.split("?seat=").nth(1).unwrap()[..1].to_owned();
        let index: usize = seat.parse().unwrap();
        assert!(cover.contains(&format!("Pass the screen to {}<", names[index - 1])), "{cover}");
        assert!(cover.contains(&format!("data-key=\"{seat}\"")), "{cover}");
        assert!(public.contains("id=\"scene\""), "the public table lies below");
        assert!(!covered.contains("id=\"own-notes\""), "notes are covered too");

        let mine = format!("{table}?seat={seat}");
        let shown = both.get(&mine).await;
        let notes = format!("data-notes=\"{} {seat}\"", &table["/t/".len()..]);
        assert!(shown.body.contains(&notes), "{}", shown.body);
        assert!(shown.body.contains("id=\"hand\"") && shown.body.contains("Cover the hand again"), "{}", shown.body);
        let since =
            shown.body.split_once("id=\"since\"").map_or("", |(_, rest)| rest.split("</details>").next().unwrap());
        assert_eq!(since.contains(names[2 - index]), turn > 0, "what the other has done: {since}");
        // A turn may have several steps; after them it is the other's turn.
        loop {
            let page = both.get(&mine).await;
            let (Some(action), false) = (page.buttons("action").into_iter().next(), page.body.contains("id=\"cover\""))
            else {
                break;
            };
            let at = page.hidden("at");
            let fields = [("seat", seat.as_str()), ("at", &at), ("action", &action)];
            both.post(&format!("{table}/step"), &fields).await.location();
        }
    }
}

#[tokio::test]
async fn who_may_watch_is_as_the_table_says_and_nobody_who_watches_sees_a_hand() {
    let house = House::new();
    for (watch, seen, listed) in [("nobody", false, false), ("link", true, false), ("everybody", true, true)] {
        let (mut anna, mut eve) = (house.visitor().await, house.visitor().await);
        let table = anna.table(&["person", "bot-beginner"], watch).await;
        anna.sit(&table, "1", "Anna").await.location();
        anna.ready(&table, "1").await.location();
        let page = eve.get(&table).await;
        assert_eq!(page.status == StatusCode::OK, seen, "{watch}");
        assert!(!page.body.contains("id=\"hand\"") && page.buttons("action").is_empty());
        assert_eq!(eve.get("/").await.body.contains(&table), listed, "{watch}");
        let live = eve.get_status(&format!("{table}/live")).await;
        assert_eq!(live == StatusCode::OK, seen, "{watch}");
    }
}

#[tokio::test]
async fn the_creator_frees_seats_puts_bots_and_closes_the_table_and_nobody_else_does() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table(&["person", "person"], "link").await;
    ben.sit(&table, "2", "Ben").await.location();
    for (verb, fields) in
        [("bot", vec![("seat", "1"), ("bot", "random")]), ("close", vec![]), ("free", vec![("seat", "2")])]
    {
        let answer = ben.post(&format!("{table}/{verb}"), &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{verb}");
    }
    anna.post(&format!("{table}/free"), &[("seat", "2")]).await.location();
    assert!(!anna.get(&table).await.body.contains("Ben</"));
    anna.post(&format!("{table}/bot"), &[("seat", "2"), ("bot", "random.cole")]).await.location();
    assert!(anna.get(&table).await.body.contains("Cole"));
    assert!(anna.get(&format!("{table}/close")).await.body.contains("method=\"post\""));
    anna.post(&format!("{table}/close"), &[]).await.location();
    let page = anna.get(&table).await;
    assert!(page.body.contains("id=\"ending\""));
    assert_eq!(ben.sit(&table, "1", "Ben").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_seat_gives_up_and_the_finished_game_can_be_downloaded_and_played_again() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    assert_eq!(anna.get(&format!("{table}/download")).await.status, StatusCode::CONFLICT);
    let seat = anna.get(&table).await.hidden("seat");
    assert!(anna.get(&format!("{table}/concede?seat={seat}")).await.body.contains("Give up"));
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let file = ben.get(&format!("{table}/download")).await;
    assert_eq!(file.status, StatusCode::OK);
    play::record::Record::read(&file.body).unwrap().check(catalog::titles()).unwrap();
    let again = anna.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    assert_ne!(again, table);
    assert_eq!(ben.post(&format!("{table}/rematch"), &[]).await.location(), again);
}

#[tokio::test]
async fn giving_up_against_one_other_says_beforehand_and_afterwards_who_wins() {
    let house = House::new();
    let (table, mut loser, mut winner) = two_at_play(&house).await;
    let seat = loser.get(&table).await.hidden("seat");
    let name = if seat == "1" { "Ben" } else { "Anna" };
    let question = loser.get(&format!("{table}/concede?seat={seat}")).await.body;
    assert!(question.contains("Dollars Wanted, the table of Anna and Ben."), "{question}");
    assert!(question.contains("<h1>Give up?</h1>") && question.contains(">Give up</button>"), "{question}");
    assert!(question.contains(&format!("{name} wins")) && !question.contains("a bot plays"), "{question}");
    loser.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let told = [format!("{name} wins: you have given up."), "You win: ".to_owned()];
    for (browser, told) in [&mut loser, &mut winner].into_iter().zip(told) {
        let page = browser.get(&table).await.body;
        assert!(page.contains(&told), "{page}");
        assert!(!page.contains("id=\"prompt\""), "an unfinished game asks nobody");
    }
}

#[tokio::test]
async fn the_table_without_hands_shows_a_player_what_a_spectator_sees_and_no_buttons() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let mut stranger = house.visitor().await;
    let scene = |page: &str| page.split("id=\"scene\"").nth(1).unwrap().split("id=\"log\"").next().unwrap().to_owned();
    let own = anna.get(&table).await;
    assert!(!own.buttons("action").is_empty() && own.body.contains("?view=table"));
    let large = anna.get(&format!("{table}?view=table")).await;
    let watched = stranger.get(&table).await.body;
    assert!(large.body.contains("class=\"television\"") && large.buttons("form").is_empty(), "{}", large.body);
    assert_eq!(scene(&large.body), scene(&watched));
    assert!(watched.contains("You are watching.") && !own.body.contains("You are watching."));
    let message = anna.follow(&format!("{table}/live?view=table")).await.next().await.unwrap();
    assert_eq!(scene(message["html"].as_str().unwrap()), scene(&watched));
}

#[tokio::test]
async fn a_television_shows_how_the_game_ended_and_nothing_that_a_player_would_press() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let seat = anna.get(&table).await.hidden("seat");
    anna.post(&format!("{table}/concede"), &[("seat", &seat)]).await.location();
    let large = format!("{table}?view=table");
    let ending =
        |page: &str| page.split("id=\"ending\"").nth(1).unwrap().split("</section>").next().unwrap().to_owned();
    let shown = ending(&anna.get(&large).await.body);
    assert!(!shown.contains("<form") && !shown.contains("href="), "{shown}");
    assert!(ending(&anna.get(&table).await.body).contains("/analysis"), "a player may go on");
    let again = anna.post(&format!("{table}/rematch"), &[]).await.location().to_owned();
    assert!(ending(&anna.get(&large).await.body).contains(&format!("{again}?view=table")), "it follows the rematch");
}

#[tokio::test]
async fn the_speed_of_the_moments_is_chosen_in_the_menu_of_the_table_too() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let chosen = |page: &str| {
        let menu = page.split("id=\"menu\"").nth(1).unwrap().split("</details>").next().unwrap();
        let form = menu.split("action=\"/speed\"").nth(1).unwrap().split("</form>").next().unwrap();
        assert!(form.contains("<button"), "it needs no script: {form}");
        let option = form.split(" selected").next().unwrap();
        option.rsplit("value=\"").next().unwrap().trim_end_matches('"').to_owned()
    };
    assert_eq!(chosen(&anna.get(&table).await.body), "normal");
    for speed in ["off", "slow"] {
        let answer = anna.post("/speed", &[("speed", speed), ("back", &table)]).await;
        assert_eq!(answer.location(), table);
        assert_eq!(chosen(&anna.get(&table).await.body), speed);
    }
}

#[tokio::test]
async fn the_place_of_undo_is_kept_free_for_whoever_plays() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let free = |page: &str| page.contains("class=\"draft\" aria-hidden=\"true\"");
    assert!(free(&anna.get(&table).await.body));
    anna.step(&table, 0).await.location();
    let page = anna.get(&table).await.body;
    assert!(!free(&page) && page.contains("value=\"undo\""), "{page}");
    assert!(!free(&house.visitor().await.get(&table).await.body), "a spectator has nothing to undo");
}

#[tokio::test]
async fn what_is_said_at_the_table_is_read_in_ones_own_language() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let page = anna.get(&table).await;
    assert!(page.buttons("phrase").contains(&"nice".to_owned()));
    anna.post(&format!("{table}/say"), &[("seat", &page.hidden("seat")), ("phrase", "nice")]).await.location();
    ben.language = "de";
    assert!(ben.get(&table).await.body.contains(": Gut gespielt!"));
    assert!(anna.get(&table).await.body.contains(": Well played!"));
    let answer = anna.post(&format!("{table}/say"), &[("seat", &page.hidden("seat")), ("phrase", "bah")]).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let alone = anna.table(&["person", "bot-random"], "link").await;
    anna.sit(&alone, "1", "Anna").await.location();
    anna.ready(&alone, "1").await.location();
    let page = anna.get(&alone).await.body;
    assert!(page.contains("class=\"people\"") && !page.contains("id=\"say-something\""), "bots only talk");
}

#[tokio::test]
async fn own_words_are_text_for_those_who_sit_and_reach_nobody_else() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut stranger = house.visitor().await;
    let mut stream = stranger.follow(&format!("{table}/live")).await;
    let first = stream.next().await.unwrap().to_string();
    let (say, seat) = (format!("{table}/say"), anna.get(&table).await.hidden("seat"));
    let words = "see <b>https://example.com</b> & hush";
    anna.post(&say, &[("seat", &seat), ("words", words)]).await.location();
    let text = "see &lt;b&gt;https://example.com&lt;/b&gt; &amp; hush";
    for page in [anna.get(&table).await.body, ben.get(&table).await.body] {
        assert!(page.contains(text) && !page.contains("href=\"https://example.com"), "{page}");
    }
    let page = stranger.get(&table).await.body;
    let moment = stream.next().await.unwrap().to_string();
    assert!([&page, &first, &moment].iter().all(|text| !text.contains("hush")), "{moment}");
    assert!(!page.contains("name=\"words\"") && !page.contains("id=\"talk\""), "{page}");

    let empty = anna.post(&say, &[("seat", &seat), ("words", " ")]).await;
    assert_eq!(empty.status, StatusCode::CONFLICT, "it has just said something");
    let long = ben.post(&say, &[("seat", other(&seat)), ("words", &"x".repeat(201))]).await;
    assert!(long.status == StatusCode::UNPROCESSABLE_ENTITY && long.body.contains("1 to 200"), "{}", long.body);

    let public = anna.table(&["person", "person"], "everybody").await;
    for (browser, seat, name) in [(&mut anna, "1", "Anna"), (&mut ben, "2", "Ben")] {
        browser.sit(&public, seat, name).await.location();
        browser.ready(&public, seat).await.location();
    }
    let page = anna.get(&public).await.body;
    assert!(page.contains("name=\"phrase\"") && !page.contains("name=\"words\""), "{page}");
}

/// The other one of two seats.
fn other(seat: &str) -> &str {
    if seat == "1" { "2" } else { "1" }
}

#[tokio::test]
async fn whoever_always_wants_to_be_asked_is_asked_before_a_step_without_return() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    anna.post("/settings", &[("confirm", "on"), ("letters", "on"), ("speed", "normal")]).await.location();
    // Two cards are laid before a robbery.
    for _card in 0..2 {
        anna.step(&table, 0).await.location();
    }
    let page = anna.get(&table).await;
    let button = page.body.split("<button").find(|button| button.contains("data-learns")).unwrap();
    let action = button.split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    let fields = [("seat", page.hidden("seat")), ("at", page.hidden("at"))];
    let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("action", action));
    let question = anna.post(&format!("{table}/step"), &fields).await;
    assert_eq!(question.status, StatusCode::OK);
    assert!(question.body.contains("cannot be taken back") && question.body.contains("name=\"yes\""));
    let act = question.body.split("<h1>").nth(1).unwrap().split("?</h1>").next().unwrap();
    let sure = format!("value=\"1\">{act}</button>");
    assert!(act.len() > 3 && question.body.contains(&sure), "the button does not say {act}: {}", question.body);
    assert_eq!(anna.get(&table).await.hidden("at"), fields[1].1, "nothing has been done");
    fields.push(("yes", "1"));
    anna.post(&format!("{table}/step"), &fields).await.location();
}

#[tokio::test]
async fn steps_can_be_taken_back_one_by_one_or_all() {
    let house = House::new();
    let (table, mut anna, _) = two_at_play(&house).await;
    let start = anna.get(&table).await;
    let before = start.buttons("action");
    anna.step(&table, 0).await.location();
    let page = anna.get(&table).await;
    let (seat, at) = (page.hidden("seat"), page.hidden("at"));
    // A hand with two equal cards has the same actions after the first.
    assert_ne!(start.hidden("at"), at, "a step is taken");
    assert!(page.buttons("draft").contains(&"undo".to_owned()), "{:?}", page.buttons("draft"));
    anna.post(&format!("{table}/step"), &[("seat", &seat), ("at", &at), ("draft", "undo")]).await.location();
    assert_eq!(anna.get(&table).await.buttons("action"), before);
    anna.step(&table, 0).await.location();
    let at = anna.get(&table).await.hidden("at");
    anna.post(&format!("{table}/step"), &[("seat", &seat), ("at", &at), ("draft", "reset")]).await.location();
    assert_eq!(anna.get(&table).await.buttons("action"), before);
}
