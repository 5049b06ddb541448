//! Guest bots on the pages: where they may sit, and with whose they are.

use play::{Request, Token};
use store::{TableId, VisitorId};
use table::Seat;

use crate::house::{Browser, House};

fn id(table: &str) -> TableId {
    table.strip_prefix("/t/").unwrap().parse().unwrap()
}

async fn ask(house: &House, table: &str, who: &VisitorId, request: Request) {
    let table = house.web.tables().table(&id(table)).await.unwrap();
    table.ask(who, crate::house::form_id().parse().unwrap(), request).await.unwrap();
}

/// A table of a game that allows guest bots, with Anna in the first seat and Ben's bot Robo in the second.
async fn hosted(house: &House, anna: &mut Browser, game: &str) -> (String, VisitorId) {
    let fields = [("seat-1", "me"), ("seat-2", "person"), ("name", "Anna"), ("guests", "on")];
    let table = anna.post(&format!("/new/{game}"), &fields).await.location().to_owned();
    let robo = Token::random().visitor();
    let (seat, name, of) = (Seat(1), "Robo".to_owned(), Some("Ben".to_owned()));
    ask(house, &table, &robo, Request::Sit { seat, name, commitment: None, of }).await;
    (table, robo)
}

/// The element with this id that shows a player.
fn player<'a>(page: &'a str, id: &str) -> &'a str {
    let found = page.split_once(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}: {page}")).1;
    found.split("</li>").next().unwrap()
}

#[tokio::test]
async fn guest_bots_may_sit_only_where_the_form_that_opens_a_table_allows_it() {
    let house = House::new();
    let mut anna = house.visitor().await;
    for (language, label) in [("en", "Guest bots may sit"), ("de", "Gast-Bots dürfen mitspielen")] {
        anna.language = language;
        let form = anna.get("/new/desperados").await.body;
        assert!(form.contains("name=\"guests\"") && form.contains(label), "{form}");
    }
    anna.language = "en";
    for (guests, allowed) in [(None, false), (Some(("guests", "on")), true)] {
        let fields: Vec<_> =
            [("seat-1", "me"), ("seat-2", "person"), ("name", "Anna")].into_iter().chain(guests).collect();
        let table = anna.post("/new/desperados", &fields).await.location().to_owned();
        let stored = house.web.tables().store().load(&id(&table)).await.unwrap().unwrap();
        assert_eq!(stored.settings.guests, allowed);
        let lobby = anna.get(&table).await.body;
        assert_eq!(lobby.contains("Guest bots may sit: programs"), allowed, "{lobby}");
        let command = format!("posse bot --table http://localhost:3000{table} --name");
        assert_eq!(lobby.contains(&command), allowed, "{lobby}");
    }
}

#[tokio::test]
async fn in_every_game_lobby_panels_replay_and_lists_say_whose_bot_a_player_is() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let (mut anna, mut watcher) = (house.visitor().await, house.browser());
        let (table, robo) = hosted(&house, &mut anna, title.name()).await;
        for (language, guest, note) in [
            ("en", "bot of Ben", "Robo, a bot of Ben, sits down."),
            ("de", "Bot von Ben", "Robo, ein Bot von Ben, setzt sich."),
        ] {
            watcher.language = language;
            let lobby = watcher.get(&table).await.body;
            assert!(player(&lobby, "seat-2").contains(guest) && lobby.contains(note), "{lobby}");
            assert!(!player(&lobby, "seat-1").contains(guest), "{lobby}");
        }
        anna.ready(&table, "1").await.location();
        ask(&house, &table, &robo, Request::Ready { seat: Seat(1), opened: None }).await;
        for (browser, guest) in [(&mut anna, "bot of Ben"), (&mut watcher, "Bot von Ben")] {
            let page = browser.get(&table).await.body;
            let panel = player(&page, "panel-2");
            assert!(panel.contains(&format!("title=\"{guest} ·")), "a narrow panel may cut it off: {panel}");
            assert!(panel.contains(&format!(">{guest} ·")) && !player(&page, "panel-1").contains(guest), "{panel}");
        }
        let home = anna.get("/").await.body;
        assert!(home.contains("Robo (bot of Ben)"), "{home}");
        anna.post(&format!("{table}/concede"), &[("seat", "1")]).await.location();
        let replay = anna.get(&format!("{table}/replay")).await.body;
        assert!(player(&replay, "panel-2").contains(">bot of Ben<"), "{replay}");
    }
}
