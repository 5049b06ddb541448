//! What may be decided: one predicate on what the rules and a viewer have in common.

use table::{BySeat, Seat, SeatSet};

use crate::action::{
    ASK, Action, BANK, CLOSE, COPIES, DISCARD, DRAW, GUN, HIDEOUT, KEEP, LAY, PASS, PHOTO, PICK, STAGECOACH, STEAL,
    TAKE, UNHIDE, WANT, WYATT_DRAW, WYATT_SEARCH,
};
use crate::action_set::ActionSet;
use crate::card::Card;
use crate::group::Groups;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::outlaw::{OUTLAWS, Outlaw};
use crate::state::{State, Step};
use crate::view::View;

/// The set of all outlaws.
const EVERY_OUTLAW: u8 = (1 << OUTLAWS) - 1;

/// All that decides about a seat's actions. [`Desk::forbids`] tells why one action is not allowed; [`Desk::list`] works out
/// all that are allowed at once, for speed. That both say the same is tested at every position of the random games.
pub(crate) struct Desk<'a> {
    me: Seat,
    active: Seat,
    step: Step,
    hand: &'a Hand,
    /// The seats that hold a card.
    holding: SeatSet,
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
        Desk {
            me,
            active: state.active,
            step: state.step,
            hand: &state.hands[me],
            holding: state.hands.pairs().filter(|(_, hand)| !hand.is_empty()).map(|(seat, _)| seat).collect(),
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
        Desk {
            me,
            active: view.active,
            step: view.step,
            hand: &view.hand,
            holding: view.hands.pairs().filter(|(_, count)| **count > 0).map(|(seat, _)| seat).collect(),
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

    /// The outlaws of whom a card lies before somebody, a bit each.
    #[inline]
    fn laid(&self) -> u8 {
        self.groups.iter().fold(0, |laid, groups| laid | groups.laid())
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
        if self.hand.len() < 2 && action != Action::WyattDraw {
            return Some(Illegal::KeepOne);
        }
        let shot = || (!self.can_shoot()).then_some(Illegal::NoShot);
        let own = |outlaw: Outlaw| {
            let stands = self.groups[self.me][outlaw].stands();
            if stands { shot() } else { Some(Illegal::NoGroup) }
        };
        match action {
            Action::Photo { outlaw } => (self.laid() >> outlaw.index() & 1 == 0).then_some(Illegal::NotOnTable),
            Action::Stagecoach { outlaw } | Action::Bank { outlaw } => own(outlaw),
            Action::Gun { outlaw } => {
                let there = |groups: &Groups| groups[outlaw].gun;
                let held = match self.gun_by_group {
                    true => there(&self.groups[self.me]),
                    false => self.groups.iter().any(there),
                };
                own(outlaw).or(held.then_some(Illegal::GunThere))
            }
            Action::Hideout { seat, outlaw } => match self.opponent(seat) {
                None => Some(Illegal::NoOpponent),
                Some(groups) => match groups[outlaw] {
                    group if !group.stands() => Some(Illegal::NothingThere),
                    group if group.hidden => Some(Illegal::HiddenAlready),
                    _ => shot(),
                },
            },
            Action::Steal { seat, outlaw } => match self.opponent(seat) {
                None => Some(Illegal::NoOpponent),
                Some(groups) if groups[outlaw].outlaws == 0 => Some(Illegal::NothingThere),
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
        match self.groups[self.me][outlaw].hidden {
            false => Some(Illegal::NotHidden),
            true => (!self.can_shoot()).then_some(Illegal::NoShot),
        }
    }

    /// The opponents who have a card (WE-20).
    pub(crate) fn to_ask(&self) -> SeatSet {
        self.holding.iter().filter(|seat| *seat != self.me).collect()
    }

    /// Writes all that is not forbidden, in order.
    #[inline]
    pub(crate) fn list(&self, list: &mut Vec<Action>) {
        let mut set = ActionSet::default();
        match self.step {
            Step::Draw => self.draws_set(&mut set),
            Step::Ask(_, left) => left.iter().for_each(|seat| set.put(ASK + seat.index(), 1)),
            Step::Search => {
                let pile = self.pile.as_ref().map(Hand::bits).unwrap_or_default();
                set.put(PICK, u64::from(pile & !(1 << Card::WYATT.number())));
            }
            Step::Found(card) => {
                self.plays_set(1 << card.number(), &mut set);
                set.put(KEEP, 1);
            }
            Step::Window(..) => {
                self.unhides_set(self.hand.bits(), &mut set);
                set.put(PASS, 1);
            }
            Step::Play => {
                self.lays_set(&mut set);
                if !self.sheriff {
                    self.plays_set(self.hand.bits(), &mut set);
                }
                set.put(DISCARD, u64::from(self.hand.bits()));
            }
            Step::Landed(_)
            | Step::Shot(..)
            | Step::Passed(..)
            | Step::Discarded
            | Step::HandOver(_)
            | Step::Over(_) => {}
        }
        set.write(list);
    }

    /// What [`Desk::draws`] allows.
    #[inline]
    fn draws_set(&self, set: &mut ActionSet) {
        let closable = self.renewed && self.draw < 2;
        set.put(if closable { CLOSE } else { DRAW }, 1);
        set.put(TAKE, u64::from(self.discard > 0));
    }

    /// What [`Desk::lays`] allows.
    #[inline]
    fn lays_set(&self, set: &mut ActionSet) {
        let most = self.hand.len() - 1;
        for (at, held) in self.hand.outlaws().iter().enumerate() {
            let too_few = if self.open >> at & 1 == 1 { 0 } else { 0b11 };
            set.put(LAY + at * COPIES, ((1 << (*held).min(most)) - 1) & !too_few);
        }
    }

    /// What [`Desk::plays`] allows with these kinds of card, a bit each.
    #[inline]
    fn plays_set(&self, kinds: u32, set: &mut ActionSet) {
        let with = |card: Card, bits: u64| if kinds >> card.number() & 1 == 1 { bits } else { 0 };
        let shots = self.shots();
        set.put(WYATT_DRAW, with(Card::WYATT, u64::from(shots & 1)));
        if self.hand.len() < 2 {
            return;
        }
        let own = &self.groups[self.me];
        let robbed = u64::from(own.standing() & shots);
        set.put(PHOTO, u64::from(kinds >> OUTLAWS & u32::from(self.laid())));
        set.put(STAGECOACH, with(Card::STAGECOACH, robbed));
        set.put(BANK, with(Card::BANK, robbed));
        let guns = match self.gun_by_group {
            true => own.guns(),
            false => self.groups.iter().fold(0, |guns, groups| guns | groups.guns()),
        };
        set.put(GUN, with(Card::GUN, robbed & !u64::from(guns)));
        let (mut hideouts, mut thefts) = (0, 0);
        for (seat, groups) in self.groups.pairs().filter(|(seat, _)| *seat != self.me) {
            let at = seat.index() * OUTLAWS;
            hideouts |= u64::from(groups.standing() & !groups.hidden() & shots) << at;
            thefts |= u64::from(groups.laid() & shots) << at;
        }
        set.put(HIDEOUT, with(Card::HIDEOUT, hideouts));
        set.put(WANT, with(Card::WANTED, if self.to_ask().is_empty() { 0 } else { EVERY_OUTLAW.into() }));
        set.put(STEAL, with(Card::WANTED, thefts));
        set.put(WYATT_SEARCH, with(Card::WYATT, u64::from(shots & 1)));
        self.unhides_set(kinds, set);
    }

    /// What [`Desk::unhides`] allows with these kinds of card.
    #[inline]
    fn unhides_set(&self, kinds: u32, set: &mut ActionSet) {
        let hidden = self.groups[self.me].hidden() & self.shots();
        set.put(UNHIDE, if kinds >> Card::WYATT.number() & 1 == 1 { hidden.into() } else { 0 });
    }

    /// All outlaws when there is a card to shoot with, else none.
    #[inline]
    fn shots(&self) -> u8 {
        if self.can_shoot() { EVERY_OUTLAW } else { 0 }
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
