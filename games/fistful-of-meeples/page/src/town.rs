//! The whole town as one drawing, with the buttons over it. The drawing is visual only; [`crate::account`] tells the
//! same in words.

use fistful_of_meeples::{Building, Field, FistfulOfMeeples};
use look::Scene;
use maud::{Markup, html};

use crate::way::Ghosts;
use crate::{hits, lot, stores, way};

/// The town. The drawing fills its box from the upper left corner, 820 units along the shorter side: the stylesheet
/// lays the street from left to right (1600 × 820) or from top to bottom (820 × 1640).
pub(crate) fn town(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let ghosts = Ghosts::of(scene);
    html! {
        div.town {
            svg.vista viewBox="0 0 820 820" preserveAspectRatio="xMinYMin meet" aria-hidden="true" {
                use.across href="#fm-ground-across" width="1600" height="820" {}
                use.down href="#fm-ground-down" width="820" height="1640" {}
                @for field in Field::ALL { (way::field(scene, &ghosts, field)) }
                @for building in Building::ALL { (lot::building(scene, building)) }
                (lot::saloon(scene, ghosts.rest))
                (lot::jail(scene))
                (stores::bank(scene))
                (stores::graveyard(scene))
                (stores::blast(scene))
                (stores::bag(scene))
                (stores::tray(scene))
            }
            (hits::hits(scene))
        }
    }
}
