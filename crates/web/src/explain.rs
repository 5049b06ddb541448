//! What an error says: a page in the visitor's language, or the API's problem.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::api::problem::Problem;
use crate::edge::error::Error;
use crate::edge::frame::Sheet;
use crate::edge::guard::is_html;
use crate::edge::visitor::{self, Caller};
use crate::edge::web::Web;
use crate::person::welcome;

/// Replaces an error by its page, in the visitor's language. A form that is shown again with the fault at its field is
/// already a page.
pub(crate) fn explain(web: &Web, caller: &Caller, response: &mut Response) -> Option<Error> {
    let status = response.status();
    let known = response.extensions_mut().remove::<Error>();
    let is_page = response.headers().get(header::CONTENT_TYPE).is_some_and(is_html);
    let refused = (status.is_client_error() || status.is_server_error()) && !is_page;
    let error = known.or_else(|| refused.then(|| Error::of(status)))?;
    let (path, _) = caller.here.split_once('?').unwrap_or((&caller.here, ""));
    if visitor::is_api(path) {
        return Some(problem(caller, response, error));
    }
    let words = caller.visitor.words();
    let table = caller
        .here
        .strip_prefix("/t/")
        .and_then(|rest| rest.get(..12))
        .filter(|id| id.parse::<store::TableId>().is_ok());
    let table = table.map(|id| format!("/t/{id}"));
    let mut onward = Vec::new();
    let (back, home) = (words.say("error-table"), words.say("error-home"));
    if let Some(table) = table.as_deref().filter(|_| error.leads_back()) {
        onward.push((table, back.as_str()));
    }
    // At a host that is not served, a path leads nowhere.
    let public = web.config().public_url.as_ref().map(|public| format!("{}{}/", public.origin(), public.path()));
    let start = if error == Error::Host { public } else { Some("/".to_owned()) };
    onward.extend(start.as_deref().map(|start| (start, home.as_str())));
    let title = words.say("error-title");
    let body = look::notice::notice(&title, &error.text(words), &onward);
    let mut sheet = Sheet::new(caller, &title);
    sheet.lists |= error == Error::Ended;
    let mut page = if error == Error::NotInvited { welcome::closed(web, caller, None) } else { sheet.page(body) };
    *page.status_mut() = error.status();
    if let Some(after) = response.headers().get(header::RETRY_AFTER) {
        page.headers_mut().insert(header::RETRY_AFTER, after.clone());
    }
    if let Some(allow) = response.headers().get(header::ALLOW) {
        page.headers_mut().insert(header::ALLOW, allow.clone());
    }
    *response = page;
    Some(error)
}

/// Replaces an error of the API by its problem.
fn problem(caller: &Caller, response: &mut Response, error: Error) -> Error {
    let mut answer = (error.status(), Problem::of(&error, caller)).into_response();
    for name in [header::RETRY_AFTER, header::ALLOW] {
        answer.headers_mut().extend(response.headers().get(&name).cloned().map(|value| (name, value)));
    }
    if error == Error::NoToken {
        answer.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    *response = answer;
    error
}
