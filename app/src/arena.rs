//! `posse arena`: plays a tournament between bots and prints its table.

use std::collections::BTreeSet;
use std::future::{Future as _, poll_fn};
use std::num::NonZero;
use std::process;
use std::task::Poll;
use std::thread;

use anyhow::Context as _;
use arena::{Estimate, Lineup, Mind, Number, Played, ResultsFile, Standing, Statistics, Tournament};
use erasure::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use table::Settings;

use crate::cli::{self, ArenaArgs};
use crate::output::say;

/// The status of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<()> {
    let tournament = tournament(args)?;
    let (mut file, mut games) = open(args, &tournament)?;
    let known: BTreeSet<Number> = games.iter().map(|game| game.number).collect();
    let mut numbers = tournament.numbers(args.games);
    numbers.retain(|number| !known.contains(number));

    let stop = Stop::default();
    stop_on_ctrl_c(stop.clone())?;
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    let bar = progress(numbers.len());
    let played = tournament.run(&numbers, args.jobs.map_or_else(cores, usize::from), &stop, |game| {
        games.push(game.clone());
        bar.inc(1);
        file.as_mut().map_or(Ok(()), |file| file.add(game)).context("a game could not be written to the file")
    });
    bar.finish_and_clear();

    if stop.is_stopped() && played.is_ok() {
        let next = if file.is_some() { "go on with --resume" } else { "with --json FILE you could go on later" };
        say!("Stopped; {} games are left: {next}.", bar.length().unwrap_or(0) - bar.position());
        say!();
    }
    let statistics = Statistics::of(&tournament.lineup, &games);
    match &statistics {
        Some(statistics) => tell(&tournament, statistics),
        None => say!("No deal was played in all its {} rotations.", tournament.lineup.seats()),
    }
    if let (Some(file), Some(statistics)) = (file, &statistics) {
        file.finish(statistics).context("the statistics could not be written to the file")?;
    }
    played
}

/// The tournament that the command line asks for.
fn tournament(args: &ArenaArgs) -> anyhow::Result<Tournament> {
    let title = cli::title(&args.game)?;
    let foreign = args.against.clone().map(|command| Mind::Foreign { command, milliseconds: args.against_ms });
    let bots: Vec<&str> = args.bots.iter().map(String::as_str).collect();
    let lineup = Lineup::of(title, &bots, foreign, args.seats).map_err(cli::misused)?;
    let mut setup = cli::usual(title, lineup.seats());
    let settings = Settings(args.options.iter().cloned().collect());
    setup.settings = settings.complete(title.options()).map_err(cli::misused)?;
    title.check(&setup).map_err(cli::misused)?;
    Ok(Tournament { title, setup, lineup, seed: args.seed })
}

/// The file of results, if there is to be one, and the games that it has.
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
fn stop_on_ctrl_c(stop: Stop) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let mut first = Box::pin(tokio::signal::ctrl_c());
    // The first poll registers the handler, so that no Ctrl-C comes before it.
    if let Poll::Ready(unheard) = runtime.block_on(poll_fn(|context| Poll::Ready(first.as_mut().poll(context)))) {
        unheard.context("Ctrl-C cannot be heard")?;
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

/// The bar on standard error; nothing is drawn where that is no terminal.
fn progress(games: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    ProgressBar::new(games as u64).with_style(style.expect("the template is right"))
}

/// Prints what the games say.
fn tell(tournament: &Tournament, statistics: &Statistics) {
    let Statistics { deals, games, decisions, .. } = statistics;
    let (game, seats, seed) = (tournament.title.name(), tournament.lineup.seats(), tournament.seed);
    say!("{game}: {games} games, {deals} deals in {seats} rotations, seed {seed}; {decisions:.1} decisions a game");
    say!();
    let head = ["bot", "wins %", "even", "score", "ahead by", "Elo", "iterations a turn", "ms a turn", "longest"];
    // Dollars are counted in thousands, points in tens.
    let digits = if statistics.bots.iter().any(|bot| bot.score.mean.abs() >= 1000.0) { 0 } else { 1 };
    table(&head, statistics.bots.iter().map(|bot| row(bot, digits)).collect());
    if statistics.bots.len() > 1 {
        say!();
        say!("How often the bot of the row finishes before that of the column, in % (a tie counts half):");
        say!();
        let labels = statistics.bots.iter().map(|bot| bot.bot.as_str());
        let head: Vec<&str> = std::iter::once("").chain(labels.clone()).collect();
        table(&head, labels.map(|bot| ahead(statistics, bot)).collect());
    }
    for bot in statistics.bots.iter().filter(|bot| !bot.forfeits.is_none()) {
        let lost = bot.forfeits;
        say!();
        say!(
            "{} lost {} decisions: {} late, {} after its process ended, {} not on the list.",
            bot.bot,
            lost.all(),
            lost.late,
            lost.dead,
            lost.illegal
        );
    }
    say!();
    say!("In brackets: the 95 % interval. The games of a deal are one observation. Shares: Wilson's interval with");
    say!("Student's t on the effective number of games; scores: Student's t; Elo: Bayesian bootstrap over deals, the");
    say!("mean of all bots being 0.");
}

/// A bot's row, its scores with so many digits behind the point.
fn row(bot: &Standing, digits: usize) -> Vec<String> {
    vec![
        bot.bot.clone(),
        with_interval(bot.wins, 100.0, 1),
        format!("{:.1}", 100.0 * bot.even),
        with_interval(bot.score, 1.0, digits),
        with_interval(bot.margin, 1.0, digits),
        with_interval(bot.elo, 1.0, 0),
        bot.iterations.map_or_else(|| "–".to_owned(), |count| format!("{count:.0}")),
        format!("{:.2}", bot.turn_ms),
        format!("{:.1}", bot.longest_ms),
    ]
}

/// A bot's row of the second table.
fn ahead(statistics: &Statistics, bot: &str) -> Vec<String> {
    let against = |other: &Standing| {
        let pair = statistics.pairs.iter().find(|pair| pair.bot == bot && pair.other == other.bot);
        pair.map_or_else(String::new, |pair| with_interval(pair.ahead, 100.0, 1))
    };
    std::iter::once(bot.to_owned()).chain(statistics.bots.iter().map(against)).collect()
}

/// A number with its interval, as in `52.1 (48.0 to 56.2)`.
fn with_interval(estimate: Estimate, times: f64, digits: usize) -> String {
    let number = |value: f64| format!("{:.digits$}", times * value);
    match estimate.interval {
        Some([least, most]) => format!("{} ({} to {})", number(estimate.mean), number(least), number(most)),
        None => number(estimate.mean),
    }
}

/// Prints a table: the first column to the left, the others to the right.
fn table(head: &[&str], rows: Vec<Vec<String>>) {
    let head: Vec<String> = head.iter().map(|text| (*text).to_owned()).collect();
    let all: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let width = |column: usize| all.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    for row in &all {
        let cells = row.iter().enumerate().map(|(column, text)| match column {
            0 => format!("{text:<0$}", width(column)),
            _ => format!("  {text:>0$}", width(column)),
        });
        say!("  {}", cells.collect::<String>().trim_end());
    }
}
