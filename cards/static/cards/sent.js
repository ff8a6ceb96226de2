// This page follows a card's: a card that was sent has been saved, and its copy in this browser is of no more use.
const sent = sessionStorage.getItem("uu-sent");
if (sent) {
  localStorage.removeItem(sent);
  sessionStorage.removeItem("uu-sent");
}
