// Watches a balance report: moves the bar, and shows the page again when there is more to see.
const report = document.getElementById("gate");
const SHOW_AGAIN_MS = 20000; // partial results are drawn this often
const opened = Date.now();
async function ask() {
  try {
    const answer = await fetch(report.dataset.url, { headers: { Accept: "application/json" } });
    return await answer.json();
  } catch {
    return null; // no answer, or not from us: the games go on, and so does the watching
  }
}
function show({ done, total, line }) {
  const bar = document.getElementById("gate-bar");
  if (total && bar) {
    bar.max = total; // until the first game is told of, the bar only says that something goes on
    bar.value = done || 0;
  }
  if (line) document.getElementById("gate-line").textContent = line;
}
function hasMore({ done }) {
  const waited = Date.now() - opened;
  return done >= 14 && waited > (report.dataset.partial === "true" ? SHOW_AGAIN_MS : 2000);
}
async function look() {
  const now = await ask();
  if (now?.over || (now && hasMore(now))) return window.location.reload();
  if (now) show(now);
  window.setTimeout(look, 700);
}
if (report && report.dataset.over === "false") look();
