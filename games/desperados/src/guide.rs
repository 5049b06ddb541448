//! What the game lends the search: an estimate of the standing, plausible guesses, and what to forget.

use bots::{Guide, Persona, Terms};
use table::{BySeat, Fast, Knows, Seat, Stream};

use crate::action::Action;
use crate::bag::{self, Bag, Kinds};
use crate::card::{Colour, Person};
use crate::game::Desperados;
use crate::gang::Values;
use crate::place::{Kind, PlaceCard, Spot};
use crate::score::booty;
use crate::state::State;
use crate::step::Step;

/// The lead, in points, that wins three games of four when one place is left. With more places left, it grows with the
/// square root of their number.
const LEAD: f32 = 2.0;

/// The value of a card in hand, in points.
const CARD: f32 = 0.2;

/// The share of a place's value that the strongest gang is credited with when the place is full, and the factor for
/// each card still missing.
const LIKELY: f32 = 0.6;
const PROSPECT: f32 = 0.6;

/// Of a hundred seats with the strongest gang, how many join; and of a hundred others.
const LEADS: u32 = 85;
const BLUFFS: u32 = 20;

/// The place of the term for cards in hand, which follows the kinds of places.
const HAND: usize = Kind::ALL.len();

impl Guide for Desperados {
    const TERMS: &'static [&'static str] =
        &["score-saloon", "score-bank", "score-railway", "score-gold-diggers", "score-stage-coach", "term-hand"];
    const NOTABLE: f32 = 0.75;

    /// The booty of each kind, with a share of each place in play for the seat with the strongest gang; and a little for
    /// each card in hand.
    fn terms(&self, state: &State) -> BySeat<Terms> {
        let points = |seat: Seat, kind: Kind, more: Option<PlaceCard>| -> i32 {
            let mut places = state.booty[seat].clone();
            places.extend(more);
            booty(&places, kind)
        };
        let mut terms = BySeat::new(self.seats, |seat| {
            let mut terms = Terms::default();
            Kind::ALL.into_iter().for_each(|kind| terms[kind as usize] = points(seat, kind, None) as f32);
            terms[HAND] = CARD * f32::from(state.hands[seat].len());
            terms
        });
        for spot in Spot::ALL {
            let Some(place) = state.place(spot) else { continue };
            let values = self.values(state, spot);
            let gangs = Seat::all(self.seats).map(|seat| (most(&values, &state.hands[seat]), seat));
            if let Some((1.., seat)) = gangs.max() {
                let missing = i32::from(place.value()) - state.row(spot).cards().len() as i32;
                let kind = place.kind();
                let gain = points(seat, kind, Some(place)) - points(seat, kind, None);
                terms[seat][kind as usize] += PROSPECT.powi(missing) * LIKELY * gain as f32;
            }
        }
        terms
    }

    fn lead(&self, state: &State, _most: f32) -> f32 {
        let left: usize = state.piles.iter().map(|pile| pile.len()).sum();
        LEAD * (left.max(1) as f32).sqrt()
    }

    /// Amos keeps cards, Cole robs banks, Mabel railways, Otis gold diggers, and Ruby saloons.
    fn likes(persona: Persona) -> &'static [(usize, f32)] {
        match persona {
            Persona::Amos => &[(HAND, 1.5)],
            Persona::Cole => &[(Kind::Bank as usize, 0.5)],
            Persona::Mabel => &[(Kind::Railway as usize, 0.5)],
            Persona::Otis => &[(Kind::GoldDiggers as usize, 0.5)],
            Persona::Ruby => &[(Kind::Saloon as usize, 0.5)],
            Persona::Doc | Persona::Hattie | Persona::Josey => &[],
        }
    }

    /// Doc joins with weak gangs, Hattie only with strong ones.
    fn tempts(persona: Persona, action: Action) -> f32 {
        match (persona, action) {
            (Persona::Doc, Action::Join { .. }) => 0.008,
            (Persona::Hattie, Action::Join { .. }) => -0.006,
            _ => 0.0,
        }
    }

    /// Forgets which seats were stuck.
    fn forget(&self, knows: &mut Knows<Desperados>) {
        knows.recall.forget();
    }

    fn guesses(&self, state: &State) -> bool {
        matches!(state.step, Step::HoldUp(_))
    }

    /// In a hold-up, a seat with the strongest gang mostly joins with it; other seats seldom join.
    fn guess(&self, state: &State, seat: Seat, legal: &[Action], random: &mut Fast) -> Action {
        let Step::HoldUp(spot) = state.step else { return legal[random.below(legal.len() as u32) as usize] };
        let values = self.values(state, spot);
        let gang = &state.gangs[seat];
        let (strength, group) = strongest(&values, &state.hands[seat], gang.kinds());
        if gang.is_empty() {
            let others = Seat::all(self.seats).filter(|other| *other != seat);
            let best = others.map(|other| most(&values, &state.hands[other])).max().unwrap_or(0);
            let likes = if strength >= best { LEADS } else { BLUFFS };
            if random.below(100) >= likes {
                return Action::Ready;
            }
        }
        let joins = |action: &&Action| matches!(action, Action::Join { card } if bag::only(*card) & group != 0);
        *legal.iter().find(joins).unwrap_or(&Action::Ready)
    }
}

/// The strength of a hand's strongest gang. Called much more often than [`strongest`], and faster.
fn most(values: &Values, hand: &Bag) -> u16 {
    let mut colours = [0; Colour::ALL.len()];
    let (mut best, mut person, mut sum) = (0, None, 0);
    // The cards of a person have adjacent numbers.
    let mut left = values.wanted() & hand.kinds();
    while let Some(card) = bag::take_first(&mut left) {
        let worth = values.worth(card) * u16::from(hand.count(card));
        colours[card.colour() as usize] += worth;
        sum = if person == Some(card.person()) { sum + worth } else { worth };
        person = Some(card.person());
        best = best.max(sum);
    }
    colours.into_iter().fold(best, u16::max)
}

/// A hand's strongest gang that holds all of `gang`: its strength, and the cards it may hold.
fn strongest(values: &Values, hand: &Bag, gang: Kinds) -> (u16, Kinds) {
    let wanted = values.wanted() & hand.kinds();
    let mut colours = [0; Colour::ALL.len()];
    let mut persons = [0; Person::ALL.len()];
    let mut left = wanted;
    while let Some(card) = bag::take_first(&mut left) {
        let worth = values.worth(card) * u16::from(hand.count(card));
        colours[card.colour() as usize] += worth;
        persons[card.person() as usize] += worth;
    }
    let colours = Colour::ALL.into_iter().zip(colours).map(|(colour, worth)| (worth, bag::of_colour(colour)));
    let persons = Person::ALL.into_iter().zip(persons).map(|(person, worth)| (worth, bag::of_person(person)));
    colours.chain(persons).filter(|(_, group)| gang & !group == 0).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use table::Fast;

    use super::*;
    use crate::card::Card;

    #[test]
    fn every_term_has_its_place() {
        for kind in Kind::ALL {
            assert_eq!(Desperados::TERMS[kind as usize], format!("score-{}", kind.name()));
        }
        assert_eq!(Desperados::TERMS[HAND], "term-hand");
    }

    #[test]
    fn both_ways_to_find_the_strongest_gang_agree() {
        let mut random = Fast::new(1);
        let mut cards: Vec<Card> = Card::all().chain(Card::all()).collect();
        for number in 0..10_000 {
            random.shuffle(&mut cards);
            let bag = |from: usize, count: u32| -> Bag { cards[from..from + count as usize].iter().copied().collect() };
            let (hand, warrant) = (bag(0, random.below(10)), bag(10, random.below(8)));
            let row = &cards[20..20 + random.below(6) as usize];
            let values = Values::new(row, 6, warrant, number % 2 == 0);
            assert_eq!(most(&values, &hand), strongest(&values, &hand, 0).0, "number {number}");
        }
    }
}
