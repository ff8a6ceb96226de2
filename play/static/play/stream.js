/**
 * Following a game live: an EventSource that comes back by itself, and a watch over it, because a connection can be
 * dead without anybody saying so.
 */

import { get, pause, post } from "./api.js";
import { language } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Event} Event */
/**
 * @typedef {object} Listener
 * @property {(event: Event) => void} event something happened
 * @property {(view: Game) => void} view the table now
 * @property {(isThere: boolean) => void} line whether the service can be heard
 */

const SILENCE_MS = 40_000; // the service says something every 15 seconds
const LOOK_MS = 4_000;

/**
 * @param {string} game
 * @param {number} after the number of the last event that is known
 * @param {Listener} on
 * @returns {() => void} stops it
 */
export function follow(game, after, on) {
  /** @type {EventSource | null} */
  let source = null;
  let last = after;
  let heardAt = performance.now();
  let isClosed = false;

  const open = async () => {
    source?.close();
    source = null;
    heardAt = performance.now();
    const { ticket } = await post(`games/${game}/stream-tickets`);
    if (isClosed) return;
    const query = new URLSearchParams({ view: "full", ticket, after: String(last), language: language() });
    source = new EventSource(`/api/v1/games/${game}/stream?${query}`);
    listen(source);
  };

  /** @param {EventSource} stream */
  const listen = (stream) => {
    /** @param {string} kind @param {(data: any) => void} then */
    const hear = (kind, then) =>
      stream.addEventListener(kind, (message) => {
        heardAt = performance.now();
        on.line(true);
        then(JSON.parse(message.data));
      });
    hear("event", (event) => {
      if (event.number <= last) return; // told twice, after a reconnection
      last = event.number;
      on.event(event);
    });
    hear("now", (now) => on.view(now.view));
    hear("resync", on.view);
    hear("heartbeat", () => {});
    hear("end", (end) => {
      if (!end.reconnect) stream.close();
    });
    stream.onerror = () => on.line(false);
  };

  const comeBack = async () => {
    try {
      const view = await get(`games/${game}`);
      on.line(true);
      on.view(view);
      if (view.status === "running" || view.status === "lobby") await open();
      else stop();
    } catch {
      on.line(false);
      await pause(LOOK_MS);
    }
  };

  let isComing = false;
  const look = async () => {
    const isDead = !source || source.readyState === EventSource.CLOSED || performance.now() - heardAt > SILENCE_MS;
    if (isClosed || isComing || !isDead) return;
    isComing = true;
    await comeBack();
    isComing = false;
  };
  const watch = setInterval(look, LOOK_MS);
  const wake = () => document.visibilityState === "visible" && look();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", look);

  const stop = () => {
    isClosed = true;
    source?.close();
    clearInterval(watch);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", look);
  };
  open().catch(() => on.line(false));
  return stop;
}
