// The line to the server: news by WebSocket, commands by POST that are repeated until they are answered.
// A command names the state it answers, so that a repeated one is never played twice.
import { toast, words } from "./page.js";

const LONGEST = 8000; // between two attempts
const ATTEMPTS = 12;
let delay = 500;
let silence = 0;

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Keeps a line open; `address` is asked before each attempt, as it tells what is already known here. */
export function listen(address, receive) {
  const socket = new WebSocket(new URL(address(), location.href.replace(/^http/, "ws")));
  socket.onopen = () => {
    delay = 500;
    offline(false);
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code >= 4000) return; // told not to come back
    silence ||= setTimeout(() => offline(true), 1500);
    const again = () => {
      clearTimeout(timer);
      removeEventListener("online", again);
      listen(address, receive);
    };
    const timer = setTimeout(again, delay * (0.7 + 0.6 * Math.random()));
    addEventListener("online", again);
    delay = Math.min(delay * 2, LONGEST);
  };
}

function offline(yes) {
  clearTimeout(silence);
  silence = 0;
  const box = document.getElementById("offline");
  if (!yes && !box.hidden) toast(words.online);
  box.hidden = !yes;
}

/** The answer to a POST, asked for again while there is none. */
export async function post(address, body, type) {
  const headers = { "Content-Type": type, Accept: "application/json" };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const response = await fetch(address, { method: "POST", body, headers });
      if (response.status < 500) return response;
    } catch {
      offline(true);
    }
    await pause(Math.min(300 * 2 ** attempt, LONGEST));
  }
  return null;
}
