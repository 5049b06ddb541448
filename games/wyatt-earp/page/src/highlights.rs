//! What is worth retelling of a game: the hand or the duel that decided it, and the largest reward.

use look::highlight::{Highlight, greatest};
use look::{Reader, args};
use table::Seat;
use wyatt_earp::{Event, Outlaw, Scored, WyattEarp};

use crate::speech;

/// The highlights of a finished game.
pub(crate) fn highlights(reader: &Reader<'_, WyattEarp>, events: &[&Event]) -> Vec<Highlight> {
    let reward = greatest(events, |event| match event {
        Event::Scored(scored) => scored.shares.iter().max().copied().filter(|share| *share > 0),
        _ => None,
    });
    let reward = reward.and_then(|at| {
        let said = speech::logged(reader, events[at])?;
        Some(Highlight::new(reader.words, "highlight-reward", at, said))
    });
    duel(reader, events).or_else(|| decisive(reader, events)).into_iter().chain(reward).collect()
}

/// The duel for the victory.
fn duel(reader: &Reader<'_, WyattEarp>, events: &[&Event]) -> Option<Highlight> {
    let at = events.iter().rposition(|event| matches!(event, Event::Duel { .. }))?;
    Some(Highlight::new(reader.words, "stage-duel", at, speech::spoken(reader, events[at])?))
}

/// The hand from whose end on the winner was ahead of all others.
fn decisive(reader: &Reader<'_, WyattEarp>, events: &[&Event]) -> Option<Highlight> {
    let accounts = events.iter().enumerate().filter_map(|(at, event)| match event {
        Event::Scored(scored) if Outlaw::ALL.last() == Some(&scored.outlaw) => Some((at, leader(scored))),
        _ => None,
    });
    let accounts: Vec<(usize, Option<Seat>)> = accounts.collect();
    let winner = accounts.last()?.1?;
    let behind = accounts.iter().rposition(|(_, leader)| *leader != Some(winner));
    let hand = behind.map_or(0, |behind| behind + 1);
    let said = reader.names.tell(winner, "say-decisive", &args![number => hand + 1], reader.words);
    Some(Highlight::new(reader.words, "highlight-hand", accounts[hand].0, said))
}

/// The seat that is ahead of all others; `None` if several are.
fn leader(scored: &Scored) -> Option<Seat> {
    let most = scored.money.iter().max()?;
    let mut richest = scored.money.pairs().filter(|(_, money)| *money == most);
    richest.next().filter(|_| richest.next().is_none()).map(|(seat, _)| seat)
}
