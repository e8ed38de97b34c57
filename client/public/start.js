// Before the first paint, so that the page never flashes in the other theme.
(function () {
  try {
    var theme = JSON.parse(localStorage.getItem("hexarch-settings") || "{}").theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    /* The system's choice stands. */
  }
})();
