/** The YAML tab: a textarea with line numbers and colours behind it, which keeps the indentation of a new line. */

import { form, h, program } from "./page.js";

const TOKENS = /(?<comment>(?<=^|\s)#.*)|(?<key>[\w-]+)(?=\s*:(?:\s|$))|(?<text>"[^"]*"|'[^']*')|(?<number>(?<![\w])-?\d+\b)|(?<word>[A-Za-z_]\w*)|(?<sign>[-{}[\],:])/g;

function coloured(line) {
  const parts = [];
  let done = 0;
  for (const found of line.matchAll(TOKENS)) {
    const kind = Object.entries(found.groups).find(([, text]) => text !== undefined)[0];
    parts.push(line.slice(done, found.index), h("span", { class: `yaml-${kind}` }, found[0]));
    done = found.index + found[0].length;
  }
  return [...parts, line.slice(done)];
}

/** Types text where the caret is, so that the browser can undo it. */
function type(text) {
  if (!document.execCommand("insertText", false, text)) program.setRangeText(text, program.selectionStart, program.selectionEnd, "end");
}

function newLine(event) {
  const before = program.value.slice(0, program.selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const [, spaces, dash] = line.match(/^(\s*)(- )?/);
  const deeper = line.trimEnd().endsWith(":") ? "  " : "";
  event.preventDefault();
  type(`\n${spaces}${dash ? "  " : ""}${deeper}`);
}

/** Moves the chosen lines two spaces to the right, or to the left. */
function shift(by) {
  const start = program.value.lastIndexOf("\n", program.selectionStart - 1) + 1;
  const lines = program.value.slice(start, program.selectionEnd).split("\n");
  const moved = lines.map((line) => (by > 0 ? `  ${line}` : line.replace(/^ {1,2}/, ""))).join("\n");
  program.setSelectionRange(start, program.selectionEnd);
  type(moved);
  program.setSelectionRange(start, start + moved.length);
}

export function startWriting() {
  const numbers = h("pre", { class: "code-numbers", "aria-hidden": "true" });
  const colours = h("pre", { class: "code-colours", "aria-hidden": "true" });
  const stack = h("div", { class: "code-stack" }, colours, program);
  document.getElementById("code").append(numbers, stack);
  let wrong = new Set();
  const draw = () => {
    const lines = program.value.split("\n");
    colours.replaceChildren(...lines.flatMap((line) => [...coloured(line), "\n"]));
    numbers.replaceChildren(...lines.map((_, n) => h("span", { class: wrong.has(n + 1) ? "wrong" : null }, `${n + 1}\n`)));
    follow();
  };
  const follow = () => {
    colours.style.transform = `translate(${-program.scrollLeft}px, ${-program.scrollTop}px)`;
    numbers.style.transform = `translateY(${-program.scrollTop}px)`;
  };
  form.addEventListener("input", draw);
  form.addEventListener("checked", ({ detail }) => {
    wrong = new Set(detail.problems.filter(({ span }) => span).map(({ span }) => span[0]));
    draw();
  });
  program.addEventListener("scroll", follow);
  program.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    if (event.key === "Enter" && !event.ctrlKey) newLine(event);
    else if (event.ctrlKey && (event.key === "]" || event.key === "[")) {
      event.preventDefault();
      shift(event.key === "]" ? 1 : -1);
    }
  });
  draw();
}
