//! Requests that are no moves: sitting down, getting up, being ready, bots, links, giving up, closing.

use store::{Holder, Kind, VisitorId, Who};
use table::Seat;

use crate::name;
use crate::progress::{Person, Progress};
use crate::request::{Done, Refused, Request};
use crate::room::{Loaded, Plan};
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

/// Turns a request into a plan.
///
/// # Errors
/// When it is not allowed or not possible now.
pub(crate) fn plan(table: &Loaded, visitor: &VisitorId, is_creator: bool, request: Request) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    let progress = &table.progress;
    let creator = || if is_creator { Ok(()) } else { Err(Refused::NotCreator) };
    let chair = |seat: Seat| progress.chairs.get(seat).ok_or(Refused::NoSeat);
    let before_start = || match (&progress.ending, progress.game()) {
        (Some(_), _) => Err(Refused::Over),
        (None, Some(_)) => Err(Refused::Begun),
        (None, None) => Ok(()),
    };
    let running = || match (&progress.ending, progress.game()) {
        (Some(_), _) => Err(Refused::Over),
        (None, None) => Err(Refused::NotBegun),
        (None, Some(_)) => Ok(()),
    };
    match request {
        Request::Sit { seat, name, commitment } => {
            before_start()?;
            if chair(seat)?.person != Person::Nobody {
                return Err(Refused::SeatTaken);
            }
            let name = name::clean(&name)?;
            if progress.chairs.iter().any(|chair| name::same(&chair.name, &name)) {
                return Err(Refused::NameTaken);
            }
            // No value may be chosen after another was opened: whoever sits down now trusts the host.
            let opened = progress.chairs.iter().any(|chair| chair.opened.is_some());
            let commitment = commitment.filter(|_| !opened);
            plan.enter(Who::Seat(seat), Kind::Sit { seat, name, commitment })?;
            plan.holders.push((seat, Holder { visitor: Some(visitor.clone()), ..Holder::default() }));
        }
        Request::Leave { seat } => {
            before_start()?;
            own(table, visitor, seat)?;
            plan.enter(Who::Seat(seat), Kind::Leave { seat })?;
            plan.holders.push((seat, Holder::default()));
        }
        Request::Free { seat } => {
            before_start()?;
            creator()?;
            if chair(seat)?.person != Person::Nobody {
                plan.enter(Who::Host, Kind::Leave { seat })?;
                plan.holders.push((seat, Holder::default()));
            }
        }
        Request::PutBot { seat, bot } => {
            before_start()?;
            creator()?;
            if chair(seat)?.person != Person::Nobody {
                return Err(Refused::SeatTaken);
            }
            let kind = sit_bot(progress, seat, &bot)?;
            plan.enter(Who::Host, kind)?;
        }
        Request::Ready { seat, opened } => {
            before_start()?;
            own(table, visitor, seat)?;
            if !progress.fits(seat, opened.as_ref()) {
                return Err(Refused::BadValue);
            }
            if !chair(seat)?.ready {
                plan.enter(Who::Seat(seat), Kind::Ready { seat, opened })?;
            }
        }
        Request::HandOver { seat } => {
            running()?;
            creator()?;
            if chair(seat)?.bot().is_some() {
                return Err(Refused::NotHanded);
            }
            hand_over(&mut plan, Who::Host, seat)?;
        }
        Request::HandBack { seat } => {
            running()?;
            if !is_creator {
                own(table, visitor, seat)?;
            }
            if chair(seat)?.stand_in.is_none() || chair(seat)?.conceded {
                return Err(Refused::NotHanded);
            }
            plan.enter(Who::Host, Kind::HandBack { seat })?;
        }
        Request::Concede { seat } => {
            running()?;
            own(table, visitor, seat)?;
            if !chair(seat)?.conceded {
                plan.next.turn_page();
                plan.enter(Who::Seat(seat), Kind::Concede { seat })?;
                if plan.next.standing().len() > 1 && chair(seat)?.bot().is_none() {
                    hand_over(&mut plan, Who::Server, seat)?;
                }
            }
        }
        Request::PassForMe { seat, on } => {
            own(table, visitor, seat)?;
            plan.holders.push((seat, Holder { passes: on, ..table.holders[seat].clone() }));
            // That a seat lets windows pass is its own business, as is what it would do in them.
            plan.only = Some(seat);
        }
        Request::Close => {
            creator()?;
            if progress.ending.is_some() {
                return Err(Refused::Over);
            }
            plan.enter(Who::Host, Kind::Abandon)?;
        }
        Request::NewLink { seat } => {
            own(table, visitor, seat)?;
            let token = Token::random();
            plan.holders.push((seat, Holder { link: Some(token.link()), ..table.holders[seat].clone() }));
            plan.only = Some(seat);
            plan.done = Done::Link(token);
        }
        Request::TakeSeat { token } => {
            let link = token.link();
            let seat = table.holders.pairs().find(|(_, holder)| holder.link.as_ref() == Some(&link));
            let (seat, _) = seat.ok_or(Refused::BadLink)?;
            plan.holders.push((seat, Holder { visitor: Some(visitor.clone()), ..table.holders[seat].clone() }));
        }
        // The table itself answers these.
        Request::Rematch
        | Request::Step { .. }
        | Request::Undo { .. }
        | Request::TakeBack { .. }
        | Request::Reset { .. } => {
            return Err(Refused::NotYourTurn);
        }
    }
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
fn hand_over(plan: &mut Plan, who: Who, seat: Seat) -> Result<(), Refused> {
    let bots = plan.next.title.bots();
    let (bot, version) = bots.last().ok_or(Refused::NoBot)?;
    plan.enter(who, Kind::HandOver { seat, bot: (*bot).to_owned(), version: *version })?;
    plan.drafts.push((seat, Vec::new()));
    Ok(())
}
