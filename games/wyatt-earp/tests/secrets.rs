//! Who may see which place, written from “What each sees” in the rules.

use table::{Fast, Game, Position, Seat, Viewer};
use table_kit::{Place, Secrets, Small, Visibility};
use wyatt_earp::{Action, Card, End, State, Step, WyattEarp};

use crate::small;
use crate::world::World;

pub(crate) struct Rules;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Draw(usize),
    Discard(usize),
    Hand(Seat, usize),
    Group(Seat, usize, usize),
    InPlay,
}

#[derive(PartialEq, Debug)]
pub(crate) enum Fact {
    /// What everybody sees of a decision.
    Act(String),
    /// A card that is turned up or drawn.
    Card(Card),
    /// The discard pile is shuffled: its cards, which everybody has seen.
    Renewed(Vec<Card>),
    /// The answer to Most Wanted.
    Has(bool),
    /// What a search shows, in no particular order.
    Pile(Vec<Card>),
    /// A search finds only Wyatt Earps.
    Nothing,
    /// A card was taken out of the pile.
    Picked,
    /// A duel turns up cards of the draw pile.
    Duel(Vec<Card>),
}

/// Whether this decision ends the game with a duel; the money that decides this is open.
fn leads_to_a_duel(game: &WyattEarp, state: &State, seat: Seat, action: Action) -> bool {
    let mut state = state.clone();
    let chance = Fast::new(1);
    game.apply(&mut state, seat, action, &chance, &mut ());
    game.advance(&mut state, &chance, &mut ());
    World::of(&state).step == Step::Over(End::Duel)
}

impl Secrets<WyattEarp> for Rules {
    type Spot = Spot;
    type Component = Card;
    type Fact = Fact;

    fn places(game: &WyattEarp, state: &State) -> Vec<Place<Spot, Card>> {
        let world = World::of(state);
        // A searcher sees which cards the draw pile holds, so only their order is hidden then.
        let apart = u8::from(matches!(world.step, Step::Search));
        let mut places = Vec::new();
        for (at, card) in world.draw.iter().enumerate() {
            places.push(Place::new(Spot::Draw(at), *card, Visibility::Nobody).group(apart));
        }
        for (at, card) in world.discard.iter().enumerate() {
            let visibility = if at + 1 == world.discard.len() { Visibility::All } else { Visibility::Nobody };
            places.push(Place::new(Spot::Discard(at), *card, visibility));
        }
        let view = game.view(state, Viewer::Spectator);
        for seat in Seat::all(game.seats()) {
            for (at, card) in world.hands[seat.index()].iter().enumerate() {
                places.push(Place::new(Spot::Hand(seat, at), *card, Visibility::only(seat)));
            }
            for (outlaw, group) in wyatt_earp::Outlaw::ALL.into_iter().zip(view.groups[seat].iter()) {
                for (at, card) in group.cards(outlaw).enumerate() {
                    places.push(Place::new(Spot::Group(seat, outlaw.index(), at), card, Visibility::All));
                }
            }
        }
        places.extend(world.in_play.map(|card| Place::new(Spot::InPlay, card, Visibility::All)));
        places
    }

    fn put(_: &WyattEarp, state: &mut State, contents: &[(Spot, Card)]) {
        let mut value = serde_json::to_value(&*state).unwrap();
        let mut world = World::of(state);
        for (spot, card) in contents {
            match spot {
                Spot::Draw(at) => world.draw[*at] = *card,
                Spot::Discard(at) => world.discard[*at] = *card,
                Spot::Hand(seat, at) => world.hands[seat.index()][*at] = *card,
                Spot::Group(..) | Spot::InPlay => unreachable!("everybody sees this place"),
            }
        }
        value["hands"] = serde_json::to_value(&world.hands).unwrap();
        value["draw"] = serde_json::to_value(&world.draw).unwrap();
        value["discard"] = serde_json::to_value(&world.discard).unwrap();
        *state = serde_json::from_value(value).unwrap();
    }

    fn shown(game: &WyattEarp, state: &State, seat: Seat, action: Action, viewer: Viewer) -> Vec<Fact> {
        let world = World::of(state);
        let own = viewer == Viewer::Seat(seat);
        let top = |count: usize| world.draw.iter().rev().take(count).map(|card| Fact::Card(*card));
        let renews = |count: usize| world.draw.len() < count && !world.renewed;
        let mut facts = Vec::new();
        let mut renewal = |count: usize| {
            if renews(count) {
                facts.push(Fact::Renewed(world.discard.clone()));
            }
        };
        match action {
            Action::Draw | Action::WyattDraw => {
                renewal(2);
                if own {
                    facts.extend(top(2));
                }
            }
            Action::Stagecoach | Action::Bank | Action::Gun | Action::Hideout | Action::Steal | Action::Unhide => {
                renewal(1);
                facts.extend(top(1));
            }
            Action::WyattSearch => {
                renewal(1);
                let all = if renews(1) { &world.discard } else { &world.draw };
                if all.iter().all(|card| *card == Card::WYATT) {
                    facts.push(Fact::Nothing);
                }
                if own {
                    let mut pile = all.clone();
                    pile.sort_unstable();
                    facts.push(Fact::Pile(pile));
                }
            }
            Action::Ask { seat: other } => {
                let Step::Ask(outlaw, _) = world.step else { unreachable!("somebody is asked") };
                facts.push(Fact::Has(world.hands[other.index()].contains(&Card::outlaw(outlaw))));
            }
            // Nobody else sees which card a search takes, or that it was a sheriff card.
            Action::Pick { card } => {
                facts.push(Fact::Picked);
                facts.extend(own.then_some(Fact::Card(card)));
            }
            // The card beneath is now on top.
            Action::Take => facts.extend(world.discard.iter().rev().nth(1).map(|card| Fact::Card(*card))),
            // Everything else about these decisions is open.
            Action::Close
            | Action::Lay { .. }
            | Action::Photo { .. }
            | Action::Want { .. }
            | Action::Keep
            | Action::Target { .. }
            | Action::Discard { .. }
            | Action::Pass => {}
        }
        if !matches!(action, Action::Pick { .. } | Action::Keep) {
            facts.push(Fact::Act(action.to_string()));
        }
        if leads_to_a_duel(game, state, seat, action) {
            facts.push(Fact::Duel(world.draw));
        }
        facts
    }

    /// A card found in a search is in the searcher's hand.
    fn possible(_: &WyattEarp, state: &State, _: Viewer) -> bool {
        let world = World::of(state);
        !matches!(world.step, Step::Found(card) if !world.hands[world.active.index()].contains(&card))
    }

    fn remembers(_: &WyattEarp, _: &Position<WyattEarp>, viewer: Viewer, spot: Spot) -> bool {
        viewer != Viewer::Spectator && matches!(spot, Spot::Discard(_))
    }

    /// Another world needs two cards that are both unknown.
    fn concludes(game: &WyattEarp, position: &Position<WyattEarp>, viewer: Viewer) -> bool {
        let hidden = Self::places(game, &position.state)
            .into_iter()
            .filter(|place| !place.visibility.includes(viewer) && !Self::remembers(game, position, viewer, place.spot));
        let mut cards: Vec<Card> = hidden.map(|place| place.holds).collect();
        cards.sort_unstable();
        cards.dedup();
        // A searched pile leaves the rest for the hands, and a card taken in full view is in a known hand.
        let knows = viewer.seat().is_some_and(|seat| {
            let recall = &position.recalls[seat];
            recall.searched.is_some() || recall.held.pairs().any(|(other, held)| other != seat && !held.is_empty())
        });
        cards.len() < 2 || knows || World::of(&position.state).draw.len() < 2
    }

    fn small() -> Vec<Small<WyattEarp>> {
        small::small()
    }
}
