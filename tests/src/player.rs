//! A game played by its forms alone, without a script and without a browser.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, ensure};

use crate::games::Game;
use crate::http::{Answer, Visitor};

/// A form that was filled in, to be sent once or again.
#[derive(Clone, PartialEq, Debug)]
pub struct Filled {
    /// Where it goes.
    pub path: String,
    /// Its fields.
    pub fields: Vec<(String, String)>,
}

impl Filled {
    fn new(path: String, fields: &[(&str, &str)]) -> Filled {
        Filled { path, fields: fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect() }
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Somebody at a table.
pub struct Player {
    /// His browser.
    pub visitor: Visitor,
    /// The path of the table's page.
    pub table: String,
    /// His seat, from 1.
    pub seat: usize,
    /// What he knows of the game.
    pub game: Game,
}

/// Opens a table; each seat is `person`, or `bot-` and a bot's name. Gives the path of its page.
///
/// # Errors
/// When it cannot be opened.
pub async fn open_table(visitor: &mut Visitor, game: Game, seats: &[&str]) -> anyhow::Result<String> {
    let path = format!("/new/{}", game.name);
    // The first answer brings the cookie without which nobody gets a seat.
    let page = visitor.get(&path).await?;
    let id = page.values("form").first().context("the page has a form")?.to_string();
    let names: Vec<String> = (1..=seats.len()).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("form", id.as_str()), ("watch", "link")];
    fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
    let answer = visitor.post(&path, &fields).await?;
    ensure!(answer.status == 303, "no table was opened: {}", answer.body);
    Ok(answer.location)
}

impl Player {
    /// Somebody on the way to a seat.
    pub fn new(server: SocketAddr, game: Game, table: &str, seat: usize) -> Player {
        let visitor = Visitor::new(server, IpAddr::V4(Ipv4Addr::LOCALHOST));
        Player { visitor, table: table.to_owned(), seat, game }
    }

    /// The table's page.
    ///
    /// # Errors
    /// When the server goes away.
    pub async fn look(&mut self) -> io::Result<Answer> {
        self.visitor.get(&self.table).await
    }

    /// Sends a form.
    ///
    /// # Errors
    /// When the server goes away before it answers.
    pub async fn send(&mut self, filled: &Filled) -> io::Result<Answer> {
        let fields: Vec<(&str, &str)> =
            filled.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.visitor.post(&filled.path, &fields).await
    }

    /// The form with which he sits down; `form` is its id.
    pub fn sit(&self, form: &str, name: &str) -> Filled {
        let seat = self.seat.to_string();
        Filled::new(format!("{}/sit", self.table), &[("form", form), ("seat", &seat), ("name", name)])
    }

    /// The form that asks something of the table for his seat, such as `ready`.
    pub fn asks(&self, verb: &str, form: &str) -> Filled {
        Filled::new(format!("{}/{verb}", self.table), &[("form", form), ("seat", &self.seat.to_string())])
    }

    /// The next step that the page offers; nothing while it is not his turn. `choice` picks one of several, and every
    /// tenth takes a drafted step back where there is one.
    pub fn step(&self, page: &Answer, choice: usize) -> Option<Filled> {
        // The hidden fields of the table's form stand at its beginning.
        let (_, act) = page.body.split_once("id=\"act\"")?;
        let act = Answer { status: 200, location: String::new(), body: act.to_owned() };
        let (form, at) = (*act.values("form").first()?, *act.values("at").first()?);
        let actions = page.values("action");
        let may_undo = page.values("draft").contains(&"undo");
        let last = if may_undo && choice % 10 == 9 {
            ("draft", "undo")
        } else {
            let quick =
                self.game.hurry.iter().find_map(|start| actions.iter().find(|action| action.starts_with(start)));
            let other = || actions.get(choice % actions.len().max(1));
            ("action", *quick.filter(|_| choice.is_multiple_of(2)).or_else(other)?)
        };
        let seat = self.seat.to_string();
        Some(Filled::new(format!("{}/step", self.table), &[("form", form), ("seat", &seat), ("at", at), last]))
    }
}

/// Whether a table's page shows the end of its game.
pub fn is_over(page: &Answer) -> bool {
    page.body.contains("id=\"ending\"")
}
