//! Records for whom tables wait, and sends what is due. Several servers on one store share the work: what one has taken,
//! no other sends, and what one that stopped has not settled, another sends again under the same id.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use look::Shows;
use play::{Refused, Snapshot, Tables};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use ring::digest;
use serde_json::json;
use store::{
    Channel, ChannelId, Millis, Notification, Outcome, Result, Settled, Store, StoreError, TAKEN, TableId, TakerId,
    UNCALLED, Wait, log_failure,
};
use table::{Seat, hex};
use tokio::sync::{Notify, OnceCell};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::calendar;
use crate::failure::Failure;
use crate::http::{Client, Reach};
use crate::lanes::Lanes;
use crate::mail::{Mail, Mailer};
use crate::push::{self, Keys, Subscription};
use crate::schedule::{self, Step};
use crate::text::{self, Text};
use crate::webhook::{self, Hook, Note};
use crate::what::{Address, Tempo, Waiting, Way, What, Wishes};

/// How often the store is asked what is due, when nothing happens on this server.
const ROUND: Duration = Duration::from_secs(5);

/// How long changes of tables are gathered before the store is asked.
const GATHER: Duration = Duration::from_millis(200);

/// For how long a server takes notifications, in milliseconds. After that another one may send them.
const TAKE: i64 = 120_000;

/// The pauses after a message that could not be sent, in minutes. After the last it is given up.
const PAUSES: [i64; 5] = [1, 5, 15, 60, 240];

/// How long a message of a newer program is left to it, in milliseconds.
const UNREAD: i64 = 3_600_000;

/// The most waiting tables that a message to a browser names, for the number on its icon. A message has room for so many.
const LISTED: usize = 50;

/// More entries than a log can have.
const NEVER: u64 = i64::MAX.cast_unsigned();

/// How long a push service keeps a message for a browser that is off, unless the person's time is up before, in seconds.
const KEEP: u32 = 86_400;

/// What the operator has set.
#[derive(Clone)]
pub struct Config {
    /// The ways that people may choose. Push needs a contact, mail a mail server.
    pub ways: Vec<Way>,
    /// The operator's `mailto:` or `https:` address, for push services.
    pub contact: Option<String>,
    /// The mail server.
    pub mailer: Option<Mailer>,
    /// How far webhooks and push services may be.
    pub reach: Reach,
}

impl Default for Config {
    fn default() -> Config {
        Config { ways: vec![Way::Calendar, Way::Webhook], contact: None, mailer: None, reach: Reach::Public }
    }
}

/// How many messages were sent since the start and how many failed, by way and result.
pub type Counts = Family<[(&'static str, &'static str); 2], Counter>;

/// Sends what is due. Cheap to clone.
#[derive(Clone)]
pub struct Notifier(Arc<Inner>);

struct Inner {
    tables: Tables,
    shows: Shows,
    config: Config,
    /// The server's public address, if it has one: links begin with it, whatever host a channel was made at.
    public: Option<String>,
    client: Client,
    keys: OnceCell<Keys>,
    /// Says that something may be due.
    due: Notify,
    counts: Counts,
    /// The lanes for messages, by way.
    lanes: [Lanes; Way::ALL.len()],
}

/// A message, with everything that its way needs.
struct Message<'a> {
    /// Tells it from all others; the same when it is sent again.
    id: String,
    /// What it is about: a table, as this channel alone calls it. A browser shows the newest message about each.
    topic: String,
    text: Text,
    /// When it is of no use any more.
    until: Option<Millis>,
    is_urgent: bool,
    /// The tables that wait.
    waiting: Vec<TableId>,
    channel: &'a Channel,
    wishes: &'a Wishes,
}

impl Notifier {
    /// The notifier of these tables, at a server with this public address.
    pub fn new(tables: Tables, shows: Shows, config: Config, public: Option<String>) -> Notifier {
        let notifier = Notifier(Arc::new(Inner {
            client: Client::new(config.reach),
            tables,
            shows,
            config,
            public,
            keys: OnceCell::new(),
            due: Notify::new(),
            counts: Counts::default(),
            lanes: Way::ALL.map(Lanes::of),
        }));
        // Counts start at 0, so that the first message is an increase.
        for way in Way::ALL.into_iter().filter(|way| *way != Way::Calendar && notifier.offers(*way)) {
            for result in ["sent", "failed"] {
                drop(notifier.counts().get_or_create(&[("way", way.name()), ("result", result)]));
            }
        }
        notifier
    }

    /// Whether people may choose this way.
    pub fn offers(&self, way: Way) -> bool {
        let Config { ways, contact, mailer, .. } = &self.0.config;
        let can = match way {
            Way::Push => contact.is_some(),
            Way::Mail => mailer.is_some(),
            Way::Webhook | Way::Calendar => true,
        };
        can && ways.contains(&way)
    }

    /// Whether the mail server can carry mail to an address; `None` if that is not known.
    pub async fn carries(&self, to: &str) -> Option<bool> {
        self.0.config.mailer.as_ref()?.carries(to).await
    }

    /// The key by which browsers know this server's messages, for their `applicationServerKey`.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn public_key(&self) -> Result<String> {
        Ok(self.keys().await?.public_key())
    }

    /// The counts of messages.
    pub fn counts(&self) -> &Counts {
        &self.0.counts
    }

    /// How many messages are due and not sent.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn waiting(&self) -> Result<u64> {
        self.store().waiting(self.now()).await
    }

    /// Asks the store soon what is due.
    pub fn wake(&self) {
        self.0.due.notify_one();
    }

    /// Queues something that is no wait: a test, a confirmation, or the next daily list in place of the one that is queued.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn queue(&self, channel: &ChannelId, what: &What, at: Millis) -> Result<()> {
        let notification = Notification {
            channel: channel.clone(),
            name: match what {
                What::Digest => "digest".to_owned(),
                // Each is a message of its own.
                What::Confirm => format!("confirm {}", at.0),
                What::Test | What::Wait(_) => format!("test {}", at.0),
            },
            table: None,
            what: written(what),
            is_over: false,
            told: 0,
            tries: 0,
            at: Some(at),
        };
        self.store().queue(notification).await?;
        self.wake();
        Ok(())
    }

    /// The text of a calendar; `None` if the channel is none.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn calendar(&self, channel: &ChannelId) -> Result<Option<String>> {
        let Some(channel) = self.store().channel(channel.clone()).await? else { return Ok(None) };
        let (Some(Address::Calendar), Some(wishes)) = (read(&channel.address), read::<Wishes>(&channel.wishes)) else {
            return Ok(None);
        };
        let waits = self.waits(&channel.id).await?;
        let (shows, words) = (self.0.shows, text::words(&wishes));
        Ok(Some(calendar::calendar(shows, words, self.base(&wishes), &waits, self.now())))
    }

    /// Records and sends what is due now, and waits for it.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn round(&self) -> Result<()> {
        let mut sending = JoinSet::new();
        self.call().await?;
        self.take(&mut sending).await?;
        sending.join_all().await;
        Ok(())
    }

    /// Records and sends until it is dropped. What waits for a slow service delays nothing else.
    pub async fn run(&self) {
        let (mut sending, mut asked) = (JoinSet::new(), self.0.tables.asked());
        let mut fails = false;
        loop {
            let round = async {
                self.call().await?;
                self.take(&mut sending).await
            };
            match round.await {
                Ok(()) => fails = false,
                Err(error) => {
                    if !std::mem::replace(&mut fails, true) {
                        log_failure!(warn, error, "the store does not say what is to be told; it is asked again");
                    }
                }
            }
            tokio::select! {
                Ok(()) = asked.changed() => sleep(GATHER).await,
                () = self.0.due.notified() => {}
                () = sleep(ROUND) => {}
            }
            while sending.try_join_next().is_some() {}
        }
    }

    /// Records for whom the tables wait whose logs have changed.
    async fn call(&self) -> Result<()> {
        loop {
            let tables = self.store().uncalled().await?;
            let mut called = 0;
            for table in &tables {
                let (entries, waits) = match self.0.tables.peek(table).await {
                    Ok(snapshot) => (snapshot.entries(), waits(&snapshot)),
                    // It is not asked for again before its people change.
                    Err(Refused::Store(StoreError::Damaged { .. } | StoreError::Newer { .. })) => (NEVER, Vec::new()),
                    // Another one may be read. This one is asked for again with the next round.
                    Err(refused) => {
                        tracing::debug!(%table, reason = %refused, "it is not known for whom a table waits");
                        continue;
                    }
                };
                called += self.store().call(table.clone(), entries, waits, self.now()).await?;
            }
            if tables.len() < UNCALLED as usize || called == 0 {
                return Ok(());
            }
        }
    }

    /// Takes what is due, and sends each in a task of its own: one that waits for a slow service delays no other.
    async fn take(&self, sending: &mut JoinSet<()>) -> Result<()> {
        let store = self.store();
        while store.waiting(self.now()).await? > 0 {
            let now = self.now();
            let until = Millis(now.0 + TAKE);
            // What this server has taken before and not settled yet has another number.
            let taker = TakerId::random();
            let count = store.take(taker.clone(), now, until).await?;
            for notification in store.taken(taker.clone()).await? {
                let (notifier, taker) = (self.clone(), taker.clone());
                sending.spawn(async move {
                    if let Err(error) = notifier.settle(notification, taker, until).await {
                        log_failure!(warn, error, "what became of a message could not be stored");
                    }
                });
            }
            if count < TAKEN {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tells a notification, if it is to be told now, and stores what became of it.
    async fn settle(&self, notification: Notification, taker: TakerId, until: Millis) -> Result<()> {
        let store = self.store();
        let Some(channel) = store.channel(notification.channel.clone()).await? else { return Ok(()) };
        let now = self.now();
        let settled = |outcome, told, at| Settled {
            notification: notification.clone(),
            taker: taker.clone(),
            outcome,
            now,
            told,
            at,
        };
        let told = notification.told;
        let (Some(address), Some(wishes), Some(what)) =
            (read::<Address>(&channel.address), read::<Wishes>(&channel.wishes), read::<What>(&notification.what))
        else {
            tracing::debug!("a newer program has stored a message that this one cannot read");
            store.settle(settled(Outcome::Quiet, told, Some(Millis(now.0 + UNREAD)))).await?;
            return Ok(());
        };
        let (message, telling) = match self.next(&notification, &channel, &address, &wishes, &what, now).await? {
            Due::Rest(at) => {
                store.settle(settled(Outcome::Quiet, told, at)).await?;
                return Ok(());
            }
            Due::Tell { message, told } => (message, told),
        };
        let way = address.way();
        let sending = async {
            // It may have waited too long for its lane: another server may have taken it.
            if self.now() < until { Some(self.send(&address, &message).await) } else { None }
        };
        let sent = self.0.lanes[way as usize].send(&channel.person, &address.target(), sending).await;
        let Some(sent) = sent else { return Ok(()) };
        let result = if sent.is_ok() { "sent" } else { "failed" };
        self.0.counts.get_or_create(&[("way", way.name()), ("result", result)]).inc();
        let next = match &what {
            What::Wait(_) if notification.is_over => None,
            What::Wait(wait) => schedule::next(&wishes, wait, telling),
            What::Digest => wishes.next_digest(now),
            What::Test | What::Confirm => None,
        };
        let (outcome, told, at) = match sent {
            Ok(()) => (Outcome::Sent, telling, next),
            Err(Failure::Gone) => {
                tracing::info!("a browser takes no messages any more; its channel is removed");
                store.remove_channel(channel.id).await?;
                return Ok(());
            }
            Err(Failure::Refused(reason)) => (Outcome::GivenUp(reason), telling, next),
            Err(Failure::Later { reason, after }) => {
                let pause = PAUSES.get(notification.tries as usize).filter(|_| what != What::Test);
                let asked = after.map_or(0, |after| i64::try_from(after.as_millis()).unwrap_or(0));
                match pause {
                    Some(minutes) => (Outcome::Failed(reason), told, Some(Millis(now.0 + asked.max(minutes * 60_000)))),
                    None => (Outcome::GivenUp(reason), telling, next),
                }
            }
        };
        // Neither the channel, by whose id anybody can end it, nor the reason, in which an address may stand.
        if let Outcome::GivenUp(_) = &outcome {
            tracing::info!(way = way.name(), "a message was given up; its person sees why");
        }
        store.settle(settled(outcome, told, at)).await?;
        Ok(())
    }

    /// What is to be told of a notification now.
    async fn next<'a>(
        &self,
        notification: &Notification,
        channel: &'a Channel,
        address: &Address,
        wishes: &'a Wishes,
        what: &What,
        now: Millis,
    ) -> Result<Due<'a>> {
        if !self.offers(address.way()) || *what != What::Confirm && !address.is_open() {
            return Ok(Due::Rest(None));
        }
        let (words, waits) = (text::words(wishes), self.waits(&channel.id).await?);
        let (text, told) = match (what, &notification.table, address) {
            // A browser could take back what it shows, but ends a subscription whose messages show nothing.
            _ if notification.is_over => return Ok(Due::Rest(None)),
            // It is read from the store.
            (_, _, Address::Calendar) => return Ok(Due::Rest(None)),
            (What::Wait(wait), Some(table), _) => {
                let looking = self.0.tables.is_looking(table, &channel.person, Seat(wait.seat)).await;
                match schedule::step(wishes, wait, notification.told, looking.unwrap_or(false), now) {
                    Step::Rest(at) => return Ok(Due::Rest(at)),
                    Step::Tell(told) => (text::wait(self.0.shows, words, table, wait, told), told),
                }
            }
            (What::Digest, ..) => {
                let next = wishes.next_digest(now);
                if waits.is_empty() || next.is_none() {
                    return Ok(Due::Rest(next));
                }
                (text::digest(self.0.shows, words, &waits, self.base(wishes)), notification.told + 1)
            }
            (What::Test, ..) => (text::test(words), 1),
            (What::Confirm, _, Address::Mail { code: Some(code), .. }) => {
                (text::confirm(words, format!("/notifications/confirm/{}/{code}", channel.id)), 1)
            }
            (What::Wait(_) | What::Confirm, ..) => return Ok(Due::Rest(None)),
        };
        let (until, is_urgent) = match what {
            What::Wait(wait) => (wait.until, told > 1 || wait.tempo != Tempo::Daily),
            What::Digest | What::Test | What::Confirm => (None, false),
        };
        // A daily list that is queued anew counts from the start, so it is told apart by its day.
        let stage = if *what == What::Digest { now.utc()[..10].to_owned() } else { told.to_string() };
        let (channel_id, name) = (channel.id.to_string(), &notification.name);
        let message = Message {
            id: id(&[&channel_id, name, &stage]),
            topic: id(&[&channel_id, notification.table.as_ref().map_or(name, TableId::as_str)]),
            text,
            until,
            is_urgent,
            waiting: waits.into_iter().map(|(_, table, _)| table).collect(),
            channel,
            wishes,
        };
        Ok(Due::Tell { message, told })
    }

    /// The tables that wait, as a channel knows them: the names of the waits, the tables, and what is known of them.
    async fn waits(&self, channel: &ChannelId) -> Result<Vec<(String, TableId, Waiting)>> {
        let all = self.store().notifications(channel.clone()).await?.into_iter();
        let waiting = all.filter(|one| !one.is_over).filter_map(|one| match (read(&one.what), one.table) {
            (Some(What::Wait(wait)), Some(table)) => Some((one.name, table, wait)),
            _ => None,
        });
        let mut waiting: Vec<_> = waiting.collect();
        waiting.sort_by_key(|(_, _, wait)| (wait.until.is_none(), wait.until, wait.since));
        Ok(waiting)
    }

    async fn send(&self, address: &Address, message: &Message<'_>) -> std::result::Result<(), Failure> {
        let Message { id, topic, text, until, is_urgent, waiting, channel, wishes } = message;
        let Text { title, body, path } = text;
        let words = text::words(wishes);
        let base = self.base(wishes);
        let link = format!("{base}{path}");
        let stop = format!("{base}/stop/{}", channel.id);
        let seconds = self.now().0.div_euclid(1000).max(0).cast_unsigned();
        match address {
            Address::Push { endpoint, p256dh, auth } => {
                let to = Subscription::new(endpoint, p256dh, auth).map_err(Failure::refused)?;
                let keys = self.keys().await.map_err(Failure::later)?;
                let contact = self.0.config.contact.as_deref().unwrap_or_default();
                let payload = json!({
                    "id": id, "tag": topic, "title": title, "body": body, "path": local(&link),
                    "waiting": waiting.len(), "tables": &waiting[..waiting.len().min(LISTED)],
                    "stop": local(&stop), "stop_label": words.say("notify-stop"),
                });
                let left = until.map_or(KEEP, |until| {
                    u32::try_from(until.0 / 1000 - seconds.cast_signed()).unwrap_or(0).clamp(60, KEEP)
                });
                let payload = payload.to_string().into_bytes();
                let message = push::Message { payload, topic: topic.clone(), ttl_seconds: left, is_urgent: *is_urgent };
                push::send(&self.0.client, keys, contact, seconds, &to, &message).await
            }
            Address::Mail { to, code } => {
                let Some(mailer) = &self.0.config.mailer else { return Err(Failure::refused("no mail server")) };
                // A mailbox that is not confirmed gets nothing more, unless its owner wants it.
                let stop = code.is_none().then_some(stop);
                let stopping = stop.iter().map(|stop| format!("\n\n--\n{}\n{stop}\n", words.say("notify-stop")));
                let text = format!("{body}\n\n{link}{}", stopping.collect::<String>());
                mailer.send(to, &Mail { id: id.clone(), subject: title.clone(), text, stop }).await
            }
            Address::Webhook { form, url, secret } => {
                let hook = Hook { form: *form, url: url.clone(), secret: secret.clone() };
                let (title, body, stop_label) = (title.clone(), body.clone(), words.say("notify-stop"));
                let note = Note { id: id.clone(), title, body, link, stop, stop_label };
                webhook::send(&self.0.client, seconds, &hook, &note).await
            }
            Address::Calendar => Ok(()),
        }
    }

    /// The keys of this store's servers. The first server makes them.
    async fn keys(&self) -> Result<&Keys> {
        let read = async || {
            let store = self.store();
            if store.key().await?.is_none() {
                store.keep_key(hex::encode(&Keys::generate())).await?;
            }
            let key = store.key().await?.and_then(|key| hex::decode(&key));
            let unusable = || StoreError::Corrupt("the key for push services cannot be read".to_owned());
            key.and_then(|key| Keys::read(&key).ok()).ok_or_else(unusable)
        };
        self.0.keys.get_or_try_init(read).await
    }

    /// What the links of a message begin with.
    fn base<'a>(&'a self, wishes: &'a Wishes) -> &'a str {
        self.0.public.as_deref().unwrap_or(&wishes.origin)
    }

    fn store(&self) -> &Arc<dyn Store> {
        self.0.tables.store()
    }

    fn now(&self) -> Millis {
        self.store().clock().now()
    }
}

/// What is to be done about a notification.
enum Due<'a> {
    /// Nothing until then; `None` until its table changes.
    Rest(Option<Millis>),
    /// It is told; the number of what is told then.
    Tell { message: Message<'a>, told: u32 },
}

/// For whom a table waits, with all that is told of it.
pub(crate) fn waits(snapshot: &Snapshot) -> Vec<Wait> {
    let names = snapshot.names();
    let mut of_person = BTreeMap::new();
    for wait in snapshot.waits() {
        let others = names.pairs().filter(|(seat, name)| *seat != wait.seat && !name.is_empty());
        let what = What::Wait(Waiting {
            game: snapshot.header().game.clone(),
            tempo: Tempo::of(snapshot.pace()),
            has_begun: snapshot.has_begun(),
            seat: wait.seat.0,
            names: others.map(|(_, name)| name.clone()).collect(),
            since: wait.since,
            until: wait.until,
            is_secret: wait.is_secret,
            is_replaced: wait.is_replaced,
        });
        let name = format!("{} {} {}", snapshot.id(), wait.seat.0, wait.entries);
        // Of a person's seats, the one whose time is up first.
        let order = (wait.until.is_none(), wait.until, wait.seat);
        let wait = Wait { name, person: wait.visitor.clone(), what: written(&what) };
        let first = of_person.entry(wait.person.clone()).or_insert((order, wait.clone()));
        if order < first.0 {
            *first = (order, wait);
        }
    }
    of_person.into_values().map(|(_, wait)| wait).collect()
}

fn written(what: &What) -> String {
    serde_json::to_string(what).expect("what is told is plain data")
}

/// Reads a text of the store; `None` if a newer program has written it.
fn read<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// An id made of these texts, the same on every server.
fn id(texts: &[&str]) -> String {
    let hash = digest::digest(&digest::SHA256, texts.join("\n").as_bytes());
    hex::encode(&hash.as_ref()[..16])
}

/// A link without scheme and host.
fn local(link: &str) -> &str {
    let host = link.find("://").map_or(0, |at| at + 3);
    link[host..].find('/').map_or("/", |at| &link[host + at..])
}
