//! `posse play`: a game against bots in the terminal.

use std::io::{self, BufRead as _, Read as _};
use std::iter;

use anyhow::Context as _;
use erasure::{AnyMatch, AnyReason, Budget, Choice, Persona, Refusal, Seen, Stop, Thinking};
use look::{Context, Names, Presence, Sentence, Show, Words, args};
use play::name::Name;
use table::{BySeat, DealKey, Fast, Outcome, Seat, Settings, Setup, Stream as _, Viewer};

use crate::cli::{self, PlayArgs, misused};
use crate::failure::{self, Failure};
use crate::output::{ask, say};

/// The bots' budget for a turn: some tenths of a second, with the same result for the same seed.
const BUDGET: Budget = Budget::Iterations(5_000);

/// The longest line that is read as an answer, in bytes.
const LONGEST: u64 = 1 << 12;

pub(crate) fn run(args: &PlayArgs, words: &Words) -> anyhow::Result<()> {
    let show = cli::show(&args.game)?;
    let title = show.title();
    let mut setup = cli::usual(title, args.seats.unwrap_or(title.seats().0));
    setup.settings = Settings(args.options.iter().cloned().collect());
    title.check(&setup).map_err(misused)?;
    let seed = args.seed.map_or_else(|| random_seed(words), Ok)?;
    let game = title.deal(&setup, key(seed)).map_err(misused)?;
    let mut table = Terminal::new(args, show, &setup, game, Fast::new(!seed), words)?;
    say!("{}, --seed {seed}", table.words.say("game-name"));
    say!("{}", words.say("play-how"));
    say!();
    match table.play()? {
        Some(outcome) => {
            say!();
            tell_end(&outcome, show, Names::new(&table.names, Some(table.own)), table.words);
        }
        None => say!(),
    }
    Ok(())
}

/// A random seed for the deal, from the system's random generator.
fn random_seed(words: &Words) -> anyhow::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).with_context(|| words.say("play-no-randomness"))?;
    Ok(u64::from_le_bytes(bytes))
}

/// The deal key for this seed.
fn key(seed: u64) -> DealKey {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    DealKey::new(bytes)
}

/// A game between one person and bots.
struct Terminal<'a> {
    show: &'static dyn Show,
    /// The words of the game.
    words: &'static Words,
    /// The words of the command line.
    own_words: &'a Words,
    game: Box<dyn AnyMatch>,
    own: Seat,
    names: BySeat<String>,
    present: BySeat<Presence>,
    bots: BySeat<String>,
    random: Fast,
}

/// What the person has entered.
enum Input {
    Act(Choice),
    Look,
    Leave,
}

impl<'a> Terminal<'a> {
    fn new(
        args: &PlayArgs,
        show: &'static dyn Show,
        setup: &Setup,
        game: Box<dyn AnyMatch>,
        random: Fast,
        own_words: &'a Words,
    ) -> anyhow::Result<Terminal<'a>> {
        let title = show.title();
        let name = |bot: &String| match title.cast(bot) {
            Some(_) => Ok(bot.clone()),
            None => {
                let known = title.bots();
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                Err(misused(failure::no_bot(bot, title.name(), &names.join(", "))))
            }
        };
        let mut named = args.bots.iter().map(name).collect::<anyhow::Result<Vec<String>>>()?;
        if named.is_empty() {
            named.push(title.strongest().0.to_owned());
        }
        let own = match args.seat.checked_sub(1) {
            Some(seat) if seat < setup.seats => Seat(seat),
            _ => {
                let args = [("seats", setup.seats.to_string()), ("seat", args.seat.to_string())];
                return Err(misused(Failure::new("play-no-seat", args)));
            }
        };
        let words = show.words(own_words.language());
        let person = args.name.clone().or_else(|| std::env::var("USER").ok()).filter(|name| !name.trim().is_empty());
        let person = person.unwrap_or_else(|| words.say("newcomer"));
        let mut free: Vec<Persona> = Persona::ALL.into_iter().filter(|free| free.called() != person).collect();
        let mut called = |bot: &String| {
            let wished = title.cast(bot).and_then(|cast| cast.persona);
            free.remove(free.iter().position(|free| Some(*free) == wished).unwrap_or(0)).called().to_owned()
        };
        let mut others = named.iter().chain(std::iter::repeat(&named[named.len() - 1]));
        let bots = BySeat::new(setup.seats, |seat| {
            if seat == own { String::new() } else { others.next().cloned().unwrap_or_default() }
        });
        let names = BySeat::new(setup.seats, |seat| {
            if seat == own { Name::from(person.as_str()).shown() } else { called(&bots[seat]) }
        });
        let present = BySeat::new(setup.seats, |seat| if seat == own { Presence::Here } else { Presence::Bot(None) });
        Ok(Terminal { show, words, own_words, game, own, names, present, bots, random })
    }

    /// The game as the person sees it.
    fn seen(&self) -> Seen<'_> {
        Seen::new(&*self.game, Viewer::Seat(self.own))
    }

    fn context(&self) -> Context<'_> {
        let (names, present) = (&self.names, &self.present);
        Context { words: self.words, names, guests: None, present, form: None, you: Some(self.own), parts: None }
    }

    /// Plays to the end; `None` if the person quits earlier.
    fn play(&mut self) -> anyhow::Result<Option<Outcome>> {
        loop {
            for Sentence { said, .. } in self.show.news(self.seen(), &self.context()) {
                say!("{said}");
            }
            self.game.clear_frames();
            if let Some(outcome) = self.game.outcome() {
                return Ok(Some(outcome));
            }
            let seat = self.game.to_act().first().context("nobody can act, although the game is not over")?;
            let steps = if seat == self.own {
                match self.decide()? {
                    Some(Choice { text, follows, .. }) => iter::once(text).chain(follows).collect(),
                    None => return Ok(None),
                }
            } else {
                let mut thinking = Thinking::new(seat, BUDGET, Stop::default(), self.random.bits());
                let steps = self.game.turn(&self.bots[seat], &mut thinking);
                anyhow::ensure!(!steps.is_empty(), "a bot does not know what to do");
                steps
            };
            for action in steps {
                self.game.play(seat, &action)?;
            }
        }
    }

    /// Asks the person for an action; `None` if the person quits.
    fn decide(&self) -> anyhow::Result<Option<Choice>> {
        self.tell_table();
        let choices = self.game.choices(self.own);
        loop {
            say!("{}", self.words.say("your-turn"));
            for (number, choice) in (1..).zip(&choices) {
                let names = Names::new(&self.names, Some(self.own));
                let words = self.show.describe(self.seen(), &choice.text, names, self.words);
                let words = words.unwrap_or_else(|| choice.text.clone());
                let sealed =
                    if choice.learns { format!("  ({})", self.words.say("no-way-back")) } else { String::new() };
                say!("{number:>3}  {words}{sealed}");
            }
            match self.answer(&choices)? {
                Input::Act(choice) => return Ok(Some(choice)),
                Input::Look => self.tell_table(),
                Input::Leave => return Ok(None),
            }
        }
    }

    fn answer(&self, choices: &[Choice]) -> anyhow::Result<Input> {
        loop {
            ask("> ");
            let mut line = String::new();
            // What is longer is no answer, and input from a file may have no end.
            if io::stdin()
                .lock()
                .take(LONGEST)
                .read_line(&mut line)
                .with_context(|| self.own_words.say("play-unread"))?
                == 0
            {
                return Ok(Input::Leave);
            }
            match line.trim() {
                "q" => return Ok(Input::Leave),
                "t" => return Ok(Input::Look),
                text => {
                    let numbered = text.parse().ok().and_then(|number: usize| choices.get(number.checked_sub(1)?));
                    if let Some(choice) = numbered.or_else(|| choices.iter().find(|choice| choice.text == text)) {
                        return Ok(Input::Act(choice.clone()));
                    }
                    match self.game.choice(self.own, text) {
                        Err(Refusal::NotLegal(Some(reason))) => self.tell_why_not(&reason),
                        _ => say!("{}", self.own_words.tell("play-answers", &args![count => choices.len()])),
                    }
                }
            }
        }
    }

    fn tell_why_not(&self, reason: &AnyReason) {
        if let Some(sentence) = self.show.reason(reason, self.words) {
            say!("{sentence}");
        }
    }

    /// Prints the table in words.
    fn tell_table(&self) {
        say!();
        for told in self.show.told(self.seen(), &self.context()) {
            for line in told.lines(self.words) {
                say!("{line}");
            }
        }
        say!();
    }
}

/// Prints who has won, and the score of each seat.
pub(crate) fn tell_end(outcome: &Outcome, show: &dyn Show, names: Names<'_>, words: &Words) {
    say!("{}", look::ending::winners(words, names, outcome));
    let mut places: Vec<_> = outcome.scores.pairs().collect();
    places.sort_by_key(|(_, score)| score.rank);
    for (seat, score) in places {
        let amount = show.amount(score.total, words);
        say!("{:>3}. {}{}{amount}", score.rank, names.called(seat, words), words.colon());
    }
}
