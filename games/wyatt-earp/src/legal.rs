//! What may be decided: one predicate on what the rules and a viewer have in common.

use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::outlaw::Outlaw;
use crate::state::{Groups, State, Step};
use crate::view::View;

/// All that decides about a seat's actions.
pub(crate) struct Desk<'a> {
    me: Seat,
    active: Seat,
    step: Step,
    hand: &'a Hand,
    /// How many cards each seat holds.
    held: [u8; MAX_SEATS],
    groups: &'a BySeat<Groups>,
    open: u8,
    draw: u8,
    discard: u8,
    renewed: bool,
    sheriff: bool,
    /// What a search shows.
    pile: Option<Hand>,
    gun_by_group: bool,
}

impl<'a> Desk<'a> {
    pub(crate) fn of(state: &'a State, me: Seat, gun_by_group: bool) -> Desk<'a> {
        let mut held = [0; MAX_SEATS];
        held.iter_mut().zip(state.hands.iter()).for_each(|(held, hand)| *held = hand.len());
        Desk {
            me,
            active: state.active,
            step: state.step,
            hand: &state.hands[me],
            held,
            groups: &state.groups,
            open: state.open,
            draw: state.draw.len(),
            discard: state.discard.len(),
            renewed: state.renewed,
            sheriff: state.sheriff,
            pile: (state.step == Step::Search).then(|| state.draw.cards().iter().copied().collect()),
            gun_by_group,
        }
    }

    pub(crate) fn seen(view: &'a View, me: Seat, gun_by_group: bool) -> Desk<'a> {
        let mut held = [0; MAX_SEATS];
        held.iter_mut().zip(view.hands.iter()).for_each(|(held, count)| *held = *count);
        Desk {
            me,
            active: view.active,
            step: view.step,
            hand: &view.hand,
            held,
            groups: &view.groups,
            open: view.open,
            draw: view.draw,
            discard: view.discard,
            renewed: view.renewed,
            sheriff: view.sheriff,
            pile: view.pile,
            gun_by_group,
        }
    }

    /// Why the seat may not do this; nothing when it may.
    pub(crate) fn forbids(&self, action: Action) -> Option<Illegal> {
        match self.step {
            Step::Over(_) => Some(Illegal::Over),
            Step::Landed(_) | Step::Shot(..) | Step::Passed(..) | Step::Discarded | Step::HandOver(_) => {
                Some(Illegal::NotYourTurn)
            }
            Step::Window(seat, _) if seat != self.me => Some(Illegal::NotYourTurn),
            Step::Window(..) => match action {
                Action::Pass => None,
                Action::Unhide { outlaw } => self.holds(Card::WYATT).or_else(|| self.unhides(outlaw)),
                _ => Some(Illegal::WindowOpen),
            },
            _ if self.active != self.me => Some(Illegal::NotYourTurn),
            Step::Draw => self.draws(action),
            Step::Ask(_, left) => match action {
                Action::Ask { seat } if left.contains(seat) => None,
                Action::Ask { .. } => Some(Illegal::CannotAsk),
                _ => Some(Illegal::AskFirst),
            },
            Step::Search => match action {
                Action::Pick { card } => {
                    let there = self.pile.as_ref().is_some_and(|pile| pile.count(card) > 0);
                    (card == Card::WYATT || !there).then_some(Illegal::NotInPile)
                }
                _ => Some(Illegal::PickFirst),
            },
            Step::Found(card) => match (action, played(action)) {
                (Action::Keep, _) => None,
                (_, Some(own)) if own == card => self.plays(action),
                _ => Some(Illegal::FoundFirst),
            },
            Step::Play => self.turn(action),
        }
    }

    /// WE-7, WE-28.
    fn draws(&self, action: Action) -> Option<Illegal> {
        let closable = self.renewed && self.draw < 2;
        match action {
            Action::Draw => closable.then_some(Illegal::TooFewLeft),
            Action::Close => (!closable).then_some(Illegal::EnoughLeft),
            Action::Take => (self.discard == 0).then_some(Illegal::NothingDiscarded),
            _ => Some(Illegal::DrawFirst),
        }
    }

    /// A decision of a turn after the draw.
    fn turn(&self, action: Action) -> Option<Illegal> {
        match action {
            Action::Draw | Action::Take | Action::Close => Some(Illegal::Drawn),
            Action::Ask { .. } => Some(Illegal::CannotAsk),
            Action::Pick { .. } => Some(Illegal::NotInPile),
            Action::Keep => Some(Illegal::NothingFound),
            Action::Pass => Some(Illegal::NoWindow),
            Action::Discard { card } => self.holds(card),
            Action::Lay { outlaw, count } => self.lays(outlaw, count),
            _ => {
                let card = played(action).expect("what is left plays a sheriff card");
                self.holds(card)
                    .or_else(|| self.sheriff.then_some(Illegal::OneSheriffCard))
                    .or_else(|| self.plays(action))
            }
        }
    }

    #[inline]
    fn holds(&self, card: Card) -> Option<Illegal> {
        (self.hand.count(card) == 0).then_some(Illegal::NotInHand)
    }

    #[inline]
    fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw.index() & 1 == 1
    }

    /// WE-9, WE-10, WE-13.
    fn lays(&self, outlaw: Outlaw, count: u8) -> Option<Illegal> {
        if self.hand.count(Card::outlaw(outlaw)) < count {
            Some(Illegal::NotInHand)
        } else if count < 3 && !self.is_open(outlaw) {
            Some(Illegal::ThreeToOpen)
        } else {
            (self.hand.len() <= count).then_some(Illegal::KeepOne)
        }
    }

    #[inline]
    fn can_shoot(&self) -> bool {
        self.draw > 0 || !self.renewed && self.discard > 0
    }

    /// Whether a sheriff card that is held may be played so, the limit of one a turn aside (WE-13 to WE-24).
    fn plays(&self, action: Action) -> Option<Illegal> {
        if self.hand.len() < 2 {
            return Some(Illegal::KeepOne);
        }
        let shot = || (!self.can_shoot()).then_some(Illegal::NoShot);
        let own = |outlaw: Outlaw| {
            let stands = self.groups[self.me][outlaw.index()].stands();
            if stands { shot() } else { Some(Illegal::NoGroup) }
        };
        match action {
            Action::Photo { outlaw } => (!self.is_open(outlaw)).then_some(Illegal::NotOpen),
            Action::Stagecoach { outlaw } | Action::Bank { outlaw } => own(outlaw),
            Action::Gun { outlaw } => {
                let there = |groups: &Groups| groups[outlaw.index()].gun;
                let held = match self.gun_by_group {
                    true => there(&self.groups[self.me]),
                    false => self.groups.iter().any(there),
                };
                own(outlaw).or(held.then_some(Illegal::GunThere))
            }
            Action::Hideout { seat, outlaw } => match self.opponent(seat) {
                None => Some(Illegal::NoOpponent),
                Some(groups) => match groups[outlaw.index()] {
                    group if !group.stands() => Some(Illegal::NothingThere),
                    group if group.hidden => Some(Illegal::HiddenAlready),
                    _ => shot(),
                },
            },
            Action::Steal { seat, outlaw } => match self.opponent(seat) {
                None => Some(Illegal::NoOpponent),
                Some(groups) if groups[outlaw.index()].outlaws == 0 => Some(Illegal::NothingThere),
                Some(_) => shot(),
            },
            Action::Want { .. } => self.to_ask().is_empty().then_some(Illegal::NobodyToAsk),
            Action::WyattDraw | Action::WyattSearch => shot(),
            Action::Unhide { outlaw } => self.unhides(outlaw),
            _ => Some(Illegal::NotInHand),
        }
    }

    fn opponent(&self, seat: Seat) -> Option<&Groups> {
        self.groups.get(seat).filter(|_| seat != self.me)
    }

    fn unhides(&self, outlaw: Outlaw) -> Option<Illegal> {
        match self.groups[self.me][outlaw.index()].hidden {
            false => Some(Illegal::NotHidden),
            true => (!self.can_shoot()).then_some(Illegal::NoShot),
        }
    }

    /// The opponents who have a card (WE-20).
    pub(crate) fn to_ask(&self) -> SeatSet {
        let seats = Seat::all(self.groups.seats());
        seats.filter(|seat| *seat != self.me && self.held[seat.index()] > 0).collect()
    }

    /// Writes all that is not forbidden, in order.
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        let mut put = |action: Action| {
            if self.forbids(action).is_none() {
                list.push(action);
            }
        };
        match self.step {
            Step::Draw => [Action::Draw, Action::Take, Action::Close].into_iter().for_each(put),
            Step::Ask(_, left) => left.iter().for_each(|seat| put(Action::Ask { seat })),
            Step::Search => {
                let pile = self.pile.unwrap_or_default();
                pile.kinds().for_each(|card| put(Action::Pick { card }));
            }
            Step::Found(card) => {
                self.ways(card, &mut put);
                // The number of *keep* lies before those of Wyatt Earp's mode 3, which a search never finds.
                put(Action::Keep);
            }
            Step::Window(..) => {
                Outlaw::ALL.into_iter().for_each(|outlaw| put(Action::Unhide { outlaw }));
                put(Action::Pass);
            }
            Step::Play => self.whole_turn(list),
            Step::Landed(_)
            | Step::Shot(..)
            | Step::Passed(..)
            | Step::Discarded
            | Step::HandOver(_)
            | Step::Over(_) => {}
        }
    }

    /// The actions of a turn after its draw, in order.
    fn whole_turn(&self, list: &mut Vec<Action>) {
        let most = self.hand.len() - 1;
        for outlaw in Outlaw::ALL {
            let least = if self.is_open(outlaw) { 1 } else { 3 };
            let held = self.hand.count(Card::outlaw(outlaw)).min(most);
            list.extend((least..=held).map(|count| Action::Lay { outlaw, count }));
        }
        if !self.sheriff && most > 0 {
            let mut put = |action: Action| {
                if self.plays(action).is_none() {
                    list.push(action);
                }
            };
            for outlaw in Outlaw::ALL {
                if self.hand.count(Card::photo(outlaw)) > 0 {
                    put(Action::Photo { outlaw });
                }
            }
            for card in [Card::STAGECOACH, Card::BANK, Card::GUN, Card::HIDEOUT, Card::WANTED, Card::WYATT] {
                if self.hand.count(card) > 0 {
                    self.ways(card, &mut put);
                }
            }
        }
        list.extend(self.hand.kinds().map(|card| Action::Discard { card }));
    }

    /// The ways to play a sheriff card, legal or not, in order.
    fn ways(&self, card: Card, put: &mut impl FnMut(Action)) {
        let outlaws = Outlaw::ALL.into_iter();
        let opponents = || Seat::all(self.groups.seats()).filter(|seat| *seat != self.me);
        match card {
            Card::STAGECOACH => outlaws.for_each(|outlaw| put(Action::Stagecoach { outlaw })),
            Card::BANK => outlaws.for_each(|outlaw| put(Action::Bank { outlaw })),
            Card::GUN => outlaws.for_each(|outlaw| put(Action::Gun { outlaw })),
            Card::HIDEOUT => {
                for seat in opponents() {
                    outlaws.clone().for_each(|outlaw| put(Action::Hideout { seat, outlaw }));
                }
            }
            Card::WANTED => {
                outlaws.clone().for_each(|outlaw| put(Action::Want { outlaw }));
                for seat in opponents() {
                    outlaws.clone().for_each(|outlaw| put(Action::Steal { seat, outlaw }));
                }
            }
            Card::WYATT => {
                put(Action::WyattDraw);
                put(Action::WyattSearch);
                outlaws.for_each(|outlaw| put(Action::Unhide { outlaw }));
            }
            photo => {
                outlaws.filter(|outlaw| Card::photo(*outlaw) == photo).for_each(|outlaw| put(Action::Photo { outlaw }))
            }
        }
    }
}

/// The sheriff card that an action plays.
pub(crate) fn played(action: Action) -> Option<Card> {
    match action {
        Action::Photo { outlaw } => Some(Card::photo(outlaw)),
        Action::Stagecoach { .. } => Some(Card::STAGECOACH),
        Action::Bank { .. } => Some(Card::BANK),
        Action::Gun { .. } => Some(Card::GUN),
        Action::Hideout { .. } => Some(Card::HIDEOUT),
        Action::Want { .. } | Action::Steal { .. } => Some(Card::WANTED),
        Action::WyattDraw | Action::WyattSearch | Action::Unhide { .. } => Some(Card::WYATT),
        Action::Draw
        | Action::Take
        | Action::Close
        | Action::Lay { .. }
        | Action::Ask { .. }
        | Action::Pick { .. }
        | Action::Keep
        | Action::Discard { .. }
        | Action::Pass => None,
    }
}
