//! Why an action is not legal.

table::reasons! {
    /// A reason, with its name and the clause it comes from.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "DE-5"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "DE-5"),
        /// The game is over.
        Over = ("over", "DE-20"),
        /// The card that is to be placed is not in the hand.
        NotInHand = ("not-in-hand", "DE-7"),
        /// The cards in front of the place have another colour.
        WrongColour = ("wrong-colour", "DE-7"),
        /// The person lies in front of the place already.
        PersonThere = ("person-there", "DE-7"),
        /// There is a hold-up: no card is placed now.
        HoldUpNow = ("hold-up-now", "DE-10"),
        /// There is no hold-up to join.
        NoHoldUp = ("no-hold-up", "DE-10"),
        /// The seat is ready and waits for the others.
        Ready = ("ready", "DE-11"),
        /// The card that is to join is not in the hand.
        JoinNotInHand = ("join-not-in-hand", "DE-12"),
        /// All such cards of the hand are in the gang.
        AllJoined = ("all-joined", "DE-13"),
        /// The desperado lies neither in front of this place nor on the warrant of arrest, in any colour.
        NotWanted = ("not-wanted", "DE-14"),
        /// By *exact match*: this very card lies neither in front of this place nor on the warrant of arrest.
        CardNotWanted = ("card-not-wanted", "DE-15"),
        /// With this card the gang would be neither of one colour nor of one person.
        MixedGang = ("mixed-gang", "DE-12"),
    }
}
