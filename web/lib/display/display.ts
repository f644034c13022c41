// Holds the person's display choices: theme, language, density, time zone, shortcuts. They are
// stored in this browser for the next visit and, once signed in, as the preferences document
// "display", so that another browser finds them too.
import { LANGUAGES, type Language } from "../../../domain/languages.ts";
import { createStore, useStore } from "../store.ts";

export const THEMES = ["system", "light", "dark"] as const;
export const DENSITIES = ["default", "compact"] as const;
export type Theme = (typeof THEMES)[number];
export type Density = (typeof DENSITIES)[number];

export interface Display {
  readonly theme: Theme;
  readonly language: Language;
  readonly density: Density;
  /** IANA zone of the times shown; null means the browser's own. */
  readonly timeZone: string | null;
  /** False disables single-letter keys. */
  readonly shortcuts: boolean;
}

const KEY = "plat.display";

const store = createStore<Display>(readDisplay(readKept()));

/**
 * Validates the stored choices, each member by itself: only an invalid one falls back to its
 * default.
 */
export function readDisplay(kept: unknown): Display {
  const given: Readonly<Record<string, unknown>> =
    typeof kept === "object" && kept !== null ? { ...kept } : {};
  const oneOf = <Word extends string>(
    words: readonly Word[],
    value: unknown,
    otherwise: Word,
  ): Word => words.find((word) => word === value) ?? otherwise;
  return {
    theme: oneOf(THEMES, given["theme"], "system"),
    language: oneOf(LANGUAGES, given["language"], browserLanguage()),
    density: oneOf(DENSITIES, given["density"], "default"),
    timeZone:
      typeof given["timeZone"] === "string" && isZone(given["timeZone"]) ? given["timeZone"] : null,
    shortcuts: given["shortcuts"] !== false,
  };
}

export function getDisplay(): Display {
  return store.get();
}

export function useDisplay(): Display {
  return useStore(store);
}

/** Applies a change immediately and stores it in this browser. */
export function changeDisplay(change: Partial<Display>): Display {
  const display = { ...store.get(), ...change };
  store.set(display);
  applyDisplay();
  try {
    localStorage.setItem(KEY, JSON.stringify(display));
  } catch {
    // Without storage, it lasts until the page is left.
  }
  return display;
}

/**
 * Sets the attributes of the page that style sheets, screen readers and the browser's own controls
 * use.
 */
export function applyDisplay(): void {
  const { theme, density, language } = store.get();
  const { documentElement } = document;
  if (theme === "system") delete documentElement.dataset["theme"];
  else documentElement.dataset["theme"] = theme;
  documentElement.dataset["density"] = density;
  documentElement.lang = language;
}

function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const asked = typeof navigator === "undefined" ? "" : navigator.language.toLowerCase();
  return LANGUAGES.find((language) => asked.startsWith(language)) ?? "en";
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone }).format(0);
    return true;
  } catch {
    return false;
  }
}
