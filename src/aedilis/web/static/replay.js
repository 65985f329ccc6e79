// Looking through a game: slider, arrows, autoplay, link to a move, and the analysis that moves along with it.
import { fit, startBoards } from "./boards.js";
import { copy, toast, words } from "./page.js";
import { apply } from "./morph.js";

let controls, slider, where;
let shown; // the move that is asked for; answers for others come too late
let there; // the move that is shown already
let timer = 0;
const moments = new Map(); // move -> promise of its parts

const moves = () => Number(controls.dataset.moves);
const seen = (sign) => (controls.dataset.seat === undefined ? "" : `${sign}seat=${controls.dataset.seat}`);

export function start() {
  startBoards();
  controls = document.getElementById("replay");
  slider = document.getElementById("slider");
  where = document.getElementById("where");
  shown = there = Number(controls.dataset.move);
  mark();
  slider.addEventListener("input", () => go(Number(slider.value)));
  document.getElementById("autoplay").addEventListener("click", () => play(!timer));
  document.getElementById("speed").addEventListener("change", () => timer && play(true));
  document.getElementById("eyes")?.addEventListener("change", (event) => {
    controls.dataset.seat = event.target.value;
    location.assign(address());
  });
  document.addEventListener("click", click);
  document.addEventListener("submit", submit);
  document.addEventListener("keydown", key);
  watchAnalysis();
  addEventListener("popstate", () => go(Number(new URL(location).searchParams.get("move") ?? moves()), false));
}

function click(event) {
  const step = event.target.closest("[data-step]")?.dataset.step;
  const line = event.target.closest("#log a[data-move], #analysis a[data-move]");
  const curve = event.target.closest(".curve");
  if (step) {
    play(false);
    go(step === "first" ? 0 : step === "last" ? moves() : shown + Number(step));
  } else if (line) {
    event.preventDefault();
    play(false);
    go(Number(line.dataset.move));
  } else if (curve) {
    play(false);
    go(Math.round(moves() * along(curve, event.clientX)));
  } else if (event.target.closest("[data-copy-here]")) copy(location.href);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not(#slider), select")) return;
  if (document.querySelector("dialog[open]")) return;
  const step = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: moves() }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    play(false);
    go(step);
  } else if (event.key === " " && !event.target.matches("button, a, summary")) {
    event.preventDefault();
    play(!timer);
  }
}

function play(on) {
  clearInterval(timer);
  const button = document.getElementById("autoplay");
  button.setAttribute("aria-pressed", on);
  if (on && shown >= moves()) go(0);
  timer = on ? setInterval(next, Number(document.getElementById("speed").value)) : 0;
}

const address = () => `${controls.dataset.base}/replay?move=${shown}${seen("&")}`;

function next() {
  if (there !== shown) return; // a slow answer is waited for, so that every move is seen
  if (shown >= moves()) play(false);
  else go(shown + 1);
}

function moment(move) {
  if (!moments.has(move)) {
    const answer = fetch(`${controls.dataset.base}/at/${move}${seen("?")}`).then((response) => {
      if (!response.ok) throw response;
      return response.json();
    });
    answer.catch(() => moments.delete(move));
    moments.set(move, answer);
  }
  return moments.get(move);
}

async function go(move, remember = true) {
  shown = Math.max(0, Math.min(moves(), move));
  mark();
  if (remember) history.replaceState(null, "", address());
  try {
    const asked = shown;
    const { parts } = await moment(asked);
    if (asked === shown) {
      apply(parts);
      there = asked;
    }
    fit();
    if (shown < moves()) moment(shown + 1).catch(() => {});
  } catch {
    play(false);
    toast(words.failed);
  }
}

// -- the analysis ---------------------------------------------------------------------------------------------------

const LOOK = 700; // milliseconds between two questions how far it is

/** Where a curve is pointed at: from 0 at the beginning to 1 at the end. */
function along(curve, x) {
  const { left, width } = curve.getBoundingClientRect();
  const at = ((x - left) / width) * curve.viewBox.baseVal.width;
  return (at - curve.dataset.left) / (curve.dataset.right - curve.dataset.left);
}

function submit(event) {
  if (!event.target.matches(".analyse")) return;
  event.preventDefault();
  askAnalysis({ method: "POST", headers: { Accept: "application/json" } });
}

async function askAnalysis(how) {
  const response = await fetch(`${controls.dataset.base}/analysis`, how).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok && answer) {
    apply(answer.parts);
    mark();
  } else if (how || response) return toast(answer?.error ?? words.failed);
  watchAnalysis();
}

function watchAnalysis() {
  if (document.querySelector("#analysis[data-running]")) setTimeout(askAnalysis, LOOK);
}

/** The curve and the turning points follow the move that is shown. */
function markAnalysis() {
  for (const curve of document.querySelectorAll(".curve")) {
    const { left, right } = curve.dataset;
    const x = Number(left) + ((right - left) * shown) / Math.max(1, moves());
    curve.querySelector(".now").setAttribute("transform", `translate(${x} 0)`);
  }
  for (const turn of document.querySelectorAll("[data-turn]")) point(turn, Number(turn.dataset.turn) === shown);
}

function point(link, yes) {
  if (yes) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
}

function mark() {
  slider.value = shown;
  where.textContent = `${shown} / ${moves()}`;
  markAnalysis();
  const lines = [...document.querySelectorAll("#log a[data-move]")];
  for (const line of lines) {
    point(line, Number(line.dataset.move) === shown);
    line.parentElement.classList.toggle("future", Number(line.dataset.move) > shown);
  }
  const log = document.getElementById("log");
  const current = lines.find((line) => line.hasAttribute("aria-current"));
  if (current) log.scrollTop = current.offsetTop - log.offsetTop - log.clientHeight / 2;
}
