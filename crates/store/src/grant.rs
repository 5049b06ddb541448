//! What the programs of persons may do with their tokens.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use table::UnknownName;

use table_log::{Millis, TableId, VisitorId};

/// What a program with this device's token may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grant {
    /// The kinds of things.
    pub scopes: Scopes,
    /// The only table where it may; `None` for all tables of the person.
    pub table: Option<TableId>,
    /// Until when it may.
    pub until: Millis,
    /// Who made the token and may end it: the person itself, or the person whose guest bot it is.
    pub owner: VisitorId,
    /// The name of a guest bot's owner; empty for a person's own token. The bot's own name is the device's.
    pub of: String,
}

table::names! {
    /// A kind of things that a program may do.
    pub enum Scope {
        /// See the person's tables as the person does.
        Read = "read",
        /// Do everything at a table that the person can.
        Play = "play",
        /// Open tables.
        Open = "open",
        /// Be a guest bot.
        Bot = "bot",
    }
}

table::written!(Scope, Scope::ALL, "scope; a scope is `read`, `play`, `open` or `bot`");

/// A set of scopes. It is written as their names, sorted and with spaces between: `play read`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scopes(BTreeSet<Scope>);

impl Scopes {
    /// Whether they allow this. A bot may also read and play.
    pub fn has(&self, scope: Scope) -> bool {
        let is_of_bot = matches!(scope, Scope::Read | Scope::Play) && self.0.contains(&Scope::Bot);
        self.0.contains(&scope) || is_of_bot
    }

    /// The scopes, in the order of [`Scope::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = Scope> {
        self.0.iter().copied()
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().collect())
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names: Vec<&str> = self.iter().map(Scope::name).collect();
        names.sort_unstable();
        f.write_str(&names.join(" "))
    }
}

impl FromStr for Scopes {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Scopes, UnknownName> {
        text.split_whitespace().map(str::parse).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_written_sorted_and_read_in_any_order() {
        let scopes: Scopes = "read play  read".parse().unwrap();
        assert_eq!(
            (scopes.to_string().as_str(), scopes.iter().collect()),
            ("play read", vec![Scope::Read, Scope::Play])
        );
        assert_eq!(Scope::ALL.into_iter().collect::<Scopes>().to_string(), "bot open play read");
        assert_eq!("".parse(), Ok(Scopes::default()));
        let unknown = "read write".parse::<Scopes>().unwrap_err().to_string();
        assert_eq!(unknown, "`write` is no scope; a scope is `read`, `play`, `open` or `bot`");
    }

    #[test]
    fn a_bot_may_read_and_play_but_not_open_tables() {
        let allowed = |text: &str| {
            let scopes: Scopes = text.parse().unwrap();
            Scope::ALL.into_iter().filter(|scope| scopes.has(*scope)).collect::<Scopes>().to_string()
        };
        for (text, allows) in [("bot", "bot play read"), ("play", "play"), ("open read", "open read"), ("", "")] {
            assert_eq!(allowed(text), allows);
        }
    }
}
