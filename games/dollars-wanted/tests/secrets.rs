//! Who may see what, for the conformance kit; written from “What each sees” in `RULES.md`.

use dollars_wanted::{Action, Card, DollarsWanted, RowId, State};
use table::{Audience, Fast, Game, Heard, Position, Seat, Settings, Setup, Viewer};
use table_kit::players::Situation;
use table_kit::{Place, Playthrough, Policy, Secrets, Small, Visibility};

use crate::small;
use crate::truth::{Truth, pile, rob};

/// What the rules of Dollars Wanted keep hidden.
pub(crate) struct Rules;

/// A place that holds a card or a building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Row(u8, u8),
    Hand(u8, u8),
    Draw(u8, u8),
    Discard(u8, u8),
    Building(u8, u8),
    Won(u8, u8),
}

/// What a place can hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Thing {
    Card(Card),
    Building(u8),
}

/// What a step lets a viewer see or conclude.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fact {
    /// A card was laid in this row.
    Laid(RowId),
    /// Whether nothing left in the hand fits.
    NothingFits(Seat, bool),
    /// The hand was shown.
    Shown(Vec<Card>),
    /// Laying was stopped.
    Stopped,
    /// The row called for, if any.
    Called(Option<RowId>),
    /// The cards turned up; if a building was won, also the rest of the row and the next need.
    Robbed(RowId, Vec<Card>, Option<(Vec<Card>, Option<u8>)>),
    /// The cards that the viewer's own seat drew, from the pile as it lay.
    Drew(Vec<Card>),
    /// How a turn went that its seat could not begin by laying, as the viewer heard it.
    Idle(Vec<String>),
}

/// The group of cards with the same back: one colour in the variant, all cards in the base game.
fn group(game: &DollarsWanted, seat_or_colour: u8) -> u8 {
    pile(game, usize::from(seat_or_colour)) as u8
}

const BUILDINGS: u8 = 5;

impl Secrets<DollarsWanted> for Rules {
    type Spot = Spot;
    type Component = Thing;
    type Fact = Fact;

    fn places(game: &DollarsWanted, state: &State) -> Vec<Place<Spot, Thing>> {
        let truth = Truth::of(state);
        let mut places = Vec::with_capacity(118);
        let any_card = game.options().any_card();
        for (at, row) in (0..).zip(&truth.rows) {
            let building = truth.buildings[usize::from(at)].last().copied();
            for (number, card) in (0..).zip(&row.cards) {
                let open = usize::from(number) < row.up;
                let visibility = if open { Visibility::All } else { Visibility::Nobody };
                let place = Place::new(Spot::Row(at, number), Thing::Card(*card), visibility);
                let place = place.group(group(game, card.colour() as u8));
                // A laid card is known to fit (except with *false play* or *honour rule*).
                places.push(match building {
                    Some(building) if !any_card => place.admitting(move |thing| match thing {
                        Thing::Card(card) => crate::truth::fits(building, card.kind()),
                        Thing::Building(_) => false,
                    }),
                    _ => place,
                });
            }
        }
        for (seat, hand) in (0..).zip(&truth.hands) {
            let place = |(number, card): (u8, &Card)| {
                let place = Place::new(Spot::Hand(seat, number), Thing::Card(*card), Visibility::only(Seat(seat)));
                place.group(group(game, seat))
            };
            places.extend((0..).zip(hand).map(place));
        }
        for (at, cards) in (0..).zip(&truth.draw) {
            let place = |(number, card): (u8, &Card)| {
                Place::new(Spot::Draw(at, number), Thing::Card(*card), Visibility::Nobody).group(at)
            };
            places.extend((0..).zip(cards).map(place));
        }
        for (at, cards) in (0..).zip(&truth.discard) {
            for (number, card) in (0..).zip(cards) {
                let top = usize::from(number) + 1 == cards.len();
                let visibility = if top { Visibility::All } else { Visibility::Nobody };
                places.push(Place::new(Spot::Discard(at, number), Thing::Card(*card), visibility).group(at));
            }
        }
        for (at, ids) in (0..).zip(&truth.buildings) {
            for (number, id) in (0..).zip(ids) {
                let top = usize::from(number) + 1 == ids.len();
                let visibility = if top { Visibility::All } else { Visibility::Nobody };
                places.push(Place::new(Spot::Building(at, number), Thing::Building(*id), visibility).group(BUILDINGS));
            }
        }
        for (seat, ids) in (0..).zip(&truth.won) {
            let place = |(number, id): (u8, &u8)| {
                Place::new(Spot::Won(seat, number), Thing::Building(*id), Visibility::All).group(BUILDINGS)
            };
            places.extend((0..).zip(ids).map(place));
        }
        places
    }

    fn put(game: &DollarsWanted, state: &mut State, contents: &[(Spot, Thing)]) {
        let mut truth = Truth::of(state);
        let at = usize::from;
        for (spot, thing) in contents {
            match (*spot, *thing) {
                (Spot::Row(row, number), Thing::Card(card)) => truth.rows[at(row)].cards[at(number)] = card,
                (Spot::Hand(seat, number), Thing::Card(card)) => truth.hands[at(seat)][at(number)] = card,
                (Spot::Draw(pile, number), Thing::Card(card)) => truth.draw[at(pile)][at(number)] = card,
                (Spot::Discard(pile, number), Thing::Card(card)) => truth.discard[at(pile)][at(number)] = card,
                (Spot::Building(row, number), Thing::Building(id)) => truth.buildings[at(row)][at(number)] = id,
                (Spot::Won(seat, number), Thing::Building(id)) => truth.won[at(seat)][at(number)] = id,
                (spot, thing) => panic!("{thing:?} cannot lie in {spot:?}"),
            }
        }
        truth.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        // DW-9: whether the card just laid was the only one that fits follows from the cards.
        if truth.step == "second" && game.options().any_card() {
            let alone = truth.nothing_fits(&truth.hands[usize::from(truth.active)]);
            truth.lone = alone && (truth.lone || !truth.last(false));
        }
        *state = truth.state();
    }

    fn shown(game: &DollarsWanted, state: &State, seat: Seat, action: Action, viewer: Viewer) -> Vec<Fact> {
        let mut truth = Truth::of(state);
        let mut facts = Vec::new();
        let any_card = game.options().any_card();
        let own = usize::from(seat.0);
        match action {
            Action::Lay { card, row } => {
                facts.push(Fact::Laid(row));
                let at = truth.hands[own].iter().position(|other| *other == card).unwrap();
                truth.hands[own].remove(at);
                if truth.step == "first" && !any_card {
                    facts.push(Fact::NothingFits(seat, truth.nothing_fits(&truth.hands[own])));
                }
                return facts;
            }
            Action::Show => {
                facts.push(Fact::Shown(truth.hands[own].clone()));
                facts.extend(drawn(game, &mut truth, seat, 6, viewer));
                return facts;
            }
            Action::Stop => {
                facts.push(Fact::Stopped);
                if truth.rows.iter().any(|row| row.up < row.cards.len()) {
                    return facts;
                }
            }
            Action::Rob { row } => facts.extend([Fact::Called(Some(row)), robbed(game, &mut truth, row)]),
            Action::Pass => facts.push(Fact::Called(None)),
        }
        let missing = 6 - truth.hands[own].len();
        facts.extend(drawn(game, &mut truth, seat, missing, viewer));
        let hidden = truth.rows.each_ref().map(|row| row.cards.len() - row.up);
        for row in RowId::ALL.into_iter().filter(|row| hidden[row.index()] >= 7) {
            facts.push(robbed(game, &mut truth, row));
        }
        let next = seat.next(game.seats());
        let idle = truth.nothing_fits(&truth.hands[usize::from(next.0)]);
        if !any_card || truth.hands[usize::from(next.0)].is_empty() {
            facts.push(Fact::NothingFits(next, idle));
            if idle {
                facts.push(Fact::Idle(heard(game, state, seat, action, viewer)));
            }
        }
        facts
    }

    fn remembers(_game: &DollarsWanted, position: &Position<DollarsWanted>, viewer: Viewer, spot: Spot) -> bool {
        let truth = Truth::of(&position.state);
        match (spot, viewer) {
            // Everybody has seen each card on its way to a discard pile.
            (Spot::Discard(..), _) => true,
            // A player knows the cards that they laid themselves.
            (Spot::Row(row, number), Viewer::Seat(seat)) => {
                let hidden = usize::from(number).checked_sub(truth.rows[usize::from(row)].up);
                hidden.is_some_and(|at| position.recalls[seat].mine(RowId(row))[at].is_some())
            }
            _ => false,
        }
    }

    /// A renewed draw pile holds only cards that everybody saw go into it, so the rest is in hands and rows.
    fn concludes(_game: &DollarsWanted, position: &Position<DollarsWanted>, _viewer: Viewer) -> bool {
        Truth::of(&position.state).shuffles.iter().any(|renewals| *renewals > 0)
    }

    /// With *false play* or *honour rule*, a seat that may stop after one card laid one that fits and holds no other.
    fn possible(game: &DollarsWanted, state: &State, _viewer: Viewer) -> bool {
        let truth = Truth::of(state);
        let hand = &truth.hands[usize::from(truth.active)];
        if truth.step != "second" || !game.options().any_card() || hand.is_empty() {
            return true;
        }
        match (truth.lone, truth.nothing_fits(hand)) {
            (true, nothing_fits) => nothing_fits && truth.last(true),
            (false, true) => truth.last(false),
            (false, false) => true,
        }
    }

    fn setups() -> Vec<Setup> {
        let base = ["", "honour-rule", "coyote-leaves", "honour-rule coyote-leaves open-values remember-cards"];
        let variant = [
            "colour-variant",
            "colour-variant -false-play",
            "colour-variant two-penalties open-values",
            "colour-variant coyote-leaves",
            "colour-variant -false-play coyote-leaves remember-cards",
        ];
        let of = |seats: u8| {
            base.into_iter().chain(variant).map(move |options| {
                let pair = |word: &'static str| match word.strip_prefix('-') {
                    Some(key) => (key, "off"),
                    None => (word, "on"),
                };
                Setup::of::<DollarsWanted>(seats, Settings::of(options.split_whitespace().map(pair)))
            })
        };
        (2..=5).flat_map(of).collect()
    }

    fn worst() -> Vec<Policy<DollarsWanted>> {
        let worst = [
            Policy { name: "never robs", choose: never_robs },
            Policy { name: "lays nothing if it can", choose: lays_nothing },
            Policy { name: "lays what does not fit", choose: lays_wrong },
        ];
        [Policy::LOWEST, Policy::HIGHEST, Policy::ALTERNATING].into_iter().chain(worst).collect()
    }

    fn small() -> Vec<Small<DollarsWanted>> {
        small::small()
    }

    fn playthroughs() -> Vec<Playthrough> {
        vec![
            Playthrough::of::<DollarsWanted>("base-2", 2, &[]),
            Playthrough::of::<DollarsWanted>("variant-3", 3, &[("colour-variant", "on")]),
        ]
    }
}

/// Robs a row of the truth and returns what everybody sees of it.
fn robbed(game: &DollarsWanted, truth: &mut Truth, row: RowId) -> Fact {
    let at = row.index();
    let Some(building) = truth.buildings[at].last().copied() else { return Fact::Robbed(row, Vec::new(), None) };
    let robbery = rob(building, &truth.rows[at], game.options());
    for card in &robbery.gone {
        truth.discard[pile(game, card.colour() as usize)].push(*card);
    }
    truth.rows[at] = robbery.row;
    let won = robbery.won.then(|| {
        truth.buildings[at].pop();
        (robbery.gone, truth.buildings[at].last().copied())
    });
    Fact::Robbed(row, robbery.turned, won)
}

/// Takes cards from the seat's pile as it lies, which only that seat sees. Everybody has seen the cards that come after
/// a reshuffle.
fn drawn(game: &DollarsWanted, truth: &mut Truth, seat: Seat, count: usize, viewer: Viewer) -> Option<Fact> {
    let cards = &mut truth.draw[pile(game, usize::from(seat.0))];
    let drawn = cards.split_off(cards.len().saturating_sub(count));
    (viewer == Viewer::Seat(seat)).then_some(Fact::Drew(drawn))
}

/// What the viewer hears of a step, for rare cases that this file does not model.
fn heard(game: &DollarsWanted, state: &State, seat: Seat, action: Action, viewer: Viewer) -> Vec<String> {
    let mut state = state.clone();
    let mut heard: Vec<Heard<dollars_wanted::Event>> = Vec::new();
    let chance = Fast::new(0);
    game.apply(&mut state, seat, action, &chance, &mut heard);
    game.advance(&mut state, &chance, &mut heard);
    let own = |audience: Audience| audience.includes(viewer);
    heard.into_iter().filter(|heard| own(heard.audience)).map(|heard| format!("{:?}", heard.event)).collect()
}

type Choosing<'a> = Situation<'a, DollarsWanted>;

fn never_robs(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    match choice.list.last() {
        Some(Action::Pass) => Action::Pass,
        _ => (Policy::RANDOM.choose)(choice, random),
    }
}

fn lays_nothing(choice: &Choosing<'_>, _random: &mut Fast) -> Action {
    let lazy = |action: &&Action| matches!(action, Action::Stop | Action::Show | Action::Pass);
    *choice.list.iter().rev().find(lazy).unwrap_or(&choice.list[0])
}

fn lays_wrong(choice: &Choosing<'_>, random: &mut Fast) -> Action {
    let rows = choice.game.view(choice.state, Viewer::Spectator).rows;
    let fits = |card: Card, row: RowId| rows[row.index()].front.is_some_and(|front| front.tools().fits(card.kind()));
    let wrong = |action: &&Action| matches!(action, Action::Lay { card, row } if !fits(*card, *row));
    choice.list.iter().find(wrong).copied().unwrap_or_else(|| never_robs(choice, random))
}
