//! What is asked of the rules of *A Fistful of Meeples*.
