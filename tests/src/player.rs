//! A player who sends forms, without scripts and without a browser.

use std::hash::{BuildHasher, RandomState};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use anyhow::{Context, ensure};

use crate::chance::SplitMix;
use crate::games::Game;
use crate::http::{Reply, Visitor};

/// A filled-in form, which can be sent more than once.
#[derive(Clone, PartialEq, Debug)]
pub struct Filled {
    /// The path that it is posted to.
    pub path: String,
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

/// A player at a table.
pub struct Player {
    /// The player's HTTP client.
    pub visitor: Visitor,
    /// The path of the table's page.
    pub table: String,
    /// The player's seat, from 1.
    pub seat: usize,
    /// What the player knows of the game.
    pub game: Game,
}

/// Creates a table; each seat is `person`, or `bot-` and a bot's name. `more` has further fields of the form. Returns
/// the path of the table's page.
///
/// # Errors
/// When the server refuses it or the connection fails.
pub async fn open_table(
    visitor: &mut Visitor,
    game: Game,
    seats: &[&str],
    more: &[(&str, &str)],
) -> anyhow::Result<String> {
    let path = format!("/new/{}", game.name);
    let page = visitor.get(&path).await?;
    let id = page.values("form").first().context("the page has a form")?.to_string();
    let names: Vec<String> = (1..=seats.len()).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("form", id.as_str()), ("watch", "link")];
    fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
    fields.extend(more);
    let answer = visitor.post(&path, &fields).await?;
    ensure!(answer.status == 303, "no table was opened: {}", answer.body);
    Ok(answer.location)
}

impl Player {
    /// A player for a seat, who has not sat down yet.
    pub fn new(server: SocketAddr, game: Game, table: &str, seat: usize) -> Player {
        let visitor = Visitor::new(server, IpAddr::V4(Ipv4Addr::LOCALHOST));
        Player { visitor, table: table.to_owned(), seat, game }
    }

    /// Requests the table's page.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn look(&mut self) -> io::Result<Reply> {
        self.visitor.get(&self.table).await
    }

    /// Sends a form.
    ///
    /// # Errors
    /// When the connection fails before the answer.
    pub async fn send(&mut self, filled: &Filled) -> io::Result<Reply> {
        let fields: Vec<(&str, &str)> =
            filled.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.visitor.post(&filled.path, &fields).await
    }

    /// The form that sits down; `form` is its id.
    pub fn sit(&self, form: &str, name: &str) -> Filled {
        let seat = self.seat.to_string();
        Filled::new(format!("{}/sit", self.table), &[("form", form), ("seat", &seat), ("name", name)])
    }

    /// A form of the table with a verb, such as `ready`, for this player's seat.
    pub fn asks(&self, verb: &str, form: &str) -> Filled {
        Filled::new(format!("{}/{verb}", self.table), &[("form", form), ("seat", &self.seat.to_string())])
    }

    /// The form of the next step that the page offers; `None` if the player has nothing to decide. The seed and the
    /// number of the page's list select one of several steps, however often the page was loaded. At every tenth list a
    /// drafted step is taken back, if there is one.
    pub fn step(&self, page: &Reply, seed: u64) -> Option<Filled> {
        // The hidden fields are at the start of the form.
        let (_, act) = page.body.split_once("id=\"act\"")?;
        let act = Reply { status: 200, location: String::new(), body: act.to_owned() };
        let (form, at) = (*act.values("form").first()?, *act.values("at").first()?);
        let choice = SplitMix::at(seed, at).number(0..1 << 32) as usize;
        // Forms that come with an update have no id.
        let form = if form.is_empty() { form_id() } else { form.to_owned() };
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
        Some(Filled::new(format!("{}/step", self.table), &[("form", &form), ("seat", &seat), ("at", at), last]))
    }
}

/// A new id for a form.
pub fn form_id() -> String {
    let random = || RandomState::new().hash_one(0);
    format!("{:016x}{:016x}", random(), random())
}

/// Whether a table's page shows a finished game.
pub fn is_over(page: &Reply) -> bool {
    page.body.contains("id=\"ending\"")
}

/// The live part of a table's page, without the ids of its forms, which are new on every page.
pub fn lasting(page: &Reply) -> String {
    let (_, live) = page.body.split_once("id=\"live\"").unwrap_or_default();
    let mut pieces = live.split("name=\"form\" value=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('"').map_or("", |(_, rest)| rest))
}
