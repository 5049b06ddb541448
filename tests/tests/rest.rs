//! A page that waits costs nothing: it moves nothing and has no timer but its stream's. What is lit beats anew with
//! another question, although it has come to rest.

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::{FISTFUL_OF_MEEPLES, GAMES};
use posse_tests::server::Server;
use serde_json::{Value, json};

use crate::guest::{By, Guest, Turn};
use crate::pages::STEPS;

/// Puts a stream of the test's own in place of the server's, and lets all lights rest.
const REST: &str = r#"
    window.EventSource = class { constructor() { window.stream = this; } addEventListener() {} close() {} };
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    for (const light of document.getAnimations()) light.finish();
    window.messages = 1e9;
"#;

/// Sends the page as it is, with this question, and returns how many lights there are and how many of them beat.
const ASK: &str = r##"
    const page = document.createElement("div");
    page.innerHTML = document.getElementById("live").innerHTML;
    page.querySelector("#act [name=at]").setAttribute("value", at);
    stream.onmessage({ data: JSON.stringify({
        number: messages++, first: true, turn: true, plays: true, say: "", frames: [], page: [page.innerHTML], kept: 0,
    }) });
    return (async () => {
        while (document.querySelector("#act [name=at]").value !== at) await new Promise((done) => setTimeout(done, 5));
        const lights = document.getAnimations().filter(({ animationName }) => animationName === "fm-lit");
        return [lights.length, lights.filter(({ playState }) => playState === "running").length];
    })();
"##;

/// Keeps the length of each running timer, and runs those of up to ten seconds twenty times as fast.
const TIMERS: &str = r#"
    window.timers = new Map();
    for (const kind of ["Timeout", "Interval"]) {
        const [begin, end] = [window[`set${kind}`], window[`clear${kind}`]];
        window[`set${kind}`] = (act, ms = 0, ...rest) => {
            const fire = (...what) => { if (kind === "Timeout") timers.delete(id); act(...what); };
            const id = begin(fire, ms > 10_000 ? ms : ms / 20, ...rest);
            timers.set(id, ms);
            return id;
        };
        window[`clear${kind}`] = (id) => { timers.delete(id); end(id); };
    }
"#;

/// Whether only the timer of the stream runs, which ends a silence of 40 seconds.
const ONLY_THE_STREAM: &str = "return timers.size === 1 && [...timers.values()][0] === 40_000";

/// Lets ten seconds pass for all animations but those that follow a scroll bar, and lists those that still run.
const TEN_SECONDS: &str = r#"
    const isRunning = ({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline;
    const name = ({ animationName, effect }) => `${animationName} of ${effect.target.outerHTML.slice(0, 120)}`;
    for (const one of document.getAnimations().filter(isRunning)) one.currentTime = (one.currentTime ?? 0) + 10_000;
    return document.getAnimations().filter(isRunning).map(name);
"#;

/// On the page of whose turn it is, and on that of who waits for it.
#[tokio::test]
async fn ten_seconds_after_the_last_message_no_animation_runs_and_no_timer_but_the_streams() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let device = Device { motion: true, ..Device::DESKTOP };
    for game in GAMES {
        let mut anna = Guest::arrive(&driver, game, device, By::Mouse).await;
        let mut ben = Guest::arrive(&driver, game, device, By::Mouse).await;
        anna.open_table(&server, "person").await;
        for guest in [&mut anna, &mut ben] {
            guest.browser.prepare(TIMERS).await.unwrap();
        }
        let table = anna.link().await;
        anna.join(1, "Anna").await;
        ben.browser.open(&table).await.unwrap();
        ben.join(2, "Ben").await;
        anna.browser.open(&table).await.unwrap();
        for _ in 0..STEPS {
            for guest in [&mut anna, &mut ben] {
                guest.turn().await;
                let what = format!("{}: no timer but the stream's", game.name);
                guest.browser.wait(&what, ONLY_THE_STREAM).await.unwrap();
                let running = guest.browser.read(TEN_SECONDS).await.unwrap();
                assert_eq!(running, Value::Array(Vec::new()), "{}", game.name);
            }
            for guest in [&mut anna, &mut ben] {
                if let Turn::Mine { at } = guest.turn().await {
                    guest.step(&at).await;
                }
            }
        }
    }
}

#[tokio::test]
async fn places_beat_anew_when_they_are_lit_for_another_question() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let device = Device { motion: true, ..Device::DESKTOP };
    let mut anna = Guest::arrive(&driver, FISTFUL_OF_MEEPLES, device, By::Mouse).await;
    anna.open_table(&server, "bot-beginner").await;
    anna.join(1, "Anna").await;
    let Turn::Mine { at } = anna.my_turn().await else { panic!("no game") };
    anna.browser.read(REST).await.unwrap();
    let mut lights = async |at: &str| {
        let seen = anna.browser.read(&format!("const at = {};\n{ASK}", json!(at))).await.unwrap();
        [0, 1].map(|part| seen[part].as_i64().unwrap())
    };
    let [all, beating] = lights(&at).await;
    assert!(all > 0 && beating == 0, "{beating} of {all} beat at the same question");
    let [all, beating] = lights(&format!("{at}0")).await;
    assert!(all > 0 && beating == all, "only {beating} of {all} beat at another question");
}
