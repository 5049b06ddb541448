//! `posse replay`: prints a stored game, move by move.

use std::path::Path;

use anyhow::Context as _;
use catalog::titles;
use look::{Context, Names, Show, Words, args};
use play::analysis::Analysis;
use play::name::Name;
use play::record::Record;
use play::{How, Perspective, Replay, Snapshot};
use store::{Entry, Kind, Millis, TableId, Who};
use table::{Seat, Viewer};
use tokio::runtime;

use crate::analysis;
use crate::cli::{self, ReplayArgs};
use crate::failure::{self, Failure};
use crate::output::{complain, say};
use crate::script::Script;

pub(crate) fn run(args: &ReplayArgs, words: &Words) -> anyhow::Result<()> {
    let mut replay = find(args, words)?;
    let analysis = args.analysis.then(|| Analysis::of(replay.clone())).transpose()?;
    if args.open && !replay.is_open() {
        complain(&words.say("told-warning"));
    }
    let header = replay.snapshot().header().clone();
    let show = cli::show(&header.game)?;
    let perspectives = if args.open { Perspective::of_log(header.seats, true) } else { replay.perspectives() };
    let teller = Printer { show, words: show.words(words.language()), own_words: words, perspectives };
    let game = teller.words.say("game-name");
    let table = header.table.to_string();
    say!("{}", words.tell("told-table", &args![table => table, game => game, seats => header.seats]));
    for (key, value) in &header.options.0 {
        say!("  {key}={value}");
    }
    teller.tell(&mut replay)?;
    if args.time {
        say!("{}", script(&replay, show).time()?.told(words));
    }
    if let Some(analysis) = analysis {
        analysis::tell(analysis, &mut replay, show, words)?;
    }
    Ok(())
}

/// Loads the table's log from the database or from a downloaded file.
fn find(args: &ReplayArgs, words: &Words) -> anyhow::Result<Replay> {
    let file = Path::new(&args.table);
    match args.table.parse::<TableId>() {
        Ok(id) => {
            let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
            let stored = runtime.block_on(async { anyhow::Ok(args.data.open().await?.load(&id).await?) })?;
            let stored = stored.ok_or_else(|| Failure::new("told-no-table", [("table", id.to_string())]))?;
            Ok(Replay::of(titles(), stored)?)
        }
        Err(_) if file.is_file() => {
            let record = Record::read(&cli::read(file, words)?).with_context(|| args.table.clone())?;
            Replay::of_record(titles(), record).with_context(|| args.table.clone())
        }
        Err(error) => {
            let args = [("table", args.table.clone()), ("reason", failure::told(&error, words))];
            Err(Failure::new("told-nothing", args).into())
        }
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
struct Printer<'a> {
    show: &'static dyn Show,
    /// The words of the game.
    words: &'static Words,
    /// The words of the command line.
    own_words: &'a Words,
    /// The perspectives from which the log is read.
    perspectives: Vec<Perspective>,
}

impl Printer<'_> {
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
        let words = self.own_words;
        let shown = |name: &String| Name::from(name.as_str()).shown();
        let named = |key: &str, seat: &Seat| words.tell(key, &args![name => self.name(before, *seat)]);
        match &entry.kind {
            Kind::Evening(evening) => words.tell("told-evening", &args![games => evening.games]),
            Kind::Sit { seat, name, commitment, of } => {
                let key = if commitment.is_some() { "told-sits" } else { "told-sits-trusting" };
                let name = match of {
                    Some(of) => words.tell("told-guest", &args![name => shown(name), whose => shown(of)]),
                    None => shown(name),
                };
                words.tell(key, &args![name => name, seat => seat.to_string()])
            }
            Kind::SitBot { seat, name, bot, version } => words.tell(
                "told-sits-bot",
                &args![name => shown(name), seat => seat.to_string(), bot => bot.as_str(), version => *version],
            ),
            Kind::Leave { seat } => named("told-leaves", seat),
            Kind::Ready { seat, .. } => named("told-ready", seat),
            Kind::Start => words.say("told-start"),
            Kind::Action { text } => match &entry.who {
                Who::Seat(seat) | Who::Bot { seat, .. } => self.action(before, *seat, text),
                Who::Server | Who::Host => words.say("told-nobody"),
            },
            Kind::HandOver { seat, bot, version } => {
                let name = self.name(before, *seat);
                words.tell("told-hands-over", &args![name => name, bot => bot.as_str(), version => *version])
            }
            Kind::HandBack { seat } if entry.who == Who::Host => named("told-gives-back", seat),
            Kind::HandBack { seat } => named("told-hands-back", seat),
            Kind::TakeOver { seat, name } => {
                words.tell("told-takes-over", &args![new => shown(name), name => self.name(before, *seat)])
            }
            Kind::Concede { seat } => named("told-concedes", seat),
            Kind::Agree { seat } => named("told-agrees", seat),
            Kind::Publish => words.say("told-published"),
            Kind::TimeUp { seat } => named("told-time-up", seat),
            Kind::Vacate { seat, bot, version, .. } => {
                let name = self.name(before, *seat);
                words.tell("told-vacates", &args![name => name, bot => bot.as_str(), version => *version])
            }
            Kind::Pause => words.say("told-pause"),
            Kind::Resume => words.say("told-resume"),
            Kind::Nights { seat, .. } => named("told-nights", seat),
            Kind::Holiday { seat, .. } => named("told-holiday", seat),
            Kind::Leap { millis } => words.tell("told-leap", &args![seconds => *millis / 1_000]),
            Kind::Abandon => words.say("told-abandoned"),
            Kind::Expire => words.say("told-expired"),
            Kind::Finish => words.say("told-finished"),
            Kind::Reveal { .. } => words.say("told-reveals"),
            Kind::Rematch { table } => words.tell("told-rematch", &args![table => table.to_string()]),
        }
    }

    /// The text of a decision. Only the seat's own perspective gets the action: its text can name hidden cards.
    fn action(&self, before: &Snapshot, seat: Seat, text: &str) -> String {
        let who = self.name(before, seat);
        match before.seen(Viewer::Seat(seat)).filter(|_| self.perspectives.contains(&Perspective::Seat(seat))) {
            Some(seen) => {
                let names = before.names();
                let told = self.show.describe(seen, text, Names::new(&names, None), self.words);
                format!("{who}{}{}", self.own_words.colon(), told.unwrap_or_else(|| text.to_owned()))
            }
            None => self.own_words.tell("told-decides", &args![name => who]),
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
                    say!("{:15}[{}] {line}", "", self.name(after, seat));
                }
            }
        }
    }

    fn said(&self, after: &Snapshot, viewer: Viewer) -> Vec<String> {
        let (words, names, present) = (self.words, after.names(), after.present());
        let context = Context { words, names: &names, guests: None, present, form: None, you: None, parts: None };
        let news = after.seen(viewer).map(|seen| self.show.news(seen, &context)).unwrap_or_default();
        news.into_iter().map(|news| news.said).collect()
    }

    fn tell_ending(&self, last: &Snapshot) {
        let Some(ending) = last.ending() else {
            say!("{}", self.own_words.say("told-goes-on"));
            return;
        };
        let key = match ending.how {
            How::Played => "told-over-played",
            How::Conceded => "told-over-conceded",
            How::Closed => "told-over-closed",
            How::Expired => "told-over-expired",
        };
        say!("{}", self.own_words.say(key));
        for (seat, score) in ending.outcome.iter().flat_map(|outcome| outcome.scores.pairs()) {
            let total = self.show.amount(score.total, self.words);
            say!("  {}. {}{}{total}", score.rank, self.name(last, seat), self.own_words.colon());
        }
    }

    fn name(&self, snapshot: &Snapshot, seat: Seat) -> String {
        let chair = snapshot.chairs().get(seat);
        let name = chair.map(|chair| chair.name.shown()).filter(|name| !name.is_empty());
        name.unwrap_or_else(|| self.own_words.tell("told-seat", &args![seat => seat.to_string()]))
    }
}

/// Milliseconds since the beginning as hours, minutes and seconds.
fn clock(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    format!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
