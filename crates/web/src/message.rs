//! A message of a live stream: what differs from the page as the message before has left it.

use std::sync::Arc;

use look::log::{self, Line, Read};
use look::parts::hash;
use look::{Frame, Moments, Weight};
use play::Update;
use serde::Serialize;
use store::Phase;

use crate::address::Wanted;
use crate::assets;
use crate::error::Error;
use crate::gallery::{Sent, Told};
use crate::notes;
use crate::regions::{Differences, KEPT, Known, Part};
use crate::view::View;
use crate::visitor::Caller;
use crate::web::Web;

/// A message of the stream: what differs from the message before. The first one brings the whole page, whatever its
/// number; after that a page does not show messages older than what it shows.
#[derive(Serialize)]
struct Message<'a> {
    /// Orders the messages.
    number: u64,
    /// Whether it is the first message of the stream.
    first: bool,
    /// With the first message, the scripts and stylesheets of this version of the program. A page that has loaded others
    /// loads itself anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    files: Option<Vec<&'a str>>,
    /// Whether the visitor has something to decide.
    turn: bool,
    /// Whether the visitor plays and the game goes on, so that a turn of his comes.
    plays: bool,
    /// Whether a window is open for the visitor, which closes by the clock.
    hurries: bool,
    /// The frames that led to this state.
    frames: Vec<Moment>,
    /// The inside of `#live`. Its parts may be of regions that the frames have brought.
    page: Vec<Part>,
    /// How many regions that it no longer shows the page keeps.
    kept: usize,
    /// What the log gets, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<More>,
    /// The announcement for screen readers of what the frames do not tell.
    say: String,
}

/// What a page's log gets: its lines from some number on, in place of those that it has from there.
#[derive(Serialize)]
struct More {
    /// How many lines stay.
    from: usize,
    /// The lines as HTML: headings of turns, and list items under them.
    lines: Vec<String>,
    /// The number of the first line that is new to the viewer.
    new: Option<usize>,
}

impl More {
    /// What a page gets that has read so far, and how far it has read then.
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
struct Moment {
    /// The inside of `#scene`.
    scene: Vec<Part>,
    /// What the line of the players tells of each seat.
    standing: Vec<Vec<String>>,
    /// What stands under it.
    caption: String,
    /// The announcement for screen readers.
    say: String,
    /// How long it stays at normal speed, in milliseconds.
    ms: u64,
    /// Whether it is never left out.
    climax: bool,
    /// Whether it stands until it is clicked away.
    hold: bool,
}

impl Moment {
    /// A frame for whoever plays, or only watches: a television has nobody who clicks a score away.
    fn new(frame: Frame, plays: bool, differences: &mut Differences) -> Moment {
        Moment {
            scene: differences.add(&frame.table.0),
            standing: frame.standing,
            caption: frame.caption,
            say: frame.said,
            ms: frame.length.as_millis().try_into().unwrap_or_default(),
            climax: frame.weight.is_climax(),
            hold: plays && frame.weight == Weight::Account,
        }
    }
}

/// The message that brings an update to a page that was sent all this before; `None` at the begin of a stream.
///
/// # Errors
/// When the visitor may no longer watch.
pub(crate) fn message(
    web: &Web,
    caller: &Caller,
    wanted: &Wanted,
    Update { snapshot, fresh }: &Update,
    before: Option<&Told>,
) -> Result<Sent, Error> {
    let nothing = Known::default();
    let known = before.map_or(&nothing, |before| &before.known);
    let parts = known.parts();
    let view = View { parts: Some(&parts), ..View::new(web, snapshot, caller, wanted)? };
    let mut said = before.map(|before| notes::lines(&view, before.notes)).unwrap_or_default();
    let (mut differences, mut frames) = (Differences::of(known), Vec::new());
    if *fresh && before.is_some() {
        let told = view.shown(None, |seen, context| view.show.moments(seen, context, snapshot.within));
        if let Some(Moments { frames: all, rest }) = told {
            let plays = !view.own.is_empty();
            frames = all.into_iter().map(|frame| Moment::new(frame, plays, &mut differences)).collect();
            said.push(rest);
        }
    }
    // The choices of a player come back at his next turn. Spectators who show the same are sent the same.
    let kept = if view.own.is_empty() { 0 } else { KEPT };
    let (page, known) = differences.page(&view.live().0, kept);
    // Whoever sits down has heard other events than a spectator, and a new name stands in every line: the log comes anew.
    let reader = hash((view.seat(), snapshot.names()));
    let same = before.filter(|before| before.reader == reader);
    let (log, read) = More::of(&view, same.map(|before| before.read).unwrap_or_default());
    let message = Message {
        number: view.number(),
        first: before.is_none(),
        files: before.is_none().then(|| assets::all().of_table(web.styles().url(view.show.title().name()))),
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
    let told = Told { notes: snapshot.notes().len(), known, read, reader };
    Ok(Sent { text: text.into_boxed_slice().into(), told: Arc::new(told) })
}
