//! The game in sentences: actions, reasons, captions and log lines.

use look::words::capitalized;
use look::{Reader, Words, args};
use table::Seat;
use wyatt_earp::{Action, Card, Event, Hand, HandEnd, Illegal, Kind, Outlaw, Scored, WyattEarp};

use crate::art::{card_name, money, outlaw_name};

/// An action in words.
pub(crate) fn action(Reader { words, names, .. }: &Reader<'_, WyattEarp>, action: Action) -> String {
    let of = |key, outlaw: Outlaw| words.tell(key, &args![outlaw => outlaw_name(outlaw, words)]);
    match action {
        Action::Draw => words.say("act-draw"),
        Action::Take => words.say("act-take"),
        Action::Close => words.say("act-close"),
        Action::Lay { outlaw, count } => {
            words.tell("act-lay", &args![count => count, outlaw => outlaw_name(outlaw, words)])
        }
        Action::Photo { outlaw } => of("act-photo", outlaw),
        Action::Stagecoach => shoots(Card::STAGECOACH, words),
        Action::Bank => shoots(Card::BANK, words),
        Action::Gun => shoots(Card::GUN, words),
        Action::Hideout => shoots(Card::HIDEOUT, words),
        Action::Want { outlaw } => of("act-want", outlaw),
        Action::Ask { seat } => names.tell(seat, "act-ask", &[], words),
        Action::Steal => words.say("act-steal"),
        Action::WyattDraw => words.say("act-wyatt-draw"),
        Action::WyattSearch => words.say("act-wyatt-search"),
        Action::Pick { card } => words.tell("act-pick", &args![card => card_name(card, words)]),
        Action::Keep => words.say("act-keep"),
        Action::Unhide => words.say("act-unhide"),
        Action::Target { seat, outlaw } => {
            names.tell(seat, "act-target", &args![outlaw => outlaw_name(outlaw, words)], words)
        }
        Action::Discard { card } => words.tell("act-discard", &args![card => card_name(card, words)]),
        Action::Pass => words.say("act-pass"),
    }
}

/// The words for playing a card that needs a hit.
fn shoots(card: Card, words: &Words) -> String {
    words.tell("act-shoot", &args![card => card_name(card, words)])
}

/// The short label of a button at the place of its action.
pub(crate) fn button(reader: &Reader<'_, WyattEarp>, what: Action) -> String {
    let words = reader.words;
    words.say(match what {
        Action::Draw => "act-draw-here",
        Action::Take => "act-take-here",
        Action::Close => "act-close-here",
        Action::Lay { count, .. } => return words.tell("act-lay-here", &args![count => count]),
        Action::Photo { .. } => "act-photo-here",
        Action::Stagecoach | Action::Bank | Action::Gun | Action::Hideout => "act-shoot-here",
        Action::Target { .. } => "act-target-here",
        Action::Want { .. } => "act-want-here",
        Action::Steal => "act-steal-here",
        Action::WyattDraw => "act-wyatt-draw-here",
        Action::WyattSearch => "act-wyatt-search-here",
        Action::Unhide => "act-unhide-here",
        Action::Keep => "act-keep",
        Action::Discard { .. } => "act-discard-here",
        Action::Pass => "act-pass",
        Action::Ask { .. } | Action::Pick { .. } => return action(reader, what),
    })
}

/// Why something cannot be done.
pub(crate) fn reason(illegal: Illegal, words: &Words) -> String {
    words.say(&format!("why-{}", illegal.name()))
}

/// The caption of an event. The last outlaw scored completes the account of the hand. `None` for the discard of a
/// played card and for what a search shows: an earlier event has told it.
pub(crate) fn spoken(reader: &Reader<'_, WyattEarp>, event: &Event) -> Option<String> {
    let Reader { words, names, .. } = *reader;
    let of = |outlaw: &Outlaw| outlaw_name(*outlaw, words);
    let card = |card: &Card| card_name(*card, words);
    Some(match event {
        Event::HandBegan { number, dealer } => names.tell(*dealer, "say-hand-began", &args![number => *number], words),
        Event::YouGot { cards } => names.tell_own("say-you-got", &args![cards => hand(cards, words)], words),
        Event::Opened { card: top } => words.tell("say-opened", &args![card => card(top)]),
        Event::Turn { seat } => names.tell(*seat, "say-turn", &[], words),
        // The seat itself is told which cards (`YouDrew`).
        Event::Drew { seat, count: 1.. } if names.own() == Some(*seat) => return None,
        Event::Drew { seat, count } => names.tell(*seat, "say-drew", &args![count => *count], words),
        Event::YouDrew { cards } if cards.is_empty() => return None,
        Event::YouDrew { cards } => {
            names.tell_own("say-you-drew", &args![cards => words.counted_list(cards.iter().map(card))], words)
        }
        Event::Took { seat, card: taken } => names.tell(*seat, "say-took", &args![card => card(taken)], words),
        Event::Renewed => words.say("say-renewed"),
        Event::Laid { seat, outlaw, count, reward } => {
            let reward = rises(*reward, words);
            names.tell(*seat, "say-laid", &args![count => *count, outlaw => of(outlaw), reward => reward], words)
        }
        Event::Played { seat, card: played, outlaw: None } => {
            names.tell(*seat, "say-played", &args![card => card(played)], words)
        }
        Event::Played { seat, outlaw: Some(outlaw), .. } => {
            names.tell(*seat, "say-played-want", &args![outlaw => of(outlaw)], words)
        }
        Event::Shot { seat, card: turned } => {
            let key = if turned.hits() { "say-hit" } else { "say-miss" };
            names.tell(*seat, key, &args![card => card(turned)], words)
        }
        Event::Landed { seat, outlaw, card: Card::HIDEOUT, .. } => {
            names.tell(*seat, "say-landed-hideout", &args![outlaw => of(outlaw)], words)
        }
        Event::Landed { card: photo, reward, .. } if matches!(photo.kind(), Kind::Photo(_)) => {
            words.tell("say-landed-photo", &args![card => card(photo), reward => rises(*reward, words)])
        }
        Event::Landed { outlaw, card: landed, reward, .. } => {
            let reward = rises(*reward, words);
            words.tell("say-landed", &args![card => card(landed), outlaw => of(outlaw), reward => reward])
        }
        Event::Spent { .. } | Event::YouSee { .. } => return None,
        Event::Lost { seat, outlaw, card: lost } => {
            names.tell(*seat, "say-lost", &args![outlaw => of(outlaw), card => card(lost)], words)
        }
        Event::Asked { seat, other, outlaw, has } => {
            let key = if *has { "say-asked" } else { "say-asked-none" };
            names.tell_both([*seat, *other], key, &args![outlaw => of(outlaw)], words)
        }
        Event::Stolen { seat, from, outlaw } => {
            names.tell_both([*seat, *from], "say-stolen", &args![outlaw => of(outlaw)], words)
        }
        Event::Searches { seat } => names.tell(*seat, "say-searches", &[], words),
        Event::Searched { seat, found } => {
            let key = if *found { "say-searched" } else { "say-searched-none" };
            names.tell(*seat, key, &[], words)
        }
        Event::YouTook { card: taken } => names.tell_own("say-you-took", &args![card => card(taken)], words),
        Event::Window { seat, .. } => names.tell(*seat, "say-window", &[], words),
        Event::Passed { seat } => names.tell(*seat, "say-passed", &[], words),
        Event::Discarded { seat, card: gone } => names.tell(*seat, "say-discarded", &args![card => card(gone)], words),
        Event::HandEnded { seat, why, empty } => match why {
            HandEnd::Emptied => of_all(reader, empty, "say-hand-ended-emptied"),
            HandEnd::Closed => names.tell(*seat, "say-hand-ended-closed", &[], words),
            HandEnd::Idle => words.say("say-hand-ended-idle"),
        },
        Event::Scored(line) if Outlaw::ALL.last() == Some(&line.outlaw) => standings(reader, line),
        Event::Scored(line) => scored(reader, line),
        Event::Duel { seats } => of_all(reader, seats, "say-duel"),
        Event::DuelRenewed => words.say("say-duel-renewed"),
        Event::Turned { seat, card: turned } => {
            let key = if turned.hits() { "say-turned-hit" } else { "say-turned-miss" };
            names.tell(*seat, key, &args![card => card(turned)], words)
        }
        Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
    })
}

/// A message that begins with a list of these seats.
fn of_all(Reader { words, names, .. }: &Reader<'_, WyattEarp>, seats: &[Seat], key: &str) -> String {
    let all = capitalized(&names.list(seats.iter().copied(), words));
    let is_you = seats.iter().any(|seat| names.you() == Some(*seat));
    let key = if is_you { format!("{key}.you") } else { key.to_owned() };
    words.tell(&key, &args![names => all, count => seats.len()])
}

/// The log line of an event: its caption, but turns become headings. Without the option *log of discards*, it does not
/// name the cards that opened the discard pile, were shot onto it or ended a turn.
pub(crate) fn logged(reader: &Reader<'_, WyattEarp>, event: &Event) -> Option<String> {
    let Reader { game, words, names } = *reader;
    match event {
        Event::Scored(line) => Some(scored(reader, line)),
        other if game.options().discard_log => spoken(reader, other),
        Event::Opened { .. } => Some(words.say("log-opened")),
        Event::Shot { seat, card } => {
            let key = if card.hits() { "log-shot-hit" } else { "log-shot-miss" };
            Some(names.tell(*seat, key, &[], words))
        }
        Event::Discarded { seat, .. } => Some(names.tell(*seat, "log-discarded", &[], words)),
        other => spoken(reader, other),
    }
}

fn rises(thousands: u8, words: &Words) -> String {
    if thousands == 0 {
        return words.say("say-reward-same");
    }
    words.tell("say-reward-up", &args![money => money(thousands.into(), words)])
}

/// After the last outlaw of a hand is scored: who leads, everybody's money from richest to poorest, then that outlaw's
/// scoring.
fn standings(reader: &Reader<'_, WyattEarp>, line: &Scored) -> String {
    let mut all: Vec<(Seat, u16)> = line.money.pairs().map(|(seat, money)| (seat, *money)).collect();
    all.sort_by_key(|(_, money)| std::cmp::Reverse(*money));
    let leaders = all.iter().take_while(|(_, money)| *money == all[0].1).count();
    let list: Vec<String> = all.iter().map(|(seat, money)| owns(reader, *seat, *money)).collect();
    let (list, line) = (capitalized(&reader.words.list(&list)), scored(reader, line));
    reader.names.tell(all[0].0, "say-scored-last", &args![count => leaders, list => list, line => line], reader.words)
}

/// A player with an amount of money.
pub(crate) fn owns(Reader { words, names, .. }: &Reader<'_, WyattEarp>, seat: Seat, thousands: u16) -> String {
    names.tell(seat, "say-scored-share", &args![money => money(thousands, words)], words)
}

/// Who takes what of an outlaw's reward, and what stays.
fn scored(reader: &Reader<'_, WyattEarp>, line: &Scored) -> String {
    let words = reader.words;
    let shares = line.shares.pairs().filter(|(_, share)| **share > 0);
    let shares: Vec<String> = shares.map(|(seat, share)| owns(reader, seat, *share)).collect();
    let key = match (shares.is_empty(), line.rest) {
        (true, _) => "say-scored-none",
        (false, 0) => "say-scored",
        (false, _) => "say-scored-rest",
    };
    let (outlaw, shares, rest) = (outlaw_name(line.outlaw, words), words.list(&shares), money(line.rest, words));
    words.tell(key, &args![outlaw => outlaw, shares => shares, money => rest])
}

/// The cards of a hand, by kinds.
fn hand(cards: &Hand, words: &Words) -> String {
    words.counted_list(cards.cards().map(|card| card_name(card, words)))
}
