//! A random world that a seat's knowledge allows.
//!
//! Uniform over all assignments of the unseen cards to the hidden places, and of the unseen buildings to the places in
//! the piles, that agree with: the fit of what was laid (DW-6), what is known of a hand that could not lay (DW-8, DW-9),
//! a seat that is about to lay holding something that fits, and the renewals of the draw piles (what lies in a pile came
//! by its last renewal; what was laid before a renewal did not come by it). Not used, and so not exact after a renewal:
//! how many cards each seat drew from which renewal, and which of two like cards was seen again. When a hundred thousand
//! tries find no such assignment, one is built by augmenting paths from a random order, which is not uniform; only rows far
//! longer than play brings need it.

use arrayvec::ArrayVec;
use table::{BySeat, Knows, Seat, Stream};

use crate::action::RowId;
use crate::card::{Card, ToolSet};
use crate::event::Cards;
use crate::game::DollarsWanted;
use crate::pile::Piles;
use crate::recall::{Recall, Unseen};
use crate::state::{Row, State};
use crate::step::Step;
use crate::view::View;

/// How often a random assignment is tried before one is built.
const TRIES: u32 = 100_000;

/// A hidden place that restricts what may lie there.
#[derive(Clone, Copy)]
struct Place {
    at: At,
    /// What must fit here (DW-6).
    fits: Option<ToolSet>,
    /// What must not fit here (DW-8, DW-9).
    barren: Option<ToolSet>,
    /// The latest renewal by which the card may have come.
    until: u16,
}

#[derive(Clone, Copy)]
enum At {
    Row(RowId, usize),
    Hand(Seat),
}

impl Place {
    fn allows(&self, unseen: Unseen) -> bool {
        let kind = unseen.card.kind();
        unseen.since <= self.until
            && self.fits.is_none_or(|tools| tools.fits(kind))
            && self.barren.is_none_or(|tools| !tools.fits(kind))
    }
}

impl DollarsWanted {
    /// A random world in which the seat would know just this.
    pub(crate) fn imagine<S: Stream>(&self, knows: &Knows<DollarsWanted>, random: &mut S) -> State {
        let Knows { view, recall } = knows;
        let mut world = self.known(view, recall, random);
        let piles = view.piles.len();
        for pile in 0..piles {
            let own = |card: Card| piles == 1 || card.colour() as usize == pile;
            let unseen: Vec<Unseen> = recall.unseen.iter().copied().filter(|unseen| own(unseen.card)).collect();
            let seats = || Seat::all(self.seats).filter(|seat| piles == 1 || seat.index() == pile);
            let places = self.places(view, recall, seats);
            let drawable = usize::from(view.piles[pile].draw);
            let renewal = recall.renewals[pile];
            let (drawn, placed) = (0..TRIES)
                .find_map(|_| self.attempt(view, recall, &unseen, &places, drawable, renewal, random))
                .unwrap_or_else(|| build(&unseen, &places, drawable, renewal, random));
            for (place, card) in places.iter().zip(placed) {
                match place.at {
                    At::Row(row, at) => world.rows[row.index()].cards[at] = card,
                    At::Hand(seat) => world.hands[seat].push(card),
                }
            }
            drawn.into_iter().for_each(|card| world.draw.push(pile, card));
        }
        world.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        world.lone = view.lone || self.hidden_lone(&world, recall);
        world
    }

    /// The world as far as it is known, with the buildings dealt; unknown cards of rows stand for themselves until they
    /// are filled in, other unknown places are empty.
    fn known<S: Stream>(&self, view: &View, recall: &Recall, random: &mut S) -> State {
        let mut left: Vec<_> = self.edition.buildings().collect();
        left.retain(|(id, _)| view.seats.iter().all(|seat| !seat.won.contains(id)));
        random.shuffle(&mut left);
        let tops = view.rows.each_ref().map(|row| {
            let front = row.front?;
            let at = left.iter().position(|(_, building)| building.front == front)?;
            Some(left.swap_remove(at).0)
        });
        let mut below = left.into_iter().map(|(id, _)| id);
        let buildings = RowId::ALL.map(|row| {
            let count = usize::from(view.row(row).buildings.saturating_sub(1));
            let mut pile: ArrayVec<_, { crate::state::PILE }> = below.by_ref().take(count).collect();
            pile.extend(tops[row.index()]);
            pile
        });
        let rows = RowId::ALL.map(|row| {
            let seen = view.row(row);
            let filler = Card::nth(0).expect("there are cards");
            let hidden = recall.hidden[row.index()].iter().map(|hidden| hidden.card.unwrap_or(filler));
            Row { cards: seen.up.iter().copied().chain(hidden).collect(), up: seen.up.len() as u8 }
        });
        let mut discard = Piles::new(recall.colours);
        for (pile, cards) in recall.discards.iter().enumerate() {
            cards.iter().for_each(|card| discard.push(pile, *card));
        }
        let own = |seat: Seat| if seat == recall.seat { view.hand.clone() } else { Cards::new() };
        State {
            turn: view.turn,
            active: view.active,
            step: view.step,
            redraws: view.redraws,
            lone: false,
            stirred: recall.stirred,
            quiet: recall.quiet,
            buildings,
            rows,
            hands: BySeat::new(self.seats, own),
            won: view.seats.iter().map(|seat| seat.won.iter().copied().collect()).collect(),
            penalties: view.seats.iter().map(|seat| seat.penalties).collect(),
            draw: Piles::new(recall.colours),
            discard,
            shuffles: recall.renewals,
        }
    }

    /// The hidden places outside the draw pile that cards of these seats can lie in, the most restricted first.
    fn places<I: Iterator<Item = Seat>>(&self, view: &View, recall: &Recall, seats: impl Fn() -> I) -> Vec<Place> {
        let mut places = Vec::new();
        for row in RowId::ALL {
            let needs = recall.needs[row.index()];
            let up = view.row(row).up.len();
            for (at, hidden) in recall.hidden[row.index()].iter().enumerate() {
                if hidden.card.is_none() && seats().any(|seat| seat == hidden.by) {
                    let fits = (!self.options.any_card() || hidden.fits).then_some(needs);
                    places.push(Place { at: At::Row(row, up + at), fits, barren: None, until: hidden.until });
                }
            }
        }
        for seat in seats().filter(|seat| *seat != recall.seat) {
            for at in 0..view.seats[seat].hand {
                let barren = recall.barren[seat].filter(|barren| at < barren.cards).map(|barren| barren.needs);
                places.push(Place { at: At::Hand(seat), fits: None, barren, until: u16::MAX });
            }
        }
        places.sort_by_key(|place| place.fits.is_none() && place.barren.is_none());
        places
    }

    /// One random assignment: the draw pile and a card for each place; nothing if it disagrees with what is known.
    #[expect(clippy::too_many_arguments, reason = "the hot loop's inputs, gathered once by its only caller")]
    fn attempt<S: Stream>(
        &self,
        view: &View,
        recall: &Recall,
        unseen: &[Unseen],
        places: &[Place],
        drawable: usize,
        renewal: u16,
        random: &mut S,
    ) -> Option<(Vec<Card>, Vec<Card>)> {
        let (mut fresh, mut pool): (Vec<Unseen>, Vec<Unseen>) =
            unseen.iter().partition(|unseen| unseen.latest == renewal);
        while fresh.len() > drawable {
            pool.push(fresh.swap_remove(random.below(fresh.len() as u32) as usize));
        }
        let mut placed = Vec::with_capacity(places.len());
        for place in places {
            let card = pool.swap_remove(random.below(pool.len() as u32) as usize);
            if !place.allows(card) {
                return None;
            }
            placed.push(card.card);
        }
        let laying = matches!(view.step, Step::First | Step::Second) && !self.options.any_card();
        if laying && view.active != recall.seat {
            let needs = recall.needs.into_iter().fold(ToolSet::EMPTY, ToolSet::or);
            let mut hand = places.iter().zip(&placed).filter(|(p, _)| matches!(p.at, At::Hand(s) if s == view.active));
            let has_hand = hand.clone().next().is_some();
            if has_hand && !hand.any(|(_, card)| needs.fits(card.kind())) {
                return None;
            }
        }
        random.shuffle(&mut fresh);
        Some((fresh.into_iter().map(|unseen| unseen.card).collect(), placed))
    }

    /// Whether another seat that is about to lay its second card has laid the only one that fits (DW-9, DW-32).
    fn hidden_lone(&self, world: &State, recall: &Recall) -> bool {
        let fitted = recall.last.is_some_and(|row| {
            let card = world.row(row).cards.last();
            card.is_some_and(|card| recall.needs[row.index()].fits(card.kind()))
        });
        let other = world.active != recall.seat && self.options.any_card();
        other && world.step == Step::Second && fitted && self.desk(world).nothing_fits()
    }
}

/// Builds an assignment by augmenting paths over a random order of the cards. The true world is one, so there is one.
fn build<S: Stream>(
    unseen: &[Unseen],
    places: &[Place],
    drawable: usize,
    renewal: u16,
    random: &mut S,
) -> (Vec<Card>, Vec<Card>) {
    let mut cards = unseen.to_vec();
    random.shuffle(&mut cards);
    let pile = (0..drawable).map(|_| None);
    let slots: Vec<Option<Place>> = places.iter().copied().map(Some).chain(pile).collect();
    let allows = |slot: usize, card: Unseen| match slots[slot] {
        Some(place) => place.allows(card),
        None => card.latest == renewal,
    };
    let mut holds: Vec<Option<usize>> = vec![None; slots.len()];
    for card in 0..cards.len() {
        augment(card, &cards, &allows, &mut holds, &mut vec![false; slots.len()]);
    }
    let held = |slot: usize| cards[holds[slot].expect("the true world fills every place")].card;
    ((places.len()..slots.len()).map(held).collect(), (0..places.len()).map(held).collect())
}

/// Finds a place for a card, moving others if need be (Kuhn's algorithm).
fn augment(
    card: usize,
    cards: &[Unseen],
    allows: &impl Fn(usize, Unseen) -> bool,
    holds: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for slot in 0..holds.len() {
        if tried[slot] || !allows(slot, cards[card]) {
            continue;
        }
        tried[slot] = true;
        if holds[slot].is_none_or(|other| augment(other, cards, allows, holds, tried)) {
            holds[slot] = Some(card);
            return true;
        }
    }
    false
}
