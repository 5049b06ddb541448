//! The moments of a page: none that matters is lost, and only the person can skip one.
//!
//! The test makes up the messages and sends them over a stream that it controls.

use posse_tests::browser::Browser;
use posse_tests::device::Device;
use posse_tests::driver::{Driver, SystemFonts};
use posse_tests::games::{DOLLARS_WANTED, GAMES, Game};
use posse_tests::server::Server;
use serde_json::{Value, json};

use crate::guest::{By, ENTER, Guest, SPACE, Turn};

/// Puts a stream of the test's own in place of the server's, and notes every caption from then on.
const TAKE_STREAM: &str = r#"
    window.EventSource = class { constructor() { window.stream = this; } addEventListener() {} close() {} };
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    window.captions = [];
    const caption = document.getElementById("caption");
    new MutationObserver(() => window.captions.push(caption.textContent)).observe(caption, { childList: true });
    window.messages = 1e9;
"#;

/// A frame: its caption, how many milliseconds it stays, and whether it is a climax.
fn frame(caption: &str, ms: u32, climax: bool) -> Value {
    json!({ "caption": caption, "say": caption, "ms": ms, "climax": climax, "hold": false, "standing": [] })
}

/// Sends messages with these frames all at once. The table stays as it is, and after the last one it is the viewer's
/// turn.
async fn send(browser: &mut Browser, messages: &[Vec<Value>]) {
    send_as(browser, messages, true).await;
}

/// The same, for a player or a spectator.
async fn send_as(browser: &mut Browser, messages: &[Vec<Value>], plays: bool) {
    let script = format!(
        "const all = {};
         const [html, scene] = ['live', 'scene'].map((id) => document.getElementById(id).innerHTML);
         all.forEach((frames, at) => window.stream.onmessage({{ data: JSON.stringify({{
             number: window.messages++, first: true, turn: {plays} && at === all.length - 1, plays: {plays}, say: '',
             frames: frames.map((frame) => ({{ ...frame, scene: [scene + (frame.stage ?? '')] }})), page: [html], kept: 0,
         }}) }}))",
        Value::from(messages.iter().cloned().map(Value::from).collect::<Vec<_>>())
    );
    browser.read(&script).await.unwrap();
}

/// A table at which it is Anna's turn, with the stream under the test's control.
async fn at_play(driver: &Driver, server: &Server, kind: Device) -> Guest {
    at_play_of(DOLLARS_WANTED, driver, server, kind).await
}

async fn at_play_of(game: Game, driver: &Driver, server: &Server, kind: Device) -> Guest {
    let mut anna = Guest::arrive(driver, game, kind, By::Mouse).await;
    anna.open_table(server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let Turn::Mine { .. } = anna.my_turn().await else { panic!("no game") };
    anna.browser.read(TAKE_STREAM).await.unwrap();
    anna
}

/// Notes everything that screen readers are told from now on.
const TAKE_WORDS: &str = r#"
    window.said = [];
    const say = document.getElementById("say");
    new MutationObserver(() => window.said.push(say.textContent)).observe(say, { childList: true });
"#;

async fn is_over(browser: &mut Browser) {
    browser.wait("the moments are over", "return document.querySelector('#moment').hidden").await.unwrap();
}

/// Whether something in the prompt, apart from the bar of a moment, can be read or pressed.
const PROMPT: &str = "return [...document.querySelectorAll('#prompt .sentence, #prompt button')].some((one) => \
                      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], #moment'))";

/// The top of the board, the height of a moment's bar, and by how much the bar covers the board.
const PLACES: &str =
    "const [scene, moment] = ['scene', 'moment'].map((id) => document.getElementById(id).getBoundingClientRect());
                      return [Math.round(scene.top), Math.round(moment.height), Math.round(moment.bottom - scene.top)]";

#[tokio::test]
async fn on_a_phone_the_line_of_the_players_tells_what_they_have_in_each_frame() {
    const LINE: &str = "return document.querySelector('.standing').textContent";
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::PHONE).await;
    let before = anna.browser.read(LINE).await.unwrap();
    let mut robbery = frame("Doc robs the bank.", 3_600_000, true);
    robbery["standing"] = json!([["$12,300", "no cards"]]);
    send(&mut anna.browser, &[vec![robbery]]).await;
    let told = format!("return (() => {{ {LINE} }})().includes('$12,300no cards')");
    anna.browser.wait("what the frame tells of the first player", &told).await.unwrap();
    anna.browser.click("#skip-moments").await.unwrap();
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read(LINE).await.unwrap(), before, "and then what the player has");
}

#[tokio::test]
async fn a_climax_that_comes_while_another_message_is_shown_is_shown_too() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::DESKTOP).await;
    let robbery =
        |name: &str| vec![frame(&format!("{name} robs."), 150, true), frame(&format!("{name} wins."), 150, true)];
    let laid = vec![frame("Dora lays.", 60_000, false)];
    send(&mut anna.browser, &[robbery("Anna"), laid, robbery("Ben"), robbery("Cleo"), robbery("Emil")]).await;
    assert_eq!(anna.browser.read(PROMPT).await.unwrap(), Value::Bool(false), "the old prompt looks alive");
    is_over(&mut anna.browser).await;
    let told = ["Anna robs.", "Anna wins.", "Ben robs.", "Ben wins."];
    let told = told.into_iter().chain(["Cleo robs.", "Cleo wins.", "Emil robs.", "Emil wins."]);
    assert_eq!(anna.browser.read("return window.captions").await.unwrap(), json!(told.collect::<Vec<_>>()));
    assert_eq!(anna.browser.read(PROMPT).await.unwrap(), Value::Bool(true), "the prompt is back");
    anna.content().await;
}

/// On a phone too, with a caption that is far too long.
#[tokio::test]
async fn the_bar_of_a_moment_stands_where_the_prompt_is_and_moves_nothing() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    for kind in [Device::PHONE, Device::DESKTOP] {
        let mut anna = at_play(&driver, &server, kind).await;
        let places = |value: Value| value.as_array().unwrap().iter().map(|at| at.as_i64().unwrap()).collect::<Vec<_>>();
        let before = places(anna.browser.read(PLACES).await.unwrap())[0];
        send(&mut anna.browser, &[vec![frame(&"Anna lays a card. ".repeat(12), 3_600_000, true)]]).await;
        anna.browser.wait("the moment", "return !document.querySelector('#moment').hidden").await.unwrap();
        let [board, height, covered] = places(anna.browser.read(PLACES).await.unwrap())[..] else { panic!() };
        assert!((board - before).abs() <= 1, "the board moved from {before} to {board}");
        assert!(height <= 120 && covered <= 0, "the bar is {height} high and covers {covered} of the board");
        anna.content().await;
    }
}

/// The positions of the log and of the controls around it.
const READ: &str = r"
    const read = ['#panel-1 .name', '#log', '#log ol', '#bar', '#scene'];
    return read.map((one) => {
        const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
        return [one, x, y, one === '#panel-1 .name' ? 0 : width, height].join(' ');
    });
";

/// An update that gives the turn to another player, and in which what happened since the last turn appears or
/// disappears.
const COME_AND_GO: &str = r"
    const page = document.createElement('div');
    page.innerHTML = document.getElementById('live').innerHTML;
    page.querySelectorAll('.panel').forEach((panel) => panel.classList.toggle('turn'));
    const since = page.querySelector('#since');
    if (since) since.remove();
    else page.querySelector('#beside').insertAdjacentHTML(
        'afterbegin', `<details id=since class=since open><summary>Since</summary>${'<p>news'.repeat(40)}</details>`);
    window.stream.onmessage({ data: JSON.stringify({
        number: window.messages++, first: true, turn: true, plays: true, say: '', frames: [], page: [page.innerHTML], kept: 0,
    }) });
";

#[tokio::test]
async fn what_comes_in_moves_nothing_that_is_read() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device { width: 1440, ..Device::DESKTOP }).await;
    let before = anna.browser.read(READ).await.unwrap();
    let mut there = anna.browser.read("return !!document.querySelector('#since')").await.unwrap() == true;
    for _ in 0..2 {
        anna.browser.read(COME_AND_GO).await.unwrap();
        there = !there;
        let came = format!("return !!document.querySelector('#since') === {there}");
        anna.browser.wait("the update", &came).await.unwrap();
        assert_eq!(anna.browser.read(READ).await.unwrap(), before);
    }
    anna.content().await;
}

#[tokio::test]
async fn the_newest_line_of_a_long_turn_is_in_sight_until_its_reader_scrolls() {
    const LONG: &str = "const lines = `<ul>${'<li>a line</li>'.repeat(40)}</ul>`;
        document.querySelector('#log li').insertAdjacentHTML('beforeend', lines)";
    const IN_SIGHT: &str = "const list = document.querySelector('#log ol');
        const [newest, shown] = [list.firstElementChild, list].map((one) => one.getBoundingClientRect().bottom);
        const { height, opacity } = getComputedStyle(list, '::after');
        return newest <= shown + 1 - (opacity > 0 ? parseFloat(height) : 0)";
    const CUT: &str = "const list = document.querySelector('#log ol');
        const whole = list.getBoundingClientRect().top + parseFloat(getComputedStyle(list, '::before').height);
        const lines = [...list.firstElementChild.querySelectorAll('li')].map((line) => line.getBoundingClientRect());
        return lines.filter(({ top, bottom }) => top < whole - 2 && bottom > whole + 2).length";
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device { width: 1440, ..Device::DESKTOP }).await;
    anna.browser.read(LONG).await.unwrap();
    assert_eq!(anna.browser.read(IN_SIGHT).await.unwrap(), false, "the turn is longer than the log's window");
    send(&mut anna.browser, &[vec![frame("one", 1, true)]]).await;
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read(IN_SIGHT).await.unwrap(), true);
    assert_eq!(anna.browser.read(CUT).await.unwrap(), 0, "a line begins where the fade at the top ends");
    anna.browser.read("document.querySelector('#log ol').scrollTop = 9").await.unwrap();
    send(&mut anna.browser, &[vec![frame("two", 1, true)]]).await;
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read("return document.querySelector('#log ol').scrollTop").await.unwrap(), 9);
}

#[tokio::test]
async fn skip_to_my_turn_ends_all_that_waits_and_skip_ends_one_message() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::DESKTOP).await;
    let long = |name: &str| vec![frame(name, 3_600_000, true), frame(&format!("after {name}"), 3_600_000, true)];
    send(&mut anna.browser, &[long("one"), long("two"), long("three"), long("four")]).await;
    anna.browser.read(TAKE_WORDS).await.unwrap();
    anna.browser.click("#skip-moments").await.unwrap();
    anna.browser.wait("the second message", "return window.captions.at(-1) === 'two'").await.unwrap();
    anna.browser.click("#skip-all").await.unwrap();
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read("return window.captions").await.unwrap(), json!(["one", "two"]));
    let said = anna.browser.read("return window.said").await.unwrap();
    assert_eq!(said, json!(["after one two", "after two three after three four after four"]), "in one piece each");
    // From her own turn on everything is shown again.
    send(&mut anna.browser, &[vec![frame("five", 1, true)]]).await;
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read("return window.captions.at(-1)").await.unwrap(), "five");
}

#[tokio::test]
async fn skip_to_my_turn_is_offered_to_whoever_waits_for_a_turn_and_skip_all_to_everybody_else() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::DESKTOP).await;
    let offered = |words: &str, caption: &str| {
        format!(
            "return document.querySelector('#skip-all').textContent === '{words}' && \
             document.querySelector('#caption').textContent === '{caption}'"
        )
    };
    let long = |name: &str| vec![frame(name, 3_600_000, true)];
    // What she did in her own turn is shown, whether the turn goes on or ends.
    send(&mut anna.browser, &[long("one"), long("end")]).await;
    for caption in ["one", "end"] {
        anna.browser.wait("the words in the own turn", &offered("Skip all", caption)).await.unwrap();
        anna.browser.click("#skip-moments").await.unwrap();
    }
    is_over(&mut anna.browser).await;
    // It is another's turn; then hers comes.
    anna.browser.read("document.querySelector('.panel.turn').classList.remove('turn')").await.unwrap();
    send(&mut anna.browser, &[long("two"), long("three")]).await;
    for caption in ["two", "three"] {
        anna.browser.wait("the words before the own turn", &offered("Skip to my turn", caption)).await.unwrap();
        anna.browser.click("#skip-moments").await.unwrap();
    }
    is_over(&mut anna.browser).await;
    send_as(&mut anna.browser, &[long("four")], false).await;
    anna.browser.wait("the words for a spectator", &offered("Skip all", "four")).await.unwrap();
}

/// Lists what lies on the stage and is out of sight, under the bar of the moment, cut, or too small: dice narrower than 40
/// pixels, cards than 80.
const SMALL: &str = r##"
    const bar = document.getElementById("moment").getBoundingClientRect();
    const found = [];
    for (const one of document.querySelectorAll("#stage :is(.title, .whose, .who, .verdict, .card, .bill, .roll, .figure)")) {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const isSeen = left > -1 && right < innerWidth + 1 && top > bar.bottom - 1 && bottom < innerHeight + 1;
        const least = one.matches(".roll") ? 40 : one.matches(".card, .bill") ? 80 : 1;
        const isCut = one.matches(".who") && one.scrollWidth > one.clientWidth;
        if (!isSeen || isCut || width < least) found.push(`${one.outerHTML.slice(0, 60)} from ${left}, ${top} to ${right}, ${bottom}`);
    }
    return found;
"##;

/// The stage that the game's rule page shows, over its table.
#[tokio::test]
async fn a_stage_is_large_in_sight_and_heard_on_every_screen_and_gone_with_its_frame() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start_on(SystemFonts::Noto).unwrap());
    let mut faults = Vec::new();
    for game in GAMES {
        let mut anna = at_play_of(game, &driver, &server, Device::DESKTOP).await;
        let fetch = format!(
            "window.heard = 0;
             document.addEventListener('posse-stage', () => {{ window.heard += 1; }});
             return fetch('/rules/{}').then((answer) => answer.text()).then((text) => {{
                 const stage = new DOMParser().parseFromString(text, 'text/html').querySelector('.drawing .stage');
                 stage.id = 'stage';
                 return stage.outerHTML;
             }})",
            game.name
        );
        let stage = anna.browser.read(&fetch).await.unwrap();
        let screens = [(360, 740), (740, 360), (1280, 720), (2560, 1440)];
        for (width, height) in screens {
            anna.browser.resize(width, height).await.unwrap();
            let mut robbery = frame("A great moment.", 3_600_000, true);
            robbery["stage"] = stage.clone();
            send(&mut anna.browser, &[vec![robbery]]).await;
            anna.browser.find("#scene > #stage").await.unwrap();
            let found = anna.browser.read(SMALL).await.unwrap();
            let place = format!("{} at {width} × {height}", game.name);
            faults.extend(found.as_array().unwrap().iter().map(|what| format!("{place}: {what}")));
            anna.browser.click("#skip-moments").await.unwrap();
            is_over(&mut anna.browser).await;
            assert_eq!(anna.browser.read("return document.querySelectorAll('#stage').length").await.unwrap(), 0);
        }
        assert_eq!(anna.browser.read("return window.heard").await.unwrap(), screens.len());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test]
async fn an_account_stands_until_it_is_clicked_away_and_what_follows_is_shown() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::DESKTOP).await;
    let mut account = frame("the account", 1, true);
    account["hold"] = json!(true);
    send(&mut anna.browser, &[vec![account, frame("the end", 1, true)]]).await;
    let stands = "return document.querySelector('#skip-moments').textContent === 'Go on'";
    anna.browser.wait("the account", stands).await.unwrap();
    assert_eq!(anna.browser.read("return window.captions").await.unwrap(), json!(["the account"]));
    anna.browser.press(ENTER).await.unwrap();
    is_over(&mut anna.browser).await;
    assert_eq!(anna.browser.read("return window.captions").await.unwrap(), json!(["the account", "the end"]));
}

#[tokio::test]
async fn the_speed_is_changed_at_the_table_and_remembered_and_off_shows_no_moments() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_play(&driver, &server, Device::DESKTOP).await;
    send(&mut anna.browser, &[vec![frame("one", 3_600_000, true)]]).await;
    anna.browser.choose("#speed", "off").await.unwrap();
    is_over(&mut anna.browser).await;
    send(&mut anna.browser, &[vec![frame("two", 3_600_000, true)]]).await;
    let said = "return document.querySelector('#say').textContent";
    anna.browser.wait("what was said", &format!("{said} === 'two'")).await.unwrap();
    assert_eq!(anna.browser.read("return window.captions").await.unwrap(), json!(["one"]));
    let chosen = "return document.querySelector('[name=speed]:checked')?.value === 'off'";
    let settings = server.url("/settings");
    // The choice may still be on its way.
    while anna.browser.read(chosen).await.unwrap() != Value::Bool(true) {
        anna.browser.open(&settings).await.unwrap();
    }
    anna.content().await;
}

/// Keeps what ends the time in which the prompt takes no pointer, as `settle`, and notes what taps and keys do.
const TAKE_TAPS: &str = r##"
    const begin = window.setTimeout;
    window.setTimeout = (act, ms, ...rest) => ms === 350 ? void (window.settle = act) : begin(act, ms, ...rest);
    const note = (what) => (event) => window.done.push(what(event));
    addEventListener("click", note(({ target }) => "click " + (target.closest("button") ?? target).localName), true);
    addEventListener("submit", note(() => "submit"), true);
    addEventListener("keyup", note(({ key }) => key), true);
"##;

/// The middle of the button that takes a step back.
const UNDO: &str = "const button = document.querySelector('#prompt button[name=draft]');
                    const { x, y, width, height } = button.getBoundingClientRect();
                    return [x + width / 2, y + height / 2]";

#[tokio::test]
async fn a_finger_or_key_that_comes_too_late_to_skip_a_moment_does_not_answer_the_question_below_it() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = Guest::arrive(&driver, DOLLARS_WANTED, Device::PHONE, By::Touch).await;
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let Turn::Mine { at } = anna.my_turn().await else { panic!("no game") };
    anna.step(&at).await;
    let browser = &mut anna.browser;
    browser.find("#prompt button[name=draft]").await.unwrap();
    browser.read(&format!("{TAKE_STREAM} {TAKE_TAPS}")).await.unwrap();
    let all_done = async |browser: &mut Browser, count: usize| {
        let done = format!("return window.done.length >= {count} && window.done");
        browser.wait("what a tap or key does", &done).await.unwrap()
    };
    let tap = async |browser: &mut Browser, count: usize| {
        let place = browser.read(&format!("window.done = []; {UNDO}")).await.unwrap();
        browser.tap_at(place[0].as_f64().unwrap(), place[1].as_f64().unwrap()).await.unwrap();
        all_done(browser, count).await
    };
    // One passes by itself, one is skipped.
    for (caption, ms) in [("one", 1), ("two", 3_600_000)] {
        browser.read("window.done = []; window.settle = null").await.unwrap();
        send(browser, &[vec![frame(caption, ms, true)]]).await;
        if caption == "two" {
            browser.tap("#skip-moments").await.unwrap();
        }
        is_over(browser).await;
        assert_eq!(tap(browser, 1).await, json!(["click section"]), "after {caption}, the prompt and nothing in it");
        browser.read("window.settle()").await.unwrap();
    }
    let mut account = frame("three", 1, true);
    account["hold"] = json!(true);
    send(browser, &[vec![account]]).await;
    browser.wait("the focus", "return document.activeElement.id === 'skip-moments'").await.unwrap();
    browser.read("document.activeElement.click(); window.done = []").await.unwrap();
    is_over(browser).await;
    for key in [ENTER, SPACE] {
        browser.press(key).await.unwrap();
    }
    assert_eq!(all_done(browser, 2).await, json!(["Enter", " "]));
    browser.read("window.settle()").await.unwrap();
    assert_eq!(tap(browser, 2).await, json!(["click button", "submit"]), "a tap later acts");
    anna.content().await;
}
