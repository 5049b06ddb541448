//! Every word comes from the word files, and the rules are complete.

use look::Language;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Viewer};
use wyatt_earp::{Card, Cards, End, Event, HandEnd, Illegal, Outlaw, Scored, WyattEarp};
use wyatt_earp_page::PAGE;

use crate::samples::{events, sample};

#[test]
fn everything_has_words_in_every_language() {
    let mut keys: Vec<String> = Outlaw::ALL.map(|outlaw| format!("outlaw-{}", outlaw.name())).into();
    for kind in ["photo", "stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"] {
        keys.extend(["", ".printed"].map(|part| format!("card-{kind}{part}")));
    }
    keys.extend(["stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"].map(|kind| format!("card-{kind}.short")));
    keys.extend(
        Outlaw::ALL.iter().flat_map(|outlaw| ["short", "mark"].map(|part| format!("outlaw-{}.{part}", outlaw.name()))),
    );
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(["score-rewards", "tie-hits"].map(str::to_owned));
    look_kit::has_words(&PAGE, &Language::SPOKEN, keys);
}

#[test]
fn every_sentence_is_whole_in_every_language() {
    for settings in [Settings::default(), Settings::of([("discard-log", "off")])] {
        let game = sample(settings).game;
        let position = Position::deal(&game, &Fast::new(3), &mut ());
        let view = game.view(&position.state, Viewer::Seat(Seat(0)));
        look_kit::sentences_are_whole(&PAGE, &game, &view, &events(), Illegal::ALL);
    }
}

#[test]
fn whoever_reads_of_himself_reads_you() {
    for settings in [Settings::default(), Settings::of([("discard-log", "off")])] {
        let game = sample(settings).game;
        look_kit::own_events_say_you(&PAGE, &game, &events());
    }
}

#[test]
fn whoever_draws_is_told_which_cards_or_that_there_is_none_and_nothing_twice() {
    let (sample, seat) = (sample(Settings::default()), Seat(1));
    let said = |count| sample.spoken_to(Some(seat), &Event::Drew { seat, count });
    assert_eq!(said(2), None);
    assert_eq!(said(0).unwrap(), "You draw nothing: there is no card left.");
    assert_eq!(sample.spoken(&Event::YouDrew { cards: Cards::new() }), None);
    let cards = [Card::BANK, Card::WYATT].into_iter().collect();
    let drew = Event::YouDrew { cards };
    assert_eq!(sample.spoken_to(Some(seat), &drew).unwrap(), "You draw Bank Robbery and Wyatt Earp.");
    assert_eq!(sample.spoken(&drew).unwrap(), "Drawn: Bank Robbery and Wyatt Earp.", "through the eyes of the seat");
}

/// A lead of five points is the least that takes all (WE-30), and every sentence about it says so.
#[test]
fn what_says_who_takes_all_says_at_least_five() {
    let least: [&[&str]; 4] = [&["at least", "or more"], &["mindestens"], &["au moins"], &["minstens"]];
    for (language, least) in Language::SPOKEN.into_iter().zip(least) {
        let words = look::Words::load(language, &[PAGE.words]);
        for key in ["rule-we-30", "primer-sharing.text", "tip-shared"] {
            let said = words.say(key);
            assert!(least.iter().any(|word| said.contains(word)), "{language:?}, {key}: {said}");
        }
    }
}

/// French uses the singular for zero, so the singular has to give the number.
#[test]
fn an_empty_hand_is_not_said_to_hold_one_card() {
    for language in Language::SPOKEN {
        let words = look::Words::load(language, &[PAGE.words]);
        assert!(words.tell("hand-count", &look::args![count => 0]).contains('0'), "{language:?}");
    }
}

#[test]
fn every_event_is_told_but_for_two_that_are_to_be_seen() {
    let sample = sample(Settings::default());
    for event in events() {
        let is_silent = matches!(event, Event::Spent { .. } | Event::YouSee { .. });
        let told = [sample.spoken(&event), sample.logged(&event)];
        assert_eq!(told.map(|said| said.is_none()), [is_silent; 2], "{event:?}");
    }
}

/// When time is short, a frame has only one sentence. Only Most Wanted asks.
#[test]
fn what_comes_of_a_sheriff_card_is_told_with_the_card() {
    let (sample, names) = (sample(Settings::default()), ["asks", "Wyatt Earp"]);
    for event in events() {
        let card = match event {
            Event::Asked { .. } => names[0],
            Event::Searched { .. } => names[1],
            _ => continue,
        };
        assert!(sample.spoken(&event).unwrap().contains(card), "{event:?}");
    }
}

#[test]
fn the_account_of_a_hand_says_who_leads_and_what_all_have_and_the_log_has_its_line_alone() {
    let sample = sample(Settings::default());
    let account = |money: [u16; 4]| {
        let (shares, money) = ([5, 0, 0, 0].into_iter().collect(), money.into_iter().collect());
        let outlaw = *Outlaw::ALL.last().unwrap();
        let scored = Event::Scored(Scored { outlaw, points: BySeat::new(4, |_| 8), shares, rest: 0, money });
        let (spoken, logged) = (sample.spoken(&scored).unwrap(), sample.logged(&scored).unwrap());
        let account = spoken.strip_suffix(&format!(" {logged}")).map(str::to_owned);
        account.unwrap_or_else(|| panic!("{spoken}"))
    };
    let [anna, ben, carl, dora] = [0, 1, 2, 3].map(|seat| sample.names[Seat(seat)].clone());
    let list = format!("{ben} $12,000, {anna} $5,000, {carl} $5,000 and {dora} $0.");
    assert!(account([5, 12, 5, 0]).starts_with(&format!("The hand is over: {ben} leads. {list}")));
    assert!(account([12, 12, 5, 0]).starts_with("The hand is over: nobody leads alone."));
}

#[test]
fn whoever_has_no_cards_left_is_named_when_the_hand_ends() {
    let sample = sample(Settings::default());
    let said_to = |viewer, empty: &[Seat]| {
        let empty = empty.iter().copied().collect();
        sample.spoken_to(viewer, &Event::HandEnded { seat: Seat(3), why: HandEnd::Emptied, empty }).unwrap()
    };
    let said = |empty| said_to(None, empty);
    let [anna, ben] = [0, 1].map(|seat| sample.names[Seat(seat)].clone());
    assert_eq!(said(&[Seat(1)]), format!("{ben} has no cards left: the hand is over."));
    let both = format!("{anna} and {ben} have no cards left: the hand is over.");
    assert_eq!(said(&[Seat(0), Seat(1)]), both);
    let you_too = format!("You and {anna} have no cards left: the hand is over.");
    assert_eq!(said_to(Some(Seat(1)), &[Seat(0), Seat(1)]), you_too);
    let own = "You have no cards left: the hand is over.";
    assert_eq!(said_to(Some(Seat(3)), &[Seat(3)]), own);
}

#[test]
fn an_answer_to_most_wanted_and_a_photo_name_nothing_twice() {
    let sample = sample(Settings::default());
    let said = |event| sample.spoken(&event).unwrap();
    let [anna, ben] = [0, 1].map(|seat| sample.names[Seat(seat)].clone());
    let asked = |has| Event::Asked { seat: Seat(0), other: Seat(1), outlaw: Outlaw::Bob, has };
    assert_eq!(said(asked(true)), format!("{anna} asks {ben} for Bob Dalton and gets one."));
    assert_eq!(said(asked(false)), format!("{anna} asks {ben} for Bob Dalton and gets none."));
    let photo = Card::photo(Outlaw::Belle);
    let landed = Event::Landed { seat: Seat(0), outlaw: Outlaw::Belle, card: photo, reward: 1 };
    assert_eq!(said(landed), "The Photo of Belle Starr is on the table: reward +$1,000.");
}

#[test]
fn without_the_log_of_discards_no_line_names_a_discard() {
    let sample = sample(Settings::of([("discard-log", "off")]));
    let logged = |event| sample.logged(&event);
    let seat = Seat(1);
    let discarded = |card| logged(Event::Discarded { seat, card });
    assert_eq!(discarded(Card::BANK), discarded(Card::GUN));
    assert_eq!(logged(Event::Opened { card: Card::BANK }), logged(Event::Opened { card: Card::GUN }));
    let shot = |card| logged(Event::Shot { seat, card });
    assert_eq!(shot(Card::BANK), shot(Card::GUN));
    assert_ne!(shot(Card::BANK), shot(Card::outlaw(Outlaw::Wes)));
}

#[test]
fn the_rules_have_every_part_of_a_clause_and_numbers_from_the_edition() {
    let edition =
        WyattEarp::EDITION.replace("thousands = 25", "thousands = 40").replace("outlaw = 2 #", "outlaw = 3 #");
    let game: WyattEarp = table_kit::editions::read(&edition).unwrap();
    for language in Language::SPOKEN {
        let sample = look_kit::Sample::new(&PAGE, game.clone(), language);
        let (html, words) = (sample.rules(), &sample.words);
        assert!(html.contains(&words.money(40_000)) && !html.contains(&words.money(25_000)));
        let points = words.tell("points-capture", &look::args![count => 3]);
        assert!(html.contains(&points), "{points}");
        let messages = PAGE.words.messages(language).unwrap();
        let parts = messages.iter().filter(|(key, text)| key.starts_with("rule-we-") && !text.is_empty());
        assert_eq!(html.matches("class=\"part ").count(), parts.count());
        assert!(!html.contains('{') && !html.contains("rule-we-") && !html.contains("rules-"), "{language:?}");
    }
}

/// Cards with a star are called sheriff cards.
#[test]
fn a_thing_has_one_name() {
    let others = [
        (Language::En, "star card"),
        (Language::De, "sternkarte"),
        (Language::Fr, "carte à étoile"),
        (Language::Nl, "sterkaart"),
    ];
    look_kit::never_says(&PAGE, &others);
}
