// An anonymous order in words, and how orders are sorted. No drawing here.
import type { Schemas } from "../../lib/api/client.ts";
import type { Formats } from "../../lib/format/format.ts";
import type { CampaignTexts } from "../../texts/campaigns.ts";
import type { LeadWords } from "../../texts/lead-words.ts";

export type Order = Schemas["DemandOrder"];
export const DEMAND_SORTS = ["pays", "matches", "floor"] as const;
export type DemandSort = (typeof DEMAND_SORTS)[number];

/** "CA, NV" and how narrow it is there. */
export function placeWords(order: Order, { demand }: CampaignTexts, formats: Formats): readonly [main: string, sub: string] {
  const narrow = [
    order.county_count === null ? "" : demand.counties(order.county_count), order.zip_count === null ? "" : demand.zips(order.zip_count), order.radius_miles === null ? "" : demand.radius(formats.number(order.radius_miles)),
  ].filter((part) => part !== "");
  return [order.states.length === 0 ? demand.anywhere : order.states.join(", "), narrow.join(" · ")];
}

export function listWords<Word extends string>(values: readonly Word[] | null, names: Readonly<Record<Word, string>>, { demand }: CampaignTexts): string {
  return values === null ? demand.any : values.map((value) => names[value]).join(", ");
}

export function sideWords(order: Order, words: LeadWords, texts: CampaignTexts): string {
  return listWords(order.sides, words.side, texts);
}

export function sortOrders(orders: readonly Order[], sort: DemandSort): readonly Order[] {
  const pays = (order: Order): number => Math.max(order.exclusive_payout_cents ?? 0, order.shared_payout_cents ?? 0);
  const by = { pays: (a: Order, b: Order) => pays(b) - pays(a), matches: (a: Order, b: Order) => b.matching_leads - a.matching_leads || pays(b) - pays(a), floor: (a: Order, b: Order) => (a.minimum_score ?? 0) - (b.minimum_score ?? 0) || pays(b) - pays(a) };
  return orders.toSorted(by[sort]);
}
