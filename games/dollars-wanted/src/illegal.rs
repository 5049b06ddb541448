//! Why an action is not legal.

table::reasons! {
    /// A reason, with its name and the clause it comes from.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "DW-3"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "DW-3"),
        /// The game is over.
        Over = ("over", "DW-27"),
        /// Cards are laid before anything else.
        LayFirst = ("lay-first", "DW-4"),
        /// Both cards are laid; now a building can be robbed.
        LayingDone = ("laying-done", "DW-4"),
        /// The card is not in the hand.
        NotInHand = ("not-in-hand", "DW-5"),
        /// The row's pile of buildings is empty.
        NoBuilding = ("no-building", "DW-5"),
        /// The building needs no icon of this bandit's tool.
        DoesNotFit = ("does-not-fit", "DW-6"),
        /// A playable card may not be withheld.
        MustLay = ("must-lay", "DW-5"),
        /// Where any card may be laid, two have to be.
        LayTwo = ("lay-two", "DW-32"),
        /// The hand is shown only when nothing fits.
        SomethingFits = ("something-fits", "DW-8"),
        /// The hand is shown before the first card is laid, or not at all.
        AlreadyLaid = ("already-laid", "DW-8"),
        /// The hand was shown three times in this turn.
        ThreeRedraws = ("three-redraws", "DW-8"),
        /// There is nothing to draw.
        NothingToDraw = ("nothing-to-draw", "DW-8"),
        /// The row holds no face-down card.
        NothingHidden = ("nothing-hidden", "DW-11"),
    }
}
