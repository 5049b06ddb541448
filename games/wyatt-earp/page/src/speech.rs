//! The game in sentences: actions, reasons, what is said as it happens and what stays in the log.

use look::{Names, Scene, Words, args};
use table::Seat;
use wyatt_earp::{Action, Card, Event, Hand, HandEnd, Illegal, Outlaw, Scored, WyattEarp};

use crate::art::{card_name, money, outlaw_name};

/// An action in words; `name` tells of a seat who sits there.
pub(crate) fn action(action: Action, name: &dyn Fn(Seat) -> String, words: &Words) -> String {
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
        Action::Ask { seat } => words.tell("act-ask", &args![name => name(seat)]),
        Action::Steal => words.say("act-steal"),
        Action::WyattDraw => words.say("act-wyatt-draw"),
        Action::WyattSearch => words.say("act-wyatt-search"),
        Action::Pick { card } => words.tell("act-pick", &args![card => card_name(card, words)]),
        Action::Keep => words.say("act-keep"),
        Action::Unhide => words.say("act-unhide"),
        Action::Target { seat, outlaw } => {
            words.tell("act-target", &args![name => name(seat), outlaw => outlaw_name(outlaw, words)])
        }
        Action::Discard { card } => words.tell("act-discard", &args![card => card_name(card, words)]),
        Action::Pass => words.say("act-pass"),
    }
}

/// To play a card that needs a hit, in words.
fn shoots(card: Card, words: &Words) -> String {
    words.tell("act-shoot", &args![card => card_name(card, words)])
}

/// An action in words, with the names of this table.
pub(crate) fn action_at(scene: &Scene<'_, WyattEarp>, what: Action) -> String {
    action(what, &|seat| scene.names[seat].clone(), scene.words)
}

/// What a button says that stands where the action takes place.
pub(crate) fn button(what: Action, words: &Words) -> String {
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
        Action::Ask { .. } | Action::Pick { .. } => return action(what, &|seat| seat.to_string(), words),
    })
}

/// Why something cannot be done.
pub(crate) fn reason(illegal: Illegal, words: &Words) -> String {
    words.say(&format!("why-{}", illegal.name()))
}

/// What is said at the moment something happens; the last outlaw who is scored ends the account of the hand. Nothing
/// for the discard of a played card and for what a search shows: an earlier event tells of it.
pub(crate) fn spoken(event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
    let name = |seat: &Seat| names[*seat].as_str();
    let of = |outlaw: &Outlaw| outlaw_name(*outlaw, words);
    let card = |card: &Card| card_name(*card, words);
    Some(match event {
        Event::HandBegan { number, dealer } => {
            words.tell("say-hand-began", &args![number => *number, name => name(dealer)])
        }
        Event::YouGot { cards } => words.tell("say-you-got", &args![cards => hand(cards, words)]),
        Event::Opened { card: top } => words.tell("say-opened", &args![card => card(top)]),
        Event::Turn { seat } => words.tell("say-turn", &args![name => name(seat)]),
        Event::Drew { seat, count } => words.tell("say-drew", &args![name => name(seat), count => *count]),
        Event::YouDrew { cards } if cards.is_empty() => return None,
        Event::YouDrew { cards } => {
            let drawn: Vec<String> = cards.iter().map(card).collect();
            words.tell("say-you-drew", &args![cards => words.list(&drawn)])
        }
        Event::Took { seat, card: taken } => words.tell("say-took", &args![name => name(seat), card => card(taken)]),
        Event::Renewed => words.say("say-renewed"),
        Event::Laid { seat, outlaw, count, reward } => {
            let reward = rises(*reward, words);
            words.tell("say-laid", &args![name => name(seat), count => *count, outlaw => of(outlaw), reward => reward])
        }
        Event::Played { seat, card: played, outlaw: None } => {
            words.tell("say-played", &args![name => name(seat), card => card(played)])
        }
        Event::Played { seat, outlaw: Some(outlaw), .. } => {
            words.tell("say-played-want", &args![name => name(seat), outlaw => of(outlaw)])
        }
        Event::Shot { seat, card: turned } => {
            let key = if turned.hits() { "say-hit" } else { "say-miss" };
            words.tell(key, &args![name => name(seat), card => card(turned)])
        }
        Event::Landed { seat, outlaw, card: Card::HIDEOUT, .. } => {
            words.tell("say-landed-hideout", &args![name => name(seat), outlaw => of(outlaw)])
        }
        Event::Landed { outlaw, card: landed, reward, .. } => {
            let reward = rises(*reward, words);
            words.tell("say-landed", &args![card => card(landed), outlaw => of(outlaw), reward => reward])
        }
        Event::Spent { .. } | Event::YouSee { .. } => return None,
        Event::Lost { seat, outlaw, card: lost } => {
            words.tell("say-lost", &args![name => name(seat), outlaw => of(outlaw), card => card(lost)])
        }
        Event::Asked { seat, other, outlaw, has } => {
            let key = if *has { "say-asked" } else { "say-asked-none" };
            words.tell(key, &args![name => name(seat), other => name(other), outlaw => of(outlaw)])
        }
        Event::Stolen { seat, from, outlaw } => {
            words.tell("say-stolen", &args![name => name(seat), other => name(from), outlaw => of(outlaw)])
        }
        Event::Searches { seat } => words.tell("say-searches", &args![name => name(seat)]),
        Event::Searched { seat, found } => {
            let key = if *found { "say-searched" } else { "say-searched-none" };
            words.tell(key, &args![name => name(seat)])
        }
        Event::YouTook { card: taken } => words.tell("say-you-took", &args![card => card(taken)]),
        Event::Window { seat, .. } => words.tell("say-window", &args![name => name(seat)]),
        Event::Passed { seat } => words.tell("say-passed", &args![name => name(seat)]),
        Event::Discarded { seat, card: gone } => {
            words.tell("say-discarded", &args![name => name(seat), card => card(gone)])
        }
        Event::HandEnded { seat, why, empty } => {
            let key = match why {
                HandEnd::Emptied => "say-hand-ended-emptied",
                HandEnd::Closed => "say-hand-ended-closed",
                HandEnd::Idle => "say-hand-ended-idle",
            };
            let owners: Vec<String> = empty.iter().map(|seat| names[*seat].clone()).collect();
            words.tell(key, &args![name => name(seat), empty => words.list(&owners), count => empty.len()])
        }
        Event::Scored(line) if Outlaw::ALL.last() == Some(&line.outlaw) => standings(line, names, words),
        Event::Scored(line) => scored(line, names, words),
        Event::Duel { seats } => {
            let tied: Vec<String> = seats.iter().map(|seat| names[*seat].clone()).collect();
            words.tell("say-duel", &args![names => words.list(&tied)])
        }
        Event::DuelRenewed => words.say("say-duel-renewed"),
        Event::Turned { seat, card: turned } => {
            let key = if turned.hits() { "say-turned-hit" } else { "say-turned-miss" };
            words.tell(key, &args![name => name(seat), card => card(turned)])
        }
        Event::Ended { end } => words.tell("say-ended", &args![why => words.say(&format!("end-{}", end.name()))]),
    })
}

/// The seat whose turn an event begins.
pub(crate) fn turn(event: &Event) -> Option<Seat> {
    match event {
        Event::Turn { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What stays in the log: all that was said, a turn as a heading. Without the option *log of discards* it names no card
/// that opened the discard pile, was shot onto it or ended a turn.
pub(crate) fn logged(game: &WyattEarp, event: &Event, names: Names<'_>, words: &Words) -> Option<String> {
    let name = |seat: &Seat| names[*seat].as_str();
    match event {
        Event::Turn { seat } => Some(words.tell("log-turn", &args![name => name(seat)])),
        Event::Scored(line) => Some(scored(line, names, words)),
        other if game.options().discard_log => spoken(other, names, words),
        Event::Opened { .. } => Some(words.say("log-opened")),
        Event::Shot { seat, card } => {
            let key = if card.hits() { "log-shot-hit" } else { "log-shot-miss" };
            Some(words.tell(key, &args![name => name(seat)]))
        }
        Event::Discarded { seat, .. } => Some(words.tell("log-discarded", &args![name => name(seat)])),
        other => spoken(other, names, words),
    }
}

fn rises(thousands: u8, words: &Words) -> String {
    if thousands == 0 {
        return words.say("say-reward-same");
    }
    words.tell("say-reward-up", &args![money => money(thousands.into(), words)])
}

/// Who leads once the last outlaw of a hand is scored, with the money of all, the richest first; then how he is scored.
fn standings(line: &Scored, names: Names<'_>, words: &Words) -> String {
    let mut all: Vec<(Seat, u16)> = line.money.pairs().map(|(seat, money)| (seat, *money)).collect();
    all.sort_by_key(|(_, money)| std::cmp::Reverse(*money));
    let leaders = all.iter().take_while(|(_, money)| *money == all[0].1).count();
    let list: Vec<String> = all.iter().map(|(seat, money)| owns(names[*seat].as_str(), *money, words)).collect();
    let (leader, line) = (names[all[0].0].as_str(), scored(line, names, words));
    words.tell("say-scored-last", &args![count => leaders, name => leader, list => words.list(&list), line => line])
}

/// A player with an amount of money.
fn owns(name: &str, thousands: u16, words: &Words) -> String {
    words.tell("say-scored-share", &args![name => name, money => money(thousands, words)])
}

/// Who takes what of an outlaw's reward, and what stays.
fn scored(line: &Scored, names: Names<'_>, words: &Words) -> String {
    let shares = line.shares.pairs().filter(|(_, share)| **share > 0);
    let shares: Vec<String> = shares.map(|(seat, share)| owns(names[seat].as_str(), *share, words)).collect();
    let key = match (shares.is_empty(), line.rest) {
        (true, _) => "say-scored-none",
        (false, 0) => "say-scored",
        (false, _) => "say-scored-rest",
    };
    let (outlaw, shares, rest) = (outlaw_name(line.outlaw, words), words.list(&shares), money(line.rest, words));
    words.tell(key, &args![outlaw => outlaw, shares => shares, money => rest])
}

/// Cards of a hand by kinds.
fn hand(cards: &Hand, words: &Words) -> String {
    let kinds: Vec<String> = cards
        .kinds()
        .map(|kind| words.tell("card-times", &args![card => card_name(kind, words), count => cards.count(kind)]))
        .collect();
    words.list(&kinds)
}
