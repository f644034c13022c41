// Generates random bidders and leads for property tests: every kind of limit, every kind of
// consent, all from one seed.
import { NOT_STATED } from "../lead/plain-fact-values.ts";
import fc from "fast-check";
import { SAMPLE_PLACE } from "../lead/samples.ts";
import type { LeadFacts } from "../lead/lead.ts";
import { CONSENT_CHANNELS, TIERS, TIMINGS } from "../lead/vocabulary.ts";
import { type Cents, cents } from "../money/money.ts";
import type { Bidder } from "./bidder.ts";
import type { SellerNamePeriod } from "../sellers/seller-name.ts";
import type { AccountLimits } from "./account-limits.ts";
import type { Limits } from "./caps.ts";
import { MemoryBidders } from "./memory-bidder-state.ts";
import { type AuctionLead, ROUTINGS } from "./auction-lead.ts";

export const AT_MS = Date.parse("2026-06-03T18:00:00Z");
const ACCOUNTS = ["acc-a", "acc-b", "acc-c", "acc-d", "acc-e"] as const;
const SOURCES = ["src-1", "src-2"] as const;

const amount = (most: number): fc.Arbitrary<Cents> =>
  fc.integer({ min: 100, max: most }).map((value) => cents(value));
const limits: fc.Arbitrary<Limits> = fc.record({
  leads: fc.record(
    {
      hour: fc.integer({ min: 1, max: 4 }),
      day: fc.integer({ min: 1, max: 8 }),
      total: fc.integer({ min: 1, max: 10 }),
    },
    { requiredKeys: [] },
  ),
  cents: fc.record({ day: amount(30_000), month: amount(90_000) }, { requiredKeys: [] }),
});

/** When a name of a generated bidder comes or goes: within the times of the leads' consents. */
const NAME_CHANGE_MS = AT_MS - 500;

function namesOf(
  accountId: string,
  isListed: boolean,
  stands: "always" | "before" | "since" | "never",
): SellerNamePeriod[] {
  if (stands === "never") return [];
  return [
    {
      name: accountId,
      key: accountId,
      isListed,
      fromMs: stands === "since" ? NAME_CHANGE_MS : 0,
      untilMs: stands === "before" ? NAME_CHANGE_MS : null,
    },
  ];
}

/** Above the numbers of all bidders. */
const FIRST_LIMITS_NO = 100;
/** For some accounts limits over all campaigns, in a time zone of their own. */
const accountLimits: fc.Arbitrary<readonly (AccountLimits | null)[]> = fc.tuple(
  ...ACCOUNTS.map((_, index) =>
    fc.option(
      fc.record({
        no: fc.constant(FIRST_LIMITS_NO + index),
        limits: fc.record({
          leads: fc.record({ day: fc.integer({ min: 1, max: 4 }) }, { requiredKeys: [] }),
          cents: fc.record({ month: amount(40_000) }, { requiredKeys: [] }),
        }),
        timeZone: fc.constant("America/New_York"),
      }),
    ),
  ),
);

/** Bidders numbered from 1 over five accounts. */
export const bidders: fc.Arbitrary<Bidder[]> = fc
  .tuple(
    accountLimits,
    fc.array(
      fc.record({
        accountId: fc.constantFrom(...ACCOUNTS),
        exclusiveBidCents: fc.option(amount(12_000)),
        sharedBidCents: fc.option(amount(6_000)),
        adjustments: fc.array(
          fc.record({
            by: fc.constant("tier" as const),
            value: fc.constantFrom(...TIERS),
            percent: fc.integer({ min: -9_000, max: 30_000 }),
          }),
          { maxLength: 2 },
        ),
        modifier: fc.integer({ min: 8_000, max: 10_000 }),
        priority: fc.integer({ min: 1, max: 3 }),
        weight: fc.integer({ min: 1, max: 5 }),
        limits,
        sourceLimits: fc.oneof(fc.constant<Limits>({ leads: {}, cents: {} }), limits),
        pacing: fc.constantFrom("asap" as const, "even" as const),
        hours: fc.boolean(),
        blocked: fc.option(fc.constantFrom(...SOURCES)),
        contactChannels: fc.subarray([...CONSENT_CHANNELS], { minLength: 1 }),
        licensed: fc.boolean(),
        isListed: fc.boolean(),
        // A name that came, went or changed its place on the list while leads were decided.
        standsFor: fc.constantFrom("always", "before", "since", "never" as const),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  )
  .map(([shared, list]) =>
    list.map(({ hours, blocked, licensed, isListed, standsFor, ...bidder }, index): Bidder => ({
      ...bidder,
      no: index + 1,
      campaignId: `campaign-${index + 1}`,
      buyerKind: "agent",
      returnDays: 7,
      accountLimits: shared[ACCOUNTS.indexOf(bidder.accountId)] ?? null,
      sellerNames: namesOf(bidder.accountId, isListed, standsFor),
      schedule: {
        timeZone: "America/Los_Angeles",
        hours: hours ? [{ weekday: 2, openMinute: 600, closeMinute: 720 }] : [],
      },
      blockedSourceIds: new Set(blocked === null ? [] : [blocked]),
      licensedStates: new Set(licensed ? ["CA"] : ["CA", "TX"]),
    })),
  );

export const FACTS: LeadFacts = {
  ...NOT_STATED,
  side: "seller",
  propertyType: "single_family",
  place: SAMPLE_PLACE,
  priceMinCents: null,
  priceMaxCents: null,
  beds: 3,
  bathsQuarters: 8,
  livingAreaSqft: 1_400,
  timing: TIMINGS[0],
  financeStatus: "cash",
  agentStatus: "none",
  consentChannels: CONSENT_CHANNELS,
  verifications: [],
  ageMinutes: 0,
};

/** A lead offered to `count` bidders, all of whose criteria match. */
export const offersFor = (count: number): fc.Arbitrary<AuctionLead[]> =>
  fc
    .array(
      fc.record({
        tier: fc.constantFrom(...TIERS),
        scope: fc.constantFrom("named" as const, "network" as const, "none" as const),
        sellers: fc.subarray([...ACCOUNTS]),
        consentedMsAgo: fc.integer({ min: 0, max: 1_000 }),
        channels: fc.subarray([...CONSENT_CHANNELS]),
        sourceId: fc.constantFrom(...SOURCES),
        allowsExclusive: fc.boolean(),
        sharedSlots: fc.integer({ min: 0, max: 5 }),
        share: fc.integer({ min: 1_000, max: 10_000 }),
        reserve: fc.integer({ min: 0, max: 4_000 }),
        routing: fc.constantFrom(...ROUTINGS),
        owners: fc.subarray([...ACCOUNTS], { maxLength: 2 }),
        random: fc.integer({ min: 0, max: 0xffff_ffff }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((list) =>
      list.map((lead, index): AuctionLead => ({
        leadId: leadIdOf(index, lead.random),
        facts: FACTS,
        tier: lead.tier,
        consent: { scope: lead.scope, sellerKeys: lead.sellers, channels: lead.channels },
        consentAtMs: AT_MS - lead.consentedMsAgo,
        sourceId: lead.sourceId,
        allowsExclusive: lead.allowsExclusive,
        sharedSlots: lead.sharedSlots,
        earningTerms: { kind: "share", share: lead.share },
        reserveExclusiveCents: cents(lead.reserve),
        reserveSharedCents: cents(Math.floor(lead.reserve / 2)),
        routing: lead.routing,
        ownerAccountIds: new Set(lead.owners),
        candidates: Array.from({ length: count }, (_, no) => no + 1),
        candidatesComplete: true,
      })),
    );

/** The id of a generated lead, which contains its index and its random number. */
function leadIdOf(index: number, random: number): string {
  const place = String(index).padStart(4, "0");
  return `018f0000-0000-7000-8000-${place}${random.toString(16).padStart(8, "0")}`;
}

/** The bidders in memory, with a small balance in each account. */
export function marketOf(list: readonly Bidder[], balances: readonly number[]): MemoryBidders {
  const market = new MemoryBidders();
  for (const bidder of list) market.bidders.set(bidder.no, bidder);
  for (const [index, accountId] of ACCOUNTS.entries())
    market.availableByAccount.set(accountId, BigInt(balances[index] ?? 0));
  return market;
}

export const balances = fc.array(fc.integer({ min: 0, max: 60_000 }), {
  minLength: ACCOUNTS.length,
  maxLength: ACCOUNTS.length,
});

/** Bidders, a batch for them, and their balances. */
export const scenes = bidders.chain((list) =>
  fc.record({ list: fc.constant(list), batch: offersFor(list.length), balances }),
);
