//! `posse replay`: a stored game, move by move.

use std::path::Path;

use anyhow::{Context as _, bail};
use catalog::Sight;
use look::{Presence, Words};
use play::record::Record;
use play::{How, Perspective, Progress};
use store::{Entry, Header, Kind, Millis, Store as _, TableId, Who};
use table::deal::{self, Secret};
use table::{BySeat, Seat, Setup, Viewer};
use tokio::runtime;

use crate::cli::{self, ReplayArgs};
use crate::output::{complain, say};
use crate::script::Script;

pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<()> {
    let game = Game::find(args)?;
    let progress = game.start()?;
    let over = game.entries.iter().any(|entry| matches!(entry.kind, Kind::Reveal { .. }));
    if args.open && !over {
        complain("warning: this game is not over, and --open shows every card to whoever looks at this screen");
    }
    let perspectives = Perspective::of_log(progress.header.seats, over || args.open);
    let words = progress.title.words(args.language.language);
    say!("Table {}: {}, {} seats", progress.header.table, words.say("game-name"), progress.header.seats);
    for (key, value) in &progress.header.options.0 {
        say!("  {key}={value}");
    }
    game.tell(progress, words, &perspectives)?;
    if args.time {
        say!("{}", game.script()?.time()?);
    }
    Ok(())
}

/// A log that is read from its beginning.
struct Game {
    header: String,
    secret: Secret,
    entries: Vec<Entry>,
}

impl Game {
    /// From the database, or from a downloaded file.
    fn find(args: &ReplayArgs) -> anyhow::Result<Game> {
        let file = Path::new(&args.table);
        match args.table.parse::<TableId>() {
            Ok(id) => {
                let store = args.data.open()?;
                let runtime = runtime::Builder::new_current_thread().build()?;
                let stored = runtime.block_on(store.load(&id))?;
                let stored = stored.with_context(|| format!("there is no table {id} in this database"))?;
                Ok(Game { header: stored.header_text, secret: stored.secret, entries: stored.entries })
            }
            Err(_) if file.is_file() => {
                let record = Record::read(&cli::read(file)?).with_context(|| args.table.clone())?;
                let secret = record.entries.iter().find_map(|entry| match &entry.kind {
                    Kind::Reveal { secret } => Some(secret.clone()),
                    _ => None,
                });
                let secret = secret.context("the file does not hold the server's secret; is the game over?")?;
                Ok(Game { header: record.header, secret, entries: record.entries })
            }
            Err(error) => bail!("`{}` is no table and no file: {error}", args.table),
        }
    }

    /// The table before its first entry.
    fn start(&self) -> anyhow::Result<Progress> {
        let header = Header::read(&self.header)?;
        Ok(Progress::new(&self.header, header, self.secret.clone())?)
    }

    fn tell(&self, mut progress: Progress, words: &Words, perspectives: &[Perspective]) -> anyhow::Result<()> {
        let begin = self.entries.first().map_or(Millis::default(), |entry| entry.at);
        for (number, entry) in (1_u64..).zip(&self.entries) {
            let line = Line { progress: &progress, words, perspectives }.of(entry);
            say!("{number:>5}  {}  {line}", clock(entry.at.0 - begin.0));
            progress.follow(entry)?;
            if matches!(entry.kind, Kind::Start | Kind::Action { .. }) {
                heard(&progress, words, perspectives);
            }
            progress.turn_page();
        }
        if let Some(ending) = &progress.ending {
            let how = match ending.how {
                How::Played => "played to the end",
                How::Conceded => "all others had given up",
                How::Closed => "closed before the end",
                How::Expired => "closed after a long silence",
            };
            say!("Over: {how}.");
            for (seat, score) in ending.outcome.iter().flat_map(|outcome| outcome.scores.pairs()) {
                let total = progress.title.amount(score.total, words);
                say!("  {}. {}: {total}", score.rank, name(&progress, seat));
            }
        } else {
            say!("The game goes on.");
        }
        Ok(())
    }

    /// The decisions with the key of their deal.
    fn script(&self) -> anyhow::Result<Script> {
        let header = Header::read(&self.header)?;
        let mut opened: BySeat<Option<Secret>> = BySeat::new(header.seats, |_| None);
        let mut actions = Vec::new();
        for entry in &self.entries {
            match (&entry.kind, &entry.who) {
                (Kind::Leave { seat }, _) => opened[*seat] = None,
                (Kind::Ready { seat, opened: value }, _) => opened[*seat] = value.clone(),
                (Kind::Action { text }, Who::Seat(seat) | Who::Bot { seat, .. }) => actions.push((*seat, text.clone())),
                _ => {}
            }
        }
        let setup =
            Setup { seats: header.seats, settings: header.options, edition: header.edition, version: header.rules };
        Ok(Script {
            title: cli::title(&header.game)?,
            setup,
            key: deal::key(&self.secret, &self.header, &opened),
            actions,
        })
    }
}

/// How an entry reads before it is followed.
struct Line<'a> {
    progress: &'a Progress,
    words: &'a Words,
    perspectives: &'a [Perspective],
}

impl Line<'_> {
    fn of(&self, entry: &Entry) -> String {
        let name = |seat: &Seat| name(self.progress, *seat);
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
                Who::Seat(seat) | Who::Bot { seat, .. } => self.action(*seat, text),
                Who::Server | Who::Host => "an action of nobody".to_owned(),
            },
            Kind::HandOver { seat, bot, version } => {
                format!("the bot {bot}, version {version}, plays for {}", name(seat))
            }
            Kind::HandBack { seat } => format!("{} plays again", name(seat)),
            Kind::Concede { seat } => format!("{} gives up", name(seat)),
            Kind::Abandon => "the table is closed".to_owned(),
            Kind::Expire => "the table is closed after its time".to_owned(),
            Kind::Finish => "the game is over".to_owned(),
            Kind::Reveal { .. } => "the server shows its secret".to_owned(),
            Kind::Rematch { table } => format!("the players go on at table {table}"),
        }
    }

    /// A decision. Its text names what a seat may have hidden, so others get only what they could see of it.
    fn action(&self, seat: Seat, text: &str) -> String {
        let who = name(self.progress, seat);
        match self.progress.game() {
            Some(game) if self.perspectives.contains(&Perspective::Seat(seat)) => {
                let told = sight(self.progress, self.words, Viewer::Seat(seat), |sight| game.describe(sight, text));
                format!("{who}: {}", told.unwrap_or_else(|| text.to_owned()))
            }
            _ => format!("{who} decides"),
        }
    }
}

/// What was said to all, and to the seats in which it is read.
fn heard(progress: &Progress, words: &Words, perspectives: &[Perspective]) {
    let Some(game) = progress.game() else { return };
    let said = |viewer: Viewer| sight(progress, words, viewer, |sight| game.said(sight));
    let all = said(Viewer::Spectator);
    for line in &all {
        say!("{:15}{line}", "");
    }
    for seat in perspectives.iter().filter_map(|perspective| perspective.seat()) {
        let mut public = all.iter();
        for line in said(Viewer::Seat(seat)) {
            // Each seat hears what all hear, in the same order, and its own between.
            if public.as_slice().first() == Some(&line) {
                public.next();
            } else {
                say!("{:15}[{}] {line}", "", name(progress, seat));
            }
        }
    }
}

fn sight<T>(progress: &Progress, words: &Words, viewer: Viewer, show: impl FnOnce(&Sight<'_>) -> T) -> T {
    let names: BySeat<String> = progress.chairs.iter().map(|chair| chair.name.clone()).collect();
    let present = BySeat::new(progress.header.seats, |_| Presence::Away);
    show(&Sight { viewer, words, names: &names, present: &present, form: None })
}

fn name(progress: &Progress, seat: Seat) -> String {
    progress
        .chairs
        .get(seat)
        .map(|chair| chair.name.clone())
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| format!("seat {seat}"))
}

/// A time since the beginning: hours, minutes, seconds.
fn clock(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
