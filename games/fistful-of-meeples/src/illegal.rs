//! Why an action is not legal.

table::reasons! {
    /// A reason, with its name and the clause it comes from.
    pub enum Illegal {
        /// It is another seat's turn, or another seat is being asked.
        NotYourTurn = ("not-your-turn", "FM-8"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "FM-8"),
        /// The game is over.
        Over = ("over", "FM-30"),
        /// First everybody puts a sign on a corner.
        SettleFirst = ("settle-first", "FM-7"),
        /// Everybody has a sign on a corner.
        SettlingDone = ("settling-done", "FM-7"),
        /// The first sign goes on a corner.
        NoCorner = ("no-corner", "FM-7"),
        /// The corner has a sign.
        CornerTaken = ("corner-taken", "FM-7"),
        /// Meeples are taken first.
        TakeFirst = ("take-first", "FM-9"),
        /// Meeples were taken in this turn.
        AlreadyTook = ("already-took", "FM-9"),
        /// Nobody is there.
        EmptyPlace = ("empty-place", "FM-9"),
        /// All meeples are placed before anything is resolved.
        PlaceFirst = ("place-first", "FM-9"),
        /// No meeple is in hand.
        AllPlaced = ("all-placed", "FM-9"),
        /// Nobody of this kind is in hand.
        NotInHand = ("not-in-hand", "FM-10"),
        /// Somebody stands on the field.
        FieldTaken = ("field-taken", "FM-10"),
        /// The first from a building goes on the next free field on either side of it.
        NotBeside = ("not-beside", "FM-11"),
        /// Meeples go on one free field after another, in one direction.
        NotNext = ("not-next", "FM-10"),
        /// While others are in hand, one of them goes on the showdown field.
        OthersFirst = ("others-first", "FM-16"),
        /// The madame begins on a door.
        MadameAtDoor = ("madame-at-door", "FM-16"),
        /// First it is chosen whose marker goes on the showdown field.
        MarkFirst = ("mark-first", "FM-15"),
        /// No marker is to be chosen.
        NoMark = ("no-mark", "FM-15"),
        /// The marker must be another player's.
        AnotherPlayer = ("another-player", "FM-15"),
        /// Nobody is to be resolved there.
        NobodyThere = ("nobody-there", "FM-18"),
        /// The showdown fields are not both full.
        NoShowdown = ("no-showdown", "FM-18"),
        /// First somebody builds, upgrades or declines.
        AnswerFirst = ("answer-first", "FM-19"),
        /// Nothing is to be built here and now.
        NothingToBuild = ("nothing-to-build", "FM-19"),
        /// Nothing is to be upgraded here and now.
        NothingToUpgrade = ("nothing-to-upgrade", "FM-19"),
        /// Nothing was offered.
        NothingToDecline = ("nothing-to-decline", "FM-19"),
        /// First the die is rolled again or kept.
        DieFirst = ("die-first", "FM-25"),
        /// No die is to be rolled again or kept.
        NoDie = ("no-die", "FM-25"),
    }
}
