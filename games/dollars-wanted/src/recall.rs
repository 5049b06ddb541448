//! A seat's recall: what it has been shown since the deal that still bears on hidden cards.

use std::iter;

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, matching, sort_by_kind};

use crate::action::{ROWS, RowId};
use crate::building::Front;
use crate::card::{Card, ToolSet};
use crate::event::Event;
use crate::game::DollarsWanted;
use crate::options::Options;
use crate::view::{PileView, RowView, View};

/// A seat's memory: at most the hundred cards, each in one of these lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recall {
    pub(crate) seat: Seat,
    pub(crate) colours: bool,
    /// The cards that the seat cannot locate, sorted by card.
    pub(crate) unseen: Vec<Unseen>,
    /// The face-down cards of each row, from the building outward.
    pub(crate) hidden: [Vec<Hidden>; ROWS],
    /// How many cards lie face up in each row.
    pub(crate) up: [u8; ROWS],
    /// The discard piles, top last. Everybody saw their cards being discarded. A seat that has forgotten them knows the
    /// top cards alone.
    pub(crate) discards: [Vec<Card>; 5],
    /// How often each draw pile has been renewed.
    pub(crate) renewals: [u16; 5],
    /// The tools that the buildings in play need.
    pub(crate) needs: [ToolSet; ROWS],
    /// How many cards each seat holds.
    pub(crate) hands: BySeat<u8>,
    /// What is known about each hand from when its seat could not lay (DW-8, DW-9), until it lays again.
    pub(crate) barren: BySeat<Option<Barren>>,
    /// The row in which the last card was laid.
    pub(crate) last: Option<RowId>,
    /// Whether a card was laid or turned up this turn (DW-25).
    pub(crate) stirred: bool,
    /// How many turns have passed since the last one with a card laid or turned up.
    pub(crate) quiet: u16,
}

/// A card that the seat cannot locate, and the renewals with which it can have come into the draw pile (0 is the deal).
/// The two differ after one of several copies was seen again and nobody can tell which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Unseen {
    pub(crate) card: Card,
    /// The earliest renewal.
    pub(crate) since: u16,
    /// The latest renewal.
    pub(crate) latest: u16,
}

/// A face-down card of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    /// The seat that laid it.
    pub(crate) by: Seat,
    /// Which card it is, if this seat laid it itself.
    pub(crate) card: Option<Card>,
    /// How often its owner's draw pile had been renewed when it was laid: it cannot have come with a later renewal.
    pub(crate) until: u16,
    /// Whether it is sure to fit even if any card may be laid: its seat laid no other because only this one fitted
    /// (DW-9).
    pub(crate) fits: bool,
}

/// What is known of a hand: `cards` of its cards are bandits with none of the tools in `needs`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Barren {
    pub(crate) cards: u8,
    pub(crate) needs: ToolSet,
}

impl Recall {
    /// What a seat knows before the deal: all cards.
    pub(crate) fn new(seat: Seat, seats: u8, options: &Options, cards: impl Iterator<Item = Card>) -> Recall {
        Recall {
            seat,
            colours: options.colour_variant,
            unseen: cards.map(|card| Unseen { card, since: 0, latest: 0 }).collect(),
            hidden: Default::default(),
            up: [0; ROWS],
            discards: Default::default(),
            renewals: [0; 5],
            needs: [ToolSet::EMPTY; ROWS],
            hands: BySeat::new(seats, |_| 0),
            barren: BySeat::new(seats, |_| None),
            last: None,
            stirred: true,
            quiet: 0,
        }
    }

    /// A row's face-down cards from the building outward; `None` for one that another seat laid. The page may show these
    /// only with the option *remember my cards* (DW-10).
    pub fn mine(&self, row: RowId) -> Vec<Option<Card>> {
        self.hidden[row.index()].iter().map(|hidden| hidden.card).collect()
    }

    /// The seat that laid each face-down card of a row, from the building outward. Never shown on the page.
    pub fn layers(&self, row: RowId) -> impl Iterator<Item = Seat> {
        self.hidden[row.index()].iter().map(|hidden| hidden.by)
    }

    /// The cards that the seat cannot locate, in the order of the card table.
    pub fn unseen(&self) -> impl Iterator<Item = Card> {
        self.unseen.iter().map(|unseen| unseen.card)
    }

    /// Forgets which cards the seat laid.
    pub fn forget_mine(&mut self) {
        for hidden in self.hidden.iter_mut().flatten() {
            if let Some(card) = hidden.card.take() {
                self.unseen.push(Unseen { card, since: 0, latest: hidden.until });
            }
        }
        self.unseen.sort_unstable();
    }

    /// Forgets what is known about other hands.
    pub fn forget_others(&mut self) {
        self.barren.iter_mut().for_each(|barren| *barren = None);
    }

    /// What a seat that knows nothing yet learns from its view: where the open cards lie. In the colour variant the
    /// number of face-down cards of each seat follows from the piles; which of them it laid is anything that fits.
    pub(crate) fn of_view(mut self, game: &DollarsWanted, view: &View) -> Recall {
        let mut open: Vec<Card> = view.hand.to_vec();
        for row in RowId::ALL {
            let RowView { front, up, .. } = view.row(row);
            self.needs[row.index()] = front.as_ref().map_or(ToolSet::EMPTY, Front::tools);
            self.up[row.index()] = up.len() as u8;
            open.extend(up);
        }
        for (pile, top) in view.piles.iter().enumerate().filter_map(|(pile, view)| Some((pile, view.top?))) {
            self.discards[pile].push(top);
            open.push(top);
        }
        open.into_iter().for_each(|card| self.reveal(card, 0, 0));
        self.hands = view.seats.iter().map(|seat| seat.hand).collect();

        // A place for each unseen card: those in rows first, the others by the pile that they belong to.
        let mut rows = Vec::new();
        RowId::ALL.iter().for_each(|row| rows.extend(iter::repeat_n(*row, usize::from(view.row(*row).down))));
        let mut piles = Vec::new();
        for (pile, PileView { draw, discard, top }) in view.piles.iter().enumerate() {
            let others = Seat::all(game.seats).filter(|seat| *seat != self.seat && self.pile(*seat) == pile);
            let held: u8 = others.map(|seat| self.hands[seat]).sum();
            piles.extend(iter::repeat_n(pile, usize::from(held + draw + discard - u8::from(top.is_some()))));
        }
        let allows = |place: usize, card: usize| {
            let card = self.unseen[card].card;
            match rows.get(place) {
                Some(row) => game.options.any_card() || self.needs[row.index()].fits(card.kind()),
                None => !self.colours || piles[place - rows.len()] == card.colour() as usize,
            }
        };
        let lies = matching(self.unseen.len(), allows).expect("the true world puts every card somewhere");
        for (row, card) in rows.into_iter().zip(lies) {
            let by = if self.colours { Seat(self.unseen[card].card.colour() as u8) } else { self.seat };
            self.hidden[row.index()].push(Hidden { by, card: None, until: 0, fits: false });
        }
        self
    }

    /// Takes in an event that the seat received.
    #[inline(always)]
    pub(crate) fn observe(&mut self, event: &Event) {
        match *event {
            Event::Opened { row, front } => self.needs[row.index()] = Front::tools(&front),
            Event::Turn { .. } => {
                self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
                self.stirred = false;
            }
            Event::Laid { seat, row, .. } => {
                let until = self.renewals[self.pile(seat)];
                self.hidden[row.index()].push(Hidden { by: seat, card: None, until, fits: false });
                self.hands[seat] -= 1;
                self.barren[seat] = None;
                self.last = Some(row);
                self.stirred = true;
            }
            Event::YouLaid { card, row } => {
                if let Some(hidden) = self.hidden[row.index()].last_mut() {
                    hidden.card = Some(card);
                }
            }
            Event::OnlyOne { seat } | Event::Skipped { seat } => {
                let only = self.last.filter(|_| matches!(event, Event::OnlyOne { .. }));
                if let Some(hidden) = only.and_then(|row| self.hidden[row.index()].last_mut()) {
                    hidden.fits = true;
                }
                let needs = self.needs.into_iter().fold(ToolSet::EMPTY, ToolSet::or);
                self.barren[seat] = Some(Barren { cards: self.hands[seat], needs });
            }
            Event::Shown { seat, ref cards } => {
                for card in cards {
                    if seat != self.seat {
                        self.reveal(*card, 0, u16::MAX);
                    }
                    self.discard(*card);
                }
                self.hands[seat] = 0;
                self.barren[seat] = None;
            }
            Event::Turned { row, card } => {
                self.turn_up(row, card);
                self.up[row.index()] += 1;
                self.stirred = true;
            }
            Event::Eaten { row, coyote, prey } => {
                self.up[row.index()] -= 2;
                self.discard(coyote);
                self.discard(prey);
            }
            Event::Left { row, coyote: card } | Event::Wrong { row, card, .. } => {
                self.up[row.index()] -= 1;
                self.discard(card);
            }
            Event::Won { row, .. } => self.needs[row.index()] = ToolSet::EMPTY,
            Event::Discarded { row, card } => {
                match self.up[row.index()].checked_sub(1) {
                    Some(up) => self.up[row.index()] = up,
                    None => self.turn_up(row, card),
                }
                self.discard(card);
            }
            Event::Drew { seat, count } => self.hands[seat] += count,
            Event::YouDrew { ref cards } => {
                let renewal = self.renewals[self.pile(self.seat)];
                for card in cards {
                    self.reveal(*card, renewal, renewal);
                }
            }
            Event::Reshuffled { colour } => {
                let pile = colour.map_or(0, |colour| colour as usize);
                self.renewals[pile] += 1;
                let since = self.renewals[pile];
                let cards = self.discards[pile].drain(..);
                self.unseen.extend(cards.map(|card| Unseen { card, since, latest: since }));
                // Stable, so each card's copies stay in the order of their renewals.
                sort_by_kind::<{ Card::COUNT }, _>(&mut self.unseen, |unseen| unseen.card.number());
            }
            Event::First { .. }
            | Event::Robbery { .. }
            | Event::Stopped { .. }
            | Event::Failed { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pile(&self, seat: Seat) -> usize {
        if self.colours { seat.index() } else { 0 }
    }

    fn discard(&mut self, card: Card) {
        let pile = if self.colours { card.colour() as usize } else { 0 };
        self.discards[pile].push(card);
    }

    /// Takes in that the first face-down card of a row was shown.
    fn turn_up(&mut self, row: RowId, card: Card) {
        let hidden = self.hidden[row.index()].remove(0);
        if hidden.card.is_none() {
            self.reveal(card, 0, hidden.until);
        }
    }

    /// Takes in that a card from an unknown place was shown, which came into play with one of these renewals. Which of
    /// several copies it was may stay open.
    fn reveal(&mut self, card: Card, earliest: u16, until: u16) {
        let start = self.unseen.partition_point(|unseen| unseen.card < card);
        let copies = self.unseen[start..].iter().take_while(|unseen| unseen.card == card).count();
        let copies = &mut self.unseen[start..][..copies];
        let fits = |unseen: &Unseen| unseen.since <= until && unseen.latest >= earliest;
        let first = copies.iter().position(fits).expect("a card just shown was in an unknown place before");
        let like = || copies[first..].iter().filter(|unseen| fits(unseen));
        let since = like().fold(u16::MAX, |since, unseen| since.min(unseen.since));
        let latest = like().fold(0, |latest, unseen| latest.max(unseen.latest));
        for unseen in copies[first..].iter_mut().filter(|unseen| fits(unseen)) {
            (unseen.since, unseen.latest) = (since, latest);
        }
        self.unseen.remove(start + first);
    }
}
