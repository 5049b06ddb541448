//! Every sentence of the clauses, chapter by chapter: as stories, and what no story can tell.

mod chance;
mod ending;
mod robbing;
mod seeing;
mod setup;
mod variant;

table_kit::chapters! { dollars_wanted::DollarsWanted, crate::story::Lines;
    /// DW-4, DW-5, DW-6, DW-7, DW-8, DW-9
    #[test]
    fn laying();

    /// DW-11, DW-12, DW-13, DW-14, DW-15, DW-16, DW-17, DW-18, DW-19, DW-20, DW-21, DW-22, DW-23
    #[test]
    fn robbing();

    /// DW-24, DW-25, DW-26
    #[test]
    fn drawing();

    /// DW-27, DW-28
    #[test]
    fn ending();

    /// DW-29, DW-30, DW-31, DW-32
    #[test]
    fn variant();

    /// DW-8, DW-9, DW-14, DW-15, DW-17, DW-18, DW-19, DW-24, DW-25, DW-26, DW-27, DW-30, DW-31, DW-32
    #[test]
    fn worked();
}
