//! The entries of a log that were written together are one change. This follows them, with the frames that they show.

use table::Seat;
use table_log::{Entry, Kind, Who};

use crate::progress::{Differs, Progress};
use crate::turn::Owed;

/// Follows entries that were written together. Afterwards the table has the frames of this change only.
///
/// # Errors
/// When one of them cannot be followed.
pub fn follow(progress: &mut Progress, together: &[Entry]) -> Result<(), Differs> {
    progress.clear_frames();
    let is_secret = Owed::of(progress) == Owed::Together;
    let public = |progress: &Progress| progress.game().map(|game| game.public());
    let begun = public(progress);
    for entry in together {
        // Secret choices get no frames; their result does.
        if is_secret && public(progress) == begun {
            progress.clear_frames();
        }
        progress.follow(entry)?;
    }
    Ok(())
}

/// Like [`follow`] at a live table: a seat has already seen its drafted steps' frames.
///
/// # Errors
/// When one of them cannot be followed.
pub fn follow_live(progress: &mut Progress, together: &[Entry]) -> Result<(), Differs> {
    let Some((seat, steps)) = drafted(progress, together) else { return follow(progress, together) };
    progress.clear_frames();
    for (number, entry) in together.iter().enumerate() {
        if number == steps {
            progress.drafted_by(seat);
        }
        progress.follow(entry)?;
    }
    Ok(())
}

/// The seat of a person who decided alone, and how many of these steps were drafted: all but the last.
fn drafted(progress: &Progress, together: &[Entry]) -> Option<(Seat, usize)> {
    let is_step = |entry: &&Entry| matches!(entry.kind, Kind::Action { .. }) && entry.who == together[0].who;
    let steps = together.iter().take_while(is_step).count().checked_sub(1)?;
    match together[0].who {
        Who::Seat(seat) if Owed::of(progress) != Owed::Together => Some((seat, steps)),
        _ => None,
    }
}
