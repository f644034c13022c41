// Reads the facts of a posted lead: what a buyer may know before buying, and what decides a ping.
import type { Cents } from "../money/money.ts";
import type { LeadField } from "./field-names.ts";
import type { LeadFacts, Place } from "./lead.ts";
import type { Problems } from "./problems.ts";
import type { PostedLead } from "./read-post.ts";
import { buildPlainFacts } from "./plain-fact-values.ts";
import { type CountFact, PLAIN_FACTS } from "./plain-facts.ts";
import { COUNT_READERS, readPrice, readZipCode } from "./read-property.ts";
import { WORD_READERS, readSide } from "./read-words.ts";
import { readState } from "./us-states.ts";

/** Looks up a five-digit ZIP; null if the table does not have it. */
export type FindPlace = (zipCode: string) => Place | null;

type Values = PostedLead["values"];

/** The facts without those that come from the consent. */
export type DescribedFacts = Omit<LeadFacts, "consentChannels" | "verifications" | "ageMinutes">;

/**
 * Reads all facts except those from the consent. Null if side or place cannot be read; adds errors
 * to `problems`.
 */
export function readFacts(
  values: Values,
  findPlace: FindPlace,
  problems: Problems,
): DescribedFacts | null {
  const side = readRequired(
    values,
    "side",
    readSide,
    problems,
    "Send side as buyer, seller, buyer_and_seller, renter or investor_seller.",
  );
  const place = readPlace(values, findPlace, problems);
  const [priceMinCents, priceMaxCents] = readPrices(values, problems);
  const plainFacts = buildPlainFacts(
    (fact) => WORD_READERS[fact](values[PLAIN_FACTS[fact].field] ?? ""),
    (fact) => readCount(values, fact, problems),
  );
  if (side === null || place === null) return null;
  return { side, place, priceMinCents, priceMaxCents, ...plainFacts };
}

function readCount(values: Values, fact: CountFact, problems: Problems): number | null {
  const { read, advice } = COUNT_READERS[fact];
  const count = readOptional(values, PLAIN_FACTS[fact].field, read, problems, advice);
  return count === "notGiven" ? null : count;
}

/** The value of an optional field; null if it is missing or, with a problem added, wrong. */
export function readOptional<Value>(
  values: Values,
  field: LeadField,
  read: (text: string) => Value | null,
  problems: Problems,
  advice: string,
): Value | null {
  const text = values[field];
  if (text === undefined) return null;
  const value = read(text);
  if (value === null) problems.add(field, "invalid_field", advice);
  return value;
}

function readRequired<Value>(
  values: Values,
  field: LeadField,
  read: (text: string) => Value | null,
  problems: Problems,
  advice: string,
): Value | null {
  if (values[field] === undefined) problems.add(field, "missing_field", advice);
  return readOptional(values, field, read, problems, advice);
}

function readPlace(values: Values, findPlace: FindPlace, problems: Problems): Place | null {
  const zipCode = readRequired(
    values,
    "zip_code",
    readZipCode,
    problems,
    "Send zip_code as the five digits of the property's ZIP.",
  );
  const state = readOptional(
    values,
    "state",
    readState,
    problems,
    "Send state as its two letters, such as CA, or its full name.",
  );
  const place = zipCode === null ? null : findPlace(zipCode);
  if (zipCode !== null && place === null) {
    problems.add(
      "zip_code",
      "invalid_field",
      "This ZIP is not in the table of the 50 states, DC and military addresses. Check its digits.",
    );
  } else if (place !== null && state !== null && place.state !== state) {
    problems.add(
      "state",
      "invalid_field",
      `The ZIP lies in ${place.state}. Correct state or zip_code, or leave state out.`,
    );
  }
  return place;
}

/**
 * `price_min` and `price_max`, either of which may be open; a single `price` sets both ends and
 * counts only without them. Zero means "not given".
 */
function readPrices(values: Values, problems: Problems): readonly [Cents | null, Cents | null] {
  const read = (field: "price" | "price_min" | "price_max"): Cents | null => {
    const price = readOptional(
      values,
      field,
      readPrice,
      problems,
      `Send ${field} in dollars up to 1,000,000,000, such as 450000 or 48.50.`,
    );
    return price === "notGiven" ? null : price;
  };
  const single = read("price");
  const min = read("price_min");
  const max = read("price_max");
  if (min !== null && max !== null && min > max) {
    problems.add("price_min", "invalid_field", "price_min is above price_max. Exchange the two.");
  }
  return min === null && max === null ? [single, single] : [min, max];
}
