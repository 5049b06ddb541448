//! Compares a table's log with what its people asked for and were answered.
//!
//! Each request names its page's list of actions, and so the number of actions in the log. All steps that a seat drafts
//! at one length of the log are one decision, and all entries of one commit have the same time. So the acknowledged
//! steps of each seat are known for every commit; it must have written exactly these.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};

use serde_json::Value;

use crate::requests::{Asks, Offered, Sent, Settled};

/// A contradiction between a log and a history. Entries count from 1, seats from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contradiction {
    /// A form was done, but its list does not match the steps acknowledged so far.
    OtherList {
        form: String,
        /// The number of its page's list.
        at: String,
        /// The steps that its seat had drafted.
        drafted: Vec<String>,
    },
    /// A seat's acknowledged steps differ from its steps in the log: some are missing, doubled, or were not asked for.
    Steps {
        /// How many actions the log had before.
        actions: u64,
        seat: u64,
        /// The acknowledged steps that were not taken back.
        acknowledged: Vec<String>,
        /// The steps in the log.
        logged: Vec<String>,
    },
    /// A form was acknowledged, and the log lacks it.
    Missing {
        form: String,
        /// What it asked for.
        asks: Asks,
    },
    /// The log has an entry that nobody asked for, or has it more often than it was asked for.
    Unasked { entry: usize, text: String },
    /// A form was sent after another was acknowledged, but comes before it in the log.
    Order {
        /// The form that was acknowledged first.
        first: String,
        /// The form that was sent later.
        later: String,
    },
    /// A seat's last page shows a list that does not match the steps acknowledged to it.
    Page {
        seat: u64,
        /// The number of the page's list.
        at: String,
        /// The steps that the seat had drafted.
        drafted: Vec<String>,
    },
}

impl Display for Contradiction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::OtherList { form, at, drafted } => {
                write!(f, "form {form} was done on the list {at}, but {drafted:?} was drafted")
            }
            Contradiction::Steps { actions, seat, acknowledged, logged } => {
                write!(
                    f,
                    "after {actions} actions seat {seat} was acknowledged {acknowledged:?}, the log has {logged:?}"
                )
            }
            Contradiction::Missing { form, asks } => {
                write!(f, "form {form}, {asks:?}, was acknowledged and is not in the log")
            }
            Contradiction::Unasked { entry, text } => write!(f, "nobody asked for entry {entry}: {text}"),
            Contradiction::Order { first, later } => {
                write!(f, "form {later} was sent after {first} was acknowledged, but comes before it in the log")
            }
            Contradiction::Page { seat, at, drafted } => {
                write!(f, "the page of seat {seat} shows the list {at}, but {drafted:?} was drafted")
            }
        }
    }
}

/// A list's number as on pages, without its last part, the revision of the seat: the number of actions in the log, and
/// a hash of the seat's draft.
fn list_number(actions: u64, draft: &[String]) -> String {
    let bytes = draft.iter().flat_map(|text| text.bytes().chain([0]));
    let hash = bytes.fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{actions}.{hash}")
}

/// A list's number without the revision of its seat.
fn list_of(at: &str) -> &str {
    at.rsplit_once('.').map_or(at, |(list, _)| list)
}

/// The number of actions that a list's number names.
fn actions_of(at: &str) -> u64 {
    at.split('.').next().and_then(|actions| actions.parse().ok()).unwrap_or(u64::MAX)
}

/// The actions of one commit.
struct Committed {
    /// The index of its first entry, from 0.
    entry: usize,
    /// The steps of each seat, without those of bots.
    steps: BTreeMap<u64, Vec<String>>,
}

/// Reads the commits of a log, keyed by the number of actions before each, and the number of all actions.
fn commits(entries: &[Value]) -> (BTreeMap<u64, Committed>, u64) {
    let (mut commits, mut actions, mut last) = (BTreeMap::new(), 0, None);
    for (entry, value) in entries.iter().enumerate().filter(|(_, value)| value["kind"] == "action") {
        let (first, at) = last.filter(|(_, at)| *at == &value["at"]).unwrap_or((actions, &value["at"]));
        last = Some((first, at));
        let commit = commits.entry(first).or_insert_with(|| Committed { entry, steps: BTreeMap::new() });
        if let Some(seat) = value["who"]["seat"].as_u64() {
            commit.steps.entry(seat).or_default().push(value["text"].as_str().unwrap_or_default().to_owned());
        }
        actions += 1;
    }
    (commits, actions)
}

/// Compares the requests at a table, in the order in which they were sent, and the last pages of its seats with the
/// log's entries. `lapse` is the action that closes a window, in a game with windows.
pub fn check(requests: &[Sent], shown: &[Offered], entries: &[Value], lapse: Option<&str>) -> Vec<Contradiction> {
    let (commits, actions) = commits(entries);
    let mut found = Vec::new();
    let done: Vec<&Sent> = requests.iter().filter(|request| request.outcome == Settled::Done).collect();

    let mut drafts: BTreeMap<(u64, u64), Vec<String>> = BTreeMap::new();
    for Sent { seat, form, asks, .. } in &done {
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
            found.push(Contradiction::OtherList { form: form.clone(), at: at.clone(), drafted });
        }
    }

    let written = commits.iter().flat_map(|(before, commit)| commit.steps.keys().map(|seat| (*before, *seat)));
    // Steps drafted at the end of the log still wait there.
    let decided: BTreeSet<(u64, u64)> =
        drafts.keys().copied().filter(|(before, _)| *before != actions).chain(written).collect();
    for (before, seat) in decided {
        let acknowledged = drafts.get(&(before, seat)).cloned().unwrap_or_default();
        let logged = commits.get(&before).and_then(|commit| commit.steps.get(&seat)).cloned().unwrap_or_default();
        let is_lapse = acknowledged.is_empty() && logged.len() == 1 && logged.first().map(String::as_str) == lapse;
        if !are_written(&acknowledged, &logged) && !is_lapse {
            found.push(Contradiction::Steps { actions: before, seat, acknowledged, logged });
        }
    }

    for Offered { seat, at } in shown {
        let drafted = drafts.get(&(actions_of(at), *seat)).cloned().unwrap_or_default();
        if actions_of(at) > actions || list_of(at) != list_number(actions_of(at), &drafted) {
            found.push(Contradiction::Page { seat: *seat, at: at.clone(), drafted });
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

/// Whether the log has the acknowledged steps, and at most one that follows the last by itself: in *Wyatt Earp* the
/// question after a wanted outlaw, if only one opponent can be asked.
fn are_written(acknowledged: &[String], logged: &[String]) -> bool {
    let own = match (acknowledged.last(), logged.split_last()) {
        (Some(wanted), Some((asked, before))) if wanted.starts_with("want ") && asked.starts_with("ask ") => before,
        _ => logged,
    };
    acknowledged == own
}

/// Matches requests that are not steps with entries; reports what is left over on either side.
fn match_others(done: &[&Sent], places: &mut [Option<usize>], entries: &[Value]) -> Vec<Contradiction> {
    let mut found = Vec::new();
    let mut once = BTreeSet::new();
    let others = entries.iter().enumerate().filter(|(_, value)| value["kind"] != "action");
    for (entry, value) in others {
        let kind = value["kind"].as_str().unwrap_or_default();
        let seat = value["who"]["seat"].as_u64();
        let fits = |request: &Sent| match (&request.asks, kind) {
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
            // The server adds these itself, and the creator seats the bots; each only once.
            None if matches!(kind, "start" | "finish" | "reveal") => once.insert(kind.to_owned()),
            None if kind == "sit_bot" => once.insert(format!("{kind} {}", value["seat"])),
            None => false,
        };
        if !is_asked {
            found.push(Contradiction::Unasked { entry: entry + 1, text: value.to_string() });
        }
    }
    let is_step = |asks: &Asks| matches!(asks, Asks::Step { .. } | Asks::Undo { .. });
    let missing = done.iter().zip(places).filter(|(request, place)| place.is_none() && !is_step(&request.asks));
    found.extend(missing.map(|(Sent { form, asks, .. }, _)| {
        let (form, asks) = (form.clone(), asks.clone());
        Contradiction::Missing { form, asks }
    }));
    found
}

/// Requests that come in the log before one that was acknowledged before they were sent.
fn out_of_order(done: &[&Sent], places: &[Option<usize>]) -> Vec<Contradiction> {
    let placed: Vec<(&Sent, usize)> =
        done.iter().zip(places).filter_map(|(request, place)| Some((*request, (*place)?))).collect();
    let pairs = placed.iter().flat_map(|first| placed.iter().map(move |later| (first, later)));
    pairs
        .filter(|((first, before), (later, after))| first.answered < later.sent && before > after)
        .map(|((first, _), (later, _))| Contradiction::Order { first: first.form.clone(), later: later.form.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use serde_json::json;

    use super::*;

    /// A history that a test can doctor before it is checked.
    struct Case {
        requests: Vec<Sent>,
        shown: Vec<Offered>,
        entries: Vec<Value>,
    }

    fn texts(draft: &[&str]) -> Vec<String> {
        draft.iter().map(|text| (*text).to_owned()).collect()
    }

    /// A list's number after this many actions, with this draft, on the page of a seat that has not changed.
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
            self.requests.push(Sent { seat, form, asks, sent, tries: 1, answered, outcome: Settled::Done });
        }

        fn entry(&mut self, at: u64, who: Value, kind: &str, text: &str) {
            self.entries.push(json!({ "at": at, "who": who, "kind": kind, "text": text }));
        }

        fn action(&mut self, at: u64, seat: u64, text: &str) {
            self.entry(at, json!({ "seat": seat }), "action", text);
        }

        fn violations(&self) -> Vec<Contradiction> {
            check(&self.requests, &self.shown, &self.entries, Some("pass"))
        }
    }

    /// Two people and a bot. Seat 0 takes a step back and takes another instead, then the bot plays. Both people choose
    /// in secret. Seat 1 lets its first window lapse, passes in the second and shoots in the third. One step stays
    /// drafted.
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
        case.requests[11].outcome = Settled::Refused;
        case.ask(1, step(7, &[], "pass"));
        case.ask(1, step(8, &[], "shoot"));
        case.ask(0, step(9, &[], "lay"));
        case.ask(0, Asks::Close);
        case.shown.push(Offered { seat: 0, at: list(9, &["lay"]) });

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

    /// The index of the entry with this text.
    fn place(case: &Case, text: &str) -> usize {
        case.entries.iter().position(|entry| entry["text"] == text).unwrap()
    }

    fn steps(actions: u64, seat: u64, acknowledged: &[&str], logged: &[&str]) -> Contradiction {
        Contradiction::Steps { actions, seat, acknowledged: texts(acknowledged), logged: texts(logged) }
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
        let page = Contradiction::Page { seat: 0, at: list(9, &[]), drafted: texts(&["lay"]) };
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
        case.requests[7].outcome = Settled::Refused;
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
        let other = Contradiction::OtherList { form: "form 7".to_owned(), at: list(0, &[]), drafted: texts(&["draw"]) };
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
        assert_eq!(case.violations(), [Contradiction::Missing { form: "form 1".to_owned(), asks: Asks::Sit }]);
        let mut case = fair();
        case.entries.insert(1, case.entries[0].clone());
        let text = case.entries[0].to_string();
        assert_eq!(case.violations(), [Contradiction::Unasked { entry: 2, text }]);
    }

    #[test]
    fn a_deal_an_end_or_a_revealed_secret_that_comes_twice_is_found() {
        let mut case = fair();
        case.entries.push(case.entries[15].clone());
        let text = case.entries[15].to_string();
        assert_eq!(case.violations(), [Contradiction::Unasked { entry: 17, text }]);
    }

    #[test]
    fn a_table_that_the_server_closed_by_itself_is_found() {
        let mut case = fair();
        case.entry(12, json!("server"), "expire", "");
        let text = case.entries[16].to_string();
        assert_eq!(case.violations(), [Contradiction::Unasked { entry: 17, text }]);
    }

    #[test]
    fn entries_in_another_order_than_that_of_their_requests_are_found() {
        let mut case = fair();
        case.entries.swap(2, 3);
        let order = Contradiction::Order { first: "form 2".to_owned(), later: "form 3".to_owned() };
        assert_eq!(case.violations(), [order]);
        // Requests sent at the same time may come in either order.
        case.requests[3].sent = case.requests[2].sent;
        assert_eq!(case.violations(), []);
    }

    #[test]
    fn a_step_on_an_older_list_than_what_was_acknowledged_before_is_found() {
        let mut case = fair();
        let late = Duration::from_secs(60);
        (case.requests[6].sent, case.requests[6].answered) = (late, late);
        let found = case.violations();
        let order = Contradiction::Order { first: "form 13".to_owned(), later: "form 6".to_owned() };
        assert!(found.contains(&order), "{found:?}");
    }
}
