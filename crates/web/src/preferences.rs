//! What a person has chosen for all tables: whether to be asked before a step that cannot be taken back, and whether
//! letters are keys. The page to choose it.

use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use look::Language;
use maud::html;

use crate::error::Error;
use crate::form::Fields;
use crate::frame::Sheet;
use crate::visitor::{Caller, LANGUAGE, PREFERENCES};

/// When a person is asked before a step that cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Confirm {
    /// Where fingers point, which slip more easily than a mouse.
    #[default]
    Touch,
    /// Always.
    On,
    /// Never.
    Off,
}

impl Confirm {
    const ALL: [Confirm; 3] = [Confirm::Touch, Confirm::On, Confirm::Off];

    /// The name for cookies, forms and words.
    pub(crate) fn name(self) -> &'static str {
        ["touch", "on", "off"][self as usize]
    }
}

/// What a person has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preferences {
    /// When to ask before a step that cannot be taken back.
    pub(crate) confirm: Confirm,
    /// Whether single letters are keys.
    pub(crate) letters: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { confirm: Confirm::Touch, letters: true }
    }
}

impl Preferences {
    /// Reads a cookie as [`Preferences::write`] writes it; what it does not know is as usual.
    pub(crate) fn read(text: &str) -> Preferences {
        let (confirm, letters) = text.split_once('.').unwrap_or((text, ""));
        let confirm = Confirm::ALL.into_iter().find(|known| known.name() == confirm).unwrap_or_default();
        Preferences { confirm, letters: letters != "quiet" }
    }

    /// The text for the cookie.
    pub(crate) fn write(self) -> String {
        format!("{}.{}", self.confirm.name(), if self.letters { "letters" } else { "quiet" })
    }
}

/// `GET /settings`
pub(crate) async fn page(caller: Caller) -> Response {
    let words = caller.words();
    let Preferences { confirm, letters } = caller.preferences;
    let body = html! {
        section.notice.sheet {
            h1 { (words.say("settings")) }
            form method="post" action="/settings" {
                fieldset.plain {
                    legend { (words.say("confirm-when")) }
                    @for choice in Confirm::ALL {
                        label.switch {
                            input type="radio" name="confirm" value=(choice.name()) checked[choice == confirm];
                            span { (words.say(&format!("confirm-when-{}", choice.name()))) }
                        }
                    }
                }
                label.switch {
                    input type="checkbox" name="letters" value="on" checked[letters];
                    span { (words.say("keys-letters")) }
                }
                p.choices { button.button.strong { (words.say("settings-save")) } a.button href="/" { (words.say("settings-back")) } }
            }
        }
    };
    Sheet::new(&caller, &words.say("settings")).page(body)
}

/// `POST /settings`
pub(crate) async fn save(caller: Caller, fields: Fields) -> Result<Response, Error> {
    let name = fields.need("confirm")?;
    let confirm = Confirm::ALL.into_iter().find(|known| known.name() == name).ok_or(Error::Invalid)?;
    let preferences = Preferences { confirm, letters: fields.get("letters").is_some() };
    let cookie = caller.set_cookie(PREFERENCES, &preferences.write());
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(fields.back().unwrap_or("/settings"))).into_response())
}

/// `POST /language`
pub(crate) async fn language(caller: Caller, fields: Fields) -> Result<Response, Error> {
    let language = Language::from_code(fields.need("language")?).ok_or(Error::Invalid)?;
    let cookie = caller.set_cookie(LANGUAGE, language.code());
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(fields.back().unwrap_or("/"))).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_read_back_and_nonsense_is_as_usual() {
        for confirm in Confirm::ALL {
            for letters in [true, false] {
                let preferences = Preferences { confirm, letters };
                assert_eq!(Preferences::read(&preferences.write()), preferences);
            }
        }
        assert_eq!(Preferences::read("<script>"), Preferences::default());
    }
}
