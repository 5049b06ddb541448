// What a browser does for its person alone at a table: notes, a sound and a notification when it is his turn. Nothing of
// it leaves the browser.
"use strict";

(() => {
  const $ = (id) => document.getElementById(id);
  const recall = (key) => {
    try {
      return localStorage.getItem("posse " + key) ?? "";
    } catch {
      return "";
    }
  };
  const keep = (key, value) => {
    try {
      localStorage.setItem("posse " + key, value);
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  };

  // --- Notes: they stay in this browser, a text a table, or a seat at a shared screen. ---

  const noteKey = () => "notes " + $("own-notes").dataset.table;
  document.addEventListener("input", (event) => {
    if (event.target.id === "own-notes") keep(noteKey(), event.target.value);
  });

  // --- Sound: two short tones. ---

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
  const ring = async () => {
    // A page that nobody has touched yet stays silent.
    if (!navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    await audio.resume().catch(() => {});
    tone(523, 0);
    tone(784, 0.15);
  };

  // --- The turn. ---

  const mayNotify = () => window.Notification?.permission === "granted";
  const notify = () => {
    try {
      const note = new Notification($("tell-turn")?.dataset.say ?? document.title, { tag: location.pathname });
      note.onclick = () => { focus(); note.close(); };
    } catch {
      // Some phones let only an installed page notify.
    }
  };
  let wasMine = true;
  const icon = document.querySelector("link[rel=icon]");
  const usual = icon.getAttribute("href");
  document.addEventListener("posse-turn", (event) => {
    const isMine = event.detail;
    icon.href = isMine ? icon.dataset.turn : usual;
    const isNew = isMine && !wasMine;
    wasMine = isMine;
    if (!isNew) return;
    if (recall("sound") === "on") ring();
    if (document.hidden && mayNotify()) notify();
  });

  // --- Table talk: hidden in this browser by whoever does not want it. ---

  const showMute = () => {
    const isMuted = recall("mute") === "on";
    document.documentElement.toggleAttribute("data-mute", isMuted);
    if (!$("mute")) return;
    $("mute").hidden = false;
    $("mute").setAttribute("aria-pressed", isMuted);
  };

  // --- The switches in the table's menu, which each update brings anew. ---

  document.addEventListener("posse-dressed", () => {
    showMute();
    if (!$("comforts")) return;
    $("comforts").hidden = false;
    $("sound")?.setAttribute("aria-pressed", recall("sound") === "on");
    if ($("tell-turn")) $("tell-turn").hidden = window.Notification?.permission !== "default";
    if ($("own-notes") && !$("own-notes").value) $("own-notes").value = recall(noteKey());
  });
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("#sound, #tell-turn, #mute");
    if (button?.id === "mute") {
      keep("mute", recall("mute") === "on" ? "off" : "on");
      showMute();
    } else if (button?.id === "sound") {
      keep("sound", recall("sound") === "on" ? "off" : "on");
      button.setAttribute("aria-pressed", recall("sound") === "on");
      if (recall("sound") === "on") ring();
    } else if (button) {
      await Notification.requestPermission();
      button.hidden = Notification.permission !== "default";
    }
  });
})();
