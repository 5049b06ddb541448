//! The faults that happen while people play.

use std::time::Duration;

use posse_tests::chance::SplitMix;
use posse_tests::cluster::{Cluster, Stopping};
use posse_tests::fleet::Fleet;
use posse_tests::proxy::Cable;
use posse_tests::server::Signal;
use tokio::time::sleep;

/// A fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A node is killed, and started again later.
    Kill,
    /// A node ends gracefully, and another takes its place.
    Replace,
    /// A node freezes, long enough for the others to take it for dead.
    Freeze,
    /// A node's connections to Postgres are dropped, and new ones too.
    Cut,
    /// Nothing passes between a node and Postgres, until all of it does.
    Hold,
    /// Everything between a node and Postgres is slow.
    Slow,
    /// Postgres is restarted.
    Restart(Stopping),
}

impl Fault {
    pub(crate) const ALL: [Fault; 8] = [
        Fault::Kill,
        Fault::Replace,
        Fault::Freeze,
        Fault::Cut,
        Fault::Hold,
        Fault::Slow,
        Fault::Restart(Stopping::Fast),
        Fault::Restart(Stopping::Immediate),
    ];

    /// Causes the fault, waits, and repairs it.
    pub(crate) async fn strike(
        self,
        cluster: &mut Cluster,
        fleet: &mut Fleet,
        chance: &mut SplitMix,
    ) -> anyhow::Result<()> {
        let node = chance.number(0..fleet.nodes().len() as u64) as usize;
        let mut lasts = |least, most| Duration::from_millis(chance.number(least..most));
        let set = |cable| fleet.nodes()[node].proxy.set(cable);
        match self {
            Fault::Kill => {
                fleet.kill(node)?;
                sleep(lasts(0, 2000)).await;
                fleet.replace(node)?;
            }
            Fault::Replace => {
                fleet.terminate(node).await?;
                fleet.replace(node)?;
            }
            Fault::Freeze => {
                fleet.nodes()[node].server.signal(Signal::Stop)?;
                sleep(lasts(4000, 5000)).await;
                fleet.nodes()[node].server.signal(Signal::Continue)?;
            }
            Fault::Cut => {
                set(Cable::Cut);
                sleep(lasts(500, 4000)).await;
                set(Cable::Open);
            }
            Fault::Hold => {
                set(Cable::Held);
                sleep(lasts(1000, 5000)).await;
                set(Cable::Open);
            }
            Fault::Slow => {
                set(Cable::Slow(lasts(50, 300)));
                sleep(lasts(2000, 4000)).await;
                set(Cable::Open);
            }
            Fault::Restart(stop) => {
                cluster.stop(stop)?;
                sleep(lasts(0, 1000)).await;
                cluster.start_again()?;
            }
        }
        Ok(())
    }
}
