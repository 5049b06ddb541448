//! A button is shown if and only if its request is admitted, in every stage and role, and then the request succeeds.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use play::{Refused, Request, Snapshot, Token};
use store::VisitorId;
use table::Seat;

use crate::card::private;
use crate::house::{Answer, Browser, House, body, form_id, two_at_play};

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    /// Two people have sat down, a bot has the third seat, and the fourth is free.
    Open,
    /// The creator is ready.
    Ready,
    /// The game has started and everybody is present.
    Running,
    /// The game has started, and a bot has the third seat.
    Bot,
    /// The creator has drafted a step.
    Drafted,
    /// The game has started and nobody but the viewer is present.
    Away,
    /// A bot plays for the guest.
    Handed,
    /// The guest has given up.
    Conceded,
    /// A game with windows has started.
    Windows,
    /// A game with hints has started, and the creator or the guest has to decide.
    Hints,
    /// A game whose turns have hours has started.
    Paced,
    /// The creator has closed the table.
    Over,
    /// The creator has opened a rematch.
    Rematch,
    /// Bots have played a private game of two to its end.
    Private,
}

const STAGES: [Stage; 14] = [
    Stage::Open,
    Stage::Ready,
    Stage::Running,
    Stage::Bot,
    Stage::Drafted,
    Stage::Away,
    Stage::Handed,
    Stage::Conceded,
    Stage::Windows,
    Stage::Hints,
    Stage::Paced,
    Stage::Over,
    Stage::Rematch,
    Stage::Private,
];

/// A table with three roles: its creator in seat 1, a guest in seat 2, a visitor without a seat.
struct Scene {
    house: House,
    table: String,
    people: [Browser; 3],
}

/// A request: its verb, and the seat counted from 1.
type Asked = (&'static str, u8);

/// Verbs that a page of their own asks about first.
const QUESTIONS: [&str; 3] = ["close", "concede", "hand-over"];

/// What the page sends as a verb's form; a draft is taken back by the form of a step.
fn form(verb: &str) -> &str {
    if verb == "undo" { "step" } else { verb }
}

/// All requests to a table of four seats: each verb for each seat, if it is about one.
fn all() -> Vec<Asked> {
    let seats = |verb| if web::request(form(verb), Vec::new()).is_ok() { 1..=1 } else { 1..=4 };
    web::verbs().chain(["undo"]).flat_map(|verb| seats(verb).map(move |seat| (verb, seat))).collect()
}

async fn scene(stage: Stage) -> Scene {
    let mut house = House::new();
    if stage == Stage::Private {
        let (table, creator, guest) = private(&house).await;
        let people = [creator, guest, house.visitor().await];
        return Scene { house, table, people };
    }
    let mut people = [house.visitor().await, house.visitor().await, house.visitor().await];
    let [creator, guest, _] = &mut people;
    let open = matches!(stage, Stage::Open | Stage::Ready);
    let game = match stage {
        Stage::Windows => "wyatt-earp",
        Stage::Hints => "desperados",
        _ => "dollars-wanted",
    };
    let hints = if stage == Stage::Hints { "on" } else { "" };
    let pace = if stage == Stage::Paced { "turn-24" } else { "live" };
    let (third, latecomers) = if stage == Stage::Bot { ("bot-random.cole", "on") } else { ("person", "") };
    let seats: &[(&str, &str)] = match open {
        true => &[("seat-1", "person"), ("seat-2", "person"), ("seat-3", "bot-random"), ("seat-4", "person")],
        false => &[
            ("seat-1", "person"),
            ("seat-2", "person"),
            ("seat-3", third),
            ("hints", hints),
            ("latecomers", latecomers),
            ("pace", pace),
            ("overtime", "bot"),
        ],
    };
    let table = creator.post(&format!("/new/{game}"), seats).await.location().to_owned();
    creator.sit(&table, "1", "Anna").await.location();
    guest.sit(&table, "2", "Ben").await.location();
    if stage != Stage::Open {
        creator.ready(&table, "1").await.location();
    }
    if !open {
        let mut third = house.visitor().await;
        if stage != Stage::Bot {
            third.sit(&table, "3", "Cleo").await.location();
            third.ready(&table, "3").await.location();
        }
        guest.ready(&table, "2").await.location();
        third.get(&table).await;
        // Plays on until the creator may ask for a hint.
        while stage == Stage::Hints && creator.get(&table).await.buttons("action").is_empty() {
            for player in [&mut *guest, &mut third] {
                if !player.get(&table).await.buttons("action").is_empty() {
                    player.step(&table, 0).await.location();
                }
            }
        }
        while stage == Stage::Drafted && creator.get(&table).await.buttons("draft").is_empty() {
            let players = [&mut *creator, &mut *guest, &mut third];
            for (is_creator, player) in [true, false, false].into_iter().zip(players) {
                let steps = player.get(&table).await.buttons("action").len();
                if steps > 0 {
                    player.step(&table, if is_creator { 0 } else { steps - 1 }).await.location();
                }
            }
        }
    }
    for browser in &mut people {
        browser.get(&table).await;
    }
    let [creator, guest, other] = &mut people;
    match stage {
        Stage::Away | Stage::Handed => house = house.again(&mut [&mut *creator, &mut *guest, other]).await,
        Stage::Conceded => drop(guest.post(&format!("{table}/concede"), &[("seat", "2")]).await.location()),
        Stage::Over | Stage::Rematch => drop(creator.post(&format!("{table}/close"), &[]).await.location()),
        Stage::Open | Stage::Ready | Stage::Running | Stage::Bot | Stage::Drafted | Stage::Windows => {}
        Stage::Hints | Stage::Paced | Stage::Private => {}
    }
    match stage {
        Stage::Handed => drop(creator.post(&format!("{table}/hand-over"), &[("seat", "2")]).await.location()),
        Stage::Rematch => drop(creator.post(&format!("{table}/rematch"), &[]).await.location()),
        _ => {}
    }
    Scene { house, table, people }
}

impl Scene {
    fn visitor(&self, role: usize) -> VisitorId {
        self.people[role].cookies["visitor"].parse::<Token>().unwrap().visitor()
    }

    async fn snapshot(&self, role: usize) -> Arc<Snapshot> {
        let id = self.table.strip_prefix("/t/").unwrap().parse().unwrap();
        self.house.web.tables().table(&id).await.unwrap().look(&self.visitor(role)).unwrap()
    }

    /// The page of a role and the snapshot that it shows; looks again if a bot moves meanwhile.
    async fn look(&mut self, role: usize) -> (Answer, Arc<Snapshot>) {
        loop {
            let table = self.table.clone();
            let before = self.snapshot(role).await;
            let page = self.people[role].get(&table).await;
            let after = self.snapshot(role).await;
            if before.notes().len() == after.notes().len() && before.at(Seat(0)) == after.at(Seat(0)) {
                return (page, after);
            }
        }
    }

    async fn post(&mut self, role: usize, asked: Asked, snapshot: &Snapshot) -> Answer {
        let fields = fields(asked, snapshot);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        self.people[role].post(&format!("{}/{}", self.table, form(asked.0)), &fields).await
    }
}

/// The fields of a verb's form, among those of others.
fn fields((verb, seat): Asked, snapshot: &Snapshot) -> Vec<(String, String)> {
    let (commitment, at) = ("0".repeat(64), snapshot.at(Seat(seat - 1)).to_string());
    let choices = snapshot.choices(Seat(seat - 1));
    let action = choices.first().map_or("pass", |choice| &choice.text);
    let seat = seat.to_string();
    // To the last seat; elsewhere the beginning of a night.
    let (from, seat) = if verb == "move" { (&*seat, "4") } else { ("1320", &*seat) };
    let (step, action) = if verb == "undo" { ("draft", verb) } else { ("action", action) };
    let others = "name=Zoe&hours=8&bot=random&on=1&days=2&phrase=hello";
    let fields = format!("seat={seat}&from={from}&{step}={action}&at={at}&commitment={commitment}&{others}");
    let pairs = fields.split('&').filter_map(|field| field.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn request(asked: Asked, snapshot: &Snapshot) -> Request {
    web::request(form(asked.0), fields(asked, snapshot)).unwrap()
}

/// Whether a page has the button.
fn shows(page: &str, table: &str, (verb, seat): Asked) -> bool {
    let seat_field = format!("name=\"seat\" value=\"{seat}\"");
    let address = format!("action=\"{table}/{verb}\"");
    let forms = || page.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    let has_form = |field: &str| forms().any(|form| form.contains(&address) && form.contains(field));
    match verb {
        "sit" => has_form(&seat_field) || page.contains(&format!("form=\"sit\" {seat_field}")),
        "move" => has_form(&format!("name=\"from\" value=\"{seat}\"")) && has_form("name=\"seat\" value=\"4\""),
        // The creator leaves their own seat instead of freeing it.
        "free" => has_form(&seat_field) || shows(page, table, ("leave", seat)),
        "concede" => page.contains(&format!("href=\"{table}/{verb}?seat={seat}\"")),
        // Somebody else's seat is asked about first.
        "hand-over" => has_form(&seat_field) || page.contains(&format!("href=\"{table}/{verb}?seat={seat}\"")),
        "close" => page.contains(&format!("href=\"{table}/close\"")),
        "close-seats" | "pause" => has_form(""),
        "rematch" => has_form("") || page.contains("class=\"button strong\" href=\"/t/"),
        "undo" => shows(page, table, ("step", seat)) && page.contains("name=\"draft\" value=\"undo\""),
        "step" => has_form(&seat_field) && page.contains("name=\"action\""),
        _ => has_form(&seat_field),
    }
}

#[tokio::test]
async fn a_button_is_shown_if_and_only_if_its_request_is_admitted() {
    let mut shown = Vec::new();
    for stage in STAGES {
        // Nobody else sees a private game.
        for role in 0..if stage == Stage::Private { 2 } else { 3 } {
            let mut scene = self::scene(stage).await;
            let mut offered = Vec::new();
            let (page, snapshot) = scene.look(role).await;
            assert_eq!(page.status, StatusCode::OK);
            for asked in all() {
                let admitted = snapshot.admits(&scene.visitor(role), &request(asked, &snapshot));
                let is_shown = shows(&page.body, &scene.table, asked)
                    // A guest may leave their own seat but not free another.
                    && (asked.0 != "free" || role == 0);
                assert_eq!(is_shown, admitted.is_ok(), "{stage:?}, {role}, {asked:?}: {admitted:?}");
                if is_shown {
                    offered.push(asked);
                    continue;
                }
                let answer = scene.post(role, asked, &snapshot).await;
                let is_refused = answer.status.is_client_error();
                assert!(is_refused || admitted == Err(Refused::Already), "{stage:?}, {role}, {asked:?}");
                if QUESTIONS.contains(&asked.0) {
                    let question = format!("{}/{}?seat={}", scene.table, asked.0, asked.1);
                    assert!(scene.people[role].get(&question).await.status.is_client_error(), "{stage:?}, {asked:?}");
                }
            }
            for asked in offered {
                if shown.contains(&(stage, asked.0)) {
                    continue;
                }
                let mut scene = self::scene(stage).await;
                let (_, snapshot) = scene.look(role).await;
                // The game is dealt anew, and another seat may start.
                if snapshot.admits(&scene.visitor(role), &request(asked, &snapshot)).is_ok() {
                    let answer = scene.post(role, asked, &snapshot).await;
                    let done = answer.status == StatusCode::SEE_OTHER || asked.0 == "link";
                    assert!(done && !answer.status.is_client_error(), "{stage:?}, {role}, {asked:?}: {}", answer.body);
                }
                shown.push((stage, asked.0));
            }
        }
    }
    for (verb, _) in all() {
        assert!(shown.iter().any(|(_, shown)| *shown == verb), "no page shows {verb}");
    }
}

/// What a screen reader calls each control that is about a seat: buttons, links and lists.
fn names(page: &str) -> Vec<&str> {
    let controls = page.split("class=\"controls\"").skip(1).filter_map(|rest| rest.split("</div>").next());
    let tags = controls.flat_map(|controls| {
        ["<button", "<a ", "<select"].into_iter().flat_map(move |tag| controls.split(tag).skip(1))
    });
    tags.map(|rest| {
        let tag = rest.split('>').next().unwrap();
        let named = tag.split("aria-label=\"").nth(1).unwrap_or_else(|| panic!("a control without a seat: {rest}"));
        named.split('"').next().unwrap()
    })
    .collect()
}

#[tokio::test]
async fn no_two_controls_of_seats_have_the_same_name() {
    for stage in [Stage::Open, Stage::Ready, Stage::Running, Stage::Away, Stage::Handed] {
        let mut scene = scene(stage).await;
        for role in 0..3 {
            let (page, _) = scene.look(role).await;
            let names = names(&page.body);
            let different: std::collections::BTreeSet<&str> = names.iter().copied().collect();
            assert_eq!(different.len(), names.len(), "{stage:?}, {role}: {names:?}");
            assert!(!names.is_empty() || role == 2, "{stage:?}, {role}");
        }
    }
}

#[tokio::test]
async fn everybody_sees_which_seat_is_a_bots_and_of_which_level() {
    let mut scene = scene(Stage::Handed).await;
    for role in 0..3 {
        let (page, _) = scene.look(role).await;
        let panel = page.body.split("id=\"panel-2\"").nth(1).unwrap().split("</li>").next().unwrap();
        assert!(panel.contains("Ben") && panel.contains("Bot: Marshal"), "{panel}");
    }
    let mut lobby = self::scene(Stage::Open).await;
    let (page, _) = lobby.look(2).await;
    assert!(page.body.contains("Bot: Tumbleweed"), "{}", page.body);
}

#[tokio::test]
async fn the_seat_of_a_bot_goes_back_to_its_player_and_everybody_is_told_so() {
    for (giver, said, told) in
        [(0, "The seat goes back to Ben.", "You have your seat back."), (1, "Ben plays again.", "You play again.")]
    {
        let mut scene = scene(Stage::Handed).await;
        let label = ["Give back to its player: Ben", "Take over from the bot: Ben"][giver];
        let (page, snapshot) = scene.look(giver).await;
        let form = page.body.split("<form").find(|form| form.contains("/hand-back\"")).unwrap();
        assert!(form.contains(&format!("aria-label=\"{label}\"")), "{form}");
        scene.post(giver, ("hand-back", 2), &snapshot).await.location();
        assert!(scene.look(0).await.0.body.contains(said), "{said}");
        assert!(scene.look(1).await.0.body.contains(told), "{told}");
    }
}

#[tokio::test]
async fn a_button_by_the_prompt_lets_a_bot_play_for_somebody_who_is_awaited_and_away_until_they_are_back() {
    let house = House::new();
    let (table, mut away, mut here) = two_at_play(&house).await;
    let seat = away.get(&table).await.hidden("seat");
    let name = if seat == "1" { "Anna" } else { "Ben" };
    let offer = "is away. A bot can play for them until they are back.";
    assert!(!here.get(&table).await.body.contains(offer), "they are here");
    let mut stream = here.follow(&format!("{table}/live")).await;
    stream.next().await.unwrap();
    // Paused only for this: a paused clock leaps to the next timer while the table is stored.
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(7 * 60)).await;
    tokio::time::resume();
    while !stream.next().await.unwrap().to_string().contains(offer) {}
    let prompt = here.get(&table).await.body.split("id=\"prompt\"").nth(1).unwrap().to_owned();
    let prompt = prompt.split("</section>").next().unwrap();
    assert!(prompt.contains("Let a bot play") && prompt.contains("/hand-over"), "{prompt}");
    assert!(prompt.contains(name), "it is told who: {prompt}");
    let question = here.get(&format!("{table}/hand-over?seat={seat}")).await.body;
    assert!(question.contains(&format!("Let a bot play for {name}?")) && question.contains("is told"), "{question}");
    here.post(&format!("{table}/hand-over"), &[("seat", &seat)]).await.location();
    assert!(!here.get(&table).await.body.contains(offer));
    let back = away.get(&table).await.body;
    let prompt = back.split("id=\"prompt\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(prompt.contains("A bot is playing for you.") && prompt.contains("/hand-back"), "{prompt}");
    assert!(prompt.contains("data-replaced"), "the script does it when they open the page: {prompt}");
    assert!(away.get("/").await.body.contains("A bot plays for you until you come back"));
    let own = if seat == "1" { "2" } else { "1" };
    here.post(&format!("{table}/concede"), &[("seat", own)]).await.location();
    let over = away.get("/games?over=true").await.body;
    assert!(over.contains(&table) && !over.contains("row waits"), "a game that is over waits for nobody: {over}");
}

#[tokio::test]
async fn the_seat_of_a_bot_is_given_away_by_a_link() {
    let mut scene = scene(Stage::Handed).await;
    let table = scene.table.clone();
    let [creator, _, zoe] = &mut scene.people;
    let given = creator.post(&format!("{table}/link"), &[("seat", "2")]).await;
    assert!(given.body.contains("takes over from the bot"), "{}", given.body);
    let link = given.body.split("/s/").nth(1).unwrap().split('"').next().unwrap();
    let address = format!("/s/{link}");
    let page = zoe.get(&address).await;
    assert!(page.body.contains("A bot plays this seat") && page.body.contains("name=\"name\""), "{}", page.body);
    let (id, seat, form) = (page.hidden("table"), page.hidden("seat"), page.hidden("form"));
    let to_take = |name| [("table", id.as_str()), ("seat", seat.as_str()), ("name", name)];
    let again = creator.post(&address, &to_take("Anna’s twin")).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.body.contains("You have a seat at this table already"), "{}", again.body);
    let form = [&to_take("Zoe")[..], &[("form", form.as_str())]].concat();
    for time in ["first", "second"] {
        let answer = zoe.post_body(&address, body(&form)).await;
        assert_eq!(answer.location(), format!("{table}?seat=2"), "the form is sent for the {time} time");
    }
    assert_eq!(zoe.post(&address, &to_take("Zoe")).await.status, StatusCode::NOT_FOUND, "the link is used up");
    let page = zoe.get(&table).await;
    assert!(page.body.contains("You take over a seat from its bot.") && page.body.contains("id=\"hand\""));
    for earlier in ["Ben is ready.", "A bot plays for Ben."] {
        assert!(page.body.contains(earlier), "what Ben did keeps his name: {}", page.body);
    }
}

#[tokio::test]
async fn whoever_opens_the_link_of_a_running_game_sits_down_in_place_of_a_bot_by_one_button() {
    let mut scene = scene(Stage::Bot).await;
    let (sit, id) = (format!("{}/sit", scene.table), form_id());
    let [creator, _, zoe] = &mut scene.people;
    assert!(!creator.get(&scene.table).await.body.contains(&sit), "nobody is offered a second hand");
    let page = zoe.get(&scene.table).await.body;
    let form = page.split("<form").find(|form| form.contains(&sit)).unwrap().split("</form>").next().unwrap();
    assert!(form.contains("Take Cole’s seat"), "{form}");
    assert!(!form.contains("name=\"name\""), "she sits down under her usual name: {form}");

    zoe.cookies.insert("name".to_owned(), "416e6e61".to_owned());
    let refused = zoe.post(&sit, &[("seat", "3")]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "Anna sits there already");
    let field = refused.body.split("<input").find(|input| input.contains("name=\"name\"")).unwrap();
    assert!(field.contains("aria-invalid") && field.contains("value=\"Anna\""), "{field}");
    let fields = body(&[("seat", "3"), ("name", "Zoe"), ("form", &id)]);
    for time in ["first", "second"] {
        let answer = zoe.post_body(&sit, fields.clone()).await;
        assert_eq!(answer.location(), format!("{}?seat=3", scene.table), "the form is sent for the {time} time");
    }
    let page = zoe.get(&scene.table).await.body;
    assert!(page.contains("You take over a seat from its bot.") && page.contains("id=\"hand\""), "{page}");
    assert!(!page.contains("You are watching."), "{page}");
}

#[tokio::test]
async fn whoever_opens_the_link_of_a_running_game_without_latecomers_reads_whom_to_ask() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let seats =
        [("seat-1", "me"), ("seat-2", "bot-random"), ("watch", "everybody"), ("latecomers", "on"), ("name", "Anna")];
    let table = anna.post("/new/dollars-wanted", &seats).await.location().to_owned();
    let mut zoe = house.visitor().await;
    let page = zoe.get(&table).await.body;
    assert!(page.contains("The host can give you a bot’s seat") && !page.contains("/sit\""), "{page}");
    let refused = zoe.sit(&table, "2", "Zoe").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("Only the host gives away a bot’s seat"), "{}", refused.body);
}

#[tokio::test]
async fn a_guided_first_game_and_a_private_table_offer_no_seat() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let lesson = anna.post("/learn/dollars-wanted", &[]).await.location().to_owned();
    let private = [("seat-1", "me"), ("seat-2", "bot-random"), ("watch", "nobody"), ("name", "Anna")];
    let private = anna.post("/new/dollars-wanted", &private).await.location().to_owned();
    for (table, status) in [(lesson, StatusCode::CONFLICT), (private, StatusCode::FORBIDDEN)] {
        let mut zoe = house.visitor().await;
        assert!(!zoe.get(&table).await.body.contains("/sit\""), "{table}");
        assert_eq!(zoe.sit(&table, "2", "Zoe").await.status, status);
    }
}

#[tokio::test]
async fn a_hint_names_and_marks_what_the_bot_would_do_on_the_page_of_its_seat_alone() {
    let mut scene = scene(Stage::Hints).await;
    let table = scene.table.clone();
    let mut asked = Vec::new();
    for role in 0..3 {
        let page = scene.people[role].get(&table).await;
        if page.body.contains("Ask the Marshal") {
            asked.push(role);
        }
    }
    let role = asked[0];
    let (_, snapshot) = scene.look(role).await;
    let seat = u8::try_from(role + 1).unwrap();
    assert_eq!(scene.post(role, ("hint", seat), &snapshot).await.location(), format!("{table}?seat={seat}"));
    for other in 0..3 {
        let page = scene.people[other].get(&table).await.body;
        assert_eq!(page.contains("The Marshal would: "), other == role, "{other}: {page}");
        assert_eq!(page.contains(" data-hint"), other == role, "{other}");
    }
}

#[tokio::test]
async fn hints_are_offered_for_every_game_and_say_what_they_know_where_memory_is_the_game() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for title in catalog::titles().iter() {
        let page = anna.get(&format!("/new/{}", title.name())).await;
        assert!(page.body.contains("Hints allowed"), "{}", title.name());
        assert_eq!(page.body.contains("knows only what lies open now"), title.memory(), "{}", title.name());
    }
}

#[tokio::test]
async fn the_address_of_a_form_that_is_loaded_again_leads_to_its_table() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table_of("desperados", &["person", "bot-random"], "link").await;
    for verb in web::verbs().filter(|verb| !QUESTIONS.contains(verb)) {
        assert_eq!(anna.get(&format!("{table}/{verb}")).await.location(), table, "{verb}");
    }
    assert_eq!(anna.get(&format!("{table}/nothing")).await.status, StatusCode::NOT_FOUND);
}
