// Decides which sums of whole days are kept, and which of them answer a report: one slice for each
// pair of what reports are most often divided by. A report that needs more is summed from its rows.
import type { Dimension, FactKind } from "./dimensions.ts";

/** What is kept together: a source has one affiliate, a campaign one buyer. */
export type Family = "source" | "state" | "quality" | "hour" | "reason" | "campaign";

/**
 * The families of each kind of row; the place in the list is the family's bit in a slice. With
 * about how many values a day has, by which the smallest of several slices is chosen.
 */
const FAMILIES = {
  lead: [
    ["source", 50],
    ["state", 40],
    ["quality", 14],
    ["hour", 24],
    ["reason", 8],
  ],
  sale: [
    ["source", 50],
    ["state", 40],
    ["quality", 14],
    ["hour", 24],
    ["campaign", 100],
  ],
} as const satisfies Readonly<Record<FactKind, readonly (readonly [Family, number])[]>>;

/** The family of each dimension; null for those of which no sums are kept. */
const FAMILY_OF: Readonly<Record<Dimension, Family | "day" | null>> = {
  affiliate: "source",
  source: "source",
  // Up to one value for each lead: their sums would be as many as the leads.
  sub1: null,
  sub2: null,
  sub3: null,
  sub4: null,
  sub5: null,
  buyer: "campaign",
  campaign: "campaign",
  state: "state",
  side: "quality",
  tier: "quality",
  day: "day",
  week: "day",
  hour: "hour",
  reason: "reason",
  // Returns are few, and an index finds them.
  return_reason: null,
};

/** The families of a kind of row, in the order of their bits. */
export function familiesOf(kind: FactKind): readonly Family[] {
  return FAMILIES[kind].map(([family]) => family);
}

/** The pairs of families of which sums are kept. */
export function slicesOf(kind: FactKind): readonly (readonly [Family, Family])[] {
  const families = familiesOf(kind);
  return families.flatMap((one, place) =>
    families.slice(place + 1).map((other) => [one, other] as const),
  );
}

/** The number that names a slice in the database: a bit for each family. */
export function sliceNumber(kind: FactKind, families: readonly Family[]): number {
  return familiesOf(kind).reduce(
    (bits, family, place) => (families.includes(family) ? bits + 2 ** place : bits),
    0,
  );
}

/**
 * The smallest slice that has all of the dimensions; null if none does. `owned`: only rows of one
 * affiliate or one buyer count, so that the slice needs it too.
 */
export function sliceFor(
  kind: FactKind,
  dimensions: Iterable<Dimension>,
  owned: "affiliate" | "buyer" | null,
): number | null {
  const needed = new Set<Family>();
  for (const dimension of owned === null ? dimensions : [...dimensions, owned]) {
    const family = FAMILY_OF[dimension];
    if (family === null) return null;
    if (family !== "day") needed.add(family);
  }
  const sizes = new Map<Family, number>(FAMILIES[kind]);
  const sizeOf = (slice: readonly Family[]): number =>
    slice.reduce((size, family) => size * (sizes.get(family) ?? 1), 1);
  const [smallest] = slicesOf(kind)
    .filter((slice) => [...needed].every((family) => slice.includes(family)))
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return smallest === undefined ? null : sliceNumber(kind, smallest);
}
