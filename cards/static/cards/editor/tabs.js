/** Two ways to write a program: blocks, and the YAML that they stand for. */

import { button, form, h, program } from "./page.js";

const KEY = "uu-editor";

export function startTabs(say) {
  const field = program.parentElement;
  const code = h("div", { id: "code", class: "code" });
  const yaml = h("div", { id: "yaml", role: "tabpanel", "aria-labelledby": "tab-yaml" }, code, h("p", { class: "help" }, say["yaml-help"]));
  const blocks = h("div", { id: "blocks", class: "blocks", role: "tabpanel", "aria-labelledby": "tab-blocks" });
  const panels = { blocks, yaml };
  const tabs = {};
  const show = (which, focus = false) => {
    for (const [name, tab] of Object.entries(tabs)) {
      tab.setAttribute("aria-selected", String(name === which));
      tab.tabIndex = name === which ? 0 : -1;
      panels[name].hidden = name !== which;
    }
    localStorage.setItem(KEY, which);
    if (focus) tabs[which].focus();
    form.dispatchEvent(new CustomEvent("tab", { detail: which }));
  };
  for (const name of ["blocks", "yaml"]) {
    tabs[name] = button(say[name], () => show(name), { id: `tab-${name}`, role: "tab", class: "cards-tab", "aria-controls": panels[name].id });
  }
  const list = h("div", { class: "cards-tabs", role: "tablist", "aria-label": say.ways }, tabs.blocks, tabs.yaml);
  list.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft" || key === "ArrowRight") show(panels.blocks.hidden ? "blocks" : "yaml", true);
  });
  field.prepend(h("div", { class: "cards-toolbar" }, list, h("span", { id: "block-tools" })), blocks, panels.yaml);
  show(localStorage.getItem(KEY) === "yaml" ? "yaml" : "blocks");
}
