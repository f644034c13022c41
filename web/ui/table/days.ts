// Reads the text of a filter by calendar days: a period that begins some days ago, or a first and a
// last day.
import { isDay } from "../../lib/address.ts";
import { addDays, startOfDay } from "../../lib/period.ts";

/** The periods that are one press away. Each ends with the newest row, not with a day. */
export const DAY_PRESETS = ["today", "7d", "28d", "90d", "month"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

const LENGTHS: Readonly<Record<Exclude<DayPreset, "month">, number>> = {
  today: 1,
  "7d": 7,
  "28d": 28,
  "90d": 90,
};

/** Days as YYYY-MM-DD; null where it is open. */
export interface DayBounds {
  readonly first: string | null;
  readonly last: string | null;
}

export function presetOf(text: string): DayPreset | null {
  return DAY_PRESETS.find((preset) => preset === text) ?? null;
}

/**
 * `7d`, `2026-11-01..`, `..2026-11-20`, `2026-11-01..2026-11-20`; an end that is not a day is
 * dropped, and reversed ends are swapped. Null if nothing is left.
 */
export function readDays(text: string): string | null {
  if (presetOf(text) !== null) return text;
  const { first, last } = boundsOf(text, "");
  return first === null && last === null ? null : `${first ?? ""}..${last ?? ""}`;
}

/** The days of a filter's text; `today` is the reader's, as YYYY-MM-DD. */
export function boundsOf(text: string, today: string): DayBounds {
  const preset = presetOf(text);
  if (preset === "month") return { first: `${today.slice(0, -2)}01`, last: null };
  if (preset !== null) return { first: addDays(today, 1 - LENGTHS[preset]), last: null };
  const [one = null, other = null] = text.split("..").map((end) => (isDay(end) ? end : null));
  return one !== null && other !== null && one > other
    ? { first: other, last: one }
    : { first: one, last: other };
}

/** The instants that bound the days in a zone, ISO 8601: the first one, and the one after all. */
export function instantsOf(
  first: string,
  last: string,
  timeZone: string,
): { readonly from: string; readonly until: string } {
  const startOf = (day: string): string => new Date(startOfDay(day, timeZone)).toISOString();
  return { from: startOf(first), until: startOf(addDays(last, 1)) };
}
