//! What the people at a table have asked for and were answered, and whether the table's log agrees.
//!
//! Each request names the list of actions that its page showed, and with it how many actions the log had: the steps that
//! a seat has drafted at one length of the log are one decision. Entries of one commit carry one time. So for every
//! commit the acknowledged steps of each seat are known, and have to be exactly what it has written.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;

/// What a form asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    /// To sit down.
    Sit,
    /// To start the game.
    Ready,
    /// To take a step.
    Step {
        /// The number of the page's list.
        at: String,
        /// The action.
        text: String,
    },
    /// To take back the last step of the draft.
    Undo {
        /// The number of the page's list.
        at: String,
    },
    /// To close the table, as its creator.
    Close,
}

/// The final answer to a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was done.
    Done,
    /// It was refused, since the table had moved on.
    Refused,
}

/// A form that was sent until it was answered.
#[derive(Clone, Debug)]
pub struct Request {
    /// The seat that asked, from 0.
    pub seat: u64,
    /// The id of the form.
    pub form: String,
    /// What it asked for.
    pub asks: Asks,
    /// When it was first sent.
    pub sent: Duration,
    /// How often it was sent.
    pub tries: u32,
    /// When it was answered.
    pub answered: Duration,
    /// The answer.
    pub outcome: Outcome,
}

/// The list of actions on a seat's last page.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The seat, from 0.
    pub seat: u64,
    /// The number of the list.
    pub at: String,
}

/// The requests at one table.
#[derive(Debug)]
pub struct History {
    begun: Instant,
    requests: Mutex<Vec<Request>>,
}

impl Default for History {
    fn default() -> History {
        History { begun: Instant::now(), requests: Mutex::default() }
    }
}

impl History {
    /// The time since the history began.
    pub fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Adds a request that was answered.
    pub fn add(&self, request: Request) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }

    /// All requests, by when they were sent.
    pub fn requests(&self) -> Vec<Request> {
        let mut all = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        all.sort_by_key(|request| request.sent);
        all
    }

    /// How many steps were acknowledged.
    pub fn steps(&self) -> usize {
        let is_step =
            |request: &&Request| request.outcome == Outcome::Done && matches!(request.asks, Asks::Step { .. });
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter().filter(is_step).count()
    }
}

/// What a log and a history contradict each other in. Entries count from 1, seats from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violation {
    /// A form was done on a list which the steps acknowledged so far do not make.
    OtherList {
        /// The form.
        form: String,
        /// The number of its page's list.
        at: String,
        /// The steps that its seat had drafted.
        drafted: Vec<String>,
    },
    /// A seat's acknowledged steps are not what the log has for them: some are missing, doubled, or were not asked for.
    Steps {
        /// How many actions the log had before.
        actions: u64,
        /// The seat.
        seat: u64,
        /// The acknowledged steps that were not taken back.
        acknowledged: Vec<String>,
        /// The steps in the log.
        logged: Vec<String>,
    },
    /// A form was acknowledged, and the log lacks it.
    Missing {
        /// The form.
        form: String,
        /// What it asked for.
        asks: Asks,
    },
    /// The log has an entry that nobody asked for, or once more than somebody did.
    Unasked {
        /// The entry.
        entry: usize,
        /// Its text.
        text: String,
    },
    /// A form was sent after another was acknowledged, and stands before it in the log.
    Order {
        /// The form that was acknowledged first.
        first: String,
        /// The form that was sent later.
        later: String,
    },
    /// A seat's last page shows another list than the steps acknowledged to it make.
    Page {
        /// The seat.
        seat: u64,
        /// The number of the page's list.
        at: String,
        /// The steps that the seat had drafted.
        drafted: Vec<String>,
    },
}

impl Display for Violation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Violation::OtherList { form, at, drafted } => {
                write!(f, "form {form} was done on the list {at}, but {drafted:?} was drafted")
            }
            Violation::Steps { actions, seat, acknowledged, logged } => {
                write!(
                    f,
                    "after {actions} actions seat {seat} was acknowledged {acknowledged:?}, the log has {logged:?}"
                )
            }
            Violation::Missing { form, asks } => {
                write!(f, "form {form}, {asks:?}, was acknowledged and is not in the log")
            }
            Violation::Unasked { entry, text } => write!(f, "nobody asked for entry {entry}: {text}"),
            Violation::Order { first, later } => {
                write!(f, "form {later} was sent after {first} was acknowledged, and stands before it")
            }
            Violation::Page { seat, at, drafted } => {
                write!(f, "the page of seat {seat} shows the list {at}, but {drafted:?} was drafted")
            }
        }
    }
}

/// The number of a list as pages write it before the revision of its seat: how many actions the log has, and a hash of
/// the seat's draft.
fn list_number(actions: u64, draft: &[String]) -> String {
    let bytes = draft.iter().flat_map(|text| text.bytes().chain([0]));
    let hash = bytes.fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{actions}.{hash}")
}

/// The number of a list without the revision of its seat.
fn list_of(at: &str) -> &str {
    at.rsplit_once('.').map_or(at, |(list, _)| list)
}

/// The number of actions in the number of a list.
fn actions_of(at: &str) -> u64 {
    at.split('.').next().and_then(|actions| actions.parse().ok()).unwrap_or(u64::MAX)
}

/// The actions that one commit has written.
struct Commit {
    /// The first of its entries, from 0.
    entry: usize,
    /// The steps of each seat; bots' are left out.
    steps: BTreeMap<u64, Vec<String>>,
}

/// Reads the commits of a log, each by the number of actions before it, and the number of all actions.
fn commits(entries: &[Value]) -> (BTreeMap<u64, Commit>, u64) {
    let (mut commits, mut actions, mut last) = (BTreeMap::new(), 0, None);
    for (entry, value) in entries.iter().enumerate().filter(|(_, value)| value["kind"] == "action") {
        let (first, at) = last.filter(|(_, at)| *at == &value["at"]).unwrap_or((actions, &value["at"]));
        last = Some((first, at));
        let commit = commits.entry(first).or_insert_with(|| Commit { entry, steps: BTreeMap::new() });
        if let Some(seat) = value["who"]["seat"].as_u64() {
            commit.steps.entry(seat).or_default().push(value["text"].as_str().unwrap_or_default().to_owned());
        }
        actions += 1;
    }
    (commits, actions)
}

/// Compares the requests at a table, in the order in which they were sent, and the last pages of its seats with the
/// entries of its log. `lapse` is the action by which a window closes, in a game that has windows.
pub fn check(requests: &[Request], shown: &[Shown], entries: &[Value], lapse: Option<&str>) -> Vec<Violation> {
    let (commits, actions) = commits(entries);
    let mut found = Vec::new();
    let done: Vec<&Request> = requests.iter().filter(|request| request.outcome == Outcome::Done).collect();

    let mut drafts: BTreeMap<(u64, u64), Vec<String>> = BTreeMap::new();
    for Request { seat, form, asks, .. } in &done {
        let (Asks::Step { at, .. } | Asks::Undo { at }) = asks else { continue };
        let draft = drafts.entry((actions_of(at), *seat)).or_default();
        let is_other = list_of(at) != list_number(actions_of(at), draft);
        let drafted = draft.clone();
        let is_vain = match asks {
            Asks::Step { text, .. } => {
                draft.push(text.clone());
                false
            }
            _ => draft.pop().is_none(),
        };
        if is_other || is_vain {
            found.push(Violation::OtherList { form: form.clone(), at: at.clone(), drafted });
        }
    }

    let written = commits.iter().flat_map(|(before, commit)| commit.steps.keys().map(|seat| (*before, *seat)));
    // What is drafted at the log's end waits there.
    let decided: BTreeSet<(u64, u64)> =
        drafts.keys().copied().filter(|(before, _)| *before != actions).chain(written).collect();
    for (before, seat) in decided {
        let acknowledged = drafts.get(&(before, seat)).cloned().unwrap_or_default();
        let logged = commits.get(&before).and_then(|commit| commit.steps.get(&seat)).cloned().unwrap_or_default();
        let is_lapse = acknowledged.is_empty() && logged.len() == 1 && logged.first().map(String::as_str) == lapse;
        if !are_written(&acknowledged, &logged) && !is_lapse {
            found.push(Violation::Steps { actions: before, seat, acknowledged, logged });
        }
    }

    for Shown { seat, at } in shown {
        let drafted = drafts.get(&(actions_of(at), *seat)).cloned().unwrap_or_default();
        if actions_of(at) > actions || list_of(at) != list_number(actions_of(at), &drafted) {
            found.push(Violation::Page { seat: *seat, at: at.clone(), drafted });
        }
    }

    let mut places: Vec<Option<usize>> = done
        .iter()
        .map(|request| match &request.asks {
            Asks::Step { at, .. } | Asks::Undo { at } => commits.get(&actions_of(at)).map(|commit| commit.entry),
            Asks::Sit | Asks::Ready | Asks::Close => None,
        })
        .collect();
    found.extend(match_others(&done, &mut places, entries));
    found.extend(out_of_order(&done, &places));
    found
}

/// Whether the log has the acknowledged steps, and perhaps what the last one brings along: in *Wyatt Earp* the question that
/// follows a wanted outlaw where one opponent alone can be asked.
fn are_written(acknowledged: &[String], logged: &[String]) -> bool {
    let own = match (acknowledged.last(), logged.split_last()) {
        (Some(wanted), Some((asked, before))) if wanted.starts_with("want ") && asked.starts_with("ask ") => before,
        _ => logged,
    };
    acknowledged == own
}

/// Finds the entry of each request that is no step, and what is left over on either side.
fn match_others(done: &[&Request], places: &mut [Option<usize>], entries: &[Value]) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut once = BTreeSet::new();
    let others = entries.iter().enumerate().filter(|(_, value)| value["kind"] != "action");
    for (entry, value) in others {
        let kind = value["kind"].as_str().unwrap_or_default();
        let seat = value["who"]["seat"].as_u64();
        let fits = |request: &Request| match (&request.asks, kind) {
            (Asks::Sit, "sit") | (Asks::Ready, "ready") => seat == Some(request.seat),
            (Asks::Close, "abandon") => value["who"] == "host",
            _ => false,
        };
        let mut waiting = done.iter().zip(places.iter_mut());
        let is_asked = match waiting.find(|(request, place)| place.is_none() && fits(request)) {
            Some((_, place)) => {
                *place = Some(entry);
                true
            }
            // The server makes these itself, and the creator seats the bots; each once.
            None if matches!(kind, "start" | "finish" | "reveal") => once.insert(kind.to_owned()),
            None if kind == "sit_bot" => once.insert(format!("{kind} {}", value["seat"])),
            None => false,
        };
        if !is_asked {
            found.push(Violation::Unasked { entry: entry + 1, text: value.to_string() });
        }
    }
    let is_step = |asks: &Asks| matches!(asks, Asks::Step { .. } | Asks::Undo { .. });
    let missing = done.iter().zip(places).filter(|(request, place)| place.is_none() && !is_step(&request.asks));
    found.extend(missing.map(|(Request { form, asks, .. }, _)| {
        let (form, asks) = (form.clone(), asks.clone());
        Violation::Missing { form, asks }
    }));
    found
}

/// Requests that stand in the log before one that had been acknowledged when they were sent.
fn out_of_order(done: &[&Request], places: &[Option<usize>]) -> Vec<Violation> {
    let placed: Vec<(&Request, usize)> =
        done.iter().zip(places).filter_map(|(request, place)| Some((*request, (*place)?))).collect();
    let pairs = placed.iter().flat_map(|first| placed.iter().map(move |later| (first, later)));
    pairs
        .filter(|((first, before), (later, after))| first.answered < later.sent && before > after)
        .map(|((first, _), (later, _))| Violation::Order { first: first.form.clone(), later: later.form.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A history that a test can doctor before it is checked.
    struct Case {
        requests: Vec<Request>,
        shown: Vec<Shown>,
        entries: Vec<Value>,
    }

    fn texts(draft: &[&str]) -> Vec<String> {
        draft.iter().map(|text| (*text).to_owned()).collect()
    }

    /// The number of a list after these many actions, with this draft, on the page of a seat that has not changed.
    fn list(actions: u64, draft: &[&str]) -> String {
        format!("{}.0", list_number(actions, &texts(draft)))
    }

    fn step(actions: u64, draft: &[&str], text: &str) -> Asks {
        Asks::Step { at: list(actions, draft), text: text.to_owned() }
    }

    impl Case {
        fn ask(&mut self, seat: u64, asks: Asks) {
            let sent = Duration::from_millis(10 * self.requests.len() as u64);
            let (form, answered) = (format!("form {}", self.requests.len()), sent + Duration::from_millis(5));
            self.requests.push(Request { seat, form, asks, sent, tries: 1, answered, outcome: Outcome::Done });
        }

        fn entry(&mut self, at: u64, who: Value, kind: &str, text: &str) {
            self.entries.push(json!({ "at": at, "who": who, "kind": kind, "text": text }));
        }

        fn action(&mut self, at: u64, seat: u64, text: &str) {
            self.entry(at, json!({ "seat": seat }), "action", text);
        }

        fn violations(&self) -> Vec<Violation> {
            check(&self.requests, &self.shown, &self.entries, Some("pass"))
        }
    }

    /// Two people and a bot. Seat 0 takes a step back and another instead, then the bot plays; both people choose in
    /// secret; a window of seat 1 lapses, in the next it passes, in the last it shoots; something stays drafted.
    fn fair() -> Case {
        let mut case = Case { requests: Vec::new(), shown: Vec::new(), entries: Vec::new() };
        for seat in [0, 1] {
            case.ask(seat, Asks::Sit);
        }
        for seat in [0, 1] {
            case.ask(seat, Asks::Ready);
        }
        case.ask(0, step(0, &[], "lay"));
        case.ask(0, Asks::Undo { at: list(0, &["lay"]) });
        case.ask(0, step(0, &[], "draw"));
        case.ask(0, step(0, &["draw"], "rob"));
        case.ask(1, step(3, &[], "join"));
        case.ask(0, step(3, &[], "stay"));
        case.ask(0, step(3, &["stay"], "ready"));
        case.ask(1, step(6, &[], "lay"));
        case.requests[11].outcome = Outcome::Refused;
        case.ask(1, step(7, &[], "pass"));
        case.ask(1, step(8, &[], "shoot"));
        case.ask(0, step(9, &[], "lay"));
        case.ask(0, Asks::Close);
        case.shown.push(Shown { seat: 0, at: list(9, &["lay"]) });

        case.entry(1, json!({ "seat": 0 }), "sit", "");
        case.entry(2, json!({ "seat": 1 }), "sit", "");
        case.entry(3, json!({ "seat": 0 }), "ready", "");
        case.entry(4, json!({ "seat": 1 }), "ready", "");
        case.entry(4, json!("server"), "start", "");
        case.action(5, 0, "draw");
        case.action(5, 0, "rob");
        case.entry(6, json!({ "bot": { "seat": 2 } }), "action", "bang");
        case.action(7, 0, "stay");
        case.action(7, 0, "ready");
        case.action(7, 1, "join");
        case.action(8, 1, "pass");
        case.action(9, 1, "pass");
        case.action(10, 1, "shoot");
        case.entry(11, json!("host"), "abandon", "");
        case.entry(11, json!("server"), "reveal", "");
        case
    }

    /// The place of the entry with this text.
    fn place(case: &Case, text: &str) -> usize {
        case.entries.iter().position(|entry| entry["text"] == text).unwrap()
    }

    fn steps(actions: u64, seat: u64, acknowledged: &[&str], logged: &[&str]) -> Violation {
        Violation::Steps { actions, seat, acknowledged: texts(acknowledged), logged: texts(logged) }
    }

    #[test]
    fn a_fair_history_is_accepted() {
        assert_eq!(fair().violations(), []);
    }

    #[test]
    fn an_acknowledged_step_that_the_log_lost_is_found() {
        let mut case = fair();
        let rob = place(&case, "rob");
        case.entries.remove(rob);
        assert!(case.violations().contains(&steps(0, 0, &["draw", "rob"], &["draw"])), "{:?}", case.violations());
    }

    #[test]
    fn a_log_that_ends_before_an_acknowledged_step_is_found() {
        let mut case = fair();
        let shoot = place(&case, "shoot");
        case.entries.drain(shoot - 1..=shoot);
        assert!(case.violations().contains(&steps(8, 1, &["shoot"], &[])), "{:?}", case.violations());
    }

    #[test]
    fn the_last_acknowledged_step_that_is_neither_in_the_log_nor_on_the_page_is_found() {
        let mut case = fair();
        case.shown[0].at = list(9, &[]);
        let page = Violation::Page { seat: 0, at: list(9, &[]), drafted: texts(&["lay"]) };
        assert_eq!(case.violations(), [page]);
    }

    #[test]
    fn a_step_that_was_done_twice_is_found() {
        let mut case = fair();
        let rob = place(&case, "rob");
        case.entries.insert(rob, case.entries[rob].clone());
        assert!(case.violations().contains(&steps(0, 0, &["draw", "rob"], &["draw", "rob", "rob"])));
        let mut case = fair();
        case.action(11, 1, "shoot");
        assert!(case.violations().contains(&steps(9, 1, &[], &["shoot"])), "{:?}", case.violations());
    }

    #[test]
    fn what_a_step_brings_along_is_accepted_and_nothing_more() {
        let mut case = fair();
        case.requests.retain(|request| request.asks != Asks::Close);
        case.ask(0, step(9, &["lay"], "want bob"));
        case.shown[0].at = list(12, &[]);
        for text in ["lay", "want bob", "ask 1"] {
            case.action(12, 0, text);
        }
        case.entries.retain(|entry| !["abandon", "reveal"].contains(&entry["kind"].as_str().unwrap()));
        assert_eq!(case.violations(), []);
        case.action(12, 0, "ask 2");
        assert!(!case.violations().is_empty());
    }

    #[test]
    fn a_step_that_nobody_asked_for_is_found() {
        let mut case = fair();
        case.action(12, 1, "lay");
        assert!(case.violations().contains(&steps(9, 1, &[], &["lay"])), "{:?}", case.violations());
    }

    #[test]
    fn a_refused_step_in_the_log_is_found() {
        let mut case = fair();
        case.requests[7].outcome = Outcome::Refused;
        assert_eq!(case.violations(), [steps(0, 0, &["draw"], &["draw", "rob"])]);
    }

    #[test]
    fn a_step_in_the_log_that_was_taken_back_is_found() {
        let mut case = fair();
        let draw = place(&case, "draw");
        case.entries[draw]["text"] = json!("lay");
        assert_eq!(case.violations(), [steps(0, 0, &["draw", "rob"], &["lay", "rob"])]);
    }

    #[test]
    fn a_draft_that_was_forgotten_between_two_acknowledged_steps_is_found() {
        let mut case = fair();
        case.requests[7].asks = step(0, &[], "rob");
        let other = Violation::OtherList { form: "form 7".to_owned(), at: list(0, &[]), drafted: texts(&["draw"]) };
        assert_eq!(case.violations(), [other]);
    }

    #[test]
    fn a_window_that_lapses_although_its_seat_has_decided_is_found() {
        let mut case = fair();
        let shoot = place(&case, "shoot");
        case.entries[shoot]["text"] = json!("pass");
        assert_eq!(case.violations(), [steps(8, 1, &["shoot"], &["pass"])]);
    }

    #[test]
    fn a_window_that_closes_by_a_lapse_and_by_a_decision_is_found() {
        let mut case = fair();
        let shoot = place(&case, "shoot");
        let mut lapse = case.entries[shoot].clone();
        (lapse["at"], lapse["text"]) = (json!(9.5), json!("pass"));
        case.entries.insert(shoot, lapse);
        assert!(case.violations().contains(&steps(8, 1, &["shoot"], &["pass"])), "{:?}", case.violations());
    }

    #[test]
    fn a_lapse_in_a_game_without_windows_is_found() {
        let case = fair();
        let found = check(&case.requests, &case.shown, &case.entries, None);
        assert_eq!(found, [steps(6, 1, &[], &["pass"])]);
    }

    #[test]
    fn a_secret_choice_that_was_left_out_is_found() {
        let mut case = fair();
        let join = place(&case, "join");
        case.entries[join]["at"] = json!(7.5);
        assert!(case.violations().contains(&steps(3, 1, &["join"], &[])), "{:?}", case.violations());
    }

    #[test]
    fn a_seat_that_the_log_lost_or_gave_twice_is_found() {
        let mut case = fair();
        case.entries.remove(1);
        assert_eq!(case.violations(), [Violation::Missing { form: "form 1".to_owned(), asks: Asks::Sit }]);
        let mut case = fair();
        case.entries.insert(1, case.entries[0].clone());
        let text = case.entries[0].to_string();
        assert_eq!(case.violations(), [Violation::Unasked { entry: 2, text }]);
    }

    #[test]
    fn a_deal_an_end_or_a_revealed_secret_that_comes_twice_is_found() {
        let mut case = fair();
        case.entries.push(case.entries[15].clone());
        let text = case.entries[15].to_string();
        assert_eq!(case.violations(), [Violation::Unasked { entry: 17, text }]);
    }

    #[test]
    fn a_table_that_the_server_closed_by_itself_is_found() {
        let mut case = fair();
        case.entry(12, json!("server"), "expire", "");
        let text = case.entries[16].to_string();
        assert_eq!(case.violations(), [Violation::Unasked { entry: 17, text }]);
    }

    #[test]
    fn entries_in_another_order_than_that_of_their_requests_are_found() {
        let mut case = fair();
        case.entries.swap(2, 3);
        let order = Violation::Order { first: "form 2".to_owned(), later: "form 3".to_owned() };
        assert_eq!(case.violations(), [order]);
        // Who asks at the same time may come first.
        case.requests[3].sent = case.requests[2].sent;
        assert_eq!(case.violations(), []);
    }

    #[test]
    fn a_step_on_an_older_list_than_what_was_acknowledged_before_is_found() {
        let mut case = fair();
        let late = Duration::from_secs(60);
        (case.requests[6].sent, case.requests[6].answered) = (late, late);
        let found = case.violations();
        let order = Violation::Order { first: "form 13".to_owned(), later: "form 6".to_owned() };
        assert!(found.contains(&order), "{found:?}");
    }
}
