//! A bot that is slow, never ends or panics costs only its own turn, in which it takes a legal action.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use bots::{Bot, Random, Thinking};
use erasure::{Rules, Title, Titles};
use fistful_of_meeples::FistfulOfMeeples;
use play::{Feed, How, Refused, Request, Table};
use store::TableSettings;
use table::{Game, Knows, Seat};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::yield_now;
use tokio::time::{Instant, advance};

use crate::house::{House, THINKERS, acting, ask, begin, drain, received, visitor};

const GAME: &str = "fistful-of-meeples";
const PAUSE: Duration = Duration::from_millis(900);

/// How much longer than its pause a bot may take.
const GRACE: Duration = Duration::from_secs(5);

/// Real time after which a write to the disk has failed, however busy the machine is.
const DISK: Duration = Duration::from_secs(600);

/// A bot with a name and a way to choose.
struct Odd<F>(&'static str, F);

impl<G: Game, F: Fn(&[G::Action], &mut Thinking) -> G::Action + Send + Sync> Bot<G> for Odd<F> {
    fn name(&self) -> &'static str {
        self.0
    }

    fn choose(&self, _: &G, _: &Knows<G>, legal: &[G::Action], thinking: &mut Thinking) -> G::Action {
        (self.1)(legal, thinking)
    }
}

/// The game with this bot, and with one that plays at random.
fn game_with(bot: impl Bot<FistfulOfMeeples> + 'static) -> Titles {
    game_with_both(bot, Random)
}

/// The game with these bots.
fn game_with_both(one: impl Bot<FistfulOfMeeples> + 'static, other: impl Bot<FistfulOfMeeples> + 'static) -> Titles {
    let bots: [&dyn Bot<FistfulOfMeeples>; 2] = [Box::leak(Box::new(one)), Box::leak(Box::new(other))];
    let rules: &dyn Title = Box::leak(Box::new(Rules::new(Box::leak(Box::new(bots)))));
    Titles::new(Box::leak(Box::new([rules])))
}

/// A gate at which bots wait, whatever they are asked. It opens when the test ends, so that their threads end.
#[derive(Default)]
struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Gate {
    /// A bot that waits here, and how often it was asked to choose.
    fn bot(&self) -> (impl Bot<FistfulOfMeeples> + 'static, Arc<AtomicU32>) {
        let (gate, asked) = (self.0.clone(), Arc::new(AtomicU32::new(0)));
        let count = asked.clone();
        let choose = move |legal: &[_], _: &mut Thinking| {
            count.fetch_add(1, Ordering::Relaxed);
            let (open, opens) = &*gate;
            drop(opens.wait_while(open.lock().unwrap(), |open| !*open).unwrap());
            legal[0]
        };
        (Odd("stuck", choose), asked)
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        *self.0.0.lock().unwrap() = true;
        self.0.1.notify_all();
    }
}

/// A table of bots that somebody watches.
async fn watched(house: &House, bot: &str) -> (Table, Feed) {
    let (id, people) = begin(house, GAME, &[bot, bot], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(people[0].clone()).unwrap();
    feed.next().await.unwrap();
    (table, feed)
}

/// Advances time by hand, since it stands still while a thread works. What is due is done before and after.
async fn pass(time: Duration) {
    for time in [Duration::ZERO, time] {
        advance(time).await;
        for _ in 0..100 {
            yield_now().await;
        }
    }
}

/// Waits until the table has done what it was asked before: it answers requests in order.
async fn settle(table: &Table) {
    ask(table, &visitor(), Request::Leave { seat: Seat(0) }).await.unwrap_err();
}

/// Waits for the move that is due now. It needs no time but the disk's.
async fn move_is_made(feed: &mut Feed) {
    let began = std::time::Instant::now();
    while received(feed).is_none_or(|update| !update.fresh) {
        assert!(began.elapsed() < DISK, "no move is made");
        yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_panics_plays_on_with_legal_actions() {
    let house =
        House::real(game_with(Odd("panics", |_: &[_], _: &mut Thinking| resume_unwind(Box::new("on purpose")))), PAUSE);
    let (_table, mut feed) = watched(&house, "panics").await;
    let ending = loop {
        let update = feed.next().await.unwrap();
        if let Some(ending) = update.snapshot.ending() {
            break ending.clone();
        }
    };
    assert_eq!(ending.how, How::Played);
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_does_not_answer_is_waited_for_as_long_as_its_grace() {
    let gate = Gate::default();
    let (bot, _) = gate.bot();
    let house = House::real(game_with(bot), PAUSE);
    let (table, mut feed) = watched(&house, "stuck").await;
    let began = Instant::now();
    pass(PAUSE + GRACE - Duration::from_millis(1)).await;
    settle(&table).await;
    assert!(received(&mut feed).is_none_or(|update| !update.fresh), "it is still waited for");
    pass(Duration::from_millis(1)).await;
    move_is_made(&mut feed).await;
    assert_eq!(began.elapsed(), PAUSE + GRACE);
}

#[tokio::test(start_paused = true)]
async fn bots_that_never_end_delay_no_other_table() {
    let gate = Gate::default();
    let (bot, asked) = gate.bot();
    let house = House::real(game_with(bot), PAUSE);
    let mut stuck = Vec::new();
    for _ in 0..2 * THINKERS {
        stuck.push(watched(&house, "stuck").await);
    }
    let (table, mut feed) = watched(&house, "random").await;
    // Before the first turn at a table its pages have time to follow it.
    pass(3 * PAUSE).await;
    for _ in 0..10 {
        settle(&table).await;
        drain(std::slice::from_mut(&mut feed));
        pass(PAUSE).await;
        move_is_made(&mut feed).await;
    }
    assert!(asked.load(Ordering::Relaxed) > THINKERS as u32, "more bots run on than may think at once");
}

#[tokio::test(start_paused = true)]
async fn bots_that_never_end_take_no_time_to_think_from_others() {
    let gate = Gate::default();
    let (stuck, _) = gate.bot();
    let (sends, mut spent) = tokio::sync::mpsc::unbounded_channel();
    let choose = move |legal: &[_], thinking: &mut Thinking| {
        thinking.spend(1.0, 1000, |_| {});
        sends.send(thinking.iterations()).unwrap();
        legal[0]
    };
    let house = House::real(game_with_both(stuck, Odd("quick", choose)), PAUSE);
    let mut tables = Vec::new();
    for _ in 0..THINKERS {
        tables.push(watched(&house, "stuck").await);
    }
    // Their deadline is past, and their grace is not.
    pass(PAUSE).await;
    tables.push(watched(&house, "quick").await);
    let began = std::time::Instant::now();
    let spent = loop {
        match spent.try_recv() {
            Ok(spent) => break spent,
            Err(_) => assert!(began.elapsed() < DISK, "it does not think before its own deadline"),
        }
        yield_now().await;
    };
    assert!(spent > 1, "it thinks as long as it may");
}

/// Otherwise each turn of such a bot would take one more thread.
#[tokio::test(start_paused = true)]
async fn a_bot_is_not_asked_again_while_it_still_runs() {
    let gate = Gate::default();
    let (bot, asked) = gate.bot();
    let house = House::real(game_with(bot), PAUSE);
    let (table, mut feed) = watched(&house, "stuck").await;
    for _ in 0..20 {
        settle(&table).await;
        pass(PAUSE + GRACE).await;
        move_is_made(&mut feed).await;
    }
    let seats = u32::from(table.look(&visitor()).unwrap().header().seats);
    assert_eq!(asked.load(Ordering::Relaxed), seats, "once for each seat");
}

/// A house with a bot that may think for hours of real time. It tells when it begins and when it ends.
fn house_of_patience() -> (House, UnboundedReceiver<()>, UnboundedReceiver<()>) {
    let ((begun, begins), (ended, ends)) = (unbounded_channel(), unbounded_channel());
    let choose = move |legal: &[_], thinking: &mut Thinking| {
        begun.send(()).unwrap();
        thinking.spend(1.0, u32::MAX, |_| std::thread::yield_now());
        ended.send(()).unwrap();
        legal[0]
    };
    let house = House::real(game_with_both(Random, Odd("patient", choose)), Duration::from_secs(3600 * 10));
    (house, begins, ends)
}

#[tokio::test(start_paused = true)]
async fn a_shutdown_stops_the_bots_that_think() {
    let (house, mut begins, mut ends) = house_of_patience();
    let (table, feed) = watched(&house, "patient").await;
    begins.recv().await.unwrap();
    drop((table, feed));
    // Returns when nothing holds the database any more.
    let _house = house.restart().await;
    ends.recv().await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_shutdown_waits_for_no_hint() {
    let (house, mut begins, mut ends) = house_of_patience();
    let settings = TableSettings { hints: true, ..TableSettings::default() };
    let (id, people) = begin(&house, GAME, &["", ""], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let (who, at) = (people[seat.index()].clone(), snapshot.at(seat));
    let asking = tokio::spawn(async move { ask(&table, &who, Request::Hint { seat, at }).await });
    begins.recv().await.unwrap();
    let _house = house.restart().await;
    assert_eq!(asking.await.unwrap(), Err(Refused::Stopping));
    ends.recv().await.unwrap();
}
