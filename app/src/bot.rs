//! `posse bot`: seats a program that speaks the arena's protocol at a live table.

mod api;
pub(crate) mod link;
mod state;

use std::process;
use std::time::Duration;

use anyhow::Context as _;
use arena::{End, Foreign, ForeignError, Hello, Lost};
use erasure::Stop;
use look::{Names, Show, Words, args};
use notify::http::StatusCode;
use serde_json::{Value, json};
use store::{FormId, TableId};
use table::{BySeat, Fast, Seat, Stream as _};
use tokio::signal::ctrl_c;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::bot::api::{Api, Unanswered, refused};
use crate::bot::state::{Ending, Header, Phase, State, StreamLine, Table};
use crate::cli::{self, BotArgs};
use crate::failure::{self, Failure};
use crate::output::{INTERRUPTED, complain, say};
use crate::terminal;

/// How often it is asked whether somebody has opened the rematch.
const REMATCH_PAUSE: Duration = Duration::from_secs(5);

/// How many characters of an illegal answer are shown.
const SHOWN: usize = 200;

pub(crate) fn run(args: &BotArgs, words: &Words) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut bot = Bot {
        args,
        words,
        api: Api::new(args.table.clone(), args.token.as_ref().map(ToString::to_string), words),
        process: Some(Foreign::new(&args.command, Duration::from_millis(args.ms))),
        stop: Stop::default(),
        random: Fast::new(getrandom::u64().with_context(|| words.say("play-no-randomness"))?),
        seat: None,
    };
    runtime.block_on(async {
        tokio::select! {
            biased;
            heard = ctrl_c() => heard.with_context(|| words.say("arena-unheard"))?,
            played = bot.play() => return played,
        }
        bot.stop.stop();
        tokio::select! {
            biased;
            _ = ctrl_c() => process::exit(INTERRUPTED),
            left = bot.leave() => Err(left.into()),
        }
    })
}

/// A program at a table.
struct Bot<'a> {
    args: &'a BotArgs,
    words: &'a Words,
    api: Api<'a>,
    /// `None` while it thinks.
    process: Option<Foreign>,
    stop: Stop,
    random: Fast,
    seat: Option<u8>,
}

impl Bot<'_> {
    /// Plays at the table, and wherever everybody goes on from there.
    async fn play(&mut self) -> anyhow::Result<()> {
        while let Some(next) = self.play_here().await? {
            say!("{}", self.words.say("bot-onward"));
            self.api.go_on(next);
        }
        Ok(())
    }

    /// Sits down and plays until the game is over. Returns the table at which everybody goes on.
    async fn play_here(&mut self) -> anyhow::Result<Option<TableId>> {
        let header: Header = self.api.get("/header").await.map_err(Failure::from)?;
        let show = cli::show(&header.game)?;
        let (seat, phase) = self.sit().await?;
        self.seat = Some(seat);
        let key = if phase == Phase::Open { "bot-seated" } else { "bot-back" };
        say!("{}", self.words.tell(key, &args![seat => seat + 1]));
        if let Err(error) = self.begin(header, seat, show).await {
            // That the seat is taken until the host frees it is no news beside this error.
            let _left = self.leave().await;
            return Err(error.into());
        }
        let (sender, lines) = unbounded_channel();
        let api = self.api.clone();
        tokio::select! {
            reason = api.follow(seat, &sender) => Err(refused(reason).into()),
            played = self.answer(seat, show, lines) => played,
        }
    }

    /// Sits down in the seat that is asked for, or else in a free one; returns the seat and whether the game has begun. A
    /// person who is there already keeps their seat.
    async fn sit(&mut self) -> anyhow::Result<(u8, Phase)> {
        let state: State = self.api.get("").await.map_err(Failure::from)?;
        // At the next table, the seats may be others.
        let wanted = self.args.seat.map(|seat| seat - 1).filter(|_| self.seat.is_none());
        let own = state.seats.iter().find(|seat| wanted.is_none_or(|wanted| wanted == **seat));
        let phase = state.table.as_ref().map_or(Phase::Open, |table| table.phase);
        if let Some(own) = own {
            return Ok((*own, phase));
        }
        if self.seat.is_some() {
            return Err(Failure::plain("bot-unseated").into());
        }
        let free = state.table.map(|table| table.free()).unwrap_or_default();
        let seats = wanted.map_or(free, |seat| vec![seat]);
        if let (Some(name), Some(of)) = (&self.args.name, &self.args.of)
            && !seats.is_empty()
        {
            self.api.become_bot(name, of).await.map_err(Failure::from)?;
        }
        let mut failure = Failure::plain(if phase == Phase::Open { "bot-full" } else { "bot-begun" });
        for seat in seats {
            // Others may sit down at the same time.
            match self.api.order(&json!({ "do": "sit", "seat": seat, "name": self.args.name })).await {
                Ok(()) => return Ok((seat, phase)),
                Err((_, reason)) => failure = refused(reason),
            }
        }
        Err(failure.into())
    }

    /// Tells the program which game it plays.
    async fn begin(&mut self, header: Header, seat: u8, show: &'static dyn Show) -> Result<(), ForeignError> {
        let seed = self.random.bits() as u32;
        let begin = move |process: &mut Foreign, stop: &Stop| {
            let hello = Hello {
                game: &header.game,
                version: header.rules,
                seats: header.seats,
                seat: Seat(seat),
                options: &header.options,
                edition: &header.edition,
                actions: show.title().actions(),
                seed,
            };
            process.begin(&hello, stop)
        };
        self.with_process(begin).await
    }

    /// Lets the program think on a thread of its own.
    async fn with_process<T: Send + 'static>(
        &mut self,
        think: impl FnOnce(&mut Foreign, &Stop) -> T + Send + 'static,
    ) -> T {
        let mut process = self.process.take().expect("it is only away while this waits for it");
        let stop = self.stop.clone();
        let thinking = spawn_blocking(move || {
            let thought = think(&mut process, &stop);
            (process, thought)
        });
        let (process, thought) = thinking.await.expect("a process does not panic");
        self.process = Some(process);
        thought
    }

    /// Does what the table waits for, until the game is over. Returns the table at which everybody goes on.
    async fn answer(
        &mut self,
        seat: u8,
        show: &dyn Show,
        mut lines: UnboundedReceiver<StreamLine>,
    ) -> anyhow::Result<Option<TableId>> {
        let mut state = None;
        // The list of actions that has been answered last.
        let mut answered = None;
        // Whether it was said to be ready, and no line shows that yet.
        let mut is_ready = false;
        while let Some(line) = lines.recv().await {
            state = State::after(state, line);
            while let Ok(line) = lines.try_recv() {
                state = State::after(state, line);
            }
            let Some(state) = &mut state else { continue };
            let Some(table) = &state.table else { continue };
            if let Some(ending) = &table.ending {
                if let Some(process) = &mut self.process {
                    let view = state.view.as_ref().unwrap_or(&Value::Null);
                    process.end(&End::new(&ending.how, ending.outcome.as_ref()), &state.events, view);
                }
                if ending.how == "closed" && table.rematch.is_some() {
                    return Ok(table.rematch.clone());
                }
                self.tell_end(ending, table, show)?;
                return if self.args.rematch { self.rematch().await } else { Ok(None) };
            }
            let own = table.people.pairs().find(|(own, _)| own.0 == seat).map(|(_, occupant)| occupant);
            let own = own.filter(|_| state.seats.contains(&seat)).ok_or(Failure::plain("bot-unseated"))?;
            if table.phase == Phase::Open {
                // A line from before the order may still come.
                is_ready = !own.ready && (is_ready || self.order(&json!({ "do": "ready", "seat": seat })).await?);
            } else if table.phase == Phase::Running && own.bot.is_some() && !own.conceded {
                // It was away for too long.
                self.order(&json!({ "do": "hand-back", "seat": seat })).await?;
            } else if state.asked && state.at != answered && !state.legal.is_empty() {
                let action = self.choose(state).await;
                let is_done =
                    self.order(&json!({ "do": "step", "seat": seat, "action": action, "at": state.at })).await?;
                answered = state.at.clone().filter(|_| is_done);
            }
        }
        Ok(None)
    }

    /// Waits for the rematch.
    async fn rematch(&self) -> anyhow::Result<Option<TableId>> {
        say!("{}", self.words.say("bot-waits"));
        loop {
            sleep(REMATCH_PAUSE).await;
            match self.api.get::<State>("").await {
                Ok(State { table: Some(Table { rematch: Some(next), .. }), .. }) => return Ok(Some(next)),
                Ok(_) | Err(Unanswered::Later { .. }) => {}
                Err(unanswered) => return Err(Failure::from(unanswered).into()),
            }
        }
    }

    /// Sends an order; returns whether it was done. The next change tells what to do instead.
    ///
    /// # Errors
    /// When the server would refuse every other order too.
    async fn order(&self, order: &Value) -> Result<bool, Failure> {
        match self.api.order(order).await {
            Ok(()) => return Ok(true),
            Err((StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::NOT_FOUND, reason)) => {
                return Err(refused(reason));
            }
            // The table has changed meanwhile.
            Err((StatusCode::CONFLICT, _)) => {}
            Err((_, reason)) => complain(&failure::told(&refused(reason), self.words)),
        }
        Ok(false)
    }

    /// The program's decision; a random one if it has none, and a forced one without a question.
    async fn choose(&mut self, state: &mut State) -> String {
        let legal: Vec<String> = state.legal.iter().map(|legal| legal.action.clone()).collect();
        let numbers: Vec<usize> = state.legal.iter().map(|legal| legal.number).collect();
        if let [only] = &*legal {
            return only.clone();
        }
        let (events, view) = (std::mem::take(&mut state.events), state.view.clone().unwrap_or_default());
        let ask = move |process: &mut Foreign, stop: &Stop| {
            let texts: Vec<&str> = legal.iter().map(String::as_str).collect();
            (process.choose(&events, &view, (&texts, &numbers), stop), events, legal)
        };
        let (place, events, legal) = self.with_process(ask).await;
        state.events = events;
        let lost = match place {
            Ok(place) => return legal[place].clone(),
            Err(lost) => lost,
        };
        let action = self.random.pick(&legal).expect("there are at least two").clone();
        let (key, answer) = match lost {
            Lost::Late => ("bot-late", String::new()),
            Lost::Dead => ("bot-dead", String::new()),
            Lost::Illegal(answer) => ("bot-illegal", answer.chars().take(SHOWN).collect()),
        };
        complain(&self.words.tell(key, &args![action => action.as_str(), ms => self.args.ms, answer => answer]));
        action
    }

    /// Tells how the game has ended.
    ///
    /// # Errors
    /// When it was not played to its end.
    fn tell_end(&self, ending: &Ending, table: &Table, show: &dyn Show) -> anyhow::Result<()> {
        let people = table.people.iter().len();
        let names = BySeat::new(people as u8, |seat| table.people[seat].name.clone());
        let outcome = ending.outcome.as_ref().filter(|outcome| outcome.scores.iter().len() == people);
        match (outcome, &*ending.how) {
            (Some(outcome), _) => {
                terminal::tell_end(outcome, show, Names::new(&names, None), show.words(self.words.language()));
            }
            (None, "conceded") => say!("{}", self.words.say("verify-conceded")),
            (None, "expired") => return Err(Failure::plain("verify-expired").into()),
            (None, _) => return Err(Failure::plain("verify-closed").into()),
        }
        Ok(())
    }

    /// Frees the seat before the start; in a game, one of the server's bots plays on. Returns what to tell.
    async fn leave(&self) -> Failure {
        let mut failure = Failure::plain("bot-stopped");
        let Some(seat) = self.seat else { return failure };
        for (order, done) in [("leave", "bot-left"), ("hand-over", "bot-handed-over")] {
            match self.api.try_order(&FormId::random().to_string(), &json!({ "do": order, "seat": seat })).await {
                Ok(()) => return Failure::plain(done),
                Err(unanswered) => failure = unanswered.into(),
            }
        }
        failure
    }
}
