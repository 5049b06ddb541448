//! Scripts that read a seat's next step from the page, the same for every game.

use crate::games::Game;

/// Reads from the page whether the game is over, whether a moment is shown, whether it is this seat's turn, and a value
/// that changes with every step.
pub const TURN: &str = r##"
    if (document.querySelector("#ending")) return { over: true };
    const seen = (one) => one && one.getClientRects().length > 0;
    const skip = document.getElementById("skip-moments");
    if (seen(skip)) return { moment: true };
    const mine = [...document.querySelectorAll("button[name=action]")].length > 0;
    return { mine, at: document.querySelector("#act [name=at]")?.value ?? "" };
"##;

/// Skips the moment that is shown.
pub const SKIP: &str = "document.getElementById('skip-moments').click();";

/// The next step to take, as selectors to click and to focus, and as keys: a visible button, or one that appears once a
/// card or figure is selected. Prefers the steps in `HURRY`; among equals, `SEED` and the position decide, so that the
/// same seed takes the same steps.
const CHOICE: &str = r##"
    const all = (selector) => [...document.querySelectorAll(selector)];
    const seen = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
    const named = (button) => {
        const place = button.closest("#prompt") ? "#prompt" : "#scene";
        const classes = [...button.classList].map((name) => "." + CSS.escape(name)).join("");
        const click = `${place} button${classes}[name=action][value="${button.value}"]`;
        return { click, focus: click, key: button.dataset.key };
    };
    const position = (document.querySelector("#act [name=at]")?.value ?? "").split(".", 2).join(".");
    const any = [...`${SEED} ${position}`].reduce(
        (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
    const one = (list) => list[any % list.length];
    const buttons = all("button[name=action]:enabled");
    const shown = new Set(buttons.filter(seen));
    const picks = all("#act input[type=radio]:enabled");
    // Each pick causes a new layout, so the first one that reveals a button is taken.
    const reveals = (radio, wanted) => {
        const picked = all(`#act input[name="${radio.name}"]:checked`);
        radio.checked = true;
        const fresh = wanted.filter((button) => !shown.has(button) && seen(button));
        radio.checked = false;
        for (const other of picked) other.checked = true;
        return fresh;
    };
    for (const start of [...HURRY, ""]) {
        const wanted = buttons.filter((button) => button.value.startsWith(start));
        const ways = [...wanted.filter((button) => shown.has(button)), ...(wanted.length ? picks : [])];
        for (let tried = 0; tried < ways.length; tried += 1) {
            const way = ways[(any + tried) % ways.length];
            if (way.matches("button")) return [named(way)];
            const fresh = reveals(way, wanted);
            if (!fresh.length) continue;
            const focus = `#${CSS.escape(way.id)}`;
            const pick = { click: `label:has(${focus})`, focus, group: `input[name="${way.name}"]`, key: way.dataset.key };
            return [pick, named(one(fresh))];
        }
    }
    return null;
"##;

/// The script that returns the next step for this game.
pub fn choice(game: Game, seed: u64) -> String {
    format!("const SEED = {seed}, HURRY = {:?};\n{CHOICE}", game.hurry)
}

/// Shows every field of the form that opens a table, with one for each seat.
pub const ALL_FIELDS: &str = r"
    document.querySelector('.create input[value=mix]').click();
    document.querySelector('.create details').open = true;
";
