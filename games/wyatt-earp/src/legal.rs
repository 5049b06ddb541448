//! Legal actions: one predicate serves the list, the page's buttons, and the reason why an action is forbidden.

use table::{Bits, BySeat, Seat, SeatSet};

use crate::action::{
    ALL, ASK, Action, BANK, CLOSE, COPIES, DISCARD, DRAW, GUN, HIDEOUT, KEEP, LAY, PASS, PHOTO, PICK, SEATS,
    STAGECOACH, STEAL, TAKE, TARGET, UNHIDE, WANT, WYATT_DRAW, WYATT_SEARCH, group, group_at,
};
use crate::card::Card;
use crate::game::WyattEarp;
use crate::group::Groups;
use crate::hand::Hand;
use crate::illegal::Illegal;
use crate::outlaw::{OUTLAWS, Outlaw};
use crate::state::State;
use crate::step::Step;
use crate::view::View;

/// A set of actions, by number.
type Actions = Bits<{ ALL.len().div_ceil(64) }>;

/// The set of all outlaws.
const EVERY_OUTLAW: u64 = (1 << OUTLAWS) - 1;

/// The cards that need a shot, with the numbers of the actions that play them (WE-14).
const SHOTS: [(usize, Card); 6] = [
    (STAGECOACH, Card::STAGECOACH),
    (BANK, Card::BANK),
    (GUN, Card::GUN),
    (HIDEOUT, Card::HIDEOUT),
    (STEAL, Card::WANTED),
    (UNHIDE, Card::WYATT),
];

/// Fills the list with a seat's legal actions, in order.
#[inline]
pub(crate) fn legal(game: &WyattEarp, state: &State, seat: Seat, list: &mut Vec<Action>) {
    list.clear();
    if state.to_act().contains(seat) {
        game.desk(state, seat).legal().list(list, |number| ALL[number]);
    }
}

/// One of a seat's legal actions, at the place in the list that `choose` names.
#[inline]
pub(crate) fn pick(game: &WyattEarp, state: &State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    let asked = state.to_act().contains(seat);
    let legal = if asked { game.desk(state, seat).legal() } else { Actions::EMPTY };
    legal.pick(choose).map(|number| ALL[number])
}

/// Why the viewer may not do this; `None` if they may.
pub(crate) fn why_not(game: &WyattEarp, view: &View, action: Action) -> Option<Illegal> {
    match view.viewer.seat().filter(|seat| seat.0 < game.seats) {
        Some(seat) => game.desk_seen(view, seat).why_not(action),
        None => Some(Illegal::NoSeat),
    }
}

/// Whether a seat may do this now: the same predicate, on the state.
#[inline]
pub(crate) fn is_legal(game: &WyattEarp, state: &State, seat: Seat, action: Action) -> bool {
    state.to_act().contains(seat) && game.desk(state, seat).why_not(action).is_none()
}

impl WyattEarp {
    /// The groups that a card of this seat may be used on after a hit (WE-16), according to the view.
    pub fn targets(&self, view: &View, seat: Seat, card: Card) -> impl Iterator<Item = (Seat, Outlaw)> + use<> {
        let targets = self.desk_seen(view, seat).targets(card);
        (0..SEATS * OUTLAWS).filter(move |at| targets >> at & 1 == 1).map(group)
    }

    /// A seat's desk.
    #[inline(always)] // so that each caller computes only what it uses
    pub(crate) fn desk<'a>(&self, state: &'a State, me: Seat) -> Desk<'a> {
        Desk {
            me,
            active: state.active,
            step: state.step,
            hand: &state.hands[me],
            hands: Hands::Held(&state.hands),
            groups: &state.groups,
            open: state.open,
            draw: state.draw.len(),
            discard: state.discard.len(),
            renewed: state.renewed,
            sheriff: state.sheriff,
            pile: (state.step == Step::Search).then(|| state.draw.cards().iter().copied().collect()),
            gun_by_group: self.options.gun_by_group,
        }
    }

    /// The same desk, from what the seat sees.
    fn desk_seen<'a>(&self, view: &'a View, me: Seat) -> Desk<'a> {
        Desk {
            me,
            active: view.active,
            step: view.step,
            hand: &view.hand,
            hands: Hands::Counted(&view.hands),
            groups: &view.groups,
            open: view.open,
            draw: view.draw,
            discard: view.discard,
            renewed: view.renewed,
            sheriff: view.sheriff,
            pile: view.pile,
            gun_by_group: self.options.gun_by_group,
        }
    }
}

/// Everything that decides which actions are legal. The rules build it from a state, a page from a view.
/// [`Desk::why_not`] says why an action is not legal; [`Desk::legal`] computes all legal ones at once, for speed. The
/// tests compare the two at every position of random games.
pub(crate) struct Desk<'a> {
    me: Seat,
    active: Seat,
    step: Step,
    hand: &'a Hand,
    hands: Hands<'a>,
    groups: &'a BySeat<Groups>,
    open: u8,
    draw: u8,
    discard: u8,
    renewed: bool,
    sheriff: bool,
    /// The draw pile, during a search.
    pile: Option<Hand>,
    gun_by_group: bool,
}

/// How many cards each seat holds, as the rules and as a seat know it.
enum Hands<'a> {
    Held(&'a BySeat<Hand>),
    Counted(&'a BySeat<u8>),
}

impl Desk<'_> {
    /// Why the seat may not do this; `None` if it may.
    fn why_not(&self, action: Action) -> Option<Illegal> {
        match self.step {
            Step::Over(_) => Some(Illegal::Over),
            Step::Landed(_) | Step::Shot(..) | Step::Passed(..) | Step::Discarded | Step::HandOver(_) => {
                Some(Illegal::NotYourTurn)
            }
            Step::Window(seat, _) | Step::WindowTarget(seat, _) if seat != self.me => Some(Illegal::NotYourTurn),
            Step::Window(..) => match action {
                Action::Pass => None,
                Action::Unhide => self.why_not_card(Card::WYATT).or_else(|| self.why_not_shot(Card::WYATT)),
                _ => Some(Illegal::WindowOpen),
            },
            Step::WindowTarget(..) => self.why_not_target(Card::WYATT, action),
            _ if self.active != self.me => Some(Illegal::NotYourTurn),
            Step::Draw => self.why_not_draw(action),
            Step::Target(card) => self.why_not_target(card, action),
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
                (_, Some(own)) if own == card => self.why_not_sheriff(action, card),
                _ => Some(Illegal::FoundFirst),
            },
            Step::Play => self.why_not_in_turn(action),
        }
    }

    /// Why this action cannot begin the turn (WE-7, WE-28).
    fn why_not_draw(&self, action: Action) -> Option<Illegal> {
        let closable = self.renewed && self.draw < 2;
        match action {
            Action::Draw => closable.then_some(Illegal::TooFewLeft),
            Action::Close => (!closable).then_some(Illegal::EnoughLeft),
            Action::Take => (self.discard == 0).then_some(Illegal::NothingDiscarded),
            _ => Some(Illegal::DrawFirst),
        }
    }

    /// Why the seat may not do this in its turn, after the draw.
    fn why_not_in_turn(&self, action: Action) -> Option<Illegal> {
        match action {
            Action::Draw | Action::Take | Action::Close => Some(Illegal::Drawn),
            Action::Ask { .. } => Some(Illegal::CannotAsk),
            Action::Pick { .. } => Some(Illegal::NotInPile),
            Action::Keep => Some(Illegal::NothingFound),
            Action::Target { .. } => Some(Illegal::NoHit),
            Action::Pass => Some(Illegal::NoWindow),
            Action::Discard { card } => self.why_not_card(card),
            Action::Lay { outlaw, count } => self.why_not_lay(outlaw, count),
            _ => {
                let card = played(action).expect("every other action plays a sheriff card");
                self.why_not_card(card)
                    .or_else(|| self.sheriff.then_some(Illegal::OneSheriffCard))
                    .or_else(|| self.why_not_sheriff(action, card))
            }
        }
    }

    /// Why a card may not be used: it must be in the hand.
    #[inline]
    fn why_not_card(&self, card: Card) -> Option<Illegal> {
        (self.hand.count(card) == 0).then_some(Illegal::NotInHand)
    }

    /// Whether this outlaw is open (WE-10).
    #[inline]
    fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw.index() & 1 == 1
    }

    /// The outlaws with a card in front of any seat, one bit each.
    #[inline]
    fn laid(&self) -> u8 {
        self.groups.iter().fold(0, |laid, groups| laid | groups.laid())
    }

    /// Why this many cards of an outlaw may not be laid (WE-9, WE-10, WE-13).
    fn why_not_lay(&self, outlaw: Outlaw, count: u8) -> Option<Illegal> {
        if self.hand.count(Card::outlaw(outlaw)) < count {
            Some(Illegal::NotInHand)
        } else if count < 3 && !self.is_open(outlaw) {
            Some(Illegal::ThreeToOpen)
        } else {
            (self.hand.len() <= count).then_some(Illegal::KeepOne)
        }
    }

    /// Whether there is a card to shoot with (WE-15).
    #[inline]
    fn can_shoot(&self) -> bool {
        self.draw > 0 || !self.renewed && self.discard > 0
    }

    /// Why a sheriff card in the hand may not be played this way, apart from the limit of one per turn (WE-13 to
    /// WE-24).
    fn why_not_sheriff(&self, action: Action, card: Card) -> Option<Illegal> {
        if self.hand.len() < 2 && action != Action::WyattDraw {
            return Some(Illegal::KeepOne);
        }
        match action {
            Action::Photo { outlaw } => (self.laid() >> outlaw.index() & 1 == 0).then_some(Illegal::NotOnTable),
            Action::Want { .. } => self.to_ask().is_empty().then_some(Illegal::NobodyToAsk),
            Action::WyattDraw | Action::WyattSearch => (!self.can_shoot()).then_some(Illegal::NoShot),
            _ => self.why_not_shot(card),
        }
    }

    /// Why a card that needs a hit may not be played: it needs a target and a card to shoot with (WE-15, WE-16).
    fn why_not_shot(&self, card: Card) -> Option<Illegal> {
        if self.targets(card) != 0 {
            return (!self.can_shoot()).then_some(Illegal::NoShot);
        }
        Some(match card {
            Card::HIDEOUT => Illegal::NothingToHide,
            Card::WANTED => Illegal::NothingToSteal,
            Card::WYATT => Illegal::NothingToFree,
            Card::GUN if self.groups[self.me].standing() != 0 => Illegal::GunThere,
            _ => Illegal::NoGroup,
        })
    }

    /// Why this is not a valid target of the card that has hit (WE-16).
    fn why_not_target(&self, card: Card, action: Action) -> Option<Illegal> {
        let Action::Target { seat, outlaw } = action else { return Some(Illegal::TargetFirst) };
        if self.targets(card) >> group_at(seat, outlaw) & 1 == 1 {
            return None;
        }
        let is_mine = seat == self.me;
        let stands = self.groups.get(seat).is_some_and(|groups| groups[outlaw].stands());
        Some(match card {
            Card::HIDEOUT | Card::WANTED if is_mine || seat.0 >= self.groups.seats() => Illegal::NoOpponent,
            Card::HIDEOUT if stands => Illegal::HiddenAlready,
            Card::HIDEOUT | Card::WANTED => Illegal::NothingThere,
            Card::WYATT => Illegal::NotHidden,
            _ if is_mine && stands => Illegal::GunThere,
            _ => Illegal::NoGroup,
        })
    }

    /// The groups that a card may be used on after a hit (WE-18 to WE-24), one bit each as numbered by [`group_at`].
    pub(crate) fn targets(&self, card: Card) -> u64 {
        let own = &self.groups[self.me];
        let mine = |outlaws: u8| u64::from(outlaws) << (self.me.index() * OUTLAWS);
        let theirs = |outlaws: fn(&Groups) -> u8| {
            let others = self.groups.pairs().filter(|(seat, _)| *seat != self.me);
            others.fold(0, |all, (seat, groups)| all | u64::from(outlaws(groups)) << (seat.index() * OUTLAWS))
        };
        match card {
            Card::STAGECOACH | Card::BANK => mine(own.standing()),
            Card::GUN if self.gun_by_group => mine(own.standing() & !own.guns()),
            Card::GUN => mine(own.standing() & !self.groups.iter().fold(0, |guns, groups| guns | groups.guns())),
            Card::HIDEOUT => theirs(|groups| groups.standing() & !groups.hidden()),
            Card::WANTED => theirs(Groups::laid),
            _ => mine(own.hidden()),
        }
    }

    /// The kinds of cards for which [`Desk::targets`] finds any target, one bit each, computed for all at once.
    #[inline]
    fn aimed(&self) -> u32 {
        let own = &self.groups[self.me];
        let (mut guns, mut laid, mut bare) = (0, 0, 0);
        for (seat, groups) in self.groups.pairs() {
            let theirs = if seat == self.me { 0 } else { u8::MAX };
            guns |= groups.guns();
            laid |= groups.laid() & theirs;
            bare |= groups.standing() & !groups.hidden() & theirs;
        }
        let taken = if self.gun_by_group { own.guns() } else { guns };
        let targets = [
            (Card::STAGECOACH, own.standing()),
            (Card::BANK, own.standing()),
            (Card::GUN, own.standing() & !taken),
            (Card::WANTED, laid),
            (Card::HIDEOUT, bare),
            (Card::WYATT, own.hidden()),
        ];
        targets.into_iter().fold(0, |kinds, (card, outlaws)| kinds | u32::from(outlaws != 0) << card.number())
    }

    /// The opponents who have cards (WE-20).
    fn to_ask(&self) -> SeatSet {
        let holding: SeatSet = match self.hands {
            Hands::Held(hands) => hands.pairs().filter(|(_, hand)| !hand.is_empty()).map(|(seat, _)| seat).collect(),
            Hands::Counted(hands) => hands.pairs().filter(|(_, count)| **count > 0).map(|(seat, _)| seat).collect(),
        };
        holding.without(self.me)
    }

    /// The legal actions.
    #[inline(always)] // so that only what the step needs is computed
    fn legal(&self) -> Actions {
        let mut set = Actions::EMPTY;
        match self.step {
            Step::Draw => self.put_draws(&mut set),
            Step::Ask(_, left) => left.iter().for_each(|seat| set.put(ASK + seat.index(), 1)),
            Step::Search => {
                let pile = self.pile.as_ref().map(Hand::bits).unwrap_or_default();
                set.put(PICK, u64::from(pile & !(1 << Card::WYATT.number())));
            }
            Step::Found(card) => {
                self.put_sheriffs(1 << card.number(), &mut set);
                set.put(KEEP, 1);
            }
            Step::Window(..) => {
                let frees = self.hand.count(Card::WYATT) > 0 && self.why_not_shot(Card::WYATT).is_none();
                set.put(UNHIDE, u64::from(frees));
                set.put(PASS, 1);
            }
            Step::Target(card) => set.put(TARGET, self.targets(card)),
            Step::WindowTarget(..) => set.put(TARGET, self.targets(Card::WYATT)),
            Step::Play => {
                self.put_lays(&mut set);
                if !self.sheriff {
                    self.put_sheriffs(self.hand.bits(), &mut set);
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
        set
    }

    /// Adds what [`Desk::why_not_draw`] allows.
    #[inline]
    fn put_draws(&self, set: &mut Actions) {
        let closable = self.renewed && self.draw < 2;
        set.put(if closable { CLOSE } else { DRAW }, 1);
        set.put(TAKE, u64::from(self.discard > 0));
    }

    /// Adds what [`Desk::why_not_lay`] allows.
    #[inline]
    fn put_lays(&self, set: &mut Actions) {
        let most = self.hand.len() - 1;
        for (at, held) in self.hand.outlaws().iter().enumerate() {
            let too_few = if self.open >> at & 1 == 1 { 0 } else { 0b11 };
            set.put(LAY + at * COPIES, ((1 << (*held).min(most)) - 1) & !too_few);
        }
    }

    /// Adds what [`Desk::why_not_sheriff`] allows with these kinds of cards, one bit each.
    #[inline]
    fn put_sheriffs(&self, kinds: u32, set: &mut Actions) {
        let has = |card: Card| kinds >> card.number() & 1 == 1;
        let can_shoot = self.can_shoot();
        set.put(WYATT_DRAW, u64::from(can_shoot && has(Card::WYATT)));
        if self.hand.len() < 2 {
            return;
        }
        set.put(PHOTO, u64::from(kinds >> OUTLAWS & u32::from(self.laid())));
        set.put(WANT, if has(Card::WANTED) && !self.to_ask().is_empty() { EVERY_OUTLAW } else { 0 });
        if can_shoot {
            set.put(WYATT_SEARCH, u64::from(has(Card::WYATT)));
            let shots = kinds & self.aimed();
            for (number, card) in SHOTS {
                set.put(number, u64::from(shots >> card.number() & 1));
            }
        }
    }
}

/// The sheriff card that an action plays.
fn played(action: Action) -> Option<Card> {
    match action {
        Action::Photo { outlaw } => Some(Card::photo(outlaw)),
        Action::Stagecoach => Some(Card::STAGECOACH),
        Action::Bank => Some(Card::BANK),
        Action::Gun => Some(Card::GUN),
        Action::Hideout => Some(Card::HIDEOUT),
        Action::Want { .. } | Action::Steal => Some(Card::WANTED),
        Action::WyattDraw | Action::WyattSearch | Action::Unhide => Some(Card::WYATT),
        Action::Draw
        | Action::Take
        | Action::Close
        | Action::Lay { .. }
        | Action::Ask { .. }
        | Action::Pick { .. }
        | Action::Keep
        | Action::Target { .. }
        | Action::Discard { .. }
        | Action::Pass => None,
    }
}
