//! The question at a table of turns that take hours: whether this browser may tell of them.

use maud::{Markup, html};
use notify::Way;
use play::{Refused, Snapshot};
use table_page::is_by_day;
use table_page::telling::Telling;

use crate::edge::error::Error;
use crate::edge::operator::is_operator;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::edge::{assets, hosts};

/// Whether the caller's browser may be told.
///
/// # Errors
/// When the store fails.
pub(crate) async fn telling(web: &Web, caller: &Caller) -> Result<Telling, Error> {
    let host = caller.visitor.base.split('/').nth(2).unwrap_or_default();
    // Browsers trust the own machine without https.
    let is_here = ["localhost", "127.0.0.1", "[::1]"].contains(&hosts::split(host).unwrap_or_default().0);
    let why = match web.notifier().offers(Way::Push) {
        true if caller.is_secure() || is_here => {
            return Ok(Telling::With(web.notifier().public_key().await.map_err(Refused::from)?));
        }
        true => "tell-insecure",
        false => "tell-off",
    };
    Ok(Telling::Not { why, is_operator: is_here || is_operator(web, caller).await? })
}

/// Finds out whether a table's page asks if this browser may be told: where turns take hours, somebody who is told in no
/// way and has not answered yet. While the store fails, it does not ask.
pub(crate) async fn recall(web: &Web, caller: &mut Caller, snapshot: &Snapshot) {
    let Ok(person) = caller.known() else { return };
    if caller.has_answered || !is_by_day(snapshot) || !web.tells() {
        return;
    }
    if web.tables().store().channels(Some(person.clone())).await.is_ok_and(|channels| channels.is_empty()) {
        caller.visitor.telling = telling(web, caller).await.ok();
    }
}

/// The module for the question.
pub(crate) fn script() -> Markup {
    html! { script src=(assets::all().notifications.url()) type="module" {} }
}
