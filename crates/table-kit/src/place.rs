//! Places that hold components, and who may see them.

use std::rc::Rc;

use table::{Seat, SeatSet, Viewer};

/// Who may see the contents of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody, spectators too.
    All,
    /// Nobody.
    Nobody,
    /// These seats.
    Only(SeatSet),
}

impl Visibility {
    /// One seat alone.
    pub fn only(seat: Seat) -> Visibility {
        Visibility::Only(SeatSet::only(seat))
    }

    /// Whether this viewer may see the contents.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Visibility::All => true,
            Visibility::Nobody => false,
            Visibility::Only(seats) => viewer.seat().is_some_and(|seat| seats.contains(seat)),
        }
    }
}

/// Whether a component may lie in a place.
type Admits<C> = Rc<dyn Fn(&C) -> bool>;

/// A place that holds one component: the third card of a row, a card of a hand, the top of a pile.
#[derive(Clone)]
pub struct Place<P, C> {
    /// The name of the place.
    pub spot: P,
    /// The component in it.
    pub holds: C,
    /// Who may see the component now, by the rules.
    pub visibility: Visibility,
    /// Only places of the same group exchange contents: cards with cards, buildings with buildings.
    pub group: u8,
    admits: Option<Admits<C>>,
}

impl<P, C> Place<P, C> {
    /// A place of group 0 that admits any component.
    pub fn new(spot: P, holds: C, visibility: Visibility) -> Place<P, C> {
        Place { spot, holds, visibility, group: 0, admits: None }
    }

    /// The same place in another group.
    #[must_use]
    pub fn group(self, group: u8) -> Place<P, C> {
        Place { group, ..self }
    }

    /// The same place, restricted to components that fit, by a rule that everybody knows: a building admits only some
    /// cards.
    #[must_use]
    pub fn admitting(self, admits: impl Fn(&C) -> bool + 'static) -> Place<P, C> {
        Place { admits: Some(Rc::new(admits)), ..self }
    }

    /// Whether this component may lie here.
    pub fn admits(&self, component: &C) -> bool {
        self.admits.as_ref().is_none_or(|admits| admits(component))
    }
}
