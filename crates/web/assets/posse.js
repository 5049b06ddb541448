// What makes a page of Posse live: updates, moments, forms without a reload, keys, receipts. Without it everything works
// by forms and links alone.
"use strict";

(() => {
  const $ = (id) => document.getElementById(id);
  const live = $("live");
  const facts = (element) => Object.fromEntries(
    element.dataset.live.split(";").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const page = facts(live);
  const parse = (text) => new DOMParser().parseFromString(text, "text/html");
  // What is wrong, in words: as the server says it, or that nothing gets through.
  const lost = $("offline").textContent;
  const faultIn = (answer) => (answer && parse(answer.text).querySelector("#live .notice p")?.textContent) ?? lost;
  const title = document.title;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const isSeen = (element) => element.getClientRects().length > 0;
  const speak = (text) => { if (text) $("say").textContent = text; };
  const showTurn = (mine) => {
    document.title = mine ? "● " + title : title;
    document.dispatchEvent(new CustomEvent("posse-turn", { detail: mine }));
  };

  // --- Merging: what a person has opened, picked or typed stays; focus stays, or goes to the prompt or the end. ---

  const merging = {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed: (old) => !old.dataset || !("keep" in old.dataset),
      beforeAttributeUpdated: (name, element) =>
        !(name === "open" && element.localName === "details") && !(name === "value" && element.type === "text"),
    },
  };
  const position = () => document.querySelector("#act [name=at]")?.value;
  const question = () => document.querySelector("#prompt .sentence");
  const likeness = (element) => [element.name, element.value, element.id, element.textContent].join("\n");

  // What has just come from a place flies from there: `data-flies` names the place's id, and what flies. View transitions
  // move no parts of an SVG.
  const flyIn = (piece, from) => {
    const to = piece.getBoundingClientRect();
    if (!from?.width || !to.width || still.matches || document.hidden) return;
    const scale = piece.ownerSVGElement ? piece.getScreenCTM().a : 1;
    const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
    const away = `translate(${x / scale}px, ${y / scale}px)`;
    piece.animate([{ transform: away }, { transform: "none" }], { duration: 450, easing: "ease-in-out" });
  };

  // Where the focus goes when what had it is gone: to the question, or once the game is over to its end.
  const rescueFocus = () => ($("prompt") ?? $("ending"))?.focus({ preventScroll: true });
  document.addEventListener("posse-lost", rescueFocus);

  const merge = (target, html, log) => {
    const focused = live.contains(document.activeElement) ? document.activeElement : null;
    const before = focused && likeness(focused);
    const at = position();
    const picked = [...target.querySelectorAll("input[type=radio][id]:checked")].map((radio) => radio.id);
    // What somebody is typing or dragging stays; a button that was just pressed gets its new meaning.
    const isHeld = ["text", "range"].includes(document.activeElement?.type);
    const flown = [...target.querySelectorAll("[data-flies]")].map((piece) => piece.dataset.flies);
    const places = [...html.matchAll(/data-flies="([\w-]+)/g)].map(([, place]) => place);
    const origins = new Map(places.map((place) => [place, $(place)?.getBoundingClientRect()]));
    Idiomorph.morph(target, html, { ...merging, ignoreActiveValue: isHeld });
    if (log) lengthen(log);
    for (const piece of target.querySelectorAll("[data-flies]")) {
      const { flies } = piece.dataset;
      if (!flown.includes(flies)) flyIn(piece, origins.get(flies.split(" ")[0]));
    }
    const isSame = at !== undefined && at === position();
    for (const radio of target.querySelectorAll("#act input[type=radio][id]")) {
      radio.checked = isSame && picked.includes(radio.id);
    }
    dress();
    if (focused && (!focused.isConnected || !isSeen(focused) || likeness(focused) !== before)) {
      rescueFocus();
    }
  };

  // A turn that is longer than the log's window shows its end, which is the newest, unless the person has scrolled.
  let logAt = 0;
  const followLog = () => {
    const list = document.querySelector("#log ol");
    if (!list || Math.abs(list.scrollTop - logAt) > 1) return;
    const faded = parseFloat(getComputedStyle(list, "::after").height) || 0;
    const end = Math.max(0, list.firstElementChild.offsetHeight + faded - list.clientHeight);
    // A line begins where those before it have faded out.
    const lines = [...list.firstElementChild.querySelectorAll("li")];
    const whole = end && lines.find((line) => line.offsetTop - faded >= end);
    list.scrollTop = whole ? whole.offsetTop - faded : end;
    logAt = list.scrollTop;
  };

  // Shows what is of use only with a script.
  const dress = () => {
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
    if ($("receipt")) $("receipt").hidden = receipts().length === 0;
    for (const select of speeds()) select.value = page.speed;
    followSeats();
    followLog();
    showWrongName();
    keepPromises();
    document.dispatchEvent(new Event("posse-dressed"));
  };

  // --- Motion: ids stand for places, so what changes its place flies there. ---

  const moving = () => document.querySelectorAll("#scene li[id]:not(.panel), #above, #prompt");
  const name = (on) => moving().forEach((element) => { element.style.viewTransitionName = on ? element.id : ""; });

  // A page that is not painted would wait for its transition for ever, so none is waited for longer than this.
  const patience = () => new Promise((done) => setTimeout(done, 1200));

  // What is new in the row of a table comes from whoever's turn it is: there, or in the line of a phone.
  const flight = (html) => {
    const next = parse(html);
    const fresh = [...next.querySelectorAll("li.fresh[id]")].find((one) => !$(one.id));
    const seat = next.querySelector(".panel.turn")?.id;
    const players = [...document.querySelectorAll(`#${seat} .avatar, .standing [data-panel=${seat}] .avatar`)];
    return fresh && seat && { from: players.find(isSeen), to: fresh.id };
  };
  const fly = (element, on) => { if (element) element.style.viewTransitionName = on ? "flying" : ""; };

  const change = async (act, html) => {
    if (!document.startViewTransition || still.matches || document.hidden) return act();
    let isDone = false;
    const once = () => {
      if (!isDone) act();
      isDone = true;
    };
    const { from, to } = flight(html) ?? {};
    name(true);
    fly(from, true);
    const transition = document.startViewTransition(() => {
      once();
      name(true);
      fly(from, false);
      if (from) fly($(to), true);
    });
    transition.updateCallbackDone.catch((error) => console.error(error));
    transition.ready.catch(() => {});
    await Promise.race([transition.finished.catch(() => {}), patience()]);
    once();
    name(false);
  };

  // --- Moments: what happened, one after another. Only the person leaves out what matters. ---

  const speeds = () => document.querySelectorAll("select[name=speed]");
  const PACE = { slow: 1.7, normal: 1, fast: 0.5 };
  let skip = () => {};
  // Whether nothing is shown before the own turn.
  let isHurrying = false;
  // Whether the viewer plays on, so that a turn of his comes.
  let plays = false;
  // What frames that were left out would have said, and what is for the ear alone.
  const untold = [];
  const unheard = [];

  // Whoever only goes on does not skip what comes after.
  let isHolding = false;
  const stay = (frame) => new Promise((done) => {
    const timer = frame.hold ? 0 : setTimeout(done, frame.ms * PACE[page.speed]);
    isHolding = frame.hold;
    skip = () => {
      clearTimeout(timer);
      isHolding = false;
      done(frame.hold ? "" : "skip");
    };
  });
  const joined = (sentences) => sentences.filter(Boolean).join(" ");
  const hear = (said) => speak(joined([...unheard.splice(0), said]));

  // The bar stands in the place of the prompt, which is inert meanwhile, so that it moves and covers nothing.
  const home = $("moment").parentElement;
  const caption = (frame) => {
    const button = $("skip-moments");
    if ($("prompt") && $("moment").parentElement !== $("prompt")) {
      for (const part of $("prompt").children) part.inert = true;
      $("prompt").append($("moment"));
    }
    $("moment").hidden = false;
    $("caption").textContent = frame.caption;
    // Where the frame turns cards and tells what came of them, the words come after the cards.
    $("caption").getAnimations().forEach((one) => one.cancel());
    if (!still.matches && frame.html.includes(" data-leads")) $("caption").animate({ opacity: [0, 0] }, 550);
    button.textContent = frame.hold ? button.dataset.goOn : button.dataset.skip;
    button.dataset.key = frame.hold ? "Escape Enter" : "Escape";
    // What happens in the viewer's own turn does not lead to his turn.
    const isOwn = parse(frame.html).querySelector(".panel.turn .me");
    const all = $("skip-all");
    all.textContent = plays && !isOwn ? all.dataset.toTurn : all.dataset.all;
    if (frame.hold && !isWriting(document.activeElement)) button.focus({ preventScroll: true });
    hear(joined([...untold.splice(0), frame.say]));
  };
  const dismiss = () => {
    if ($("moment").contains(document.activeElement)) {
      hadFocus = true;
      document.activeElement.blur();
    }
    $("moment").hidden = true;
    home.append($("moment"));
    for (const part of $("prompt")?.children ?? []) part.inert = false;
  };

  // The line of the players tells what each of them has in a frame.
  const stand = (standing) => standing.forEach((facts, seat) => {
    const told = document.querySelectorAll(`.standing > :nth-child(${seat + 1}) .facts > span`);
    told.forEach((fact, at) => { fact.textContent = facts[at] ?? ""; });
  });

  // Whether any frame was shown. Of frames that the person skips the captions are said, in one piece.
  const play = async (frames) => {
    let isShown = false;
    let isSkipped = false;
    for (const frame of frames) {
      if (isSkipped || !$("scene") || document.hidden || isHurrying) {
        untold.push(frame.caption);
        continue;
      }
      if (page.speed === "off" || (waiting.length > 1 && !frame.climax)) {
        untold.push(frame.say);
        continue;
      }
      const stayed = stay(frame);
      caption(frame);
      isShown = true;
      const show = () => {
        merge($("scene"), frame.html);
        stand(frame.standing);
      };
      await change(show, frame.html);
      isSkipped = (await stayed) === "skip";
    }
    return isShown;
  };

  const skipAll = () => {
    isHurrying = true;
    skip();
  };
  $("skip-moments").addEventListener("click", () => skip());
  $("skip-all").addEventListener("click", skipAll);
  document.addEventListener("change", (event) => {
    if (!event.target.matches("select[name=speed]")) return;
    page.speed = event.target.value;
    for (const select of speeds()) select.value = page.speed;
    if (page.speed === "off") skip();
    post("/speed", new URLSearchParams({ speed: page.speed })).then((answer) => { if (!answer) complain(lost); });
  });

  // --- The stream: while the page is seen. Its first message is the table as it is. ---

  let number = Number(page.number);
  // The regions that the page knows: some that it no longer shows, then those of the newest page. A message brings the
  // texts of new ones, or says how far from the last run the next one begins, and of how many regions it is.
  let known = [];
  const read = (message) => {
    const pool = message.first ? [] : known;
    const put = (parts) => {
      let end = 0;
      return parts.flatMap((part) => {
        if (typeof part === "string") {
          const fresh = part.split(/(?=<[^/])/);
          pool.push(...fresh);
          return fresh;
        }
        end += part[0] + part[1];
        return pool.slice(end - part[1], end);
      });
    };
    for (const frame of message.frames) frame.html = put(frame.scene).join("");
    const page = put(message.page);
    const shown = new Set(page);
    const gone = [...new Set(pool)].filter((region) => !shown.has(region));
    known = [...gone.slice(Math.max(0, gone.length - message.kept)), ...page];
    message.html = page.join("");
  };
  // Messages that are not shown yet.
  const waiting = [];
  let isTelling = false;
  let source = null;
  let fails = 0;
  let timer = 0;

  let hadFocus = false;
  const refocus = () => {
    if (hadFocus && document.activeElement === document.body) rescueFocus();
  };

  const take = async (message) => {
    hadFocus ||= live.contains(document.activeElement);
    plays = message.plays;
    const isShown = await play(message.frames);
    // The newest state comes when its moments are over. The log gets all lines.
    if (waiting.length && $("scene")) {
      if (message.log) lengthen(message.log);
      return unheard.push(message.say);
    }
    hear(joined([...untold.splice(0), message.say]));
    const [at, asked] = [position(), question()?.textContent];
    // The question before is never seen again: it goes with the bar that lay over it.
    const act = () => {
      dismiss();
      merge(live, message.html, message.log);
    };
    await (message.say && !isShown ? change(act, message.html) : act());
    // A step that may still be taken back is no event: what is to do now tells that it was taken.
    const isQuiet = !message.say && !message.frames.length;
    if (message.plays && isQuiet && (position() !== at || question()?.textContent !== asked)) {
      speak(question()?.innerText);
    }
    refocus();
    hadFocus = false;
    showTurn(message.turn);
    if (message.turn || !message.plays) isHurrying = false;
  };
  const tell = async () => {
    isTelling = true;
    while (waiting.length) await take(waiting.shift()).catch((error) => console.error(error));
    isTelling = false;
  };
  const show = (message) => {
    number = message.number;
    waiting.push(message);
    showTurn(message.turn);
    // A window does not wait until the score of a hand is clicked away.
    if (message.hurries && isHolding) skip();
    if (!isTelling) tell();
  };
  // How many messages have come.
  let messages = 0;
  const receive = (message) => {
    messages += 1;
    if (message.files) compare(message.files);
    read(message);
    if (message.first || message.number >= number) show(message);
  };

  // Milliseconds until a page tries again after so many failures in a row: at random, so that after a restart of the
  // server the pages do not all come at once, and never long, so that all are back within half a minute.
  const pause = (failures) => 500 + Math.random() * Math.min(14_500, 1_250 * 2 ** failures);

  const tellLine = (fault) => {
    $("offline").textContent = fault;
    $("offline").hidden = !fault;
  };

  // Fetches the page, in place of a message. Whether that has told that nothing is missing.
  const refresh = async () => {
    const answer = await ask(page.table + page.seat);
    // The table may be gone, or the seat on another device: then the page says so.
    if (answer?.status === 403 || answer?.status === 404) location.reload();
    tellLine(answer?.ok ? "" : faultIn(answer));
    if (!answer?.ok) return false;
    const whole = parse(answer.text);
    compare([...whole.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")));
    const fetched = whole.getElementById("live");
    const told = facts(fetched);
    const [at, before] = [Number(told.number), number];
    if (at > before || (at === before && !isTelling)) {
      const log = logOf(fetched);
      show({ number: at, turn: told.turn === "1", plays, frames: [], html: fetched.innerHTML, say: "", log });
    }
    return at <= before;
  };

  // While no stream speaks, as behind a proxy that buffers, the page is fetched again and again.
  let poller = null;
  const poll = async () => {
    if (poller) return;
    const own = poller = {};
    while (poller === own) {
      if (!document.hidden) await refresh();
      await new Promise((done) => setTimeout(done, 5_000));
    }
  };

  // --- An upgrade: the page loads itself anew for its new files, once nothing in it would be lost. ---

  let outdated = 0;
  const isUsed = () => isTelling || document.querySelector(
    "dialog[open], form[data-busy], #prompt [name=draft], #act input:checked, textarea:focus, input[type=text]:focus",
  ) || [...live.querySelectorAll("input[type=text]")].some((field) => field.value !== field.defaultValue);
  // Servers of two versions may take turns to answer, so it does so at most once a minute.
  const renew = () => {
    if (document.hidden || isUsed()) return;
    try {
      if (Date.now() - (sessionStorage.getItem("posse renewed") ?? 0) < 60_000) return;
      sessionStorage.setItem("posse renewed", Date.now());
    } catch {
      // A browser that keeps nothing keeps the page.
      return;
    }
    location.reload();
  };
  const compare = (files) => {
    const isLoaded = (file) => document.querySelector(`[src="${file}"], link[href="${file}"]`);
    clearInterval(outdated);
    outdated = files.every(isLoaded) ? 0 : setInterval(renew, 1_000);
  };

  const hangUp = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  // The server gives a sign of life every 15 seconds. A stream that is silent for longer is dead, though nobody says so.
  const doubt = () => {
    poll();
    connect();
  };
  const hearLife = () => {
    fails = 0;
    poller = null;
    tellLine("");
    clearTimeout(timer);
    timer = setTimeout(doubt, 40_000);
  };
  const connect = () => {
    hangUp();
    if (!page.table || document.hidden) return;
    source = new EventSource(page.table + "/live" + page.seat);
    // The first message, which is the longest, may be on its way for a while.
    timer = setTimeout(() => {
      poll();
      timer = setTimeout(connect, 20_000);
    }, 20_000);
    source.onmessage = (event) => {
      hearLife();
      receive(JSON.parse(event.data));
    };
    source.addEventListener("beat", hearLife);
    source.onerror = () => {
      hangUp();
      fails += 1;
      if (fails === 2) tellLine(lost);
      timer = setTimeout(fails > 2 ? askAgain : connect, pause(fails));
    };
  };
  const askAgain = async () => {
    await refresh();
    connect();
  };
  // What was answered shows on the stream at once. If it does not, the page is fetched.
  const followUp = async (before) => {
    if (!poller) await new Promise((done) => setTimeout(done, 5_000));
    if (messages !== before || document.hidden) return;
    if (!(await refresh()) && !poller) doubt();
  };

  const glance = async () => {
    if (!document.hidden || !page.table) return;
    timer = setTimeout(glance, 20_000);
    const answer = await ask(page.table + "/turn" + page.seat);
    if (answer?.ok && document.hidden) showTurn(JSON.parse(answer.text).turn);
  };
  document.addEventListener("visibilitychange", () => {
    hangUp();
    skip();
    if (document.hidden) timer = setTimeout(glance, 20_000);
    else connect();
  });
  addEventListener("pagehide", hangUp);
  addEventListener("pageshow", (event) => {
    document.querySelectorAll("form[data-busy]").forEach((form) => form.removeAttribute("data-busy"));
    if (event.persisted) connect();
  });

  // --- The deal: this browser's own value, and the receipt that proves it. ---

  const bytes = (text) => new TextEncoder().encode(text);
  const drawn = new Map();

  const recall = (hash) => {
    try {
      return JSON.parse(localStorage.getItem("posse " + hash));
    } catch {
      return null;
    }
  };
  const keep = (receipt) => {
    try {
      localStorage.setItem("posse " + receipt.hash, JSON.stringify(receipt));
      return true;
    } catch {
      return false;
    }
  };
  const receipts = () => ($("deal")?.dataset.commitments ?? "").split(" ").map(recall).filter(Boolean);
  const seats = () => $("deal").dataset.seats.split(",").map((hash) => hash || null);

  // From when the value is opened, what a seat has promised may be given up, but never replaced.
  const followSeats = () => {
    for (const receipt of receipts()) {
      if (receipt.seats) keep({ ...receipt, seats: receipt.seats.map((hash, seat) => seats()[seat] && hash) });
    }
  };

  // A form that an update has brought has no id yet. It keeps the one that it gets until it is answered, so that it may
  // be sent again and is answered once.
  const nameForm = (form) => {
    const field = form.elements.form;
    if (field && !field.value) field.value = hex(crypto.getRandomValues(new Uint8Array(16)));
  };

  // A form that is sent twice promises the same value. Where nothing can be kept, nothing is promised.
  const promise = (form, seat) => {
    if (drawn.has(form)) return drawn.get(form);
    const { table, header, server } = $("deal").dataset;
    const value = crypto.getRandomValues(new Uint8Array(32));
    const hash = hex(sha256(Uint8Array.from([...bytes("posse seat v1\0"), ...value, seat, ...bytes(header)])));
    if (!keep({ posse_receipt: 1, table, seat, value: hex(value), hash, commitment: server, header })) return null;
    drawn.set(form, hash);
    return hash;
  };
  const open = (hash) => {
    const receipt = recall(hash);
    if (receipt) keep({ ...receipt, seats: receipt.seats ?? seats() });
    return receipt?.value;
  };

  // Whoever was seated by the table itself promises a value as soon as the page is there. A refusal changes nothing.
  const promised = new Set();
  const keepPromises = async () => {
    for (const form of document.querySelectorAll("form[data-promise]")) {
      nameForm(form);
      const data = new URLSearchParams(new FormData(form));
      const place = data.get("seat") + $("deal").dataset.server;
      if (promised.has(place)) continue;
      promised.add(place);
      const hash = promise(place, Number(data.get("seat")) - 1);
      if (!hash) continue;
      data.set("commitment", hash);
      if (!(await post(form.getAttribute("action"), data))) promised.delete(place);
    }
  };

  const saveReceipts = () => {
    for (const receipt of receipts()) {
      const file = new Blob([JSON.stringify(receipt, null, 2)], { type: "application/json" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = `posse-receipt-${receipt.table}-seat-${receipt.seat + 1}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    }
  };

  // --- Forms: sent in the background; the stream brings what comes of it. ---

  const complain = (text) => {
    $("trouble").firstElementChild.textContent = text;
    $("trouble").hidden = false;
  };
  document.addEventListener("posse-unanswered", () => complain(lost));
  $("trouble").lastElementChild.addEventListener("click", () => { $("trouble").hidden = true; });

  // What was wrong with the name stands at its field until the form goes through, whatever updates come meanwhile.
  let wrongName = "";
  const showWrongName = () => {
    const field = document.querySelector("#sit [name=name]");
    if (!field || !wrongName) return;
    field.setAttribute("aria-invalid", "true");
    $("name-about").textContent = wrongName;
  };

  // The second click of two may meet another button than the first, so it is asked about.
  let isSecondClick = false;
  document.addEventListener("click", (event) => { isSecondClick = event.detail > 1; }, true);
  const asks = () => page.confirm === "on" || (page.confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  const isSure = (button) => new Promise((done) => {
    const dialog = $("sure");
    const act = (button.getAttribute("aria-label") ?? button.textContent).trim().replace(/[.!?]$/, "");
    $("sure-question").textContent = dialog.dataset.ask.replace("%", () => act);
    dialog.querySelector("[value=yes]").textContent = act;
    dialog.onclick = (event) => { if (event.target.value) dialog.close(event.target.value); };
    dialog.onclose = () => done(dialog.returnValue === "yes");
    dialog.returnValue = "";
    dialog.showModal();
  });

  // Whether the page was made for its person, and not for nobody in particular, as whom its stream follows.
  let isKnown = page.known === "1";
  const send = async (form, button) => {
    const data = new URLSearchParams(new FormData(form));
    if (button?.name) data.set(button.name, button.value);
    // What has to be done anyway ("must") is asked about only where it may have been another button that was meant.
    const learns = button?.dataset.learns;
    if (learns !== undefined && ((learns !== "must" && asks()) || isSecondClick)) {
      if (!(await isSure(button))) return;
    }
    data.set("yes", "1");
    if (form.hasAttribute("data-sit")) {
      const hash = promise(data.get("form"), Number(data.get("seat")) - 1);
      if (hash) data.set("commitment", hash);
    }
    const value = form.hasAttribute("data-ready") && open(form.getAttribute("data-ready"));
    if (value) data.set("opened", value);
    const before = messages;
    // A browser has six connections to a server: where other pages hold them all, this one's stream makes room.
    const room = setTimeout(hangUp, 5_000);
    const place = form.closest("#prompt") ?? form;
    const slow = setTimeout(() => place.setAttribute("aria-busy", "true"), 300);
    const answer = await post(form.getAttribute("action"), data);
    clearTimeout(room);
    clearTimeout(slow);
    place.removeAttribute("aria-busy");
    if (!isKnown || source?.readyState !== EventSource.OPEN) connect();
    isKnown = true;
    // Nobody knows whether it arrived.
    if (!answer) return complain(lost);
    if (form.elements.form) form.elements.form.value = "";
    $("trouble").hidden = true;
    followUp(before);
    if (answer.isRedirect && form.hasAttribute("data-sit")) {
      wrongName = "";
      form.reset();
    }
    if (!answer.isRedirect) {
      const reply = parse(answer.text);
      if (reply.querySelector("[name=name][aria-invalid]")) {
        wrongName = reply.getElementById("name-about").textContent;
        showWrongName();
        speak(wrongName);
        return form.querySelector("[name=name]").focus();
      }
      complain(faultIn(answer));
      connect();
    }
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const own = page.table && form.getAttribute("action")?.startsWith(page.table + "/");
    if (form.hasAttribute("data-busy")) return event.preventDefault();
    form.setAttribute("data-busy", "");
    nameForm(form);
    if (!own || form.hasAttribute("data-plain")) {
      if (form.method === "post") introduce();
      // The browser tells of a page that does not come, but its person may have stopped waiting for it.
      return setTimeout(() => form.removeAttribute("data-busy"), 20_000);
    }
    event.preventDefault();
    await send(form, event.submitter);
    form.removeAttribute("data-busy");
  });

  // --- A page that waits for the server: asked for again until it waits no more. ---

  const awaitServer = async () => {
    while (live.querySelector("[data-wait]")) {
      await new Promise((done) => setTimeout(done, 2000));
      if (document.hidden) continue;
      const answer = await ask(location.href);
      tellLine(answer?.ok ? "" : faultIn(answer));
      if (answer?.ok) merge(live, parse(answer.text).getElementById("live").innerHTML);
    }
  };

  // --- Another place of the same page, such as a step of a replay: of those asked for meanwhile, the last. ---

  let wanted = null;
  // Shows the moments of a step until another place is wanted. All hands stay beside its table.
  const tellStep = async (moments, place) => {
    for (const { innerHTML, dataset } of moments) {
      if (wanted !== place || document.hidden) return;
      const hands = [...$("scene").querySelectorAll(".open-hand")].map((hand) => hand.outerHTML);
      document.querySelector("#replay .caption").textContent = dataset.caption;
      speak(dataset.caption);
      await change(() => merge($("scene"), innerHTML + hands.join("")), innerHTML);
      await new Promise((done) => {
        skip = done;
        setTimeout(done, dataset.ms * PACE[page.speed]);
      });
    }
  };
  document.addEventListener("posse-go", async ({ detail }) => {
    const isGoing = wanted !== null;
    // Whoever asks for a step again while it is told has seen enough.
    const tells = detail.tells && page.speed !== "off" && wanted?.address !== detail.address;
    wanted = { address: detail.address, tells };
    skip();
    while (!isGoing && wanted) {
      const place = wanted;
      const answer = await ask(place.address + (place.tells ? "&tells=1" : ""));
      if (!answer) {
        wanted = null;
        return complain(lost);
      }
      if (!answer.ok) return location.assign(place.address);
      const next = parse(answer.text).getElementById("live");
      const moments = [...next.querySelectorAll("template")];
      moments.forEach((moment) => moment.remove());
      history.replaceState(null, "", place.address);
      await tellStep(moments, place);
      await change(() => merge(live, next.innerHTML), next.innerHTML);
      if (wanted === place) wanted = null;
      document.dispatchEvent(new CustomEvent("posse-gone", { detail: moments.length > 0 }));
    }
  });

  // --- The reasons lie over the table: a click anywhere else, and Escape, put them away. ---

  const foldReasons = (target) => {
    const open = [...document.querySelectorAll(".prompt .why-not[open]")].filter((one) => !one.contains(target));
    for (const one of open) {
      if (one.contains(document.activeElement)) one.firstElementChild.focus();
      one.open = false;
    }
    return open.length > 0;
  };
  document.addEventListener("click", (event) => foldReasons(event.target));

  // --- Keys. ---

  const isWriting = (element) =>
    element.closest("select, textarea, dialog, input:not([type=radio], [type=checkbox])") !== null;

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (isWriting(event.target)) return;
    if (event.key === "Escape" && foldReasons(null)) return event.preventDefault();
    const isSign = event.key.length === 1;
    if (isSign && page.letters === "off") return;
    if (["Enter", " "].includes(event.key) && event.target.closest("button, a, summary, label, input")) return;
    if (event.key === "?" && $("keys")) {
      $("keys").open = !$("keys").open;
      if ($("keys").open) $("keys").firstElementChild.focus();
      return event.preventDefault();
    }
    // The keys in the row of digits give digits only with Shift on a French keyboard.
    const [, digit] = event.shiftKey ? [] : event.code.match(/^Digit(\d)$/) ?? [];
    const sign = digit ?? (isSign ? event.key.toLowerCase() : event.key);
    const key = sign === " " ? "Space" : CSS.escape(sign);
    const found = [...document.querySelectorAll(`[data-key~="${key}"]`)].find(
      (one) => isSeen(one) && !one.disabled && !one.closest("[inert]"),
    );
    if (!found) return;
    event.preventDefault();
    if (found.type === "radio") found.focus();
    found.click();
  });

  const copy = async (field) => {
    field.select();
    // The clipboard exists on https only; the old way works on http as well.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy");
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy], #receipt");
    if (button?.id === "receipt") saveReceipts();
    else if (button) copy($(button.dataset.copy));
  });

  showTurn(page.turn === "1");
  dress();
  if (document.hidden) glance();
  else connect();
  awaitServer();
})();
