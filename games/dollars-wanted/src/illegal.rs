//! Why an action is not legal.

table::reasons! {
    /// Why an action is illegal: the reason, with its name and clause.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "DW-3"),
        /// A spectator cannot decide anything.
        NoSeat = ("no-seat", "DW-3"),
        /// The game is over.
        Over = ("over", "DW-27"),
        /// Cards must be laid first.
        LayFirst = ("lay-first", "DW-4"),
        /// The laying is over; only robbing or passing is left.
        LayingDone = ("laying-done", "DW-4"),
        /// The card is not in the hand.
        NotInHand = ("not-in-hand", "DW-5"),
        /// The row's pile of buildings is empty.
        NoBuilding = ("no-building", "DW-5"),
        /// The building needs no icon of this bandit's tool.
        DoesNotFit = ("does-not-fit", "DW-6"),
        /// A card that can be played may not be withheld.
        MustLay = ("must-lay", "DW-5"),
        /// If any card may be laid, two must be.
        LayTwo = ("lay-two", "DW-32"),
        /// The hand may be shown only if nothing in it fits.
        SomethingFits = ("something-fits", "DW-8"),
        /// The hand may be shown only before the first card is laid.
        AlreadyLaid = ("already-laid", "DW-8"),
        /// The hand has been shown three times this turn.
        ThreeRedraws = ("three-redraws", "DW-8"),
        /// There is nothing to draw.
        NothingToDraw = ("nothing-to-draw", "DW-8"),
        /// The row holds no face-down card.
        NothingHidden = ("nothing-hidden", "DW-11"),
    }
}
