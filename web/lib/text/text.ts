// Texts in the language of the person who looks.
import type { Language } from "../../../domain/languages.ts";
import { useDisplay } from "../display/display.ts";

/** The texts in the language of the person who looks. */
export function useTexts<Tree>(texts: Readonly<Record<Language, Tree>>): Tree {
  return textsIn(texts, useDisplay().language);
}

/** The texts in a given language. */
export function textsIn<Tree>(texts: Readonly<Record<Language, Tree>>, language: Language): Tree {
  return texts[language];
}
