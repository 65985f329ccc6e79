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

/** What lies beside the board in view takes no room below it. */
export function fit() {
  boards.style.height = onPhone() && "onscrollend" in window ? `${visibleBoard()?.offsetHeight}px` : "";
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
  board.toggleAttribute("data-large", large);
  button.setAttribute("aria-pressed", large);
}

export function shrink() {
  for (const board of document.querySelectorAll(".board[data-large]")) {
    board.removeAttribute("data-large");
    board.querySelector("[data-enlarge]").setAttribute("aria-pressed", false);
  }
}
