//! The beginner: guesses the other hands from what it may know, and asks how often its strongest gang would win.
//!
//! It stays as it is: later bots are measured against it.

use bots::{BEGINNER, Bot, Thinking};
use table::{Fast, Knows, Seat, Stream};

use crate::action::Action;
use crate::bag::{self, Bag};
use crate::card::{Card, Colour, Person};
use crate::game::Desperados;
use crate::gang::Values;
use crate::place::{Kind, Place, Spot};
use crate::score::booty;
use crate::step::Step;
use crate::view::{SpotView, View};

/// How many guesses it makes at the other hands.
const GUESSES: usize = 16;

/// What it thinks a card is worth that it spends, in points.
const SPENT: f64 = 0.2;

/// It likes a hold-up of which it wins a greater share than this.
const FAIR: f64 = 0.4;

/// Plays sensibly and looks no further than its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<Desperados> for Beginner {
    fn name(&self) -> &'static str {
        BEGINNER
    }

    fn version(&self) -> u32 {
        1
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

/// What a seat can guess about the others.
struct Guess<'a> {
    game: &'a Desperados,
    view: &'a View,
    own: Seat,
    hand: Bag,
    warrant: Bag,
    /// The hands of the others, with their seats, for each guess.
    others: Vec<Vec<(Seat, Bag)>>,
}

/// What each card is worth at a hold-up.
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

    /// What cards are worth with these in front of a place; nothing, where they cannot join.
    fn worth(&self, place: Place, row: &[Card]) -> Worth {
        let exact = self.game.options().exact_match;
        let values = Values { row, value: place.value(), warrant: self.warrant, exact };
        let mut worth = [0; Card::COUNT];
        Card::all().for_each(|card| worth[card.number()] = values.worth(card));
        worth
    }

    /// How often a gang of this strength wins, if the others join with all they can and the trigger player is this one.
    fn share(&self, strength: u16, worth: &Worth, trigger: Seat) -> f64 {
        let recent = |seat: Seat| if seat == trigger { u32::MAX } else { self.view.seats[seat].placed.unwrap_or(0) };
        let beats = |(seat, hand): &(Seat, Bag)| (strength, recent(self.own)) > (strongest(hand, worth), recent(*seat));
        let won = self.others.iter().filter(|hands| strength > 0 && hands.iter().all(beats)).count();
        won as f64 / GUESSES as f64
    }

    /// What a place is worth: the points it brings, and half of what it would bring somebody else.
    fn gain(&self, place: Place) -> f64 {
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

    /// How much it likes to put a card there: the hold-up to come, the more the nearer it is.
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

    /// The next step to the gang that promises most, or the last when it is complete.
    fn join(&self, spot: Spot) -> Action {
        let (Some(choice), Some(place)) = (&self.view.choice, self.view.spot(spot).place()) else {
            return Action::Ready;
        };
        let worth = self.worth(place, &self.view.spot(spot).cards);
        let chosen = &choice.gang.cards;
        let mut left = self.hand;
        chosen.iter().for_each(|card| left.remove(*card));
        let value = |strength: u16, cards: usize| {
            // Nothing is saved for later when this is the last place.
            let spent = if place.value() == Place::GREATEST { 0.01 } else { SPENT };
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

/// How strong the strongest gang of a hand is: all cards of a colour, or all of a person (DE-12).
fn strongest(hand: &Bag, worth: &Worth) -> u16 {
    let mut colours = [0; Colour::ALL.len()];
    let mut persons = [0; Person::ALL.len()];
    for card in hand.cards() {
        colours[card.colour() as usize] += worth[card.number()];
        persons[card.person() as usize] += worth[card.number()];
    }
    colours.into_iter().chain(persons).max().unwrap_or(0)
}
