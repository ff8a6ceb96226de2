/**
 * The server's time, whatever the clock of this device says.
 *
 * Every answer says when the server sent it. The answer that travelled for the shortest time tells best how far apart
 * the clocks are; it is believed for five minutes, and forgotten when the page comes back from sleep.
 */

const BELIEVED_MS = 5 * 60_000;
let best = { ahead: 0, trip: Infinity, at: 0 };

/**
 * @param {string} serverTime as the header Server-Time says it
 * @param {number} sent performance.now() when the request left
 */
export function heard(serverTime, sent) {
  const came = performance.now();
  const trip = came - sent;
  if (trip > best.trip && came - best.at < BELIEVED_MS) return;
  best = { ahead: Date.parse(serverTime) + trip / 2 - came, trip, at: came };
}

/** The server's time now, in milliseconds; before the first answer this device's own. */
export function now() {
  return best.trip === Infinity ? Date.now() : best.ahead + performance.now();
}

/** What is left until a time of the server's, in seconds, not below zero. @param {string} moment */
export function secondsUntil(moment) {
  return Math.max(0, (Date.parse(moment) - now()) / 1000);
}

document.addEventListener("visibilitychange", () => {
  best = { ...best, at: -Infinity };
});
