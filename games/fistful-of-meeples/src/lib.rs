//! The rules of *A Fistful of Meeples*.
