/**
 * Who is signed in. The access token lives in memory only; the refresh token is kept, so that a reload or tomorrow's
 * visit is the same guest. No script but ours can run here (Content-Security-Policy), so no other can read it.
 * Whoever comes from the admin is signed in by a token in the address, in this tab and until it is closed.
 */

import { Problem, call } from "./http.js";
import { language } from "./words.js";

/** @typedef {import("./types.js").SignedIn} SignedIn */

const KEPT = "uu.refresh";
const NAME = "uu.name";
let access = "";

const place = () => (sessionStorage.getItem(KEPT) === null ? localStorage : sessionStorage);
export const isKnown = () => place().getItem(KEPT) !== null;
export const nameBefore = () => localStorage.getItem(NAME) ?? "";

/** Take the account that somebody brings along from the admin. @param {string} refresh */
export function bring(refresh) {
  sessionStorage.setItem(KEPT, refresh);
  access = "";
}

/** A guest of this name; the same one as before, if this device has been here. @param {string} name */
export async function enter(name) {
  if (name) localStorage.setItem(NAME, name);
  if (isKnown() && (await token())) {
    if (name) await call("PATCH", "me", { display_name: name }, bearer());
    return;
  }
  const wanted = { language: language(), ...(name ? { display_name: name } : {}) };
  keep(await call("POST", "auth/guest", wanted));
}

/** The access token; empty if nobody is signed in. */
export async function token() {
  return access || (isKnown() ? renewed() : "");
}

/** The next access token. Tabs take turns: each exchange gives a new refresh token. @returns {Promise<string>} */
export async function renewed() {
  const stale = access;
  return navigator.locks.request("uu.refresh", async () => {
    if (access !== stale) return access;
    const refresh = place().getItem(KEPT);
    if (!refresh) return "";
    try {
      keep(await call("POST", "auth/token/refresh", { refresh }));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      access = "";
      place().removeItem(KEPT);
    }
    return access;
  });
}

/** @param {SignedIn} signed */
function keep(signed) {
  access = signed.access;
  place().setItem(KEPT, signed.refresh);
}

const bearer = () => ({ Authorization: `Bearer ${access}` });
