// Provides texts in the current person's language.
import type { Language } from "../../../domain/languages.ts";
import { useDisplay } from "../display/display.ts";

/** Returns the texts in the current person's language. */
export function useTexts<Tree>(texts: Readonly<Record<Language, Tree>>): Tree {
  return textsIn(texts, useDisplay().language);
}

/** Returns the texts in a given language. */
export function textsIn<Tree>(texts: Readonly<Record<Language, Tree>>, language: Language): Tree {
  return texts[language];
}
