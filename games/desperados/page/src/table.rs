//! The whole table.

use desperados::Desperados;
use look::Scene;
use look::panels::in_form;
use maud::{Markup, html};

use crate::{gang, hand, legend, news, panels, spots, warrant};

/// Players, gang or hand, the places with the warrant and the piles, and what has just happened.
pub(crate) fn table(scene: &Scene<'_, Desperados>) -> Markup {
    let board = html! {
        div.mat {
            (gang::gang(scene))
            (hand::hand(scene))
            div.country {
                (spots::spots(scene))
                (scene.part(&scene.view.warrant, warrant::warrant))
                (panels::piles(scene))
            }
            (news::news(scene))
        }
    };
    html! {
        div.table.desperados {
            (panels::panels(scene))
            div.board {
                (in_form(scene, board))
                (scene.part(&(), |reader, ()| legend::legend(reader)))
            }
        }
    }
}
