//! What a table shows that is not stored: who is here, and hints.

use std::sync::Arc;

use erasure::{AnyMatch, Thinking};
use store::VisitorId;
use table::{Seat, Viewer};
use table_fold::{Attendance, Done, Hint, Refused, Request};
use tokio::time::Instant;

use super::Room;
use crate::aside::Aside;
use crate::bots::{self, Thought};
use crate::message::{Message, Replies, Reply};

impl Room {
    /// Answers a request for a hint: at once if it is refused or the hint is known, otherwise when the bot has thought.
    /// If the request is made again meanwhile, it gets the same answer.
    pub(super) fn ask_for_hint(&mut self, visitor: &VisitorId, seat: Seat, request: &Request, reply: Reply) {
        let snapshot = self.snapshot();
        let number = snapshot.number(Viewer::Seat(seat));
        let pending = self.asked.get(seat).and_then(|queue| queue.pending.as_ref());
        let pending = pending.and_then(|(of, replies)| Some((*of, replies.upgrade()?)));
        let answer = match (snapshot.admits(visitor, request), pending) {
            (Err(Refused::Already), _) => Ok(Done::Stay),
            (Err(refused), _) => Err(refused),
            (Ok(_), Some((of, replies))) if of == number => {
                return replies.push(reply);
            }
            (Ok(_), Some(_)) => Err(Refused::HintPending),
            (Ok(_), None) => {
                let table = &self.table;
                let game = table.drafts[seat].game.as_ref().or(table.progress.game.as_ref());
                let game = game.expect("a seat that has to decide has a game").clone();
                let (bot, _) = snapshot.title().strongest();
                let desk = self.asked[seat].desk.clone();
                let (pause, due) = (self.server.config.bot_pause, Instant::now());
                let (id, name) = (self.id.clone(), bot.to_owned());
                let thought = Thought { id, game, seat, bot: name.clone(), desk, pause, due };
                let replies = Arc::new(Replies::new(reply));
                self.asked[seat].pending = Some((number, Arc::downgrade(&replies)));
                let think = move |game: &dyn AnyMatch, thinking: &mut Thinking| {
                    thinking.explain();
                    game.advice(&name, thinking)
                };
                bots::think(&self.server, self.own.clone(), thought, think, move |advice| {
                    let hint = advice.flatten().map(|advice| Hint { bot, advice, number });
                    Message::Hint { seat, hint, replies }
                });
                return;
            }
        };
        // The visitor may have disconnected.
        let _gone = reply.send(answer);
    }

    /// Gives a seat its hint. It is shown while the seat's page is the one that it is for.
    pub(super) fn give_hint(&mut self, seat: Seat, hint: Option<Hint>, replies: &Replies) {
        let answer = match hint {
            Some(_) => Ok(Done::Stay),
            None => Err(Refused::HintFailed),
        };
        if let Some(hint) = &hint {
            self.server.tell(&self.id, &Aside::hint(seat, hint));
        }
        self.table.hints[seat] = hint;
        self.show(Some(seat), false);
        self.asked[seat].pending = None;
        replies.answer(&answer);
    }

    /// Tells the other servers what is not stored of this table: who is here, and hints.
    pub(super) fn tell_asides(&mut self) {
        self.tell_presence();
        for (seat, hint) in self.table.hints.pairs() {
            if let Some(hint) = hint {
                self.server.tell(&self.id, &Aside::hint(seat, hint));
            }
        }
    }

    /// Tells the other servers which seats have their people here, unless there are none and were none.
    pub(super) fn tell_presence(&mut self) {
        let seats = self.presences.seats(&self.table.holders);
        let told = std::mem::replace(&mut self.told, seats);
        if !seats.is_empty() || !told.is_empty() {
            let looking = self.presences.looking(&self.table.holders).iter().collect();
            let here = Aside::Here { server: self.server.number, seats: seats.iter().collect(), looking };
            self.server.tell(&self.id, &here);
        }
    }

    /// Applies a message from another server, and shows it.
    pub(super) fn heed(&mut self, aside: Aside) {
        let seats = self.table.progress.header.seats;
        let is_seat = |seat: &Seat| seat.0 < seats;
        match aside {
            Aside::Loaded => self.tell_asides(),
            Aside::Here { server, seats, looking } => {
                let of_table = |seats: Vec<Seat>| seats.into_iter().filter(is_seat).collect();
                self.presences.told(server, of_table(seats), of_table(looking));
                self.look_round(Attendance::clone);
            }
            Aside::Hint { seat, bot, advice, number } => {
                let known = self.table.progress.title.bots().into_iter().find(|(name, _)| *name == bot);
                if let Some((bot, _)) = known.filter(|_| is_seat(&seat)) {
                    self.table.hints[seat] = Some(Hint { bot, advice, number });
                    self.show(Some(seat), false);
                }
            }
            Aside::Analyse { .. } | Aside::Page(_) => {}
        }
    }
}
