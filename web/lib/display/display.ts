// How this person likes the screen: theme, language, density, time zone, shortcuts. Kept here for
// the next visit and, once signed in, as the preferences document "display", so that another
// browser finds it too.
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
  /** IANA zone in which times are shown; null is the browser's own. */
  readonly timeZone: string | null;
  /** False switches the keys that are single letters off. */
  readonly shortcuts: boolean;
}

const KEY = "plat.display";

const store = createStore<Display>(readDisplay(readKept()));

/** Puts what was kept into the shape, each member by itself: a wrong one falls back alone. */
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

/** Takes up a change at once and keeps it in this browser. */
export function changeDisplay(change: Partial<Display>): Display {
  const display = { ...store.get(), ...change };
  store.set(display);
  applyDisplay();
  try {
    localStorage.setItem(KEY, JSON.stringify(display));
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  return display;
}

/** Writes on the page what style sheets, screen readers and the browser's own parts go by. */
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
