// The button that changes the theme of the reference and the guide. The choice is kept in the
// browser, for both.

const THEMES = ["system", "light", "dark"];

export function followTheme() {
  const button = document.getElementById("theme");
  let theme = THEMES.includes(localStorage.getItem("plat-theme"))
    ? localStorage.getItem("plat-theme")
    : "system";
  const show = () => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = `Theme: ${theme}`;
  };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    localStorage.setItem("plat-theme", theme);
    show();
  });
  show();
}
