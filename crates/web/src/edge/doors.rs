//! Who may open tables. Everybody may come to the tables that others have opened; a rematch is a new table.

use play::{Refused, Snapshot};
use store::VisitorId;

use crate::edge::config::Openers;
use crate::edge::error::Error;
use crate::edge::operator::is_operator;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;

/// Whether the caller may open tables. A guest bot may where its owner may.
///
/// # Errors
/// When the store fails.
pub(crate) async fn may_open(web: &Web, caller: &Caller) -> Result<bool, Error> {
    Ok(match (&web.config().openers, caller.known()) {
        (Openers::Anyone, _) => true,
        (Openers::Invited(_), Ok(_)) => {
            let welcome = web.tables().store().welcome_of(caller.responsible().clone()).await;
            welcome.map_err(Refused::from)?.is_some() || is_operator(web, caller).await?
        }
        (Openers::Operator, Ok(_)) => is_operator(web, caller).await?,
        (Openers::Invited(_) | Openers::Operator, Err(_)) => false,
    })
}

/// Finds out whether the caller may open tables, for the buttons of a table that they have a part in. While the store
/// fails they have the buttons, and read why not.
pub(crate) async fn recall(web: &Web, caller: &mut Caller, snapshot: &Snapshot) {
    if snapshot.has_part(&caller.visitor.id) {
        caller.visitor.opens = may_open(web, caller).await.unwrap_or(true);
    }
}

/// Refuses a caller who may not open tables.
///
/// # Errors
/// When they may not, or the store fails.
pub(crate) async fn admit(web: &Web, caller: &Caller) -> Result<(), Error> {
    keep_out(web, caller).await?;
    if may_open(web, caller).await? { Ok(()) } else { Err(Error::NotInvited) }
}

/// Lets a caller open one more table, on whatever way.
///
/// # Errors
/// When they may not open tables, their household has made too many lately, or the store fails.
pub(crate) async fn open(web: &Web, caller: &Caller) -> Result<(), Error> {
    admit(web, caller).await?;
    web.0.counters.new_tables.take(&caller.household).map_err(Error::TooManyTables)
}

/// Refuses a caller whom the operator has excluded, and guest bots of such a person.
///
/// # Errors
/// When they are excluded now, or the store fails.
pub(crate) async fn keep_out(web: &Web, caller: &Caller) -> Result<(), Error> {
    let excluded = web.tables().store().excluded().await.map_err(Refused::from)?;
    let is_theirs = |person: &VisitorId| [&caller.visitor.id, caller.responsible()].contains(&person);
    let of_caller = excluded.into_iter().filter(|(person, until)| is_theirs(person) && *until > caller.now);
    of_caller.map(|(_, until)| until).max().map_or(Ok(()), |until| Err(Error::Excluded { until }))
}
