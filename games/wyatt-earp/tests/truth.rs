//! A second reading of the clauses, slow and plain: a table of lists that plays by itself. It knows the rules' public
//! names of cards and decisions, nothing of how the rules are written.

mod ending;
mod playing;
mod sharing;
mod window;
mod written;

pub(crate) use ending::duel;
pub(crate) use sharing::reward;
pub(crate) use window::Public;

/// The seven outlaws, by the names that decisions are written with.
pub(crate) const OUTLAWS: [&str; 7] = ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"];

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Card {
    Outlaw(usize),
    Photo(usize),
    Stagecoach,
    Bank,
    Gun,
    Wanted,
    Hideout,
    Wyatt,
}

impl Card {
    /// The 78 cards (WE-1).
    pub(crate) fn all() -> Vec<Card> {
        let mut cards = Vec::new();
        for outlaw in 0..OUTLAWS.len() {
            cards.extend([Card::Outlaw(outlaw); 7]);
            cards.push(Card::Photo(outlaw));
        }
        let others = [(Card::Stagecoach, 2), (Card::Bank, 4), (Card::Gun, 3), (Card::Wanted, 3), (Card::Hideout, 3)];
        for (card, copies) in others.into_iter().chain([(Card::Wyatt, 7)]) {
            cards.extend(vec![card; copies]);
        }
        cards
    }

    /// A hit, as a shot or in the duel: the outlaws alone bear a hole (WE-1, WE-14).
    pub(crate) fn hits(self) -> bool {
        matches!(self, Card::Outlaw(_))
    }

    /// The card's name in decisions.
    pub(crate) fn name(self) -> String {
        match self {
            Card::Outlaw(outlaw) => OUTLAWS[outlaw].to_owned(),
            Card::Photo(outlaw) => format!("photo-{}", OUTLAWS[outlaw]),
            Card::Stagecoach => "stagecoach".to_owned(),
            Card::Bank => "bank".to_owned(),
            Card::Gun => "gun".to_owned(),
            Card::Wanted => "wanted".to_owned(),
            Card::Hideout => "hideout".to_owned(),
            Card::Wyatt => "wyatt".to_owned(),
        }
    }

    /// The card of this name.
    pub(crate) fn named(name: &str) -> Card {
        Card::all().into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("no card is called `{name}`"))
    }
}

/// One player's cards of one outlaw (WE-12): what lies there, and whether a Hideout covers it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Group {
    pub(crate) cards: Vec<Card>,
    pub(crate) hidden: bool,
}

impl Group {
    pub(crate) fn outlaws(&self) -> usize {
        self.cards.iter().filter(|card| card.hits()).count()
    }

    /// Whether a sheriff card may lie here (WE-17, WE-18, WE-21).
    pub(crate) fn stands(&self) -> bool {
        self.cards.iter().any(|card| matches!(card, Card::Outlaw(_) | Card::Photo(_)))
    }

    /// The visible points (WE-1, WE-23, WE-29).
    pub(crate) fn points(&self) -> u32 {
        let worth = |card: &Card| match card {
            Card::Outlaw(_) | Card::Bank => 2,
            Card::Photo(_) => 4,
            Card::Stagecoach => 1,
            Card::Gun => 3,
            Card::Wanted | Card::Hideout | Card::Wyatt => panic!("{card:?} lies on no group"),
        };
        if self.hidden { 0 } else { self.cards.iter().map(worth).sum() }
    }
}

/// What has to be decided, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// The active player draws.
    Draw,
    /// The active player lays, plays, or ends his turn by a discard.
    Play,
    /// Most Wanted: who is asked next; the seats that can still be asked.
    Ask { outlaw: usize, left: Vec<usize> },
    /// Wyatt Earp: a card of the draw pile is taken.
    Pick,
    /// A sheriff card so taken is played at once or kept.
    Picked(Card),
    /// A shot has hit, and the seat names what this card is used on (WE-16). Then the table waits as
    /// before it was played.
    Target { seat: usize, card: Card, then: Box<Due> },
    /// A window (WE-25): whose, and for (b) who may be asked after him.
    Window { seat: usize, later: Option<Vec<usize>> },
    /// The game is over.
    Over(End),
}

/// Why the game ended (WE-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Somebody has the money.
    Goal,
    /// It was the last hand.
    LastHand,
    /// Several were richest.
    Duel,
}

/// Where the second reading gets what chance decides.
pub(crate) trait Fate {
    /// The draw pile right after its renewal, the top last.
    fn renewed(&mut self) -> Vec<Card>;
    /// The draw pile after a search, the top last.
    fn shuffled(&mut self) -> Vec<Card>;
    /// The hands of a new hand, its discard pile and its draw pile, the tops last.
    fn dealt(&mut self) -> (Vec<Vec<Card>>, Vec<Card>, Vec<Card>);
}

/// The whole table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    /// Option of WE-19: the Fastest Gun may lie anywhere but on the group that holds the present one.
    pub(crate) gun_by_group: bool,
    /// Option of WE-31.
    pub(crate) smallest_first: bool,
    /// The number of the hand, from 1.
    pub(crate) hand: usize,
    pub(crate) dealer: usize,
    pub(crate) active: usize,
    /// In thousands.
    pub(crate) money: Vec<usize>,
    /// In thousands.
    pub(crate) posters: Vec<usize>,
    pub(crate) hands: Vec<Vec<Card>>,
    /// Each seat's seven groups.
    pub(crate) groups: Vec<Vec<Group>>,
    /// The outlaws of whom cards were laid in this hand (WE-10).
    pub(crate) open: Vec<bool>,
    /// The top last.
    pub(crate) draw: Vec<Card>,
    /// The top last.
    pub(crate) discard: Vec<Card>,
    /// Whether the draw pile was renewed in this hand.
    pub(crate) renewed: bool,
    /// Whether the turn has had its sheriff card (WE-9).
    pub(crate) sheriff: bool,
    /// Whether the turn began with an open draw (WE-28).
    pub(crate) taken: bool,
    /// Whether a card was played in the turn or its windows (WE-28).
    pub(crate) played: bool,
    /// How many idle turns there were in a row (WE-28).
    pub(crate) idle: usize,
    pub(crate) due: Due,
}

impl Table {
    pub(crate) fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The seats after this one, clockwise, this one last.
    pub(crate) fn after(&self, seat: usize) -> Vec<usize> {
        (1..=self.seats()).map(|step| (seat + step) % self.seats()).collect()
    }

    /// Who owes the decision.
    pub(crate) fn to_act(&self) -> Option<usize> {
        match &self.due {
            Due::Over(_) => None,
            Due::Target { seat, .. } | Due::Window { seat, .. } => Some(*seat),
            _ => Some(self.active),
        }
    }

    /// All cards, sorted, the one that is just being played among them: none may be lost or made.
    pub(crate) fn everything(&self) -> Vec<Card> {
        let groups = self.groups.iter().flatten();
        let mut cards: Vec<Card> = groups.clone().flat_map(|group| group.cards.clone()).collect();
        cards.extend(groups.filter(|group| group.hidden).map(|_| Card::Hideout));
        cards.extend(self.hands.concat());
        cards.extend(self.draw.iter().chain(&self.discard));
        match self.due {
            Due::Ask { .. } => cards.push(Card::Wanted),
            Due::Pick => cards.push(Card::Wyatt),
            // A Wyatt Earp that shoots is discarded before his shot (WE-14).
            Due::Target { card, .. } if card != Card::Wyatt => cards.push(card),
            _ => {}
        }
        cards.sort_unstable();
        cards
    }
}
