// Texts in both languages. A catalogue is typed data: the Spanish side must have every text of the English one, with the same
// arguments, or the compiler says so. A text with a number or a name in it is a function.
import { type Language, useDisplay } from "../display/display.ts";

type Text = string | ((...given: never[]) => string);
export type TextTree = { readonly [name: string]: Text | TextTree };
/** The same texts in another language. */
type Translated<Tree> = { readonly [Name in keyof Tree]: Tree[Name] extends string ? string : Tree[Name] extends (...given: infer Given) => string ? (...given: Given) => string : Translated<Tree[Name]> };

export interface Texts<Tree> {
  readonly en: Tree;
  readonly es: Translated<Tree>;
}

/** A catalogue. `es` is checked against `en`. */
export function defineTexts<const Tree extends TextTree>(en: Tree, es: Translated<Tree>): Texts<Tree> {
  return { en, es };
}

/** The texts in the language of the person who looks. */
export function useTexts<Tree>(texts: Texts<Tree>): Translated<Tree> {
  const { language } = useDisplay();
  return textsIn(texts, language);
}

export function textsIn<Tree>(texts: Texts<Tree>, language: Language): Translated<Tree>;
export function textsIn(texts: Texts<unknown>, language: Language): unknown {
  return texts[language];
}

/** The form of a noun that goes with a count: `plural(2, "lead", "leads")`. English and Spanish have two. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
