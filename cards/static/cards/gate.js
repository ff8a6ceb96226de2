// Watches a gate run: moves the bar, and shows the page anew when it is over.
const gate = document.getElementById("gate");
async function look() {
  const answer = await fetch(gate.dataset.url, { headers: { Accept: "application/json" } });
  const now = await answer.json();
  const bar = document.getElementById("gate-bar");
  if (now.total) bar.max = now.total;
  bar.value = now.done || 0;
  if (now.line) document.getElementById("gate-line").textContent = now.line;
  if (now.over) window.location.reload();
  else window.setTimeout(look, 400);
}
if (gate && gate.dataset.over === "false") look();
