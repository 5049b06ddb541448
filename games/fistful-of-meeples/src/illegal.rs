//! Why an action is not legal.

use table::Reason;

/// A reason, with the clause it comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Illegal {
    /// It is another seat's turn, or another seat is being asked.
    NotYourTurn,
    /// A spectator decides nothing.
    NoSeat,
    /// The game is over.
    Over,
    /// First everybody puts a sign on a corner.
    SettleFirst,
    /// Everybody has a sign on a corner.
    SettlingDone,
    /// The first sign goes on a corner.
    NoCorner,
    /// The corner has a sign.
    CornerTaken,
    /// Meeples are taken first.
    TakeFirst,
    /// Meeples were taken in this turn.
    AlreadyTook,
    /// Nobody is there.
    EmptyPlace,
    /// All meeples are placed before anything is resolved.
    PlaceFirst,
    /// No meeple is in hand.
    AllPlaced,
    /// Nobody of this kind is in hand.
    NotInHand,
    /// Somebody stands on the field.
    FieldTaken,
    /// The first from a building goes on the next free field on either side of it.
    NotBeside,
    /// Meeples go on one free field after another, in one direction.
    NotNext,
    /// While others are in hand, one of them goes on the showdown field.
    OthersFirst,
    /// The madame begins on a door.
    MadameAtDoor,
    /// First it is chosen whose marker goes on the showdown field.
    MarkFirst,
    /// No marker is to be chosen.
    NoMark,
    /// The marker must be another player's.
    AnotherPlayer,
    /// Nobody is to be resolved there.
    NobodyThere,
    /// The showdown fields are not both full.
    NoShowdown,
    /// First somebody builds, upgrades or declines.
    AnswerFirst,
    /// Nothing is to be built here and now.
    NothingToBuild,
    /// Nothing is to be upgraded here and now.
    NothingToUpgrade,
    /// Nothing was offered.
    NothingToDecline,
    /// First the die is rolled again or kept.
    DieFirst,
    /// No die is to be rolled again or kept.
    NoDie,
}

impl Illegal {
    /// All reasons.
    pub const ALL: [Illegal; 29] = [
        Illegal::NotYourTurn,
        Illegal::NoSeat,
        Illegal::Over,
        Illegal::SettleFirst,
        Illegal::SettlingDone,
        Illegal::NoCorner,
        Illegal::CornerTaken,
        Illegal::TakeFirst,
        Illegal::AlreadyTook,
        Illegal::EmptyPlace,
        Illegal::PlaceFirst,
        Illegal::AllPlaced,
        Illegal::NotInHand,
        Illegal::FieldTaken,
        Illegal::NotBeside,
        Illegal::NotNext,
        Illegal::OthersFirst,
        Illegal::MadameAtDoor,
        Illegal::MarkFirst,
        Illegal::NoMark,
        Illegal::AnotherPlayer,
        Illegal::NobodyThere,
        Illegal::NoShowdown,
        Illegal::AnswerFirst,
        Illegal::NothingToBuild,
        Illegal::NothingToUpgrade,
        Illegal::NothingToDecline,
        Illegal::DieFirst,
        Illegal::NoDie,
    ];

    /// The stable name, also the end of its key in the words (`why-…`).
    pub fn name(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::NoSeat => "no-seat",
            Illegal::Over => "over",
            Illegal::SettleFirst => "settle-first",
            Illegal::SettlingDone => "settling-done",
            Illegal::NoCorner => "no-corner",
            Illegal::CornerTaken => "corner-taken",
            Illegal::TakeFirst => "take-first",
            Illegal::AlreadyTook => "already-took",
            Illegal::EmptyPlace => "empty-place",
            Illegal::PlaceFirst => "place-first",
            Illegal::AllPlaced => "all-placed",
            Illegal::NotInHand => "not-in-hand",
            Illegal::FieldTaken => "field-taken",
            Illegal::NotBeside => "not-beside",
            Illegal::NotNext => "not-next",
            Illegal::OthersFirst => "others-first",
            Illegal::MadameAtDoor => "madame-at-door",
            Illegal::MarkFirst => "mark-first",
            Illegal::NoMark => "no-mark",
            Illegal::AnotherPlayer => "another-player",
            Illegal::NobodyThere => "nobody-there",
            Illegal::NoShowdown => "no-showdown",
            Illegal::AnswerFirst => "answer-first",
            Illegal::NothingToBuild => "nothing-to-build",
            Illegal::NothingToUpgrade => "nothing-to-upgrade",
            Illegal::NothingToDecline => "nothing-to-decline",
            Illegal::DieFirst => "die-first",
            Illegal::NoDie => "no-die",
        }
    }
}

impl Reason for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NoSeat => "FM-8",
            Illegal::Over => "FM-30",
            Illegal::SettleFirst | Illegal::SettlingDone | Illegal::NoCorner | Illegal::CornerTaken => "FM-7",
            Illegal::TakeFirst | Illegal::AlreadyTook | Illegal::EmptyPlace => "FM-9",
            Illegal::PlaceFirst | Illegal::AllPlaced => "FM-9",
            Illegal::NotInHand | Illegal::FieldTaken | Illegal::NotNext => "FM-10",
            Illegal::NotBeside => "FM-11",
            Illegal::OthersFirst | Illegal::MadameAtDoor => "FM-16",
            Illegal::MarkFirst | Illegal::NoMark | Illegal::AnotherPlayer => "FM-15",
            Illegal::NobodyThere | Illegal::NoShowdown => "FM-18",
            Illegal::AnswerFirst | Illegal::NothingToBuild | Illegal::NothingToUpgrade | Illegal::NothingToDecline => {
                "FM-19"
            }
            Illegal::DieFirst | Illegal::NoDie => "FM-25",
        }
    }
}
