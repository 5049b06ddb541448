//! What a game's tests declare, written from the rules: where components lie and who may see them.

use std::fmt::Debug;

use table::{Game, Position, Seat, Setup, Viewer};

use crate::place::Place;
use crate::players::Policy;
use crate::playthrough::Playthrough;
use crate::setups;
use crate::small::Small;

/// Something that needs words.
pub enum Utterance<'a, G: Game> {
    /// A legal action.
    Action(Seat, G::Action),
    /// An event that the viewer received.
    Event(&'a G::Event),
    /// A reason why an action is not legal.
    Reason(G::Action, G::Illegal),
}

/// What the rules of `G` keep secret. Write it from the section “What each sees” of the rules, never from
/// [`Game::view`]: the kit cannot find a mistake that is made in both.
pub trait Secrets<G: Game>: 'static {
    /// The name of a place. It stays valid when the contents of two places are exchanged.
    type Spot: Copy + Ord + Debug;
    /// What lies in a place. Equal components cannot be distinguished.
    type Component: Clone + Ord + Debug;
    /// Something that a step lets a viewer see.
    type Fact: PartialEq + Debug;

    /// Every place that holds a component, hidden or open, at every moment of the game: between decisions and after
    /// each event. Together they hold all components, so a component that is being moved may need a place of its own.
    fn places(game: &G, state: &G::State) -> Vec<Place<Self::Spot, Self::Component>>;

    /// Puts components into places, all at once, and restores the state's invariants (sorted hands, counts). The
    /// contents are those of these places in another order. Nothing else changes: who laid a card, what is open.
    fn put(game: &G, state: &mut G::State, contents: &[(Self::Spot, Self::Component)]);

    /// Everything that this legal step and all that follows from it let the viewer see or conclude, as facts about the
    /// world before the step: the public part of the step, each card turned up, each card that the viewer draws, “no
    /// other card of the hand fits”. Unnecessary facts make the test weaker; missing facts are reported as violations.
    ///
    /// The kit compares pairs of worlds and steps with equal facts and checks that the viewer receives equal bytes. A
    /// seat's own action is always a fact for that seat. For other viewers name only the part that they may see: of a
    /// card laid face down, the place but not the card.
    fn shown(game: &G, state: &G::State, seat: Seat, action: G::Action, viewer: Viewer) -> Vec<Self::Fact>;

    /// Whether the viewer, who may not see the place now, was shown its content since it came to lie there. Such a
    /// place keeps its content when the viewer's recall is compared, but not when only the view is.
    fn remembers(_game: &G, _position: &Position<G>, _viewer: Viewer, _spot: Self::Spot) -> bool {
        false
    }

    /// Whether the viewer can deduce the content of places that the viewer never saw. For example, a pile that was used
    /// up leaves only certain cards for a hand. At such positions resampled worlds need not vary.
    fn concludes(_game: &G, _position: &Position<G>, _viewer: Viewer) -> bool {
        false
    }

    /// Whether this world is possible for the viewer, when that depends on more than what each place admits: on what is
    /// known of a hand as a whole, for example. The kit itself excludes worlds in which a seat that owes a decision has
    /// no legal action.
    fn possible(_game: &G, _state: &G::State, _viewer: Viewer) -> bool {
        true
    }

    /// All components, to check that they are conserved. By default those of [`Secrets::places`].
    fn census(game: &G, state: &G::State) -> Vec<Self::Component> {
        Self::places(game, state).into_iter().map(|place| place.holds).collect()
    }

    /// The setups to play.
    fn setups() -> Vec<Setup> {
        setups::of::<G>()
    }

    /// Players who try to keep the game from ending. Add some that use the game's actions (always passing, never
    /// laying).
    fn worst() -> Vec<Policy<G>> {
        vec![Policy::LOWEST, Policy::HIGHEST, Policy::ALTERNATING]
    }

    /// The page of this view; then the kit compares pages too.
    fn page(_game: &G, _view: &G::View) -> Option<String> {
        None
    }

    /// Checks that this has words in every language that is declared complete.
    ///
    /// # Errors
    /// The missing key and its language.
    fn words(_game: &G, _view: &G::View, _said: Utterance<'_, G>) -> Result<(), String> {
        Ok(())
    }

    /// Positions with all their worlds, for [`resamples_are_fair`](crate::resamples_are_fair).
    fn small() -> Vec<Small<G>> {
        Vec::new()
    }

    /// The transcripts to keep. By default one game with the fewest players and one with the most.
    fn playthroughs() -> Vec<Playthrough> {
        Playthrough::usual::<G>()
    }
}
