// Texts in both languages, in the one of the person who looks.
import { type Language, useDisplay } from "../display/display.ts";
import type { Texts, Translated } from "./define-texts.ts";

export { type Texts, defineTexts } from "./define-texts.ts";

/** The texts in the language of the person who looks. */
export function useTexts<Tree>(texts: Texts<Tree>): Translated<Tree> {
  const { language } = useDisplay();
  return textsIn(texts, language);
}

export function textsIn<Tree>(texts: Texts<Tree>, language: Language): Translated<Tree>;
export function textsIn(texts: Texts<unknown>, language: Language): unknown {
  return texts[language];
}

/**
 * The form of a noun that goes with a count: `plural(2, "lead", "leads")`. English and Spanish have
 * two.
 */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
