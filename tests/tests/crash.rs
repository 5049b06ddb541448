//! The server aborts at named points. After a restart everything that it acknowledged is there and nothing is half
//! done. The form that got no answer can be sent again, and is done once.

use std::time::Duration;

use posse_tests::chance::seed;
use posse_tests::cluster::{Cluster, USER};
use posse_tests::deal::of_seed;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Visitor;
use posse_tests::patience::Patience;
use posse_tests::player::{Filled, Player, form_id, is_over, lasting, open_table};
use posse_tests::server::{Server, run};
use tokio::time::sleep;

/// How long to wait for a bot between two looks; without a pause, the looks soon exceed the limit of requests.
const PAUSE: Duration = Duration::from_millis(20);

/// After this many steps the player on turn gives up, in games that are not played to their end.
const STEPS: usize = 24;

/// A table at which two people play until the server dies.
struct Game {
    server: Server,
    players: Vec<Player>,
    /// The steps of each player that the server has acknowledged.
    acknowledged: Vec<Vec<String>>,
    forms: usize,
    steps: usize,
    /// After this many steps the player on turn gives up.
    patience: usize,
    seed: u64,
}

/// A form that was sent when the server died, and the player who sent it.
struct Torn {
    player: usize,
    form: Filled,
}

impl Game {
    async fn start(crash: &str, seats: &[&str], patience: usize) -> Game {
        let seed = seed();
        let server = Server::dealt(&of_seed(seed), &[("POSSE_CRASH", crash)]).unwrap();
        let mut creator = Player::new(server.address(), DOLLARS_WANTED, "", 1);
        creator.table = open_table(&mut creator.visitor, DOLLARS_WANTED, seats, &[]).await.unwrap();
        let mut players = vec![creator];
        for seat in 2..=seats.iter().filter(|seat| **seat == "person").count() {
            players.push(Player::new(server.address(), DOLLARS_WANTED, &players[0].table, seat));
        }
        Game { server, acknowledged: vec![Vec::new(); players.len()], players, forms: 0, steps: 0, patience, seed }
    }

    fn new_form(&mut self) -> String {
        self.forms += 1;
        format!("{:032x}", self.forms)
    }

    /// Sends a form, and remembers its step if the server acknowledges it.
    async fn send(&mut self, player: usize, form: Filled) -> Result<(), Torn> {
        let Ok(answer) = self.players[player].send(&form).await else { return Err(Torn { player, form }) };
        assert_eq!(answer.status, 303, "{form:?}: {}", answer.body);
        self.remember(player, &form);
        Ok(())
    }

    fn remember(&mut self, player: usize, form: &Filled) {
        if let Some(action) = form.get("action") {
            self.acknowledged[player].push(action.to_owned());
        } else if form.get("draft").is_some() {
            self.acknowledged[player].pop();
        }
    }

    /// Players without a seat sit down; players who are not ready say that they are.
    async fn gather(&mut self) -> Result<(), Torn> {
        for player in 0..self.players.len() {
            let Ok(page) = self.players[player].look().await else { return Ok(()) };
            if !page.body.contains("class=\"me\"") {
                let form = self.new_form();
                self.send(player, self.players[player].sit(&form, ["Anna", "Ben"][player])).await?;
            }
        }
        for player in 0..self.players.len() {
            let Ok(page) = self.players[player].look().await else { return Ok(()) };
            if page.body.contains("/ready\"") {
                let form = self.new_form();
                self.send(player, self.players[player].asks("ready", &form)).await?;
            }
        }
        Ok(())
    }

    /// Plays on until the server dies or the game is over.
    async fn play(&mut self) -> Result<(), Torn> {
        self.gather().await?;
        loop {
            let mut is_waiting = true;
            for player in 0..self.players.len() {
                let Ok(page) = self.players[player].look().await else { return Ok(()) };
                if is_over(&page) {
                    return Ok(());
                }
                let Some(form) = self.players[player].step(&page, self.seed) else { continue };
                is_waiting = false;
                self.steps += 1;
                // Not while steps are drafted: they would not be in the log.
                if self.steps > self.patience && !page.body.contains("name=\"draft\"") {
                    let form = self.new_form();
                    return self.send(player, self.players[player].asks("concede", &form)).await;
                }
                self.send(player, form).await?;
            }
            if is_waiting {
                sleep(PAUSE).await;
            }
        }
    }

    /// What each player's page shows, without the parts that are new on every page.
    async fn pages(&mut self) -> Vec<String> {
        for player in &mut self.players {
            // Everybody must be present before the pages are compared.
            player.look().await.unwrap();
        }
        let mut pages = Vec::new();
        for player in &mut self.players {
            pages.push(lasting(&player.look().await.unwrap()));
        }
        pages
    }

    fn restart(&mut self) {
        let ended = self.server.wait().unwrap();
        assert!(!ended.success(), "the server ended by itself");
        self.server.restart().unwrap();
        self.players.iter_mut().for_each(|player| player.visitor.hang_up());
    }

    /// Downloads the game and checks that `posse verify` accepts it. Returns the actions of each seat.
    async fn download(&mut self) -> Vec<Vec<String>> {
        let Player { visitor, table, .. } = &mut self.players[0];
        let file = download(visitor, table).await;
        let path = self.server.folder().join("game.json");
        std::fs::write(&path, &file).unwrap();
        let checked = run(&["verify", path.to_str().unwrap()]).unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
        played(&file, self.players.len())
    }
}

async fn download(visitor: &mut Visitor, table: &str) -> String {
    let answer = visitor.get(&format!("{table}/download")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

/// The actions of the first seats in a downloaded game.
fn played(file: &str, seats: usize) -> Vec<Vec<String>> {
    let file: serde_json::Value = serde_json::from_str(file).unwrap();
    let mut played = vec![Vec::new(); seats];
    for entry in file["entries"].as_array().unwrap() {
        if entry["kind"] == "action"
            && let Some(seat) = entry["who"]["seat"].as_u64()
        {
            played[seat as usize].push(entry["text"].as_str().unwrap().to_owned());
        }
    }
    played
}

/// Crashes when a point is reached for the first, second … time, in a game each. Two people play, so that nothing
/// happens without a request.
async fn survives(point: &str) {
    let mut torn_forms = 0;
    for count in [1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 25] {
        let patience = match count {
            // One game is played to its end. In another the server dies while somebody gives up.
            1 => usize::MAX,
            25 => 9,
            _ => STEPS,
        };
        let crash = format!("{point}:{count}");
        let mut game = Game::start(&crash, &["person", "person"], patience).await;
        let Err(torn) = game.play().await else { continue };
        torn_forms += 1;
        game.restart();

        let after_crash = game.pages().await;
        let answer = game.players[torn.player].send(&torn.form).await.unwrap();
        assert_eq!(answer.status, 303, "{crash}: {}", answer.body);
        game.remember(torn.player, &torn.form);
        let done = game.pages().await;
        assert_eq!(after_crash != done, point == "before-append", "{crash}: {:?}", torn.form);
        let answer = game.players[torn.player].send(&torn.form).await.unwrap();
        assert_eq!(answer.status, 303, "{crash}: {}", answer.body);
        assert_eq!(game.pages().await, done, "{crash}: a form was done twice");

        assert!(game.play().await.is_ok(), "{crash}: the server died again");
        assert_eq!(game.download().await, game.acknowledged, "{crash}");
    }
    assert!(torn_forms >= 10, "the server died at only {torn_forms} forms");
}

#[tokio::test]
async fn what_was_not_yet_written_is_not_there_after_a_crash_and_can_be_sent_again() {
    survives("before-append").await;
}

#[tokio::test]
async fn what_was_written_survives_a_crash_although_memory_had_not_followed() {
    survives("after-append").await;
}

#[tokio::test]
async fn what_was_written_survives_a_crash_although_nobody_had_been_shown_it() {
    survives("before-show").await;
}

#[tokio::test]
async fn what_was_written_survives_a_crash_although_nobody_had_been_answered() {
    survives("before-reply").await;
}

#[tokio::test]
async fn a_game_against_a_bot_goes_on_after_a_crash_whoever_was_to_move() {
    for point in ["before-append", "after-append", "before-show"] {
        for count in [5, 8, 13, 14, 15, 16] {
            let crash = format!("{point}:{count}");
            let mut game = Game::start(&crash, &["person", "bot-beginner"], STEPS).await;
            let torn = game.play().await.err();
            game.restart();
            if let Some(torn) = torn {
                assert!(game.send(torn.player, torn.form).await.is_ok(), "{crash}: the server died again");
            }
            assert!(game.play().await.is_ok(), "{crash}: the server died again");
            assert_eq!(game.download().await, game.acknowledged, "{crash}");
        }
    }
}

/// How many entries the only table of a database has in its log.
fn logged(store: &str) -> u64 {
    let listed = run(&["tables", "list", "--json", "--store", store]).unwrap();
    serde_json::from_slice::<serde_json::Value>(&listed.stdout).unwrap()["entries"].as_u64().unwrap()
}

#[tokio::test]
async fn bots_go_on_after_a_crash_though_nobody_opens_their_table() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("bots").unwrap();
    let store = format!("host={} user={USER} dbname=bots", cluster.folder().display());
    let mut server = Server::on_store(&store, &[("POSSE_BOT_PAUSE", "3600000")]).unwrap();
    let mut anna = Player::new(server.address(), DOLLARS_WANTED, "", 1);
    let path = format!("/play/{}", DOLLARS_WANTED.name);
    anna.table = anna.visitor.post(&path, &[("form", &form_id())]).await.unwrap().location;
    loop {
        let page = anna.look().await.unwrap();
        let Some(step) = anna.step(&page, 1) else { break };
        assert_eq!(anna.send(&step).await.unwrap().status, 303);
    }
    let before = logged(&store);
    server.kill().unwrap();
    server.restart().unwrap();
    let mut patience = Patience::<()>::default();
    while logged(&store) == before {
        patience.wait().await.unwrap();
    }
}
