//! The page of *Desperados*.
