// Defines the campaign terms that can be edited in the list: their place in the document, and how
// they are typed.
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import { readDollars } from "../../../lib/read-dollars.ts";
import { CENTS_PER_DOLLAR } from "../../../../domain/money/money.ts";

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
  exclusive: {
    unit: "cents",
    pointer: "/exclusive_bid_cents",
    of: (campaign) => campaign.exclusive_bid_cents,
    patch: (value) => ({ exclusive_bid_cents: value }),
  },
  shared: {
    unit: "cents",
    pointer: "/shared_bid_cents",
    of: (campaign) => campaign.shared_bid_cents,
    patch: (value) => ({ shared_bid_cents: value }),
  },
  day: {
    unit: "leads",
    pointer: "/limits/leads/day",
    of: ({ limits }) => limits.leads["day"] ?? null,
    patch: (value) => ({ limits: { leads: { day: value } } }),
  },
};

const MOST_LEADS = 1_000_000;
const COUNT = /^\d{1,7}$/;

/**
 * The typed text in the API's unit; null for empty, undefined for invalid. A bid is never rounded.
 */
export function readTerm({ unit }: Pick<Term, "unit">, typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const value = unit === "cents" ? readDollars(typed) : readCount(typed);
  return value === null || value === 0 ? undefined : value;
}

function readCount(typed: string): number | null {
  const text = typed.replaceAll(/[,\s]/g, "");
  return COUNT.test(text) && Number(text) <= MOST_LEADS ? Number(text) : null;
}

/** As it is typed: dollars with cents, or a count. */
export function typedTerm({ unit }: Pick<Term, "unit">, value: number | null): string {
  if (value === null) return "";
  return unit === "cents" ? (value / CENTS_PER_DOLLAR).toFixed(2) : String(value);
}
