//! What a game's tests tell the kit: where the components lie and who may see them, written from the rules.

use std::fmt::Debug;

use table::{Game, Position, Seat, Setup, Viewer};

use crate::place::Place;
use crate::players::Player;
use crate::playthrough::Playthrough;
use crate::setups;
use crate::small::Small;

/// Something that must have words.
pub enum Said<'a, G: Game> {
    /// An action on a legal list.
    Action(Seat, G::Action),
    /// An event that the viewer has received.
    Event(&'a G::Event),
    /// Why an action is not legal.
    Reason(G::Action, G::Illegal),
}

/// What the rules keep secret at a table of `G`, for the kit to check. Write it from the rules (“What each sees”), never
/// from [`Game::view`]: a mistake made in both would not be found.
pub trait Secrets<G: Game>: 'static {
    /// Names a place. Names stay valid when the contents of two places are exchanged.
    type Spot: Copy + Ord + Debug;
    /// What lies in a place; equal components cannot be told apart.
    type Component: Clone + Ord + Debug;
    /// A thing that a step lets somebody see.
    type Fact: PartialEq + Debug;

    /// Every place that holds a component, open ones too, hence all components, at every moment of the game: after each
    /// event as well as between decisions. So a place may be needed for what is on its way.
    fn places(game: &G, state: &G::State) -> Vec<Place<Self::Spot, Self::Component>>;

    /// Puts components into places, all at once, and brings the state into the order that the game keeps (hands that are
    /// sorted, counts). The kit gives each time what lay in some places, in another order. Everything else stays: who
    /// laid a card, what is open.
    fn put(game: &G, state: &mut G::State, contents: &[(Self::Spot, Self::Component)]);

    /// Everything that this legal step and all that follows from it by force let the viewer see or conclude, as facts
    /// about the world before the step: the public part of the step, each card turned up, each card that he draws, “no
    /// other card of the hand fits”. More facts than necessary make the test weaker, too few are reported.
    ///
    /// The kit compares pairs of worlds and steps that give the viewer equal facts, and asks that he receives equal
    /// bytes. What a seat decides is a fact for itself without being named here; for another viewer it is one only as
    /// far as it is named: a card laid face down is where it was laid, not which.
    fn shown(game: &G, state: &G::State, seat: Seat, action: G::Action, viewer: Viewer) -> Vec<Self::Fact>;

    /// Whether the viewer, who may not see the place now, has been shown what lies there since it came to lie there.
    /// Such a place does not change for him where his recall is compared, but does where only his view is.
    fn remembers(_game: &G, _position: &Position<G>, _viewer: Viewer, _spot: Self::Spot) -> bool {
        false
    }

    /// Whether the viewer can conclude from all that he was shown what lies in places that he has never seen: a pile that
    /// was used up, for instance, leaves only so many cards for a hand. At such positions drawn worlds need not vary.
    fn concludes(_game: &G, _position: &Position<G>, _viewer: Viewer) -> bool {
        false
    }

    /// Whether the viewer must hold this world possible, where that is more than what each place admits: what is known
    /// of a hand as a whole, for instance. The kit itself leaves out worlds in which a seat that owes a decision can do
    /// nothing.
    fn possible(_game: &G, _state: &G::State, _viewer: Viewer) -> bool {
        true
    }

    /// The components, for conservation. Those of [`Secrets::places`] unless the game says more.
    fn census(game: &G, state: &G::State) -> Vec<Self::Component> {
        Self::places(game, state).into_iter().map(|place| place.holds).collect()
    }

    /// The setups to play.
    fn setups() -> Vec<Setup> {
        setups::of::<G>()
    }

    /// Players who do their worst to keep the game from ending; add those who know the game (always passing, never
    /// laying).
    fn worst() -> Vec<Player<G>> {
        vec![Player::LOWEST, Player::HIGHEST, Player::ALTERNATING]
    }

    /// The page for this view, so that pages are compared too.
    fn page(_game: &G, _view: &G::View) -> Option<String> {
        None
    }

    /// Says what lacks words in a language that is declared complete.
    ///
    /// # Errors
    /// The missing key and its language.
    fn words(_game: &G, _view: &G::View, _said: Said<'_, G>) -> Result<(), String> {
        Ok(())
    }

    /// Positions with all their worlds, to count how often each is drawn.
    fn small() -> Vec<Small<G>> {
        Vec::new()
    }

    /// The transcripts to keep: by default a game of the fewest players and one of the most.
    fn playthroughs() -> Vec<Playthrough> {
        Playthrough::usual::<G>()
    }
}
