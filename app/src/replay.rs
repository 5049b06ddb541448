//! `posse replay`: prints a stored game, move by move.

use std::path::Path;

use anyhow::{Context as _, bail};
use catalog::titles;
use look::{Context, Show, Words};
use play::analysis::Analysis;
use play::record::Record;
use play::{How, Perspective, Replay, Snapshot};
use store::{Entry, Kind, Millis, Store as _, TableId, Who};
use table::{Seat, Viewer};
use tokio::runtime;

use crate::analysis;
use crate::cli::{self, ReplayArgs};
use crate::output::{complain, say};
use crate::script::Script;

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let mut replay = find(args)?;
    let analysis = args.analysis.then(|| Analysis::of(replay.clone())).transpose()?;
    if args.open && !replay.is_open() {
        complain("warning: this game is not over, and --open shows every card to whoever looks at this screen");
    }
    let header = replay.snapshot().header().clone();
    let show = cli::show(&header.game)?;
    let perspectives = if args.open { Perspective::of_log(header.seats, true) } else { replay.perspectives() };
    let teller = Teller { show, words: show.words(args.language.language), perspectives };
    say!("Table {}: {}, {} seats", header.table, teller.words.say("game-name"), header.seats);
    for (key, value) in &header.options.0 {
        say!("  {key}={value}");
    }
    teller.tell(&mut replay)?;
    if args.time {
        say!("{}", script(&replay, show).time()?);
    }
    if let Some(analysis) = analysis {
        analysis::tell(analysis, &mut replay, show, teller.words)?;
    }
    Ok(())
}

/// Loads the table's log from the database or from a downloaded file.
fn find(args: &ReplayArgs) -> anyhow::Result<Replay> {
    let file = Path::new(&args.table);
    match args.table.parse::<TableId>() {
        Ok(id) => {
            let store = args.data.open()?;
            let runtime = runtime::Builder::new_current_thread().build()?;
            let stored = runtime.block_on(store.load(&id))?;
            let stored = stored.with_context(|| format!("there is no table {id} in this database"))?;
            Ok(Replay::of(titles(), stored)?)
        }
        Err(_) if file.is_file() => {
            let record = Record::read(&cli::read(file)?).with_context(|| args.table.clone())?;
            Replay::of_record(titles(), record).with_context(|| args.table.clone())
        }
        Err(error) => bail!("`{}` is no table and no file: {error}", args.table),
    }
}

/// The decisions and the deal key of a replay that is at its end.
fn script(replay: &Replay, show: &dyn Show) -> Script {
    let (setup, key) = replay.deal();
    let actions = replay.entries().iter().filter_map(|entry| match (&entry.kind, &entry.who) {
        (Kind::Action { text }, Who::Seat(seat) | Who::Bot { seat, .. }) => Some((*seat, text.clone())),
        _ => None,
    });
    Script { title: show.title(), setup, key, actions: actions.collect() }
}

/// Prints a replay in lines.
struct Teller {
    show: &'static dyn Show,
    words: &'static Words,
    /// The perspectives from which the log is read.
    perspectives: Vec<Perspective>,
}

impl Teller {
    fn tell(&self, replay: &mut Replay) -> anyhow::Result<()> {
        let begin = replay.entries().first().map_or(Millis::default(), |entry| entry.at);
        while let Some(entry) = replay.next().cloned() {
            let line = self.line(&replay.snapshot(), &entry);
            say!("{:>5}  {}  {line}", replay.at() + 1, clock(entry.at.0 - begin.0));
            replay.forward()?;
            if matches!(entry.kind, Kind::Start | Kind::Action { .. }) {
                self.tell_heard(&replay.snapshot());
            }
        }
        self.tell_ending(&replay.snapshot());
        Ok(())
    }

    /// The text of an entry, given the snapshot before it.
    fn line(&self, before: &Snapshot, entry: &Entry) -> String {
        let name = |seat: &Seat| name(before, *seat);
        match &entry.kind {
            Kind::Sit { seat, name, commitment: Some(_) } => format!("{name} sits down in seat {seat}"),
            Kind::Sit { seat, name, commitment: None } => format!("{name} sits down in seat {seat}, trusting the host"),
            Kind::SitBot { seat, name, bot, version } => {
                format!("{name} sits down in seat {seat}: the bot {bot}, version {version}")
            }
            Kind::Leave { seat } => format!("{} gets up", name(seat)),
            Kind::Ready { seat, .. } => format!("{} is ready", name(seat)),
            Kind::Start => "the cards are dealt".to_owned(),
            Kind::Action { text } => match &entry.who {
                Who::Seat(seat) | Who::Bot { seat, .. } => self.action(before, *seat, text),
                Who::Server | Who::Host => "an action of nobody".to_owned(),
            },
            Kind::HandOver { seat, bot, version } => {
                format!("the bot {bot}, version {version}, plays for {}", name(seat))
            }
            Kind::HandBack { seat } => format!("{} plays again", name(seat)),
            Kind::TakeOver { seat, name: new } => format!("{new} takes over from {}", name(seat)),
            Kind::Concede { seat } => format!("{} gives up", name(seat)),
            Kind::Abandon => "the table is closed".to_owned(),
            Kind::Expire => "the table is closed after its time".to_owned(),
            Kind::Finish => "the game is over".to_owned(),
            Kind::Reveal { .. } => "the server shows its secret".to_owned(),
            Kind::Rematch { table } => format!("the players go on at table {table}"),
        }
    }

    /// The text of a decision. Only the seat's own perspective gets the action: its text can name hidden cards.
    fn action(&self, before: &Snapshot, seat: Seat, text: &str) -> String {
        let who = name(before, seat);
        match before.seen(Viewer::Seat(seat)).filter(|_| self.perspectives.contains(&Perspective::Seat(seat))) {
            Some(seen) => {
                let told = self.show.describe(seen, text, self.words);
                format!("{who}: {}", told.unwrap_or_else(|| text.to_owned()))
            }
            None => format!("{who} decides"),
        }
    }

    /// Prints the lines that all viewers receive, and those of the seats from which the log is read.
    fn tell_heard(&self, after: &Snapshot) {
        let all = self.said(after, Viewer::Spectator);
        for line in &all {
            say!("{:15}{line}", "");
        }
        for seat in self.perspectives.iter().filter_map(|perspective| perspective.seat()) {
            let mut public = all.iter();
            for line in self.said(after, Viewer::Seat(seat)) {
                // A seat receives the public lines in the same order, with its private lines between them.
                if public.as_slice().first() == Some(&line) {
                    public.next();
                } else {
                    say!("{:15}[{}] {line}", "", name(after, seat));
                }
            }
        }
    }

    fn said(&self, after: &Snapshot, viewer: Viewer) -> Vec<String> {
        let names = after.names();
        let context = Context { words: self.words, names: &names, present: after.present(), form: None };
        let news = after.seen(viewer).map(|seen| self.show.news(seen, &context)).unwrap_or_default();
        news.into_iter().map(|news| news.said).collect()
    }

    fn tell_ending(&self, last: &Snapshot) {
        let Some(ending) = last.ending() else {
            say!("The game goes on.");
            return;
        };
        let how = match ending.how {
            How::Played => "played to the end",
            How::Conceded => "all others had given up",
            How::Closed => "closed before the end",
            How::Expired => "closed after a long silence",
        };
        say!("Over: {how}.");
        for (seat, score) in ending.outcome.iter().flat_map(|outcome| outcome.scores.pairs()) {
            let total = self.show.amount(score.total, self.words);
            say!("  {}. {}: {total}", score.rank, name(last, seat));
        }
    }
}

fn name(snapshot: &Snapshot, seat: Seat) -> String {
    let chair = snapshot.chairs().get(seat);
    let name = chair.map(|chair| chair.name.clone()).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| format!("seat {seat}"))
}

/// Milliseconds since the beginning as hours, minutes and seconds.
fn clock(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
