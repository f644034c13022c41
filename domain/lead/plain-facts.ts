// Defines a lead's plain facts, each once: a word of a closed list or a count, which affiliates may
// send, buyers may see before buying, and criteria may ask for. Reading, storing, criteria, the
// API, deliveries and screens derive from this table. How to add a fact:
// docs/recipes/lead-field.md.
import type { FieldSynonyms } from "./field-synonyms.ts";
import { AGENT_STATUSES, FINANCE_STATUSES, PROPERTY_TYPES, TIMINGS } from "./vocabulary.ts";

/** A fact's name here is its name in criteria, in the API and in the database. */
interface FactSpec {
  /** Its member of `LeadFacts`. */
  readonly key: string;
  /** Its field in a post. */
  readonly field: string;
  /** What affiliates are told to send, in one or two sentences. */
  readonly note: string;
  /** The field's value in example leads. */
  readonly example: string | number;
  /** `everyone`: also before the purchase. `parties`: affiliate, buyer and network. */
  readonly shownTo: "everyone" | "parties";
  readonly synonyms: FieldSynonyms;
}

/** A word of a closed list; `unknown` if the lead does not say. */
interface WordFactSpec extends FactSpec {
  /** Ends with `unknown`. */
  readonly words: readonly string[];
}

/** A whole number, at least 0; null if the lead does not say. */
interface CountFactSpec extends FactSpec {
  /** Steps in one of what people write: baths are stored in quarters, so it is 4. */
  readonly scale: number;
  readonly columnType: "smallint" | "integer";
  /** The highest bound that criteria accept: no lead is beyond it. */
  readonly mostInCriteria: number;
  /** What criteria count, with "whole". */
  readonly unit: string;
  /** Of the API's member. */
  readonly description: string;
}

export const PLAIN_FACTS = {
  property_type: {
    key: "propertyType",
    field: "property_type",
    words: PROPERTY_TYPES,
    note: "The type of the property, or of the property that the person is looking for.",
    example: "single_family",
    shownTo: "everyone",
    synonyms: {
      posted: "propertytype home_type",
      columns: "type propertysubtype hometype buildingtype",
    },
  },
  beds: {
    key: "beds",
    field: "beds",
    scale: 1,
    columnType: "smallint",
    mostInCriteria: 100,
    unit: "whole bedrooms",
    note: "Bedrooms, up to 20; studio is 0.",
    description: "Bedrooms.",
    example: 3,
    shownTo: "everyone",
    synonyms: {
      posted: "bedrooms bedrooms_total",
      columns: "bed br bedroomstotal numberofbedrooms",
    },
  },
  baths_quarters: {
    key: "bathsQuarters",
    field: "baths",
    scale: 4,
    columnType: "smallint",
    mostInCriteria: 400,
    unit: "whole quarter baths (2.5 baths are 10)",
    note: "Bathrooms, in steps of a quarter: 2.5.",
    description: "In quarter baths: 2.5 baths are 10.",
    example: 2.5,
    shownTo: "everyone",
    synonyms: {
      posted: "bathrooms",
      columns:
        "bath ba bathroomstotalinteger bathroomstotaldecimal bathroomstotal fullbaths " +
        "numberofbathrooms",
    },
  },
  living_area_sqft: {
    key: "livingAreaSqft",
    field: "sqft",
    scale: 1,
    columnType: "integer",
    mostInCriteria: 100_000_000,
    unit: "whole square feet",
    note: "Living area in square feet.",
    description: "Square feet.",
    example: 1_836,
    shownTo: "parties",
    synonyms: {
      posted: "square_feet squarefeet living_area living_area_sqft",
      columns: "sqft area squarefootage buildingareatotal livingareasquarefeet size",
    },
  },
  timing: {
    key: "timing",
    field: "timing",
    words: TIMINGS,
    note: "When the person wants to buy, sell or rent.",
    example: "m1_3",
    shownTo: "everyone",
    synonyms: {
      posted: "timeframe time_frame timeline",
      columns: "whenmoving movetimeline purchasetimeframe sellingtimeframe",
    },
  },
  finance_status: {
    key: "financeStatus",
    field: "finance_status",
    words: FINANCE_STATUSES,
    note: "How the purchase is paid for.",
    example: "not_applicable",
    shownTo: "parties",
    synonyms: { columns: "financing finance prequalified preapproved mortgagestatus" },
  },
  agent_status: {
    key: "agentStatus",
    field: "agent_status",
    words: AGENT_STATUSES,
    note: "Whether the person has an agent.",
    example: "none",
    shownTo: "parties",
    synonyms: { columns: "agent hasagent workingwithagent realtor" },
  },
} as const satisfies Readonly<Record<string, WordFactSpec | CountFactSpec>>;

type AllFacts = typeof PLAIN_FACTS;
export type PlainFact = keyof AllFacts;
export type WordFact = {
  [Fact in PlainFact]: AllFacts[Fact] extends WordFactSpec ? Fact : never;
}[PlainFact];
export type CountFact = Exclude<PlainFact, WordFact>;
type WordFacts = Pick<AllFacts, WordFact>;
type CountFacts = Pick<AllFacts, CountFact>;

/** The words that a fact can have. */
export type WordOf<Fact extends WordFact> = WordFacts[Fact]["words"][number];

/** The names of the plain facts' fields in a post. */
export type PlainField = AllFacts[PlainFact]["field"];

/** The facts that everyone sees before the purchase. */
export type ShownFact = {
  [Fact in PlainFact]: AllFacts[Fact]["shownTo"] extends "everyone" ? Fact : never;
}[PlainFact];

/** The plain facts under their names in criteria, the API and the database. */
export type PlainColumns = { readonly [Fact in WordFact]: WordOf<Fact> } & {
  readonly [Fact in CountFact]: number | null;
};

/** The plain facts as members of `LeadFacts`. */
export type PlainFacts = {
  readonly [Fact in WordFact as WordFacts[Fact]["key"]]: WordOf<Fact>;
} & { readonly [Fact in CountFact as CountFacts[Fact]["key"]]: number | null };

export const PLAIN_FACT_NAMES = Object.keys(PLAIN_FACTS) as readonly PlainFact[];
export const WORD_FACT_NAMES = PLAIN_FACT_NAMES.filter(isWordFact);
export const COUNT_FACT_NAMES = PLAIN_FACT_NAMES.filter(isCountFact);

/** The plain facts' fields in a post, in the order of the table. */
export const PLAIN_FIELDS: readonly PlainField[] = PLAIN_FACT_NAMES.map(
  (fact) => PLAIN_FACTS[fact].field,
);

/** The facts that everyone sees, and those that only the parties of a lead see. */
export const SHOWN_FACTS = PLAIN_FACT_NAMES.filter(
  (fact): fact is ShownFact => PLAIN_FACTS[fact].shownTo === "everyone",
);
export const PRIVATE_FACTS = PLAIN_FACT_NAMES.filter(
  (fact): fact is Exclude<PlainFact, ShownFact> => PLAIN_FACTS[fact].shownTo === "parties",
);

export function isWordFact(name: string): name is WordFact {
  return isPlainFact(name) && "words" in PLAIN_FACTS[name];
}

export function isCountFact(name: string): name is CountFact {
  return isPlainFact(name) && !("words" in PLAIN_FACTS[name]);
}

function isPlainFact(name: string): name is PlainFact {
  return Object.hasOwn(PLAIN_FACTS, name);
}

/** A record with one member for each word fact. */
export function perWordFact<Value>(
  valueOf: (fact: WordFact) => Value,
): Readonly<Record<WordFact, Value>> {
  return perName(WORD_FACT_NAMES, valueOf);
}

/** A record with one member for each count fact. */
export function perCountFact<Value>(
  valueOf: (fact: CountFact) => Value,
): Readonly<Record<CountFact, Value>> {
  return perName(COUNT_FACT_NAMES, valueOf);
}

/** A record with one member for each plain fact, by its field in a post. */
export function perPlainField<Value>(
  valueOf: (fact: PlainFact) => Value,
): Readonly<Record<PlainField, Value>> {
  return Object.fromEntries(
    PLAIN_FACT_NAMES.map((fact) => [PLAIN_FACTS[fact].field, valueOf(fact)]),
  ) as Record<PlainField, Value>;
}

function perName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
