/** The fields beside the program: the id comes from the name, and only those are shown that a kind of card has. */

import { form } from "./page.js";

/** A name as an id: small letters without marks, words joined by _. */
export function idOf(name) {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();
  return plain.replace(/ł/g, "l").replace(/[^a-z0-9]+/g, "_").replace(/^[_0-9]+|_+$/g, "").slice(0, 60);
}

function followName() {
  const { face, name_en: name } = form.elements;
  const isNew = !form.elements.card.value && !face.value;
  if (!isNew) return;
  let ours = "";
  form.addEventListener("input", ({ target }) => {
    if (target !== name || face.value !== ours) return;
    ours = face.value = idOf(name.value);
  });
}

/** A field with a value stays in sight, whatever the kind: what is wrong must be seen. */
function showFieldsOf(kinds) {
  const known = kinds[form.elements.kind.value] ?? [];
  for (const field of form.querySelectorAll("[name^=value_], [name=program]")) {
    const key = field.name === "program" ? "abilities" : field.name.replace("value_", "");
    const isSet = field.type === "checkbox" ? field.checked : field.value.trim() !== "";
    rowOf(field).hidden = !known.includes(key) && !isSet;
  }
}

const rowOf = (field) => field.closest(".form-row, .field-line") ?? field.parentElement;

export function startFields({ kinds }) {
  followName();
  const show = () => showFieldsOf(kinds);
  form.elements.kind.addEventListener("change", show);
  form.addEventListener("checked", show);
  show();
}
