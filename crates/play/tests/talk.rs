//! Table talk.

use std::time::Duration;

use play::{Phrase, Refused, Request, Said};
use store::Phase;
use table::{Seat, Viewer};

use crate::house::{House, ask, duel, received, visitor};
use crate::received;

fn nice() -> Said {
    Said { seat: Seat(0), name: "Anna".into(), phrase: Phrase::Nice }
}

#[tokio::test(start_paused = true)]
async fn what_somebody_says_comes_to_all_and_changes_nothing_else() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feeds = [people[0].clone(), people[1].clone(), visitor()].map(|who| table.follow(who).unwrap());
    let before = table.look(&people[0]).unwrap();
    for feed in &mut feeds {
        feed.next().await.unwrap();
    }
    let said = Request::Say { seat: Seat(0), phrase: Phrase::Nice };
    ask(&table, &people[0], said.clone()).await.unwrap();
    for feed in &mut feeds {
        let update = received(feed).expect("everybody hears it");
        assert_eq!((update.snapshot.talk.as_slice(), update.fresh), (&[nice()][..], false));
        for viewer in Viewer::all(2) {
            assert_eq!(received::bytes(&update.snapshot, viewer), received::bytes(&before, viewer));
        }
    }
    assert_eq!(ask(&table, &people[1], said).await, Err(Refused::NotYourSeat));
}

#[tokio::test(start_paused = true)]
async fn a_seat_waits_between_two_phrases_and_only_the_last_ones_stay() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let say = |seat: u8, phrase| Request::Say { seat: Seat(seat), phrase };
    ask(&table, &people[0], say(0, Phrase::Hello)).await.unwrap();
    assert_eq!(ask(&table, &people[0], say(0, Phrase::Luck)).await, Err(Refused::JustSaid));
    ask(&table, &people[1], say(1, Phrase::Hello)).await.unwrap();
    for phrase in [Phrase::Luck, Phrase::Ouch, Phrase::Thanks, Phrase::Game] {
        tokio::time::advance(Duration::from_secs(3)).await;
        ask(&table, &people[0], say(0, phrase)).await.unwrap();
    }
    let snapshot = table.look(&people[0]).unwrap();
    assert_eq!(snapshot.talk.len(), 5, "{:?}", snapshot.talk);
    assert_eq!(snapshot.talk[0].seat, Seat(1));
    assert_eq!(snapshot.phase(), Phase::Running);
}
