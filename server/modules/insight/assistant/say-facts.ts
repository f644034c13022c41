// Puts understood facts into words.
import type { SlotName } from "../../../../domain/qualification/conversation.ts";
import type {
  PriceWish,
  Slots,
  TimingWish,
  WantedPlace,
} from "../../../../domain/qualification/slots.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";

/** The order in which facts are listed, whatever the order in which they came. */
const ORDER: readonly SlotName[] = [
  "side",
  "propertyType",
  "beds",
  "baths",
  "location",
  "price",
  "timing",
  "financeStatus",
  "agentStatus",
];

/** Returns the slots that have a value, each as a part of a sentence. */
export function sayFacts(
  slots: Slots,
  names: readonly SlotName[],
  words: AssistantWords,
): readonly string[] {
  return ORDER.filter((name) => names.includes(name)).flatMap(
    (name) => sayFact(slots, name, words) ?? [],
  );
}

function sayFact(slots: Slots, name: SlotName, words: AssistantWords): string | null {
  const { propertyType, location, price, timing, side, beds, baths, financeStatus, agentStatus } =
    slots;
  const isLeast = side !== "seller" && side !== "investor_seller";
  const count = (value: number): string => new Intl.NumberFormat(words.locale).format(value);
  switch (name) {
    case "side":
      return side === undefined ? null : words.sides[side];
    case "propertyType":
      return orUnsure(propertyType, words.unsure.propertyType, (types) =>
        new Intl.ListFormat(words.locale, { type: "disjunction" }).format(
          types.map((type) => words.types[type]),
        ),
      );
    case "location":
      return orUnsure(location, words.unsure.location, (places) =>
        words.place(places.map((place) => sayPlace(place, words))),
      );
    case "price":
      return orUnsure(price, words.unsure.price, (wish) => sayPrice(wish, words));
    case "timing":
      return orUnsure(
        timing,
        words.unsure.timing,
        ({ bucket }: TimingWish) => words.timings[bucket],
      );
    case "beds":
      return beds === undefined ? null : words.beds(count(beds), isLeast);
    case "baths":
      return baths === undefined ? null : words.baths(count(baths), isLeast);
    case "financeStatus":
      return financeStatus === undefined ? null : words.finance[financeStatus];
    case "agentStatus":
      return agentStatus === undefined ? null : words.agent[agentStatus];
  }
}

function orUnsure<Value>(
  value: Value | "unsure" | undefined,
  unsure: string,
  say: (value: Value) => string,
): string | null {
  if (value === undefined) return null;
  return value === "unsure" ? unsure : say(value);
}

/** "Tampa, FL", "Travis County, TX", "ZIP 78701", "Texas". */
export function sayPlace(place: WantedPlace, words: AssistantWords): string {
  if ("zip" in place) return words.zip(place.zip);
  const named = "city" in place ? place.city : "county" in place ? place.county : null;
  if (named === null)
    return US_STATES.find(({ code }) => code === place.state)?.name ?? place.state ?? "";
  return place.state === null ? named : `${named}, ${place.state}`;
}

/** "$400,000 to $450,000", "up to $2,000 a month". */
export function sayPrice({ min, max, per }: PriceWish, words: AssistantWords): string {
  const money = (dollars: number): string =>
    new Intl.NumberFormat(words.locale, {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 0,
    }).format(dollars);
  const said =
    min !== null && max !== null
      ? min === max
        ? money(max)
        : words.between(money(min), money(max))
      : max !== null
        ? words.upTo(money(max))
        : words.from(money(min ?? 0));
  return per === "month" ? words.aMonth(said) : said;
}
