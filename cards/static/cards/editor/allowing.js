/** Asks the server which offers may be taken: it tries each with the checks that publishing uses. */

import { placeOf, rewritten } from "./grammar.js";
import { address, form, post } from "./page.js";

/** Those offers (a value at a path) that may be taken; all of them while the server does not answer. */
export async function allowed(program, offers) {
  const edits = offers.map(({ path, value }) => ({ place: placeOf(path), program: rewritten(program, path, value) }));
  const answer = await post(address.allowed, JSON.stringify({ kind: form.elements.kind.value, program, edits }));
  if (!answer.ok) return offers;
  const { allowed: isAllowed } = await answer.json();
  return offers.filter((_, n) => isAllowed[n]);
}
