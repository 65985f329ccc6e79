// Where the boards are: side by side on a phone, or one of them large above the others.

const boards = document.getElementById("boards");

export const onPhone = () => matchMedia("(max-width: 760px)").matches;

export function startBoards() {
  boards.addEventListener("scroll", markTab, { passive: true });
  boards.addEventListener("scrollend", fit);
  addEventListener("resize", fit);
  fit();
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
  if (matchMedia(AT_ONCE).matches) arrange();
}

// -- all boards at once -------------------------------------------------------------------------------------------

const AT_ONCE = "(min-width: 1101px), (min-width: 761px) and (min-aspect-ratio: 5/4)";
const LASTING = ".board:is([data-region=common], [data-region=hand], [data-region^=seat])"; // others come and go
const GAP = 14;
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

/** The common board and the own one side by side, the others in rows below one of them: whatever makes all largest. */
function arrange() {
  const { clientWidth: wide, clientHeight: high } = boards;
  const [common, own, ...others] = [...boards.children].map(needs);
  const other = others.reduce((one, two) => (one.slope > two.slope ? one : two), { slope: 0, rest: 0 });
  let best = { worth: 0 };
  for (const [below, above, beside] of [["common", common, own], ["own", own, common]])
    for (let columns = 1; columns <= Math.max(1, others.length); columns++) {
      const rows = Math.ceil(others.length / columns);
      const gaps = GAP * (columns - 1);
      const slope = above.slope + (rows * other.slope) / columns;
      const rest = above.rest + rows * (GAP + other.rest - (other.slope * gaps) / columns);
      const first = (high - rest) / slope;
      const second = (high - beside.rest) / beside.slope;
      const share = Math.min(1, (wide - GAP) / (first + second));
      const worth = (share ** 3 * first ** 2 * second) / columns;
      if (worth > best.worth) best = { worth, below, above, columns, rows, gaps, width: share * first, aside: share * second };
    }
  const { below, above, columns, rows, gaps, width, aside } = best;
  const each = (width - gaps) / columns;
  const cells = `repeat(${columns}, ${each}px)`;
  boards.dataset.below = below;
  boards.style.setProperty("--columns", below === "common" ? `${cells} ${aside}px` : `${aside}px ${cells}`);
  const row = `${other.slope * each + other.rest}px `.repeat(Math.max(0, rows - 1));
  boards.style.setProperty("--rows", (rows ? `${above.slope * width + above.rest}px ${row}` : "") + "minmax(0, 1fr)");
}

export function scrollToBoard(board) {
  boards.scrollTo({ left: boards.scrollLeft + board.getBoundingClientRect().left - boards.getBoundingClientRect().left });
}

function markTab() {
  if (!onPhone()) return;
  const current = visibleBoard()?.id;
  for (const tab of document.querySelectorAll("#tabs a"))
    if (tab.hash === `#${current}`) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
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
