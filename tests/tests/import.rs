//! A downloaded game is read in beside servers on Postgres, and is the same there.

use std::fs;

use posse_tests::cluster::Cluster;
use posse_tests::fleet::Fleet;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Visitor;
use posse_tests::patience::Patience;
use posse_tests::player::{Player, form_id, is_over, open_table};
use posse_tests::server::{Server, run};

/// A game against a bot that the person gives up, as it is downloaded, and the path of its table.
async fn downloaded() -> (String, String) {
    let server = Server::start(&[]).unwrap();
    let mut anna = Player::new(server.address(), DOLLARS_WANTED, "", 1);
    anna.table = open_table(&mut anna.visitor, DOLLARS_WANTED, &["person", "bot-beginner"], &[]).await.unwrap();
    let sit = anna.sit(&form_id(), "Anna");
    assert_eq!(anna.send(&sit).await.unwrap().status, 303);
    let (mut steps, mut patience) = (0, Patience::default());
    loop {
        let page = anna.look().await.unwrap();
        if is_over(&page) {
            let file = anna.visitor.get(&format!("{}/download", anna.table)).await.unwrap();
            assert_eq!(file.status, 200, "{}", file.body);
            return (file.body, anna.table);
        }
        let next = match anna.step(&page, 7) {
            _ if page.body.contains("/ready\"") => Some(anna.asks("ready", &form_id())),
            Some(_) if steps > 12 && !page.body.contains("name=\"draft\"") => Some(anna.asks("concede", &form_id())),
            step => step,
        };
        if let Some(form) = next {
            assert_eq!(anna.send(&form).await.unwrap().status, 303);
            steps += 1;
        }
        patience.sees(steps);
        patience.wait().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_game_is_read_in_beside_servers_on_postgres() {
    let (text, table) = downloaded().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    fs::write(&file, &text).unwrap();
    let mut cluster = Cluster::start().unwrap();
    let fleet = Fleet::start(&mut cluster, "import", 2).await.unwrap();
    for is_first in [true, false] {
        let read = run(&["import", file.to_str().unwrap(), "--store", fleet.store()]).unwrap();
        let reason = String::from_utf8_lossy(&read.stderr);
        assert_eq!(read.status.success(), is_first, "{reason}");
        assert!(is_first || reason.contains("is in this database already"), "{reason}");
    }
    for node in fleet.nodes() {
        let mut ben = Visitor::new(node.server.address(), node.server.address().ip());
        let page = ben.get(&table).await.unwrap();
        assert!(is_over(&page) && page.body.contains("Anna"), "{}", page.body);
        assert_eq!(ben.get(&format!("{table}/download")).await.unwrap().body, text);
    }
}
