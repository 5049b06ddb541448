//! The page of Wyatt Earp has words for everything, a button for every decision, and keeps to what a strict
//! Content-Security-Policy allows.

mod support;
mod table;
mod words;
