//! A beginner: builds groups, raises their rewards, hides those of others, and thinks no further than this turn.

use bots::Bot;
use table::{Fast, Knows, Seat, Stream};

use crate::WyattEarp;
use crate::action::Action;
use crate::card::Card;
use crate::outlaw::Outlaw;
use crate::view::View;

/// Plays what is worth most at once.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<WyattEarp> for Beginner {
    fn name(&self) -> &'static str {
        "beginner"
    }

    fn version(&self) -> u32 {
        1
    }

    fn choose(&self, game: &WyattEarp, knows: &Knows<WyattEarp>, legal: &[Action], random: &mut Fast) -> Action {
        let Some(me) = knows.view.viewer.seat() else { return legal[0] };
        let worth = |action: &Action| worth(game, &knows.view, me, *action);
        let best = legal.iter().map(worth).max().unwrap_or_default();
        let good: Vec<Action> = legal.iter().filter(|action| worth(action) == best).copied().collect();
        *random.pick(&good).unwrap_or(&legal[0])
    }
}

/// How many cards of an outlaw the seat has, in hand and laid.
fn share_of(view: &View, me: Seat, outlaw: Outlaw) -> i32 {
    i32::from(view.hand.count(Card::outlaw(outlaw))) + i32::from(view.groups[me][outlaw].outlaws)
}

/// How much an action is worth. Above 0 it is better than to discard, below it is done only when nothing else can be.
fn worth(game: &WyattEarp, view: &View, me: Seat, action: Action) -> i32 {
    let own = |outlaw: Outlaw| i32::from(view.groups[me][outlaw].points(&game.edition().points));
    let pot = |outlaw: Outlaw| i32::from(view.posters[outlaw.index()]);
    match action {
        Action::Take => match view.top {
            Some(card) => 2 * useful(view, me, card),
            None => -1,
        },
        Action::Draw => 9,
        Action::Close => 1,
        Action::Lay { outlaw, count } => 50 + 10 * i32::from(count) + pot(outlaw),
        Action::Photo { outlaw } => 40 + pot(outlaw) + own(outlaw),
        Action::Stagecoach { outlaw } | Action::Bank { outlaw } | Action::Gun { outlaw } => {
            30 + pot(outlaw) + own(outlaw)
        }
        Action::Hideout { seat, outlaw } => {
            let theirs = i32::from(view.groups[seat][outlaw].points(&game.edition().points));
            10 + theirs + pot(outlaw)
        }
        Action::Steal { outlaw, .. } => 12 + pot(outlaw),
        Action::Want { outlaw } => 8 + 3 * share_of(view, me, outlaw),
        Action::Ask { seat } => i32::from(view.hands[seat]),
        Action::WyattDraw => 25,
        Action::WyattSearch => 20,
        Action::Unhide { outlaw } => 45 + pot(outlaw),
        Action::Pick { card } => useful(view, me, card),
        Action::Keep | Action::Pass => 0,
        Action::Discard { card } => -10 - useful(view, me, card),
    }
}

/// How much one would like to hold a card.
fn useful(view: &View, me: Seat, card: Card) -> i32 {
    match Outlaw::ALL.into_iter().find(|outlaw| Card::outlaw(*outlaw) == card) {
        Some(outlaw) if view.is_open(outlaw) => 6 + share_of(view, me, outlaw),
        Some(outlaw) => 3 * share_of(view, me, outlaw),
        None if card == Card::WYATT => 8,
        None if card == Card::HIDEOUT || card == Card::WANTED => 4,
        None => 7,
    }
}
