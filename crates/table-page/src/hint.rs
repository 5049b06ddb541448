//! Hints: what a bot would do in the viewer's seat, why, and what else is good.

use erasure::Because;
use look::{Names, args, fields};
use maud::{Markup, html};
use table::Seat;
use table_fold::{Hint, Request};

use crate::chart::points;
use crate::view::View;

impl View<'_> {
    /// What a bot would do in the seat's place, or the button that asks for it; where memory is part of the game, with
    /// what the bot does not know.
    pub fn hint(&self, seat: Seat) -> Markup {
        let (words, snapshot) = (self.words, self.snapshot);
        let open = html! {
            @if snapshot.title().memory() { " " span.about { (words.say("hint-open")) } }
        };
        let title = |bot: &str| words.say(&format!("bot-{bot}"));
        if let Some(hint) = snapshot.hint(seat) {
            let action = self.deed(seat, &hint.advice.action);
            let names = snapshot.names();
            let names = Names::new(&names, Some(seat));
            return html! {
                p #hint .hint role="status" {
                    (words.tell("hint", &args![bot => title(hint.bot), action => action]))
                    @if let Some(because) = &hint.advice.because { " · " (self.because(because, names)) }
                    (open)
                }
                (self.best(seat, hint))
            };
        }
        let at = snapshot.at(seat);
        if !self.may(&Request::Hint { seat, at }) {
            return html! {};
        }
        let (bot, _) = snapshot.title().strongest();
        html! {
            form #hint .inline method="post" action=(self.url("/hint")) {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="at" value=(at);
                button.button { (words.tell("hint-ask", &args![bot => title(bot)])) }
                (open)
            }
        }
    }

    /// The best actions with the seat's chances, to be opened.
    fn best(&self, seat: Seat, hint: &Hint) -> Markup {
        let best = &hint.advice.best;
        html! {
            @if best.len() > 1 {
                details #best .best {
                    summary { (self.words.say("hint-best")) }
                    ol {
                        @for (action, chance) in best {
                            li {
                                (self.deed(seat, action)) " "
                                strong { (self.words.tell("percent", &args![number => points(*chance)])) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// An action of the seat in words.
    fn deed(&self, seat: Seat, action: &str) -> String {
        let said = self.shown(None, |seen, context| {
            let names = Names::new(context.names, Some(seat));
            self.show.describe(seen, action, names, self.words)
        });
        said.flatten().unwrap_or_else(|| action.to_owned())
    }

    /// What an action brings that others do not.
    pub fn because(&self, because: &Because, names: Names<'_>) -> String {
        let (what, amount) = (self.words.say(&because.term), self.show.amount(rounded(because.amount), self.words));
        let key = if because.is_gain { "because-gain" } else { "because-loss" };
        names.tell(because.seat, key, &args![what => what, amount => amount], self.words)
    }
}

/// An estimate with the two digits that mean something.
fn rounded(amount: f32) -> i32 {
    let unit = 10_f32.powi((amount.abs().max(1.0).log10().floor() as i32 - 1).max(0));
    ((amount / unit).round() * unit) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_is_told_with_two_digits() {
        assert_eq!([0.8, 3.4, 96.0, 137.2, 1_449.9].map(rounded), [1, 3, 96, 140, 1_400]);
    }
}
