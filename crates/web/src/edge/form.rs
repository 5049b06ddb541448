//! The fields of a submitted form.
//!
//! A form is answered once: its random id is stored with what it did, in the same transaction. A form names its table
//! even if a link would find the table too, since the form may use up the link.

use axum::Form;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use look::fields::EMPTY;
pub(crate) use look::fields::{ID, id_field, radio, seat};
use maud::html;
use store::FormId;
use table::Seat;

use crate::edge::error::Error;
use crate::edge::limits;

/// The fields of a form, in the order in which they were sent.
#[derive(Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Fields with these values.
    pub(crate) fn of(fields: Vec<(String, String)>) -> Fields {
        Fields(fields)
    }

    /// The value of a field; `None` if it is missing or empty.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.given(name).filter(|value| !value.is_empty())
    }

    /// The value of a field, which may be empty; `None` if it is missing.
    pub(crate) fn given(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The value of a required field.
    pub(crate) fn need(&self, name: &str) -> Result<&str, Error> {
        self.get(name).ok_or(Error::Invalid)
    }

    /// The parsed value of a required field.
    pub(crate) fn read<T: std::str::FromStr>(&self, name: &str) -> Result<T, Error> {
        self.need(name)?.parse().map_err(|_| Error::Invalid)
    }

    /// The parsed value of a field that may be missing.
    pub(crate) fn optional<T: std::str::FromStr>(&self, name: &str) -> Result<Option<T>, Error> {
        self.get(name).map(|_| self.read(name)).transpose()
    }

    /// The form's id.
    pub(crate) fn id(&self) -> Result<FormId, Error> {
        self.read(ID)
    }

    /// The seat that the form is about; the field counts from 1.
    pub(crate) fn seat(&self) -> Result<Seat, Error> {
        self.seat_in("seat")
    }

    /// The seat in a field, which counts from 1.
    pub(crate) fn seat_in(&self, name: &str) -> Result<Seat, Error> {
        seat(self.need(name)?).ok_or(Error::Invalid)
    }

    /// The address on this server to return to, if one is given.
    pub(crate) fn back(&self) -> Option<&str> {
        self.get("back").filter(|back| is_own(back))
    }

    /// The fields whose names start with this prefix, with the prefix cut off.
    pub(crate) fn starting<'a>(&'a self, with: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.0.iter().filter_map(move |(name, value)| Some((name.strip_prefix(with)?, value.as_str())))
    }
}

/// Whether an address stays on this server. Browsers treat `//host` and `/\host` as other servers.
pub(crate) fn is_own(address: &str) -> bool {
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic());
    plain && address.starts_with('/') && !address.starts_with("//") && !address.contains('\\')
}

/// A page with a new id in each of its forms.
pub(crate) fn with_ids(page: &str) -> String {
    let mut parts = page.split(EMPTY);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        whole.push_str(&html! { input type="hidden" name=(ID) value=(FormId::random()); }.0);
        whole.push_str(part);
    }
    whole
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Fields, Error> {
        match Form::<Vec<(String, String)>>::from_request(request, state).await {
            Ok(Form(fields)) if fields.len() > limits::FIELDS.most as usize => Err(Error::LongForm),
            Ok(Form(fields)) => Ok(Fields(fields)),
            Err(rejection) => match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Err(Error::LongForm),
                _ => Err(Error::Invalid),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_on_this_server_are_returned_to() {
        assert!(is_own("/t/abc?seat=2"));
        for other in ["//evil.example", "/\\evil.example", "https://evil.example", "t", "", "/a\nb", "/ä"] {
            assert!(!is_own(other), "{other}");
        }
    }

    #[test]
    fn every_form_of_a_page_gets_an_id_of_its_own() {
        let page = html! { form { (id_field()) } p { "name=\"form\" value=\"\"" } form { (id_field()) } }.into_string();
        let whole = with_ids(&page);
        let ids: Vec<&str> = whole.split("name=\"form\" value=\"").skip(1).map(|rest| &rest[..32]).collect();
        assert!(matches!(ids[..], [one, other] if one != other && one.parse::<FormId>().is_ok()), "{whole}");
    }
}
