//! What is asked of the rules of *Desperados*.
