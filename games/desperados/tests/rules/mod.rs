//! The clauses, one after the other: as stories in a file for each chapter, and what no story can tell.

mod chance;
mod choosing;
mod ending;
mod seeing;
mod setup;
mod winning;

table_kit::chapters! { desperados::Desperados, crate::story::Lines;
    /// DE-6, DE-7, DE-8, DE-9, DE-10
    #[test]
    fn working();

    /// DE-11
    #[test]
    fn choosing();

    /// DE-12, DE-13, DE-14, DE-15
    #[test]
    fn gangs();

    /// DE-16, DE-17, DE-18, DE-19
    #[test]
    fn winning();

    /// DE-20, DE-21, DE-22
    #[test]
    fn ending();

    /// DE-6, DE-9, DE-10, DE-12, DE-14, DE-15, DE-16, DE-18, DE-21, DE-22
    #[test]
    fn worked();
}
