//! What is lit beats anew with another question, although it has come to rest.

use posse_tests::driver::{Device, Driver};
use posse_tests::games::FISTFUL_OF_MEEPLES;
use posse_tests::server::Server;
use serde_json::json;

use crate::guest::{By, Guest, Turn};

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
