//! The whole table.

use fistful_of_meeples::FistfulOfMeeples;
use look::Scene;
use look::panels::in_form;
use maud::{Markup, html};

use crate::{account, hand, legend, panels, town};

/// Players, hand, town and legend. The hand comes first for keyboards and screen readers; the stylesheet shows it below
/// the town.
pub(crate) fn table(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = html! {
        div.main-street {
            (hand::hand(scene))
            (town::town(scene))
        }
    };
    html! {
        div.table.fistful-of-meeples {
            div.players {
                (panels::panels(scene))
                (scene.part(&(), |reader, ()| legend::key(reader)))
            }
            (in_form(scene, board))
            (scene.part(&(), |reader, ()| legend::marks(reader)))
            (account::account(scene))
            (scene.part(&(), |reader, ()| legend::legend(reader)))
        }
    }
}
