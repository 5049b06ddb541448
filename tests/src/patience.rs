//! How long a test waits: as long as there is progress, and longer on a slow machine.

use std::time::{Duration, Instant};

use anyhow::bail;
use tokio::time::sleep;

/// The pause between two looks.
const GLANCE: Duration = Duration::from_millis(20);

/// A wait fails after no change for this long and for this many looks. On a busy machine looks take longer, and so does
/// everything else.
const STILL: Duration = Duration::from_secs(60);
const LOOKS: u32 = 150;

/// The longest wait, even if things keep changing.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// One wait: what it has seen so far, and when.
pub struct Patience<T> {
    begun: Instant,
    /// The state at the last change, and the time of that change.
    seen: Option<T>,
    changed: Instant,
    /// The number of changes, and of looks since the last one.
    changes: u32,
    looks: u32,
}

impl<T> Default for Patience<T> {
    fn default() -> Patience<T> {
        let now = Instant::now();
        Patience { begun: now, seen: None, changed: now, changes: 0, looks: 0 }
    }
}

impl<T: PartialEq> Patience<T> {
    /// Notes the state of what is waited for; a new state is progress.
    pub fn sees(&mut self, state: T) {
        if self.seen.as_ref() != Some(&state) {
            self.changes += u32::from(self.seen.is_some());
            (self.seen, self.changed, self.looks) = (Some(state), Instant::now(), 0);
        }
    }

    /// Waits until the next look.
    ///
    /// # Errors
    /// When nothing has changed for a long time; the error says for how long, and how many changes came before.
    pub async fn wait(&mut self) -> anyhow::Result<()> {
        self.looks += 1;
        let (still, all) = (self.changed.elapsed(), self.begun.elapsed());
        if still >= STILL && self.looks >= LOOKS || all >= LONGEST {
            let Patience { changes, looks, .. } = self;
            let [still, all] = [still, all].map(|time| time.as_secs());
            bail!("after {all} s; it changed {changes} times, the last {looks} looks in {still} s saw nothing new");
        }
        sleep(GLANCE).await;
        Ok(())
    }

    /// Whether this look may be an expensive one: every tenth is.
    pub fn is_thorough(&self) -> bool {
        self.looks.is_multiple_of(10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wait that began this long ago and saw its last change this long ago, with this many looks since.
    fn wait(begun: Duration, changed: Duration, looks: u32) -> Patience<u32> {
        let before = |time| Instant::now().checked_sub(time).unwrap();
        Patience { begun: before(begun), seen: Some(52), changed: before(changed), changes: 7, looks }
    }

    #[tokio::test]
    async fn what_gets_on_is_waited_for_and_what_stands_still_is_not() {
        let mut patience = wait(3 * STILL, 2 * STILL, 2 * LOOKS);
        let said = patience.wait().await.unwrap_err().to_string();
        assert!(said.contains("180 s") && said.contains("7 times") && said.contains("120 s"), "{said}");
        patience.sees(52);
        assert!(patience.wait().await.is_err(), "the same again is no progress");
        patience.sees(53);
        assert!(patience.wait().await.is_ok(), "it counts on");
        assert!(wait(LONGEST, Duration::ZERO, 0).wait().await.is_err(), "but not for ever");
    }

    #[tokio::test]
    async fn a_machine_on_which_looks_take_long_has_more_time() {
        assert!(wait(2 * STILL, 2 * STILL, LOOKS / 2).wait().await.is_ok());
    }
}
