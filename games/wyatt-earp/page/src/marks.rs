//! The places where something has just happened, to be highlighted.

use look::Scene;
use table::Seat;
use wyatt_earp::{Event, Outlaw, Scored, WyattEarp};

/// Whether something has just happened on an outlaw's poster; while a hand is scored, whether somebody took a share.
pub(crate) fn at_poster(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> bool {
    if scene.frame.is_some() && scene.last.iter().any(|event| matches!(event, Event::Scored(_))) {
        return scored(scene, outlaw).is_some_and(|scored| scored.shares.iter().any(|share| *share > 0));
    }
    scene.last.iter().any(|event| match event {
        Event::Laid { outlaw: of, reward, .. } | Event::Landed { outlaw: of, reward, .. } => {
            *of == outlaw && *reward > 0
        }
        Event::Asked { outlaw: of, .. } => *of == outlaw,
        Event::Played { outlaw: Some(of), .. } => *of == outlaw && scene.frame.is_some(),
        _ => false,
    })
}

/// Whether something has just happened to a group.
pub(crate) fn at_group(scene: &Scene<'_, WyattEarp>, seat: Seat, outlaw: Outlaw) -> bool {
    scene.last.iter().any(|event| match event {
        Event::Laid { seat: at, outlaw: of, .. }
        | Event::Landed { seat: at, outlaw: of, .. }
        | Event::Lost { seat: at, outlaw: of, .. }
        | Event::Stolen { from: at, outlaw: of, .. } => (*at, *of) == (seat, outlaw),
        _ => false,
    })
}

/// The scoring of an outlaw, in the frame that shows it.
pub(crate) fn scored<'a>(scene: &Scene<'a, WyattEarp>, outlaw: Outlaw) -> Option<&'a Scored> {
    scene.frame?;
    scene.last.iter().find_map(|event| match event {
        Event::Scored(scored) if scored.outlaw == outlaw => Some(scored),
        _ => None,
    })
}

/// The flight of a seat's money in the frame in which it takes a share: from which poster, and to whom.
pub(crate) fn paid(scene: &Scene<'_, WyattEarp>, seat: Seat) -> Option<String> {
    let mut paid =
        Outlaw::ALL.into_iter().filter(|outlaw| scored(scene, *outlaw).is_some_and(|it| it.shares[seat] > 0));
    paid.next_back().map(|outlaw| format!("poster-{} money-{seat}", outlaw.index() + 1))
}

/// Whether a shot has just hit or missed, as long as its card is on top of the discard pile.
pub(crate) fn shot(scene: &Scene<'_, WyattEarp>) -> Option<bool> {
    let mut shot = None;
    for event in scene.last {
        match event {
            Event::Shot { card, .. } | Event::Turned { card, .. } => shot = Some(card.hits()),
            Event::Spent { .. }
            | Event::Lost { .. }
            | Event::Discarded { .. }
            | Event::Took { .. }
            | Event::Renewed
            | Event::DuelRenewed
            | Event::Opened { .. }
            | Event::Ended { .. } => shot = None,
            _ => {}
        }
    }
    shot
}
