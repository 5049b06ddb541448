//! A message of a live stream: the difference from the page after the message before.

use std::sync::Arc;

use look::log::{self, Line, Read};
use look::parts::hash;
use look::{Frame, Moments, Weight};
use play::Update;
use serde::Serialize;
use store::Phase;
use table_page::{View, ViewQuery, notes};

use crate::edge::assets;
use crate::edge::error::Error;
use crate::edge::visitor::Caller;
use crate::edge::web::Web;
use crate::live::broadcast::{Sent, SoFar};
use crate::live::regions::{Differences, KEPT, Known, Span};

/// A message of the stream: the difference from the message before. The first one brings the whole page, whatever its
/// number. After that, a page is never older than the one it replaces.
#[derive(Serialize)]
struct LiveMessage<'a> {
    /// Orders the messages. Each viewer has their own number (`PageNumber`); another seat's draft does not change it.
    number: u64,
    /// Whether it is the first message of the stream.
    first: bool,
    /// In the first message: the scripts and stylesheets of this version of the program. A page with other files
    /// reloads itself (`upgrade.js`).
    #[serde(skip_serializing_if = "Option::is_none")]
    files: Option<Vec<&'a str>>,
    /// Whether the visitor has something to decide.
    turn: bool,
    /// Whether the visitor plays and the game goes on, so that they will have another turn.
    plays: bool,
    /// Whether a window is open for the visitor, which closes by the clock.
    hurries: bool,
    /// The frames that led to this state.
    frames: Vec<MomentFrame>,
    /// The content of `#live`. It may refer to regions that the frames have brought.
    page: Vec<Span>,
    /// How many regions the page keeps that it no longer shows.
    kept: usize,
    /// The new lines of the log, once there is a log.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<More>,
    /// The announcement for screen readers of what the frames do not tell.
    say: String,
}

/// The new lines of a page's log. They replace the lines that the page has from number `from` on.
#[derive(Serialize)]
struct More {
    /// How many lines the page keeps.
    from: usize,
    /// The lines as HTML: headings of turns, and list items under them.
    lines: Vec<String>,
    /// The number of the first line that is new to the viewer.
    new: Option<usize>,
}

impl More {
    /// The new lines for a page that has read this far, and how far it has read after them.
    fn of(view: &View<'_>, read: Read) -> (Option<More>, Read) {
        let more = view.shown(None, |seen, context| view.show.log(seen, context, read.events));
        let Some(more) = more else { return (None, read) };
        let entry = |line: &Line| log::entry(view.words, line, false, view.moment(line.moment)).into_string();
        let (then, new) = read.on(&more);
        (Some(More { from: read.lines, lines: more.lines.iter().map(entry).collect(), new }), then)
    }
}

/// A frame: the table at one moment, and its announcement.
#[derive(Serialize)]
struct MomentFrame {
    /// The content of `#scene`.
    scene: Vec<Span>,
    /// The facts about each seat in the line of players.
    standing: Vec<Vec<String>>,
    /// The caption in the bar of the moment.
    caption: String,
    /// The announcement for screen readers.
    say: String,
    /// How long it stays at normal speed, in milliseconds.
    ms: u64,
    /// Whether it is shown even when time is short.
    climax: bool,
    /// Whether it stays until the viewer clicks.
    hold: bool,
}

impl MomentFrame {
    /// A frame for a player or a spectator. Only a player's frame can wait for a click: nobody clicks at a television.
    fn new(frame: Frame, plays: bool, differences: &mut Differences<'_>) -> MomentFrame {
        MomentFrame {
            scene: differences.add(&frame.scene().0),
            standing: frame.standing,
            caption: frame.caption,
            say: frame.said,
            ms: frame.length.as_millis().try_into().unwrap_or_default(),
            climax: frame.weight.is_climax(),
            hold: plays && frame.weight == Weight::Account,
        }
    }
}

/// The message with an update, for a page that has been sent `before`; `None` at the start of a stream.
///
/// # Errors
/// When the visitor may no longer watch.
pub(crate) fn message(
    web: &Web,
    caller: &Caller,
    wanted: &ViewQuery,
    Update { snapshot, fresh }: &Update,
    before: Option<&SoFar>,
) -> Result<Sent, Error> {
    let nothing = Known::default();
    let known = before.map_or(&nothing, |before| &before.known);
    let view = View::new(web.shows(), snapshot, &caller.visitor, wanted)?;
    // Whatever pages and lines take from their reader: which seats are their own, through whose eyes they look, and
    // what people are called.
    let reader = hash((view.own, view.seat(), snapshot.names(), snapshot.guests()));
    let parts = known.parts(reader);
    let view = View { parts: Some(&parts), ..view };
    let mut said = before.map(|before| notes::lines(&view, before.notes)).unwrap_or_default();
    let (mut differences, mut frames) = (Differences::of(known, &parts), Vec::new());
    if *fresh && before.is_some() {
        let told = view.shown(None, |seen, context| view.show.moments(seen, context, snapshot.within));
        if let Some(Moments { frames: all, rest }) = told {
            let plays = !view.own.is_empty();
            frames = all.into_iter().map(|frame| MomentFrame::new(frame, plays, &mut differences)).collect();
            said.push(rest);
        }
    }
    // A player's choices come back in the next turn, so the page keeps them. Spectators' pages keep nothing, so that
    // pages that show the same are sent the same.
    let kept = if view.own.is_empty() { 0 } else { KEPT };
    let (page, known) = differences.page(&view.live().0, kept);
    // The log is sent again when the viewer's seat changes, since each seat hears other events, or when a name changes,
    // since lines contain names.
    let same = before.filter(|before| before.reader == reader);
    let (log, read) = More::of(&view, same.map(|before| before.read).unwrap_or_default());
    let message = LiveMessage {
        number: view.number(),
        first: before.is_none(),
        files: before.is_none().then(|| assets::all().of_table(web.files().style(view.show.title().name()))),
        turn: view.my_turn(),
        plays: !view.own.is_empty() && snapshot.phase() == Phase::Running,
        hurries: snapshot.window().is_some_and(|seat| view.own.contains(seat)),
        frames,
        page,
        kept,
        log,
        say: said.join(" "),
    };
    // JSON has no line breaks, so the data of the event is one line.
    let mut text = b"data: ".to_vec();
    serde_json::to_writer(&mut text, &message).map_err(|_| Error::Crash)?;
    text.extend_from_slice(b"\n\n");
    let told = SoFar { notes: snapshot.notes().len(), known, read, reader };
    Ok(Sent { text: text.into_boxed_slice().into(), told: Arc::new(told) })
}
