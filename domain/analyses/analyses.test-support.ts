// Generates any possible leads and counts for tests of the analyses.
import fc from "fast-check";
import { DEFAULT_CALLING_RULES } from "../calling/calling-rules.ts";
import {
  AGENT_STATUSES,
  CONSENT_CHANNELS,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIMINGS,
} from "../lead/vocabulary.ts";
import { US_STATES } from "../lead/us-states.ts";
import { cents } from "../money/money.ts";
import { PROGRESS } from "../sales/outcome.ts";
import { type AnalysedLead, READER_VIEWS } from "./analysed-lead.ts";
import {
  type CountedRow,
  type CountedSpan,
  MARKET_DAYS,
  MARKET_GROUPS,
  type ShownMarket,
  maskMarket,
} from "./market-figures.ts";

const orNull = <Value>(of: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(of, { nil: null });
const amount = fc.integer({ min: 0, max: 5_000_000_000 }).map(cents);
const part = fc.integer({ min: 0, max: 100 });
const hours = orNull(
  fc
    .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
    .filter(([from, until]) => from < until)
    .map(([from, until]) => ({ from, until })),
);

const rules = fc.oneof(
  fc.constantFrom(...DEFAULT_CALLING_RULES),
  fc.record({
    state: fc.constant("US"),
    weekdays: hours,
    saturday: hours,
    sunday: hours,
    holidays: fc.boolean(),
    mostCalls: orNull(fc.integer({ min: 1, max: 9 })),
    source: fc.constant("test"),
    checkedOn: fc.constant("2026-01-01"),
  }),
);

export const anyLead: fc.Arbitrary<AnalysedLead> = fc.record({
  view: fc.constantFrom(...READER_VIEWS),
  side: fc.constantFrom(...LEAD_SIDES),
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
  state: orNull(fc.constantFrom(...US_STATES.map(({ code }) => code))),
  timing: fc.constantFrom(...TIMINGS),
  priceMinCents: orNull(amount),
  priceMaxCents: orNull(amount),
  beds: orNull(fc.integer({ min: 0, max: 20 })),
  bathsQuarters: orNull(fc.integer({ min: 0, max: 80 })),
  livingAreaSqft: orNull(fc.integer({ min: 1, max: 100_000 })),
  financeStatus: orNull(fc.constantFrom(...FINANCE_STATUSES)),
  agentStatus: orNull(fc.constantFrom(...AGENT_STATUSES)),
  channels: fc.subarray([...CONSENT_CHANNELS]),
  hasCertificate: fc.boolean(),
  score: fc.record({ engagement: part, intent: part, financial: part }),
  isFaded: fc.boolean(),
  receivedMinute: orNull(fc.integer({ min: 0, max: 1_439 })),
  progress: orNull(fc.constantFrom(...PROGRESS)),
  rule: rules,
});

const span: fc.Arbitrary<CountedSpan> = fc
  .tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 100 }))
  .chain(([leads, percent]) =>
    fc.record({
      leads: fc.constant(leads),
      sold: fc.constant(Math.floor((leads * percent) / 100)),
      sales: fc.integer({ min: 0, max: 9_000 }),
      medianPriceCents: orNull(amount),
      payouts: fc.integer({ min: 0, max: 9_000 }),
      medianPayoutCents: orNull(amount),
      priced: fc.integer({ min: 0, max: 3_000 }),
      medianPropertyCents: orNull(amount),
    }),
  );

export const anyCounts: fc.Arbitrary<readonly CountedRow[]> = fc.tuple(
  ...MARKET_GROUPS.flatMap((group) =>
    MARKET_DAYS.map((days) =>
      fc.record({
        group: fc.constant(group),
        days: fc.constant(days),
        current: span,
        before: span,
      }),
    ),
  ),
);

const exactly = (value: ReturnType<typeof cents>) => ({ fromCents: value, toCents: value });

export const anyMarket: fc.Arbitrary<ShownMarket> = fc
  .tuple(anyCounts, fc.boolean(), fc.boolean())
  .map(([rows, price, payout]) =>
    maskMarket(
      rows,
      {
        price: price ? exactly : null,
        payout: payout ? exactly : null,
        propertyPrice: exactly,
      },
      { isAbout: false, count: (count) => count },
    ),
  );

/** A buyer's simple case. */
export const LEAD: AnalysedLead = {
  view: "purchased",
  side: "seller",
  propertyType: "single_family",
  state: "CA",
  timing: "asap_0_30d",
  priceMinCents: cents(35_000_000),
  priceMaxCents: cents(35_000_000),
  beds: 3,
  bathsQuarters: 8,
  livingAreaSqft: 1_400,
  financeStatus: "not_applicable",
  agentStatus: "none",
  channels: ["call", "text", "email"],
  hasCertificate: true,
  score: { engagement: 62, intent: 90, financial: 80 },
  isFaded: false,
  receivedMinute: 630,
  progress: "new",
  rule: DEFAULT_CALLING_RULES[0]!,
};
