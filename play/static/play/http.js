/** One request to the API: a time limit, the language, the server's clock, and problems as errors. */

import { heard } from "./clock.js";
import { language } from "./words.js";

/** @typedef {import("./types.js").ProblemBody} ProblemBody */

const API = "/api/v1/";
const LIMIT_MS = 15_000;

/** The service refused, and says why in the reader's language. */
export class Problem extends Error {
  /** @param {ProblemBody} body */
  constructor(body) {
    super(body.detail || body.title);
    this.code = body.code;
    this.status = body.status;
    this.retryable = body.retryable;
  }
}

/** No answer came. */
export class NoAnswer extends Error {}

/**
 * @param {string} method
 * @param {string} path under /api/v1/
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>} the answer's body; null if it has none
 */
export async function call(method, path, body, headers = {}) {
  const sent = performance.now();
  let answer;
  try {
    answer = await fetch(API + path, {
      method,
      headers: { "Accept-Language": language(), "Content-Type": "application/json", ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    throw new NoAnswer(String(error));
  }
  const serverTime = answer.headers.get("Server-Time");
  const mayBeOld = /max-age=[1-9]/.test(answer.headers.get("Cache-Control") ?? ""); // from the browser's own cache
  if (serverTime && !mayBeOld) heard(serverTime, sent);
  if (answer.status === 204) return null;
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  if (!isJson) throw new NoAnswer(`${answer.status} without JSON`); // a proxy in between, not the service
  const told = await answer.json();
  if (!answer.ok) throw new Problem(told);
  return told;
}
