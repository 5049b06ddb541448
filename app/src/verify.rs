//! `posse verify`: checks a downloaded game without the server.

use anyhow::Context as _;
use catalog::titles;
use play::How;
use play::record::{Checked, Part, Receipt, Record};
use table::Seat;

use crate::cli::{self, VerifyArgs};
use crate::output::say;

pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<()> {
    let named = || args.file.display().to_string();
    let record = Record::read(&cli::read(&args.file)?).with_context(named)?;
    let receipt = match &args.receipt {
        None => None,
        Some(file) => Some(Receipt::read(&cli::read(file)?).with_context(|| file.display().to_string())?),
    };
    let misfit = || format!("{} does not fit", named());
    let checked = record.check(titles()).with_context(misfit)?;
    if let Some(receipt) = &receipt {
        checked.receipt(receipt).with_context(misfit)?;
    }
    tell(&checked, receipt.map(|receipt| receipt.seat));
    Ok(())
}

fn tell(checked: &Checked, receipt: Option<Seat>) {
    let progress = &checked.progress;
    let header = &progress.header;
    say!("Everything fits together: table {}, {}, {} seats.", header.table, header.game, header.seats);
    say!();
    say!("  The server's secret fits the fingerprint that it showed before anybody sat down.");
    for (seat, chair) in progress.chairs.pairs() {
        let part = match checked.part(seat) {
            Part::Value => "added a value to the deal, and it fits its fingerprint",
            Part::Bot => "is a bot and added nothing to the deal",
            Part::Trust if chair.name.is_empty() => "was empty",
            Part::Trust => "added nothing to the deal and trusted the host",
        };
        let name = if chair.name.is_empty() { String::new() } else { format!(", {},", chair.name) };
        say!("  Seat {seat}{name} {part}.");
    }
    for seat in checked.withdrawn.iter() {
        say!("  Note: somebody got up from seat {seat} when the value of another was known already. Whoever it was");
        say!("  could choose between two deals.");
    }
    if let Some(seat) = receipt {
        say!("  The receipt of seat {seat} fits the file.");
    }
    if progress.game().is_some() {
        say!("  The deal and all {} decisions lead to the states that the file says.", progress.actions);
    }
    say!("  {}", ending(checked));
    if receipt.is_none() {
        say!();
        say!("Only a receipt proves that this is the deal which your browser took part in: --receipt FILE.");
    }
}

fn ending(checked: &Checked) -> String {
    let name = |seat: Seat| checked.progress.chairs[seat].name.clone();
    match (&checked.ending.how, &checked.ending.outcome) {
        (How::Played, Some(outcome)) => {
            let winners: Vec<String> = outcome.winners().map(name).collect();
            format!("Played to the end. First: {}.", winners.join(", "))
        }
        (How::Played | How::Conceded, _) => "It ended because all others had given up.".to_owned(),
        (How::Closed, _) => "The table was closed before the end.".to_owned(),
        (How::Expired, _) => "The table was closed because nobody came or moved for too long.".to_owned(),
    }
}
