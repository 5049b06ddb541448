//! What the game lends the search: an estimate of the standing, plausible guesses, and what to forget.

use bots::{Guide, Persona, Terms};
use table::{BySeat, Fast, Knows, Seat, Stream};

use crate::action::{Action, RowId};
use crate::building::BuildingKind;
use crate::card::{Card, Colour, Tool};
use crate::game::DollarsWanted;
use crate::robbery::suffices;
use crate::state::State;
use crate::step::Step;

/// The lead, in dollars, that wins three games of four when one building is left. With more buildings left, it grows
/// with the square root of their number.
const LEAD: f32 = 290.0;

/// The share of a building's dollars that is credited to the seat that can rob it next.
const SOON: f32 = 0.5;

/// If a robbery would succeed, how many of a hundred seats rob.
const ROBS: u32 = 90;

/// If no robbery would succeed, how many of a hundred seats choose between robbing and passing at random.
const ERRS: u32 = 10;

/// The places of the terms that follow the kinds of buildings.
const PENALTY: usize = BuildingKind::ALL.len();
const NEXT: usize = PENALTY + 1;

impl Guide for DollarsWanted {
    const TERMS: &'static [&'static str] =
        &["score-bank", "score-casino", "score-saloon", "score-shop", "score-penalty", "term-next"];
    const NOTABLE: f32 = 40.0;

    /// The dollars won; for the seat whose turn it is, plus a share of the best building that a robbery would win now.
    fn terms(&self, state: &State) -> BySeat<Terms> {
        let best = RowId::ALL.into_iter().filter_map(|row| self.booty(state, row)).max().unwrap_or_default();
        BySeat::new(self.seats, |seat| {
            let mut terms = Terms::default();
            for building in state.won[seat].iter().map(|id| self.edition.building(*id)) {
                terms[building.front.kind as usize] += building.dollars as f32;
            }
            terms[PENALTY] = -(self.edition.penalty * i32::from(state.penalties[seat])) as f32;
            terms[NEXT] = if seat == state.active { SOON * best as f32 } else { 0.0 };
            terms
        })
    }

    fn lead(&self, state: &State, _most: f32) -> f32 {
        let left: usize = state.buildings.iter().map(|pile| pile.len()).sum();
        LEAD * (left.max(1) as f32).sqrt()
    }

    /// Cole robs banks, Ruby casinos and saloons, and Mabel shops.
    fn likes(persona: Persona) -> &'static [(usize, f32)] {
        match persona {
            Persona::Cole => &[(BuildingKind::Bank as usize, 0.4)],
            Persona::Mabel => &[(BuildingKind::Shop as usize, 0.6)],
            Persona::Ruby => &[(BuildingKind::Casino as usize, 0.3), (BuildingKind::Saloon as usize, 0.3)],
            _ => &[],
        }
    }

    /// Amos waits, Doc robs on a hunch, Hattie lays bandits that count twice, and Otis those with a pickaxe.
    fn tempts(persona: Persona, action: Action) -> f32 {
        match (persona, action) {
            (Persona::Amos, Action::Pass) => 0.015,
            (Persona::Doc, Action::Rob { .. }) => 0.02,
            (Persona::Hattie, Action::Lay { card, .. }) if matches!(card.kind().icons(), Some((_, 2))) => 0.02,
            (Persona::Otis, Action::Lay { card, .. }) if matches!(card.kind().icons(), Some((Tool::Pickaxe, _))) => {
                0.02
            }
            _ => 0.0,
        }
    }

    /// A card of the first colour stands for all of its kind: colours do nothing in a row, and in the colour variant a
    /// seat has cards of only one colour.
    fn representative(&self, action: Action) -> Action {
        match action {
            Action::Lay { card, row } => Action::Lay { card: Card::new(card.kind(), Colour::ALL[0]), row },
            other => other,
        }
    }

    fn guesses(&self, state: &State) -> bool {
        state.step == Step::Rob
    }

    /// Robs the best building that can be won, if there is one; errs now and then, as people do.
    fn guess(&self, state: &State, _seat: Seat, legal: &[Action], random: &mut Fast) -> Action {
        let any = legal[random.below(legal.len() as u32) as usize];
        let booty = |action: &Action| match action {
            Action::Rob { row } => self.booty(state, *row),
            _ => None,
        };
        match legal.iter().filter_map(|action| Some((booty(action)?, *action))).max() {
            Some((_, rob)) if random.below(100) < ROBS => rob,
            None if random.below(100) < ERRS => any,
            _ => Action::Pass,
        }
    }

    /// Forgets which cards the seat laid, unless an option reminds it (DW-10), and which seats could not lay.
    fn forget(&self, knows: &mut Knows<DollarsWanted>) {
        if !self.options.remember_cards {
            knows.recall.forget_mine();
        }
        knows.recall.forget_others();
    }
}

impl DollarsWanted {
    /// The dollars that a robbery of this row would win; `None` if it would fail.
    fn booty(&self, state: &State, row: RowId) -> Option<i32> {
        let building = self.edition.building(state.building(row)?);
        let lies = state.row(row);
        suffices(&building.front, &lies.cards, usize::from(lies.up)).then_some(building.dollars)
    }
}

#[cfg(test)]
mod tests {
    use table::Game;
    use table_kit::players::Course;
    use table_kit::{Policy, setups};

    use super::*;
    use crate::card::Kind;

    #[test]
    fn every_term_has_its_place() {
        for kind in BuildingKind::ALL {
            assert_eq!(DollarsWanted::TERMS[kind as usize], format!("score-{}", kind.name()));
        }
        assert_eq!([PENALTY, NEXT].map(|term| DollarsWanted::TERMS[term]), ["score-penalty", "term-next"]);
    }

    /// What a position looks like with the colours of cards removed.
    fn colourless(state: &State) -> (Step, Seat, Vec<Vec<Kind>>) {
        let cards = state.rows.iter().map(|row| &row.cards[..]).chain(state.hands.iter().map(|hand| &hand[..]));
        (state.step, state.active, cards.map(|cards| cards.iter().map(|card| card.kind()).collect()).collect())
    }

    #[test]
    fn actions_for_which_one_stands_do_the_same() {
        let mut alike = 0;
        for number in 0..10_u64 {
            let game: DollarsWanted = setups::game(2 + (number % 4) as u8, &[]);
            let (chance, mut random) = (Fast::new(number), Fast::new(!number));
            let course = Course::record(&game, Policy::RANDOM, &chance, &mut random, &mut ()).expect("a game ends");
            for (position, (seat, action)) in course.positions.iter().zip(&course.decisions) {
                let mut legal = Vec::new();
                game.legal(&position.state, *seat, &mut legal);
                let after = |action: Action| {
                    let mut state = position.state.clone();
                    game.apply(&mut state, *seat, action, &chance, &mut ());
                    colourless(&state)
                };
                let key = game.representative(*action);
                for other in legal.into_iter().filter(|other| other != action && game.representative(*other) == key) {
                    assert_eq!(after(other), after(*action), "game {number}: {other} for {action}");
                    alike += 1;
                }
            }
        }
        assert!(alike > 100, "{alike}");
    }
}
