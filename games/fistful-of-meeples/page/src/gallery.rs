//! All drawings on one page, for checking them in three sizes and in grey.

use fistful_of_meeples::{Building, Cube, Meeple, Place};
use look::{Words, icons};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The drawings, without their symbols.
pub(crate) fn gallery(words: &Words) -> Markup {
    html! {
        section.gallery.fistful-of-meeples {
            h1 { (words.say("game-name")) }
            @for size in ["large", "middle", "small", "small grey"] {
                div class={ "shelf " (size) } {
                    @for meeple in Meeple::ALL {
                        span role="img" aria-label=(art::meeple_name(meeple, words)) { (art::figure(meeple)) }
                    }
                    @for cube in Cube::ALL {
                        span role="img" aria-label=(words.say(&format!("cube-{}", cube.name()))) { (art::cube(cube)) }
                    }
                }
            }
            div.shelf {
                @for building in Building::ALL {
                    span role="img" aria-label=(art::place_name(Place::Building(building), words)) {
                        (art::building(building))
                    }
                }
                @for (name, width, height) in
                    [("saloon", 190, 190), ("jail", 190, 190), ("bank", 190, 190), ("graveyard", 190, 190)] {
                    (art::picture(name, width, height))
                }
            }
            div.shelf {
                @for (name, width, height) in
                    [
                        ("bar", 60, 34),
                        ("blank", 60, 34),
                        ("sack", 96, 110),
                        ("blast", 160, 160),
                        ("grave", 56, 64),
                        ("guns", 124, 92),
                    ] {
                    (art::picture(name, width, height))
                }
                (art::sign())
                @for seat in Seat::all(4) { (icons::avatar(seat)) }
            }
        }
    }
}
