// Reads the facts of a posted lead: what a buyer may know before buying, and what decides a ping.
import type { Cents } from "../money/money.ts";
import type { LeadField } from "./field-names.ts";
import type { FindPlace } from "./find-place.ts";
import type { LeadFacts, Place } from "./lead.ts";
import type { Problems } from "./problems.ts";
import type { PostedLead } from "./read-post.ts";
import { buildPlainFacts } from "./plain-fact-values.ts";
import { type CountFact, PLAIN_FACTS, type WordFact } from "./plain-facts.ts";
import { COUNT_READERS } from "./read-counts.ts";
import { type PriceRange, isSpelledPrice, readPriceRange, writePriceRange } from "./read-price.ts";
import { WORD_READERS, isOpenAnswer, readSide } from "./read-words.ts";
import type { LeadSide } from "./vocabulary.ts";
import { isMilitaryZip, readStateBesideZip, readZipCode } from "./read-zip.ts";
import { readState } from "./read-state.ts";

type Values = PostedLead["values"];

/** The facts without those that come from the consent. */
export type DescribedFacts = Omit<LeadFacts, "consentChannels" | "verifications" | "ageMinutes">;

/** The same as far as they could be read. */
export interface ReadFacts {
  readonly others: Omit<DescribedFacts, "side" | "place">;
  readonly side: LeadSide | null;
  readonly place: Place | null;
  /** Of the place; without one, the posted state. */
  readonly state: string | null;
}

/** The facts of a lead; null if side or place could not be read. */
export function describedFacts({ side, place, others }: ReadFacts): DescribedFacts | null {
  return side === null || place === null ? null : { side, place, ...others };
}

/** Reads all facts except those from the consent; adds errors to `problems`. */
export function readFacts(values: Values, findPlace: FindPlace, problems: Problems): ReadFacts {
  const side = readRequired(
    values,
    "side",
    readSide,
    problems,
    "Send side as buyer, seller, buyer_and_seller, renter or investor_seller.",
  );
  const { place, state } = readPlace(values, findPlace, problems);
  const [priceMinCents, priceMaxCents] = readPricesOf(side, values, problems);
  const plainFacts = buildPlainFacts(
    (fact) => readWord(values, fact, problems),
    (fact) => readCount(values, fact, problems),
  );
  return { side, place, state, others: { priceMinCents, priceMaxCents, ...plainFacts } };
}

/**
 * A text that is no spelling of a word is noted, with the word that it comes near to, unless it
 * leaves the question open.
 */
function readWord(values: Values, fact: WordFact, problems: Problems): string {
  const { field } = PLAIN_FACTS[fact];
  const text = values[field];
  if (text === undefined) return "unknown";
  const { read, isSpelled, advice } = WORD_READERS[fact];
  const word = read(text);
  if (word === "unknown" ? !isOpenAnswer(text) : !isSpelled(text))
    problems.note(field, text, word === "unknown" ? null : word, advice);
  return word;
}

/** "5+ beds" states a least number; the fact keeps it as the number. */
const OPEN_END = /\d\s*(?:\+|plus\b|or more\b)|\b(?:over|more than|at least)\s/i;

function readCount(values: Values, fact: CountFact, problems: Problems): number | null {
  const { field, scale } = PLAIN_FACTS[fact];
  const { read, advice } = COUNT_READERS[fact];
  const count = readOptional(values, field, read, problems, advice);
  if (count === null || count === "notGiven") return null;
  const text = values[field] ?? "";
  if (OPEN_END.test(text)) problems.note(field, text, String(count / scale), advice);
  return count;
}

/** The value of an optional field; null if it is missing or, with a note, left out. */
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
  if (value === null) problems.note(field, text, null, advice);
  return value;
}

/** The value of a field without which there is no lead; null with a problem added. */
function readRequired<Value>(
  values: Values,
  field: LeadField,
  read: (text: string) => Value | null,
  problems: Problems,
  advice: string,
): Value | null {
  const text = values[field];
  const value = text === undefined ? null : read(text);
  if (value === null)
    problems.add(field, text === undefined ? "missing_field" : "invalid_field", advice);
  return value;
}

/**
 * The ZIP decides the place. The state only tells in which of its states a ZIP lies that lies in
 * several; one that the ZIP does not lie in is noted.
 */
function readPlace(
  values: Values,
  findPlace: FindPlace,
  problems: Problems,
): Pick<ReadFacts, "place" | "state"> {
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
  if (zipCode === null) return { place: null, state };
  const place = findPlace(zipCode, state ?? readStateBesideZip(values.zip_code ?? ""));
  if (place === null)
    problems.add(
      "zip_code",
      "invalid_field",
      isMilitaryZip(zipCode)
        ? "This ZIP is a military post office (APO, FPO or DPO), where no property stands. Send " +
            "the ZIP of the property, or of the place where the person looks."
        : "This ZIP is none of the 50 states, DC and the territories. Check its digits.",
    );
  else if (state !== null && place.state !== state)
    problems.note(
      "state",
      values.state ?? "",
      place.state,
      `The ZIP lies in ${place.state}, and decides. Correct state or zip_code, or leave state out.`,
    );
  return { place, state: place?.state ?? state };
}

/** The lowest and highest price of the side, either of which may be open; both null without one. */
export function readPricesOf(
  side: DescribedFacts["side"] | null,
  values: Values,
  problems: Problems,
): readonly [min: Cents | null, max: Cents | null] {
  const prices = readPrices(values, problems);
  return side !== "renter" && isShortened(prices) ? leaveOutPrice(values, problems) : prices;
}

/**
 * `price_min` and `price_max`, either of which may be open; a single `price`, or a range in it,
 * counts only without them. Zero means "not given". Ends in the wrong order are exchanged.
 */
function readPrices(values: Values, problems: Problems): readonly [Cents | null, Cents | null] {
  const read = (field: "price" | "price_min" | "price_max"): PriceRange => {
    const range = readOptional(
      values,
      field,
      readPriceRange,
      problems,
      `Send ${field} in dollars up to 1,000,000,000, such as 450000 or 48.50.`,
    );
    if (range === null || range === "notGiven") return NO_PRICE;
    const text = values[field] ?? "";
    if (!isSpelledPrice(text, range))
      problems.note(
        field,
        text,
        writePriceRange(range),
        `Send ${field} in dollars, such as 450000.`,
      );
    return range;
  };
  const stated = read("price");
  const least = read("price_min");
  const most = read("price_max");
  const min = least.min ?? least.max;
  const max = most.max ?? most.min;
  if (min === null && max === null) return [stated.min, stated.max];
  if (min === null || max === null || min <= max) return [min, max];
  problems.note(
    "price_min",
    values.price_min ?? "",
    values.price_max ?? "",
    "price_min is above price_max, so the two were exchanged. Send the lower price in price_min.",
  );
  return [max, min];
}

/** Below it stands no home's price but one whose thousands were left out: "400-450". */
const LEAST_SALE_CENTS = 100_000n;

function isShortened([min, max]: readonly [Cents | null, Cents | null]): boolean {
  const highest = max ?? min;
  return highest !== null && highest < LEAST_SALE_CENTS;
}

/** A rent, or a price in thousands: neither is guessed. */
function leaveOutPrice(values: Values, problems: Problems): readonly [null, null] {
  for (const field of ["price", "price_min", "price_max"] as const) {
    const text = values[field];
    if (text !== undefined)
      problems.note(field, text, null, `Send ${field} in whole dollars, such as 450000.`);
  }
  return [null, null];
}

const NO_PRICE: PriceRange = { min: null, max: null };
