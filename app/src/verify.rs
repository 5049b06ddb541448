//! `posse verify`: checks a downloaded game without the server.

use anyhow::Context as _;
use catalog::titles;
use look::{Words, args};
use play::record::{Checked, Contribution, Receipt, Record};
use play::{How, Progress};
use serde_json::json;
use table::{Outcome, Seat};

use crate::cli::{self, VerifyArgs};
use crate::output::say;

pub(crate) fn run(args: &VerifyArgs, words: &Words) -> anyhow::Result<()> {
    let named = || args.file.display().to_string();
    let record = Record::read(&cli::read(&args.file, words)?).with_context(named)?;
    let receipt = match &args.receipt {
        None => None,
        Some(file) => Some(Receipt::read(&cli::read(file, words)?).with_context(|| file.display().to_string())?),
    };
    let misfit = || words.tell("verify-misfit", &args![file => named()]);
    let checked = record.check(titles()).with_context(misfit)?;
    if let Some(receipt) = &receipt {
        checked.receipt(receipt).with_context(misfit)?;
    }
    let receipt = receipt.map(|receipt| receipt.seat);
    if args.json {
        say!("{}", json(&checked, receipt));
    } else {
        tell(&checked, receipt, words);
    }
    Ok(())
}

/// A game that fits, for a program to read. What does not fit is an error in words and the status 1.
fn json(checked: &Checked, receipt: Option<Seat>) -> serde_json::Value {
    let Progress { header, chairs, actions, .. } = &checked.progress;
    let people = chairs.pairs().map(|(seat, chair)| {
        let part = part(checked, seat).trim_start_matches("verify-");
        json!({ "seat": seat.to_string(), "name": chair.name.plain(), "part": part })
    });
    let how = match checked.ending.how {
        How::Played => "played",
        How::Conceded => "conceded",
        How::Closed => "closed",
        How::Expired => "expired",
    };
    let outcome = checked.ending.outcome.as_ref();
    let winners: Vec<String> =
        outcome.map(Outcome::winners).into_iter().flatten().map(|seat| seat.to_string()).collect();
    json!({
        "table": header.table,
        "game": header.game,
        "seats": header.seats,
        "lesson": header.lesson.is_some(),
        "people": people.collect::<Vec<_>>(),
        "withdrawn": checked.withdrawn.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "receipt": receipt.map(|seat| seat.to_string()),
        "decisions": actions,
        "ending": how,
        "winners": winners,
    })
}

/// The message on what a seat added to the deal. JSON has its name without `verify-`.
fn part(checked: &Checked, seat: Seat) -> &'static str {
    match checked.part(seat) {
        Contribution::Value => "verify-value",
        Contribution::Bot => "verify-bot",
        Contribution::Trust if checked.progress.chairs[seat].name.is_empty() => "verify-empty",
        Contribution::Trust => "verify-trust",
    }
}

fn tell(checked: &Checked, receipt: Option<Seat>, words: &Words) {
    let progress = &checked.progress;
    let header = &progress.header;
    let of_header = args![table => header.table.to_string(), game => header.game.as_str(), seats => header.seats];
    say!("{}", words.tell("verify-fits", &of_header));
    say!();
    say!("  {}", words.say("verify-secret"));
    if header.lesson.is_some() {
        say!("  {}", words.say("verify-lesson"));
    }
    for (seat, chair) in progress.chairs.pairs() {
        let of_seat = args![seat => seat.to_string(), name => chair.name.shown()];
        say!("  {}", words.tell(part(checked, seat), &of_seat));
    }
    for seat in checked.withdrawn.iter() {
        say!("  {}", words.tell("verify-withdrawn", &args![seat => seat.to_string()]));
    }
    if let Some(seat) = receipt {
        say!("  {}", words.tell("verify-receipt", &args![seat => seat.to_string()]));
    }
    if progress.game().is_some() {
        say!("  {}", words.tell("verify-decisions", &args![count => progress.actions]));
    }
    say!("  {}", ending(checked, words));
    if receipt.is_none() {
        say!();
        say!("{}", words.say("verify-without-receipt"));
    }
}

fn ending(checked: &Checked, words: &Words) -> String {
    let name = |seat: Seat| checked.progress.chairs[seat].name.shown();
    match (&checked.ending.how, &checked.ending.outcome) {
        (How::Played, Some(outcome)) => {
            let winners: Vec<String> = outcome.winners().map(name).collect();
            words.tell("verify-played", &args![names => words.list(&winners)])
        }
        (How::Played | How::Conceded, _) => words.say("verify-conceded"),
        (How::Closed, _) => words.say("verify-closed"),
        (How::Expired, _) => words.say("verify-expired"),
    }
}
