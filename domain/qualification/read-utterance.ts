// Reads a sentence of a qualification conversation into slots: all the answers that it has, also to
// questions that are not open.
import type { LeadSide } from "../lead/vocabulary.ts";
import { withHundreds } from "./amounts.ts";
import { withFigures } from "./figures.ts";
import type { Gazetteer } from "./gazetteer.ts";
import { takeNoise } from "./noise.ts";
import { readLocation } from "./read-location.ts";
import { readAgent, readFinance, readBedsAndBaths } from "./read-person.ts";
import { readSide } from "./read-side.ts";
import { readPrice } from "./read-price.ts";
import { readPropertyTypes } from "./read-property-types.ts";
import { readTiming } from "./read-timing.ts";
import { ADDS, Scan, plainText, takeReplaced } from "./scan.ts";
import {
  type AskBack,
  SLOT_OF_TOPIC,
  type Slots,
  type Topic,
  type Utterance,
  type WantedPlace,
} from "./slots.ts";
import { readUnsure } from "./unsure.ts";

export interface Understood {
  /** Only the slots that this sentence sets or changes. */
  readonly slots: Slots;
  /** The clarification needed before an answer counts; null if none. */
  readonly ask: AskBack | null;
  /** Confidence that each slot was meant, in whole percent. */
  readonly confidence: Readonly<Partial<Record<keyof Slots, number>>>;
}

/**
 * Our values, in whole percent: stated explicitly; inferred from an answer or incidentally; unclear
 * and needing clarification.
 */
const SURE = { said: 95, answered: 85, unclear: 40 } as const;

/**
 * "2 bed condo denver 350 spring": a sentence of at most this many words with a type and a place
 * answers all questions.
 */
const TERSE_WORDS = 8;

/**
 * Reads one sentence. Never throws: parts that it does not understand are left out. The last
 * statement resolves contradictions within a sentence.
 */
export function readUtterance(
  { said, language, asked, known, today, aroundIsItself = false }: Utterance,
  gazetteer: Gazetteer,
): Understood {
  const scan = new Scan(withHundreds(withFigures(plainText(said), language)));
  takeNoise(scan);
  if (Object.keys(known).length > 0) takeReplaced(scan);
  const side = readSide(scan.text);
  const isRenter =
    (side ?? known.side) === "renter" ||
    /\b(?:de renta|in rent|for rent|of rent|rent (?:between|from|under|up to|around|about)|rentar|to rent)\b/.test(
      scan.text,
    );
  const agentStatus = readAgent(scan);
  const financeStatus = readFinance(scan);
  const { beds, baths } = readBedsAndBaths(scan, asked);
  const unsure = readUnsure(scan.text, asked);
  const places = readLocation(scan, asked, known, gazetteer);
  const types = readPropertyTypes(scan, known);
  const isTerse =
    asked === null &&
    types.length > 0 &&
    places !== null &&
    said.split(/\s+/).length <= TERSE_WORDS;
  const timing = readTiming(scan, isTerse ? "timing" : asked, today, unsure.includes("timing"));
  const price = readPrice(scan, {
    asked: isTerse ? "price" : asked,
    known,
    isRenter,
    millionsByMil: language === "en",
    aroundIsItself,
  });
  const slots: Slots = {
    ...(types.length > 0 ? { propertyType: withAdded(types, known, said) } : {}),
    ...(places === null ? {} : { location: places }),
    ...(price === null ? {} : { price: price.price }),
    ...(timing === null ? {} : { timing }),
    ...sideIfNew(side, known),
    ...(beds === null ? {} : { beds }),
    ...(baths === null ? {} : { baths }),
    ...(financeStatus === null ? {} : { financeStatus }),
    ...(agentStatus === null ? {} : { agentStatus }),
  };
  const isOpen = (topic: Topic): boolean => slots[SLOT_OF_TOPIC[topic]] === undefined;
  const unsureOf = Object.fromEntries(
    unsure.filter(isOpen).map((topic) => [SLOT_OF_TOPIC[topic], "unsure"]),
  );
  const understood: Slots = { ...slots, ...unsureOf };
  const back =
    price?.isUnclear === true ? "rent_or_price" : places?.some(isUnclear) === true ? "state" : null;
  return { slots: understood, ask: back, confidence: confidenceIn(understood, asked, back) };
}

function confidenceIn(
  slots: Slots,
  asked: Topic | null,
  back: AskBack | null,
): Understood["confidence"] {
  const answered = asked === null ? null : SLOT_OF_TOPIC[asked];
  const sure = (slot: string): number => {
    if ((back === "state" && slot === "location") || (back === "rent_or_price" && slot === "price"))
      return SURE.unclear;
    if (slots[slot as keyof Slots] === "unsure") return SURE.answered;
    return slot === "price" && answered !== "price" ? SURE.answered : SURE.said;
  };
  return Object.fromEntries(Object.keys(slots).map((slot) => [slot, sure(slot)]));
}

const isUnclear = (place: WantedPlace): boolean => "state" in place && place.state === null;

function sideIfNew(side: LeadSide | null, known: Slots): Pick<Slots, "side"> {
  // A seller who buys as well; "also" may be anywhere.
  if (side === "buyer" && known.side === "seller") return { side: "buyer_and_seller" };
  return side === null ||
    side === known.side ||
    (known.side === "investor_seller" && side === "seller")
    ? {}
    : { side };
}

/** "also open to townhouses" keeps the former wishes. */
function withAdded(
  types: NonNullable<Exclude<Slots["propertyType"], "unsure">>,
  known: Slots,
  said: string,
): NonNullable<Slots["propertyType"]> {
  return ADDS.test(plainText(said)) &&
    known.propertyType !== undefined &&
    known.propertyType !== "unsure"
    ? [...new Set([...known.propertyType, ...types])].toSorted()
    : types;
}
