//! `posse arena`: plays a tournament between bots and prints its table.

use std::collections::BTreeSet;
use std::future::{Future as _, poll_fn};
use std::num::NonZero;
use std::process;
use std::task::Poll;
use std::thread;

use anyhow::Context as _;
use arena::{Lineup, Measured, Mind, Number, Played, ResultsFile, Standing, Statistics, Tournament};
use erasure::Stop;
use look::{Words, args};
use table::Settings;

use crate::cli::{self, ArenaArgs};
use crate::output::{INTERRUPTED, bar, say, table};

pub(crate) fn run(args: &ArenaArgs, words: &Words) -> anyhow::Result<()> {
    let tournament = tournament(args)?;
    let (mut file, mut games) = open(args, &tournament)?;
    let known: BTreeSet<Number> = games.iter().map(|game| game.number).collect();
    let mut numbers = tournament.numbers(args.games);
    numbers.retain(|number| !known.contains(number));

    let stop = Stop::default();
    stop_on_ctrl_c(stop.clone(), words)?;
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let bar = bar(numbers.len() as u64, "arena-progress", words);
    let played = tournament.run(&numbers, args.jobs.map_or_else(cores, usize::from), &stop, |game| {
        games.push(game.clone());
        bar.inc(1);
        file.as_mut().map_or(Ok(()), |file| file.add(game)).with_context(|| words.say("arena-unwritten"))
    });
    bar.finish_and_clear();

    if stop.is_stopped() && played.is_ok() {
        let key = if file.is_some() { "arena-stopped" } else { "arena-stopped-for-good" };
        let left = bar.length().unwrap_or(0) - bar.position();
        say!("{}", words.tell(key, &args![count => left, games => words.decimal(left as f64, 0)]));
        say!();
    }
    let statistics = Statistics::of(&tournament.lineup, &games);
    match &statistics {
        Some(statistics) => tell(&tournament, statistics, words),
        None => say!("{}", words.tell("arena-nothing", &args![seats => tournament.lineup.seats()])),
    }
    if let (Some(file), Some(statistics)) = (file, &statistics) {
        file.finish(statistics).with_context(|| words.say("arena-unwritten-statistics"))?;
    }
    played
}

/// The tournament that the command line asks for.
fn tournament(args: &ArenaArgs) -> anyhow::Result<Tournament> {
    let title = cli::title(&args.game)?;
    let process = |command: &String| Mind::Foreign { command: command.clone(), milliseconds: args.against_ms };
    let processes: Vec<Mind> = args.against.iter().map(process).collect();
    let bots: Vec<&str> = args.bots.iter().map(String::as_str).filter(|bot| !bot.is_empty()).collect();
    let lineup = Lineup::of(title, &bots, &processes, args.seats).map_err(cli::misused)?;
    let mut setup = cli::usual(title, lineup.seats());
    let settings = Settings(args.options.iter().cloned().collect());
    setup.settings = settings.complete(title.options()).map_err(cli::misused)?;
    title.check(&setup).map_err(cli::misused)?;
    Ok(Tournament { title, setup, lineup, seed: args.seed })
}

/// The results file, if any, and the games in it.
fn open(args: &ArenaArgs, tournament: &Tournament) -> anyhow::Result<(Option<ResultsFile>, Vec<Played>)> {
    let header = tournament.header();
    if let Some(path) = &args.json {
        let file = ResultsFile::create(path, &header).with_context(|| path.display().to_string())?;
        return Ok((Some(file), Vec::new()));
    }
    if let Some(path) = &args.resume {
        let (file, games) = ResultsFile::resume(path, &header).with_context(|| path.display().to_string())?;
        return Ok((Some(file), games));
    }
    Ok((None, Vec::new()))
}

/// The first Ctrl-C stops the tournament, the second ends the program at once.
fn stop_on_ctrl_c(stop: Stop, words: &Words) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let mut first = Box::pin(tokio::signal::ctrl_c());
    // The first poll registers the handler, so that no Ctrl-C is missed before it.
    if let Poll::Ready(unheard) = runtime.block_on(poll_fn(|context| Poll::Ready(first.as_mut().poll(context)))) {
        unheard.with_context(|| words.say("arena-unheard"))?;
    }
    thread::spawn(move || {
        runtime.block_on(async {
            if first.await.is_ok() {
                stop.stop();
                if tokio::signal::ctrl_c().await.is_ok() {
                    process::exit(INTERRUPTED);
                }
            }
        });
    });
    Ok(())
}

/// Prints the statistics.
fn tell(tournament: &Tournament, statistics: &Statistics, words: &Words) {
    let Statistics { deals, games, decisions, .. } = statistics;
    let count = |number: usize| words.decimal(number as f64, 0);
    let head = args![
        game => tournament.title.name(),
        games => count(*games),
        count => *deals,
        deals => count(*deals),
        seats => tournament.lineup.seats(),
        seed => tournament.seed.to_string(),
        decisions => words.decimal(*decisions, 1),
    ];
    say!("{}", words.tell("arena-head", &head));
    say!();
    let head = ["bot", "wins", "even", "score", "margin", "elo", "iterations", "turn", "longest"];
    let head = head.map(|column| words.say(&format!("arena-column-{column}"))).to_vec();
    // Dollars run into thousands, points into tens.
    let digits = if statistics.bots.iter().any(|bot| bot.score.mean.abs() >= 1000.0) { 0 } else { 1 };
    table(head, statistics.bots.iter().map(|bot| row(bot, digits, words)).collect());
    if statistics.bots.len() > 1 {
        say!();
        say!("{}", words.say("arena-pairs"));
        say!();
        let labels = statistics.bots.iter().map(|bot| bot.bot.clone());
        let head = std::iter::once(String::new()).chain(labels.clone()).collect();
        table(head, labels.map(|bot| ahead(statistics, bot, words)).collect());
    }
    for bot in statistics.bots.iter().filter(|bot| !bot.forfeits.is_none()) {
        let lost = bot.forfeits;
        let lost = args![
            bot => bot.bot.as_str(),
            count => lost.all(),
            late => lost.late,
            dead => lost.dead,
            illegal => lost.illegal,
        ];
        say!();
        say!("{}", words.tell("arena-lost", &lost));
    }
    say!();
    words.say("arena-intervals").lines().for_each(|line| say!("{line}"));
}

/// A bot's row, its scores with this many digits after the decimal point.
fn row(bot: &Standing, digits: usize, words: &Words) -> Vec<String> {
    let with_interval = |estimate, times, digits| with_interval(estimate, times, digits, words);
    vec![
        bot.bot.clone(),
        with_interval(bot.wins, 100.0, 1),
        words.decimal(100.0 * bot.even, 1),
        with_interval(bot.score, 1.0, digits),
        with_interval(bot.margin, 1.0, digits),
        with_interval(bot.elo, 1.0, 0),
        bot.iterations.map_or_else(|| "–".to_owned(), |count| words.decimal(count, 0)),
        words.decimal(bot.turn_ms, 2),
        words.decimal(bot.longest_ms, 1),
    ]
}

/// A bot's row of the second table.
fn ahead(statistics: &Statistics, bot: String, words: &Words) -> Vec<String> {
    let against = |other: &Standing| {
        let pair = statistics.pairs.iter().find(|pair| pair.bot == bot && pair.other == other.bot);
        pair.map_or_else(String::new, |pair| with_interval(pair.ahead, 100.0, 1, words))
    };
    let cells: Vec<String> = statistics.bots.iter().map(against).collect();
    std::iter::once(bot).chain(cells).collect()
}

/// A number with its interval, as in `52.1 (48.0 to 56.2)`.
fn with_interval(estimate: Measured, times: f64, digits: usize, words: &Words) -> String {
    let number = |value: f64| words.decimal(times * value, digits);
    let Some([least, most]) = estimate.interval else { return number(estimate.mean) };
    let interval = args![mean => number(estimate.mean), least => number(least), most => number(most)];
    words.tell("arena-interval", &interval)
}
