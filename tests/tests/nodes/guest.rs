//! A person with a seat, who switches between servers.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use posse_tests::chance::SplitMix;
use posse_tests::fleet::Addresses;
use posse_tests::http::Reply;
use posse_tests::patience::Patience;
use posse_tests::player::{Filled, Player, form_id, is_over};
use posse_tests::requests::{Asks, Requests, Sent, Settled};
use tokio::time::timeout;

/// How long people wait for an answer before they ask another node.
const ANSWER: Duration = Duration::from_secs(2);

/// One step in this many is sent again although it was answered.
const AGAIN: u64 = 8;

/// A request to a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Call<'a> {
    /// The page of this path.
    Get(&'a str),
    /// A form.
    Post(&'a Filled),
}

/// Which node a request goes to.
pub(crate) enum Way {
    /// Any node.
    Anywhere,
    /// The node with this number until it closes or refuses the connection, then the next, as with a simple load
    /// balancer. Nothing else may go wrong.
    Steady(usize),
}

/// A person with a seat.
pub(crate) struct Guest {
    pub(crate) player: Player,
    pub(crate) nodes: Addresses,
    pub(crate) way: Way,
    pub(crate) chance: SplitMix,
    pub(crate) history: Arc<Requests>,
    /// Decides between several steps.
    pub(crate) seed: u64,
}

impl Guest {
    /// Asks one node after another until one answers; also returns how many were asked.
    pub(crate) async fn answered(&mut self, call: Call<'_>) -> anyhow::Result<(Reply, u32)> {
        let mut patience = Patience::<()>::default();
        for tries in 1.. {
            let nodes = self.nodes.all();
            self.player.visitor.turn_to(match self.way {
                Way::Anywhere => *self.chance.pick(&nodes),
                Way::Steady(node) => nodes[node % nodes.len()],
            });
            let asked = async {
                match call {
                    Call::Get(path) => self.player.visitor.get(path).await,
                    Call::Post(filled) => self.player.send(filled).await,
                }
            };
            let asked = match self.way {
                Way::Anywhere => timeout(ANSWER, asked).await.ok(),
                // Without a fault an answer comes, however slow the machine is.
                Way::Steady(_) => Some(asked.await),
            };
            let (lost, is_closed) = match asked {
                Some(Ok(answer)) if answer.status < 500 && answer.status != 429 => return Ok((answer, tries)),
                Some(Ok(answer)) => (format!("status {}: {}", answer.status, answer.body), false),
                Some(Err(error)) => (error.to_string(), true),
                None => ("no answer".to_owned(), false),
            };
            match (&mut self.way, is_closed) {
                (Way::Steady(node), true) => *node += 1,
                (Way::Steady(_), false) => bail!("{call:?}: {lost}"),
                (Way::Anywhere, _) => {}
            }
            let vain = || format!("nobody answered {call:?} in {tries} tries, at last: {lost}");
            patience.wait().await.with_context(vain)?;
        }
        unreachable!("somebody answers, or the patience ends")
    }

    /// The table's page, from any node.
    pub(crate) async fn look(&mut self) -> anyhow::Result<Reply> {
        let table = self.player.table.clone();
        let (page, _) = self.answered(Call::Get(&table)).await?;
        ensure!(page.status == 200, "a look at {} was answered {}: {}", self.player.table, page.status, page.body);
        Ok(page)
    }

    /// Sends a form until it is answered; now and then once more, which must change nothing.
    pub(crate) async fn send(&mut self, asks: Asks, filled: Filled) -> anyhow::Result<Settled> {
        let sent = self.history.now();
        let (answer, tries) = self.answered(Call::Post(&filled)).await?;
        let outcome = match answer.status {
            303 => Settled::Done,
            409 => Settled::Refused,
            status => bail!("{filled:?} was answered {status} after {tries} tries: {}", answer.body),
        };
        let form = filled.get("form").unwrap_or_default().to_owned();
        let (seat, answered) = (self.player.seat as u64 - 1, self.history.now());
        self.history.add(Sent { seat, form, asks, sent, tries, answered, outcome });
        let is_steady = matches!(self.way, Way::Steady(_));
        ensure!(outcome == Settled::Done || !is_steady, "{filled:?} was refused: {}", answer.body);
        if outcome == Settled::Done && self.chance.number(0..AGAIN) == 0 {
            let (answer, _) = self.answered(Call::Post(&filled)).await?;
            ensure!(answer.status == 303, "{filled:?}, done before, was answered {}: {}", answer.status, answer.body);
        }
        Ok(outcome)
    }

    pub(crate) async fn gather(&mut self, name: &str) -> anyhow::Result<()> {
        self.look().await?;
        let filled = self.player.sit(&form_id(), name);
        ensure!(self.send(Asks::Sit, filled).await? == Settled::Done, "{name} could not sit down");
        Ok(())
    }

    pub(crate) async fn begin(&mut self) -> anyhow::Result<()> {
        let filled = self.player.asks("ready", &form_id());
        ensure!(self.send(Asks::Ready, filled).await? == Settled::Done, "somebody could not be ready");
        Ok(())
    }

    /// Takes a step if the page asks for one; returns whether the game is over.
    pub(crate) async fn play(&mut self) -> anyhow::Result<bool> {
        let page = self.look().await?;
        if is_over(&page) {
            return Ok(true);
        }
        if let Some((asks, filled)) = self.decide(&page)? {
            self.send(asks, filled).await?;
        }
        Ok(false)
    }

    /// The next step, if the page asks for one.
    pub(crate) fn decide(&self, page: &Reply) -> anyhow::Result<Option<(Asks, Filled)>> {
        let Some(filled) = self.player.step(page, self.seed) else { return Ok(None) };
        let at = filled.get("at").context("a step names its list")?.to_owned();
        let asks = match filled.get("action") {
            Some(text) => Asks::Step { at, text: text.to_owned() },
            None => Asks::Undo { at },
        };
        Ok(Some((asks, filled)))
    }
}
