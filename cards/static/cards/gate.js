// Watches a gate run: moves the bar, and shows the page anew when it is over.
const gate = document.getElementById("gate");
async function ask() {
  try {
    const answer = await fetch(gate.dataset.url, { headers: { Accept: "application/json" } });
    return await answer.json();
  } catch {
    return null; // no answer, or not from us: the run goes on, and so does the watching
  }
}
function show({ done, total, line, early }) {
  const bar = document.getElementById("gate-bar");
  if (total) {
    bar.max = total; // until the first game is told of, the bar only says that something goes on
    bar.value = done || 0;
  }
  if (early) document.getElementById("gate-early").textContent = early;
  if (line) document.getElementById("gate-line").textContent = line;
}
async function look() {
  const now = await ask();
  if (now?.over) return window.location.reload();
  if (now) show(now);
  window.setTimeout(look, 400);
}
if (gate && gate.dataset.over === "false") look();
