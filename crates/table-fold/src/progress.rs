//! The state of a table as a fold over its log, the same for new entries and for stored ones. The log is the truth: a
//! header and numbered entries, and everything that is shown follows from them.

use std::fmt::Display;
use std::sync::Arc;

use erasure::{AnyMatch, Presence, Title, Titles};
use table::deal::{self, Commitment, Secret};
use table::{BySeat, DealKey, Digest, Fortune, Outcome, Seat, SeatSet, Settings, Setup, SetupError};
use table_log::{Entry, Header, Kind, Millis, Phase, TableId, Who};
use thiserror::Error;

use crate::clocks::Clocks;
use crate::name::Name;
use crate::remarks::{Occasion, Remark};
use crate::request::Refused;

/// Who occupies a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Person {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A visitor: a person or a [guest bot](Chair::guest).
    Visitor,
    /// A bot: its name and version.
    Bot(String, u32),
}

/// A seat of a table and its occupant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who occupies it.
    pub person: Person,
    /// The occupant's name.
    pub name: Name,
    /// Whose guest bot the visitor is; `None` for a person.
    pub guest: Option<Name>,
    /// The commitment of the seat's browser; without one, the seat trusts the server.
    pub commitment: Option<Commitment>,
    /// The value that opens the commitment, once known.
    pub(crate) opened: Option<Secret>,
    /// Whether the person is ready to start.
    pub ready: bool,
    /// The bot that plays for a person who is absent or has given up: its name and version.
    pub stand_in: Option<(String, u32)>,
    /// Whether the person called that bot themselves. Then nobody else may take the seat over.
    pub(crate) called: bool,
    /// How many decisions that bot has made.
    pub played: u32,
    /// Whether the person has given up.
    pub conceded: bool,
}

impl Chair {
    /// The bot that decides for this seat, if there is one.
    pub fn bot(&self) -> Option<(&str, u32)> {
        match (&self.stand_in, &self.person) {
            (Some((name, version)), _) | (None, Person::Bot(name, version)) => Some((name, *version)),
            _ => None,
        }
    }

    /// Whose guest bot the visitor is, as the log has it.
    pub fn of(&self) -> Option<String> {
        self.guest.as_ref().map(|name| name.plain().to_owned())
    }

    /// Whether a person occupies it: a visitor who is no guest bot.
    pub fn is_persons(&self) -> bool {
        self.person == Person::Visitor && self.guest.is_none()
    }
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// How it came about.
    pub how: How,
    /// The result, if the game was played to its end.
    pub outcome: Option<Outcome>,
}

/// The way in which a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// The game was played to its end.
    Played,
    /// All players but one gave up.
    Conceded,
    /// The table's creator or the server's operator closed it.
    Closed,
    /// There was no start or move for too long.
    Expired,
}

/// An event that is not a move, such as sitting down or leaving.
#[derive(Clone, PartialEq, Debug)]
pub struct Note {
    /// When it happened.
    pub at: Millis,
    /// Who did it.
    pub who: Who,
    /// What happened. Never an action or an opened value.
    pub kind: Kind,
    /// The name at that time of the seat that it is about, which is mostly the seat that did it; empty without a seat.
    pub name: Name,
}

/// Why a log cannot be followed. The table is shown as far as the log was followed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Differs {
    /// The state after an entry differs from the stored digest.
    #[error("entry {entry} leads to a different state from the one that was stored")]
    Digest {
        /// The entry's number, from 1.
        entry: u64,
    },
    /// An entry is not possible in its place.
    #[error("entry {entry} is not possible where it stands: {reason}")]
    Impossible {
        /// The entry's number, from 1.
        entry: u64,
        /// What is wrong.
        reason: String,
    },
    /// The header's setup is not valid.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The program does not know the game.
    #[error("this program does not know the game `{0}`")]
    NoGame(String),
}

/// The state of a table, as its log determines it.
#[derive(Clone)]
pub struct Progress {
    pub header: Arc<Header>,
    /// The header's text; commitments include it.
    pub(crate) header_text: Arc<str>,
    /// The game.
    pub title: &'static dyn Title,
    secret: Secret,
    /// The seats.
    pub chairs: BySeat<Chair>,
    /// The running game, once it is dealt.
    pub game: Option<Arc<dyn AnyMatch>>,
    /// How many entries the log has.
    pub entries: u64,
    /// How many of them are actions.
    pub actions: u64,
    /// When the game last moved.
    pub moved: Millis,
    /// When the last entries were written. Entries of one change have the same time; those of two changes never do.
    pub written: Millis,
    /// How the table ended, once it has.
    pub ending: Option<Ending>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The seats whose people agree that everybody with the link may see the finished game.
    pub(crate) agreed: SeatSet,
    /// Whether everybody with the link may see it although the table is private.
    pub(crate) is_published: bool,
    /// The server's secret, once it is revealed.
    pub revealed: Option<Secret>,
    /// Events that are not moves.
    pub notes: Vec<Note>,
    /// What bots have said.
    pub(crate) remarks: Vec<Remark>,
    /// The clocks, at a table with a pace.
    pub clocks: Option<Clocks>,
    /// Since when the table waits for the person in each seat.
    pub asked: BySeat<Option<Asked>>,
}

/// Since when a table waits for a person: they have to be ready, to decide, or to come back. Drafts and secret choices
/// change nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// How many entries the log had then. After a decision of the person's own, the table waits anew.
    pub entries: u64,
    /// The time of the last of these.
    pub at: Millis,
}

/// The setup in a header.
pub(crate) fn setup(header: &Header) -> Setup {
    Setup {
        seats: header.seats,
        settings: Settings(header.options.0.clone()),
        edition: header.edition.clone(),
        version: header.rules,
    }
}

impl Progress {
    /// A table before its first entry.
    ///
    /// # Errors
    /// When the game or its version is unknown, or the edition is not valid.
    pub fn new(titles: Titles, header_text: &str, header: Header, secret: Secret) -> Result<Progress, Differs> {
        let title = titles.find(&header.game).ok_or_else(|| Differs::NoGame(header.game.clone()))?;
        title.check(&setup(&header))?;
        Ok(Progress {
            title,
            secret,
            chairs: BySeat::new(header.seats, |_| Chair::default()),
            game: None,
            entries: 0,
            actions: 0,
            moved: Millis(0),
            written: Millis(0),
            ending: None,
            rematch: None,
            agreed: SeatSet::EMPTY,
            is_published: false,
            revealed: None,
            notes: Vec::new(),
            remarks: Vec::new(),
            clocks: header.pace.map(|pace| Clocks::new(pace, header.seats)),
            asked: BySeat::new(header.seats, |_| None),
            header_text: Arc::from(header_text),
            header: Arc::new(header),
        })
    }

    /// The running game.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The seats that owe a decision.
    pub fn to_act(&self) -> SeatSet {
        match &self.game {
            Some(game) if self.ending.is_none() => game.to_act(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Clears recorded frames; later frames start from this state.
    pub fn clear_frames(&mut self) {
        if let Some(game) = self.game_mut() {
            game.clear_frames();
        }
    }

    /// Marks the frames since `clear_frames` as drafted by this seat, which has seen them already.
    pub(crate) fn drafted_by(&mut self, seat: Seat) {
        if let Some(game) = self.game_mut() {
            game.drafted_by(seat);
        }
    }

    /// The game, to be changed; a game shared with snapshots is copied first.
    fn game_mut(&mut self) -> Option<&mut (dyn AnyMatch + 'static)> {
        let game = self.game.as_mut()?;
        if Arc::get_mut(game).is_none() {
            *game = Arc::from(game.fork());
        }
        Arc::get_mut(game)
    }

    /// Applies a stored entry and checks the digest of the state after it.
    ///
    /// # Errors
    /// When the digest differs or the entry is not possible.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Differs> {
        let done = self.perform(entry.at, entry.who.clone(), entry.kind.clone())?;
        if done.digest == entry.digest { Ok(()) } else { Err(Differs::Digest { entry: self.entries }) }
    }

    /// The table's phase.
    pub fn phase(&self) -> Phase {
        match (&self.ending, &self.game) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Running,
            (None, None) => Phase::Open,
        }
    }

    /// Who decides for a seat: its bot or its person.
    pub(crate) fn decider(&self, seat: Seat) -> Who {
        match self.chairs[seat].bot() {
            Some((name, version)) => Who::Bot { seat, name: name.to_owned(), version },
            None => Who::Seat(seat),
        }
    }

    /// Whether opening a private link to this seat takes it over from its bot, under a new name.
    pub(crate) fn gives_way(&self, seat: Seat) -> bool {
        let taken = Kind::TakeOver { seat, name: String::new() };
        self.admits(&Who::Seat(seat), &taken).is_ok() && !self.chairs[seat].called
    }

    /// Whether others let a bot play in the seat for its person, who may come back.
    pub(crate) fn is_replaced(&self, seat: Seat) -> bool {
        let chair = &self.chairs[seat];
        self.ending.is_none() && chair.stand_in.is_some() && !chair.called && !chair.conceded
    }

    /// Whether a bot has the seat, and does not only stand in for a person.
    pub(crate) fn is_bots(&self, seat: Seat) -> bool {
        self.chairs.get(seat).is_some_and(|chair| matches!(chair.person, Person::Bot(..)))
    }

    /// Who plays a seat. `is_here` says whether its holder is present.
    pub fn presence(&self, seat: Seat, is_here: bool) -> Presence {
        match self.chairs[seat].bot() {
            Some((bot, _)) => Presence::Bot(self.title.cast(bot)),
            None if is_here => Presence::Here,
            None if self.ending.is_some() => Presence::Past,
            None => Presence::Away,
        }
    }

    /// Checks that an entry of this kind fits the phase.
    ///
    /// # Errors
    /// When it belongs to another phase.
    pub fn is_timely(&self, kind: &Kind) -> Result<(), Refused> {
        let phase = self.phase();
        let wanted = match kind {
            Kind::Evening(_)
            | Kind::Sit { .. }
            | Kind::SitBot { .. }
            | Kind::Leave { .. }
            | Kind::Ready { .. }
            | Kind::Start => Phase::Open,
            Kind::Action { .. }
            | Kind::HandOver { .. }
            | Kind::HandBack { .. }
            | Kind::TakeOver { .. }
            | Kind::Concede { .. }
            | Kind::TimeUp { .. }
            | Kind::Vacate { .. }
            | Kind::Pause
            | Kind::Resume
            | Kind::Nights { .. }
            | Kind::Holiday { .. }
            | Kind::Leap { .. }
            | Kind::Finish => Phase::Running,
            Kind::Reveal { .. } | Kind::Rematch { .. } | Kind::Agree { .. } | Kind::Publish => Phase::Over,
            Kind::Abandon | Kind::Expire => return if phase == Phase::Over { Err(Refused::Over) } else { Ok(()) },
        };
        match (phase, wanted) {
            _ if phase == wanted => Ok(()),
            (Phase::Over, _) => Err(Refused::Over),
            (_, Phase::Over) => Err(Refused::NotOver),
            (Phase::Open, _) => Err(Refused::NotBegun),
            (Phase::Running, _) => Err(Refused::Begun),
        }
    }

    /// Checks that an entry may come next, by phase, chair and actor. The fold of a log and the check of a downloaded
    /// game use it. Names, opened values and the texts of actions are checked where they are used.
    ///
    /// # Errors
    /// Why the entry may not come next.
    pub fn admits(&self, who: &Who, kind: &Kind) -> Result<(), Refused> {
        self.is_timely(kind)?;
        let chair = |seat: &Seat| self.chairs.get(*seat).ok_or(Refused::NoSeat);
        let check = |is_so: bool, refused: Refused| if is_so { Ok(()) } else { Err(refused) };
        let (seat, host, server) = (|seat: &Seat| *who == Who::Seat(*seat), *who == Who::Host, *who == Who::Server);
        let by = |is_actor: bool| check(is_actor, Refused::NotTheirs);
        match kind {
            Kind::Evening(_) => check(self.notes.is_empty(), Refused::Already).and(by(server)),
            Kind::Sit { seat: at, .. } | Kind::SitBot { seat: at, .. } => {
                check(chair(at)?.person == Person::Nobody, Refused::SeatTaken)?;
                by(if matches!(kind, Kind::Sit { .. }) { seat(at) } else { host })
            }
            Kind::Leave { seat: at } => {
                check(chair(at)?.person != Person::Nobody, Refused::Already)?;
                by(seat(at) || host)
            }
            Kind::Ready { seat: at, .. } => {
                check(!chair(at)?.ready, Refused::Already)?;
                by(seat(at) && self.chairs[*at].person != Person::Nobody)
            }
            Kind::Start => {
                let ready = self.chairs.iter().all(|chair| chair.person != Person::Nobody && chair.ready);
                check(ready, Refused::NotReady).and(by(server))
            }
            Kind::Action { .. } => {
                let (Who::Seat(at) | Who::Bot { seat: at, .. }) = who else { return Err(Refused::NotTheirs) };
                chair(at)?;
                by(self.decider(*at) == *who)?;
                check(self.to_act().contains(*at), Refused::NotYourTurn)
            }
            Kind::HandOver { seat: at, .. } => {
                check(chair(at)?.bot().is_none(), Refused::NotHanded)?;
                let sits = |seat: &Seat| self.chairs.get(*seat).is_some_and(|chair| chair.person == Person::Visitor);
                by(host || server || matches!(who, Who::Seat(seat) if sits(seat)))
            }
            Kind::HandBack { seat: at } => {
                let chair = chair(at)?;
                check(chair.stand_in.is_some() && !chair.conceded, Refused::NotHanded).and(by(seat(at) || host))
            }
            Kind::TakeOver { seat: at, .. } => {
                let chair = chair(at)?;
                check(chair.bot().is_some() && !chair.conceded, Refused::NotHanded).and(by(seat(at)))
            }
            Kind::Concede { seat: at } => {
                let is_late = self.clocks.as_ref().is_some_and(|clocks| clocks.is_up(*at));
                check(!chair(at)?.conceded, Refused::Already).and(by(seat(at) || server && is_late))
            }
            Kind::Finish => {
                let is_played = self.game().is_some_and(|game| game.outcome().is_some());
                check(is_played || self.standing().len() < 2, Refused::NotOver).and(by(server))
            }
            Kind::Abandon => by(host || server),
            Kind::Expire => by(server),
            Kind::Reveal { .. } => check(self.revealed.is_none(), Refused::Already).and(by(server)),
            Kind::Rematch { .. } => check(self.rematch.is_none(), Refused::Already).and(by(server)),
            Kind::Agree { seat: at } => {
                check(chair(at)?.is_persons(), Refused::NotTheirs).and(by(seat(at)))?;
                check(!self.agreed.contains(*at), Refused::Already)
            }
            Kind::Publish => check(!self.is_published, Refused::Already).and(by(server)),
            Kind::TimeUp { seat: at } | Kind::Vacate { seat: at, .. } => {
                check(chair(at)?.person == Person::Visitor, Refused::NotTheirs).and(by(server))?;
                self.clocks.as_ref().ok_or(Refused::NoClocks)?.admits(kind)
            }
            Kind::Nights { seat: at, .. } | Kind::Holiday { seat: at, .. } => {
                check(chair(at)?.person == Person::Visitor, Refused::NotTheirs).and(by(seat(at)))?;
                self.clocks.as_ref().ok_or(Refused::NoClocks)?.admits(kind)
            }
            Kind::Pause | Kind::Resume => {
                let sits = matches!(who, Who::Seat(at) if chair(at).is_ok_and(|chair| chair.person == Person::Visitor));
                by(host || sits)?;
                self.clocks.as_ref().ok_or(Refused::NoClocks)?.admits(kind)
            }
            Kind::Leap { .. } => by(server).and(check(self.clocks.is_some(), Refused::NoClocks)),
        }
    }

    /// Applies an entry and returns it, with the digest of the state after it.
    ///
    /// # Errors
    /// When the entry is not possible; then this progress must be dropped.
    pub fn perform(&mut self, at: Millis, who: Who, kind: Kind) -> Result<Entry, Differs> {
        self.entries += 1;
        let entry = self.entries;
        let impossible = |reason: &dyn Display| Differs::Impossible { entry, reason: reason.to_string() };
        self.admits(&who, &kind).map_err(|refused| impossible(&refused))?;
        let before = self.clocks.as_mut().map_or(Ok(()), |clocks| clocks.pass(at, &kind));
        before.map_err(|refused| impossible(&refused))?;
        let lost =
            if let Kind::Vacate { seat, .. } = &kind { self.chairs[*seat].name.clone() } else { Name::default() };
        let digest = self.apply(at, &who, &kind)?;
        self.wind(&who, &kind);
        self.ask(at, &who, &kind);
        if !matches!(kind, Kind::Action { .. } | Kind::Reveal { .. }) {
            self.note(at, &who, &kind, lost);
        }
        self.written = at;
        Ok(Entry { at, who, kind, digest })
    }

    /// What an entry changes itself. Returns the digest of the game's state where that has changed.
    fn apply(&mut self, at: Millis, who: &Who, kind: &Kind) -> Result<Option<Digest>, Differs> {
        let entry = self.entries;
        let impossible = |reason: &dyn Display| Differs::Impossible { entry, reason: reason.to_string() };
        let mut digest = None;
        match kind {
            Kind::Sit { seat, name, commitment, of } => {
                self.chairs[*seat] = Chair {
                    person: Person::Visitor,
                    name: name.as_str().into(),
                    guest: of.as_deref().map(Name::from),
                    commitment: *commitment,
                    ..Chair::default()
                };
            }
            Kind::SitBot { seat, name, bot, version } => {
                let person = Person::Bot(bot.clone(), *version);
                self.chairs[*seat] = Chair { person, name: name.as_str().into(), ready: true, ..Chair::default() };
            }
            Kind::Leave { seat } => self.chairs[*seat] = Chair::default(),
            Kind::Ready { seat, opened } => {
                if !self.fits(*seat, opened.as_ref()) {
                    return Err(impossible(&"the opened value does not fit what the seat committed to"));
                }
                self.chairs[*seat].ready = true;
                self.chairs[*seat].opened = opened.clone();
            }
            Kind::Start => {
                digest = Some(self.start()?);
                self.moved = at;
            }
            Kind::Action { text } => {
                let seat = actor(who).ok_or_else(|| impossible(&Refused::NotTheirs))?;
                let game = self.game_mut().ok_or_else(|| impossible(&Refused::NotBegun))?;
                let fortunes = game.play(seat, text).map_err(|refusal| impossible(&refusal))?;
                digest = Some(game.digest());
                self.chairs[seat].played += u32::from(self.chairs[seat].stand_in.is_some());
                self.actions += 1;
                self.moved = at;
                self.remark(at, seat, &fortunes);
            }
            Kind::HandOver { seat, bot, version } => {
                let chair = &mut self.chairs[*seat];
                (chair.stand_in, chair.called) = (Some((bot.clone(), *version)), *who == Who::Seat(*seat));
                chair.played = 0;
            }
            Kind::HandBack { seat } => {
                let chair = &mut self.chairs[*seat];
                (chair.stand_in, chair.called) = (None, false);
            }
            // The seat's contribution to the deal stays.
            Kind::TakeOver { seat, name } => {
                let chair = &mut self.chairs[*seat];
                (chair.person, chair.name, chair.stand_in) = (Person::Visitor, name.as_str().into(), None);
                chair.guest = None;
            }
            Kind::Concede { seat } => self.chairs[*seat].conceded = true,
            Kind::Finish => {
                let outcome = self.game().and_then(|game| game.outcome()).map(|outcome| self.without_conceded(outcome));
                let how = if outcome.is_some() { How::Played } else { How::Conceded };
                self.ending = Some(Ending { how, outcome });
                self.remark_on_end(at);
            }
            Kind::Abandon => self.ending = Some(Ending { how: How::Closed, outcome: None }),
            Kind::Expire => self.ending = Some(Ending { how: How::Expired, outcome: None }),
            Kind::Reveal { secret } => self.revealed = Some(secret.clone()),
            Kind::Rematch { table } => self.rematch = Some(table.clone()),
            Kind::Agree { seat } => self.agreed = self.agreed.with(*seat),
            Kind::Publish => self.is_published = true,
            // The seat's contribution to the deal stays.
            Kind::Vacate { seat, name, bot, version } => {
                let chair = &mut self.chairs[*seat];
                (chair.person, chair.name) = (Person::Bot(bot.clone(), *version), name.as_str().into());
                (chair.guest, chair.stand_in, chair.called) = (None, None, false);
            }
            Kind::Evening(_)
            | Kind::TimeUp { .. }
            | Kind::Pause
            | Kind::Resume
            | Kind::Nights { .. }
            | Kind::Holiday { .. }
            | Kind::Leap { .. } => {}
        }
        Ok(digest)
    }

    /// Notes what is no move. `lost` is the name that the entry has taken from a seat.
    fn note(&mut self, at: Millis, who: &Who, kind: &Kind, lost: Name) {
        let seat = match kind {
            Kind::SitBot { seat, .. }
            | Kind::HandOver { seat, .. }
            | Kind::HandBack { seat }
            | Kind::TimeUp { seat }
            | Kind::Concede { seat } => Some(*seat),
            _ => actor(who),
        };
        let name = seat.map_or(lost, |seat| self.chairs[seat].name.clone());
        let kind = match kind {
            Kind::Ready { seat, .. } => Kind::Ready { seat: *seat, opened: None },
            other => other.clone(),
        };
        self.notes.push(Note { at, who: who.clone(), kind, name });
    }

    /// What bots say after a decision of the seat `of`.
    fn remark(&mut self, at: Millis, of: Seat, fortunes: &[Fortune]) {
        if self.game().is_some_and(|game| game.when().turn <= u32::from(self.header.seats)) {
            self.say(at, of, Occasion::Start);
        }
        for fortune in fortunes {
            match *fortune {
                Fortune::Good(seat) => self.say(at, seat, Occasion::Won),
                Fortune::Bad(seat) => self.say(at, seat, Occasion::Lost),
            }
        }
    }

    /// What bots that have won say at the end of the game.
    fn remark_on_end(&mut self, at: Millis) {
        let outcome = self.ending.as_ref().and_then(|ending| ending.outcome.as_ref());
        let winners: SeatSet = outcome.into_iter().flat_map(Outcome::winners).collect();
        winners.iter().for_each(|seat| self.say(at, seat, Occasion::End));
    }

    /// Lets the bot of a seat say something, if it plays as a persona. In a guided first game, none does.
    fn say(&mut self, at: Millis, seat: Seat, occasion: Occasion) {
        let Person::Bot(bot, _) = &self.chairs[seat].person else { return };
        let persona = self.title.cast(bot).and_then(|cast| cast.persona);
        let Some(persona) = persona.filter(|_| self.header.lesson.is_none()) else { return };
        let public = self.game().map_or(0, |game| game.public());
        let name = self.chairs[seat].name.plain().to_owned();
        let remark = Remark { at, seat, name, persona, occasion, public };
        if remark.is_said(&self.header.table, &self.remarks) {
            self.remarks.push(remark);
        }
    }

    /// Sets the clocks after an entry, by the seats that are asked now.
    fn wind(&mut self, who: &Who, kind: &Kind) {
        let Some(mut clocks) = self.clocks.take() else { return };
        clocks.take(who, kind);
        let turn = self.game().map_or(0, |game| game.when().turn);
        // A window has a time of its own.
        let is_window = self.to_act().len() == 1 && self.game().is_some_and(|game| game.lapse().is_some());
        let is_counted = clocks.pace().time.is_by_day() || !is_window;
        let owed = if is_counted { self.to_act() } else { SeatSet::EMPTY };
        let people = owed.iter().filter(|seat| self.chairs[*seat].bot().is_none()).collect();
        clocks.stand(owed, people, turn);
        self.clocks = Some(clocks);
    }

    /// Sets for whom the table waits after an entry: for whoever is asked, and for whoever others have replaced.
    fn ask(&mut self, at: Millis, who: &Who, kind: &Kind) {
        let is_full = self.phase() == Phase::Open && self.chairs.iter().all(|chair| chair.person != Person::Nobody);
        let (owed, entries) = (self.to_act(), self.entries);
        for (seat, chair) in self.chairs.pairs() {
            let is_asked = chair.bot().is_none() && (owed.contains(seat) || is_full && !chair.ready);
            let begins_anew = match kind {
                Kind::Action { .. } => *who == Who::Seat(seat),
                Kind::HandOver { seat: at, .. } | Kind::HandBack { seat: at } => *at == seat,
                _ => false,
            };
            let before = self.asked[seat].filter(|_| !begins_anew);
            self.asked[seat] = (is_asked || self.is_replaced(seat)).then(|| before.unwrap_or(Asked { entries, at }));
        }
    }

    /// When the next seat's time and its grace are up, if a clock runs.
    pub fn due(&self) -> Option<Millis> {
        self.clocks.as_ref().and_then(Clocks::due)
    }

    /// Whether an opened value fits a seat's commitment: the committed value, or none without a commitment.
    pub(crate) fn fits(&self, seat: Seat, opened: Option<&Secret>) -> bool {
        match (self.chairs[seat].commitment, opened) {
            (Some(commitment), Some(value)) => commitment.fits(value, deal::Party::Seat(seat), &self.header_text),
            (None, None) => true,
            _ => false,
        }
    }

    /// What the game is dealt from: the setup, and the key made of the values opened so far.
    pub(crate) fn deal(&self) -> (Setup, DealKey) {
        let opened = self.chairs.iter().map(|chair| chair.opened.clone()).collect();
        let named = self.header.lesson.as_deref().unwrap_or(&self.header_text);
        (setup(&self.header), deal::key(&self.secret, named, &opened))
    }

    fn start(&mut self) -> Result<Digest, Differs> {
        let (setup, key) = self.deal();
        let game = self.title.deal(&setup, key)?;
        let digest = game.digest();
        self.game = Some(Arc::from(game));
        Ok(digest)
    }

    /// The outcome with everybody who gave up ranked after the others, whatever their bots achieved.
    fn without_conceded(&self, mut outcome: Outcome) -> Outcome {
        let key = |seat: Seat, rank: u8| (self.chairs[seat].conceded, rank);
        let before: Vec<(bool, u8)> = outcome.scores.pairs().map(|(seat, score)| key(seat, score.rank)).collect();
        for (score, own) in outcome.scores.iter_mut().zip(&before) {
            score.rank = 1 + before.iter().filter(|other| *other < own).count() as u8;
        }
        outcome
    }

    /// The seats that have not given up.
    pub(crate) fn standing(&self) -> SeatSet {
        self.chairs.pairs().filter(|(_, chair)| !chair.conceded).map(|(seat, _)| seat).collect()
    }
}

/// An actor's seat, if it has one.
fn actor(who: &Who) -> Option<Seat> {
    match who {
        Who::Seat(seat) | Who::Bot { seat, .. } => Some(*seat),
        Who::Server | Who::Host => None,
    }
}
