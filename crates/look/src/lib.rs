//! What the pages of all games share: words and their fallback, drawings, components, the stylesheet, and the type
//! [`Page`]. Each game's page is a value of that type. This crate knows no game.
//!
//! ```
//! use look::{Language, Words, args};
//!
//! let words = Words::load(Language::from_accept_language("de-AT,en;q=0.5"), &[]);
//! assert_eq!(words.tell("seat-free", &args![seat => 2]), "Platz 2 ist frei");
//! assert_eq!(words.money(1400), "1.400\u{a0}$");
//! ```

mod document;
pub mod drawer;
pub mod ending;
pub mod faces;
pub mod fields;
pub mod highlight;
pub mod hint;
pub mod home;
pub mod icons;
pub mod lesson;
pub mod lobby;
pub mod log;
mod moments;
mod names;
pub mod notice;
pub mod options;
mod page;
pub mod panels;
pub mod parts;
pub mod presence;
pub mod primer;
pub mod reasons;
pub mod rules;
mod scene;
mod show;
pub mod since;
pub mod stage;
mod styles;
mod template;
pub mod told;
mod translation;
mod weighted;
pub mod when;
pub mod words;

pub use document::{Document, language_form};
pub use erasure::{Cast, Offer, Persona, Presence, When};
pub use highlight::Highlight;
pub use lesson::Tip;
pub use log::Line;
pub use moments::Weight;
pub use names::{NEWCOMERS, Names, called};
pub use page::{Learning, Page};
pub use parts::Parts;
pub use scene::{Form, Reader, Scene};
pub use show::{Board, Context, Frame, Moment, Moments, Sentence, Show, Shown, Shows};
pub use stage::Stage;
pub use styles::applied;
pub use told::Told;
pub use translation::AsInEnglish;
pub use weighted::weighted;
pub use words::{Dictionary, Language, WordFiles, Words, shared};

/// The stylesheet of every page.
pub const CSS: &str = include_str!("../assets/posse.css");
