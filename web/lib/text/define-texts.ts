// Catalogues of texts as typed data, for what runs without the app too: the Spanish side must have
// every text of the English one, with the same arguments, or the compiler says so. A text with a
// number or a name in it is a function.

type Text = string | ((...given: never[]) => string);
export type TextTree = { readonly [name: string]: Text | TextTree };
/** The same texts in another language. */
export type Translated<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string
    ? string
    : Tree[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Translated<Tree[Name]>;
};

export interface Texts<Tree> {
  readonly en: Tree;
  readonly es: Translated<Tree>;
}

/** A catalogue. `es` is checked against `en`. */
export function defineTexts<const Tree extends TextTree>(
  en: Tree,
  es: Translated<Tree>,
): Texts<Tree> {
  return { en, es };
}
