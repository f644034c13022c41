// The terms of a campaign that can be changed in the list: where each stands in the document, and how it is typed.
import type { Schemas } from "../../lib/api/client.ts";

type Campaign = Schemas["Campaign"];
export type TermName = "exclusive" | "shared" | "day";

export interface Term {
  readonly unit: "cents" | "leads";
  /** Where the server's problems say it stands. */
  readonly pointer: string;
  readonly of: (campaign: Campaign) => number | null;
  /** What is sent: null takes it away. */
  readonly patch: (value: number | null) => Readonly<Record<string, unknown>>;
}

export const TERMS: Readonly<Record<TermName, Term>> = {
  exclusive: { unit: "cents", pointer: "/exclusive_bid_cents", of: (campaign) => campaign.exclusive_bid_cents, patch: (value) => ({ exclusive_bid_cents: value }) },
  shared: { unit: "cents", pointer: "/shared_bid_cents", of: (campaign) => campaign.shared_bid_cents, patch: (value) => ({ shared_bid_cents: value }) },
  day: { unit: "leads", pointer: "/limits/leads/day", of: ({ limits }) => limits.leads["day"] ?? null, patch: (value) => ({ limits: { leads: { day: value } } }) },
};

const CENTS = 100;
const MOST_LEADS = 1_000_000;
/** Dollars and whole cents; a bid is not rounded for whoever typed it. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const COUNT = /^\d{1,7}$/;

/** What was typed in the API's unit; null where nothing was, undefined where it can mean nothing. */
export function readTerm({ unit }: Pick<Term, "unit">, typed: string): number | null | undefined {
  const text = typed.replaceAll(/[$,\s]/g, "");
  if (text === "") return null;
  if (!(unit === "cents" ? AMOUNT : COUNT).test(text)) return undefined;
  const value = unit === "cents" ? Math.round(Number(text) * CENTS) : Number(text);
  return value === 0 || (unit === "leads" && value > MOST_LEADS) ? undefined : value;
}

/** As it is typed: dollars with cents, or a count. */
export function typedTerm({ unit }: Pick<Term, "unit">, value: number | null): string {
  if (value === null) return "";
  return unit === "cents" ? (value / CENTS).toFixed(2) : String(value);
}
