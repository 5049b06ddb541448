//! [`Snapshot::admits`]: one predicate for whether a visitor may make a request now. The table's task and the buttons
//! both use it, so each button that is shown would be accepted, and each request that would be accepted is offered
//! once. It adds the visitor's rights to what [`Progress::admits`](crate::Progress::admits) allows.

use erasure::Presence;
use table::Seat;
use table_log::{Kind, Millis, Phase, Saying, VisitorId, Who};

use crate::number::ListNumber;
use crate::progress::Person;
use crate::request::{Refused, Request};
use crate::snapshot::Snapshot;

/// How often a player may stop the clocks of a game. Whoever is about to lose could stop them for ever.
const PAUSES: usize = 3;

impl Snapshot {
    /// How many more times a visitor may stop the clocks; `None` where only bots wait for them.
    pub fn pauses(&self, visitor: &VisitorId) -> Option<usize> {
        let is_company = self.chairs().iter().filter(|chair| chair.person == Person::Visitor).count() > 1;
        let who = self.seats_of(visitor).iter().next().map_or(Who::Host, Who::Seat);
        let had = self.notes().iter().filter(|note| note.who == who && note.kind == Kind::Pause).count();
        is_company.then(|| PAUSES.saturating_sub(had))
    }

    /// Whether this visitor may make this request now. Texts in it are not checked: a name, an opened value, a bot's
    /// name, an action, a link's token.
    ///
    /// # Errors
    /// When the request is refused; `Already` if it would change nothing.
    pub fn admits(&self, visitor: &VisitorId, request: &Request) -> Result<(), Refused> {
        if let Some(read_only) = &self.read_only {
            return Err(Refused::ReadOnly(read_only.reason.clone()));
        }
        let own = |seat: &Seat| match self.holders.get(*seat) {
            Some(holder) if holder.as_ref() == Some(visitor) => Ok(()),
            Some(_) => Err(Refused::NotYourSeat),
            None => Err(Refused::NoSeat),
        };
        let host = || if self.is_host(visitor) { Ok(()) } else { Err(Refused::NotHost) };
        let person_or_host =
            |seat: &Seat| own(seat).map_or_else(|_| (host(), Who::Host), |()| (Ok(()), Who::Seat(*seat)));
        let text = String::new;
        let (right, who, kind) = match request {
            Request::Sit { of: Some(_), .. } if self.phase() != Phase::Over && !self.admits_guests() => {
                return Err(Refused::NoGuests);
            }
            Request::Sit { seat, .. } if self.phase() == Phase::Running && self.progress.is_bots(*seat) => {
                return self.admits_take_over(visitor);
            }
            Request::Sit { seat, .. } => {
                (Ok(()), Who::Seat(*seat), Kind::Sit { seat: *seat, name: text(), commitment: None, of: None })
            }
            Request::Promise { seat, .. } => return self.admits_promise(own(seat), *seat),
            Request::Rename { seat, .. } => return self.admits_sitting_again(own(seat), *seat, Refused::Stale),
            Request::Move { from, to, .. } => {
                let sit = Kind::Sit { seat: *to, name: text(), commitment: None, of: None };
                let free = self.progress.admits(&Who::Seat(*to), &sit);
                return self.admits_move(own(from).and(free), *from);
            }
            Request::MoveUp { seat } => {
                let before = if *seat == Seat(0) { Err(Refused::NoSeat) } else { Ok(()) };
                return self.admits_move(host().and(before), *seat);
            }
            Request::Leave { seat } => (own(seat), Who::Seat(*seat), Kind::Leave { seat: *seat }),
            Request::Free { seat } => (host(), Who::Host, Kind::Leave { seat: *seat }),
            Request::PutBot { seat, .. } => {
                (host(), Who::Host, Kind::SitBot { seat: *seat, name: text(), bot: text(), version: 0 })
            }
            Request::Fill { seat, .. } => return self.admits_fill(host().and(own(seat))),
            Request::CloseSeats => return self.admits_close_seats(host()),
            Request::Ready { seat, .. } => (own(seat), Who::Seat(*seat), Kind::Ready { seat: *seat, opened: None }),
            Request::HandOver { seat } => {
                let kind = Kind::HandOver { seat: *seat, bot: text(), version: 0 };
                match (person_or_host(seat), self.seats_of(visitor).iter().next()) {
                    ((Err(_), _), Some(other)) if self.pace().is_some() || self.holds_up(*seat) => {
                        (Ok(()), Who::Seat(other), kind)
                    }
                    ((right, who), _) => (right, who, kind),
                }
            }
            Request::HandBack { seat } => {
                let (right, who) = person_or_host(seat);
                // A forgotten person cannot come back; a link can give the seat to somebody else.
                let is_held = self.holders.get(*seat).is_some_and(Option::is_some);
                (right.and(if is_held { Ok(()) } else { Err(Refused::NotHanded) }), who, Kind::HandBack { seat: *seat })
            }
            Request::Concede { seat } => (own(seat), Who::Seat(*seat), Kind::Concede { seat: *seat }),
            Request::Pause { on } => {
                let kind = if *on { Kind::Pause } else { Kind::Resume };
                match self.seats_of(visitor).iter().next() {
                    Some(seat) => (Ok(()), Who::Seat(seat), kind),
                    None => (host(), Who::Host, kind),
                }
            }
            Request::Nights { seat, night } => {
                (own(seat), Who::Seat(*seat), Kind::Nights { seat: *seat, night: *night })
            }
            Request::Holiday { seat, .. } => {
                (own(seat), Who::Seat(*seat), Kind::Holiday { seat: *seat, until: Millis(0) })
            }
            Request::Close => (host(), Who::Host, Kind::Abandon),
            Request::Step { seat, .. }
            | Request::Undo { seat, .. }
            | Request::TakeBack { seat, .. }
            | Request::Hint { seat, .. }
            | Request::Reset { seat, .. } => (own(seat), Who::Seat(*seat), Kind::Action { text: text() }),
            Request::PassForMe { seat, .. } => return self.admits_pass_for_me(own(seat)),
            Request::NewLink { .. } if self.phase() == Phase::Over => return Err(Refused::Over),
            Request::NewLink { seat } => {
                let is_given = host().is_ok() && self.progress.gives_way(*seat);
                let moves = if self.is_guests(*seat) { Err(Refused::NotHanded) } else { Ok(()) };
                return if is_given { Ok(()) } else { own(seat).and(moves) };
            }
            Request::Rematch { .. } => return self.admits_rematch(visitor),
            Request::Agree { seat } => return own(seat).and_then(|()| self.admits_agree(*seat)),
            Request::Say { .. } if self.phase() == Phase::Open => return Err(Refused::NotBegun),
            Request::Say { saying: Saying::Words(_), .. } if !self.settings.allow_own_words() => {
                return Err(Refused::NoOwnWords);
            }
            Request::Say { seat, .. } => {
                own(seat)?;
                let mut others = self.chairs().pairs().filter(|(other, _)| other != seat);
                let is_company = others.any(|(_, chair)| chair.is_persons());
                return match (self.is_guests(*seat), is_company) {
                    (true, _) => Err(Refused::Silent),
                    (false, true) => Ok(()),
                    (false, false) => Err(Refused::Alone),
                };
            }
            // Anybody with the link may use it, at any time.
            Request::TakeSeat { .. } => return Ok(()),
        };
        self.progress.is_timely(&kind)?;
        right?;
        match request {
            Request::Step { seat, at, .. } => self.admits_step(*seat, *at),
            Request::Undo { seat, at } | Request::Reset { seat, at } | Request::TakeBack { seat, at, .. } => {
                self.admits_step(*seat, *at)?;
                if self.drafted(*seat) > 0 { Ok(()) } else { Err(Refused::NothingDrafted) }
            }
            Request::Hint { seat, .. } if !self.settings.hints || self.is_guests(*seat) => Err(Refused::NoHints),
            Request::Hint { seat, at } => {
                self.admits_step(*seat, *at)?;
                match (self.waits_for(*seat), self.hint(*seat)) {
                    (false, _) => Err(Refused::NotYourTurn),
                    (true, Some(_)) => Err(Refused::Already),
                    (true, None) => Ok(()),
                }
            }
            Request::HandOver { seat } => {
                self.progress.admits(&who, &kind)?;
                match self.present()[*seat] {
                    _ if who == Who::Seat(*seat) || self.holds_up(*seat) => Ok(()),
                    _ if self.pace().is_some() => Err(Refused::InTime),
                    Presence::Here => Err(Refused::StillHere),
                    _ => Ok(()),
                }
            }
            Request::Pause { on: true } => {
                self.progress.admits(&who, &kind)?;
                if self.pauses(visitor) == Some(0) { Err(Refused::NoPauses { most: PAUSES }) } else { Ok(()) }
            }
            _ => self.progress.admits(&who, &kind),
        }
    }

    /// Whether a seat may draft or take back a step on a page with this number.
    fn admits_step(&self, seat: Seat, at: ListNumber) -> Result<(), Refused> {
        match (self.asks(seat), self.at(seat) == at) {
            (false, _) => Err(Refused::NotYourTurn),
            (true, false) => Err(Refused::Stale),
            (true, true) => Ok(()),
        }
    }

    /// A seat may not choose a value after another was opened, nor once it is ready: by then it has said what it adds.
    fn admits_promise(&self, own: Result<(), Refused>, seat: Seat) -> Result<(), Refused> {
        self.admits_sitting_again(own, seat, Refused::Already)?;
        if self.progress.chairs[seat].commitment.is_some() { Err(Refused::Already) } else { Ok(()) }
    }

    /// A seat is left and taken again in the log; it is `late` to do that once its person is ready or a value is open.
    fn admits_sitting_again(&self, own: Result<(), Refused>, seat: Seat, late: Refused) -> Result<(), Refused> {
        self.progress.is_timely(&Kind::Leave { seat })?;
        own?;
        if self.progress.chairs[seat].ready || self.opened() { Err(late) } else { Ok(()) }
    }

    /// Whether guest bots may sit down now. In a running game, only people take seats over from bots.
    pub fn admits_guests(&self) -> bool {
        self.settings.guests && self.phase() == Phase::Open
    }

    /// Whether a guest bot sits there.
    fn is_guests(&self, seat: Seat) -> bool {
        self.chairs().get(seat).is_some_and(|chair| chair.guest.is_some())
    }

    /// Nobody sees a second hand, and a guided first game is played alone.
    fn admits_take_over(&self, visitor: &VisitorId) -> Result<(), Refused> {
        if !self.shows(visitor) {
            Err(Refused::Hidden)
        } else if !self.seats_of(visitor).is_empty() {
            Err(Refused::HasSeat)
        } else if !self.settings.allow_latecomers() {
            Err(Refused::NoLatecomers)
        } else if self.header().lesson.is_some() {
            Err(Refused::NotHanded)
        } else {
            Ok(())
        }
    }

    /// A person who is ready has opened their value, and nobody may choose one after that.
    fn admits_move(&self, right: Result<(), Refused>, seat: Seat) -> Result<(), Refused> {
        self.progress.is_timely(&Kind::Leave { seat })?;
        right?;
        let is_ready = self.chairs().iter().any(|chair| chair.person == Person::Visitor && chair.ready);
        match self.chairs().get(seat).map(|chair| &chair.person) {
            None => Err(Refused::NoSeat),
            Some(Person::Nobody) => Err(Refused::Already),
            Some(_) if is_ready => Err(Refused::Stale),
            Some(_) => Ok(()),
        }
    }

    fn admits_fill(&self, right: Result<(), Refused>) -> Result<(), Refused> {
        self.progress.is_timely(&Kind::Start)?;
        right?;
        if self.taken() < self.header().seats.into() { Ok(()) } else { Err(Refused::Already) }
    }

    /// There must be a free seat, and as many people and bots as the game needs.
    fn admits_close_seats(&self, right: Result<(), Refused>) -> Result<(), Refused> {
        self.admits_fill(right)?;
        let (least, _) = self.title().seats();
        if self.taken() < least.into() { Err(Refused::NotReady) } else { Ok(()) }
    }

    fn admits_pass_for_me(&self, own: Result<(), Refused>) -> Result<(), Refused> {
        match self.phase() {
            Phase::Open => Err(Refused::NotBegun),
            Phase::Over => Err(Refused::Over),
            Phase::Running if self.title().windows() => own,
            Phase::Running => Err(Refused::NotLegal { action: "pass for me".to_owned(), reason: None }),
        }
    }

    /// Only the people of a private table are asked, about a game that has a result. Whoever has agreed may ask again
    /// once nobody is left to agree, which happens when the others are forgotten.
    fn admits_agree(&self, seat: Seat) -> Result<(), Refused> {
        let (missing, is_persons) = (self.to_agree(), self.chairs()[seat].is_persons());
        match self.phase() {
            Phase::Open | Phase::Running => Err(Refused::NotOver),
            Phase::Over if !self.is_private() || self.outcome().is_none() => Err(Refused::Already),
            Phase::Over if missing.contains(seat) || is_persons && missing.is_empty() => Ok(()),
            Phase::Over => Err(Refused::Already),
        }
    }

    /// The first to ask must have a part in this table, other than as a guest bot: they create the next one. Later
    /// visitors may follow, those of a private table only if they have a part in it.
    fn admits_rematch(&self, visitor: &VisitorId) -> Result<(), Refused> {
        match (self.phase(), self.rematch()) {
            (Phase::Open | Phase::Running, _) => Err(Refused::NotOver),
            (Phase::Over, Some(_)) if self.onward(visitor).is_some() => Ok(()),
            (Phase::Over, Some(_)) => Err(Refused::Hidden),
            (Phase::Over, None) if self.seats_of(visitor).iter().any(|seat| self.is_guests(seat)) => {
                Err(Refused::NotHost)
            }
            (Phase::Over, None) if self.has_part(visitor) => Ok(()),
            (Phase::Over, None) => Err(Refused::NotYourSeat),
        }
    }
}
