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
    /// Cards are laid before anything else.
    LayFirst,
    /// Both cards are laid; now a building can be robbed.
    LayingDone,
    /// The card is not in the hand.
    NotInHand,
    /// The row's pile of buildings is empty.
    NoBuilding,
    /// The building needs no icon of this bandit's tool.
    DoesNotFit,
    /// A playable card may not be withheld.
    MustLay,
    /// Where any card may be laid, two have to be.
    LayTwo,
    /// The hand is shown only when nothing fits.
    SomethingFits,
    /// The hand is shown before the first card is laid, or not at all.
    AlreadyLaid,
    /// The hand was shown three times in this turn.
    ThreeRedraws,
    /// There is nothing to draw.
    NothingToDraw,
    /// The row holds no face-down card.
    NothingHidden,
}

impl Illegal {
    /// All reasons.
    pub const ALL: [Illegal; 15] = [
        Illegal::NotYourTurn,
        Illegal::NoSeat,
        Illegal::Over,
        Illegal::LayFirst,
        Illegal::LayingDone,
        Illegal::NotInHand,
        Illegal::NoBuilding,
        Illegal::DoesNotFit,
        Illegal::MustLay,
        Illegal::LayTwo,
        Illegal::SomethingFits,
        Illegal::AlreadyLaid,
        Illegal::ThreeRedraws,
        Illegal::NothingToDraw,
        Illegal::NothingHidden,
    ];

    /// The stable name, also the end of its key in the words (`why-…`).
    pub fn name(self) -> &'static str {
        match self {
            Illegal::NotYourTurn => "not-your-turn",
            Illegal::NoSeat => "no-seat",
            Illegal::Over => "over",
            Illegal::LayFirst => "lay-first",
            Illegal::LayingDone => "laying-done",
            Illegal::NotInHand => "not-in-hand",
            Illegal::NoBuilding => "no-building",
            Illegal::DoesNotFit => "does-not-fit",
            Illegal::MustLay => "must-lay",
            Illegal::LayTwo => "lay-two",
            Illegal::SomethingFits => "something-fits",
            Illegal::AlreadyLaid => "already-laid",
            Illegal::ThreeRedraws => "three-redraws",
            Illegal::NothingToDraw => "nothing-to-draw",
            Illegal::NothingHidden => "nothing-hidden",
        }
    }
}

impl Reason for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::NotYourTurn | Illegal::NoSeat => "DW-3",
            Illegal::Over => "DW-27",
            Illegal::LayFirst | Illegal::LayingDone => "DW-4",
            Illegal::NotInHand | Illegal::NoBuilding | Illegal::MustLay => "DW-5",
            Illegal::DoesNotFit => "DW-6",
            Illegal::SomethingFits | Illegal::AlreadyLaid | Illegal::ThreeRedraws | Illegal::NothingToDraw => "DW-8",
            Illegal::NothingHidden => "DW-11",
            Illegal::LayTwo => "DW-32",
        }
    }
}
