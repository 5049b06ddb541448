//! Requests other than moves: sitting down, leaving, being ready, bots, links, giving up.
//!
//! Each function turns an admitted [`Request`](crate::Request) into a plan.

use erasure::Cast;
use table::Seat;
use table::deal::{Commitment, Secret};
use table_log::{Holder, Kind, Millis, Overtime, Phase, VisitorId, Who};

use crate::clocks::DAY;
use crate::loaded::Loaded;
use crate::name;
use crate::plan::Plan;
use crate::progress::{Person, Progress};
use crate::remarks::number_of;
use crate::request::{Done, Refused};
use crate::snapshot::Snapshot;
use crate::token::Token;

/// A visitor sits down: in a free seat or, in a running game, in a bot's.
pub(crate) fn sit(
    table: &Loaded,
    visitor: &VisitorId,
    seat: Seat,
    name: &str,
    commitment: Option<Commitment>,
    of: Option<&str>,
) -> Result<Plan, Refused> {
    let chairs = &table.progress.chairs;
    let name = name::clean(name)?;
    let of = of.map(name::clean).transpose()?;
    if chairs.iter().any(|chair| name::same(chair.name.plain(), &name)) {
        return Err(Refused::NameTaken);
    }
    let kind = if table.progress.is_bots(seat) {
        Kind::TakeOver { seat, name }
    } else {
        // Nobody may choose a value after another was opened, so a person who sits down late trusts the server.
        let opened = chairs.iter().any(|chair| chair.opened.is_some());
        Kind::Sit { seat, name, commitment: commitment.filter(|_| !opened), of }
    };
    let mut plan = Plan::entry(table, Who::Seat(seat), kind)?;
    // A private link with which the host gave the bot's seat away ends.
    plan.holders.push((seat, Holder { visitor: Some(visitor.clone()), since: plan.at, ..Holder::default() }));
    Ok(plan)
}

/// A person in a seat takes another name: in the log the seat is left and taken again, with the same commitment.
///
/// # Errors
/// When the name is not readable, or somebody else at the table has it.
pub(crate) fn rename(table: &Loaded, seat: Seat, name: &str) -> Result<Plan, Refused> {
    let (chairs, name) = (&table.progress.chairs, name::clean(name)?);
    if chairs.pairs().any(|(other, chair)| other != seat && name::same(chair.name.plain(), &name)) {
        return Err(Refused::NameTaken);
    }
    let mut plan = Plan::entry(table, Who::Seat(seat), Kind::Leave { seat })?;
    let (commitment, of) = (chairs[seat].commitment, chairs[seat].of());
    plan.enter(Who::Seat(seat), Kind::Sit { seat, name, commitment, of })?;
    Ok(plan)
}

/// A person who was seated without a commitment makes one: in the log the seat is left and taken again.
pub(crate) fn promise(table: &Loaded, seat: Seat, commitment: Commitment) -> Result<Plan, Refused> {
    let chair = &table.progress.chairs[seat];
    let (name, commitment, of) = (chair.name.plain().to_owned(), Some(commitment), chair.of());
    let mut plan = Plan::entry(table, Who::Seat(seat), Kind::Leave { seat })?;
    plan.enter(Who::Seat(seat), Kind::Sit { seat, name, commitment, of })?;
    Ok(plan)
}

/// A visitor leaves a seat, or the host frees it.
pub(crate) fn leave(table: &Loaded, who: Who, seat: Seat) -> Result<Plan, Refused> {
    let mut plan = Plan::entry(table, who, Kind::Leave { seat })?;
    plan.holders.push((seat, Holder::default()));
    Ok(plan)
}

/// The occupants of two seats change places; one of the seats may be free. In the log, both are left and taken again.
/// Private links to them end. `commitment` is the one of a person who moves to a free seat.
pub(crate) fn swap(
    table: &Loaded,
    who: &Who,
    seats: [Seat; 2],
    commitment: Option<Commitment>,
) -> Result<Plan, Refused> {
    let chairs = &table.progress.chairs;
    let mut plan = Plan::on(table);
    for seat in seats.into_iter().filter(|seat| chairs[*seat].person != Person::Nobody) {
        plan.enter(who.clone(), Kind::Leave { seat })?;
    }
    let [one, other] = seats;
    for (from, seat) in [(one, other), (other, one)] {
        let (name, of) = (chairs[from].name.plain().to_owned(), chairs[from].of());
        match &chairs[from].person {
            Person::Nobody => {}
            Person::Visitor => plan.enter(Who::Seat(seat), Kind::Sit { seat, name, commitment, of })?,
            Person::Bot(bot, version) => {
                plan.enter(Who::Host, Kind::SitBot { seat, name, bot: bot.clone(), version: *version })?;
            }
        }
        let Holder { visitor, since, .. } = table.holders[from].clone();
        plan.holders.push((seat, Holder { visitor, since, ..Holder::default() }));
    }
    Ok(plan)
}

/// A person agrees that everybody with the link may see the finished game. The last one to agree publishes it.
pub(crate) fn agree(table: &Loaded, before: &Snapshot, seat: Seat) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    let asked = before.to_agree();
    if asked.contains(seat) {
        plan.enter(Who::Seat(seat), Kind::Agree { seat })?;
    }
    let visitor = &table.holders[seat].visitor;
    if asked.iter().all(|other| table.holders[other].visitor == *visitor) {
        plan.enter(Who::Server, Kind::Publish)?;
    }
    Ok(plan)
}

/// Vacates the seats of forgotten people: before the start they are free, and in a running game bots play on for them.
pub fn vacate(table: &Loaded, seats: &[Seat]) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    for seat in seats {
        match plan.next.phase() {
            Phase::Open => plan.enter(Who::Host, Kind::Leave { seat: *seat })?,
            Phase::Running if plan.next.chairs[*seat].bot().is_none() => {
                stand_in(&mut plan, table, Who::Server, *seat)?
            }
            Phase::Running | Phase::Over => {}
        }
        plan.holders.push((*seat, Holder::default()));
    }
    Ok(plan)
}

/// A visitor is ready to start.
pub(crate) fn ready(table: &Loaded, seat: Seat, opened: Option<Secret>) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    be_ready(&mut plan, seat, opened)?;
    Ok(plan)
}

/// The host, who has this seat, puts a bot into each free seat and is ready.
pub(crate) fn fill(table: &Loaded, seat: Seat, bot: &str, opened: Option<Secret>) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    for free in Seat::all(table.progress.header.seats) {
        if plan.next.chairs[free].person == Person::Nobody {
            let kind = sit_bot(&plan.next, free, bot)?;
            plan.enter(Who::Host, kind)?;
        }
    }
    if !plan.next.chairs[seat].ready {
        be_ready(&mut plan, seat, opened)?;
    }
    Ok(plan)
}

/// A visitor lets a bot play for them, or the host or somebody else for a person who is away.
pub(crate) fn hand_over(table: &Loaded, who: Who, seat: Seat) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    stand_in(&mut plan, table, who, seat)?;
    Ok(plan)
}

/// A person plays again in place of the bot.
pub(crate) fn hand_back(table: &Loaded, who: Who, seat: Seat) -> Result<Plan, Refused> {
    let mut plan = Plan::entry(table, who, Kind::HandBack { seat })?;
    end_link(&mut plan, table, seat);
    Ok(plan)
}

/// A visitor gives up. If two or more players remain, a bot plays on for them.
pub(crate) fn concede(table: &Loaded, seat: Seat) -> Result<Plan, Refused> {
    let mut plan = Plan::entry(table, Who::Seat(seat), Kind::Concede { seat })?;
    if plan.next.standing().len() > 1 && plan.next.chairs[seat].bot().is_none() {
        stand_in(&mut plan, table, Who::Server, seat)?;
    } else {
        end_link(&mut plan, table, seat);
    }
    Ok(plan)
}

/// A visitor begins a holiday of so many days, or ends it.
///
/// # Errors
/// `NoHoliday` when it is too long, or begins too late.
pub(crate) fn holiday(table: &Loaded, seat: Seat, days: u8) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    let kind = Kind::Holiday { seat, until: Millis(plan.at.0 + i64::from(days) * DAY) };
    let mut clocks = plan.next.clocks.clone().ok_or(Refused::NoClocks)?;
    clocks.pass(plan.at, &Kind::Leap { millis: plan.leap.unwrap_or_default() })?;
    if days > 0 && clocks.is_late(seat) {
        return Err(clocks.no_holiday(seat));
    }
    clocks.pass(plan.at, &kind)?;
    plan.enter(Who::Seat(seat), kind)?;
    Ok(plan)
}

/// The time of these seats is up.
pub fn time_up(table: &Loaded, seats: &[Seat]) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    for seat in seats.iter().copied() {
        let Some(clocks) = &plan.next.clocks else { break };
        let overtime = clocks.overtime(seat);
        plan.enter(Who::Server, Kind::TimeUp { seat })?;
        match overtime {
            Overtime::Bot => stand_in(&mut plan, table, Who::Server, seat)?,
            Overtime::Others => {}
            Overtime::Concede => {
                plan.enter(Who::Server, Kind::Concede { seat })?;
                if plan.next.standing().len() < 2 {
                    end_link(&mut plan, table, seat);
                    break;
                }
                stand_in(&mut plan, table, Who::Server, seat)?;
            }
            Overtime::Free => {
                let (bot, version) = plan.next.title.strongest();
                let persona = persona(&plan.next, None);
                let (name, bot) = (persona.called().to_owned(), format!("{bot}.{persona}"));
                let kind = Kind::Vacate { seat, name, bot, version };
                plan.enter(Who::Server, kind)?;
                plan.drafts.push((seat, Vec::new()));
                plan.holders.push((seat, Holder::default()));
            }
        }
    }
    Ok(plan)
}

/// A visitor starts or stops passing in all windows.
pub(crate) fn pass_for_me(table: &Loaded, seat: Seat, on: bool) -> Plan {
    let mut plan = Plan::on(table);
    plan.holders.push((seat, Holder { passes: on, ..table.holders[seat].clone() }));
    // Only this seat is notified: the others must not learn that it passes.
    plan.only = Some(seat);
    plan
}

/// Makes a new private link to a seat; the previous link becomes invalid.
pub(crate) fn new_link(table: &Loaded, seat: Seat) -> Plan {
    let token = Token::random();
    let mut plan = Plan::on(table);
    plan.holders.push((seat, Holder { link: Some(token.link()), ..table.holders[seat].clone() }));
    plan.only = Some(seat);
    plan.done = Done::Link(token);
    plan
}

/// Moves the seat of a private link to this browser, which uses up the link. If a bot plays there, the visitor takes
/// over from it.
pub(crate) fn take_seat(
    table: &Loaded,
    visitor: &VisitorId,
    token: &Token,
    name: Option<&str>,
) -> Result<Plan, Refused> {
    let link = token.link();
    let is_linked = |seat: &Seat| table.holders[*seat].link.as_ref() == Some(&link);
    let seat = Seat::all(table.progress.header.seats).find(is_linked).ok_or(Refused::BadLink)?;
    let chairs = &table.progress.chairs;
    let mut plan = Plan::on(table);
    let before = &table.holders[seat];
    let since = if before.visitor.as_ref() == Some(visitor) { before.since } else { plan.at };
    let mut holder = Holder { visitor: Some(visitor.clone()), link: None, since, ..before.clone() };
    if table.progress.gives_way(seat) {
        let others = || Seat::all(table.progress.header.seats).filter(|other| *other != seat);
        if others().any(|other| table.holders[other].visitor.as_ref() == Some(visitor)) {
            return Err(Refused::HasSeat);
        }
        let name = name::clean(name.unwrap_or(chairs[seat].name.plain()))?;
        if others().any(|other| name::same(chairs[other].name.plain(), &name)) {
            return Err(Refused::NameTaken);
        }
        plan.enter(Who::Seat(seat), Kind::TakeOver { seat, name })?;
        // The previous holder's automatic passing ends.
        holder.passes = false;
    } else if before.visitor.as_ref() == Some(&table.creator) && *visitor != table.creator {
        // The creator's rights go where the seat goes.
        plan.creator = Some(visitor.clone());
    }
    plan.holders.push((seat, holder));
    Ok(plan)
}

/// Seats a bot as the persona that its text names, or as another one.
///
/// # Errors
/// When the game has no such bot.
pub fn sit_bot(progress: &Progress, seat: Seat, bot: &str) -> Result<Kind, Refused> {
    let Cast { bot, version, persona: wished } = progress.title.cast(bot).ok_or(Refused::NoBot)?;
    let persona = persona(progress, wished);
    Ok(Kind::SitBot { seat, name: persona.called().to_owned(), bot: format!("{bot}.{persona}"), version })
}

/// The persona wished for, if nobody at the table has the name; otherwise one drawn by the table's id and the length of its
/// log. So other tables get other people, and a host who sends one away gets another.
fn persona(progress: &Progress, wished: Option<erasure::Persona>) -> erasure::Persona {
    let is_free = |persona: &erasure::Persona| {
        !progress.chairs.iter().any(|chair| name::same(chair.name.plain(), persona.called()))
    };
    let draw = |persona: &erasure::Persona| {
        number_of(&progress.header.table, &format!("person {} {persona}", progress.entries))
    };
    let free = || erasure::Persona::ALL.into_iter().filter(is_free);
    wished.filter(is_free).or_else(|| free().min_by_key(draw)).expect("there are more personas than seats")
}

fn be_ready(plan: &mut Plan, seat: Seat, opened: Option<Secret>) -> Result<(), Refused> {
    if !plan.next.fits(seat, opened.as_ref()) {
        return Err(Refused::BadValue);
    }
    plan.enter(Who::Seat(seat), Kind::Ready { seat, opened })
}

/// Makes the private link to a seat invalid. One that the host made while a bot played would move the seat away from its
/// person later, and one that the person made before a bot came would bring a whole new clock.
fn end_link(plan: &mut Plan, table: &Loaded, seat: Seat) {
    plan.holders.push((seat, Holder { link: None, ..table.holders[seat].clone() }));
}

/// The strongest bot takes over a seat; the person's draft is dropped, and the private link ends.
fn stand_in(plan: &mut Plan, table: &Loaded, who: Who, seat: Seat) -> Result<(), Refused> {
    let (bot, version) = plan.next.title.strongest();
    plan.enter(who, Kind::HandOver { seat, bot: bot.to_owned(), version })?;
    plan.drafts.push((seat, Vec::new()));
    end_link(plan, table, seat);
    Ok(())
}
