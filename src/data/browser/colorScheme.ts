import { env } from "~/data/auth/env";
import { preference, setPreference, type Preferences } from "~/data/browser/preferences";

const prefersDark = window.matchMedia("(prefers-color-scheme: dark)");

function update(): void {
  const chosen = preference("gatehouse.colorScheme");
  const dark = env().darkMode && (chosen === "system" ? prefersDark.matches : chosen === "dark");
  for (const name of (env().darkModeClass ?? "").split(" ").filter(Boolean))
    document.documentElement.classList.toggle(name, dark);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute("content", dark ? "dark" : "light");
}

/** Renders the page light or dark, as chosen or as the system says, now and whenever either changes. */
export function applyColorScheme(): void {
  update();
  prefersDark.addEventListener("change", update);
  window.addEventListener("storage", update);
}

/** Chooses light, dark or what the system says; remembered in this browser. */
export function chooseColorScheme(scheme: Preferences["gatehouse.colorScheme"]): void {
  setPreference("gatehouse.colorScheme", scheme);
  update();
}
