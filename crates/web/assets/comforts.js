// What a browser does for its own person at a table: notes, which tips of the guide are read, and a sound and a
// notification when it is their turn. Nothing of it is sent to the server.
"use strict";

(() => {
  const $ = (id) => document.getElementById(id);
  // Keys are as in `storage.js`.
  const path = document.querySelector("a.home").getAttribute("href").slice(0, -1);
  const recall = (key) => {
    try {
      const old = key.startsWith("notes ") ? localStorage.getItem(`posse ${key}`) : null;
      return localStorage.getItem(`posse${path} ${key}`) ?? old ?? "";
    } catch {
      return "";
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem(`posse${path} ${key}`, value);
    } catch {
      // A browser without storage forgets it.
    }
  };

  // --- Notes: one text per table, or per seat on a shared screen. They stay in this browser. ---

  // An update leaves the field alone, and sets the key of the notes on the element around it.
  const noteKey = () => "notes " + $("own-notes").parentElement.dataset.notes;
  let shownNotes = "";
  const showNotes = () => {
    const key = noteKey();
    if (key !== shownNotes || !$("own-notes").value) $("own-notes").value = recall(key);
    shownNotes = key;
  };
  document.addEventListener("input", (event) => {
    if (event.target.id === "own-notes") keep(noteKey(), event.target.value);
  });

  // --- Sound: short tones for the turn and for each kind of stage, by frequency and beginning. ---

  const SOUNDS = {
    turn: [[523, 0], [784, 0.15]],
    cards: [[196, 0], [220, 0.16], [247, 0.32]],
    dice: [[880, 0], [740, 0.07], [988, 0.14], [660, 0.4], [880, 0.47]],
    bang: [[52, 0], [41, 0.03], [65, 0.08], [37, 0.14]],
    coins: [[1319, 0], [1568, 0.08], [2093, 0.16]],
    win: [[523, 0], [659, 0.15], [784, 0.3], [1047, 0.45]],
  };

  let audio = null;
  const tone = (frequency, from) => {
    const [source, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + from;
    source.type = "triangle";
    source.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.2, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    source.connect(volume).connect(audio.destination);
    source.start(begin);
    source.stop(begin + 0.35);
  };
  const ring = async (sound) => {
    if (recall("sound") !== "on") return;
    // A page that nobody has used yet stays silent.
    if (!navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    await audio.resume().catch(() => {});
    for (const [frequency, from] of SOUNDS[sound]) tone(frequency, from);
  };
  document.addEventListener("posse-stage", ({ detail }) => ring(detail));

  // --- The turn. ---

  // A browser with a subscription gets messages about its tables, whether they are open or not.
  const mayNotify = async () => window.Notification?.permission === "granted"
    && !(await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription());
  let note = null;
  // A table's notification replaces the one before it, and is heard again.
  const notify = () => {
    try {
      note = new Notification($("bar").dataset.turn, { tag: location.pathname, renotify: true });
      note.onclick = () => { focus(); note.close(); };
    } catch {
      // Some phones let only installed pages notify.
    }
  };
  let wasMine = true;
  const icon = document.querySelector("link[rel=icon]");
  const usual = icon.getAttribute("href");
  document.addEventListener("posse-turn", async (event) => {
    const isMine = event.detail;
    icon.href = isMine ? icon.dataset.turn : usual;
    const isNew = isMine && !wasMine;
    wasMine = isMine;
    if (!isMine) note?.close();
    if (!isNew) return;
    ring("turn");
    if (document.hidden && await mayNotify()) notify();
  });

  document.addEventListener("visibilitychange", () => { if (!document.hidden) note?.close(); });

  // --- Table talk: may be hidden in this browser. ---

  const showMute = () => {
    const isMuted = recall("mute") === "on";
    document.documentElement.toggleAttribute("data-mute", isMuted);
    if (!$("mute")) return;
    $("mute").hidden = false;
    $("mute").setAttribute("aria-pressed", isMuted);
  };

  // --- The guide of a first game: one tip at a time, until all are read or the whole guide is skipped. ---

  const SKIPPED = "*";
  const readKey = () => "guide " + $("guide").dataset.guide;
  const read = () => recall(readKey()).split(" ").filter(Boolean);
  const keepRead = (names) => keep(readKey(), names.join(" "));
  let isFolded = false;
  // Whether the decision began without a tip. Then the guide is a single line until somebody opens it.
  let isQuiet = false;
  let shown = {};
  // A tip that comes while there is nothing to decide goes by itself, once there was time to read it.
  let [going, timer] = [undefined, 0];
  const letGo = (name) => {
    if (name === going) return;
    clearTimeout(timer);
    going = name;
    if (name === undefined) return;
    timer = setTimeout(() => {
      going = undefined;
      if ($("guide")?.matches(":hover, :focus-within")) return letGo(name);
      keepRead([...read(), name]);
      showGuide(true);
    }, 3000 + 90 * $("guide").querySelector(`[data-tip="${name}"]`).textContent.length);
  };
  const position = () => document.querySelector("#act [name=at]")?.value;
  const showGuide = (isUpdate) => {
    for (const pointed of document.querySelectorAll("[data-pointed]")) pointed.removeAttribute("data-pointed");
    if (!$("guide")) return;
    // While moments are shown, the old tip stays; the next one comes when they are over.
    const isMoment = $("moment")?.hidden === false;
    const at = isMoment ? shown.at : position();
    // A tip is read once its person has decided while it was shown. A step that can be taken back decides nothing yet:
    // several in a row would put away several tips unread.
    if (shown.name && shown.at && shown.at !== at) {
      const isOpen = document.querySelector("#prompt [name=draft]");
      if (isOpen && $("guide").querySelector(`[data-tip="${shown.name}"]`)) shown.at = at;
      else keepRead([...read(), shown.name]);
    }
    const isSkipped = read().includes(SKIPPED);
    $("guide").hidden = isSkipped;
    if ($("show-guide")) $("show-guide").hidden = !isSkipped;
    const tips = [...$("guide").querySelectorAll("[data-tip]")];
    const unread = isSkipped ? [] : tips.filter((one) => !read().includes(one.dataset.tip));
    // The tip of the current decision stays while it holds, whatever others do.
    const tip = unread.find((one) => at === shown.at && one.dataset.tip === shown.name)
      ?? (isMoment ? undefined : unread[0]);
    // During a decision the guide keeps its height, so that nothing moves under a finger.
    if (isUpdate && !isMoment && (at === undefined || at !== shown.at)) isQuiet = !tip;
    shown = { at, name: tip?.dataset.tip };
    $("guide").toggleAttribute("data-folded", isFolded || isQuiet);
    $("fold-guide").setAttribute("aria-expanded", !isFolded && !isQuiet);
    for (const one of tips) one.hidden = one !== tip;
    $("got-it").hidden = !tip;
    $("skip-guide").hidden = $("fold-guide").hidden = false;
    letGo(at === undefined && !isMoment ? tip?.dataset.tip : undefined);
    const place = tip?.dataset.at;
    for (const one of place ? document.querySelectorAll(place) : []) one.setAttribute("data-pointed", "");
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("#got-it, #fold-guide, #skip-guide, #show-guide");
    // The second click of a double click would put the next tip away unread.
    if (!button || event.detail > 1) return;
    if (button.id === "got-it") keepRead([...read(), shown.name]);
    if (button.id === "fold-guide") {
      isFolded = !isFolded && !isQuiet;
      isQuiet = false;
    }
    if (button.id === "skip-guide") keepRead([...read(), SKIPPED]);
    if (button.id === "show-guide") keepRead(read().filter((name) => name !== SKIPPED));
    showGuide(false);
    if (!button.getClientRects().length || button.hidden) document.dispatchEvent(new Event("posse-lost"));
  });

  // --- The switch in the bar, for a person with a seat, and the question on the page about notifications. ---

  const showBar = () => {
    const plays = $("comforts")?.hasAttribute("data-plays");
    $("sound").hidden = !plays;
    $("sound").setAttribute("aria-pressed", recall("sound") === "on");
  };
  const showAsking = () => { $("tell-turn").hidden = window.Notification?.permission !== "default"; };

  document.addEventListener("posse-dressed", () => {
    showMute();
    showGuide(true);
    if ($("bar")) showBar();
    if ($("tell-turn")) showAsking();
    if (!$("comforts")) return;
    $("comforts").hidden = false;
    if ($("own-notes")) showNotes();
  });
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("#sound, #tell-turn, #mute");
    if (button?.id === "mute") {
      keep("mute", recall("mute") === "on" ? "off" : "on");
      showMute();
    } else if (button?.id === "sound") {
      keep("sound", recall("sound") === "on" ? "off" : "on");
      button.setAttribute("aria-pressed", recall("sound") === "on");
      ring("turn");
    } else if (button) {
      await Notification.requestPermission();
      showAsking();
    }
  });
})();
