// Estimates what a source's leads would earn now, by kind, and which facts go with a better price.
import type { LeadFacts } from "../lead/lead.ts";
import { LEAD_SIDES, type LeadSide, TIERS, type Tier } from "../lead/vocabulary.ts";
import type { Cents } from "../money/money.ts";

/** A past lead as it would be sold now. */
export interface EstimatedLead {
  readonly facts: LeadFacts;
  readonly tier: Tier;
  /** What the affiliate would earn; 0 if unsold. */
  readonly earningCents: Cents;
  readonly reserve?: EstimatedReserve;
}

/** The least that the affiliate must earn from a lead; null where it is not offered in the mode. */
export interface EstimatedReserve {
  readonly exclusiveCents: Cents | null;
  readonly sharedCents: Cents | null;
  /** Buyers would bid for it, but below that. */
  readonly isMissed: boolean;
}

export interface KindPrice {
  readonly side: LeadSide;
  readonly tier: Tier;
  readonly leads: number;
  /** Of these, how many would be bought now. */
  readonly taken: number;
  /** Median of those that would be bought; null if there are none. */
  readonly medianCents: Cents | null;
  readonly bestCents: Cents | null;
}

/** Facts that a source can influence. */
export const RAISING_FACTS = [
  "phone",
  "timing",
  "property_type",
  "price",
  "beds",
  "finance_status",
  "agent_status",
  "certificate",
] as const;
export type RaisingFact = (typeof RAISING_FACTS)[number];

/** The comparison of leads without the fact with others of the same side that have it. */
export interface Raise {
  readonly fact: RaisingFact;
  readonly lacking: number;
  /** Number of compared leads. */
  readonly leads: number;
  /** Average earning of a lead, unsold ones counted as 0; rounded down. */
  readonly withCents: Cents;
  readonly withoutCents: Cents;
}

/** The fewest leads on each side of a comparison. */
const LEAST_COMPARED = 5;

const HAS: Readonly<Record<RaisingFact, (facts: LeadFacts) => boolean>> = {
  phone: ({ consentChannels }) =>
    consentChannels.includes("call") || consentChannels.includes("text"),
  timing: ({ timing }) => timing !== "unknown",
  property_type: ({ propertyType }) => propertyType !== "unknown",
  price: ({ priceMinCents, priceMaxCents }) => priceMinCents !== null || priceMaxCents !== null,
  beds: ({ beds }) => beds !== null,
  finance_status: ({ financeStatus }) => financeStatus !== "unknown",
  agent_status: ({ agentStatus }) => agentStatus !== "unknown",
  certificate: ({ verifications }) => verifications.includes("certificate"),
};

/** The kinds that have leads, in the order of sides and tiers. */
export function pricesByKind(leads: readonly EstimatedLead[]): KindPrice[] {
  return LEAD_SIDES.flatMap((side) =>
    TIERS.flatMap((tier) => {
      const some = leads.filter((lead) => lead.facts.side === side && lead.tier === tier);
      if (some.length === 0) return [];
      const prices = some
        .map(({ earningCents }) => earningCents)
        .filter((cents) => cents > 0n)
        .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      return [
        {
          side,
          tier,
          leads: some.length,
          taken: prices.length,
          medianCents: prices[Math.floor((prices.length - 1) / 2)] ?? null,
          bestCents: prices.at(-1) ?? null,
        },
      ];
    }),
  );
}

/** The reserve of a kind, and how many of its leads bring bids that are all below it. */
export function reserveOfKind(
  leads: readonly EstimatedLead[],
  { side, tier }: Pick<KindPrice, "side" | "tier">,
): Omit<EstimatedReserve, "isMissed"> & { readonly missed: number } {
  const some = leads.filter((lead) => lead.facts.side === side && lead.tier === tier);
  const { exclusiveCents = null, sharedCents = null } = some[0]?.reserve ?? {};
  return {
    exclusiveCents,
    sharedCents,
    missed: some.filter(({ reserve }) => reserve?.isMissed).length,
  };
}

/**
 * Facts that go with a better price, by the total gain for the source's leads. A lead is only
 * compared with others of its side, so that a source of buyers and sellers is not advised to send
 * sellers' facts. It is an observation, not a promise: a fact may coincide with another that is the
 * cause.
 */
export function raisesOf(leads: readonly EstimatedLead[]): Raise[] {
  return RAISING_FACTS.flatMap((fact) => raiseOf(fact, leads) ?? []).toSorted(
    (a, b) => gainOf(b) - gainOf(a),
  );
}

function raiseOf(fact: RaisingFact, leads: readonly EstimatedLead[]): Raise | null {
  const compared = LEAD_SIDES.flatMap((side) => {
    const some = leads.filter((lead) => lead.facts.side === side);
    const having = some.filter(({ facts }) => HAS[fact](facts));
    const lacking = some.filter(({ facts }) => !HAS[fact](facts));
    return having.length < LEAST_COMPARED || lacking.length < LEAST_COMPARED
      ? []
      : [{ having, lacking }];
  });
  const lacking = compared.reduce((sum, side) => sum + side.lacking.length, 0);
  if (lacking === 0) return null;
  // Each side is weighted by how many of its leads lack the fact.
  const weighted = (read: (side: (typeof compared)[number]) => readonly EstimatedLead[]): Cents =>
    (compared.reduce(
      (sum, side) =>
        sum + (totalOf(read(side)) * BigInt(side.lacking.length)) / BigInt(read(side).length),
      0n,
    ) / BigInt(lacking)) as Cents;
  const [withCents, withoutCents] = [
    weighted((side) => side.having),
    weighted((side) => side.lacking),
  ];
  return withCents <= withoutCents
    ? null
    : {
        fact,
        lacking,
        leads: compared.reduce((sum, side) => sum + side.having.length + side.lacking.length, 0),
        withCents,
        withoutCents,
      };
}

function totalOf(leads: readonly EstimatedLead[]): bigint {
  return leads.reduce((sum, { earningCents }) => sum + earningCents, 0n);
}

function gainOf({ lacking, withCents, withoutCents }: Raise): number {
  return lacking * Number(withCents - withoutCents);
}
