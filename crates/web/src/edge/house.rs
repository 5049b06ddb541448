//! What an operator tells everybody: a notice on the start page, links at the foot of every page, and whether search
//! engines may come.

use std::fmt;
use std::str::FromStr;

use look::Words;
use maud::{Markup, html};
use thiserror::Error;

/// What the operator tells everybody.
#[derive(Clone, Default)]
pub struct House {
    /// A text for the start page, which may have several lines.
    pub notice: Option<String>,
    /// Who is responsible for the server.
    pub imprint: Option<Link>,
    /// What the operator does with what they learn of people.
    pub privacy: Option<Link>,
    /// How to reach the operator.
    pub contact: Option<Link>,
    /// Whether search engines shall stay away.
    pub no_index: bool,
}

impl House {
    /// What search engines may read, for `/robots.txt`.
    pub(crate) fn robots(&self) -> &'static str {
        if self.no_index { CLOSED } else { OPEN }
    }

    /// The links at the foot of every page.
    pub(crate) fn links(&self, words: &Words) -> Markup {
        let all = [("imprint", &self.imprint), ("privacy", &self.privacy), ("contact", &self.contact)];
        let given: Vec<(&str, &Link)> = all.into_iter().filter_map(|(key, link)| Some((key, link.as_ref()?))).collect();
        html! {
            @if !given.is_empty() {
                p.links { @for (key, link) in given { a href=(link) { (words.say(key)) } " " } }
            }
        }
    }
}

/// The address of a page of the operator, or of their mailbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link(String);

/// The text is not such an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a link begins with https://, http://, mailto: or /")]
pub struct NoLink;

impl FromStr for Link {
    type Err = NoLink;
    fn from_str(text: &str) -> Result<Link, NoLink> {
        let starts = ["https://", "http://", "mailto:", "/"];
        let rest = starts.iter().find_map(|start| text.strip_prefix(start)).ok_or(NoLink)?;
        // Browsers treat `//host` and `/\host` as other servers.
        let is_whole = text == "/" || !rest.is_empty() && !rest.starts_with(['/', '\\']);
        let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if is_whole && is_plain { Ok(Link(text.to_owned())) } else { Err(NoLink) }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What search engines may read: what is the same for everybody.
const OPEN: &str =
    "User-agent: *\nAllow: /$\nAllow: /rules/\nAllow: /new/\nAllow: /fairness\nAllow: /assets/\nDisallow: /\n";

/// Nothing.
const CLOSED: &str = "User-agent: *\nDisallow: /\n";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_page_a_mailbox_or_a_path() {
        for good in
            ["https://posse.example/imprint", "http://192.168.1.5", "mailto:host@posse.example", "/", "/rules/x"]
        {
            assert_eq!(good.parse(), Ok(Link(good.to_owned())), "{good}");
        }
        for wrong in [
            "",
            "posse.example",
            "javascript:alert(1)",
            "//evil.example",
            "/\\evil.example",
            "https://",
            "mailto:",
            "/a b",
            "ftp://x",
        ] {
            assert_eq!(wrong.parse::<Link>(), Err(NoLink), "{wrong}");
        }
    }
}
