//! Requests that are no moves: sitting down, getting up, being ready, bots, links, giving up, closing.
//!
//! Each function turns one [`Request`](crate::Request) into a plan, or says why it is not allowed or not possible now.

use store::{Holder, Kind, VisitorId, Who};
use table::Seat;
use table::deal::{Commitment, Secret};

use crate::loaded::Loaded;
use crate::name;
use crate::plan::Plan;
use crate::progress::{Chair, Person, Progress};
use crate::request::{Done, Refused};
use crate::token::Token;

/// Checks that a seat exists and belongs to this visitor.
///
/// # Errors
/// When it does not.
pub(crate) fn own(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<(), Refused> {
    let holder = table.holders.get(seat).ok_or(Refused::NoSeat)?;
    if holder.visitor.as_ref() == Some(visitor) { Ok(()) } else { Err(Refused::NotYourSeat) }
}

/// Whether every seat is taken and everybody is ready.
pub(crate) fn all_ready(progress: &Progress) -> bool {
    progress.ending.is_none() && progress.chairs.iter().all(|chair| chair.person != Person::Nobody && chair.ready)
}

/// Nobody sits down or gets up once the cards are dealt.
fn before_start(progress: &Progress) -> Result<(), Refused> {
    match (&progress.ending, progress.game()) {
        (Some(_), _) => Err(Refused::Over),
        (None, Some(_)) => Err(Refused::Begun),
        (None, None) => Ok(()),
    }
}

fn running(progress: &Progress) -> Result<(), Refused> {
    match (&progress.ending, progress.game()) {
        (Some(_), _) => Err(Refused::Over),
        (None, None) => Err(Refused::NotBegun),
        (None, Some(_)) => Ok(()),
    }
}

fn creator(table: &Loaded, visitor: &VisitorId) -> Result<(), Refused> {
    if table.creator == *visitor { Ok(()) } else { Err(Refused::NotCreator) }
}

fn chair(progress: &Progress, seat: Seat) -> Result<&Chair, Refused> {
    progress.chairs.get(seat).ok_or(Refused::NoSeat)
}

/// A visitor sits down.
pub(crate) fn sit(
    table: &Loaded,
    visitor: &VisitorId,
    seat: Seat,
    name: &str,
    commitment: Option<Commitment>,
) -> Result<Plan, Refused> {
    let progress = &table.progress;
    before_start(progress)?;
    if chair(progress, seat)?.person != Person::Nobody {
        return Err(Refused::SeatTaken);
    }
    let name = name::clean(name)?;
    if progress.chairs.iter().any(|chair| name::same(&chair.name, &name)) {
        return Err(Refused::NameTaken);
    }
    // No value may be chosen after another was opened: whoever sits down now trusts the host.
    let opened = progress.chairs.iter().any(|chair| chair.opened.is_some());
    let commitment = commitment.filter(|_| !opened);
    let mut plan = Plan::on(table);
    plan.enter(Who::Seat(seat), Kind::Sit { seat, name, commitment })?;
    plan.holders.push((seat, Holder { visitor: Some(visitor.clone()), ..Holder::default() }));
    Ok(plan)
}

/// A visitor gets up.
pub(crate) fn leave(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<Plan, Refused> {
    before_start(&table.progress)?;
    own(table, visitor, seat)?;
    let mut plan = Plan::on(table);
    plan.enter(Who::Seat(seat), Kind::Leave { seat })?;
    plan.holders.push((seat, Holder::default()));
    Ok(plan)
}

/// The creator frees a seat.
pub(crate) fn free(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<Plan, Refused> {
    before_start(&table.progress)?;
    creator(table, visitor)?;
    let mut plan = Plan::on(table);
    if chair(&table.progress, seat)?.person != Person::Nobody {
        plan.enter(Who::Host, Kind::Leave { seat })?;
        plan.holders.push((seat, Holder::default()));
    }
    Ok(plan)
}

/// The creator puts a bot into an empty seat.
pub(crate) fn put_bot(table: &Loaded, visitor: &VisitorId, seat: Seat, bot: &str) -> Result<Plan, Refused> {
    before_start(&table.progress)?;
    creator(table, visitor)?;
    if chair(&table.progress, seat)?.person != Person::Nobody {
        return Err(Refused::SeatTaken);
    }
    let mut plan = Plan::on(table);
    plan.enter(Who::Host, sit_bot(&table.progress, seat, bot)?)?;
    Ok(plan)
}

/// A visitor is ready to start.
pub(crate) fn ready(table: &Loaded, visitor: &VisitorId, seat: Seat, opened: Option<Secret>) -> Result<Plan, Refused> {
    before_start(&table.progress)?;
    own(table, visitor, seat)?;
    if !table.progress.fits(seat, opened.as_ref()) {
        return Err(Refused::BadValue);
    }
    let mut plan = Plan::on(table);
    if !chair(&table.progress, seat)?.ready {
        plan.enter(Who::Seat(seat), Kind::Ready { seat, opened })?;
    }
    Ok(plan)
}

/// The creator lets a bot play for somebody who is away.
pub(crate) fn hand_over(table: &Loaded, visitor: &VisitorId, seat: Seat, is_here: bool) -> Result<Plan, Refused> {
    running(&table.progress)?;
    creator(table, visitor)?;
    if chair(&table.progress, seat)?.bot().is_some() {
        return Err(Refused::NotHanded);
    }
    if is_here {
        return Err(Refused::StillHere);
    }
    let mut plan = Plan::on(table);
    stand_in(&mut plan, Who::Host, seat)?;
    Ok(plan)
}

/// A seat is given back to its person.
pub(crate) fn hand_back(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<Plan, Refused> {
    running(&table.progress)?;
    own(table, visitor, seat).or_else(|_| creator(table, visitor))?;
    let chair = chair(&table.progress, seat)?;
    if chair.stand_in.is_none() || chair.conceded {
        return Err(Refused::NotHanded);
    }
    let mut plan = Plan::on(table);
    plan.enter(Who::Host, Kind::HandBack { seat })?;
    Ok(plan)
}

/// A visitor gives up. Among three or more a bot plays on for him.
pub(crate) fn concede(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<Plan, Refused> {
    running(&table.progress)?;
    own(table, visitor, seat)?;
    let chair = chair(&table.progress, seat)?;
    let mut plan = Plan::on(table);
    if !chair.conceded {
        plan.enter(Who::Seat(seat), Kind::Concede { seat })?;
        if plan.next.standing().len() > 1 && chair.bot().is_none() {
            stand_in(&mut plan, Who::Server, seat)?;
        }
    }
    Ok(plan)
}

/// A visitor lets all windows pass, or wants to be asked again.
pub(crate) fn pass_for_me(table: &Loaded, visitor: &VisitorId, seat: Seat, on: bool) -> Result<Plan, Refused> {
    own(table, visitor, seat)?;
    let mut plan = Plan::on(table);
    plan.holders.push((seat, Holder { passes: on, ..table.holders[seat].clone() }));
    // That a seat lets windows pass is its own business, as is what it would do in them.
    plan.only = Some(seat);
    Ok(plan)
}

/// The creator closes the table.
pub(crate) fn close(table: &Loaded, visitor: &VisitorId) -> Result<Plan, Refused> {
    creator(table, visitor)?;
    if table.progress.ending.is_some() {
        return Err(Refused::Over);
    }
    let mut plan = Plan::on(table);
    plan.enter(Who::Host, Kind::Abandon)?;
    Ok(plan)
}

/// A visitor asks for a private link to his seat; the one before it ends.
pub(crate) fn new_link(table: &Loaded, visitor: &VisitorId, seat: Seat) -> Result<Plan, Refused> {
    own(table, visitor, seat)?;
    let token = Token::random();
    let mut plan = Plan::on(table);
    plan.holders.push((seat, Holder { link: Some(token.link()), ..table.holders[seat].clone() }));
    plan.only = Some(seat);
    plan.done = Done::Link(token);
    Ok(plan)
}

/// A visitor takes the seat of a private link to this browser.
pub(crate) fn take_seat(table: &Loaded, visitor: &VisitorId, token: &Token) -> Result<Plan, Refused> {
    let link = token.link();
    let seat = table.holders.pairs().find(|(_, holder)| holder.link.as_ref() == Some(&link));
    let (seat, _) = seat.ok_or(Refused::BadLink)?;
    let mut plan = Plan::on(table);
    plan.holders.push((seat, Holder { visitor: Some(visitor.clone()), ..table.holders[seat].clone() }));
    Ok(plan)
}

/// What bots are called, before how they play.
const BOT_NAMES: [&str; 5] = ["Belle", "Cole", "Doc", "Josey", "Pearl"];

/// A bot sits down, under a name that nobody at the table has.
///
/// # Errors
/// When the game has no bot of this name.
pub(crate) fn sit_bot(progress: &Progress, seat: Seat, bot: &str) -> Result<Kind, Refused> {
    let bots = progress.title.bots();
    let (bot, version) = bots.into_iter().find(|(name, _)| *name == bot).ok_or(Refused::NoBot)?;
    let free = |name: &&str| !progress.chairs.iter().any(|chair| name::same(&chair.name, name));
    let name = BOT_NAMES.into_iter().find(free).unwrap_or("Bot");
    Ok(Kind::SitBot { seat, name: name.to_owned(), bot: bot.to_owned(), version })
}

/// The strongest bot takes over; what the person had drafted is gone.
fn stand_in(plan: &mut Plan, who: Who, seat: Seat) -> Result<(), Refused> {
    let bots = plan.next.title.bots();
    let (bot, version) = bots.last().ok_or(Refused::NoBot)?;
    plan.enter(who, Kind::HandOver { seat, bot: (*bot).to_owned(), version: *version })?;
    plan.drafts.push((seat, Vec::new()));
    Ok(())
}
