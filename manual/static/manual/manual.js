/** What the manual does beyond showing text: it searches, copies code, and loads what only some pages need. */

import { h } from "../play/dom.js";
import { startSearch } from "./search.js";

for (const block of navigator.clipboard ? document.querySelectorAll("article pre") : []) {
  const copy = h(
    "button",
    {
      type: "button",
      onclick: async () => {
        await navigator.clipboard.writeText(block.textContent ?? "");
        copy.textContent = "Copied";
      },
    },
    "Copy",
  );
  const frame = h("div", { class: "copyable" });
  block.replaceWith(frame);
  frame.append(copy, block);
}

for (const table of document.querySelectorAll(".table")) {
  if (table.scrollWidth > table.clientWidth) table.setAttribute("tabindex", "0"); // so that a keyboard can scroll it
}

startSearch();
const gallery = document.getElementById("gallery");
if (gallery) (await import("./gallery.js")).showGallery(gallery);
const trying = document.getElementById("try");
if (trying) (await import("./trying.js")).offerTry(trying);
const labels = document.getElementById("labels");
if (labels) (await import("./labels.js")).showLabels(labels);
