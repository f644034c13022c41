// Turns a qualification conversation into the answers of a form.
import type { PriceWish, Slots, WantedPlace } from "../qualification/slots.ts";
import { FORM_SIDES, type FormSide } from "./form-document.ts";
import {
  AGENT_CHOICES,
  type AnswerField,
  type Answers,
  BATHS_CHOICES,
  BEDS_CHOICES,
  FINANCE_CHOICES,
  RENT_RANGES,
  SALE_RANGES,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
  ownRange,
} from "./form-steps.ts";

/**
 * The answers that result from a conversation. What the form's choices cannot express exactly is
 * left to the person.
 */
export function answersOf(slots: Slots): Answers {
  const { side, location, timing } = slots;
  const places = location === undefined || location === "unsure" ? [] : location;
  const [place] = places;
  return present({
    side: FORM_SIDES.find((one) => one === side),
    property_type: typeOf(slots.propertyType),
    zip_code: places.length === 1 && place !== undefined && "zip" in place ? place.zip : undefined,
    price_range:
      slots.price === undefined || slots.price === "unsure"
        ? slots.price
        : choiceOf(slots.price, side),
    timing:
      timing === undefined || timing === "unsure"
        ? timing
        : (TIMING_CHOICES.find((one) => one === timing.bucket) ?? UNSURE),
    beds: atLeast(BEDS_CHOICES, slots.beds),
    baths: atLeast(BATHS_CHOICES, slots.baths),
    finance_status: FINANCE_CHOICES.find((one) => one === slots.financeStatus),
    agent_status: AGENT_CHOICES.find((one) => one === slots.agentStatus),
  });
}

/**
 * The same for a person who continues in the form itself, which shows all of it: a price is the sum
 * or the range that was said, never a choice around it, and a city stays a city in the place field,
 * where its ZIP is asked for. A side that the form does not offer is left out.
 */
export function answersSaid(slots: Slots, sides: readonly FormSide[]): Answers {
  const { side: said, ...answers } = answersOf(slots);
  const { price, location } = slots;
  const side = sides.find((one) => one === said) ?? (sides.length === 1 ? sides[0] : undefined);
  const [place, ...others] = location === undefined || location === "unsure" ? [] : location;
  return present({
    ...answers,
    side: sides.length === 1 ? undefined : side,
    price_range: price === undefined || price === "unsure" ? price : priceSaid(price, side),
    zip_code:
      answers.zip_code ??
      (place === undefined || others.length > 0 ? undefined : nameOfCity(place)),
  });
}

/** A price of another kind than the side's is left open: a rent is not the price of a home. */
function priceSaid(price: PriceWish, side: FormSide | undefined): string | undefined {
  if (!isPriceFor(price, side)) return undefined;
  const { min, max } = price;
  const offered = (side === "renter" ? RENT_RANGES : SALE_RANGES).find(
    (range) => range.min === min && range.max === max,
  );
  return (offered ?? ownRange(side ?? "", min, max))?.id;
}

/** Only a city: a county or a state cannot be completed to a ZIP. */
function nameOfCity(place: WantedPlace): string | undefined {
  if (!("city" in place)) return undefined;
  return place.state === null ? place.city : `${place.city}, ${place.state}`;
}

function present(answers: { readonly [Field in AnswerField]?: string | undefined }): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

/** Of several types the person chooses one; a type without a choice becomes other. */
function typeOf(types: Slots["propertyType"]): string | undefined {
  if (types === undefined || types === "unsure") return types;
  const [only, ...others] = types;
  if (only === undefined || only === "unknown" || others.length > 0) return undefined;
  return TYPE_CHOICES.find((one) => one === only) ?? "other";
}

/**
 * The range that contains the whole wish. A wish that spans two ranges, or has an open end where
 * they have none, is in none.
 */
function choiceOf({ min, max, per }: PriceWish, side: Slots["side"]): string | undefined {
  if (!isPriceFor({ min, max, per }, side)) return undefined;
  const within = (range: (typeof SALE_RANGES)[number]): boolean =>
    (range.min === null || (min !== null && min >= range.min)) &&
    (range.max === null || (max !== null && max <= range.max));
  return (side === "renter" ? RENT_RANGES : SALE_RANGES).find(within)?.id;
}

/** Rents apply to renters, prices to all others. */
function isPriceFor({ per }: PriceWish, side: Slots["side"]): boolean {
  return (per === "month") === (side === "renter");
}

/** The nearest choice below: a person who wants at least `count` also wants at least that many. */
function atLeast(choices: readonly string[], count: number | undefined): string | undefined {
  return count === undefined ? undefined : choices.findLast((choice) => Number(choice) <= count);
}
