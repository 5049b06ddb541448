//! A second reading of the clauses, slow and plain: a table made of lists that plays by itself. It knows the rules'
//! public names of cards and decisions, but nothing of how the rules are implemented.

mod ending;
mod playing;
mod sharing;
mod window;
mod written;

pub(crate) use ending::duel;
pub(crate) use sharing::reward;
pub(crate) use window::Public;

/// The seven outlaws, by their names in decisions.
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

    /// Whether the card is a hit in a shot or the duel: only outlaws have a hole (WE-1, WE-14).
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

    /// The card with this name.
    pub(crate) fn named(name: &str) -> Card {
        Card::all().into_iter().find(|card| card.name() == name).unwrap_or_else(|| panic!("no card is called `{name}`"))
    }
}

/// One player's cards of one outlaw (WE-12), and whether a Hideout covers them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Group {
    pub(crate) cards: Vec<Card>,
    pub(crate) hidden: bool,
}

impl Group {
    pub(crate) fn outlaws(&self) -> usize {
        self.cards.iter().filter(|card| card.hits()).count()
    }

    /// Whether a sheriff card may be laid here (WE-17, WE-18, WE-21).
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
            Card::Wanted | Card::Hideout | Card::Wyatt => panic!("{card:?} is never in a group"),
        };
        if self.hidden { 0 } else { self.cards.iter().map(worth).sum() }
    }
}

/// The pending decision, and who makes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// The active player draws.
    Draw,
    /// The active player lays, plays, or ends the turn with a discard.
    Play,
    /// Most Wanted: the active player chooses whom to ask; the seats that can still be asked.
    Ask { outlaw: usize, left: Vec<usize> },
    /// Wyatt Earp: the active player takes a card of the draw pile.
    Pick,
    /// The sheriff card taken is played at once or kept.
    Picked(Card),
    /// A shot has hit, and the seat names the card's target (WE-16). Then the table waits as before the card was
    /// played.
    Target { seat: usize, card: Card, then: Box<Due> },
    /// A window (WE-25): for whom; and for (b), who may be asked afterwards.
    Window { seat: usize, later: Option<Vec<usize>> },
    /// The game is over.
    Over(End),
}

/// Why the game ended (WE-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Somebody reached the goal.
    Goal,
    /// It was the last hand.
    LastHand,
    /// Several players were richest.
    Duel,
}

/// The results of chance, as the second reading gets them.
pub(crate) trait Fate {
    /// The draw pile right after its renewal, top last.
    fn renewed(&mut self) -> Vec<Card>;
    /// The draw pile after a search, top last.
    fn shuffled(&mut self) -> Vec<Card>;
    /// The hands of a new hand, its discard pile and its draw pile, tops last.
    fn dealt(&mut self) -> (Vec<Vec<Card>>, Vec<Card>, Vec<Card>);
}

/// The whole table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    /// Option of WE-19: the Fastest Gun may be laid on any group except the one that has it.
    pub(crate) gun_by_group: bool,
    /// Option of WE-31, *smallest share first*.
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
    /// The outlaws opened in this hand (WE-10).
    pub(crate) open: Vec<bool>,
    /// Top last.
    pub(crate) draw: Vec<Card>,
    /// Top last.
    pub(crate) discard: Vec<Card>,
    /// Whether the draw pile has been renewed in this hand.
    pub(crate) renewed: bool,
    /// Whether the turn's sheriff card has been played (WE-9).
    pub(crate) sheriff: bool,
    /// Whether the turn began with an open draw (WE-28).
    pub(crate) taken: bool,
    /// Whether a card was played in the turn or its windows (WE-28).
    pub(crate) played: bool,
    /// How many idle turns there have been in a row (WE-28).
    pub(crate) idle: usize,
    pub(crate) due: Due,
}

impl Table {
    pub(crate) fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The seats after this one, clockwise, ending with this one.
    pub(crate) fn after(&self, seat: usize) -> Vec<usize> {
        (1..=self.seats()).map(|step| (seat + step) % self.seats()).collect()
    }

    /// The seat that owes a decision.
    pub(crate) fn to_act(&self) -> Option<usize> {
        match &self.due {
            Due::Over(_) => None,
            Due::Target { seat, .. } | Due::Window { seat, .. } => Some(*seat),
            _ => Some(self.active),
        }
    }

    /// All cards, sorted, including the one being played: none may be lost or added.
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
