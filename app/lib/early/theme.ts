/** The key of the chosen theme in `localStorage`: 'light' or 'dark'. Without a choice the device's setting decides. */
const storageKey = "theme";

let chosen = kept();

/**
 * Applies the theme chosen on this device to the document before the first paint. Also saves a choice made with the
 * theme switch (theme-switch.tsx), so the switch works before any other script has loaded (rule pages/theme).
 */
export function watchTheme(): void {
  show();
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== storageKey) return;
    chosen = target.value;
    show();
    try {
      if (chosen === "device") localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, chosen);
    } catch {
      // The browser refuses storage: the choice lasts as long as the page.
    }
  });
  addEventListener("storage", (event) => {
    if (event.key === storageKey) choose(event.newValue);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) choose(kept());
  });
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function choose(theme: string | null) {
  chosen = theme;
  show();
}

function show() {
  const { dataset } = document.documentElement;
  if (chosen === "light" || chosen === "dark") dataset.theme = chosen;
  else delete dataset.theme;
  for (const one of document.getElementsByName(storageKey) as NodeListOf<HTMLInputElement>)
    one.checked = one.value === (dataset.theme ?? "device");
}
