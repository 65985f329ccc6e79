// Playing: pieces and buttons with options, previews, keys. What may be chosen comes from the server.
import { bringChoices, enlarge, onPhone, scrollToBoard, shrink, startBoards } from "./boards.js";
import { listen, post } from "./live.js";
import { apply, endGlides, preview, restore } from "./morph.js";
import { announce, coins, horn, openRules, stone, toast, wholeLinks, words } from "./page.js";

const WHEEL = 120; // milliseconds before it turns on
const HOVER = 70; // milliseconds before a preview is asked for
const title = document.title;
const previews = new Map(); // address -> promise of parts
let number = -1; // the state of the table that is shown
let path = []; // options composed so far
let shown = null; // what is previewed: its code, where it was pointed at, and the element that had the focus
let wanted = ""; // the preview that is being asked for
let sent = null; // the command that is not answered yet: the state it answers
let timer = 0;
let menuOf = null; // the piece whose menu is open
let turned = 0; // which way round what can be turned lies
let wheeled = 0; // when the wheel last turned it
let hint = null; // what was asked for: in which state, and once it is there the codes and the text

const state = () => document.getElementById("state").dataset;
const base = () => `/table/${state().table}`;
const seat = () => (state().seat === undefined ? undefined : Number(state().seat));
const $ = (selector) => document.querySelector(selector);
const option = (code) => $(`#prompt [data-code="${CSS.escape(code)}"]`);
const busy = () => sent?.number === number; // what came since may be answered at once

function query(more = []) {
  const values = new URLSearchParams({ number, path: [...path, ...more].join(";") });
  if (seat() !== undefined) values.set("seat", seat());
  return values;
}

export function start() {
  number = Number(state().number);
  document.addEventListener("click", click);
  document.addEventListener("submit", submit);
  document.addEventListener("keydown", key);
  document.addEventListener("pointerdown", endGlides);
  document.addEventListener("pointermove", hover);
  document.addEventListener("focusin", focus);
  document.addEventListener("wheel", wheel, { passive: false });
  startBoards();
  told(false);
  listen(() => `${base()}/live?number=${number}${seat() === undefined ? "" : `&seat=${seat()}`}`, news);
}

// -- what the server says -----------------------------------------------------------------------------------------

function show(answer) {
  if (answer.number < number) return false; // overtaken by something newer
  endPreview();
  closeMenu();
  const turn = "turn" in state();
  const news = answer.number > number;
  number = answer.number;
  turned = 0;
  if (news) previews.clear();
  showSent();
  const before = purses();
  const moved = apply(answer.parts);
  if (news || path.length) $("#prompt .options")?.scrollTo(0, 0); // other options than before
  if (news && moved) stone();
  if (news && purses() !== before) coins();
  wholeLinks();
  told("turn" in state() && !turn);
  showHint();
  return true;
}

/** Everybody's money, as it is written on the boards. */
const purses = () => [...document.querySelectorAll("[id^=money-]")].map((purse) => purse.textContent).join();

async function news(answer) {
  const begun = answer.number > number ? path : [];
  if (busy() && begun.length) path = []; // it is on its way: the news tell what became of it
  if (show(answer) && path.length && begun.length) await compose(begun, true); // news do not undo what one has begun
}

function told(myTurn) {
  const { say, turn, curtain } = state();
  document.title = turn === undefined ? title : `● ${words.yourTurn} · ${title}`;
  if ($("#announce").textContent !== say) announce(say);
  if (myTurn) horn();
  if (curtain !== undefined) $("#lift")?.focus();
  bringChoices();
}

// -- choosing -------------------------------------------------------------------------------------------------------

function choose(code) {
  if (busy()) return;
  closeMenu();
  if (option(code)?.dataset.prepares !== undefined) compose([...path, code]);
  else commit([...path, code]);
}

async function compose(composed, quiet = false) {
  const before = path;
  path = composed;
  endPreview();
  try {
    const response = await fetch(`${base()}/view?${query()}`);
    if (path !== composed) return; // something else was chosen meanwhile
    if (response.ok) return show(await response.json());
    path = [];
    if (composed.length) await compose([], true);
    if (!quiet) refused(await content(response));
  } catch {
    path = before;
    if (!quiet) toast(words.failed);
  }
}

async function commit(whole) {
  const body = JSON.stringify({ number, path: whole, seat: seat() });
  await send(`${base()}/moves`, body, "application/json");
}

async function send(address, body, type) {
  if (busy()) return;
  const mine = (sent = { number });
  showSent();
  endPreview();
  const response = await post(address, body, type);
  const answer = await content(response); // cut off: the socket will tell
  const seen = response?.ok || response?.status === 409;
  if (seen && mine.number === number) path = []; // else the news came first, and something may be begun since
  if (sent === mine) sent = null;
  showSent();
  if (!seen) return refused(answer);
  if (answer && (answer.number > number || !path.length)) show(answer);
  if (response.status === 409) toast(answer?.error ?? words.late);
}

function showSent() {
  document.body.toggleAttribute("data-sent", sent !== null);
  document.body.classList.toggle("busy", busy());
}

const content = (response) => response?.json().catch(() => null);

function refused(answer) {
  toast(answer?.error ?? words.failed, answer?.rule);
}

function submit(event) {
  const form = event.target;
  if (!form.matches("form.act")) return;
  event.preventDefault();
  const button = form.querySelector("button");
  if ("confirm" in button.dataset && !button.dataset.sure) {
    const text = button.textContent;
    button.dataset.sure = "yes";
    button.textContent = words.sure;
    setTimeout(() => {
      delete button.dataset.sure;
      button.textContent = text;
    }, 4000);
    return;
  }
  const fields = new FormData(form);
  fields.set("number", number);
  send(form.action, new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded");
}

// -- pointing -------------------------------------------------------------------------------------------------------

function codesAt(element) {
  const button = element.closest("[data-code]");
  if (button) return [button.dataset.code];
  const { turns, options } = element.closest(".choice")?.dataset ?? {};
  return turns ? [turns.split(";")[turned]] : (options?.split(";") ?? []);
}

/** What a click chooses from: where options only turn a piece, the first of them. */
const meant = (element) => codesAt(element).slice(0, element.closest("[data-ways]") ? 1 : undefined);

/** A piece is where it glows: what it would cover is drawn beyond that. */
const areaOf = (element) => (element.querySelector(".glow") ?? element).getBoundingClientRect();

function click(event) {
  const at = (selector) => event.target.closest(selector);
  const inMenu = at("#menu");
  if (at("[data-drop]")) return compose([]);
  if (at("[data-instead]")) return turnRound(1);
  if (at("#ask-hint")) return askHint();
  if (at("[data-drop-hint]")) return dropHint();
  if (at("[data-shrink]")) return shrink();
  if (at("[data-enlarge]")) return enlarge(at("[data-enlarge]"));
  if (!at(".board[data-large]")) shrink();
  const tab = at("#tabs a");
  if (tab && $(tab.hash)) {
    event.preventDefault();
    return scrollToBoard($(tab.hash));
  }
  const touch = event.pointerType === "touch";
  const codes = meant(event.target);
  if (shown?.area && (codes.includes(shown.code) || (!codes.length && inside(event, shown.area)))) return choose(shown.code);
  if (!inMenu) closeMenu();
  if (!codes.length && at(".board-other") && !onPhone()) return enlarge(at(".board-other").querySelector("[data-enlarge]"));
  if (!codes.length) return touch ? endPreview() : undefined;
  if (codes.length > 1) return openMenu(event.target.closest(".choice"), codes);
  if (!touch && at("[data-turns]")) return turnRound(0); // a click too many builds nothing
  pick(codes[0], event.target, touch);
}

/** On a touch screen the first tap shows and the second one plays; what is only begun needs no second one. */
function pick(code, element, touch) {
  const { preview, prepares } = option(code)?.dataset ?? {};
  if (touch && preview !== undefined && prepares === undefined) {
    closeMenu();
    const piece = [...document.querySelectorAll(".board .choice")].find((one) => codesAt(one).includes(code));
    showPreview(code, areaOf(piece ?? element));
    sayAgain(option(code));
  } else choose(code);
}

/** The sentence says what the second tap does, and what it changes, as the board that shows it may be out of sight. */
function sayAgain(button) {
  const sentence = $("#sentence");
  shown.said = sentence.textContent;
  sentence.textContent = `${words.again} ${button.querySelector("span").textContent}`;
  document.body.classList.add("tapped");
  button.scrollIntoView({ block: "nearest", inline: "center" });
  announce(sentence.textContent);
}

function sayChange(change) {
  const line = document.createElement("small");
  line.textContent = change;
  $("#sentence").append(line);
}

function hover(event) {
  if (event.pointerType === "touch" || busy()) return;
  if (shown?.area && inside(event, shown.area)) return;
  const element = event.target.closest?.("[data-code], .choice");
  const codes = element ? meant(element) : [];
  if (codes.length === 1 && option(codes[0])?.dataset.preview !== undefined) {
    if (wanted !== codes[0]) showPreview(codes[0], areaOf(element));
  } else if (shown?.area || wanted) endPreview();
}

function focus(event) {
  if (!event.target.matches(":focus-visible")) return;
  const codes = meant(event.target);
  if (codes.length !== 1 || option(codes[0])?.dataset.preview === undefined) return;
  if (wanted !== codes[0]) showPreview(codes[0], null, event.target.id);
}

const inside = ({ clientX: x, clientY: y }, area) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

function showPreview(code, area, focused = "") {
  endPreview();
  turned = Math.max(0, waysRound().indexOf(code));
  wanted = code;
  shown = { code, area, focused };
  showArmed();
  timer = setTimeout(async () => {
    const address = `${base()}/preview?${query([code])}`;
    if (!previews.has(address)) previews.set(address, fetch(address).then((response) => (response.ok ? response.json() : null)));
    const answer = await previews.get(address).catch(() => null);
    if (!answer || wanted !== code) return;
    preview(answer.parts);
    showArmed();
    if (shown.said && answer.change) sayChange(answer.change);
    showHint();
    document.body.classList.add("previewing");
  }, HOVER);
}

function endPreview() {
  clearTimeout(timer);
  document.body.classList.remove("previewing", "tapped");
  const focused = shown?.focused;
  if (shown?.said) $("#sentence").textContent = shown.said;
  shown = null;
  showArmed();
  wanted = "";
  restore();
  showHint();
  if (focused && document.activeElement !== document.getElementById(focused))
    if (document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Marks what a second tap or a click would play, wherever it is to be seen. */
function showArmed() {
  for (const element of document.querySelectorAll("[data-code], .board .choice"))
    element.classList.toggle("armed", shown !== null && codesAt(element).includes(shown.code));
}

// -- turning --------------------------------------------------------------------------------------------------------

const waysRound = () => $(".board [data-turns]")?.dataset.turns.split(";") ?? [];

/** Turns what is to be placed, or what lies and is still to be turned, to the next way in which it fits; whether it can. */
function turnRound(step) {
  const held = $(".board [data-instead]");
  const others = held?.dataset.instead.split(";");
  if (others?.[0] && !busy()) compose([...path.slice(0, -1), others.at(step > 0 ? 0 : -1)]);
  const ways = waysRound();
  const way = shown ? turned + step : turned;
  if (ways.length && !busy()) showPreview(ways.at(way % ways.length), $(".board [data-turns]").getBoundingClientRect());
  return held || ways.length;
}

function wheel(event) {
  const held = $(".board [data-instead]") && event.target.closest(".board-common");
  if (event.ctrlKey || !(held || event.target.closest("[data-turns]"))) return;
  event.preventDefault();
  if (event.timeStamp < wheeled + WHEEL) return;
  wheeled = event.timeStamp;
  turnRound(Math.sign(event.deltaY));
}

// -- hints -----------------------------------------------------------------------------------------------------------

/** While somebody thinks one may play on: what comes too late for that is dropped. */
async function askHint() {
  if (hint && !hint.text) return;
  const mine = (hint = { number, path, codes: [] });
  showHint();
  const body = JSON.stringify({ number, path, seat: seat() });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${base()}/hint`, { method: "POST", body, headers }).catch(() => null);
  const answer = await content(response);
  if (hint !== mine) return;
  if (!response?.ok || !answer) {
    dropHint();
    return refused(answer);
  }
  mine.codes = answer.codes;
  mine.text = answer.hint;
  showHint();
  announce($("#hint").innerText);
}

function dropHint() {
  hint = null;
  showHint();
}

/** Lights up what is advised, in the list and on the boards; what was advised in another state no longer counts. */
function showHint() {
  if (hint && (hint.number !== number || hint.path !== path)) hint = null;
  const box = $("#hint");
  if (box.hidden === Boolean(hint?.text)) {
    box.hidden = !hint?.text;
    box.innerHTML = hint?.text ?? "";
  }
  $("#ask-hint")?.setAttribute("aria-busy", Boolean(hint && !hint.text));
  for (const element of document.querySelectorAll("#prompt [data-code], .board .choice")) {
    const rank = codesAt(element).map((code) => (hint?.codes ?? []).indexOf(code)).filter((n) => n >= 0);
    if (rank.length) element.dataset.hint = Math.min(...rank) + 1;
    else delete element.dataset.hint;
  }
  const below = $("#prompt").getBoundingClientRect();
  box.style.setProperty("--below", below.top > innerHeight / 3 ? `${below.height}px` : "0px"); // on a phone
}

// -- a piece with several options -----------------------------------------------------------------------------------

function openMenu(piece, codes) {
  closeMenu();
  const menu = document.createElement("div");
  menu.id = "menu";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", words.choose);
  for (const code of codes) {
    const item = document.createElement("button");
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.dataset.code = code;
    item.textContent = option(code)?.querySelector("span").textContent ?? code;
    menu.append(item);
  }
  document.body.append(menu);
  const { left, bottom, top } = piece.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${bottom + menu.offsetHeight + 12 < innerHeight ? bottom + 4 : Math.max(8, top - menu.offsetHeight - 4)}px`;
  menuOf = piece.id;
  menu.firstElementChild.focus();
}

function closeMenu() {
  const menu = $("#menu");
  if (!menu) return;
  const back = menu.contains(document.activeElement);
  menu.remove();
  if (back) document.getElementById(menuOf)?.focus({ preventScroll: true });
}

// -- keys -----------------------------------------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function key(event) {
  endGlides();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if ($("dialog[open]")) return;
  if (act(event)) event.preventDefault();
}

/** Whether the key meant something. */
function act(event) {
  const { key, target } = event;
  if (key === "Escape") {
    if ($("#menu")) closeMenu();
    else if ($(".board[data-large]")) shrink();
    else if (path.length) compose([]);
    else endPreview();
    return true;
  }
  if (/^[1-9]$/.test(key)) return $(`#option-${key}`)?.click() ?? Boolean($(`#option-${key}`));
  if (key === "Tab" && shown) endPreview();
  if ((key === "Enter" || key === " ") && !target.closest("button, a, summary")) {
    if (target.closest("[data-instead]")) return turnRound(1);
    const codes = meant(target);
    if (codes.length > 1) openMenu(target.closest(".choice"), codes);
    else if (codes.length || shown) choose(codes[0] ?? shown.code);
    return Boolean(codes.length || shown);
  }
  if (key in ARROWS) return $("#menu") ? alongMenu(key) : towards(...ARROWS[key]);
  if (key === "h") return press("#ask-hint");
  if (key === "u") return press('form[data-verb="back"] button');
  if (key === "r" && turnRound(1)) return true;
  if (key === "r") return openRules($("#prompt [data-rules]")?.dataset.rules), true;
  if (key === "?") return $("#help").showModal(), true;
  return false;
}

function press(selector) {
  $(selector)?.click();
  return Boolean($(selector));
}

function alongMenu(key) {
  const items = [...$("#menu").children];
  const step = key === "ArrowDown" || key === "ArrowRight" ? 1 : items.length - 1;
  items[(items.indexOf(document.activeElement) + step) % items.length].focus();
  return true;
}

/** The nearest lit piece in that direction gets the focus; without a starting point the first one. */
function towards(x, y) {
  const from = document.getElementById(shown?.focused) ?? document.activeElement.closest?.(".choice");
  const start = from?.getBoundingClientRect();
  endPreview();
  const pieces = [...document.querySelectorAll(".board .choice")];
  if (!pieces.length) return false;
  let best = from ? null : pieces[0];
  let least = Infinity;
  for (const piece of start ? pieces : []) {
    if (piece.id === from.id) continue;
    const to = piece.getBoundingClientRect();
    const dx = to.x + to.width / 2 - start.x - start.width / 2;
    const dy = to.y + to.height / 2 - start.y - start.height / 2;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = piece;
    }
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
