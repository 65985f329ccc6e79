// Brings the page to what the server says, part by part: equal parts are skipped, what is focused stays so,
// and pieces that moved glide to their new place.

const KEPT = new Set(["open", "data-large", "aria-pressed", "style"]); // what the reader did to the page
const GLIDE = 250;
const known = new Map(); // part -> its markup as last told; what is shown may be a preview instead
let previewed = [];
let glides = [];

/** Shows parts; each is the markup of the element with that id, or "" if there is to be none. Whether pieces moved. */
export function apply(parts) {
  restoreQuietly(Object.keys(parts));
  const moved = change(Object.entries(parts).filter(([id, html]) => known.get(id) !== html));
  for (const id in parts) known.set(id, parts[id]);
  return moved;
}

/** Shows parts for the time being. */
export function preview(parts) {
  restore();
  for (const id in parts) {
    const element = document.getElementById(id);
    if (element && !known.has(id)) known.set(id, element.outerHTML);
  }
  previewed = Object.keys(parts);
  change(Object.entries(parts));
}

/** Ends a preview. */
export function restore() {
  const back = previewed;
  previewed = [];
  change(back.map((id) => [id, known.get(id)]));
}

// A preview that is overtaken by news: what the news does not mention goes back, the rest is replaced anyway.
function restoreQuietly(replaced) {
  const back = previewed.filter((id) => !replaced.includes(id));
  for (const id of previewed) if (replaced.includes(id)) known.delete(id);
  previewed = [];
  change(back.map((id) => [id, known.get(id)]));
}

function change(parts) {
  if (!parts.length) return false;
  const places = still() ? new Map() : placesOfPieces();
  const { activeElement } = document;
  for (const [id, html] of parts) replace(id, html);
  if (activeElement && activeElement !== document.body) keepFocus(activeElement);
  return glide(places);
}

function replace(id, html) {
  const old = document.getElementById(id);
  if (!html) return old?.remove();
  const template = document.createElement("template");
  template.innerHTML = html;
  const next = template.content.firstElementChild;
  if (old) morph(old, next);
  else document.getElementById(next.dataset.into)?.prepend(next);
}

function morph(old, next) {
  if (old.isEqualNode(next)) return;
  if (old.nodeName !== next.nodeName) return old.replaceWith(next);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    old.data = next.data;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, next);
}

function morphChildren(old, next) {
  const keyed = new Map();
  for (const child of old.children) if (child.id) keyed.set(child.id, child);
  let at = old.firstChild;
  for (const child of [...next.childNodes]) {
    const same = child.id ? keyed.get(child.id) : at && !at.id && at.nodeName === child.nodeName ? at : null;
    if (!same) old.insertBefore(child, at);
    else {
      if (same === at) at = at.nextSibling;
      else old.insertBefore(same, at);
      morph(same, child);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/** Who had the focus keeps it; if that is gone, what to do now gets it, and never the top of the page. */
function keepFocus(had) {
  const same = had.isConnected ? had : document.getElementById(had.id);
  const kept = same?.matches("button, a, input, select, summary, [tabindex]") ? same : document.getElementById("prompt");
  if (kept !== document.activeElement) kept?.focus({ preventScroll: true });
}

// -- pieces that glide ------------------------------------------------------------------------------------------

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;

function placesOfPieces() {
  const places = new Map();
  for (const piece of document.querySelectorAll(".board .piece[id]"))
    places.set(piece.id, { at: piece.getBoundingClientRect(), kind: piece.dataset.kind });
  return places;
}

/** Where a piece was; of equal pieces only the kind tells which one moved, and a new one comes from where it says. */
function origin(piece, places, gone) {
  if (places.has(piece.id)) return places.get(piece.id).at;
  const same = gone.findIndex((place) => place.kind && place.kind === piece.dataset.kind);
  return same < 0 ? places.get(piece.dataset.from)?.at : gone.splice(same, 1)[0].at;
}

function glide(places) {
  endGlides();
  if (!places.size) return false;
  const moved = [];
  const gone = [...places].filter(([id]) => !document.getElementById(id)).map(([, place]) => place);
  for (const piece of document.querySelectorAll(".board .piece[id]")) {
    const from = origin(piece, places, gone);
    const to = from && piece.getBoundingClientRect();
    if (!from || !from.width || !to.width) continue;
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.abs(x) + Math.abs(y) > 3) moved.push([piece, x, y]);
  }
  for (const [piece, x, y] of moved) {
    const toLocal = piece.getScreenCTM()?.inverse();
    if (!toLocal) continue;
    const shift = `translate(${toLocal.a * x + toLocal.c * y}px, ${toLocal.b * x + toLocal.d * y}px)`;
    const animation = piece.animate([{ transform: shift }, { transform: "translate(0, 0)" }], {
      duration: GLIDE,
      easing: "ease-out",
      composite: "add",
    });
    glides.push(animation);
  }
  return moved.length > 0;
}

/** Any key or tap skips what still moves. */
export function endGlides() {
  for (const animation of glides) animation.finish();
  glides = [];
}
