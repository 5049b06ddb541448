// Sound, for a player who has switched it on in the bar: short tones for the turn and for each kind of stage, by
// frequency and beginning.
import { $, around, the } from "./page.js";
import { keepText, recallText } from "./storage.js";

/** @type {Record<Sound, [frequency: number, from: number][]>} */
const SOUNDS = {
  turn: [[523, 0], [784, 0.15]],
  cards: [[196, 0], [220, 0.16], [247, 0.32]],
  dice: [[880, 0], [740, 0.07], [988, 0.14], [660, 0.4], [880, 0.47]],
  bang: [[52, 0], [41, 0.03], [65, 0.08], [37, 0.14]],
  coins: [[1319, 0], [1568, 0.08], [2093, 0.16]],
  win: [[523, 0], [659, 0.15], [784, 0.3], [1047, 0.45]],
};

const isOn = () => recallText("sound") === "on";
/** @type {AudioContext | null} */
let audio = null;
/** @param {AudioContext} audio @param {number} frequency @param {number} from */
const tone = (audio, frequency, from) => {
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
/** @param {Sound} sound */
export const ring = async (sound) => {
  if (!isOn()) return;
  // A page that nobody has used yet stays silent.
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  await audio.resume().catch(() => {});
  for (const [frequency, from] of SOUNDS[sound]) tone(audio, frequency, from);
};
document.addEventListener("posse-stage", ({ detail }) => ring(detail));

const show = () => the("sound").setAttribute("aria-pressed", String(isOn()));
document.addEventListener("click", (event) => {
  if (!around(event, "#sound")) return;
  keepText("sound", isOn() ? "off" : "on");
  show();
  ring("turn");
});
document.addEventListener("posse-dressed", () => {
  if (!$("bar")) return;
  the("sound").hidden = !$("comforts")?.hasAttribute("data-plays");
  show();
});
