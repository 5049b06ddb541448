//! Checkable deals: an intact game is confirmed, any change is refused with what does not fit, and a second
//! implementation in another language agrees.

use std::fs;
use std::path::Path;
use std::process::Command;

use catalog::{shows, titles};
use erasure::Seen;
use look::{Context, Language};
use play::record::{Contribution, Mismatch, Receipt, ReceiptMismatch, Record, Unreadable};
use serde_json::{Value, json};
use store::{Kind, Who};
use table::deal::{Party, Secret};
use table::{Fast, Seat, Settings, Stream as _, Viewer};

use crate::call::{Called, call, docs};
use crate::played::{Played, coloured, secret, value, whole};

/// The games in `docs/fixtures`.
const FIXTURES: [&str; 2] = ["fixtures/dollars-wanted.json", "fixtures/dollars-wanted-colours.json"];
const RECEIPT: &str = "fixtures/dollars-wanted-receipt.json";

/// `POSSE_FIXTURES=write` writes them again.
fn write_fixtures() {
    if std::env::var("POSSE_FIXTURES").as_deref() != Ok("write") {
        return;
    }
    let game = whole(11);
    fs::write(docs(FIXTURES[0]), game.record().text()).unwrap();
    fs::write(docs(FIXTURES[1]), coloured(12).record().text()).unwrap();
    let receipt = serde_json::to_string_pretty(&game.receipt(Seat(1))).unwrap();
    fs::write(docs(RECEIPT), receipt + "\n").unwrap();
}

/// A change of a file's JSON.
pub(crate) type Change<'a> = &'a dyn Fn(&mut Value);

/// A record with its JSON changed.
fn changed(played: &Played, change: impl FnOnce(&mut Value)) -> Record {
    let mut json: Value = serde_json::from_str(&played.record().text()).unwrap();
    change(&mut json);
    Record::read(&json.to_string()).unwrap()
}

/// The number, from 1, of the first entry that matches.
pub(crate) fn entry(json: &Value, fits: impl Fn(&Value) -> bool) -> u64 {
    1 + json["entries"].as_array().unwrap().iter().position(fits).unwrap() as u64
}

fn is_action(entry: &Value, beginning: &str) -> bool {
    entry["kind"] == "action" && entry["text"].as_str().unwrap().starts_with(beginning)
}

#[test]
fn a_game_that_was_played_fits_and_tells_who_added_what() {
    let played = whole(1);
    let checked = played.record().check(titles()).unwrap();
    assert_eq!(
        [0, 1, 2].map(|seat| checked.part(Seat(seat))),
        [Contribution::Value, Contribution::Value, Contribution::Bot]
    );
    assert_eq!(checked.progress.actions, played.progress.actions);
    assert_eq!(checked.ending.outcome, played.progress.ending.as_ref().unwrap().outcome);
    for seat in [Seat(0), Seat(1)] {
        checked.receipt(&played.receipt(seat)).unwrap();
    }
}

#[test]
fn one_changed_action_is_found() {
    let played = whole(2);
    let mut at = 0;
    let record = changed(&played, |json| {
        at = entry(json, |entry| is_action(entry, "pass"));
        json["entries"][at as usize - 1]["text"] = json!("rob 1");
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert!(
        matches!(found, Mismatch::Digest { entry, .. } | Mismatch::Impossible { entry, .. } if entry == at),
        "{found}"
    );
    assert!(found.to_string().contains("rob 1"), "{found}");
}

#[test]
fn one_changed_digest_is_found() {
    let played = whole(2);
    let mut at = 0;
    let record = changed(&played, |json| {
        at = entry(json, |entry| entry["kind"] == "start");
        json["entries"][at as usize - 1]["digest"] = json!("0123456789abcdef");
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert_eq!(found, Mismatch::Digest { entry: at, what: "the deal".to_owned() });
}

#[test]
fn one_changed_value_is_found() {
    let played = whole(3);
    let other = secret(&mut Fast::new(99)).open();
    let mut at = 0;
    let record = changed(&played, |json| {
        at = entry(json, |entry| entry["kind"] == "ready" && entry["seat"] == 1);
        json["entries"][at as usize - 1]["opened"] = json!(other);
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert_eq!(found, Mismatch::Value { entry: at, seat: Seat(1) });

    let record = changed(&played, |json| {
        let at = entry(json, |entry| entry["kind"] == "reveal");
        json["entries"][at as usize - 1]["secret"] = json!(other);
    });
    assert_eq!(record.check(titles()).map(|_| ()).unwrap_err(), Mismatch::Secret);
}

#[test]
fn one_changed_commitment_is_found() {
    let played = whole(3);
    let record = changed(&played, |json| json["commitment"] = json!("00".repeat(32)));
    assert_eq!(record.check(titles()).map(|_| ()).unwrap_err(), Mismatch::Secret);

    // A host who changes a seat's value together with its commitment gets another deal.
    let mut at = 0;
    let record = changed(&played, |json| {
        let other = Secret::new([5; 32]);
        let header = json["header"].as_str().unwrap().to_owned();
        let sat = entry(json, |entry| entry["kind"] == "sit" && entry["seat"] == 0) as usize - 1;
        let ready = entry(json, |entry| entry["kind"] == "ready" && entry["seat"] == 0) as usize - 1;
        json["entries"][sat]["commitment"] = json!(other.commitment(Party::Seat(Seat(0)), &header));
        json["entries"][ready]["opened"] = json!(other);
        at = entry(json, |entry| entry["kind"] == "start");
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert_eq!(found, Mismatch::Digest { entry: at, what: "the deal".to_owned() });
}

#[test]
fn two_swapped_cards_are_found() {
    let played = whole(4);
    let mut first = 0;
    let record = changed(&played, |json| {
        let entries = json["entries"].as_array_mut().unwrap();
        let card = |entry: &Value| entry["text"].as_str().unwrap().split(' ').nth(1).unwrap().to_owned();
        let lays: Vec<usize> = (0..entries.len()).filter(|at| is_action(&entries[*at], "lay ")).collect();
        let other = *lays.iter().find(|at| card(&entries[**at]) != card(&entries[lays[0]])).unwrap();
        let cards = [card(&entries[lays[0]]), card(&entries[other])];
        for (at, from, to) in [(lays[0], &cards[0], &cards[1]), (other, &cards[1], &cards[0])] {
            entries[at]["text"] = json!(entries[at]["text"].as_str().unwrap().replace(from, to));
        }
        first = lays[0] as u64 + 1;
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert!(
        matches!(found, Mismatch::Digest { entry, .. } | Mismatch::Impossible { entry, .. } if entry == first),
        "{found}"
    );
}

#[test]
fn another_edition_is_found_even_when_the_server_binds_itself_anew() {
    let played = whole(5);
    let other = |json: &mut Value| {
        let header = json["header"].as_str().unwrap().replace("dollars = 700", "dollars = 900");
        assert_ne!(json["header"], json!(header));
        json["header"] = json!(header);
        header
    };
    let record = changed(&played, |json| {
        other(json);
    });
    assert_eq!(record.check(titles()).map(|_| ()).unwrap_err(), Mismatch::Secret);

    let record = changed(&played, |json| {
        let header = other(json);
        json["commitment"] = json!(played.secret.commitment(Party::Server, &header));
    });
    let found = record.check(titles()).map(|_| ()).unwrap_err();
    assert!(matches!(found, Mismatch::Value { seat: Seat(0), .. }), "{found}");
}

#[test]
fn a_value_that_was_promised_after_another_was_opened_is_found() {
    let played = whole(6);
    let mut at = 0;
    let record = changed(&played, |json| {
        let sat = entry(json, |entry| entry["kind"] == "sit" && entry["seat"] == 1) as usize - 1;
        let ready = entry(json, |entry| entry["kind"] == "ready") as usize - 1;
        let entries = json["entries"].as_array_mut().unwrap();
        let late = entries.remove(sat);
        entries.insert(ready, late);
        at = ready as u64 + 1;
    });
    assert_eq!(record.check(titles()).map(|_| ()).unwrap_err(), Mismatch::Late { entry: at, seat: Seat(1) });
}

#[test]
fn a_value_that_was_given_up_when_another_was_known_is_told() {
    let mut played = Played::new(6, "k3m9xq7w2fab", 3, Settings::default());
    played.sit();
    played.enter(Who::Seat(Seat(0)), Kind::Ready { seat: Seat(0), opened: Some(value(Seat(0))) });
    played.enter(Who::Seat(Seat(1)), Kind::Leave { seat: Seat(1) });
    played.enter(Who::Seat(Seat(1)), Kind::Sit { seat: Seat(1), name: "Bob".to_owned(), commitment: None, of: None });
    played.enter(Who::Seat(Seat(1)), Kind::Ready { seat: Seat(1), opened: None });
    played.enter(Who::Server, Kind::Start);
    played.finish();
    let checked = played.record().check(titles()).unwrap();
    assert!(checked.withdrawn.contains(Seat(1)) && checked.withdrawn.len() == 1);
    assert_eq!(checked.part(Seat(1)), Contribution::Trust);
    let kept = [Some(played.receipt(Seat(0)).hash), Some(played.receipt(Seat(1)).hash), None];
    let receipt = Receipt { seats: Some(kept.into_iter().collect()), ..played.receipt(Seat(0)) };
    checked.receipt(&receipt).unwrap();
}

#[test]
fn entries_out_of_their_time_are_found() {
    let played = whole(6);
    let impossible = |change: &dyn Fn(&mut Vec<Value>)| {
        let record = changed(&played, |json| change(json["entries"].as_array_mut().unwrap()));
        let found = record.check(titles()).map(|_| ()).unwrap_err();
        assert!(matches!(found, Mismatch::Impossible { .. }), "{found}");
    };
    let at = |entries: &[Value], kind: &str| entries.iter().position(|entry| entry["kind"] == kind).unwrap();
    impossible(&|entries| {
        let again = entries[at(entries, "start")].clone();
        entries.insert(at(entries, "action"), again);
    });
    impossible(&|entries| {
        let end = entries.remove(at(entries, "finish"));
        entries.insert(at(entries, "action"), end);
    });
    impossible(&|entries| {
        entries.remove(at(entries, "ready"));
    });
    impossible(&|entries| {
        let bot = entries.iter().position(|entry| entry["who"]["bot"].is_object()).unwrap();
        entries[bot]["who"] = json!({ "seat": 2 });
    });
}

#[test]
fn no_entry_can_be_left_out_or_said_twice() {
    let played = whole(13);
    for at in 0..played.entries.len() {
        let left_out = changed(&played, |json| {
            json["entries"].as_array_mut().unwrap().remove(at);
        });
        assert!(left_out.check(titles()).is_err(), "entry {} is not missed", at + 1);
        let twice = changed(&played, |json| {
            let entries = json["entries"].as_array_mut().unwrap();
            entries.insert(at, entries[at].clone());
        });
        assert!(twice.check(titles()).is_err(), "entry {} may occur twice", at + 1);
    }
}

/// Whatever a file says, the check gives an answer; a file that still fits is the same game, played by the same rules.
#[test]
fn random_damage_is_refused_or_harmless_and_never_a_crash() {
    let played = whole(14);
    let text = played.record().text();
    let mut random = Fast::new(1);
    for round in 0..400 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=random.below(2) {
            let at = random.below(bytes.len() as u32) as usize;
            bytes[at] = b' ' + random.below(95) as u8;
        }
        let damaged = String::from_utf8(bytes).unwrap();
        if let Ok(record) = Record::read(&damaged)
            && let Ok(checked) = record.check(titles())
        {
            let same = (&checked.progress.header, checked.progress.actions, &checked.ending.outcome);
            let true_end = played.progress.ending.as_ref().unwrap();
            assert_eq!(same, (&played.progress.header, played.progress.actions, &true_end.outcome), "round {round}");
        }
    }
}

#[test]
fn a_table_that_was_closed_before_the_deal_can_be_checked_too() {
    let mut played = Played::new(15, "k3m9xq7w2fab", 3, Settings::default());
    played.sit();
    played.enter(Who::Host, Kind::Leave { seat: Seat(1) });
    played.enter(Who::Host, Kind::Abandon);
    played.enter(Who::Server, Kind::Reveal { secret: played.secret.clone() });
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    fs::write(&file, played.record().text()).unwrap();
    let Called { status, out, err } = call(&["verify", file.to_str().unwrap()]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("Seat 2 was empty.") && out.contains("The table was closed before the end."), "{out}");
    let Called { status, out, .. } = python(&[&file]);
    assert_eq!(status, 0);
    assert!(out.contains("the cards were never dealt"), "{out}");
}

#[test]
fn a_game_that_is_not_over_cannot_be_checked() {
    let played = whole(7);
    let without = |kind: &str| {
        let record =
            changed(&played, |json| json["entries"].as_array_mut().unwrap().retain(|entry| entry["kind"] != kind));
        record.check(titles()).map(|_| ()).unwrap_err()
    };
    assert_eq!(without("finish"), Mismatch::NotOver);
    assert_eq!(without("reveal"), Mismatch::NoSecret);
}

#[test]
fn a_receipt_of_something_else_is_found() {
    let played = whole(8);
    let checked = played.record().check(titles()).unwrap();
    let good = played.receipt(Seat(0));
    let refused = |receipt: &Receipt| checked.receipt(receipt).unwrap_err();

    let foreign = Receipt { table: "zzzzzzzzzzzz".parse().unwrap(), ..good.clone() };
    assert_eq!(refused(&foreign), ReceiptMismatch::Table);
    let agreed = Receipt { header: good.header.replace("\"off\"", "\"on\""), ..good.clone() };
    assert_eq!(refused(&agreed), ReceiptMismatch::Header);
    let server = Receipt { commitment: good.hash, ..good.clone() };
    assert_eq!(refused(&server), ReceiptMismatch::Commitment);
    let torn = Receipt { value: value(Seat(1)), ..good.clone() };
    assert_eq!(refused(&torn), ReceiptMismatch::Itself);
    let other = Receipt::new(Seat(0), Secret::new([9; 32]), played.commitment(), &played.header);
    assert_eq!(refused(&other), ReceiptMismatch::Hash(Seat(0)));
    let bot = Receipt::new(Seat(2), value(Seat(2)), played.commitment(), &played.header);
    assert_eq!(refused(&bot), ReceiptMismatch::Hash(Seat(2)));

    let seats = |second| [Some(good.hash), second, None].into_iter().collect();
    let all = Receipt { seats: Some(seats(Some(played.receipt(Seat(1)).hash))), ..good.clone() };
    checked.receipt(&all).unwrap();
    for other in [None, Some(good.hash)] {
        let late = Receipt { seats: Some(seats(other)), ..good.clone() };
        assert_eq!(refused(&late), ReceiptMismatch::Other(Seat(1)));
    }
}

#[test]
fn a_receipt_as_the_browser_writes_it_is_read() {
    let played = whole(8);
    let good = played.receipt(Seat(1));
    let text = json!({
        "posse_receipt": 1, "table": "k3m9xq7w2fab", "seat": 1, "value": value(Seat(1)).open(),
        "hash": good.hash, "commitment": played.commitment(), "header": played.header.text(),
    });
    assert_eq!(Receipt::read(&text.to_string()), Ok(good));
}

#[test]
fn what_is_no_game_or_newer_says_so() {
    assert!(matches!(Record::read("no"), Err(Unreadable::Not { .. })));
    assert!(matches!(Record::read(r#"{"posse":0}"#), Err(Unreadable::Not { .. })));
    assert!(matches!(Record::read(r#"{"posse":2,"clock":1}"#), Err(Unreadable::Newer { version: 2, .. })));
    assert!(matches!(Receipt::read(r#"{"posse":1}"#), Err(Unreadable::Not { .. })));
}

#[test]
fn verify_confirms_the_fixtures_and_their_receipt() {
    write_fixtures();
    for name in FIXTURES {
        let Called { status, out, err } = call(&["verify", docs(name).to_str().unwrap()]);
        assert_eq!(status, 0, "{err}");
        assert!(out.contains("Everything fits together"), "{out}");
    }
    let (game, receipt) = (docs(FIXTURES[0]), docs(RECEIPT));
    let Called { status, out, err } = call(&["verify", game.to_str().unwrap(), "--receipt", receipt.to_str().unwrap()]);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("The receipt of seat 2 matches the file"), "{out}");
    let Called { status, err, .. } =
        call(&["verify", docs(FIXTURES[1]).to_str().unwrap(), "--receipt", receipt.to_str().unwrap()]);
    assert_eq!(status, 1);
    assert!(err.contains("another table"), "{err}");
}

#[test]
fn verify_says_what_does_not_fit() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let record = changed(&whole(9), |json| json["commitment"] = json!("00".repeat(32)));
    fs::write(&file, record.text()).unwrap();
    let Called { status, out, err } = call(&["verify", file.to_str().unwrap()]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(
        err.contains("game.json does not fit together: the server’s secret does not match its fingerprint"),
        "{err}"
    );
}

pub(crate) fn python(arguments: &[&Path]) -> Called {
    Command::new("python3").arg(docs("verify.py")).args(arguments).output().unwrap().into()
}

/// A seat's hand right after the deal, from the program's own page data.
fn hand(record: &Record, seat: Seat) -> Vec<String> {
    let checked = record.check(titles()).unwrap();
    let mut progress = play::Progress::new(
        titles(),
        &record.header,
        (*checked.progress.header).clone(),
        checked.progress.revealed.clone().unwrap(),
    )
    .unwrap();
    for entry in record.entries.iter().take_while(|entry| !matches!(entry.kind, Kind::Action { .. })) {
        progress.follow(entry).unwrap();
    }
    let view = progress.game().unwrap().view_json(Viewer::Seat(seat));
    let view: Value = serde_json::from_str(&view).unwrap();
    view["hand"].as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_second_implementation_deals_the_same_cards() {
    write_fixtures();
    for name in FIXTURES {
        let Called { status, out, err } = python(&[&docs(name)]);
        assert_eq!(status, 0, "{err}");
        let record = Record::read(&fs::read_to_string(docs(name)).unwrap()).unwrap();
        for seat in Seat::all(record.check(titles()).unwrap().progress.header.seats) {
            let line = format!("hand {seat}: {}\n", hand(&record, seat).join(" "));
            assert!(out.contains(&line), "{line}{out}");
        }
        // It compares the whole state, buildings and piles included, with the digest in the file.
        assert!(out.contains("this is the deal with which the game began"), "{out}");
    }
    let Called { status, out, .. } = python(&[&docs(FIXTURES[0]), &docs(RECEIPT)]);
    assert_eq!(status, 0);
    assert!(out.contains("the receipt too"), "{out}");
}

#[test]
fn the_second_implementation_deals_many_seeds_alike() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 100..106 {
        let file = folder.path().join("game.json");
        let played = if seed % 2 == 0 { whole(seed) } else { coloured(seed) };
        fs::write(&file, played.record().text()).unwrap();
        let Called { status, out, err } = python(&[&file]);
        assert_eq!(status, 0, "seed {seed}: {out}{err}");
        assert!(out.contains("this is the deal") || out.contains("drawn anew at once"), "seed {seed}: {out}");
    }
}

#[test]
fn the_second_implementation_refuses_the_same_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let played = whole(10);
    let refuses = |change: Change<'_>, reason: &str| {
        fs::write(&file, changed(&played, change).text()).unwrap();
        let Called { status, err, .. } = python(&[&file]);
        assert_eq!(status, 1, "{reason}");
        assert!(err.contains(reason), "{err}");
    };
    let other = Secret::new([5; 32]).open();
    let at = |json: &Value, kind: &str| entry(json, |entry| entry["kind"] == kind) as usize - 1;
    refuses(&|json| json["commitment"] = json!("00".repeat(32)), "does not fit its fingerprint");
    refuses(
        &|json| {
            let at = at(json, "ready");
            json["entries"][at]["opened"] = json!(other);
        },
        "the value of seat 1",
    );
    refuses(
        &|json| {
            let at = at(json, "start");
            json["entries"][at]["digest"] = json!("0123456789abcdef");
        },
        "not the deal with which the game began",
    );
}

/// What the fixture's players were told, so that a change of the rules or of a stored game's words is noticed.
#[test]
fn the_fixtures_still_replay_in_words() {
    let record = Record::read(&fs::read_to_string(docs(FIXTURES[0])).unwrap()).unwrap();
    let progress = record.check(titles()).unwrap().progress;
    let names = progress.chairs.iter().map(|chair| chair.name.shown()).collect();
    let present = table::BySeat::new(3, |_| look::Presence::Away);
    let show = shows().find(progress.title.name()).unwrap();
    let context = Context {
        words: show.words(Language::En),
        names: &names,
        guests: None,
        present: &present,
        form: None,
        you: None,
        parts: None,
    };
    let seen = Seen::new(progress.game().unwrap(), Viewer::Spectator);
    assert!(show.log(seen, &context, 0).lines.len() > 20);
}

/// A downloaded game is no database, and no backup of one helps.
#[test]
fn a_header_that_cannot_be_read_is_told_as_one_of_a_downloaded_game() {
    let folder = crate::stored::stored(&[]);
    let data = folder.path().to_str().unwrap();
    let file = folder.path().join("game.json");
    let path = file.to_str().unwrap();
    let newer = "the header has format 99, this program knows";
    for (header, reason) in [("Dear Anna", "header cannot be used"), ("{\"format\":99}", newer)] {
        let mut json: Value = serde_json::from_str(&whole(1).record().text()).unwrap();
        json["header"] = json!(header);
        fs::write(&file, json.to_string()).unwrap();
        for arguments in [&["verify", path][..], &["replay", path], &["import", path, "--data", data]] {
            let Called { status, err, .. } = call(arguments);
            assert!(status == 1 && err.contains(reason), "{arguments:?}: {err}");
            assert!(!err.contains("database") && !err.contains("backup"), "{err}");
        }
    }
}
