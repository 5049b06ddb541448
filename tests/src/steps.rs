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

/// Leaves out the moment that is shown.
pub const SKIP: &str = "document.getElementById('skip-moments').click();";

/// The next step to take, as selectors to click and to focus, and as keys: a visible button, or one that appears once a card or
/// figure is selected. Prefers the steps in `HURRY`; among equals, the number of the page's list decides.
const CHOICE: &str = r##"
    const all = (selector) => [...document.querySelectorAll(selector)];
    const seen = (one) =>
        one.getClientRects().length > 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true });
    const buttons = () => all("button[name=action]").filter(seen);
    const named = (button) => {
        const place = button.closest("#prompt") ? "#prompt" : "#scene";
        const classes = [...button.classList].map((name) => "." + CSS.escape(name)).join("");
        const click = `${place} button${classes}[name=action][value="${button.value}"]`;
        return { click, focus: click, key: button.dataset.key };
    };
    const ways = buttons().map((button) => ({ value: button.value, acts: [named(button)] }));
    for (const radio of all("#act input[type=radio]:not(:disabled)")) {
        const before = new Set(buttons());
        const picked = all(`#act input[name="${radio.name}"]:checked`);
        radio.checked = true;
        const fresh = buttons()
            .filter((button) => !before.has(button))
            .map((button) => ({ value: button.value, named: named(button) }));
        radio.checked = false;
        for (const other of picked) other.checked = true;
        const focus = `#${CSS.escape(radio.id)}`;
        const pick = { click: `label:has(${focus})`, focus, group: `input[name="${radio.name}"]`, key: radio.dataset.key };
        for (const { value, named } of fresh) ways.push({ value, acts: [pick, named] });
    }
    const any = parseInt(document.querySelector("#act [name=at]")?.value ?? "0", 10);
    for (const start of HURRY) {
        const quick = ways.filter((way) => way.value.startsWith(start));
        if (quick.length) return quick[any % quick.length].acts;
    }
    return ways.length ? ways[any % ways.length].acts : null;
"##;

/// The script that returns the next step for this game.
pub fn choice(game: Game) -> String {
    format!("const HURRY = {:?};\n{CHOICE}", game.hurry)
}
