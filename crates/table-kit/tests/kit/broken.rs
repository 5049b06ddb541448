//! Each fault is found by the property that it breaks, and by no other.

use table::Game;
use table_kit::setups::Size;
use table_kit::{Report, Secrets, Sweep, Violation};

use crate::ballot::{Ballot, Ballots};
use crate::fault;
use crate::secrets::Rules;
use crate::toy::Toy;

/// Runs every property on the toy with this fault and returns those that fail.
fn failing<G: Game, S: Secrets<G>>() -> Vec<Violation> {
    type Runner = fn(&Sweep) -> Result<Report, Violation>;
    macro_rules! runners {
        ($($name:ident),+ $(,)?) => { [$(table_kit::$name::<G, S> as Runner),+] };
    }
    let runners = runners![
        actions_have_names,
        choices_are_secret,
        conserves,
        drafts_leave_no_trace,
        ends,
        everything_has_words,
        keeps_secrets,
        learning_is_marked,
        lists_what_is_legal,
        replays,
        resamples_are_fair,
        resamples_fit,
        resamples_play_on,
        resamples_vary,
        serialises,
        steps_show_what_they_may,
        the_deal_keeps_secrets,
        the_view_decides,
        windows_are_public,
        wrong_setups_are_refused,
    ];
    runners.into_iter().filter_map(|run| run(&Sweep::QUICK).err()).collect()
}

/// One test for each fault: exactly these properties fail.
macro_rules! broken {
    ($toy:ident, $rules:ident: $($name:ident: $fault:ident => [$($property:literal),+];)+) => {
        $(
            #[test]
            fn $name() {
                fault::set(fault::$fault);
                let violations = failing::<$toy, $rules>();
                let names: Vec<&str> = violations.iter().map(|violation| violation.property).collect();
                let told: Vec<String> = violations.iter().map(ToString::to_string).collect();
                println!("{}", told.join("\n\n"));
                assert_eq!(names, [$($property),+], "\n{}", told.join("\n\n"));
            }
        )+
    };
}

broken! {
    Toy, Rules:
    a_game_that_can_go_on_for_ever: ENDLESS => ["ends"];
    a_score_that_does_not_add_up: FALSE_SUM => ["ends"];
    a_card_that_is_nowhere_for_a_moment: LOST_CARD => ["conserves"];
    an_action_listed_twice: DUPLICATE => ["lists_what_is_legal"];
    an_action_allowed_but_not_listed: UNLISTED => ["lists_what_is_legal"];
    an_action_that_is_never_picked: PICK => ["lists_what_is_legal"];
    an_action_legal_but_not_listed: ILLEGAL => ["lists_what_is_legal"];
    an_action_that_brings_along_one_of_several: FALSE_SEQUEL => ["lists_what_is_legal"];
    a_reason_without_a_clause: NO_CLAUSE => ["lists_what_is_legal"];
    a_text_with_a_space_at_its_end: TEXT => ["actions_have_names"];
    a_number_without_an_action: GAP => ["actions_have_names"];
    a_view_that_decides_by_what_is_not_written: UNWRITTEN_VIEW => ["the_view_decides"];
    an_event_that_is_not_written_whole: UNWRITTEN_EVENT => ["serialises"];
    events_that_differ_from_game_to_game: GAME_ID => ["replays"];
    a_state_that_is_not_written_whole: UNWRITTEN_STATE => ["replays"];
    something_that_follows_without_cause: RESTLESS => ["drafts_leave_no_trace", "replays"];
    a_view_with_a_hidden_card: VIEW_LEAK
        => ["keeps_secrets", "learning_is_marked", "resamples_fit", "steps_show_what_they_may", "the_deal_keeps_secrets"];
    a_page_with_a_hidden_card: PAGE_LEAK
        => ["keeps_secrets", "learning_is_marked", "steps_show_what_they_may"];
    a_view_that_remembers_for_the_player: OWN_LEAK => ["keeps_secrets"];
    a_list_that_depends_on_a_hidden_card: LIST_LEAK
        => ["keeps_secrets", "learning_is_marked", "resamples_fit", "steps_show_what_they_may", "the_view_decides"];
    a_mark_that_depends_on_a_hidden_card: LEARNS_LEAK
        => ["keeps_secrets", "learning_is_marked", "steps_show_what_they_may", "the_view_decides"];
    a_look_that_is_not_marked: SILENT_PEEK => ["learning_is_marked"];
    a_draft_that_draws: DRAWING_LAY => ["drafts_leave_no_trace", "learning_is_marked"];
    an_answer_that_is_not_marked: ECHO => ["learning_is_marked", "steps_show_what_they_may"];
    an_event_with_a_hidden_card: EVENT_LEAK => ["steps_show_what_they_may"];
    a_frame_with_a_hidden_card: FRAME_LEAK => ["steps_show_what_they_may"];
    a_drawn_card_told_to_all: DRAW_LEAK => ["steps_show_what_they_may", "the_deal_keeps_secrets"];
    a_deal_that_tells_a_hidden_card: DEAL_LEAK => ["the_deal_keeps_secrets"];
    a_seat_that_is_asked_before_the_commit: HASTY => ["drafts_leave_no_trace"];
    news_that_come_with_the_commit: LATE_NEWS => ["drafts_leave_no_trace"];
    worlds_that_never_vary: SAME_WORLD => ["resamples_are_fair", "resamples_vary"];
    worlds_that_forget: FORGETFUL => ["resamples_are_fair", "resamples_fit"];
    worlds_that_are_not_equally_likely: UNFAIR => ["resamples_are_fair"];
    worlds_with_another_card: SHORT_WORLD => ["resamples_are_fair", "resamples_fit", "resamples_vary"];
    drawn_worlds_that_get_stuck: STUCK_WORLD => ["resamples_play_on"];
    a_small_position_with_one_world: LONE_WORLD => ["resamples_are_fair"];
    any_number_of_players: ANY_SEATS => ["wrong_setups_are_refused"];
    any_version_of_the_rules: ANY_VERSION => ["wrong_setups_are_refused"];
    any_edition: ANY_EDITION => ["wrong_setups_are_refused"];
    any_option: ANY_SETTING => ["wrong_setups_are_refused"];
    an_event_without_words: WORDLESS => ["everything_has_words"];
}

broken! {
    Ballot, Ballots:
    a_view_that_tells_who_is_ready: READY_LEAK => ["choices_are_secret", "resamples_fit"];
    a_choice_that_is_heard: CHOICE_HEARD => ["choices_are_secret"];
    something_that_goes_on_before_all_are_ready: IMPATIENT
        => ["choices_are_secret", "drafts_leave_no_trace", "replays"];
    a_window_that_opens_by_the_hand: WINDOW_BY_HAND => ["steps_show_what_they_may"];
    a_pass_that_shows_something: LAPSE_LEARNS => ["windows_are_public"];
}

#[test]
fn a_secret_choice_that_is_not_declared() {
    let violations = failing::<Ballot<false>, Ballots>();
    let names: Vec<&str> = violations.iter().map(|violation| violation.property).collect();
    assert_eq!(names, ["choices_are_secret"]);
}

/// Such a game cannot be played at all, so every property that plays it fails.
#[test]
fn a_game_that_gets_stuck() {
    fault::set(fault::STUCK);
    let violations = failing::<Toy, Rules>();
    let ends = violations.iter().find(|violation| violation.property == "ends").expect("the property `ends` fails");
    assert_eq!(ends.what, "nobody owes a decision, but there is no outcome (player: random)");
}

#[test]
fn a_violation_says_how_to_see_it_again() {
    fault::set(fault::EVENT_LEAK);
    let violations = failing::<Toy, Rules>();
    let text = violations[0].to_string();
    for part in ["setup: 2 players", "after decision: ", "viewer: ", "POSSE_SEED=1", "event 1 differs at Laid.leak"] {
        assert!(text.contains(part), "`{part}` is missing in: {text}");
    }
}

#[test]
fn a_panic_says_how_to_see_it_again() {
    fault::set(fault::CRASH);
    let property = || table_kit::ends::<Toy, Rules>(&Sweep::QUICK);
    let payload = std::panic::catch_unwind(|| table_kit::passed(property)).unwrap_err();
    let text = payload.downcast_ref::<String>().expect("a message");
    assert!(text.contains("setup: 2 players") && text.contains("POSSE_SEED=1"), "{text}");
}

#[test]
fn a_larger_sweep_plays_more_and_a_seed_plays_one_game() {
    let games = |size| {
        let sweep = Sweep { seed: 7, size };
        table_kit::replays::<Toy, Rules>(&sweep).expect("the toy is sound").games
    };
    let setups = table_kit::setups::of::<Toy>().len();
    assert_eq!(games(Size::Once), setups);
    assert_eq!(games(Size::Times(3)), 3 * games(Size::Quick));
}
