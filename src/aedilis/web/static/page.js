// What every page does: theme, sound, copying, messages, the drawer with the rules.

export const words = Object.fromEntries(
  (document.body.dataset.words ?? "").split("\n").map((line) => line.split(/=(.*)/s).slice(0, 2)),
);

export const remembered = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** One sentence to the reader; with a rule, a way to it. */
export function toast(text, rule) {
  const box = document.getElementById("toast");
  box.replaceChildren(text);
  if (rule) {
    const link = document.createElement("button");
    link.type = "button";
    link.dataset.rules = rule;
    link.textContent = words.rule;
    box.append(" ", link);
  }
  const dock = document.querySelector(".page-table .prompt, .dock")?.getBoundingClientRect();
  box.style.bottom = dock?.bottom > innerHeight - 2 && dock.top > 100 ? `${innerHeight - dock.top + 10}px` : "";
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (box.hidden = true), rule ? 9000 : 5000);
}

export function announce(text) {
  document.getElementById("announce").textContent = text;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    toast(text);
  }
}

// -- theme and sound --------------------------------------------------------------------------------------------

function showTheme() {
  const theme = document.documentElement.dataset.theme ?? "auto";
  for (const button of document.querySelectorAll("[data-theme-choice]"))
    button.setAttribute("aria-pressed", button.dataset.themeChoice === theme);
}

function chooseTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {}
  showTheme();
}

const sound = document.getElementById("sound");
if (sound) {
  sound.checked = remembered("sound") === "on";
  sound.addEventListener("change", () => {
    try {
      localStorage.setItem("sound", sound.checked ? "on" : "off");
    } catch {}
    if (sound.checked) horn();
  });
}

let audio; // made when the first sound is wanted

/** Tones, each [pitch, when it begins, how long it lasts], in seconds. */
function play(type, loudness, tones) {
  if (!sound?.checked) return;
  audio ??= new AudioContext();
  for (const [pitch, wait, length] of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const begin = audio.currentTime + wait;
    tone.type = type;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + Math.min(0.05, length / 10));
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** A soft horn: it is your turn. */
export const horn = () => play("triangle", 0.12, [[220, 0, 0.9], [330, 0.18, 0.75]]);
/** Stone on wood: something was moved. */
export const stone = () => play("sine", 0.2, [[150, 0, 0.09], [95, 0.015, 0.13]]);
export const coins = () => play("sine", 0.05, [[2100, 0.05, 0.16], [2800, 0.12, 0.2]]);

// -- the log of one player ----------------------------------------------------------------------------------------

const log = document.getElementById("log");
const kept = `log ${location.pathname.replace(/\/replay$/, "")}`;

function only(seat) {
  if (seat) log.dataset.only = seat;
  else delete log.dataset.only;
  for (const button of document.querySelectorAll("[data-only-of]"))
    button.setAttribute("aria-pressed", button.dataset.onlyOf === seat);
  try {
    sessionStorage.setItem(kept, seat);
  } catch {}
}

try {
  if (log && sessionStorage.getItem(kept)) only(sessionStorage.getItem(kept));
} catch {}

// -- the rules ----------------------------------------------------------------------------------------------------

const drawer = document.getElementById("drawer");

export async function openRules(anchor) {
  if (!drawer) return;
  const content = document.getElementById("drawer-content");
  if (!drawer.open) drawer.showModal();
  if (!content.childElementCount) {
    try {
      const response = await fetch(drawer.dataset.source);
      if (!response.ok) throw response;
      content.innerHTML = await response.text();
    } catch {
      toast(words.failed);
    }
  }
  if (anchor) document.getElementById(`rule-${anchor}`)?.scrollIntoView();
  else drawer.scrollTop = 0;
}

function searchRules(text) {
  const wanted = text.trim().toLowerCase();
  let found = 0;
  for (const item of document.querySelectorAll("[data-search]")) {
    item.hidden = wanted !== "" && !item.textContent.toLowerCase().includes(wanted);
    found += !item.hidden;
  }
  document.querySelector(".rulebook").classList.toggle("searching", wanted !== "");
  document.getElementById("rules-none").hidden = found > 0;
}

// -- everywhere -----------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const at = (selector) => event.target.closest(selector);
  const rules = at("[data-rules]");
  if (rules && drawer) {
    event.preventDefault();
    openRules(rules.dataset.rules);
  } else if (at("[data-close]")) at("dialog").close();
  else if (at("[data-theme-choice]")) chooseTheme(at("[data-theme-choice]").dataset.themeChoice);
  else if (at("[data-only-of]")) only(log.dataset.only === at("[data-only-of]").dataset.onlyOf ? "" : at("[data-only-of]").dataset.onlyOf);
  else if (at("[data-copy]")) copy(at(".field").querySelector("[data-link]").value);
  else if (at("dialog") === event.target && event.target.open) event.target.close(); // beside the dialog
  const settings = document.getElementById("settings");
  if (settings?.open && !at("#settings")) settings.open = false;
});

document.addEventListener("input", (event) => {
  if (event.target.id === "rules-search") searchRules(event.target.value);
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-link]")) event.target.select();
});

// A seat link is told as a path; people need the whole address.
export function wholeLinks() {
  for (const field of document.querySelectorAll("[data-link]"))
    if (field.value.startsWith("/")) field.value = location.origin + field.value;
}

showTheme();
wholeLinks();
