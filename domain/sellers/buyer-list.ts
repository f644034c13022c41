// The network's published buyer list: the companies that a consent covers when its text names the
// network and its list. Its versions follow from the times at which the listed names stood.
import { stoodAt } from "./name-period.ts";
import type { SellerNamePeriod } from "./seller-name.ts";

/** A time in which the list did not change. */
export interface BuyerListVersion {
  /** 1 for the first list; one more at each change. */
  readonly version: number;
  readonly fromMs: number;
  /** Null for the list in force. */
  readonly untilMs: number | null;
}

/** A company as the list shows it. */
export interface ListedBuyer {
  readonly name: string;
  /** Since when the name has stood on the list without a gap. */
  readonly sinceMs: number;
}

/**
 * The versions of the list, oldest first. Each moment at which a listed name began or ceased to
 * stand makes one; empty if there never was one.
 */
export function buyerListVersions(
  periods: readonly Pick<SellerNamePeriod, "isListed" | "fromMs" | "untilMs">[],
): BuyerListVersion[] {
  const listed = periods.filter(
    ({ isListed, fromMs, untilMs }) => isListed && (untilMs === null || untilMs > fromMs),
  );
  const moments = new Set(
    listed.flatMap(({ fromMs, untilMs }) => (untilMs === null ? [fromMs] : [fromMs, untilMs])),
  );
  const ordered = [...moments].toSorted((a, b) => a - b);
  return ordered.map((fromMs, index) => ({
    version: index + 1,
    fromMs,
    untilMs: ordered[index + 1] ?? null,
  }));
}

/** The companies on the list at a moment in epoch milliseconds, by name. */
export function buyersListedAt(periods: readonly SellerNamePeriod[], atMs: number): ListedBuyer[] {
  return periods
    .filter((period) => period.isListed && stoodAt(period, atMs))
    .map(({ name, fromMs, key }) => ({ name, sinceMs: beganAt(periods, key, fromMs) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** When the name came onto the list that it has not left since. */
function beganAt(periods: readonly SellerNamePeriod[], key: string, fromMs: number): number {
  const before = periods.find(
    (period) => period.isListed && period.key === key && period.untilMs === fromMs,
  );
  return before === undefined ? fromMs : beganAt(periods, key, before.fromMs);
}
