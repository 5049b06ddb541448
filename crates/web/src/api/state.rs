//! What one viewer may see of a table, as JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use erasure::Presence;
use look::Names;
use play::{ListNumber, PageNumber, Person, TimeLeft};
use serde::Serialize;
use serde_json::value::RawValue;
use store::{Pace, Phase, Watch};
use table::{Outcome, Seat, Viewer};
use table_page::View;
use utoipa::ToSchema;

use crate::edge::error::Error;
use crate::edge::visitor::Caller;

/// A table as its viewer sees it now.
#[derive(Serialize, ToSchema)]
pub(crate) struct State {
    /// Identifies what is shown: how many entries the log has, how often the viewer's own seat has changed outside it, and
    /// how many events the viewer has heard, with `@` and the seat. A stream goes on from it.
    #[schema(example = "41.2.37@1")]
    number: String,
    /// The table itself. Left out of a change that does not concern it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<Table>,
    /// The seats of the token's person.
    seats: Vec<u8>,
    /// The seat whose view is shown; none for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, maximum = 4)]
    seat: Option<u8>,
    /// Whether the person has the rights of the table's host.
    host: bool,
    /// The events that the viewer has heard since the deal; in a change, since the number before. Drafted steps are not
    /// among them. Their fields are in the documentation of each game.
    #[schema(value_type = Vec<Object>)]
    events: Box<RawValue>,
    /// What the viewer sees now, with the drafted steps; none before the deal. Its fields are in the documentation of each
    /// game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    view: Option<Box<RawValue>>,
    /// The steps that the seat has drafted: it can take them back, and nobody else sees them.
    draft: Vec<String>,
    /// The number of the seat's list of actions. A step that names it is refused once the list has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "12.345.6")]
    at: Option<String>,
    /// Whether the seat owes a decision, or can still change the one it has drafted.
    asked: bool,
    /// The seat's legal actions, in their order; empty if it has nothing to decide.
    legal: Vec<Legal>,
}

/// A legal action.
#[derive(Serialize, ToSchema)]
pub(super) struct Legal {
    /// Its text, which never changes within a version of the game's rules.
    #[schema(example = "rob 2")]
    action: String,
    /// Its number, from 0 to below the game's number of actions.
    number: usize,
    /// What it does, in words.
    words: String,
    /// Whether it shows the seat something new and so cannot be taken back.
    learns: bool,
    /// The action that is taken with it at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    follows: Option<String>,
}

/// A table: the game, its people, and whose turn it is. Everybody who may watch sees this.
#[derive(Serialize, ToSchema)]
pub(super) struct Table {
    /// Its id, as in its address.
    #[schema(example = "k3m9xq7w2fab")]
    table: String,
    /// The game's name.
    #[schema(example = "desperados")]
    game: String,
    /// The version of its rules.
    version: u32,
    /// The value of each option.
    options: BTreeMap<String, String>,
    /// Before the start, in the game, or after its end.
    #[schema(value_type = String, example = "running")]
    phase: Phase,
    /// Who may watch.
    #[schema(value_type = String, example = "link")]
    watch: Watch,
    /// Whether guest bots may sit.
    guests: bool,
    /// Whether people may take bots' seats in the running game.
    latecomers: bool,
    /// How long players may take; none at a live table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    pace: Option<Pace>,
    /// How many seconds a window stays open; 0 until the seat decides.
    window_seconds: u32,
    /// The server's commitment to its secret.
    commitment: String,
    /// The seats in order.
    people: Vec<Occupant>,
    /// The seats that owe a decision.
    to_act: Vec<u8>,
    /// How it ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ending: Option<Ended>,
    /// The table of the rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rematch: Option<String>,
}

/// Who is in a seat.
#[derive(Serialize, ToSchema)]
struct Occupant {
    /// The seat, from 0.
    seat: u8,
    /// Who it is.
    who: Kind,
    /// The name; empty for a free seat.
    name: String,
    /// Whose guest bot it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    of: Option<String>,
    /// The server's bot that decides for the seat, if one does; after a dot, the person that it plays as.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "cowhand.doc")]
    bot: Option<String>,
    /// The bot's version.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    version: Option<u32>,
    /// Whether they are at the table now.
    here: bool,
    /// Whether they are ready to start.
    ready: bool,
    /// Whether they have given up.
    conceded: bool,
    /// The clock, where players have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    clock: Option<Clock>,
}

/// The kinds of occupants.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Nobody,
    Person,
    Guest,
    Bot,
}

/// A seat's clock.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Clock {
    /// It stands with so many milliseconds left.
    Stands(i64),
    /// It runs until this time, in milliseconds since 1970.
    Until(i64),
    /// The time is up.
    Up,
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
struct Ended {
    /// How it came about.
    how: How,
    /// The result, if it was played to its end: the reason and the score of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    outcome: Option<Outcome>,
}

/// The ways in which a game ends.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum How {
    Played,
    Conceded,
    Closed,
    Expired,
}

/// The number of a [`State`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    page: PageNumber,
    heard: usize,
    seat: Option<Seat>,
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Number { page: PageNumber { entries, revision }, heard, seat } = self;
        write!(f, "{entries}.{revision}.{heard}")?;
        seat.map_or(Ok(()), |seat| write!(f, "@{}", seat.0))
    }
}

impl FromStr for Number {
    type Err = Error;
    fn from_str(text: &str) -> Result<Number, Error> {
        let wrong = || Error::Unreadable(format!("`{text}` is no number of a state"));
        let (numbers, seat) = text.split_once('@').map_or((text, None), |(numbers, seat)| (numbers, Some(seat)));
        let seat = seat.map(|seat| seat.parse().map(Seat)).transpose().map_err(|_| wrong())?;
        let [entries, revision, heard] = *numbers.split('.').collect::<Vec<_>>() else { return Err(wrong()) };
        let number = |text: &str| text.parse().map_err(|_| wrong());
        let page = PageNumber { entries: number(entries)?, revision: number(revision)? };
        Ok(Number { page, heard: heard.parse().map_err(|_| wrong())?, seat })
    }
}

impl State {
    /// The table for this viewer, with the events since a number, and the number of this state. `None` when no state of
    /// this viewer can have had that number.
    pub(super) fn since(view: &View<'_>, caller: &Caller, before: Option<Number>) -> Option<(State, Number)> {
        let (snapshot, viewer) = (view.snapshot, view.perspective.viewer());
        let seat = viewer.and_then(Viewer::seat);
        let seen = viewer.and_then(|viewer| snapshot.seen(viewer));
        let from = before.map_or(0, |before| before.heard);
        let (events, heard) = seen.map_or(("[]".to_owned(), 0), |seen| seen.told_json(from));
        let number = Number { page: snapshot.number(viewer.unwrap_or(Viewer::Spectator)), heard, seat };
        let is_past = |before: Number| before.seat == seat && before.page <= number.page && before.heard <= heard;
        if before.is_some_and(|before| !is_past(before)) {
            return None;
        }
        let names = snapshot.names();
        let legal = seat.map(|seat| snapshot.choices(seat)).unwrap_or_default().into_iter().map(|choice| {
            let names = Names::new(&names, view.you());
            let words = seen.and_then(|seen| view.show.describe(seen, &choice.text, names, view.words));
            let words = words.unwrap_or_default();
            Legal { words, action: choice.text, number: choice.number, learns: choice.learns, follows: choice.follows }
        });
        let state = State {
            number: number.to_string(),
            table: Some(Table::of(view)),
            seats: view.own.iter().map(|seat| seat.0).collect(),
            seat: seat.map(|seat| seat.0),
            host: snapshot.is_host(&view.visitor.id) && caller.guest().is_none(),
            events: raw(events),
            view: seen.map(|seen| raw(seen.view_json())),
            draft: seat.map(|seat| snapshot.draft(seat).to_vec()).unwrap_or_default(),
            at: seat.map(|seat| snapshot.at(seat)).as_ref().map(ListNumber::to_string),
            asked: seat.is_some_and(|seat| snapshot.asks(seat)),
            legal: legal.collect(),
        };
        Some((state, number))
    }

    /// The whole table for this viewer.
    pub(super) fn of(view: &View<'_>, caller: &Caller) -> State {
        State::since(view, caller, None).expect("everything is after the deal").0
    }

    /// The table, and all else but the events, as texts to compare.
    pub(super) fn texts(&mut self) -> (String, String) {
        let (table, events) = (self.table.take(), std::mem::replace(&mut self.events, raw("[]".to_owned())));
        let texts = (serde_json::to_string(&table), serde_json::to_string(self));
        (self.table, self.events) = (table, events);
        let (Ok(table), Ok(rest)) = texts else { unreachable!("a state is plain data") };
        (table, rest)
    }

    /// The same without its table.
    pub(super) fn without_table(self) -> State {
        State { table: None, ..self }
    }

    /// Whether it brings events.
    pub(super) fn has_events(&self) -> bool {
        self.events.get() != "[]"
    }
}

/// JSON that goes into an answer as it is.
pub(super) fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("views and events are written as JSON")
}

impl Table {
    fn of(view: &View<'_>) -> Table {
        let (snapshot, header) = (view.snapshot, view.snapshot.header());
        Table {
            table: header.table.to_string(),
            game: header.game.clone(),
            version: header.rules,
            options: header.options.0.clone(),
            phase: snapshot.phase(),
            watch: snapshot.settings.watch,
            guests: snapshot.settings.guests,
            latecomers: snapshot.settings.allow_latecomers(),
            pace: header.pace,
            window_seconds: snapshot.settings.window_seconds,
            commitment: snapshot.commitment.to_string(),
            people: Seat::all(header.seats).map(|seat| Occupant::of(view, seat)).collect(),
            to_act: snapshot.to_act().iter().map(|seat| seat.0).collect(),
            ending: snapshot.ending().map(|ending| Ended {
                how: match ending.how {
                    play::How::Played => How::Played,
                    play::How::Conceded => How::Conceded,
                    play::How::Closed => How::Closed,
                    play::How::Expired => How::Expired,
                },
                outcome: ending.outcome.clone(),
            }),
            rematch: snapshot.onward(&view.visitor.id).map(ToString::to_string),
        }
    }
}

impl Occupant {
    fn of(view: &View<'_>, seat: Seat) -> Occupant {
        let chair = &view.snapshot.chairs()[seat];
        let bot = chair.bot();
        Occupant {
            seat: seat.0,
            who: match &chair.person {
                Person::Nobody => Kind::Nobody,
                Person::Visitor if chair.guest.is_some() => Kind::Guest,
                Person::Visitor => Kind::Person,
                Person::Bot(..) => Kind::Bot,
            },
            name: chair.name.shown(),
            of: chair.guest.as_ref().map(|of| of.shown()),
            bot: bot.map(|(name, _)| name.to_owned()),
            version: bot.map(|(_, version)| version),
            here: view.snapshot.present()[seat] == Presence::Here,
            ready: chair.ready,
            conceded: chair.conceded,
            clock: view.snapshot.clock(seat).map(|left| match left {
                TimeLeft::Stands { left } => Clock::Stands(left),
                TimeLeft::Runs { until, .. } => Clock::Until(until.0),
                TimeLeft::Up => Clock::Up,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_state_reads_back() {
        let page = PageNumber { entries: 41, revision: 2 };
        for seat in [None, Some(Seat(1))] {
            let number = Number { page, heard: 37, seat };
            assert_eq!(number.to_string().parse(), Ok(number));
        }
        for wrong in ["", "41", "41.2", "41.2.37@", "41.2.37@256", "41.2.37.1", "-1.2.3", "soon"] {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }
}
