//! The numbers that a store tells about itself, for the operator's metrics.

table::names! {
    /// A number about a store.
    pub enum Figure {
        /// Bytes of the database file.
        File = "file_bytes",
        /// Bytes of the write-ahead log beside it.
        Log = "wal_bytes",
        /// 1 if the database can be reached, else 0.
        Up = "up",
        /// Open connections of the pool.
        Connections = "connections",
        /// Those of them that are in use.
        InUse = "connections_in_use",
        /// The most that it opens.
        Most = "connections_max",
        /// Requests that wait for a connection.
        Waiting = "connections_waiting",
    }
}

impl Figure {
    /// What it says, for its reader.
    pub fn help(self) -> &'static str {
        match self {
            Figure::File => "Size of the database file",
            Figure::Log => "Size of the write-ahead log beside the database file",
            Figure::Up => "Whether the database can be reached",
            Figure::Connections => "Connections of the pool to the database",
            Figure::InUse => "Connections of the pool that are in use",
            Figure::Most => "The most connections of the pool",
            Figure::Waiting => "Reads and writes that wait for a connection",
        }
    }
}
