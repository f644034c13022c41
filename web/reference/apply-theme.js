// Applies the chosen theme before anything is drawn, so that no page flashes in the other one.
const chosen = localStorage.getItem("plat-theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
