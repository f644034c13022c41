// Reads and builds the plain facts of a lead: as members of `LeadFacts`, as columns, and as people
// write them.
import {
  COUNT_FACT_NAMES,
  type CountFact,
  isWordFact,
  perCountFact,
  perWordFact,
  PLAIN_FACT_NAMES,
  PLAIN_FACTS,
  type PlainColumns,
  type PlainFact,
  type PlainFacts,
  WORD_FACT_NAMES,
  type WordFact,
} from "./plain-facts.ts";

/**
 * All members as null, in an object with a fixed layout. Objects whose members are added by names
 * known only at run time become slow dictionaries; a copy of this one does not.
 */
const NO_FACTS = JSON.parse(
  JSON.stringify(Object.fromEntries(PLAIN_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].key, null]))),
) as Record<string, string | number | null>;

/** The plain facts whose words and counts the functions give. */
export function buildPlainFacts(
  wordOf: (fact: WordFact) => string,
  countOf: (fact: CountFact) => number | null,
): PlainFacts {
  const facts = { ...NO_FACTS };
  for (const fact of WORD_FACT_NAMES) facts[PLAIN_FACTS[fact].key] = wordOf(fact);
  for (const fact of COUNT_FACT_NAMES) facts[PLAIN_FACTS[fact].key] = countOf(fact);
  // The loops assign every member of the type, under the key that the table gives it.
  return facts as unknown as PlainFacts;
}

/** The plain facts of a lead that states none of them. */
export const NOT_STATED: PlainFacts = buildPlainFacts(
  () => "unknown",
  () => null,
);

/** The plain facts of a lead from their columns. */
export function plainFactsOf(columns: PlainColumns): PlainFacts {
  return buildPlainFacts(
    (fact) => columns[fact],
    (fact) => columns[fact],
  );
}

/** The columns of a lead's plain facts. */
export function plainColumnsOf(facts: PlainFacts): PlainColumns {
  return {
    ...perWordFact((fact) => wordOf(facts, fact)),
    ...perCountFact((fact) => countOf(facts, fact)),
  } as PlainColumns;
}

/** The value as people write it: a word as the API has it, 2.5 for ten quarter baths. */
export function writePlainValue(columns: PlainColumns, fact: PlainFact): string | number | null {
  if (isWordFact(fact)) return columns[fact];
  const count = columns[fact];
  return count === null ? null : count / PLAIN_FACTS[fact].scale;
}

/** The word of a lead's fact. */
export function wordOf(facts: PlainFacts, fact: WordFact): string {
  return facts[PLAIN_FACTS[fact].key];
}

/** The count of a lead's fact; null if the lead does not say. */
export function countOf(facts: PlainFacts, fact: CountFact): number | null {
  return facts[PLAIN_FACTS[fact].key];
}

/** The value of a lead's fact; null if the lead does not say. */
export function plainValueOf(facts: PlainFacts, fact: PlainFact): string | number | null {
  const value = facts[PLAIN_FACTS[fact].key];
  return value === "unknown" ? null : value;
}
