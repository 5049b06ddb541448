//! What is told depends on nothing that is hidden: neither on cards nor on who has chosen.

use std::collections::BTreeSet;

use look::Language;
use store::{Channels as _, Notification};
use table::Seat;

use crate::world::{DAY, Game, World, usual};

/// All notifications of a world.
async fn told(world: &World) -> Vec<Notification> {
    let mut all = Vec::new();
    for channel in world.store.channels(None).await.unwrap() {
        all.extend(world.store.notifications(channel.id).await.unwrap());
    }
    all
}

/// Everybody has a webhook, a browser and a mailbox.
async fn channels(world: &World, game: &Game) {
    for (number, person) in game.people.iter().enumerate() {
        let name = number.to_string();
        for address in [world.webhook(&name), world.browser(&format!("browser-{name}")), world.mailbox(&name)] {
            world.channel(person, address, usual()).await;
        }
    }
}

#[tokio::test]
async fn who_looked_when_a_secret_choice_began_gets_no_message_about_it_whether_they_have_chosen_or_not() {
    for chosen in [&[][..], &[1]] {
        let mut world = World::new().await;
        let game = Game::new(&world, "desperados", 3, Some(DAY)).await;
        channels(&world, &game).await;
        while game.look().to_act().len() < 2 {
            game.step(game.asked(), "").await;
        }
        world.notifier.round().await.unwrap();
        for seat in chosen {
            game.step(Seat(*seat), "ready").await;
        }
        world.pass(1).await;
        assert_eq!((world.web.got(), world.mail.got()), (Vec::new(), Vec::new()), "{chosen:?}");
        world.pass(48).await;
        assert_eq!(world.mail.got().len(), 3, "all are reminded");
    }
}

#[tokio::test]
async fn in_a_secret_choice_all_are_told_at_once_and_nothing_tells_who_has_chosen() {
    for chosen in [&[][..], &[0], &[2, 1]] {
        let mut world = World::new().await;
        let game = Game::new(&world, "desperados", 3, Some(DAY)).await;
        while game.look().to_act().len() < 2 {
            game.step(game.asked(), "").await;
        }
        channels(&world, &game).await;
        // At once, and at each reminder, everybody is told the same.
        for hours in [1, 48, 16, 6] {
            world.pass(hours).await;
            let (web, mail) = (world.web.got(), world.mail.got());
            assert_eq!((web.len(), mail.len()), (6, 3), "{chosen:?}");
            let titles: BTreeSet<String> = mail.iter().map(|got| subject(&got.text())).collect();
            assert_eq!(titles.len(), 1, "{titles:?}");
            if hours == 1 {
                let (before, entries) = (told(&world).await, game.look().entries());
                for seat in chosen {
                    game.step(Seat(*seat), "ready").await;
                }
                assert_eq!(game.look().entries(), entries, "nobody sees it yet");
                world.notifier.round().await.unwrap();
                assert_eq!(told(&world).await, before, "{chosen:?}");
            }
        }
        let entries = game.look().entries();
        for seat in Seat::all(3).filter(|seat| !chosen.contains(&seat.0)) {
            game.step(seat, "ready").await;
        }
        assert_ne!(game.look().entries(), entries, "all have chosen");
    }
}

fn subject(mail: &str) -> String {
    mail.lines().find_map(|line| line.strip_prefix("Subject: ")).unwrap().to_owned()
}

/// What everybody at the table knows of the wait of a seat, as its message says it.
fn public(game: &Game, seat: Seat) -> String {
    let (snapshot, table) = (game.look(), game.table.id());
    let words = catalog::shows().find(&snapshot.header().game).unwrap().words(Language::En);
    let others =
        snapshot.names().pairs().filter(|(other, _)| *other != seat).map(|(_, name)| name.clone()).collect::<Vec<_>>();
    let until = snapshot.waits().into_iter().find(|wait| wait.seat == seat).unwrap().until.unwrap();
    let body = format!("With {}. Your time is up on {} UTC.", words.list(&others), until.utc());
    let link = format!("https://posse.example/t/{table}");
    format!(r#""title":"Your turn: {}","body":"{body}","link":"{link}""#, words.say("game-name"))
}

#[tokio::test]
async fn every_message_of_whole_games_says_only_what_everybody_knows() {
    for show in catalog::shows().iter() {
        let (name, seats) = (show.title().name(), show.title().seats().0);
        let mut world = World::new().await;
        let game = Game::new(&world, name, seats.into(), Some(DAY)).await;
        for (number, person) in game.people.iter().enumerate() {
            world.channel(person, world.webhook(&number.to_string()), usual()).await;
        }
        let mut messages = 0;
        while game.look().ending().is_none() {
            world.pass(1).await;
            let asked: BTreeSet<Seat> = game.look().to_act().iter().collect();
            let mut told = BTreeSet::new();
            for message in world.web.got() {
                let seat = Seat(message.to.trim_start_matches('/').parse().unwrap());
                assert!(message.text().contains(&public(&game, seat)), "{name}: {}", message.text());
                assert!(told.insert(seat), "{name}: {seat} is told twice");
            }
            assert_eq!(told, asked, "{name}");
            messages += told.len();
            for seat in asked {
                let entries = game.look().entries();
                while game.look().entries() == entries && !game.look().choices(seat).is_empty() {
                    game.step(seat, "").await;
                }
            }
        }
        println!("{name}: {messages} messages");
    }
}
