//! “What each sees”, clause by clause. `conformance` proves that nothing else can be seen.

use table::{Audience, Game, Seat, Viewer};
use wyatt_earp::{Card, Event, Outlaw, Step};

use crate::support::{Layout, Table, outlaw};

fn names(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// A table with some of everything; seat 2 has drawn.
fn busy() -> Table {
    let layout = Layout::new(3).active(2).hand(1, "jesse wes").hand(2, "bob bank wyatt").hand(3, "belle");
    let layout = layout.group(1, "jesse 3 photo bank gun").group(3, "billy 2 stagecoach hideout").open("wes");
    layout.discard("butch hideout sundance").renewed().money(&[3, 0, 11]).poster("billy", 6).begin()
}

#[test]
fn everybody_sees_hand_sizes_groups_open_outlaws_posters_money_and_piles() {
    let table = busy();
    for viewer in 0..=3 {
        let view = table.view(viewer);
        assert_eq!((view.number, view.dealer, view.active, view.step), (3, Seat(2), Seat(1), Step::Play));
        assert_eq!(view.hands.iter().copied().collect::<Vec<_>>(), [2, 3, 1]);
        assert_eq!(view.money.iter().copied().collect::<Vec<_>>(), [3, 0, 11]);
        assert_eq!(view.posters, [1, 6, 1, 1, 1, 1, 1]);
        assert_eq!((view.draw, view.discard, view.renewed), (59, 3, true));
        assert_eq!(view.top.map(|card| card.to_string()).as_deref(), Some("butch"));
        let open = wyatt_earp::Outlaw::ALL.into_iter().filter(|outlaw| view.is_open(*outlaw));
        assert_eq!(open.map(|outlaw| outlaw.name()).collect::<Vec<_>>(), ["billy", "jesse", "wes"]);
        let group = view.groups[Seat(0)][Outlaw::Jesse];
        assert_eq!((group.outlaws, group.photo, group.banks, group.gun, group.hidden), (3, true, 1, true, false));
    }
}

/// WE-23.
#[test]
fn everybody_sees_what_lies_under_a_hideout() {
    for viewer in 0..=3 {
        let group = busy().view(viewer).groups[Seat(2)][Outlaw::Billy];
        assert_eq!((group.outlaws, group.stagecoaches, group.hidden), (2, 1, true));
    }
}

#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let hands = (0..=3).map(|viewer| names(busy().view(viewer).hand.cards()));
    assert_eq!(hands.collect::<Vec<_>>(), ["", "jesse wes", "bob bank wyatt", "belle"]);
}

#[test]
fn discards_below_the_top_are_not_shown() {
    let text = serde_json::to_string(&busy().view(0)).unwrap();
    assert!(text.contains("\"butch\"") && !text.contains("\"sundance\"") && !text.contains("\"hideout\""));
}

/// With the option *no log of discards*, the card beneath the top one is news to the player who takes the top one.
#[test]
fn whoever_takes_the_top_discard_learns_what_lay_beneath_it_where_no_log_tells() {
    for (log, discard, learns) in [("on", "wes bob", false), ("off", "wes bob", true), ("off", "wes", false)] {
        let table = Layout::new(2).option("discard-log", log).drawing().discard(discard).begin();
        assert_eq!(table.game.learns(&table.view(1), "take".parse().unwrap()), learns, "{log}, {discard}");
    }
}

#[test]
fn cards_drawn_are_told_to_their_owner_alone() {
    let mut table = Layout::new(2).drawing().hand(1, "wyatt").draw("jesse gun wes bank").begin();
    table.act("draw").is(&["1 draws 2"]);
    table.act("wyatt draw").is(&["1 plays wyatt", "1 draws 2", "spent wyatt"]);
    let told = |heard: &table::Heard<Event>| match &heard.event {
        Event::YouDrew { cards } => Some((heard.audience, names(cards.iter().copied()))),
        _ => None,
    };
    let only = Audience::Only(Seat(0));
    let drawn: Vec<_> = table.heard.iter().filter_map(told).collect();
    assert_eq!(drawn, [(only, "jesse gun".to_owned()), (only, "wes bank".to_owned())]);
}

#[test]
fn a_card_taken_or_discarded_is_told_to_everybody() {
    let mut table = Layout::new(2).drawing().hand(1, "wes wes").discard("jesse bob").begin();
    table.act("take").is(&["1 takes jesse"]);
    table.act("discard wes").is(&["1 discards wes", "turn 2"]);
}

/// WE-14.
#[test]
fn every_shot_is_seen_as_it_is_turned() {
    let layout = Layout::new(2).hand(1, "bank bank bob").group(1, "jesse 3").discard("wes");
    let mut hit = layout.clone().draw("belle").begin();
    hit.act("bank").is(&["1 plays bank", "1 shoots belle", "bank on jesse of 1, +1"]);
    let mut miss = layout.draw("gun").begin();
    miss.act("bank").is(&["1 plays bank", "1 shoots gun", "spent bank"]);
}

/// WE-20: the outlaw named, who was asked, each answer, the outlaw of the card that changed hands.
#[test]
fn questions_and_answers_are_told_to_everybody() {
    let mut table = Layout::new(3).hand(1, "wanted bob").hand(2, "wes").hand(3, "jesse jesse belle").begin();
    table.act("want jesse").is(&["1 plays wanted: jesse"]);
    for viewer in 0..=3 {
        let Step::Ask(outlaw, left) = table.view(viewer).step else { panic!("somebody has to be asked") };
        assert_eq!((outlaw.name(), left.iter().collect::<Vec<_>>()), ("jesse", vec![Seat(1), Seat(2)]));
    }
    table.act("ask 2").is(&["1 asks 2 for jesse: no"]);
    table.act("ask 3").is(&["1 asks 3 for jesse: yes", "spent wanted"]);
}

/// WE-24: only the searcher, and only during the search; as an unordered set.
#[test]
fn the_draw_pile_is_shown_to_the_searcher_alone() {
    let layout = Layout::new(3).rest_is_held().hand(1, "wyatt bob").hand(2, "bob").group(1, "wes 1");
    let mut table = layout.clone().draw("wes jesse bank wes").begin();
    let mut other = layout.draw("bank wes wes jesse").begin();
    table.act("wyatt search").is(&["1 plays wyatt", "1 searches"]);
    other.act("wyatt search");
    let piles: Vec<Option<String>> =
        (0..=3).map(|viewer| table.view(viewer).pile.map(|pile| names(pile.cards()))).collect();
    assert_eq!(piles, [None, Some("jesse wes wes bank".to_owned()), None, None]);
    assert_eq!(table.view(1), other.view(1), "its order is not shown");
    table.act("pick wes");
    assert_eq!(table.view(1).pile, None);
}

/// Neither which card was taken, nor whether it can be played at once.
#[test]
fn what_a_search_took_and_kept_is_known_to_the_searcher_alone() {
    let searched = |card: &str| {
        let layout = Layout::new(3).rest_is_held().hand(1, "wyatt bob").hand(2, "bob").group(1, "wes 1");
        let mut table = layout.draw("wes jesse bank").begin();
        table.act("wyatt search");
        let story = table.act(&format!("pick {card}"));
        (table, story)
    };
    let (bank, told) = searched("bank");
    let (jesse, other) = searched("jesse");
    told.is(&["spent wyatt", "1 has searched"]);
    assert_eq!(told, other);
    for viewer in [0, 2, 3] {
        assert_eq!(bank.view(viewer), jesse.view(viewer));
    }
    assert_eq!(bank.view(1).step, Step::Found(Card::BANK));
    assert_eq!(jesse.view(1).step, Step::Play);
    let mut kept = bank.clone();
    kept.act("keep").is(&[]);
    let (two, three) = (kept.view(2), bank.view(2));
    assert_eq!(two, three);
    let mut played = bank;
    assert_eq!(played.act("bank").0[0], "1 plays bank");
}

/// WE-25: everybody sees that a window is open, for whom and of which kind, tries and passes; only its owner sees the
/// options.
#[test]
fn everybody_sees_windows_tries_and_passes() {
    let hidden = |hand: &str| {
        let layout = Layout::new(3).hand(1, "hideout bob bob").hand(2, hand).hand(3, "wes wes").group(2, "jesse 3");
        let mut table = layout.rest_is_held().draw("belle bank").begin();
        table.act("hideout");
        table
    };
    let (with, without) = (hidden("wyatt sundance"), hidden("gun sundance"));
    for viewer in [0, 1] {
        assert_eq!(with.view(viewer), without.view(viewer));
        assert_eq!(with.view(viewer).step, Step::Window(Seat(1), false));
    }
    for table in [&with, &without] {
        assert_eq!(table.game.lapse(&table.state), Some("pass".parse().unwrap()));
        assert_eq!(table.so_far().0.last().map(String::as_str), Some("window of 2 after a hideout"));
        let rival = table.game.view(&table.state, Viewer::Seat(Seat(0)));
        assert!(table.game.why_not(&rival, "pass".parse().unwrap()).is_some());
    }
    let mut tried = with.clone();
    tried.act("unhide").is(&["2 plays wyatt", "spent wyatt", "2 shoots bank", "window of 2 after a hideout"]);
    tried.act("pass").is(&["2 passes"]);
    assert_eq!(tried.game.lapse(&tried.state), None);
    let between = tried.act("discard bob");
    between.is(&["1 discards bob", "window of 2 between turns"]);
    assert_eq!(tried.view(0).step, Step::Window(Seat(1), true));
    tried.act("pass").is(&["2 passes", "turn 2"]);
}

/// WE-29, WE-33: each outlaw's points, shares and rest; they can still be read in the next hand.
#[test]
fn the_scoring_is_told_outlaw_by_outlaw() {
    let layout = Layout::new(2).hand(1, "wes").group(1, "jesse 3").group(2, "jesse 2 bank").group(2, "bob 1");
    let mut table = layout.poster("jesse", 5).begin();
    let story = table.act("discard wes");
    let jesse = "jesse: 6 6 points, 2 2 dollars, 1 left";
    assert_eq!(story.all("jesse:"), [jesse]);
    assert_eq!(story.all("bob:"), ["bob: 0 2 points, 0 0 dollars, 1 left"]);
    assert_eq!(story.all("emptied"), ["emptied: 1 deals next"]);
    assert_eq!(story.all("hand "), ["hand 4: 1 deals"]);
    for viewer in 0..=2 {
        let sheet = table.view(viewer).sheet;
        let line = &sheet[outlaw("jesse")];
        assert_eq!(line.points.iter().copied().collect::<Vec<_>>(), [6, 6]);
        assert_eq!(line.shares.iter().copied().collect::<Vec<_>>(), [2, 2]);
        assert_eq!((sheet.len(), line.rest), (7, 1));
    }
}

/// WE-34.
#[test]
fn every_duel_card_is_seen_as_it_is_turned() {
    let layout = Layout::new(2).hand(1, "wes").money(&[24, 25]).group(1, "jesse 4");
    let mut table = layout.begin();
    let pile = table.draw();
    let story = table.act("discard wes");
    assert_eq!(story.all("duel"), ["duel of 1 2"]);
    let turned = story.all("1 turns").len() + story.all("2 turns").len();
    assert!(turned >= 2 && turned.is_multiple_of(2));
    assert_eq!(story.0.last().map(String::as_str), Some("end: duel"));
    let winner = table.duel_winner(&[1, 2], &pile);
    let hits: Vec<u16> = table.view(0).hits.iter().copied().collect();
    assert!(hits[winner - 1] > hits[2 - winner]);
}

/// A seat's recall since the table was laid out.
fn recall(table: &Table, seat: usize) -> wyatt_earp::Recall {
    let own = Seat(seat as u8 - 1);
    let mut recall = table.game.recall(own);
    for heard in table.heard.iter().filter(|heard| heard.audience.includes(Viewer::Seat(own))) {
        table.game.observe(&mut recall, &heard.event);
    }
    recall
}

#[test]
fn recall_holds_cards_taken_openly() {
    let mut table = Layout::new(3).drawing().hand(1, "bob wes").hand(2, "wes wes").discard("jesse").begin();
    table.acts(&["take", "discard bob", "take", "discard wes"]);
    for seat in 1..=3 {
        let recall = recall(&table, seat);
        assert_eq!(names(recall.held[Seat(0)].cards()), "jesse");
        assert_eq!(names(recall.held[Seat(1)].cards()), "bob");
    }
}

#[test]
fn recall_holds_answers_to_most_wanted() {
    let layout = Layout::new(3).hand(1, "wanted bob wes").hand(2, "wes").hand(3, "jesse jesse belle");
    let mut table = layout.begin();
    table.acts(&["want jesse", "ask 2", "ask 3"]);
    let jesse = 1 << outlaw("jesse");
    for seat in 1..=3 {
        let recall = recall(&table, seat);
        assert_eq!(names(recall.held[Seat(0)].cards()), "jesse");
        assert_eq!(recall.lacks.iter().copied().collect::<Vec<_>>(), [0, jesse, 0], "seat 2 has none");
    }
    table.acts(&["discard bob", "draw"]);
    assert_eq!(recall(&table, 3).lacks[Seat(1)], 0, "now it may have drawn one");
}

/// Without the card that the search took.
#[test]
fn recall_holds_the_pile_that_a_search_showed() {
    let layout = Layout::new(3).rest_is_held().hand(1, "wyatt bob bob").hand(2, "bob").draw("wes jesse bank");
    let mut table = layout.begin();
    table.acts(&["wyatt search", "pick wes"]);
    assert_eq!(recall(&table, 1).searched.map(|pile| names(pile.cards())), Some("jesse bank".to_owned()));
    assert_eq!(recall(&table, 2).searched, None);
}
