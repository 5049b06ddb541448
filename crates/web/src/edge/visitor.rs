//! The visitor of a request: identity, language, settings and address.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use look::Language;
use play::Token;
use store::{DeviceId, Grant, Millis, Scope, VisitorId};
use table::hex;
use table_page::Visitor;
use table_page::preferences::{Preferences, Speed};
use table_page::usual::Usual;

use crate::edge::announcement::Banner;
use crate::edge::error::Error;
use crate::edge::house::House;
use crate::edge::limits::Household;

/// The cookie with the visitor's token. If there is none, the script makes it before it sends a form (`ask.js`).
pub(crate) const VISITOR: &str = "visitor";
/// The cookie with the token of a browser without scripts that sends its first form again. [`VISITOR`] takes
/// precedence, so that a late answer takes nobody's seat away.
pub(crate) const NEWCOMER: &str = "newcomer";
/// The cookie with the language.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie with the preferences.
pub(crate) const PREFERENCES: &str = "preferences";
/// The cookie with the last name used, which the next table suggests.
pub(crate) const NAME: &str = "name";
/// The cookie with how the visitor last played against bots.
pub(crate) const USUAL: &str = "usual";

/// The cookie that says that the browser's person has answered whether it may be told of turns.
pub(crate) const ANSWERED: &str = "answered";

/// The cookie with the token of the operator's browser.
pub(crate) const ADMIN: &str = "admin";

/// The lifetime of cookies in seconds: 400 days, the longest that browsers allow.
const KEPT: u32 = 400 * 24 * 3600;

/// The lifetime of the [`NEWCOMER`] cookie, in seconds.
const KEPT_AS_NEWCOMER: u32 = 600;

/// Who sent a request.
///
/// An identity is given by a form, never by viewing a page, and a cookie is set only if no other can be lost by it. The
/// script makes the cookie before the first form: all tabs see it at once, and it cannot replace the server's
/// (`HttpOnly`). The form's answer sets the same cookie again, hidden from scripts. Without a script, the first form is
/// sent again with the [`NEWCOMER`] cookie. A program's form is carried out and answered with a cookie. A browser that
/// keeps no cookies is told so before anything is done. Once a day the cookie is renewed, with the value that the
/// request brought.
///
/// Visitors without an identity count as one person per address, and are limited by the address alone. A visitor
/// without a part in a table leaves no trace in the store.
#[derive(Clone)]
pub(crate) enum Identity {
    /// The browser sent this token.
    Brought(Token),
    /// A form came without a token: the answer brings this one.
    Given(Token),
    /// Nobody in particular: viewing gives no identity. A late answer with a cookie would replace the cookie of
    /// somebody who has sat down in another tab meanwhile.
    Nobody,
}

/// Who sent a request, and how.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The visitor, as tables' pages know them.
    pub(crate) visitor: Visitor,
    /// The browser, by its token, if it has one.
    pub(crate) device: Option<DeviceId>,
    /// How the visitor will be recognized, if at all.
    pub(crate) identity: Identity,
    /// What their program may do, if one sends the request; see `api`.
    pub(crate) grant: Option<Grant>,
    /// The address, as limits count it.
    pub(crate) household: Household,
    /// The path and query of the request.
    pub(crate) here: String,
    /// What the operator tells everybody.
    pub(crate) house: Arc<House>,
    /// What the operator tells everybody now.
    pub(crate) told: Option<Banner>,
    /// Whether they have answered if their browser may be told of turns.
    pub(crate) has_answered: bool,
    /// When the request came.
    pub(crate) now: Millis,
    /// The token in the operator's cookie, not checked yet: see `operator::is_operator`.
    pub(crate) admin: Option<Token>,
}

impl Caller {
    /// Reads the cookies and headers of a request. The visitor is the person of the browser's own token; the guard asks
    /// the store whether the browser is a device of another.
    pub(crate) fn read(parts: &Parts, address: IpAddr, base: String, house: Arc<House>) -> Caller {
        let headers = &parts.headers;
        let household = Household::from(address);
        let is_api = is_api(parts.uri.path());
        // Pages of other sites may use the API, so it ignores cookies.
        let cookie = |name| cookie(headers, name).filter(|_| !is_api);
        let token = |name| cookie(name).and_then(|text| text.parse::<Token>().ok());
        let identity = match token(VISITOR) {
            _ if is_api => bearer(headers).map_or(Identity::Nobody, Identity::Brought),
            Some(token) => Identity::Brought(token),
            None if is_form(parts) => Identity::Given(token(NEWCOMER).unwrap_or_else(Token::random)),
            None => Identity::Nobody,
        };
        let (visitor, device) = match &identity {
            Identity::Brought(token) | Identity::Given(token) => (token.visitor(), Some(token.device())),
            Identity::Nobody => (household.visitor(), None),
        };
        let query = parts.uri.query().filter(|_| is_api).unwrap_or_default();
        let asked = query.split('&').find_map(|part| part.strip_prefix("language="));
        let chosen = asked.or(cookie(LANGUAGE)).and_then(Language::from_code);
        let accepted = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let language = chosen.unwrap_or_else(|| Language::from_accept_language(accepted()));
        Caller {
            visitor: Visitor {
                preferences: cookie(PREFERENCES).map_or_else(Preferences::default, Preferences::read),
                name: cookie(NAME).and_then(decode).unwrap_or_default(),
                usual: cookie(USUAL).map_or_else(Usual::default, Usual::read),
                base,
                ..Visitor::new(visitor, language)
            },
            device,
            identity,
            grant: None,
            household,
            here: here.to_owned(),
            house,
            told: None,
            has_answered: cookie(ANSWERED).is_some(),
            now: Millis::now(),
            admin: token(ADMIN),
        }
    }

    /// A viewer without a part in any table, of whom nothing else is known.
    pub(crate) fn anybody(language: Language, speed: Speed) -> Caller {
        let preferences = Preferences { speed, ..Preferences::default() };
        Caller {
            visitor: Visitor { preferences, ..Visitor::new(Token::random().visitor(), language) },
            device: None,
            identity: Identity::Nobody,
            grant: None,
            household: Household::from(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
            here: String::new(),
            house: Arc::default(),
            told: None,
            has_answered: false,
            now: Millis::now(),
            admin: None,
        }
    }

    /// Whose guest bot the caller is, if they are one.
    pub(crate) fn guest(&self) -> Option<&str> {
        self.grant.as_ref().filter(|grant| grant.scopes.has(Scope::Bot)).map(|grant| grant.of.as_str())
    }

    /// The person who answers for what the caller does: the owner of a guest bot, else the visitor.
    pub(crate) fn responsible(&self) -> &VisitorId {
        self.grant.as_ref().map_or(&self.visitor.id, |grant| &grant.owner)
    }

    /// Whether the caller's token, if they have one, has come to its end by now.
    pub(crate) fn is_over(&self, now: Millis) -> bool {
        self.grant.as_ref().is_some_and(|grant| grant.until <= now)
    }

    /// Whether the connection uses HTTPS, so that cookies can be `Secure`.
    pub(crate) fn is_secure(&self) -> bool {
        self.visitor.base.starts_with("https:")
    }

    /// The visitor, if they will be recognized; otherwise they could not find their seat again.
    pub(crate) fn known(&self) -> Result<&VisitorId, Error> {
        if matches!(self.identity, Identity::Nobody) { Err(Error::Cookies) } else { Ok(&self.visitor.id) }
    }

    /// A `Set-Cookie` value that scripts cannot read and forms on other sites do not send.
    pub(crate) fn set_cookie(&self, name: &str, value: &str) -> HeaderValue {
        self.set_cookie_for(name, value, KEPT, "Lax")
    }

    /// The `Set-Cookie` value with which a first form is sent again.
    pub(crate) fn set_newcomer(&self, token: &Token) -> HeaderValue {
        self.set_cookie_for(NEWCOMER, &token.to_string(), KEPT_AS_NEWCOMER, "Lax")
    }

    /// The `Set-Cookie` value that deletes a cookie.
    pub(crate) fn delete_cookie(&self, name: &str) -> HeaderValue {
        self.set_cookie_for(name, "", 0, "Lax")
    }

    /// A `Set-Cookie` value for this many seconds, which only our own pages send.
    pub(crate) fn set_strict_cookie(&self, name: &str, value: &str, seconds: u32) -> HeaderValue {
        self.set_cookie_for(name, value, seconds, "Strict")
    }

    fn set_cookie_for(&self, name: &str, value: &str, seconds: u32, site: &str) -> HeaderValue {
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite={site}{secure}");
        HeaderValue::try_from(text).expect("cookie values are plain ASCII")
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Error> {
        // The guard inserts it for every request that it admits.
        parts.extensions.get::<Caller>().cloned().ok_or(Error::Crash)
    }
}

/// Whether an address belongs to the API for programs.
pub(crate) fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Whether a request may change something for its visitor. Mail programs stop messages by a `POST` that says nothing of
/// whose it is (RFC 8058).
pub(crate) fn is_form(parts: &Parts) -> bool {
    !matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) && !parts.uri.path().starts_with("/stop/")
}

/// The token in the header of a program's request.
fn bearer(headers: &HeaderMap) -> Option<Token> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    token.trim().parse().ok().filter(|_| scheme.eq_ignore_ascii_case("bearer"))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// A text as hexadecimal digits, which are safe in cookies.
pub(crate) fn encode(text: &str) -> String {
    hex::encode(text.as_bytes())
}

/// Reads what [`encode`] writes; `None` if it is no name.
pub(crate) fn decode(text: &str) -> Option<String> {
    let bytes = if text.len() > 256 { None } else { hex::decode(text) };
    String::from_utf8(bytes?).ok().filter(|name| play::name::clean(name).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_survives_its_cookie_and_nonsense_is_no_name() {
        assert_eq!(decode(&encode("Zoë <b>")), Some("Zoë <b>".to_owned()));
        for nonsense in ["", "z", "zz", "c3", "0a", "e280ae"] {
            assert_eq!(decode(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("xvisitor=1; visitor=2"));
        headers.append(header::COOKIE, HeaderValue::from_static("language=de"));
        assert_eq!(cookie(&headers, "visitor"), Some("2"));
        assert_eq!(cookie(&headers, "language"), Some("de"));
        assert_eq!(cookie(&headers, "name"), None);
    }
}
