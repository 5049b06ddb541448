//! Every sentence of the clauses, chapter by chapter, each with a test that can fail.

mod drawing;
mod ending;
mod hideout;
mod laying;
mod robbing;
mod scoring;
mod seeing;
mod setup;
mod shooting;
mod wanted;
mod window;
mod wyatt;

pub(crate) use scoring::score;
