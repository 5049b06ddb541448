//! The meeples in a place: one by one if they are few, otherwise one per kind with its number.

use fistful_of_meeples::{Meeple, Meeples};
use maud::{Markup, html};

use crate::art::{Bounds, stamp};

/// Figures that fit in a row at full size.
const WIDE: usize = 3;
/// The width of one of them; a figure is 48 by 66.
const WIDTH: i32 = 58;

/// The crowd of a place, with its middle at 0 and its floor at this height.
pub(crate) fn crowd(meeples: Meeples, floor: i32) -> Markup {
    let groups: Vec<(Meeple, u8)> = if usize::from(meeples.total()) <= WIDE {
        meeples.iter().map(|meeple| (meeple, 1)).collect()
    } else {
        meeples.kinds().map(|meeple| (meeple, meeples.count(meeple))).collect()
    };
    let width = if groups.len() <= WIDE { WIDTH } else { 176 / groups.len() as i32 };
    let height = width * 66 / 48;
    let left = -width * groups.len() as i32 / 2;
    html! {
        @for (at, (meeple, count)) in (0..).zip(groups) {
            (stamp(meeple.name(), Bounds(left + at * width, floor - height, width, height)))
            @if count > 1 {
                (badge(count.into(), left + at * width + width / 2, floor - 10))
            }
        }
    }
}

/// A number, as in “×3”, centred on this point.
pub(crate) fn badge(number: u32, x: i32, y: i32) -> Markup {
    let half = if number < 10 { 19 } else { 25 };
    html! {
        g.times {
            rect.badge x=(x - half) y=(y - 15) width=(2 * half) height="30" rx="15" {}
            text.count x=(x) y=(y + 8) { tspan.sign { "×" } (number) }
        }
    }
}
