//! The state of a table at one moment, and the parts that a viewer may see.

use std::sync::Arc;
use std::time::Duration;

use erasure::{AnyMatch, Choice, Presence, Seen, Title};
use table::deal::Commitment;
use table::{BySeat, Outcome, Seat, SeatSet, Viewer};
use table_log::{
    Evening, Header, Kind, Millis, Pace, Phase, Rest, Revisions, Said, TableId, TableSettings, Version, VisitorId,
    Watch, Who,
};

use crate::attendance::Attendance;
use crate::clocks::{Clocks, TimeLeft};
use crate::hint::Hint;
use crate::loaded::{Draft, Loaded, ReadOnly};
use crate::name::Name;
use crate::number::{ListNumber, PageNumber, PublicNumber};
use crate::progress::{Asked, Chair, Ending, Note, Person, Progress};
use crate::remarks::Remark;
use crate::steps;
use crate::turn::Owed;

/// The state of a table at one moment. It contains hidden information; viewers get it only through [`Snapshot::seen`].
#[derive(Clone)]
pub struct Snapshot {
    pub(crate) progress: Progress,
    pub(crate) drafts: BySeat<Draft>,
    pub(crate) holders: BySeat<Option<VisitorId>>,
    pub(crate) attendance: Attendance,
    /// Who created the table; `None` in a replay.
    pub creator: Option<VisitorId>,
    /// Who may watch, and when the table expires.
    pub settings: TableSettings,
    /// The server's commitment to its secret.
    pub commitment: Commitment,
    /// Why the table is read-only, if it is.
    pub read_only: Option<ReadOnly>,
    pub(crate) passes: BySeat<bool>,
    pub(crate) missing: Option<SeatSet>,
    pub(crate) hints: BySeat<Option<Hint>>,
    /// What was said, the oldest first; see [`Snapshot::heard`].
    pub(crate) talk: Arc<Vec<Said>>,
    /// When the visitors took their seats.
    pub(crate) since: BySeat<Millis>,
    /// The longest that the moments of this change may last on a page.
    pub within: Duration,
    /// The earliest end of any grace: after a restart, people get all of it again.
    pub(crate) spared: Millis,
    pub(crate) changes: Changes,
    /// How many stored changes have replaced entries or the creator.
    pub(crate) revision: u64,
}

/// A table waits for a person: they have to decide, to come back or, before the start, to be ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    pub seat: Seat,
    /// The person.
    pub visitor: VisitorId,
    /// How many entries the log had when the table began to wait. It tells this wait from others of the seat.
    pub entries: u64,
    /// When that was.
    pub since: Millis,
    /// When their time is up, if a clock runs.
    pub until: Option<Millis>,
    /// Whether several choose in secret.
    pub is_secret: bool,
    /// Whether others let a bot play for them.
    pub is_replaced: bool,
}

/// Which changes a table's viewers have been shown.
#[derive(Clone)]
pub struct Changes {
    /// The last one that was shown to everybody.
    pub public: PublicNumber,
    /// How many were shown to each seat alone.
    pub own: BySeat<u64>,
}

impl Snapshot {
    /// The current snapshot of a table.
    pub fn of(
        table: &Loaded,
        attendance: Attendance,
        names_missing: bool,
        within: Duration,
        changes: Changes,
        spared: Millis,
    ) -> Snapshot {
        Snapshot {
            progress: table.progress.clone(),
            drafts: table.drafts.clone(),
            holders: table.holders.iter().map(|holder| holder.visitor.clone()).collect(),
            attendance,
            creator: Some(table.creator.clone()),
            settings: table.settings.clone(),
            commitment: table.commitment,
            read_only: table.read_only.clone(),
            passes: table.holders.iter().map(|holder| holder.passes).collect(),
            missing: names_missing.then(|| steps::missing(table)),
            hints: table.hints.clone(),
            talk: table.talk.clone(),
            since: table.holders.iter().map(|holder| holder.since).collect(),
            within,
            spared,
            changes,
            revision: table.revision,
        }
    }

    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.progress.header.table
    }

    pub fn header(&self) -> &Header {
        &self.progress.header
    }

    /// The header's text; commitments include it.
    pub fn header_text(&self) -> &str {
        &self.progress.header_text
    }

    /// Who is here and who is away.
    pub fn attendance(&self) -> &Attendance {
        &self.attendance
    }

    /// The game.
    pub fn title(&self) -> &'static dyn Title {
        self.progress.title
    }

    /// The seats.
    pub fn chairs(&self) -> &BySeat<Chair> {
        &self.progress.chairs
    }

    /// Who is present, by seat.
    pub fn present(&self) -> &BySeat<Presence> {
        &self.attendance.present
    }

    /// The events that are not moves.
    pub fn notes(&self) -> &[Note] {
        &self.progress.notes
    }

    /// What bots have said, the oldest first.
    pub fn remarks(&self) -> &[Remark] {
        &self.progress.remarks
    }

    /// The table's phase.
    pub fn phase(&self) -> Phase {
        self.progress.phase()
    }

    /// How the table ended, once it has.
    pub fn ending(&self) -> Option<&Ending> {
        self.progress.ending.as_ref()
    }

    /// The result, if the game was played to its end.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.ending().and_then(|ending| ending.outcome.as_ref())
    }

    /// The games of the evening up to now, this one with them once it is over.
    pub fn evening(&self) -> Evening {
        self.progress.evening()
    }

    /// The table of the rematch, or the one at which everybody goes on.
    pub fn rematch(&self) -> Option<&TableId> {
        self.progress.rematch.as_ref()
    }

    /// The same for somebody who may go there. Those of a private table go on among themselves, also when others may see
    /// its finished game.
    pub fn onward(&self, visitor: &VisitorId) -> Option<&TableId> {
        self.rematch().filter(|_| self.settings.watch != Watch::Nobody || self.has_part(visitor))
    }

    /// How many entries the log has.
    pub fn entries(&self) -> u64 {
        self.progress.entries
    }

    /// Whose guest bots sit in which seats, as people read it.
    pub fn guests(&self) -> BySeat<Option<String>> {
        self.chairs().iter().map(|chair| chair.guest.as_ref().map(Name::shown)).collect()
    }

    /// How many seats somebody has.
    pub fn taken(&self) -> usize {
        self.chairs().iter().filter(|chair| chair.person != Person::Nobody).count()
    }

    /// Whether the game has been dealt.
    pub fn has_begun(&self) -> bool {
        self.progress.game.is_some()
    }

    /// Whether a seat has opened its value; from then on no seat can make a commitment.
    pub fn opened(&self) -> bool {
        self.progress.chairs.iter().any(|chair| chair.opened.is_some())
    }

    /// The names in the seats as people read them; empty seats have an empty name.
    pub fn names(&self) -> BySeat<String> {
        self.progress.chairs.iter().map(|chair| chair.name.shown()).collect()
    }

    /// The seats that owe a decision; public.
    pub fn to_act(&self) -> SeatSet {
        self.progress.to_act()
    }

    /// The seats of a visitor.
    pub fn seats_of(&self, visitor: &VisitorId) -> SeatSet {
        let own = self.holders.pairs().filter(|(_, holder)| holder.as_ref() == Some(visitor));
        own.map(|(seat, _)| seat).collect()
    }

    /// The last change that was shown to everybody.
    pub fn public_number(&self) -> PublicNumber {
        self.changes.public
    }

    /// How many changes were shown to the seats of this visitor alone.
    pub fn own_changes(&self, visitor: &VisitorId) -> u64 {
        self.seats_of(visitor).iter().map(|seat| self.changes.own[seat]).sum()
    }

    /// For whom the table waits, by its log alone: where several choose in secret, for all of them until the last has.
    /// Windows that close by themselves wait for nobody.
    pub fn waits(&self) -> Vec<Wait> {
        let owed = Owed::of(&self.progress);
        let is_window = matches!(owed, Owed::Window(..)) && self.settings.window_seconds > 0;
        if self.read_only.is_some() {
            return Vec::new();
        }
        let clocks = self.progress.clocks.as_ref();
        let until = |seat| match clocks.filter(|_| self.has_begun()).and_then(|clocks| clocks.shown(seat)) {
            Some(TimeLeft::Runs { until, .. }) => Some(until),
            Some(TimeLeft::Stands { .. } | TimeLeft::Up) | None => None,
        };
        let wait = |(seat, holder): (Seat, &Option<VisitorId>)| {
            let Asked { entries, at } = self.progress.asked[seat]?;
            let (visitor, is_replaced) = (holder.clone()?, self.is_replaced(seat));
            let is_secret = owed == Owed::Together && !is_replaced;
            let wait = Wait { seat, visitor, entries, since: at, until: until(seat), is_secret, is_replaced };
            (is_replaced || !is_window).then_some(wait)
        };
        self.holders.pairs().filter_map(wait).collect()
    }

    /// Whether the table goes on by itself: a bot is to decide, or a window is to close. Whether a bot has drafted counts,
    /// so it is for tasks alone, never for a page.
    pub fn goes_on(&self) -> bool {
        let is_owed = |seat: Seat| self.progress.chairs[seat].bot().is_some() && !self.drafts[seat].is_complete(seat);
        let is_window = matches!(Owed::of(&self.progress), Owed::Window(..)) && self.settings.window_seconds > 0;
        self.read_only.is_none() && (is_window || self.to_act().iter().any(is_owed))
    }

    /// Whether a visitor has the rights of the creator now: the creator, or who stands in for them.
    pub fn is_host(&self, visitor: &VisitorId) -> bool {
        self.attendance.host.as_ref() == Some(visitor)
    }

    /// Whether the seat is asked and has kept the table waiting for too long. Where clocks run, that is when time and grace
    /// are up; elsewhere, when its person has been away for as long as the table waits, or has been asked for so long. Who
    /// is slow with a secret choice is known once the table [names](Snapshot::missing) who is missing.
    pub fn holds_up(&self, seat: Seat) -> bool {
        let attendance = &self.attendance;
        let is_gone = attendance.gone.contains(seat) && attendance.present[seat] == Presence::Away;
        let is_named = Owed::of(&self.progress) != Owed::Together || self.missing.is_some_and(|it| it.contains(seat));
        let is_late = match self.pace() {
            Some(_) => self.is_up(seat),
            None => is_gone || attendance.slow.contains(seat) && is_named,
        };
        is_late && self.to_act().contains(seat) && self.chairs()[seat].bot().is_none()
    }

    /// Whether others let a bot play in the seat for its person, who may come back.
    pub fn is_replaced(&self, seat: Seat) -> bool {
        self.progress.is_replaced(seat)
    }

    /// Whether the seat is asked, and the log says that its time is up.
    pub(crate) fn is_up(&self, seat: Seat) -> bool {
        self.progress.clocks.as_ref().is_some_and(|clocks| clocks.is_up(seat))
    }

    /// How long players may take; `None` at a live table.
    pub fn pace(&self) -> Option<Pace> {
        self.progress.header.pace
    }

    /// Whether all clocks stand still.
    pub fn is_paused(&self) -> bool {
        self.progress.clocks.as_ref().is_some_and(Clocks::is_paused)
    }

    /// What the clock of a seat's person shows, if the game is on and no bot plays there.
    pub fn clock(&self, seat: Seat) -> Option<TimeLeft> {
        let clocks = self.progress.clocks.as_ref()?;
        let is_on = self.phase() == Phase::Running && self.chairs().get(seat)?.bot().is_none();
        match clocks.shown(seat).filter(|_| is_on)? {
            TimeLeft::Runs { until, falls } => Some(TimeLeft::Runs { until, falls: falls.max(self.spared) }),
            stands => Some(stands),
        }
    }

    /// When a seat's clock stands still although it is asked.
    pub fn rest(&self, seat: Seat) -> Rest {
        self.progress.clocks.as_ref().map(|clocks| clocks.rest(seat)).unwrap_or_default()
    }

    /// Whether a visitor has a part in the table: a seat, or the rights of its creator.
    pub fn has_part(&self, visitor: &VisitorId) -> bool {
        self.creator.as_ref() == Some(visitor) || !self.seats_of(visitor).is_empty()
    }

    /// Whether the game has started and only its players may see it. After the end, they may [agree](crate::Request::Agree)
    /// otherwise.
    pub fn is_private(&self) -> bool {
        self.phase() != Phase::Open && self.settings.watch == Watch::Nobody && !self.progress.is_published
    }

    /// The seats whose people have not agreed that everybody with the link may see the finished game. A person agrees
    /// for all their seats; bots and people who were forgotten are not asked.
    pub fn to_agree(&self) -> SeatSet {
        let agreed: Vec<&VisitorId> =
            self.progress.agreed.iter().filter_map(|seat| self.holders[seat].as_ref()).collect();
        let is_asked = |holder: &Option<VisitorId>| holder.as_ref().is_some_and(|visitor| !agreed.contains(&visitor));
        let asked = self.holders.pairs().filter(|(seat, holder)| self.chairs()[*seat].is_persons() && is_asked(holder));
        asked.map(|(seat, _)| seat).collect()
    }

    /// Whether somebody has agreed, so that the others are asked.
    pub fn is_asked_to_agree(&self) -> bool {
        !self.progress.agreed.is_empty()
    }

    /// Whether a visitor may see the table. The creator of a private table may, but without a seat sees nothing of the
    /// game.
    pub fn shows(&self, visitor: &VisitorId) -> bool {
        !self.is_private() || self.has_part(visitor)
    }

    /// The same snapshot with the current presence: whether the holder of each seat is here.
    pub fn refreshed(self: Arc<Snapshot>, is_here: impl Fn(Seat, Option<&VisitorId>) -> bool) -> Arc<Snapshot> {
        let holders = self.holders.pairs();
        let present = holders.map(|(seat, holder)| self.progress.presence(seat, is_here(seat, holder.as_ref())));
        let present: BySeat<Presence> = present.collect();
        if present == self.attendance.present {
            return self;
        }
        let attendance = Attendance { present, ..self.attendance.clone() };
        Arc::new(Snapshot { attendance, ..Snapshot::clone(&self) })
    }

    /// Which stored state this is.
    pub fn version(&self) -> Version {
        let seats = self.drafts.iter().map(|draft| draft.revision).collect();
        Version { entries: self.progress.entries, revisions: Revisions { seats, table: self.revision } }
    }

    /// Orders the pages of one viewer.
    pub fn number(&self, viewer: Viewer) -> PageNumber {
        let own = viewer.seat().and_then(|seat| self.drafts.get(seat));
        PageNumber { entries: self.progress.entries, revision: own.map_or(0, |draft| draft.revision) }
    }

    /// The number in the seat's forms; it changes with the seat's list of actions.
    pub fn at(&self, seat: Seat) -> ListNumber {
        let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let drafted = self.drafts.get(seat).into_iter().flat_map(|draft| &draft.actions);
        // A zero byte ends each text; none contains one.
        let bytes = drafted.flat_map(|text| text.bytes().chain([0]));
        let revision = self.drafts.get(seat).map_or(0, |draft| draft.revision);
        ListNumber { actions: self.progress.actions, draft: bytes.fold(0x811c_9dc5, hash), revision }
    }

    /// The steps that the seat has drafted, as texts; only this seat may see them.
    pub fn draft(&self, seat: Seat) -> &[String] {
        self.drafts.get(seat).map_or(&[], |draft| &draft.actions)
    }

    /// How many steps the seat has drafted.
    pub fn drafted(&self, seat: Seat) -> usize {
        self.drafts.get(seat).map_or(0, |draft| draft.actions.len())
    }

    /// Whether the seat itself owes a decision now, or has drafted one that it can still change.
    pub fn asks(&self, seat: Seat) -> bool {
        let step = Kind::Action { text: String::new() };
        let is_free = self.read_only.is_none() && self.progress.admits(&Who::Seat(seat), &step).is_ok();
        is_free && !(self.passes(seat) && self.window().is_some())
    }

    /// Whether the seat owes a decision and has not drafted all of it.
    pub fn waits_for(&self, seat: Seat) -> bool {
        self.asks(seat) && !self.drafts[seat].is_complete(seat)
    }

    /// Whether the seat passes in all windows.
    pub fn passes(&self, seat: Seat) -> bool {
        self.passes.get(seat).copied().unwrap_or_default()
    }

    /// The seat whose window is open.
    pub fn window(&self) -> Option<Seat> {
        match Owed::of(&self.progress) {
            Owed::Window(seat, _) => Some(seat),
            Owed::Alone | Owed::Together => None,
        }
    }

    /// The seats missing at a secret choice, once they are named; otherwise `None`.
    pub fn missing(&self) -> Option<SeatSet> {
        self.missing
    }

    /// Whether opening a private link to this seat takes it over from its bot, under a new name.
    pub fn gives_way(&self, seat: Seat) -> bool {
        self.progress.gives_way(seat)
    }

    /// The seat's hint for what it sees now; only this seat may see it.
    pub fn hint(&self, seat: Seat) -> Option<&Hint> {
        let hint = self.hints.get(seat)?.as_ref();
        hint.filter(|hint| hint.number == self.number(Viewer::Seat(seat)))
    }

    /// The game with this viewer's own draft.
    pub(crate) fn game(&self, viewer: Viewer) -> Option<&Arc<dyn AnyMatch>> {
        let drafted = viewer.seat().and_then(|seat| self.drafts.get(seat)?.game.as_ref());
        drafted.or(self.progress.game.as_ref())
    }

    /// What this viewer may see of the game; `None` before the deal.
    pub fn seen(&self, viewer: Viewer) -> Option<Seen<'_>> {
        Some(Seen::new(&**self.game(viewer)?, viewer))
    }

    /// The seat's legal actions after its draft; empty if it has nothing to decide.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        let seen = self.seen(Viewer::Seat(seat)).filter(|_| self.asks(seat));
        seen.map(Seen::choices).unwrap_or_default()
    }
}
