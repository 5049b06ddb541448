//! The beginner bot: builds groups, raises their rewards, hides the others' groups, and looks no further than its own
//! turn.
//!
//! Frozen: later bots are measured against it.

use bots::{BEGINNER, Bot, Thinking};
use table::{Knows, Seat, Stream};

use crate::action::Action;
use crate::card::Card;
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::step::Step;
use crate::view::View;

/// A bot that plays sensibly but looks no further than its own turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<WyattEarp> for Beginner {
    fn name(&self) -> &'static str {
        BEGINNER
    }

    fn choose(&self, game: &WyattEarp, knows: &Knows<WyattEarp>, legal: &[Action], thinking: &mut Thinking) -> Action {
        let Some(me) = knows.view.viewer.seat() else { return legal[0] };
        let worth = |action: &Action| worth(game, &knows.view, me, *action);
        let best = legal.iter().map(worth).max().unwrap_or_default();
        let good: Vec<Action> = legal.iter().filter(|action| worth(action) == best).copied().collect();
        *thinking.random().pick(&good).unwrap_or(&legal[0])
    }
}

/// How many cards of an outlaw the seat has, in hand and laid.
fn share_of(view: &View, me: Seat, outlaw: Outlaw) -> i32 {
    i32::from(view.hand.count(Card::outlaw(outlaw))) + i32::from(view.groups[me][outlaw].outlaws)
}

/// The value of an action. Above 0 it is better than discarding; below 0 it is taken only if nothing else is possible.
fn worth(game: &WyattEarp, view: &View, me: Seat, action: Action) -> i32 {
    // The value of a card that needs a hit, at its best target.
    let best = |card: Card| {
        let targets = game.targets(view, me, card);
        targets.map(|(owner, outlaw)| aim(game, view, card, owner, outlaw)).max().unwrap_or_default()
    };
    match action {
        Action::Take => match view.top {
            Some(card) => 2 * useful(view, me, card),
            None => -1,
        },
        Action::Draw => 9,
        Action::Close => 1,
        Action::Lay { outlaw, count } => 50 + 10 * i32::from(count) + pot(view, outlaw),
        Action::Photo { outlaw } => 40 + pot(view, outlaw) + points(game, view, me, outlaw),
        Action::Stagecoach => 30 + best(Card::STAGECOACH),
        Action::Bank => 30 + best(Card::BANK),
        Action::Gun => 30 + best(Card::GUN),
        Action::Hideout => 10 + best(Card::HIDEOUT),
        Action::Steal => 12 + best(Card::WANTED),
        Action::Want { outlaw } => 8 + 3 * share_of(view, me, outlaw),
        Action::Ask { seat } => i32::from(view.hands[seat]),
        Action::WyattDraw => 25,
        Action::WyattSearch => 20,
        Action::Unhide => 45 + best(Card::WYATT),
        Action::Target { seat, outlaw } => match view.step {
            Step::Target(card) => aim(game, view, card, seat, outlaw),
            _ => aim(game, view, Card::WYATT, seat, outlaw),
        },
        Action::Pick { card } => useful(view, me, card),
        Action::Keep | Action::Pass => 0,
        Action::Discard { card } => -10 - useful(view, me, card),
    }
}

/// The value of hitting this group with a card.
fn aim(game: &WyattEarp, view: &View, card: Card, owner: Seat, outlaw: Outlaw) -> i32 {
    match card {
        Card::WANTED | Card::WYATT => pot(view, outlaw),
        _ => pot(view, outlaw) + points(game, view, owner, outlaw),
    }
}

/// The visible points of a group.
fn points(game: &WyattEarp, view: &View, owner: Seat, outlaw: Outlaw) -> i32 {
    i32::from(view.groups[owner][outlaw].points(&game.edition().points))
}

/// The reward on a poster, in thousands.
fn pot(view: &View, outlaw: Outlaw) -> i32 {
    i32::from(view.posters[outlaw.index()])
}

/// How much the seat wants to hold a card.
fn useful(view: &View, me: Seat, card: Card) -> i32 {
    match Outlaw::ALL.into_iter().find(|outlaw| Card::outlaw(*outlaw) == card) {
        Some(outlaw) if view.is_open(outlaw) => 6 + share_of(view, me, outlaw),
        Some(outlaw) => 3 * share_of(view, me, outlaw),
        None if card == Card::WYATT => 8,
        None if card == Card::HIDEOUT || card == Card::WANTED => 4,
        None => 7,
    }
}
