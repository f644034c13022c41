// The types of text areas: the English file of an area decides its members, and each other language
// must have the same ones, with the same arguments. A text with a number or a name in it is a
// function.
import type { Language } from "../domain/languages.ts";

/** The same texts in any language. */
export type Translated<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Translated<Tree[Name]>;
};

/** A text area in every language. */
export type Texts<Tree> = Readonly<Record<Language, Translated<Tree>>>;
