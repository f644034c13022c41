// Turns a qualification conversation into the answers of a form.
import type { PriceWish, Slots, WantedPlace } from "../qualification/slots.ts";
import type { FormSide } from "./form-document.ts";
import {
  AGENT_CHOICES,
  type AnswerField,
  type Answers,
  FINANCE_CHOICES,
  RENT_RANGES,
  type RoomField,
  SALE_RANGES,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
  isRoomCount,
  ownRange,
} from "./form-steps.ts";

/**
 * The answers that result from a conversation, for a form that shows all of them: a price is the
 * sum or the range that was said, a count of rooms the count, never a choice around it, and a city
 * stays a city in the place field, where its ZIP is asked for. What the form's choices cannot
 * express is left to the person, and a side that the form does not offer is left out.
 */
export function answersSaid(slots: Slots, sides: readonly FormSide[]): Answers {
  const { price, location, timing } = slots;
  const side =
    sides.find((one) => one === slots.side) ?? (sides.length === 1 ? sides[0] : undefined);
  const [place, ...others] = location === undefined || location === "unsure" ? [] : location;
  return present({
    side: sides.length === 1 ? undefined : side,
    property_type: typeOf(slots.propertyType),
    zip_code: place === undefined || others.length > 0 ? undefined : placeSaid(place),
    price_range: price === undefined || price === "unsure" ? price : priceSaid(price, side),
    timing:
      timing === undefined || timing === "unsure"
        ? timing
        : (TIMING_CHOICES.find((one) => one === timing.bucket) ?? UNSURE),
    beds: countSaid("beds", slots.beds),
    baths: countSaid("baths", slots.baths),
    finance_status: FINANCE_CHOICES.find((one) => one === slots.financeStatus),
    agent_status: AGENT_CHOICES.find((one) => one === slots.agentStatus),
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

/** A ZIP or a city: a county or a state cannot be completed to a ZIP. */
function placeSaid(place: WantedPlace): string | undefined {
  if ("zip" in place) return place.zip;
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

/** Rents apply to renters, prices to all others. */
function isPriceFor({ per }: PriceWish, side: Slots["side"]): boolean {
  return (per === "month") === (side === "renter");
}

function countSaid(field: RoomField, count: number | undefined): string | undefined {
  const text = String(count);
  return count !== undefined && isRoomCount(field, text) ? text : undefined;
}
