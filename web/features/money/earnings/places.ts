// Ranks the groups of a leaderboard, with each one's place in the previous period. Pure.
import { ratio } from "../../../lib/ratio.ts";
import type { Group, GroupFigures } from "../../insight/reports/index.ts";

export const RANKS = ["volume", "revenue", "margin", "returned"] as const;
export type Rank = (typeof RANKS)[number];

export interface Placed extends Group {
  /** Counted from 1. */
  readonly place: number;
  /** Null where it sold nothing in the previous period. */
  readonly before: number | null;
}

/** Greater is better. */
const WORTH: Readonly<Record<Rank, (figures: GroupFigures) => number | null>> = {
  volume: (figures) => figures.spend_cents,
  revenue: (figures) => figures.revenue_cents,
  margin: (figures) => ratio(figures.revenue_cents, figures.spend_cents, 10_000),
  returned: (figures) =>
    figures.returned_basis_points === null ? null : -figures.returned_basis_points,
};

/** Best first. Groups without a sale come last; equal groups are ordered by volume. */
export function placesOf(groups: readonly Group[], rank: Rank): Placed[] {
  const before = new Map(
    ordered(groups, rank, "previous")
      .filter(({ previous }) => hasSold(previous))
      .map(({ id }, index) => [id, index + 1]),
  );
  return ordered(groups, rank, "current").map((group, index) => ({
    ...group,
    place: index + 1,
    before: before.get(group.id) ?? null,
  }));
}

function ordered(groups: readonly Group[], rank: Rank, span: "current" | "previous"): Group[] {
  const worth = (group: Group): number => WORTH[rank](group[span]) ?? Number.NEGATIVE_INFINITY;
  const volume = (group: Group): number => group[span].spend_cents ?? 0;
  const byWorth = (a: Group, b: Group): number => (worth(a) === worth(b) ? 0 : worth(b) - worth(a));
  return groups.toSorted(
    (a, b) =>
      Number(hasSold(b[span])) - Number(hasSold(a[span])) || byWorth(a, b) || volume(b) - volume(a),
  );
}

function hasSold({ sales }: GroupFigures): boolean {
  return (sales ?? 0) > 0;
}
