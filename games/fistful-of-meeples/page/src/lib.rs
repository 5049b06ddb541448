//! The page of *A Fistful of Meeples*.
