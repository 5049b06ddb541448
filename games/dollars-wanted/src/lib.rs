//! The rules of *Dollars Wanted*. Clauses (DW-1 …) stand in `RULES.md`.

mod action;
mod building;
mod card;
mod event;
mod illegal;
mod view;

pub use action::{Action, NoAction, ROWS, RowId};
pub use building::{BUILDINGS, Building, BuildingId, BuildingKind, Front};
pub use card::{ByTool, Card, Colour, Kind, NoCard, Tool, ToolSet};
pub use event::{Cards, Cause, End, Event};
pub use illegal::Illegal;
pub use view::{PileView, RowView, SeatView, Step, View};
