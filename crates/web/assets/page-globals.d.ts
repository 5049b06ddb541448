// What the scripts' types need beside themselves: the events between modules, what the server sends, and what
// TypeScript does not know of browsers. Nothing of this is served.

interface DocumentEventMap {
  /** The page has changed, so modules show what needs a script. */
  "posse-dressed": Event;
  /** The element with the focus has gone. */
  "posse-lost": Event;
  /** A request had no answer. */
  "posse-unanswered": Event;
  /** Whether it is the visitor's turn now. */
  "posse-turn": CustomEvent<boolean>;
  /** A stage is shown, with this sound. */
  "posse-stage": CustomEvent<Sound>;
  /** The page goes to another step of a replay, with its moments or without. */
  "posse-go": CustomEvent<{ address: string; tells: boolean }>;
  /** It is there; whether moments were shown. */
  "posse-gone": CustomEvent<boolean>;
}

type Sound = "turn" | "cards" | "dice" | "bang" | "coins" | "win";

/** New text, or a run of regions that the page knows: the distance from the last run, and the length (`regions.rs`). */
type Part = string | [distance: number, length: number];

/** New lines of the log, from number `from` on, and the number of the first that is new to the visitor. */
interface Lines {
  from: number;
  lines: string[];
  new: number | null;
}

interface Frame {
  scene: Part[];
  /** What `read` makes of `scene`. */
  html: string;
  standing: string[][];
  caption: string;
  say: string;
  ms: number;
  climax: boolean;
  hold: boolean;
}

/** What a page shows next. */
interface Update {
  number: number;
  turn: boolean;
  plays: boolean;
  hurries?: boolean;
  frames: Frame[];
  /** The content of `#live`. */
  html: string;
  log?: Lines | null;
  say: string;
}

/** A message of a live stream (`message.rs`). `read` makes `html` of `page`. */
interface Message extends Update {
  first: boolean;
  files?: string[];
  page: Part[];
  kept: number;
}

/** A promise of a value for the deal (`receipt.rs`). */
interface Receipt {
  posse_receipt: 1;
  table: string;
  seat: number;
  value: string;
  hash: string;
  commitment: string;
  header: string;
  seats?: (string | null)[];
}

declare const Idiomorph: {
  morph(target: Element, html: string, config: {
    morphStyle: "innerHTML";
    ignoreActiveValue: boolean;
    callbacks: {
      beforeNodeMorphed(old: Node): boolean;
      beforeAttributeUpdated(name: string, element: Element): boolean;
    };
  }): void;
};

interface NotificationOptions {
  renotify?: boolean;
}
