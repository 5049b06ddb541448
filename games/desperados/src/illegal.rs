//! Why an action is not legal.

table::reasons! {
    /// Why an action is illegal: the reason, with its name and clause.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "DE-5"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "DE-5"),
        /// The game is over.
        Over = ("over", "DE-20"),
        /// The card to be placed is not in the hand.
        NotInHand = ("not-in-hand", "DE-7"),
        /// The cards in front of the place have another colour.
        WrongColour = ("wrong-colour", "DE-7"),
        /// This person is already in front of the place.
        PersonThere = ("person-there", "DE-7"),
        /// A hold-up is under way: no card can be placed now.
        HoldUpNow = ("hold-up-now", "DE-10"),
        /// There is no hold-up to join.
        NoHoldUp = ("no-hold-up", "DE-10"),
        /// The seat is ready and waiting for the others.
        Ready = ("ready", "DE-11"),
        /// The card to join is not in the hand.
        JoinNotInHand = ("join-not-in-hand", "DE-12"),
        /// All copies of this card in the hand are in the gang.
        AllJoined = ("all-joined", "DE-13"),
        /// This desperado is neither in front of this place nor on the warrant of arrest, in any colour.
        NotWanted = ("not-wanted", "DE-14"),
        /// With *exact match*: this exact card is neither in front of this place nor on the warrant of arrest.
        CardNotWanted = ("card-not-wanted", "DE-15"),
        /// With this card the gang would be neither of one colour nor of one person.
        MixedGang = ("mixed-gang", "DE-12"),
    }
}
