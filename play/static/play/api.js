/** Requests of somebody who is signed in: a token that is renewed, and a key so that nothing is done twice. */

import { notice } from "./dom.js";
import { NoAnswer, Problem, call } from "./http.js";
import { enter, renewed, token } from "./session.js";
import { t } from "./words.js";

const TRIES = 5;

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => send("GET", path);
/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export const post = (path, body = {}) => send("POST", path, body);
/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export const patch = (path, body) => send("PATCH", path, body);
/** @param {string} path @returns {Promise<any>} */
export const remove = (path) => send("DELETE", path);

/**
 * After a lost answer the same request is sent again, with the same key: the service does it once.
 * @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>}
 */
async function send(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {};
  for (let attempt = 1; ; attempt++) {
    try {
      const told = await call(method, path, body, { ...headers, ...(await bearer()) });
      if (attempt > 1) notice("");
      return told;
    } catch (error) {
      if (attempt >= TRIES || !(await mayHelp(error))) throw error;
      if (error instanceof NoAnswer) notice(t("offline"));
      await pause(300 * 2 ** attempt);
    }
  }
}

/** Whoever is not signed in yet becomes a guest. Ask for it before several requests at once: they would be several guests. */
export async function bearer() {
  let access = await token();
  if (!access) {
    await enter("");
    access = await token();
  }
  return { Authorization: `Bearer ${access}` };
}

/** Whether another attempt makes sense; an expired token is exchanged on the way. @param {unknown} error */
async function mayHelp(error) {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof Problem)) return false;
  if (error.status === 401) await renewed();
  return error.status === 401 || (error.retryable && error.status !== 409);
}

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
