//! Building an assignment for a puzzle when drawing one at random fails.

use arrayvec::ArrayVec;
use table::{Stream, matching};

use crate::card::Card;
use crate::pile::CARDS;
use crate::recall::Unseen;
use crate::resample::puzzle::{Assignment, At, Place, Puzzle};

/// How many random exchanges are tried per card of a built assignment.
const EXCHANGES: usize = 20;

/// Builds an assignment by augmenting paths over a random order of the cards, then exchanges cards at random.
pub(crate) fn build<S: Stream>(puzzle: &Puzzle, random: &mut S) -> Assignment {
    let mut cards = puzzle.unseen.to_vec();
    random.shuffle(&mut cards);
    let mut way = matched(puzzle, &cards);
    let places = puzzle.places.len();
    let part = |way: &[Unseen]| way.iter().map(|unseen| unseen.card).collect::<ArrayVec<Card, CARDS>>();
    for _ in 0..way.len() * EXCHANGES {
        let [a, b] = [(); 2].map(|()| random.below(way.len() as u32) as usize);
        if puzzle.allows(a, way[b]) && puzzle.allows(b, way[a]) {
            way.swap(a, b);
            if puzzle.laying.is_some() && !puzzle.lays(&part(&way[..places])) {
                way.swap(a, b);
            }
        }
    }
    Assignment { placed: part(&way[..places]), drawn: part(&way[places..]) }
}

/// A card for every place and the draw pile. Prefers one in which the seat about to lay holds a card that it may lay.
/// There is one, since the true world is such an assignment.
fn matched(puzzle: &Puzzle, cards: &[Unseen]) -> Vec<Unseen> {
    let hand = |seat| (0..puzzle.places.len()).filter(move |at| puzzle.places[*at].at == At::Hand(seat));
    let lays = puzzle.laying.and_then(|(seat, trades)| {
        hand(seat).find_map(|at| {
            let mut places: ArrayVec<Place, CARDS> = puzzle.places.iter().copied().collect();
            places[at].trades = places[at].trades.and(trades);
            fill(&Puzzle { places: &places, ..*puzzle }, cards)
        })
    });
    lays.or_else(|| fill(puzzle, cards)).expect("the true world fills every place")
}

/// A card for every place and the draw pile; `None` if there is no such assignment.
fn fill(puzzle: &Puzzle, cards: &[Unseen]) -> Option<Vec<Unseen>> {
    let way = matching(cards.len(), |at, card| puzzle.allows(at, cards[card]))?;
    Some(way.into_iter().map(|card| cards[card]).collect())
}

#[cfg(test)]
mod tests {
    use table::{Fast, Seat};

    use super::*;
    use crate::card::{Colour, Tool};
    use crate::resample::puzzle::samples::{deck, fit, hand, hard, row};

    #[test]
    fn an_assignment_that_is_built_agrees_with_what_is_known() {
        hard(&mut |name, puzzle| {
            let puzzle = Puzzle { laying: Some((Seat(2), fit(&[Tool::Pickaxe]))), ..*puzzle };
            let mut random = Fast::new(2);
            for _ in 0..100 {
                let built = build(&puzzle, &mut random);
                agrees(name, &puzzle, &built);
            }
        });
    }

    /// Only seven cards are left from before the renewal, and eight were drawn from the pile.
    #[test]
    fn an_assignment_is_built_where_no_place_is_free_after_a_renewal() {
        use Tool::{Colt, Dynamite, Pickaxe};
        let cards = deck(&Colour::ALL).into_iter().step_by(2).enumerate();
        let renewed = cards.map(|(at, unseen)| {
            let since = u16::from(at % 7 != 0);
            Unseen { since, latest: since, ..unseen }
        });
        let unseen: Vec<Unseen> = renewed.take(49).collect();
        let narrow = fit(&[Dynamite, Pickaxe]);
        let rows =
            row(0, 3, narrow, 1).chain(row(1, 2, narrow, 0)).chain(row(2, 5, fit(&[Colt, Dynamite, Pickaxe]), 1));
        let places: Vec<Place> = rows.chain(hand(0, 5, fit(&[Colt, Dynamite, Pickaxe]).others())).collect();
        let mut random = Fast::new(4);
        let drawable = unseen.len() - places.len();
        let puzzle = Puzzle { unseen: &unseen, places: &places, drawable, renewal: 1, laying: None };
        for _ in 0..100 {
            agrees("renewed", &puzzle, &build(&puzzle, &mut random));
        }
    }

    /// Asserts that every card is used once, in a place that allows it.
    fn agrees(name: &str, puzzle: &Puzzle, found: &Assignment) {
        let since = |card: Card| puzzle.unseen.iter().filter(move |unseen| unseen.card == card);
        for (place, card) in puzzle.places.iter().zip(&found.placed) {
            assert!(since(*card).any(|unseen| place.allows(*unseen)), "{name}");
        }
        assert!(found.drawn.iter().all(|card| since(*card).any(|unseen| unseen.latest == puzzle.renewal)), "{name}");
        assert!(puzzle.lays(&found.placed), "{name}");
        let mut cards: Vec<Card> = found.placed.iter().chain(&found.drawn).copied().collect();
        let mut all: Vec<Card> = puzzle.unseen.iter().map(|unseen| unseen.card).collect();
        cards.sort_unstable();
        all.sort_unstable();
        assert_eq!(cards, all, "{name}");
    }
}
