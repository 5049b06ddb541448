//! The tests of Dollars Wanted, in one binary.

mod support;

mod clauses;
mod editions;
mod rules;
mod worked;
