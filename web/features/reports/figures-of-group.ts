// Figures worked out from those of a report's group. Pure.
import type { GroupFigures } from "./reports.ts";

/** Of what was kept: money that was given back does not count, so its leads do not either. */
export function averagePrice({ spend_cents: spend, sales, returned }: GroupFigures): number | null {
  return ratio(spend, sales === null ? null : sales - (returned ?? 0), 1);
}

/** `part` of `whole`, times something; null where one is not known or there is nothing to divide by. */
export function ratio(part: number | null, whole: number | null, times: number): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((part * times) / whole);
}
