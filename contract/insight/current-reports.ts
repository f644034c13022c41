// Defines the reports of the current state, without a period: balances and open demand.
import { type Static, Type } from "typebox";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS } from "../../domain/lead/vocabulary.ts";
import { HOLD_REASONS } from "../../domain/ledger/earning-terms.ts";
import { LEDGER_ACCOUNT_KINDS } from "../../domain/ledger/transfer.ts";
import { ROOMS } from "../../domain/reports/open-order.ts";
import { MOST_ROOM, PACE_DAYS, UNMET_STEPS } from "../../domain/reports/unmet-demand.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, centsOf, enumOf, nullable, signedCents } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const countOrNull = (description: string) => nullable(Type.Integer({ description }));

const AffiliateBalances = Type.Object(
  {
    view: Type.Literal("affiliate"),
    at: Timestamp,
    time_zone: Type.String(),
    pending_cents: centsOf("Earned, but not yet payable."),
    disputed_cents: centsOf("The part of pending that waits for the decision on returns."),
    held: Type.Array(
      Type.Object(
        {
          reason: enumOf(HOLD_REASONS),
          amount_cents: centsOf("The amount pending for this reason."),
          count: Type.Integer(),
          until: nullable(Timestamp, {
            description: "When the last of it becomes payable; null if unknown.",
          }),
        },
        { title: "HeldEarnings" },
      ),
      { description: "Pending by reason; the amounts sum to pending." },
    ),
    payable_cents: centsOf("Payable, including the amount in open payouts."),
    under_way_cents: centsOf("The part of payable in payouts that are requested but not sent."),
    paid_cents: centsOf("Paid out so far."),
    calendar: Type.Array(
      Type.Object(
        {
          date: Type.String({ description: "YYYY-MM-DD in the zone." }),
          amount_cents: centsOf("What becomes payable on that day."),
        },
        { title: "PayableDay" },
      ),
      {
        description:
          "When pending earnings become payable: those of the next 60 days on which some do. " +
          "Earnings that are already due count under today.",
      },
    ),
  },
  { title: "AffiliateBalances" },
);
export type AffiliateBalances = Static<typeof AffiliateBalances>;
const AdvertiserBalances = Type.Object(
  {
    view: Type.Literal("advertiser"),
    at: Timestamp,
    time_zone: Type.String(),
    balance_cents: signedCents("Deposits less spending."),
    held_cents: centsOf("Reserved by open offers."),
    credit_limit_cents: centsOf("How far below 0 the balance may go."),
    available_cents: signedCents("What can be spent now."),
  },
  { title: "AdvertiserBalances" },
);
const AdminBalances = Type.Object(
  {
    view: Type.Literal("admin"),
    at: Timestamp,
    time_zone: Type.String(),
    accounts: Type.Array(
      Type.Object(
        { kind: enumOf(LEDGER_ACCOUNT_KINDS), balance_cents: signedCents("Credits less debits.") },
        { title: "LedgerTotal" },
      ),
      {
        description: "Every kind of account in the ledger. The balances sum to 0.",
      },
    ),
    receivable_cents: centsOf("What advertisers owe: the sum of their negative wallets."),
    payable_cents: centsOf("What the network owes affiliates: payable and pending."),
  },
  { title: "AdminBalances" },
);
export const Balances = Type.Union([AffiliateBalances, AdvertiserBalances, AdminBalances], {
  title: "Balances",
});
export type Balances = Static<typeof Balances>;

export const getBalancesReport = defineOperation({
  method: "GET",
  path: "/v1/reports/balances",
  operationId: "getBalancesReport",
  tags: ["Reports"],
  summary: "Retrieve current balances",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: {},
  responses: {
    200: { description: "The balances, in the shape for the caller's role.", schema: Balances },
  },
  problems: [...PROBLEMS, "not_found"],
});

export const DemandOrder = Type.Object(
  {
    id: Type.String({
      description: "Opaque: it identifies the campaign to you only, and does not reveal its buyer.",
    }),
    states: Type.Array(Type.String(), {
      description:
        "Where it buys. For a campaign with a radius around a place, the state of the center.",
    }),
    county_count: countOrNull("Number of counties it is limited to; null without this limit."),
    zip_count: countOrNull("Number of ZIPs it is limited to; null without this limit."),
    radius_miles: countOrNull("Radius in miles around a place; null with no place or several."),
    sides: nullable(Type.Array(enumOf(LEAD_SIDES)), { description: "Null means any." }),
    property_types: nullable(Type.Array(enumOf(PROPERTY_TYPES)), {
      description: "Null means any.",
    }),
    tiers: nullable(Type.Array(enumOf(TIERS)), { description: "Null means any." }),
    minimum_score: countOrNull("0–10,000; null for no minimum."),
    exclusive_payout_cents: nullable(
      centsOf(
        "What you would earn from its exclusive bid, before adjustments, rounded down; null " +
          "without this bid.",
      ),
    ),
    shared_payout_cents: nullable(centsOf("The same for a shared slot.")),
    remaining_today: nullable(enumOf(ROOMS), {
      description: "How many more leads it can buy today; null for no limit.",
    }),
    matching_leads: Type.Integer({
      description: "Your listed, unsold leads that match its criteria.",
    }),
  },
  { title: "DemandOrder", description: "An active campaign, without its buyer." },
);
export type DemandOrder = Static<typeof DemandOrder>;

const DemandState = Type.Object(
  {
    state: Type.String({ description: "USPS code." }),
    orders: Type.Integer({
      description: "Campaigns that buy there and still have capacity today.",
    }),
    unmet: enumOf(UNMET_STEPS, {
      description:
        "How many more leads a day these campaigns would buy than arrive: the sum of their " +
        `capacities today, each counted as at most ${MOST_ROOM} and one without a limit as ` +
        `${MOST_ROOM}, less the accepted leads of the state per day, the mean of the last ` +
        `${PACE_DAYS} days up to the last whole hour. A campaign that buys in several states ` +
        "counts fully in each.",
    }),
    best_payout_cents: centsOf(
      "The most that you would earn from one of these campaigns, before adjustments, rounded down.",
    ),
  },
  { title: "DemandState", description: "Demand in a state beyond the leads that arrive there." },
);

export const getDemandReport = defineOperation({
  method: "GET",
  path: "/v1/reports/demand",
  operationId: "getDemandReport",
  tags: ["Reports"],
  summary: "Retrieve open demand",
  description:
    "For affiliates and the network only. Campaigns that buy from none of your sources are left " +
    "out, and so are bids that their buyer's balance and credit don't cover.",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: {},
  responses: {
    200: {
      description: "States with more demand than leads, and the campaigns that pay most.",
      schema: Type.Object(
        {
          at: Timestamp,
          terms: Type.Object(
            {
              kind: enumOf(["share", "flat"]),
              amount: Type.Integer({ description: "Basis points for share, cents for flat." }),
            },
            {
              title: "PayoutTerms",
              description:
                "The terms from which the payouts are computed; the network sees the full bids.",
            },
          ),
          states: Type.Array(DemandState, {
            description:
              "States in which a campaign still has capacity today, among the 2,000 campaigns " +
              "that pay most, ordered by code.",
          }),
          orders: Type.Array(DemandOrder, {
            description: "The 200 that pay most, best first.",
          }),
        },
        { title: "DemandReport" },
      ),
    },
  },
  problems: PROBLEMS,
});
