//! What a game's tests tell the kit: where the components lie and who may see them, written from the rules.

use std::collections::BTreeSet;
use std::fmt::Debug;

use table::{Game, Knows, Position, Seat, SeatSet, Setup, Viewer};

use crate::difference::bytes;
use crate::partner::{Fixed, hidden};
use crate::players::Player;
use crate::playthrough::Playthrough;
use crate::setups;

/// Who may see what lies in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Everybody, spectators too.
    All,
    /// Nobody.
    Nobody,
    /// These seats.
    Only(SeatSet),
}

impl Sight {
    /// One seat alone.
    pub fn only(seat: Seat) -> Sight {
        Sight::Only(SeatSet::only(seat))
    }

    /// Whether this viewer may see it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Sight::All => true,
            Sight::Nobody => false,
            Sight::Only(seats) => viewer.seat().is_some_and(|seat| seats.contains(seat)),
        }
    }
}

/// A place that holds one component: the third card of a row, a card of a hand, the top of a pile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place<P, C> {
    /// Where it is.
    pub spot: P,
    /// What lies there.
    pub holds: C,
    /// Who may see it now, by the rules.
    pub sight: Sight,
    /// Only what lies in places of the same group can change places: cards with cards, buildings with buildings.
    pub group: u8,
}

impl<P, C> Place<P, C> {
    /// A place of group 0.
    pub fn new(spot: P, holds: C, sight: Sight) -> Place<P, C> {
        Place { spot, holds, sight, group: 0 }
    }

    /// The same place in another group.
    #[must_use]
    pub fn group(self, group: u8) -> Place<P, C> {
        Place { group, ..self }
    }
}

/// Something that must have words.
pub enum Said<'a, G: Game> {
    /// An action on a legal list.
    Action(Seat, G::Action),
    /// An event that the viewer has received.
    Event(&'a G::Event),
    /// Why an action is not legal.
    Reason(G::Action, G::Illegal),
}

/// A position so small that all worlds a seat cannot tell apart are listed.
pub struct Small<G: Game> {
    /// What to call it when something is wrong.
    pub name: &'static str,
    /// The rules.
    pub game: G,
    /// What the seat knows.
    pub knows: Knows<G>,
    /// Every world that fits, with its weight among them. A world that can come about in twice as many ways (equal
    /// cards) weighs twice as much.
    pub worlds: Vec<(G::State, u32)>,
}

impl<G: Game> Small<G> {
    /// The distinct worlds that come about by exchanging what the seat does not know, the true one among them, up to a
    /// limit. Whether they are equally likely is for the game to say.
    pub fn exchanges<S: Secrets<G>>(game: &G, position: &Position<G>, seat: Seat, limit: usize) -> Vec<G::State> {
        let viewer = Viewer::Seat(seat);
        let hidden = hidden::<G, S>(game, position, viewer, Fixed::Known);
        let mut known = BTreeSet::from([bytes(&position.state)]);
        let mut worlds = vec![position.state.clone()];
        let mut at = 0;
        while at < worlds.len() {
            for spots in &hidden {
                let pairs = spots.iter().enumerate().flat_map(|(at, a)| spots[at + 1..].iter().map(move |b| (*a, *b)));
                for (a, b) in pairs {
                    let mut world = worlds[at].clone();
                    S::swap(game, &mut world, a, b);
                    if worlds.len() < limit && S::possible(game, &world, viewer) && known.insert(bytes(&world)) {
                        worlds.push(world);
                    }
                }
            }
            at += 1;
        }
        worlds
    }
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

    /// Exchanges what two places of one group hold, and brings the state into the order that the game keeps (hands that
    /// are sorted, counts). Everything else stays: who laid a card, what is open.
    fn swap(game: &G, state: &mut G::State, a: Self::Spot, b: Self::Spot);

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

    /// Whether the rules allow this world at all, as far as exchanging contents can break it: laid cards that must fit,
    /// for instance. The kit itself leaves out worlds in which a seat that owes a decision can do nothing.
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
