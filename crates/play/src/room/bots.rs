//! The bots that sit at a table.

use erasure::{AnyMatch, Thinking};
use store::{StoreError, log_failure};
use table::Seat;
use table_fold::{Plan, Refused, steps};

use super::Room;
use crate::bots::{self, Thought};
use crate::message::Message;

impl Room {
    pub(super) async fn bot_plays(&mut self, entries: u64, seat: Seat, steps: Vec<String>) {
        let progress = &self.table.progress;
        let is_due = progress.to_act().contains(seat) && !self.table.drafts[seat].is_complete(seat);
        if progress.entries == entries && progress.chairs[seat].bot().is_some() && is_due {
            // `thinking` stays true meanwhile, so no other bot is woken before this turn is written.
            match self.play_steps(seat, steps).await {
                // Others changed the table; it has been read again or unloaded.
                Ok(())
                | Err(
                    Refused::NoTable
                    | Refused::Store(StoreError::Conflict { .. } | StoreError::SeatChanged(_) | StoreError::NoLease),
                ) => {}
                Err(refused) => {
                    let table = &self.id;
                    log_failure!(error, refused, %table, seat = seat.0, "a bot could not move; it tries again");
                }
            }
        }
        self.thinking = false;
        self.wake_bot();
    }

    async fn play_steps(&mut self, seat: Seat, mut steps: Vec<String>) -> Result<(), Refused> {
        if steps.is_empty() {
            // The bot failed. Its first legal actions are taken, so the game goes on.
            steps = steps::first(&self.table, seat);
        }
        let plan = steps::take(&self.table, seat, steps).inspect_err(|_| self.retry_later())?;
        self.commit(Plan { by_lease: true, ..plan }, None).await.map(|_| ())
    }

    /// Lets a bot think if one has to act here and none is thinking.
    pub(super) fn wake_bot(&mut self) {
        let progress = &self.table.progress;
        if self.thinking || self.retry.is_some() || self.table.read_only.is_some() {
            return;
        }
        let Some(committed) = &progress.game else { return };
        let is_bot = |seat: &Seat| progress.chairs[*seat].bot().is_some();
        let Some(seat) = steps::missing(&self.table).iter().find(is_bot) else { return };
        let Some((bot, _)) = progress.chairs[seat].bot() else { return };
        if !self.lease.is_here {
            return self.want_lease();
        }
        let game = self.table.drafts[seat].game.clone().unwrap_or_else(|| committed.clone());
        let (bot, desk) = (bot.to_owned(), self.desks[seat].clone());
        let (pause, due) = (self.sequence.pause(self.server.config.bot_pause), self.sequence.watched);
        let thought = Thought { id: self.id.clone(), game, seat, bot: bot.clone(), desk, pause, due };
        let entries = progress.entries;
        self.thinking = true;
        let think = move |game: &dyn AnyMatch, thinking: &mut Thinking| game.turn(&bot, thinking);
        bots::think(&self.server, self.own.clone(), thought, think, move |steps| Message::BotTurn {
            entries,
            seat,
            steps: steps.unwrap_or_default(),
        });
    }
}
