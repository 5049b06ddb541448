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
    /// The card that is to be placed is not in the hand.
    NotInHand,
    /// The cards in front of the place have another colour.
    WrongColour,
    /// The person lies in front of the place already.
    PersonThere,
    /// There is a hold-up: no card is placed now.
    HoldUpNow,
    /// There is no hold-up to join.
    NoHoldUp,
    /// The seat is ready and waits for the others.
    Ready,
    /// The card that is to join is not in the hand.
    JoinNotInHand,
    /// All such cards of the hand are in the gang.
    AllJoined,
    /// The desperado lies neither in front of this place nor on the warrant of arrest, in any colour.
    NotWanted,
    /// By *exact match*: this very card lies neither in front of this place nor on the warrant of arrest.
    CardNotWanted,
    /// With this card the gang would be neither of one colour nor of one person.
    MixedGang,
}

impl Illegal {
    /// All reasons.
    pub const ALL: [Illegal; 14] = [
        Illegal::NotYourTurn,
        Illegal::NoSeat,
        Illegal::Over,
        Illegal::NotInHand,
        Illegal::WrongColour,
        Illegal::PersonThere,
        Illegal::HoldUpNow,
        Illegal::NoHoldUp,
        Illegal::Ready,
        Illegal::JoinNotInHand,
        Illegal::AllJoined,
        Illegal::NotWanted,
        Illegal::CardNotWanted,
        Illegal::MixedGang,
    ];

    /// The stable name, also the end of its key in the words (`why-…`).
    pub fn name(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::NoSeat => "no-seat",
            Illegal::Over => "over",
            Illegal::NotInHand => "not-in-hand",
            Illegal::WrongColour => "wrong-colour",
            Illegal::PersonThere => "person-there",
            Illegal::HoldUpNow => "hold-up-now",
            Illegal::NoHoldUp => "no-hold-up",
            Illegal::Ready => "ready",
            Illegal::JoinNotInHand => "join-not-in-hand",
            Illegal::AllJoined => "all-joined",
            Illegal::NotWanted => "not-wanted",
            Illegal::CardNotWanted => "card-not-wanted",
            Illegal::MixedGang => "mixed-gang",
        }
    }
}

impl Reason for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NoSeat => "DE-5",
            Illegal::Over => "DE-20",
            Illegal::NotInHand | Illegal::WrongColour | Illegal::PersonThere => "DE-7",
            Illegal::HoldUpNow | Illegal::NoHoldUp => "DE-10",
            Illegal::Ready => "DE-11",
            Illegal::JoinNotInHand | Illegal::MixedGang => "DE-12",
            Illegal::AllJoined => "DE-13",
            Illegal::NotWanted => "DE-14",
            Illegal::CardNotWanted => "DE-15",
        }
    }
}
