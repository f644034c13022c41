// Checks caps and budgets: what a campaign has taken in each window, and whether one more lead
// fits.
import { type Cents, cents } from "../money/money.ts";
import {
  CAP_WINDOWS,
  type CapWindow,
  type LocalMoment,
  type Schedule,
  openSeconds,
} from "./calendar.ts";

/** Leads and money taken in one window. A window with an old start counts as empty. */
export interface WindowCount {
  readonly startMs: number;
  readonly leads: number;
  readonly cents: bigint;
}

export type Counters = Readonly<Record<CapWindow, WindowCount>>;

/** The most leads and cents that a campaign may take, per window. Absent means no limit. */
export interface Limits {
  readonly leads: Readonly<Partial<Record<CapWindow, number>>>;
  readonly cents: Readonly<Partial<Record<CapWindow, Cents>>>;
}

/** Limits as documents store them, with cents as whole JSON numbers. */
export interface LimitsDocument {
  readonly leads?: Readonly<Record<string, number | undefined>>;
  readonly cents?: Readonly<Record<string, number | undefined>>;
}

/** The limits of a document. Throws a RangeError if cents are not a whole number. */
export function readLimits(document: LimitsDocument): Limits {
  const read = <Amount>(
    unit: "leads" | "cents",
    toAmount: (figure: number) => Amount,
  ): Partial<Record<CapWindow, Amount>> =>
    Object.fromEntries(
      CAP_WINDOWS.flatMap((window) => {
        const figure = document[unit]?.[window];
        return figure === undefined ? [] : [[window, toAmount(figure)]];
      }),
    );
  return { leads: read("leads", (figure) => figure), cents: read("cents", cents) };
}

export const NO_LIMITS: Limits = { leads: {}, cents: {} };

const NOTHING: WindowCount = { startMs: 0, leads: 0, cents: 0n };

export const EMPTY_COUNTERS: Counters = {
  hour: NOTHING,
  day: NOTHING,
  week: NOTHING,
  month: NOTHING,
  total: NOTHING,
};

const unlimited = new WeakMap<Limits, boolean>();

/**
 * True if no window is limited, so that the counters need not be read. Cached, because it is called
 * for every bid.
 */
export function isUnlimited(limits: Limits): boolean {
  const known = unlimited.get(limits);
  if (known !== undefined) return known;
  const is = CAP_WINDOWS.every(
    (window) => limits.leads[window] === undefined && limits.cents[window] === undefined,
  );
  unlimited.set(limits, is);
  return is;
}

/** Why a window's limit refuses: too many leads, or too much money. */
export type CapRefusal = "cap_reached" | "budget_exhausted";

/** Why one more lead at `price` does not fit; null if it does. */
export function capRefusal(
  limits: Limits,
  counters: Counters,
  moment: LocalMoment,
  price: bigint,
): CapRefusal | null {
  for (const window of CAP_WINDOWS) {
    const mostLeads = limits.leads[window];
    const mostCents = limits.cents[window];
    if (mostLeads === undefined && mostCents === undefined) continue;
    const count = counters[window];
    const current = count.startMs === moment.starts[window];
    if (mostLeads !== undefined && (current ? count.leads : 0) + 1 > mostLeads)
      return "cap_reached";
    if (mostCents !== undefined && (current ? count.cents : 0n) + price > mostCents)
      return "budget_exhausted";
  }
  return null;
}

/**
 * Even pacing: so far the day may have taken max(1 lead, cap × elapsed open seconds ÷ open
 * seconds), in leads and in money. Null if one more lead fits the pace; otherwise the day's own
 * refusal.
 */
export function paceRefusal(
  limits: Limits,
  counters: Counters,
  schedule: Schedule,
  moment: LocalMoment,
  atMs: number,
  price: bigint,
): CapRefusal | null {
  const mostLeads = limits.leads.day;
  const mostCents = limits.cents.day;
  if (mostLeads === undefined && mostCents === undefined) return null;
  const current = counters.day.startMs === moment.starts.day;
  const taken = current ? counters.day.leads : 0;
  if (taken === 0) return null;
  const { open, elapsed } = openSeconds(schedule, moment, atMs);
  if (open === 0) return null;
  if (mostLeads !== undefined && taken + 1 > Math.max(1, Math.floor((mostLeads * elapsed) / open)))
    return "cap_reached";
  if (
    mostCents !== undefined &&
    counters.day.cents + price > (mostCents * BigInt(Math.floor(elapsed))) / BigInt(Math.ceil(open))
  )
    return "budget_exhausted";
  return null;
}

/** The counters after one more lead at `price`. */
export function countPurchase(counters: Counters, moment: LocalMoment, price: bigint): Counters {
  return countPurchases(counters, moment, 1, price);
}

/** The counters after `leads` more leads for `cents` in all. */
export function countPurchases(
  counters: Counters,
  moment: LocalMoment,
  leads: number,
  cents: bigint,
): Counters {
  const add = (window: CapWindow): WindowCount => {
    const startMs = moment.starts[window];
    const count = counters[window];
    return count.startMs === startMs
      ? { startMs, leads: count.leads + leads, cents: count.cents + cents }
      : { startMs, leads, cents };
  };
  return {
    hour: add("hour"),
    day: add("day"),
    week: add("week"),
    month: add("month"),
    total: add("total"),
  };
}
