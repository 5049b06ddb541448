//! Every sentence of the clauses, chapter by chapter: as stories, and what no story can tell.

mod drawing;
mod ending;
mod scoring;
mod seeing;
mod setup;
mod shooting;
mod wanted;
mod window;
mod wyatt;

table_kit::chapters! { wyatt_earp::WyattEarp, crate::story::Lines;
    /// WE-6, WE-7, WE-8, WE-28
    #[test]
    fn drawing();

    /// WE-9, WE-10, WE-11, WE-12, WE-13, WE-22
    #[test]
    fn laying();

    /// WE-14, WE-15, WE-16
    #[test]
    fn shooting();

    /// WE-17, WE-18, WE-19
    #[test]
    fn robbing();

    /// WE-20, WE-21
    #[test]
    fn wanted();

    /// WE-23
    #[test]
    fn hideout();

    /// WE-24, WE-26
    #[test]
    fn wyatt();

    /// WE-25
    #[test]
    fn window();

    /// WE-29, WE-30, WE-31, WE-32
    #[test]
    fn scoring();

    /// WE-27, WE-34
    #[test]
    fn ending();
}
