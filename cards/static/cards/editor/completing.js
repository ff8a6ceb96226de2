/** Completion: a list of words at the caret; arrows choose, Tab or Enter takes, Escape closes. */

import { address, changed, h, post, program } from "./page.js";

const box = h("ul", { class: "cards-words", hidden: true });
let words = [];
let prefix = "";
let chosen = 0;

// Where the caret is, in the window: the textarea does not wrap, and all its characters are as wide.
function caret() {
  const before = program.value.slice(0, program.selectionStart - prefix.length).split("\n");
  const style = getComputedStyle(program);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const frame = program.getBoundingClientRect();
  const height = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.4;
  const left = frame.left + parseFloat(style.paddingLeft) + pen.measureText(before.at(-1)).width - program.scrollLeft;
  const top = frame.top + parseFloat(style.paddingTop) + (before.length - 1) * height - program.scrollTop;
  return { left, top, bottom: top + height };
}

// Under the caret, or above it where there is more room; never beyond the window, nor under what sticks to its end.
function place() {
  const { left, top, bottom } = caret();
  const foot = document.querySelector("#submit-row")?.getBoundingClientRect().top ?? innerHeight;
  const under = Math.min(foot, innerHeight) - bottom;
  box.style.maxHeight = `${Math.max(80, Math.min(192, Math.max(under, top) - 12))}px`;
  box.style.left = `${Math.max(8, Math.min(left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${under >= box.offsetHeight + 8 || under > top ? bottom + 2 : top - box.offsetHeight - 2}px`;
}

function draw() {
  box.hidden = !words.length;
  box.replaceChildren(
    ...words.map((word, index) => {
      const onmousedown = (event) => {
        event.preventDefault();
        take(index);
      };
      return h("li", { class: index === chosen ? "chosen" : null, onmousedown }, word);
    }),
  );
  if (!words.length) return;
  place();
  box.querySelector(".chosen").scrollIntoView({ block: "nearest" });
}

function close() {
  words = [];
  draw();
}

function take(index) {
  const start = program.selectionStart - prefix.length;
  program.setRangeText(words[index], start, program.selectionStart, "end");
  close();
  changed();
}

let offered = 0;
async function offer(always) {
  const mine = ++offered;
  const data = new FormData();
  data.set("before", program.value.slice(0, program.selectionStart));
  const answer = await post(address.complete, data);
  if (!answer.ok || mine !== offered) return;
  const found = await answer.json();
  prefix = found.prefix;
  words = always || prefix ? found.words : [];
  chosen = 0;
  draw();
}

export function startCompleting() {
  document.body.append(box);
  program.addEventListener("input", (event) => {
    if (event.inputType) offer(false);
  });
  program.addEventListener("blur", close);
  program.addEventListener("keydown", (event) => {
    if (event.ctrlKey && event.code === "Space") {
      event.preventDefault();
      offer(true);
    } else if (!words.length) {
      return;
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      chosen = (chosen + (event.key === "ArrowDown" ? 1 : words.length - 1)) % words.length;
      draw();
    } else if (event.key === "Tab" || event.key === "Enter") {
      event.preventDefault();
      take(chosen);
    } else if (event.key === "Escape") {
      close();
    }
  });
}
