//! Databases on a Postgres server, if the program is built with the feature `postgres`.

use store::Store;

/// What a database is opened for.
pub(crate) enum Purpose {
    /// To serve it, as one of several servers.
    Serve,
    /// To read it, beside servers.
    Read,
    /// To change it, beside servers.
    Change,
    /// To copy it, with no server on it.
    Copy,
}

/// Checks an address without connecting to it.
///
/// # Errors
/// When it is not an address, or the program is built without Postgres.
#[cfg(feature = "postgres")]
pub(crate) fn check(address: &str) -> anyhow::Result<()> {
    Ok(store_postgres::Postgres::check_address(address)?)
}

#[cfg(not(feature = "postgres"))]
pub(crate) fn check(_: &str) -> anyhow::Result<()> {
    Err(crate::failure::Failure::plain("fail-no-postgres").into())
}

/// Opens a database by its address.
///
/// # Errors
/// When it cannot be used, or the program is built without Postgres.
#[cfg(feature = "postgres")]
pub(crate) async fn open(address: &str, purpose: Purpose) -> anyhow::Result<Box<dyn Store>> {
    use store_postgres::Postgres;
    Ok(Box::new(match purpose {
        Purpose::Serve => crate::awaited::open(address).await?,
        Purpose::Read => Postgres::open_read_only(address).await?,
        Purpose::Change => Postgres::open_beside(address).await?,
        Purpose::Copy => Postgres::open_alone(address).await?,
    }))
}

#[cfg(not(feature = "postgres"))]
pub(crate) async fn open(_: &str, _: Purpose) -> anyhow::Result<Box<dyn Store>> {
    Err(crate::failure::Failure::plain("fail-no-postgres").into())
}
