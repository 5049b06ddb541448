//! Why an action is not legal.

table::reasons! {
    /// A reason, with its name and the clause it comes from.
    pub enum Illegal {
        /// It is another seat's turn.
        NotYourTurn = ("not-your-turn", "WE-4"),
        /// A spectator decides nothing.
        NoSeat = ("no-seat", "WE-4"),
        /// The game is over.
        Over = ("over", "WE-34"),
        /// A turn begins with a draw.
        DrawFirst = ("draw-first", "WE-6"),
        /// The turn has had its draw.
        Drawn = ("drawn", "WE-6"),
        /// Enough cards are left to draw.
        EnoughLeft = ("enough-left", "WE-28"),
        /// Too few cards are left to draw, for the second time.
        TooFewLeft = ("too-few-left", "WE-28"),
        /// The discard pile is empty.
        NothingDiscarded = ("nothing-discarded", "WE-7"),
        /// The card, or so many, are not in the hand.
        NotInHand = ("not-in-hand", "WE-9"),
        /// The first cards of an outlaw are three or more.
        ThreeToOpen = ("three-to-open", "WE-10"),
        /// A card must be left to discard.
        KeepOne = ("keep-one", "WE-13"),
        /// The turn has had its sheriff card.
        OneSheriffCard = ("one-sheriff-card", "WE-9"),
        /// No card is left to shoot with.
        NoShot = ("no-shot", "WE-15"),
        /// No card of the outlaw lies before anybody.
        NotOnTable = ("not-on-table", "WE-17"),
        /// A target is named only after a hit.
        NoHit = ("no-hit", "WE-16"),
        /// The target of the card that has hit is to be named first.
        TargetFirst = ("target-first", "WE-16"),
        /// No opponent has a group without a Hideout.
        NothingToHide = ("nothing-to-hide", "WE-16"),
        /// No outlaw card lies before an opponent.
        NothingToSteal = ("nothing-to-steal", "WE-16"),
        /// No Hideout lies on a group of one's own.
        NothingToFree = ("nothing-to-free", "WE-16"),
        /// There is no such group of one's own.
        NoGroup = ("no-group", "WE-18"),
        /// There is no such group of this opponent, or no outlaw card in it.
        NothingThere = ("nothing-there", "WE-16"),
        /// The seat is one's own, or there is none.
        NoOpponent = ("no-opponent", "WE-16"),
        /// The Fastest Gun lies with this outlaw.
        GunThere = ("gun-there", "WE-19"),
        /// A Hideout lies there already.
        HiddenAlready = ("hidden-already", "WE-23"),
        /// No Hideout lies there.
        NotHidden = ("not-hidden", "WE-24"),
        /// No opponent has a card.
        NobodyToAsk = ("nobody-to-ask", "WE-20"),
        /// The opponent has no card, or was asked.
        CannotAsk = ("cannot-ask", "WE-20"),
        /// An opponent is to be asked first.
        AskFirst = ("ask-first", "WE-20"),
        /// A card of the draw pile is to be taken first.
        PickFirst = ("pick-first", "WE-24"),
        /// There is no such card to take, or it is a Wyatt Earp.
        NotInPile = ("not-in-pile", "WE-24"),
        /// The card that was found is played at once or kept.
        FoundFirst = ("found-first", "WE-24"),
        /// No sheriff card was found.
        NothingFound = ("nothing-found", "WE-24"),
        /// The window allows only Wyatt Earp.
        WindowOpen = ("window-open", "WE-25"),
        /// No window is open.
        NoWindow = ("no-window", "WE-25"),
    }
}
