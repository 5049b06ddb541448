//! The beginner bot: guesses the other hands from what it may know and counts how often its strongest gang would win.
//!
//! Frozen: later bots are measured against it.

use bots::{BEGINNER, Bot, Thinking};
use table::{Fast, Knows, Seat, Stream};

use crate::action::Action;
use crate::bag::{self, Bag};
use crate::card::{Card, Colour, Person};
use crate::game::Desperados;
use crate::gang::Values;
use crate::place::{Kind, PlaceCard, Spot};
use crate::score::booty;
use crate::step::Step;
use crate::view::{SpotView, View};

/// How many guesses it makes at all the other hands.
const GUESSES: usize = 16;

/// The value it puts on each card it spends, in points.
const SPENT: f64 = 0.2;

/// It wants a hold-up if it expects to win more than this share.
const FAIR: f64 = 0.4;

/// A bot that plays sensibly but looks no further than its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<Desperados> for Beginner {
    fn name(&self) -> &'static str {
        BEGINNER
    }

    fn choose(
        &self,
        game: &Desperados,
        knows: &Knows<Desperados>,
        legal: &[Action],
        thinking: &mut Thinking,
    ) -> Action {
        let guess = Guess::new(game, knows, thinking.random());
        match knows.view.step {
            Step::HoldUp(spot) => guess.join(spot),
            _ => {
                let value = |action: &Action| match action {
                    Action::Place { card, spot } => guess.placing(*card, *spot),
                    Action::Join { .. } | Action::Ready => f64::MIN,
                };
                let best = legal.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
                *best.expect("a bot is asked only when it has a choice")
            }
        }
    }
}

/// One seat's guesses about the other hands.
struct Guess<'a> {
    game: &'a Desperados,
    view: &'a View,
    own: Seat,
    hand: Bag,
    warrant: Bag,
    /// The other hands, with their seats, in each guess.
    others: Vec<Vec<(Seat, Bag)>>,
}

/// The strength of each card in a hold-up.
type Worth = [u16; Card::COUNT];

impl<'a> Guess<'a> {
    fn new(game: &'a Desperados, knows: &'a Knows<Desperados>, random: &mut Fast) -> Guess<'a> {
        let view = &knows.view;
        let own = knows.recall.seat;
        let mut pool: Vec<Card> = knows.recall.unseen().collect();
        let others = (0..GUESSES).map(|_| {
            random.shuffle(&mut pool);
            let mut cards = pool.iter().copied();
            let mut deal = |seat: Seat| cards.by_ref().take(usize::from(view.seats[seat].hand)).collect();
            Seat::all(view.seats.seats()).filter(|seat| *seat != own).map(|seat| (seat, deal(seat))).collect()
        });
        let others = others.collect();
        Guess { game, view, own, hand: view.hand, warrant: view.warrant, others }
    }

    /// The strength of each card with this row in front of the place; 0 for cards that cannot join.
    fn worth(&self, place: PlaceCard, row: &[Card]) -> Worth {
        let exact = self.game.options().exact_match;
        let values = Values::new(row, place.value(), self.warrant, exact);
        let mut worth = [0; Card::COUNT];
        Card::all().for_each(|card| worth[card.number()] = values.worth(card));
        worth
    }

    /// How often a gang of this strength wins if `trigger` is the trigger player and the others join with all they can.
    fn share(&self, strength: u16, worth: &Worth, trigger: Seat) -> f64 {
        let recent = |seat: Seat| if seat == trigger { u32::MAX } else { self.view.seats[seat].placed.unwrap_or(0) };
        let beats = |(seat, hand): &(Seat, Bag)| (strength, recent(self.own)) > (strongest(hand, worth), recent(*seat));
        let won = self.others.iter().filter(|hands| strength > 0 && hands.iter().all(beats)).count();
        won as f64 / GUESSES as f64
    }

    /// The value of a place: the points it brings, plus half of what it would bring the best of the others.
    fn gain(&self, place: PlaceCard) -> f64 {
        let gain = |seat: Seat| {
            let mut places = self.view.seats[seat].booty.clone();
            let before: i32 = Kind::ALL.into_iter().map(|kind| booty(&places, kind)).sum();
            places.push(place);
            let after: i32 = Kind::ALL.into_iter().map(|kind| booty(&places, kind)).sum();
            f64::from(after - before)
        };
        let others = Seat::all(self.view.seats.seats()).filter(|seat| *seat != self.own);
        gain(self.own) + others.map(gain).fold(0.0, f64::max) / 2.0
    }

    /// How much it wants to put a card there: the value of the coming hold-up, halved for each card still missing.
    fn placing(&self, card: Card, spot: Spot) -> f64 {
        let SpotView { cards, .. } = self.view.spot(spot);
        let Some(place) = self.view.spot(spot).place() else { return 0.0 };
        let mut row = cards.clone();
        row.push(card);
        let mut hand = self.hand;
        hand.remove(card);
        let worth = self.worth(place, &row);
        let share = self.share(strongest(&hand, &worth), &worth, self.own);
        let missing = i32::from(place.value()) - row.len() as i32;
        self.gain(place) * (share - FAIR) * 0.5_f64.powi(missing)
    }

    /// The next step towards the most promising gang, or *ready* when the gang is complete.
    fn join(&self, spot: Spot) -> Action {
        let (Some(choice), Some(place)) = (&self.view.choice, self.view.spot(spot).place()) else {
            return Action::Ready;
        };
        let worth = self.worth(place, &self.view.spot(spot).cards);
        let chosen = &choice.gang.cards;
        let mut left = self.hand;
        chosen.iter().for_each(|card| left.remove(*card));
        let value = |strength: u16, cards: usize| {
            // This is the last place: saving cards for later is pointless.
            let spent = if place.value() == PlaceCard::GREATEST { 0.01 } else { SPENT };
            self.gain(place) * self.share(strength, &worth, self.view.active) - spent * cards as f64
        };
        let mut best = (value(choice.gang.strength, chosen.len()), Action::Ready);
        let colours = Colour::ALL.map(bag::of_colour);
        let persons = Person::ALL.map(bag::of_person);
        for group in colours.into_iter().chain(persons) {
            let within = |card: &Card| bag::only(*card) & group != 0;
            if !chosen.iter().all(within) {
                continue;
            }
            let mut cards: Vec<Card> = left.cards().filter(within).filter(|card| worth[card.number()] > 0).collect();
            cards.sort_by_key(|card| std::cmp::Reverse(worth[card.number()]));
            let mut strength = choice.gang.strength;
            for (number, card) in (1..).zip(&cards) {
                strength += worth[card.number()];
                let value = value(strength, chosen.len() + number);
                if value > best.0 {
                    best = (value, Action::Join { card: cards[0] });
                }
            }
        }
        best.1
    }
}

/// The strength of a hand's strongest gang: all cards of one colour, or all of one person (DE-12).
fn strongest(hand: &Bag, worth: &Worth) -> u16 {
    let mut colours = [0; Colour::ALL.len()];
    let mut persons = [0; Person::ALL.len()];
    for card in hand.cards() {
        colours[card.colour() as usize] += worth[card.number()];
        persons[card.person() as usize] += worth[card.number()];
    }
    colours.into_iter().chain(persons).max().unwrap_or(0)
}
