//! The rules of *Wyatt Earp*.
