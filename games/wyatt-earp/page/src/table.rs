//! The whole table.

use look::Scene;
use look::panels::in_form;
use maud::{Markup, html};
use wyatt_earp::WyattEarp;

use crate::choices::Choices;
use crate::{hand, legend, panels, sheet, wall};

/// Hand, wall, players and groups, the scoring and the legend.
pub(crate) fn table(scene: &Scene<'_, WyattEarp>) -> Markup {
    let choices = Choices::of(scene);
    let board = html! {
        div.mat {
            (hand::search(scene, &choices))
            (hand::hand(scene, &choices))
            (wall::wall(scene, &choices))
            (sheet::scoring(scene))
            (panels::panels(scene, &choices))
            (sheet::sheet(scene))
            (scene.part(&(), |reader, ()| legend::legend(reader)))
        }
    };
    html! {
        div.table.wyatt-earp {
            (in_form(scene, board))
        }
    }
}
