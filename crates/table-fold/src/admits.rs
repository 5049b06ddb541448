//! [`Snapshot::admits`]: one predicate for whether a visitor may make a request now, and who makes which log entry by it.
//! The table's task and the buttons both use it, so each button that is shown would be accepted, and each request that
//! would be accepted is offered once. It adds the visitor's rights to what
//! [`Progress::admits`](crate::Progress::admits) allows. [`Snapshot::plan`] is what an admitted request does.

use erasure::Presence;
use table::Seat;
use table_log::{Kind, Millis, Phase, Saying, VisitorId, Who};

use crate::loaded::Loaded;
use crate::number::ListNumber;
use crate::plan::Plan;
use crate::progress::Person;
use crate::request::{Refused, Request};
use crate::snapshot::Snapshot;
use crate::{seating, steps, talk};

/// How often a player may stop the clocks of a game. Whoever is about to lose could stop them for ever.
const PAUSES: usize = 3;

impl Snapshot {
    /// How many more times a visitor may stop the clocks; `None` where only bots wait for them.
    pub fn pauses(&self, visitor: &VisitorId) -> Option<usize> {
        let is_company = self.chairs().iter().filter(|chair| chair.person == Person::Visitor).count() > 1;
        let who = self.actor(visitor);
        let had = self.notes().iter().filter(|note| note.who == who && note.kind == Kind::Pause).count();
        is_company.then(|| PAUSES.saturating_sub(had))
    }

    /// Who a visitor is where any of their seats will do: the first of them, or the host.
    fn actor(&self, visitor: &VisitorId) -> Who {
        self.seats_of(visitor).iter().next().map_or(Who::Host, Who::Seat)
    }

    /// Whether this visitor may make this request now. If so, who makes which log entry; `None` for a request that makes
    /// none or several. Texts in a request are not checked and those of the entry are empty: a name, an opened value, a
    /// bot's name, an action, a link's token.
    ///
    /// # Errors
    /// When the request is refused; `Already` if it would change nothing.
    pub fn admits(&self, visitor: &VisitorId, request: &Request) -> Result<Option<(Who, Kind)>, Refused> {
        if let Some(read_only) = &self.read_only {
            return Err(Refused::ReadOnly(read_only.reason.clone()));
        }
        let own = |seat: Seat| match self.holders.get(seat) {
            Some(holder) if holder.as_ref() == Some(visitor) => Ok(()),
            Some(_) => Err(Refused::NotYourSeat),
            None => Err(Refused::NoSeat),
        };
        let host = || if self.is_host(visitor) { Ok(()) } else { Err(Refused::NotHost) };
        let person_or_host = |seat: Seat| own(seat).map_or(Who::Host, |()| Who::Seat(seat));
        let none = |admitted: Result<(), Refused>| admitted.map(|()| None);
        let text = String::new;
        let sit = |seat: Seat| {
            let kind = Kind::Sit { seat, name: text(), commitment: None, of: None };
            self.progress.admits(&Who::Seat(seat), &kind)
        };
        let (who, kind) = match *request {
            Request::Leave { seat } => (Who::Seat(seat), Kind::Leave { seat }),
            Request::Free { seat } => (Who::Host, Kind::Leave { seat }),
            Request::PutBot { seat, .. } => (Who::Host, Kind::SitBot { seat, name: text(), bot: text(), version: 0 }),
            Request::Ready { seat, .. } => (Who::Seat(seat), Kind::Ready { seat, opened: None }),
            Request::HandOver { seat } => {
                let who = match person_or_host(seat) {
                    Who::Host if host().is_err() && (self.pace().is_some() || self.holds_up(seat)) => {
                        self.actor(visitor)
                    }
                    who => who,
                };
                (who, Kind::HandOver { seat, bot: text(), version: 0 })
            }
            Request::HandBack { seat } => (person_or_host(seat), Kind::HandBack { seat }),
            Request::Concede { seat } => (Who::Seat(seat), Kind::Concede { seat }),
            Request::Pause { on } => (self.actor(visitor), if on { Kind::Pause } else { Kind::Resume }),
            Request::Nights { seat, night } => (Who::Seat(seat), Kind::Nights { seat, night }),
            Request::Holiday { seat, .. } => (Who::Seat(seat), Kind::Holiday { seat, until: Millis(0) }),
            Request::Close => (Who::Host, Kind::Abandon),
            Request::Step { seat, .. }
            | Request::Undo { seat, .. }
            | Request::TakeBack { seat, .. }
            | Request::Hint { seat, .. }
            | Request::Reset { seat, .. } => (Who::Seat(seat), Kind::Action { text: text() }),
            Request::Sit { of: Some(_), .. } if self.phase() != Phase::Over && !self.admits_guests() => {
                return Err(Refused::NoGuests);
            }
            Request::Sit { seat, .. } if self.phase() == Phase::Running && self.progress.is_bots(seat) => {
                return none(self.admits_take_over(visitor));
            }
            Request::Sit { seat, .. } => return none(sit(seat)),
            Request::Promise { seat, .. } => return none(self.admits_promise(own(seat), seat)),
            Request::Rename { seat, .. } => return none(self.admits_sitting_again(own(seat), seat, Refused::Stale)),
            Request::Move { from, to, .. } => return none(self.admits_move(own(from).and(sit(to)), from)),
            Request::MoveUp { seat } => {
                let before = if seat == Seat(0) { Err(Refused::NoSeat) } else { Ok(()) };
                return none(self.admits_move(host().and(before), seat));
            }
            Request::Fill { seat, .. } => return none(self.admits_fill(host().and(own(seat)))),
            Request::CloseSeats => return none(self.admits_close_seats(host())),
            Request::PassForMe { seat, .. } => return none(self.admits_pass_for_me(own(seat))),
            Request::NewLink { .. } if self.phase() == Phase::Over => return Err(Refused::Over),
            Request::NewLink { seat } => {
                let is_given = host().is_ok() && self.progress.gives_way(seat);
                let moves = if self.is_guests(seat) { Err(Refused::NotHanded) } else { Ok(()) };
                return none(if is_given { Ok(()) } else { own(seat).and(moves) });
            }
            Request::Rematch { .. } => return none(self.admits_rematch(visitor)),
            Request::Agree { seat } => return none(own(seat).and_then(|()| self.admits_agree(seat))),
            Request::Say { .. } if self.phase() == Phase::Open => return Err(Refused::NotBegun),
            Request::Say { saying: Saying::Words(_), .. } if !self.settings.allow_own_words() => {
                return Err(Refused::NoOwnWords);
            }
            Request::Say { seat, .. } => {
                own(seat)?;
                let mut others = self.chairs().pairs().filter(|(other, _)| *other != seat);
                let is_company = others.any(|(_, chair)| chair.is_persons());
                return match (self.is_guests(seat), is_company) {
                    (true, _) => Err(Refused::Silent),
                    (false, true) => Ok(None),
                    (false, false) => Err(Refused::Alone),
                };
            }
            // Anybody with the link may use it, at any time.
            Request::TakeSeat { .. } => return Ok(None),
        };
        self.progress.is_timely(&kind)?;
        match who {
            Who::Seat(seat) => own(seat)?,
            _ => host()?,
        }
        let admitted = match *request {
            Request::Step { seat, at, .. } => self.admits_step(seat, at),
            Request::Undo { seat, at } | Request::Reset { seat, at } | Request::TakeBack { seat, at, .. } => {
                self.admits_step(seat, at)?;
                if self.drafted(seat) > 0 { Ok(()) } else { Err(Refused::NothingDrafted) }
            }
            Request::Hint { seat, .. } if !self.settings.hints || self.is_guests(seat) => Err(Refused::NoHints),
            Request::Hint { seat, at } => {
                self.admits_step(seat, at)?;
                match (self.waits_for(seat), self.hint(seat)) {
                    (false, _) => Err(Refused::NotYourTurn),
                    (true, Some(_)) => Err(Refused::Already),
                    (true, None) => Ok(()),
                }
            }
            Request::HandOver { seat } => {
                self.progress.admits(&who, &kind)?;
                match self.present()[seat] {
                    _ if who == Who::Seat(seat) || self.holds_up(seat) => Ok(()),
                    _ if self.pace().is_some() => Err(Refused::InTime),
                    Presence::Here => Err(Refused::StillHere),
                    _ => Ok(()),
                }
            }
            // A forgotten person cannot come back; a link can give the seat to somebody else.
            Request::HandBack { seat } if self.holders.get(seat).is_none_or(Option::is_none) => Err(Refused::NotHanded),
            Request::Pause { on: true } => {
                self.progress.admits(&who, &kind)?;
                if self.pauses(visitor) == Some(0) { Err(Refused::NoPauses { most: PAUSES }) } else { Ok(()) }
            }
            _ => self.progress.admits(&who, &kind),
        };
        admitted.map(|()| Some((who, kind)))
    }

    /// What a request does that is admitted with this entry. `CloseSeats` and `Rematch` also open a table, which is done
    /// elsewhere.
    ///
    /// # Errors
    /// When a text in the request is not possible, or too much is asked.
    pub fn plan(
        &self,
        table: &Loaded,
        visitor: &VisitorId,
        request: Request,
        entry: Option<(Who, Kind)>,
    ) -> Result<Plan, Refused> {
        match (request, entry) {
            (Request::Sit { seat, name, commitment, of }, _) => {
                seating::sit(table, visitor, seat, &name, commitment, of.as_deref())
            }
            (Request::Rename { seat, name }, _) => seating::rename(table, seat, &name),
            (Request::Promise { seat, commitment }, _) => seating::promise(table, seat, commitment),
            (Request::Move { from, to, commitment }, _) => {
                seating::swap(table, &Who::Seat(from), [from, to], commitment)
            }
            (Request::MoveUp { seat }, _) => seating::swap(table, &Who::Host, [seat, Seat(seat.0 - 1)], None),
            (Request::Leave { seat } | Request::Free { seat }, Some((who, _))) => seating::leave(table, who, seat),
            (Request::PutBot { seat, bot }, Some((who, _))) => {
                Plan::entry(table, who, seating::sit_bot(&table.progress, seat, &bot)?)
            }
            (Request::Fill { seat, bot, opened }, _) => seating::fill(table, seat, &bot, opened),
            (Request::Ready { seat, opened }, _) => seating::ready(table, seat, opened),
            (Request::HandOver { seat }, Some((who, _))) => seating::hand_over(table, who, seat),
            (Request::HandBack { seat }, Some((who, _))) => seating::hand_back(table, who, seat),
            (Request::Concede { seat }, _) => seating::concede(table, seat),
            (Request::PassForMe { seat, on }, _) => Ok(seating::pass_for_me(table, seat, on)),
            (Request::Holiday { seat, days }, _) => seating::holiday(table, seat, days),
            (Request::Agree { seat }, _) => seating::agree(table, self, seat),
            (Request::NewLink { seat }, _) => Ok(seating::new_link(table, seat)),
            (Request::TakeSeat { token, name }, _) => seating::take_seat(table, visitor, &token, name.as_deref()),
            (Request::Step { seat, action, .. }, _) => steps::take(table, seat, vec![action]),
            (Request::Undo { seat, .. }, _) => {
                let mut actions = table.drafts[seat].actions.clone();
                actions.pop();
                Ok(Plan::draft(table, seat, actions))
            }
            (Request::Reset { seat, .. }, _) => Ok(Plan::draft(table, seat, Vec::new())),
            (Request::TakeBack { seat, action, .. }, _) => steps::take_back(table, seat, &action),
            (Request::Say { seat, saying }, _) => talk::say(table, seat, saying),
            (Request::Hint { .. }, _) | (_, None) => Ok(Plan::on(table)),
            (_, Some((who, kind))) => Plan::entry(table, who, kind),
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
