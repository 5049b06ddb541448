//! The clock for measurements.

use std::time::Duration;

/// The CPU time of this thread.
#[cfg(unix)]
pub(crate) fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).expect("the CPU time of a thread is not negative")
}

/// The time since the program started, because a thread's CPU time is not available here.
#[cfg(not(unix))]
pub(crate) fn processor_time() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

#[cfg(all(test, unix))]
mod tests {
    use std::hint::spin_loop;
    use std::thread;

    use super::*;

    #[test]
    fn a_thread_that_waits_for_another_does_not_compute() {
        const WORK: Duration = Duration::from_millis(20);
        let start = processor_time();
        let busy = thread::spawn(|| {
            while processor_time() < WORK {
                spin_loop();
            }
        });
        busy.join().expect("it only computes");
        assert!(processor_time() - start < WORK / 2);
    }
}
