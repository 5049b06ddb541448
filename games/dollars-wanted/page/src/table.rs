//! The whole table.

use dollars_wanted::DollarsWanted;
use look::Scene;
use look::panels::in_form;
use maud::{Markup, html};

use crate::{hand, legend, panels, rows};

/// Players, hand, rows and piles.
pub(crate) fn table(scene: &Scene<'_, DollarsWanted>) -> Markup {
    let board = html! {
        div.mat {
            (hand::hand(scene))
            (rows::rows(scene))
        }
    };
    html! {
        div.table.dollars-wanted {
            (panels::panels(scene))
            div.board {
                (in_form(scene, board))
                (panels::piles(scene))
                (scene.part(&(), |reader, ()| legend::legend(reader)))
            }
        }
    }
}
