//! How long something is waited for: as long as it gets on, and longer where the machine is slow.

use std::time::{Duration, Instant};

use anyhow::bail;
use tokio::time::sleep;

/// The pause between two looks.
const GLANCE: Duration = Duration::from_millis(20);

/// Nothing is given up before it has stood still for so long, and at so many looks. On a busy machine looks take
/// longer, and so does everything else.
const STILL: Duration = Duration::from_secs(60);
const LOOKS: u32 = 150;

/// What has not come by then never comes, however much there is to see.
const LONGEST: Duration = Duration::from_secs(15 * 60);

/// The patience of one wait.
pub struct Patience<T> {
    begun: Instant,
    /// What there was to see at the last change, and when that was.
    seen: Option<T>,
    changed: Instant,
    /// How many changes there were, and how many looks since the last one.
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
    /// Notes how far what is waited for has come.
    pub fn sees(&mut self, state: T) {
        if self.seen.as_ref() != Some(&state) {
            self.changes += u32::from(self.seen.is_some());
            (self.seen, self.changed, self.looks) = (Some(state), Instant::now(), 0);
        }
    }

    /// Waits until the next look.
    ///
    /// # Errors
    /// When nothing has changed for long; the error says how long, and how much has changed before.
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

    /// Whether this look is one of those that may cost more.
    pub fn is_thorough(&self) -> bool {
        self.looks.is_multiple_of(10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wait that began this long ago and saw the last change this long ago, at so many looks since.
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
