// Types the texts of a lead's plain facts, and gathers one kind of name of all of them.
import {
  type CountFact,
  PLAIN_FACT_NAMES,
  type PlainFact,
  type PlainField,
  type WordFact,
  type WordOf,
  perPlainField,
} from "../domain/lead/plain-facts.ts";

interface FactNames {
  /** On forms and pages: "Financing". */
  readonly label: string;
  /** Within a sentence: "financing". */
  readonly name: string;
  /** As the subject of a sentence: "The financing". */
  readonly subject: string;
  /** Of a file's column: "Financing". */
  readonly column: string;
}

/** The texts that each language has of every plain fact. */
export type FactWords = {
  readonly [Fact in WordFact]: FactNames & {
    readonly words: Readonly<Record<WordOf<Fact>, string>>;
  };
} & {
  readonly [Fact in CountFact]: FactNames & {
    /** By itself: "3 bd". */
    readonly amount: (count: string) => string;
    /** After its subject, as in "The number of bedrooms is at least 3". */
    readonly bound: (count: string) => string;
  };
};

type NamedFacts = Readonly<Record<PlainFact, FactNames>>;

/** One kind of name of all facts. */
export function namesOf(
  facts: NamedFacts,
  kind: keyof FactNames,
): Readonly<Record<PlainFact, string>> {
  return Object.fromEntries(PLAIN_FACT_NAMES.map((fact) => [fact, facts[fact][kind]])) as Record<
    PlainFact,
    string
  >;
}

/** The names of the facts' columns, by their fields in a post. */
export function columnNamesOf(facts: NamedFacts): Readonly<Record<PlainField, string>> {
  return perPlainField((fact) => facts[fact].column);
}
