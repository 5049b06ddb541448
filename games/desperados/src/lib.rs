//! The rules of *Desperados*.
