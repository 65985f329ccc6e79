// Where the boards are: side by side on a phone, all at once in a large window, or one of them large above the others.
import { toast } from "./page.js";

const boards = document.getElementById("boards");

export const onPhone = () => matchMedia("(max-width: 760px), (max-height: 500px)").matches;

export function startBoards() {
  boards.addEventListener("scroll", markTab, { passive: true });
  boards.addEventListener("scrollend", fit);
  addEventListener("resize", fit);
  document.addEventListener("click", tap, true);
  document.addEventListener("pointerdown", press);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(pressing));
  markTab();
  fit();
}

const folded = new WeakSet();

/** What lies open where there is room is folded on a phone, until somebody opens it. */
function fold() {
  for (const details of document.querySelectorAll("details[data-fold]"))
    if (!folded.has(details)) {
      folded.add(details);
      if (onPhone()) details.open = false;
    }
}

/** On a phone the boards lie side by side: the one with a choice comes into view. */
export function bringChoices() {
  if (!onPhone()) return fit();
  const lit = [...boards.querySelectorAll(".choice")].map((piece) => piece.closest(".owner"));
  if (lit.length && !lit.includes(visibleBoard())) scrollToBoard(lit[0]);
  markTab();
  fit();
}

function visibleBoard() {
  const middle = boards.getBoundingClientRect().left + boards.clientWidth / 2;
  return [...document.querySelectorAll(".owner")].find((board) => {
    const { left, right } = board.getBoundingClientRect();
    return left <= middle && middle <= right;
  });
}

/** On a phone what lies beside the board in view takes no room below it; in a large window all are seen at once. */
export function fit() {
  boards.style.height = onPhone() && "onscrollend" in window ? `${visibleBoard()?.offsetHeight}px` : "";
  // What the choices leave free. All that is on the page gets new styles by it, so only where it is used.
  if (onPhone()) document.body.style.setProperty("--seen", `${boards.offsetTop + boards.offsetHeight}px`);
  else if (matchMedia("(min-width: 1101px), (min-aspect-ratio: 5/4)").matches) arrange();
  fold();
}

// -- all boards at once -------------------------------------------------------------------------------------------

const LASTING = ".board:is([data-region=common], [data-region=hand], [data-region^=seat])"; // others come and go
const GAP = 14;
const LARGER = 0.6; // of the width at least for the column that has more in it, where the height would allow both more
const SMALLER = 4; // others' boards beside the two are at most half as wide
const most = new Map(); // owner -> the steepest it ever was, so that columns seldom move

const ratio = ({ viewBox: { baseVal: { width, height } } }) => height / width;

/** How high an owner's boards are for each pixel of width, and how much higher they are besides. */
function needs(owner) {
  let slope = 0;
  let rest = -GAP;
  for (const board of owner.querySelectorAll(LASTING)) {
    const svg = board.querySelector("svg");
    slope += ratio(svg);
    rest += GAP + board.offsetHeight - svg.clientHeight - ratio(svg) * (board.offsetWidth - svg.clientWidth);
  }
  most.set(owner.id, Math.max(slope, most.get(owner.id) ?? 0));
  return { slope: most.get(owner.id), rest };
}

/** The common board and the own one side by side, the others in rows below one of them or beside both: whatever makes
 * all largest. */
function arrange() {
  const grid = boards.closest(".table-grid").style;
  grid.setProperty("--spare", "0px");
  const { clientWidth: wide, clientHeight: high } = boards;
  const [common, own, ...others] = [...boards.children].map(needs);
  const mean = (what) => others.reduce((sum, one) => sum + one[what] / others.length, 0);
  const other = { slope: mean("slope"), rest: mean("rest") }; // a taller one is drawn smaller
  const fitting = ({ slope, rest }) => (high - rest) / slope;
  const heights = (rows, each) => Array(Math.max(0, rows - 1)).fill(other.slope * each + other.rest); // of all but the last
  const found = [];
  const { map } = boards.dataset; // beside it the others' boards are as wide as the own one, and it is wider
  const share = map ? 1 - LARGER : LARGER;
  const limit = map ? 1 : others.length;
  for (let columns = 1; columns <= Math.max(1, limit); columns++) {
    const rows = Math.ceil(others.length / columns);
    const gaps = GAP * (columns - 1);
    for (const [below, above, beside] of [["common", common, own], ["own", own, common]]) {
      if (above === common && map) continue;
      const slope = above.slope + (rows * other.slope) / columns;
      const rest = above.rest + rows * (GAP + other.rest - (other.slope * gaps) / columns);
      const most = Math.max(share * (wide - GAP), wide - GAP - fitting(beside));
      const width = Math.min((high - rest) / slope, most);
      const aside = Math.min(fitting(beside), wide - GAP - width);
      const each = (width - gaps) / columns;
      const first = rows ? [above.slope * width + above.rest] : [];
      found.push({ below, columns, width, aside, each, spare: wide - GAP - width - aside, rows: [...first, ...heights(rows, each)] });
    }
    if (!rows) break;
    const room = wide - gaps - 2 * GAP;
    const each = Math.min(room / (columns + SMALLER), ((high + GAP) / rows - GAP - other.rest) / other.slope);
    const left = room - columns * each;
    const width = Math.min(fitting(own), Math.max(left / 2, left - fitting(common)));
    const aside = Math.min(fitting(common), left - width);
    found.push({ below: "none", columns, width, aside, each, spare: left - width - aside, rows: heights(rows, each) });
  }
  const worth = ({ width, aside, each }) => width * aside * (others.length ? each : 1);
  const { below, columns, width, aside, each, spare, rows } = found.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const upTo = (size) => `minmax(0, ${size}px)`; // a window that shrinks is never too narrow for them
  const cells = `repeat(${columns}, ${upTo(each)})`;
  const tracks = { common: [cells, upTo(aside)], own: [upTo(aside), cells], none: [upTo(aside), upTo(width), cells] };
  boards.dataset.below = below;
  grid.setProperty("--spare", `${spare}px`); // what is too low for larger boards is for people and log
  boards.style.setProperty("--columns", tracks[below].join(" "));
  boards.style.setProperty("--rows", [...rows.map((row) => `${row}px`), "minmax(0, 1fr)"].join(" "));
}

export function scrollToBoard(board) {
  boards.scrollTo({ left: boards.scrollLeft + board.getBoundingClientRect().left - boards.getBoundingClientRect().left });
}

function markTab() {
  if (!onPhone()) return;
  const current = visibleBoard()?.id;
  const row = document.getElementById("tabs");
  for (const tab of row.children)
    if (tab.hash === `#${current}`) {
      tab.setAttribute("aria-current", "true");
      row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
    } else tab.removeAttribute("aria-current");
}

// -- what pieces say about themselves: a mouse learns it by hovering, a finger by a tap, or a long one where it plays --

const LONG = 450;
let pressing = 0;
let pressed = false; // long enough: the click that follows plays nothing
let explained = false;

function explain(element) {
  const text = element.closest?.(".board g:has(> title)")?.querySelector(":scope > title").textContent;
  if (text) toast(text);
  return (explained = Boolean(text));
}

function press(event) {
  if (explained) document.getElementById("toast").hidden = true;
  explained = pressed = false;
  if (event.pointerType !== "mouse" && event.target.closest(".choice"))
    pressing = setTimeout(() => (pressed = explain(event.target)), LONG);
}

function tap(event) {
  if (pressed) event.stopPropagation();
  else if (event.pointerType === "touch" && !event.target.closest(".choice, .board[data-large]")) explain(event.target);
  pressed = false;
}

export function enlarge(button) {
  const board = document.getElementById(button.dataset.enlarge);
  const large = !board.hasAttribute("data-large");
  shrink();
  board.style.setProperty("--ratio", 1 / ratio(board.querySelector("svg")));
  board.toggleAttribute("data-large", large);
  button.setAttribute("aria-pressed", large);
}

export function shrink() {
  for (const board of document.querySelectorAll(".board[data-large]")) {
    board.removeAttribute("data-large");
    board.querySelector("[data-enlarge]").setAttribute("aria-pressed", false);
  }
}
