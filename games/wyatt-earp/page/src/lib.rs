//! The page of *Wyatt Earp*.
