//! What is asked of the rules of *Wyatt Earp*.
