// Describes an anonymous order in words and sorts orders. Pure.
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import type { DemandOrder } from "../../../../contract/insight/current-reports.ts";
import type { Formats } from "../../../lib/format/format.ts";
import type { LeadWords } from "../../../../locales/en/lead-words.ts";
import type { OpenDemandTexts } from "../../../../locales/en/open-demand.ts";

export type Order = DemandOrder;
export const DEMAND_SORTS = ["best", "pays", "matches", "floor"] as const;
export type DemandSort = (typeof DEMAND_SORTS)[number];

/** Texts and formats that describe an order. */
export interface DemandVoice {
  readonly texts: OpenDemandTexts;
  readonly words: LeadWords;
  readonly formats: Formats;
}

const STATE_NAMES = new Map(US_STATES.map(({ code, name }) => [code, name]));
/** More states than this are named by their two-letter codes. */
const MOST_NAMED = 2;
/** The order in which a phrase names them: common ones first. */
const SIDES = [
  "buyer",
  "seller",
  "renter",
  "investor_seller",
  "buyer_and_seller",
  "unknown",
] as const;
const PARTS_OF_POINT = 100;

export function stateName(code: string): string {
  return STATE_NAMES.get(code) ?? code;
}

/** "California, 4 counties" */
export function placeWords(order: Order, { texts: demand, formats }: DemandVoice): string {
  const states =
    order.states.length === 0
      ? demand.anywhere
      : order.states
          .map((code) => (order.states.length > MOST_NAMED ? code : stateName(code)))
          .join(", ");
  const narrow = [
    order.county_count === null ? "" : demand.counties(order.county_count),
    order.zip_count === null ? "" : demand.zips(order.zip_count),
    order.radius_miles === null ? "" : demand.radius(formats.number(order.radius_miles)),
  ].filter((part) => part !== "");
  return [states, ...narrow].join(" · ");
}

/**
 * "Sellers or buyers who also sell · condo · score from 42"; conditions that the buyer leaves open
 * are omitted.
 */
export function wantedWords(order: Order, { texts: demand, words, formats }: DemandVoice): string {
  const tiers =
    order.tiers === null
      ? null
      : formats.oneOf(order.tiers.map((tier) => words.tier[tier].toLowerCase()));
  const who =
    order.sides === null
      ? tiers === null
        ? demand.leads
        : demand.leadsOf(tiers)
      : formats.oneOf(
          SIDES.filter((side) => order.sides?.includes(side)).map((side) => demand.sides[side]),
        );
  const parts = [
    who,
    order.property_types === null
      ? ""
      : formats.oneOf(
          order.property_types.map((type) => words.facts.property_type.words[type].toLowerCase()),
        ),
    order.sides === null ? "" : (tiers ?? ""),
    order.minimum_score === null
      ? ""
      : demand.scoreFrom(formats.number(order.minimum_score / PARTS_OF_POINT)),
  ]
    .filter((part) => part !== "")
    .join(" · ");
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}

export function listWords<Word extends string>(
  values: readonly Word[] | null,
  names: Readonly<Record<Word, string>>,
  demand: OpenDemandTexts,
): string {
  return values === null ? demand.any : values.map((value) => names[value]).join(", ");
}

/**
 * `best`: orders that the affiliate's own leads match come first, those that are full today last.
 */
export function sortOrders(orders: readonly Order[], sort: DemandSort): readonly Order[] {
  const pays = (order: Order): number =>
    Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0);
  const isFull = (order: Order): number => Number(order.remaining_today === "none");
  const by = {
    best: (a: Order, b: Order) =>
      isFull(a) - isFull(b) ||
      Number(b.matching_leads > 0) - Number(a.matching_leads > 0) ||
      pays(b) - pays(a),
    pays: (a: Order, b: Order) => pays(b) - pays(a),
    matches: (a: Order, b: Order) => b.matching_leads - a.matching_leads || pays(b) - pays(a),
    floor: (a: Order, b: Order) =>
      (a.minimum_score ?? 0) - (b.minimum_score ?? 0) || pays(b) - pays(a),
  };
  return orders.toSorted(by[sort]);
}
