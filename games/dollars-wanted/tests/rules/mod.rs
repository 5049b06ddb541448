//! Every sentence of the clauses, chapter by chapter, each with a test that can fail.

mod drawing;
mod ending;
mod laying;
mod robbing;
mod seeing;
mod setup;
mod variant;
