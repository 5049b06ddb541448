//! Why an action is not legal.

table::reasons! {
    /// Why an action is illegal: the reason, with its name and clause.
    pub enum Illegal {
        /// It is another seat's turn, or another seat is being asked.
        NotYourTurn = ("not-your-turn", "FM-8"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "FM-8"),
        /// The game is over.
        Over = ("over", "FM-30"),
        /// Everybody puts a sign on a corner first.
        SettleFirst = ("settle-first", "FM-7"),
        /// Everybody already has a sign on a corner.
        SettlingDone = ("settling-done", "FM-7"),
        /// The first sign must go on a corner.
        NoCorner = ("no-corner", "FM-7"),
        /// The corner already has a sign.
        CornerTaken = ("corner-taken", "FM-7"),
        /// Meeples must be taken first.
        TakeFirst = ("take-first", "FM-9"),
        /// Meeples have already been taken this turn.
        AlreadyTook = ("already-took", "FM-9"),
        /// Nobody is there.
        EmptyPlace = ("empty-place", "FM-9"),
        /// All meeples must be placed before anything is resolved.
        PlaceFirst = ("place-first", "FM-9"),
        /// No meeple is in hand.
        AllPlaced = ("all-placed", "FM-9"),
        /// No meeple of this kind is in hand.
        NotInHand = ("not-in-hand", "FM-10"),
        /// The field is taken.
        FieldTaken = ("field-taken", "FM-10"),
        /// The first meeple from a building goes on the next free field on either side of it.
        NotBeside = ("not-beside", "FM-11"),
        /// Meeples go on free fields one after another, in one direction.
        NotNext = ("not-next", "FM-10"),
        /// While others are in hand, one of them goes on the showdown field.
        OthersFirst = ("others-first", "FM-16"),
        /// The madame must start at a door.
        MadameAtDoor = ("madame-at-door", "FM-16"),
        /// The owner of the marker on the showdown field must be chosen first.
        MarkFirst = ("mark-first", "FM-15"),
        /// There is no marker to choose.
        NoMark = ("no-mark", "FM-15"),
        /// The marker must be another player's.
        AnotherPlayer = ("another-player", "FM-15"),
        /// No meeple there is waiting to be resolved.
        NobodyThere = ("nobody-there", "FM-18"),
        /// The showdown fields are not both taken.
        NoShowdown = ("no-showdown", "FM-18"),
        /// The offer to build or upgrade must be answered first.
        AnswerFirst = ("answer-first", "FM-19"),
        /// Nothing can be built here and now.
        NothingToBuild = ("nothing-to-build", "FM-19"),
        /// Nothing can be upgraded here and now.
        NothingToUpgrade = ("nothing-to-upgrade", "FM-19"),
        /// Nothing was offered.
        NothingToDecline = ("nothing-to-decline", "FM-19"),
        /// The die must be rolled again or kept first.
        DieFirst = ("die-first", "FM-25"),
        /// There is no die to roll again or keep.
        NoDie = ("no-die", "FM-25"),
    }
}
