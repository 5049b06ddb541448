//! Why an action is not legal.

table::reasons! {
    /// Why an action is illegal: the reason, with its name and clause.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "WE-4"),
        /// A spectator cannot decide anything.
        NoSeat = ("no-seat", "WE-4"),
        /// The game is over.
        Over = ("over", "WE-34"),
        /// A turn begins with a draw.
        DrawFirst = ("draw-first", "WE-6"),
        /// The seat has already drawn this turn.
        Drawn = ("drawn", "WE-6"),
        /// Enough cards are left to draw.
        EnoughLeft = ("enough-left", "WE-28"),
        /// Too few cards are left to draw, for the second time.
        TooFewLeft = ("too-few-left", "WE-28"),
        /// The discard pile is empty.
        NothingDiscarded = ("nothing-discarded", "WE-7"),
        /// The hand does not have this card, or not as many.
        NotInHand = ("not-in-hand", "WE-9"),
        /// The first cards of an outlaw must be three or more.
        ThreeToOpen = ("three-to-open", "WE-10"),
        /// A card must be kept for the discard.
        KeepOne = ("keep-one", "WE-13"),
        /// A sheriff card has already been played this turn.
        OneSheriffCard = ("one-sheriff-card", "WE-9"),
        /// No card is left to shoot with.
        NoShot = ("no-shot", "WE-15"),
        /// Nobody has a card of this outlaw on the table.
        NotOnTable = ("not-on-table", "WE-17"),
        /// A target is named only after a hit.
        NoHit = ("no-hit", "WE-16"),
        /// The target of the card that has hit must be named first.
        TargetFirst = ("target-first", "WE-16"),
        /// No opponent has a group without a Hideout.
        NothingToHide = ("nothing-to-hide", "WE-16"),
        /// No outlaw card lies before an opponent.
        NothingToSteal = ("nothing-to-steal", "WE-16"),
        /// None of the seat's own groups is under a Hideout.
        NothingToFree = ("nothing-to-free", "WE-16"),
        /// The seat has no such group.
        NoGroup = ("no-group", "WE-18"),
        /// This opponent has no such group, or no outlaw card in it.
        NothingThere = ("nothing-there", "WE-16"),
        /// The seat named is the player's own, or does not exist.
        NoOpponent = ("no-opponent", "WE-16"),
        /// The Fastest Gun is already with this outlaw.
        GunThere = ("gun-there", "WE-19"),
        /// A Hideout is already on this group.
        HiddenAlready = ("hidden-already", "WE-23"),
        /// No Hideout is on this group.
        NotHidden = ("not-hidden", "WE-24"),
        /// No opponent has a card.
        NobodyToAsk = ("nobody-to-ask", "WE-20"),
        /// The opponent has no card, or was already asked.
        CannotAsk = ("cannot-ask", "WE-20"),
        /// An opponent must be asked first.
        AskFirst = ("ask-first", "WE-20"),
        /// A card of the draw pile must be taken first.
        PickFirst = ("pick-first", "WE-24"),
        /// The pile has no such card, or it is a Wyatt Earp.
        NotInPile = ("not-in-pile", "WE-24"),
        /// The card found must be played at once or kept.
        FoundFirst = ("found-first", "WE-24"),
        /// No sheriff card was found.
        NothingFound = ("nothing-found", "WE-24"),
        /// The window allows only Wyatt Earp.
        WindowOpen = ("window-open", "WE-25"),
        /// No window is open.
        NoWindow = ("no-window", "WE-25"),
    }
}
