// Finds contradictory caps and budgets before they are saved: a campaign with them would buy less
// than they state.
import { WHOLE_BASIS_POINTS } from "../money/money.ts";
import type { BidAdjustment } from "./bidder.ts";
import { CAP_WINDOWS, type CapWindow } from "./calendar.ts";

/** Most leads and most whole cents per window; an absent window has no limit. */
export interface PlainLimits {
  readonly leads: Readonly<Partial<Record<CapWindow, number>>>;
  readonly cents: Readonly<Partial<Record<CapWindow, number>>>;
}

/** Whole cents; null if the campaign does not bid in the mode. */
export interface PlainBids {
  readonly exclusiveCents: number | null;
  readonly sharedCents: number | null;
}

export type LimitConflict =
  /** A limit above that of a longer window is never reached. */
  | {
      readonly kind: "above_longer";
      readonly unit: "leads" | "cents";
      readonly window: CapWindow;
      readonly longer: CapWindow;
    }
  /** The budget is less than one lead at the lowest bid. */
  | {
      readonly kind: "below_bid";
      readonly unit: "cents";
      readonly window: CapWindow;
      readonly sale: "exclusive" | "shared";
      readonly bidCents: number;
    };

/** At most one conflict per window, the shortest window first. */
export function findLimitConflicts(
  limits: PlainLimits,
  bids: PlainBids,
  adjustments: readonly BidAdjustment[],
): LimitConflict[] {
  const least = leastPart(adjustments);
  const bid = (
    [
      ["exclusive", bids.exclusiveCents],
      ["shared", bids.sharedCents],
    ] as const
  ).flatMap(([sale, cents]) =>
    cents === null ? [] : [{ sale, bidCents: Math.floor((cents * least) / WHOLE_BASIS_POINTS) }],
  );
  return (["leads", "cents"] as const).flatMap((unit) =>
    CAP_WINDOWS.flatMap((window, index): LimitConflict[] => {
      const most = limits[unit][window];
      if (most === undefined) return [];
      const dearer = unit === "cents" ? bid.find(({ bidCents }) => bidCents > most) : undefined;
      if (dearer !== undefined) return [{ kind: "below_bid", unit: "cents", window, ...dearer }];
      const longer = CAP_WINDOWS.slice(index + 1).find(
        (other) => most > (limits[unit][other] ?? Infinity),
      );
      return longer === undefined ? [] : [{ kind: "above_longer", unit, window, longer }];
    }),
  );
}

/**
 * The smallest share of a bid that adjustments can leave, in basis points: one of each kind applies
 * at a time, and they are added up.
 */
function leastPart(adjustments: readonly BidAdjustment[]): number {
  const lowest = new Map<BidAdjustment["by"], number>();
  for (const { by, percent } of adjustments) lowest.set(by, Math.min(lowest.get(by) ?? 0, percent));
  return Math.max(
    0,
    [...lowest.values()].reduce((sum, part) => sum + part, WHOLE_BASIS_POINTS),
  );
}
