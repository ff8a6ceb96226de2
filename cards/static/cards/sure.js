// Asks before a verb that cannot be undone.
document.querySelectorAll("button[data-sure]").forEach((button) => {
  button.addEventListener("click", (event) => {
    if (!window.confirm(button.dataset.sure)) event.preventDefault();
  });
});
