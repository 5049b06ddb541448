//! A server copies its database by itself. After a loss, everything up to the copy comes back as `docs/hosting.md` says.

use std::fs;
use std::path::PathBuf;

use posse_tests::cluster::Cluster;
use posse_tests::fleet::Fleet;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::patience::Patience;
use posse_tests::player::{Player, form_id, open_table};
use posse_tests::server::{Server, run};

/// Two people take so many steps.
async fn play(players: &mut [Player], steps: usize) {
    let (mut taken, mut patience) = (0, Patience::default());
    while taken < steps {
        for player in &mut *players {
            let page = player.look().await.unwrap();
            assert!(page.body.contains("class=\"me\""), "the cookie opens the seat: {}", page.body);
            if let Some(form) = player.step(&page, 7) {
                assert_eq!(player.send(&form).await.unwrap().status, 303);
                taken += 1;
            }
        }
        patience.sees(taken);
        patience.wait().await.unwrap();
    }
}

/// The log of a table, as text.
fn log(server: &Server, table: &str) -> String {
    let told = run(&["replay", table, "--open", "--data", server.folder().to_str().unwrap()]).unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).unwrap()
}

/// Waits for the copy that a server makes by itself.
async fn copied(server: &Server) -> PathBuf {
    let mut patience = Patience::default();
    loop {
        let files = fs::read_dir(server.folder().join("backups")).into_iter().flatten().map(|file| file.unwrap());
        // While a copy is made, its name is an empty file.
        let mut files = files.filter(|file| file.path().extension().is_some_and(|ending| ending == "db"));
        if let Some(file) = files.find(|file| file.metadata().is_ok_and(|file| file.len() > 0)) {
            return file.path();
        }
        patience.sees(());
        patience.wait().await.unwrap();
    }
}

#[tokio::test]
async fn everything_up_to_the_last_copy_comes_back_after_a_loss() {
    let mut server = Server::start(&[]).unwrap();
    let mut players: Vec<Player> =
        (1..=2).map(|seat| Player::new(server.address(), DOLLARS_WANTED, "", seat)).collect();
    let table = open_table(&mut players[0].visitor, DOLLARS_WANTED, &["person", "person"], &[]).await.unwrap();
    for (player, name) in players.iter_mut().zip(["Anna", "Ben"]) {
        player.table = table.clone();
        let sit = player.sit(&form_id(), name);
        assert_eq!(player.send(&sit).await.unwrap().status, 303);
    }
    for player in &mut players {
        if player.look().await.unwrap().body.contains("/ready\"") {
            let ready = player.asks("ready", &form_id());
            assert_eq!(player.send(&ready).await.unwrap().status, 303);
        }
    }
    play(&mut players, 12).await;
    let id = table.trim_start_matches("/t/");
    let up_to_the_copy = log(&server, id);

    server.kill().unwrap();
    server.restart_with(&[("POSSE_BACKUP_EVERY", "1h")]).unwrap();
    players.iter_mut().for_each(|player| player.visitor.hang_up());
    let copy = copied(&server).await;
    play(&mut players, 12).await;
    assert_ne!(log(&server, id), up_to_the_copy);

    server.kill().unwrap();
    let database = server.folder().join("posse.db");
    for ending in ["wal", "shm"] {
        fs::remove_file(server.folder().join(format!("posse.db-{ending}"))).unwrap();
    }
    fs::copy(copy, database).unwrap();
    server.restart().unwrap();
    players.iter_mut().for_each(|player| player.visitor.hang_up());
    assert_eq!(log(&server, id), up_to_the_copy);
    play(&mut players, 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgres_copies_and_compacting_are_left_to_its_own_tools_which_are_named() {
    let mut cluster = Cluster::start().unwrap();
    let fleet = Fleet::start(&mut cluster, "copies", 1).await.unwrap();
    let refused = run(&["--store", fleet.store(), "--listen", "127.0.0.1:0", "--backup-every", "1d"]).unwrap();
    let reason = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(1) && reason.contains("pg_dump"), "{reason}");
    let compacted = run(&["compact", "--store", fleet.store()]).unwrap();
    assert!(compacted.status.success() && String::from_utf8_lossy(&compacted.stdout).contains("autovacuum"));
}
