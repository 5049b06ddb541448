//! The replay of a finished game, by turn and by step, and what it sends; and the chart of its analysis, which leads into it.

use posse_tests::device::Device;
use posse_tests::driver::Driver;
use posse_tests::games::FISTFUL_OF_MEEPLES;
use posse_tests::server::Server;
use posse_tests::steps::ALL_FIELDS;

use crate::guest::{By, Guest, LEFT, RIGHT};

/// The place that is shown, such as `2·1–4`.
const PLACE: &str = "document.querySelector('#replay output b').textContent";

/// Two bots play a game to its end; this guest looks at the table.
async fn at_the_end(driver: &Driver, server: &Server) -> Guest {
    let mut anna = Guest::arrive(driver, FISTFUL_OF_MEEPLES, Device::DESKTOP, By::Mouse).await;
    anna.browser.open(&server.url("/new/fistful-of-meeples")).await.unwrap();
    anna.browser.read(ALL_FIELDS).await.unwrap();
    for (seat, who) in [(1, "bot-beginner"), (2, "bot-beginner"), (3, "none"), (4, "none")] {
        anna.browser.choose(&format!("select[name=seat-{seat}]"), who).await.unwrap();
    }
    anna.press_button(".create button.strong").await;
    anna.browser.wait("the end", "return !!document.querySelector('#ending')").await.unwrap();
    anna
}

/// Waits until the replay shows a page of this turn other than the one before; returns its place.
async fn arrive(anna: &mut Guest, turn: u32, before: &str) -> String {
    let script = format!("const at = {PLACE}; return at.startsWith('{turn}·') && at !== '{before}' && at");
    anna.browser.wait(&format!("turn {turn}"), &script).await.unwrap().as_str().unwrap().to_owned()
}

/// Keeps what the page sends with another program, and what it copies where there is none.
const SHARE: &str = "
    const sets = (name, value) => Object.defineProperty(navigator, name, { value, configurable: true });
    sets('canShare', () => true);
    sets('share', async ({ files, url }) => { window.sent = [files[0].type, files[0].size > 1000, url]; });
    sets('clipboard', { writeText: async (text) => { window.copied = text; } });
    window.sharesNoMore = () => sets('share', undefined);
";

/// Sends the game from its replay.
async fn send(anna: &mut Guest) {
    anna.browser.read(SHARE).await.unwrap();
    let link = anna.browser.read("return location.origin + location.pathname").await.unwrap();
    anna.press_button("[data-send]").await;
    let sent = anna.browser.wait("the card", "return window.sent").await.unwrap();
    assert_eq!(sent, serde_json::json!(["image/png", true, link]));
    anna.browser.read("sharesNoMore()").await.unwrap();
    anna.press_button("[data-send]").await;
    assert_eq!(anna.browser.wait("the link", "return window.copied").await.unwrap(), link);
    anna.browser.find("#replay-link:not([hidden])").await.unwrap();
}

#[tokio::test]
async fn a_replay_goes_by_turn_and_by_step_with_buttons_and_with_keys() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_the_end(&driver, &server).await;
    anna.press_button("#ending a[href$=\"/replay\"]").await;
    anna.browser.wait("the deal", &format!("return {PLACE} === 'Start'")).await.unwrap();
    anna.browser.press_with_shift(RIGHT).await.unwrap();
    let one = arrive(&mut anna, 1, "").await;
    anna.press_button("[data-key=\"Shift+ArrowRight\"]").await;
    let two = arrive(&mut anna, 2, &one).await;
    anna.browser.press(RIGHT).await.unwrap();
    anna.browser.wait("the step after", &format!("return {PLACE} !== '{two}'")).await.unwrap();
    anna.browser.press(LEFT).await.unwrap();
    anna.browser.wait("the step before", &format!("return {PLACE} === '{two}'")).await.unwrap();
    anna.press_button("[data-key=\"Shift+ArrowLeft\"]").await;
    assert_eq!(arrive(&mut anna, 1, &two).await, one, "the turn before");
    anna.browser.press(LEFT).await.unwrap();
    anna.browser.wait("the step before the first turn", &format!("return {PLACE}.startsWith('Start')")).await.unwrap();
    send(&mut anna).await;
    anna.content().await;
}

/// Presses a point of the chart that no other one overlaps, where a finger misses it by nearly half of 24 pixels.
/// Returns what it is called.
const PRESS_POINT: &str = r##"
    document.querySelector(".plot").scrollIntoView({ block: "center" });
    const hit = (point, [right, down]) => {
        const { x, y, width, height } = point.lastElementChild.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
    };
    const around = [[0, 0], [11, 0], [-11, 0], [0, 11], [0, -11]];
    const isFree = (point) => around.every((way) => hit(point, way)?.closest("a") === point);
    const point = [...document.querySelectorAll(".plot a")].findLast(isFree);
    hit(point, [11, 0]).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return point.getAttribute("aria-label");
"##;

#[tokio::test]
async fn a_point_of_the_chart_leads_to_the_replay_there() {
    let (server, driver) = (Server::start(&[]).unwrap(), Driver::start().unwrap());
    let mut anna = at_the_end(&driver, &server).await;
    anna.press_button("#ending a[href$=\"/analysis\"]").await;
    anna.analyse().await;
    let label = anna.browser.read(PRESS_POINT).await.unwrap();
    let turn = label.as_str().unwrap().split_once("turn ").unwrap().1.split(',').next().unwrap().parse().unwrap();
    arrive(&mut anna, turn, "").await;
    anna.press_button("[data-key=Home]").await;
    anna.browser.wait("the deal", &format!("return {PLACE} === 'Start'")).await.unwrap();
    anna.browser.read("window.stayed = true").await.unwrap();
    assert_eq!(anna.browser.read(PRESS_POINT).await.unwrap(), label);
    arrive(&mut anna, turn, "").await;
    assert_eq!(anna.browser.read("return window.stayed").await.unwrap(), true, "without a reload");
    anna.content().await;
}
