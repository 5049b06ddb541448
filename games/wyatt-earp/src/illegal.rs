//! Why an action is not legal.

use table::Reason;

/// A reason, with the clause it comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Illegal {
    /// It is another seat's turn.
    NotYourTurn,
    /// A spectator decides nothing.
    NoSeat,
    /// The game is over.
    Over,
    /// A turn begins with a draw.
    DrawFirst,
    /// The turn has had its draw.
    Drawn,
    /// Enough cards are left to draw.
    EnoughLeft,
    /// Too few cards are left to draw, for the second time.
    TooFewLeft,
    /// The discard pile is empty.
    NothingDiscarded,
    /// The card, or so many, are not in the hand.
    NotInHand,
    /// The first cards of an outlaw are three or more.
    ThreeToOpen,
    /// A card must be left to discard.
    KeepOne,
    /// The turn has had its sheriff card.
    OneSheriffCard,
    /// No card is left to shoot with.
    NoShot,
    /// No card of the outlaw lies before anybody.
    NotOnTable,
    /// A target is named only after a hit.
    NoHit,
    /// The target of the card that has hit is to be named first.
    TargetFirst,
    /// No opponent has a group without a Hideout.
    NothingToHide,
    /// No outlaw card lies before an opponent.
    NothingToSteal,
    /// No Hideout lies on a group of one's own.
    NothingToFree,
    /// There is no such group of one's own.
    NoGroup,
    /// There is no such group of this opponent, or no outlaw card in it.
    NothingThere,
    /// The seat is one's own, or there is none.
    NoOpponent,
    /// The Fastest Gun lies with this outlaw.
    GunThere,
    /// A Hideout lies there already.
    HiddenAlready,
    /// No Hideout lies there.
    NotHidden,
    /// No opponent has a card.
    NobodyToAsk,
    /// The opponent has no card, or was asked.
    CannotAsk,
    /// An opponent is to be asked first.
    AskFirst,
    /// A card of the draw pile is to be taken first.
    PickFirst,
    /// There is no such card to take, or it is a Wyatt Earp.
    NotInPile,
    /// The card that was found is played at once or kept.
    FoundFirst,
    /// No sheriff card was found.
    NothingFound,
    /// The window allows only Wyatt Earp.
    WindowOpen,
    /// No window is open.
    NoWindow,
}

impl Illegal {
    /// All reasons.
    pub const ALL: [Illegal; 34] = [
        Illegal::NotYourTurn,
        Illegal::NoSeat,
        Illegal::Over,
        Illegal::DrawFirst,
        Illegal::Drawn,
        Illegal::EnoughLeft,
        Illegal::TooFewLeft,
        Illegal::NothingDiscarded,
        Illegal::NotInHand,
        Illegal::ThreeToOpen,
        Illegal::KeepOne,
        Illegal::OneSheriffCard,
        Illegal::NoShot,
        Illegal::NotOnTable,
        Illegal::NoHit,
        Illegal::TargetFirst,
        Illegal::NothingToHide,
        Illegal::NothingToSteal,
        Illegal::NothingToFree,
        Illegal::NoGroup,
        Illegal::NothingThere,
        Illegal::NoOpponent,
        Illegal::GunThere,
        Illegal::HiddenAlready,
        Illegal::NotHidden,
        Illegal::NobodyToAsk,
        Illegal::CannotAsk,
        Illegal::AskFirst,
        Illegal::PickFirst,
        Illegal::NotInPile,
        Illegal::FoundFirst,
        Illegal::NothingFound,
        Illegal::WindowOpen,
        Illegal::NoWindow,
    ];

    /// The stable name, also the end of its key in the words (`why-…`).
    pub fn name(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::NoSeat => "no-seat",
            Illegal::Over => "over",
            Illegal::DrawFirst => "draw-first",
            Illegal::Drawn => "drawn",
            Illegal::EnoughLeft => "enough-left",
            Illegal::TooFewLeft => "too-few-left",
            Illegal::NothingDiscarded => "nothing-discarded",
            Illegal::NotInHand => "not-in-hand",
            Illegal::ThreeToOpen => "three-to-open",
            Illegal::KeepOne => "keep-one",
            Illegal::OneSheriffCard => "one-sheriff-card",
            Illegal::NoShot => "no-shot",
            Illegal::NotOnTable => "not-on-table",
            Illegal::NoHit => "no-hit",
            Illegal::TargetFirst => "target-first",
            Illegal::NothingToHide => "nothing-to-hide",
            Illegal::NothingToSteal => "nothing-to-steal",
            Illegal::NothingToFree => "nothing-to-free",
            Illegal::NoGroup => "no-group",
            Illegal::NothingThere => "nothing-there",
            Illegal::NoOpponent => "no-opponent",
            Illegal::GunThere => "gun-there",
            Illegal::HiddenAlready => "hidden-already",
            Illegal::NotHidden => "not-hidden",
            Illegal::NobodyToAsk => "nobody-to-ask",
            Illegal::CannotAsk => "cannot-ask",
            Illegal::AskFirst => "ask-first",
            Illegal::PickFirst => "pick-first",
            Illegal::NotInPile => "not-in-pile",
            Illegal::FoundFirst => "found-first",
            Illegal::NothingFound => "nothing-found",
            Illegal::WindowOpen => "window-open",
            Illegal::NoWindow => "no-window",
        }
    }
}

impl Reason for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NoSeat => "WE-4",
            Illegal::Over => "WE-34",
            Illegal::DrawFirst | Illegal::Drawn => "WE-6",
            Illegal::NothingDiscarded => "WE-7",
            Illegal::EnoughLeft | Illegal::TooFewLeft => "WE-28",
            Illegal::NotInHand | Illegal::OneSheriffCard => "WE-9",
            Illegal::ThreeToOpen => "WE-10",
            Illegal::KeepOne => "WE-13",
            Illegal::NoShot => "WE-15",
            Illegal::NotOnTable => "WE-17",
            Illegal::NoGroup => "WE-18",
            Illegal::GunThere => "WE-19",
            Illegal::NobodyToAsk | Illegal::CannotAsk | Illegal::AskFirst => "WE-20",
            Illegal::NoHit
            | Illegal::TargetFirst
            | Illegal::NothingToHide
            | Illegal::NothingToSteal
            | Illegal::NothingToFree
            | Illegal::NothingThere
            | Illegal::NoOpponent => "WE-16",
            Illegal::HiddenAlready => "WE-23",
            Illegal::NotHidden
            | Illegal::PickFirst
            | Illegal::NotInPile
            | Illegal::FoundFirst
            | Illegal::NothingFound => "WE-24",
            Illegal::WindowOpen | Illegal::NoWindow => "WE-25",
        }
    }
}
