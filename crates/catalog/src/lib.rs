//! The one list of games, in the order people see them. A new game adds one line to each of the two lists here.
//!
//! The binary passes the list to `play` and `web`, which name no game. So a changed drawing rebuilds only its page,
//! this list and the binary. Without the feature `pages` the list has only the rules.
//!
//! ```
//! use erasure::{Budget, Stop, Thinking};
//! use table::{DealKey, Settings, Setup};
//!
//! let title = catalog::titles().find("desperados").expect("it is on the list");
//! let (edition, version) = (title.edition().to_owned(), title.version());
//! let setup = Setup { seats: 2, settings: Settings::default(), edition, version };
//! let mut game = title.deal(&setup, DealKey::new([7; 32]))?;
//! while let Some(seat) = game.to_act().first() {
//!     let mut thinking = Thinking::new(seat, Budget::Iterations(1), Stop::default(), 1);
//!     for action in game.turn("random", &mut thinking) {
//!         game.play(seat, &action).expect("bots choose from the list");
//!     }
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), table::SetupError>(())
//! ```

use std::sync::LazyLock;

use erasure::{Title, Titles};
#[cfg(feature = "pages")]
use look::{Show, Shows};

// Built at run time: a constant would compile everything behind the titles a second time, in this crate.
static TITLES: LazyLock<Vec<&dyn Title>> = LazyLock::new(|| {
    vec![
        dollars_wanted::TITLE.title(),
        wyatt_earp::TITLE.title(),
        desperados::TITLE.title(),
        fistful_of_meeples::TITLE.title(),
    ]
});

#[cfg(feature = "pages")]
static SHOWS: LazyLock<Vec<&dyn Show>> = LazyLock::new(|| {
    vec![dollars_wanted_page::SHOW, wyatt_earp_page::SHOW, desperados_page::SHOW, fistful_of_meeples_page::SHOW]
});

/// The rules of every game.
pub fn titles() -> Titles {
    Titles::new(&TITLES)
}

/// The page of every game.
#[cfg(feature = "pages")]
pub fn shows() -> Shows {
    Shows::new(&SHOWS)
}

#[cfg(test)]
mod tests {
    use erasure::{AnyMatch, Budget, Cast, Persona, Refusal, Seen, Stop, Thinking, Title};
    use serde_json::Value;
    use table::{DealKey, Seat, Settings, Setup, Viewer};

    use super::*;

    fn dealt(title: &dyn Title) -> Box<dyn AnyMatch> {
        let (edition, version) = (title.edition().to_owned(), title.version());
        let setup = Setup { seats: title.seats().0, settings: Settings::default(), edition, version };
        title.deal(&setup, DealKey::new([3; 32])).expect("the default setup is possible")
    }

    #[cfg(feature = "pages")]
    #[test]
    fn every_game_has_its_page_at_the_same_place() {
        assert!(shows().iter().map(|show| show.title().name()).eq(titles().iter().map(|title| title.name())));
    }

    #[cfg(feature = "pages")]
    #[test]
    fn the_lines_of_a_table_of_scores_add_up_to_the_totals() {
        for show in shows().iter() {
            let mut game = dealt(show.title());
            while let Some(seat) = game.to_act().first() {
                let mut thinking = Thinking::new(seat, Budget::Iterations(1), Stop::default(), 5);
                let turn = game.turn("random", &mut thinking);
                for step in &turn {
                    game.play(seat, step).expect("bots choose from the list");
                }
            }
            let outcome = game.outcome().expect("the game is over when nobody owes a decision");
            let seats = outcome.scores.seats();
            let (names, present) = (table::BySeat::new(seats, |_| String::new()), erasure::Presence::Here);
            let (words, present) = (show.words(look::Language::En), table::BySeat::new(seats, |_| present));
            let (names, present) = (&names, &present);
            let context = look::Context { words, names, guests: None, present, form: None, you: None, parts: None };
            let lines = show.scores(Seen::new(&*game, Viewer::Spectator), &context, &outcome);
            for (seat, score) in outcome.scores.pairs() {
                let sum: i32 = lines.iter().map(|line| line.amounts[seat]).sum();
                assert_eq!(sum, score.total, "{}: {lines:?}", show.title().name());
            }
            if show.title().name() == "wyatt-earp" {
                assert!(lines.len() > 1 && lines[1].label == "Hand 2", "{lines:?}");
            }
        }
    }

    #[cfg(feature = "pages")]
    #[test]
    fn every_bot_has_a_name_in_every_language() {
        for language in look::Language::SPOKEN {
            let words = look::Words::load(language, &[]);
            for (bot, _) in titles().iter().flat_map(|title| title.bots()) {
                assert!(words.has(&format!("bot-{bot}")), "{bot} in {language:?}");
            }
        }
    }

    #[test]
    fn every_bot_plays_as_every_person_and_as_nobody_else() {
        for title in titles().iter() {
            let game = dealt(title);
            let seat = game.to_act().first().expect("somebody begins");
            for (bot, version) in title.bots() {
                for persona in Persona::ALL {
                    let (text, cast) = (format!("{bot}.{persona}"), Cast { bot, version, persona: Some(persona) });
                    assert_eq!(title.cast(&text), Some(cast));
                    let mut thinking = Thinking::new(seat, Budget::Iterations(1), Stop::default(), 1);
                    assert!(
                        !game.turn(&text, &mut thinking).is_empty() && thinking.persona() == Some(persona),
                        "{text}"
                    );
                }
            }
            assert_eq!(["marshal.nobody", "nobody.doc", ".doc", "marshal."].map(|text| title.cast(text)), [None; 4]);
        }
    }

    #[test]
    fn bots_that_people_may_pick_are_rated_and_listed_by_their_ratings() {
        for title in titles().iter() {
            let rated: Vec<_> = title.bots().into_iter().filter_map(|(bot, _)| title.rating(bot)).collect();
            let is_rated = |bot: &&str| rated.iter().any(|rating| rating.bot == *bot);
            assert!(["beginner", "tenderfoot", "cowhand", "gunslinger", "marshal"].iter().all(is_rated));
            assert!(rated.is_sorted_by(|weaker, stronger| weaker.elo < stronger.elo), "{}: {rated:?}", title.name());
        }
    }

    #[test]
    fn numbers_and_texts_name_the_same_actions() {
        for title in titles().iter() {
            let texts: Vec<String> = (0..title.actions()).map_while(|number| title.action(number)).collect();
            assert_eq!((texts.len(), title.action(title.actions())), (title.actions(), None), "{}", title.name());
            let game = dealt(title);
            for seat in game.to_act().iter() {
                let choices = game.choices(seat);
                assert!(!choices.is_empty() && choices.is_sorted_by_key(|choice| choice.number));
                for choice in choices {
                    assert_eq!(texts[choice.number], choice.text);
                    assert_eq!(game.choice(seat, &choice.text), Ok(choice));
                }
            }
        }
    }

    #[test]
    fn an_action_that_is_not_listed_is_refused_with_its_reason_and_changes_nothing() {
        for title in titles().iter() {
            let mut game = dealt(title);
            let before = game.digest();
            let seat = game.to_act().first().expect("somebody begins");
            let listed = game.choices(seat);
            let unlisted = (0..title.actions()).filter(|number| listed.iter().all(|choice| choice.number != *number));
            for text in unlisted.map_while(|number| title.action(number)).take(500) {
                let refused = game.choice(seat, &text).expect_err("it is not listed");
                let Refusal::NotLegal(Some(reason)) = &refused else { panic!("{text}: {refused:?}") };
                assert!(reason.clause().contains('-'), "{text}: {reason:?}");
                assert_eq!((game.draft(seat, &text), game.play(seat, &text)), (Err(refused.clone()), Err(refused)));
            }
            assert_eq!(game.play(seat, "no action"), Err(Refusal::Unknown));
            assert_eq!(game.digest(), before, "{}", title.name());
        }
    }

    #[test]
    fn an_action_that_is_judged_alone_has_the_whole_search_and_one_that_is_not_legal_has_none() {
        for title in titles().iter() {
            let (game, (bot, _)) = (dealt(title), title.bots().pop().expect("every game has a bot"));
            let seat = game.to_act().first().expect("somebody begins");
            let thinking = || Thinking::new(seat, Budget::Iterations(50), Stop::default(), 1);
            let listed = game.choices(seat);
            assert!(listed.len() > 1, "{}", title.name());
            for choice in &listed {
                let judged = game.judge(bot, &choice.text, &mut thinking()).expect("the strongest bot estimates");
                assert_eq!(judged.visits, 50, "{}", choice.text);
                assert!((0.0..=1.0).contains(&judged.chance), "{}: {judged:?}", choice.text);
            }
            let all = game.estimates(bot, &mut thinking());
            assert!(all.iter().map(|(text, _)| text).eq(listed.iter().map(|choice| &choice.text)));
            let mut unlisted =
                (0..title.actions()).filter(|number| listed.iter().all(|choice| choice.number != *number));
            let unlisted = unlisted.next().and_then(|number| title.action(number)).expect("some action is not legal");
            assert_eq!(game.judge(bot, &unlisted, &mut thinking()), None, "{unlisted}");
            assert_eq!(game.judge("nobody", &listed[0].text, &mut thinking()), None);
        }
    }

    #[test]
    fn advice_names_the_best_choices_and_in_every_game_some_of_it_has_a_reason() {
        for title in titles().iter() {
            let (mut game, (bot, _)) = (dealt(title), title.strongest());
            let mut reasons = 0;
            for number in 0..60 {
                let Some(seat) = game.to_act().first() else { break };
                let mut thinking = Thinking::new(seat, Budget::Iterations(500), Stop::default(), number);
                thinking.explain();
                let advice = game.advice(bot, &mut thinking).expect("the seat has a choice");
                let is_best = advice.best.first().is_none_or(|(best, _)| *best == advice.action);
                assert!(is_best && advice.best.len() <= 3, "{}: {advice:?}", title.name());
                assert_eq!(advice.best.is_empty(), game.choices(seat).len() == 1, "{advice:?}");
                assert!(advice.best.iter().all(|(_, chance)| (0.0..=1.0).contains(chance)), "{advice:?}");
                reasons += u32::from(advice.because.is_some());
                game.play(seat, &advice.action).expect("advice is legal");
            }
            assert!((1..60).contains(&reasons), "{}: {reasons}", title.name());
        }
    }

    #[test]
    fn views_and_events_are_json_and_a_seats_own_events_are_its_alone() {
        let title = titles().find("dollars-wanted").expect("it is on the list");
        let game = dealt(title);
        let heard = |viewer| Seen::new(&*game, viewer).events_json();
        let [own, other, all] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(heard);
        for text in [&own, &other, &all] {
            assert!(serde_json::from_str::<Value>(text).is_ok_and(|json| json.is_array()), "{text}");
        }
        assert!(own != other && own.len() > all.len() && other.len() > all.len());
        assert!(Seen::new(&*game, Viewer::Spectator).choices().is_empty());
    }

    #[test]
    fn what_is_seen_has_the_types_of_its_own_game_alone() {
        let game = dealt(dollars_wanted::TITLE.title());
        let seen = Seen::new(&*game, Viewer::Spectator);
        assert!(seen.of::<dollars_wanted::DollarsWanted>().is_some());
        assert!(seen.of::<desperados::Desperados>().is_none());
    }
}
