// Reports of what stands now, whatever the period: the accounts' balances, and what is wanted.
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
    pending_cents: centsOf("Earned, and not yet payable."),
    disputed_cents: centsOf("The part of pending that waits for returns to be decided."),
    held: Type.Array(
      Type.Object(
        {
          reason: enumOf(HOLD_REASONS),
          amount_cents: centsOf("What is held for it."),
          count: Type.Integer(),
          until: nullable(Timestamp, {
            description: "When the last of it is free; null where nobody can say.",
          }),
        },
        { title: "HeldEarnings" },
      ),
      { description: "Pending by what it waits for; together it is pending." },
    ),
    payable_cents: centsOf("Payable, in a payout under way or not."),
    under_way_cents: centsOf("The part of payable that was asked for and is not sent."),
    paid_cents: centsOf("Paid out so far."),
    calendar: Type.Array(
      Type.Object(
        {
          date: Type.String({ description: "YYYY-MM-DD in the zone." }),
          amount_cents: centsOf("What becomes payable on it."),
        },
        { title: "PayableDay" },
      ),
      {
        description:
          "When pending earnings become payable: the days of the next 60 on which something " +
          "does. What is due already stands on today.",
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
    balance_cents: signedCents("What was paid in, less what was spent."),
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
        description: "Every kind of account of the book. They sum to 0.",
      },
    ),
    receivable_cents: centsOf("What advertisers owe: their wallets below 0."),
    payable_cents: centsOf("What affiliates are owed: payable and pending."),
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
  summary: "Read what stands on the accounts now",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "In the shape of who asks.", schema: Balances } },
  problems: [...PROBLEMS, "not_found"],
});

export const DemandOrder = Type.Object(
  {
    id: Type.String({
      description: "Opaque: it names the order for you alone, and nobody behind it.",
    }),
    states: Type.Array(Type.String(), {
      description:
        "Where it buys. Of an order for a circle around a place, the state of its centre.",
    }),
    county_count: countOrNull("Counties it is limited to; null where it names none."),
    zip_count: countOrNull("ZIPs it is limited to; null where it names none."),
    radius_miles: countOrNull(
      "Within how many miles of a place; null where it names none, or several.",
    ),
    sides: nullable(Type.Array(enumOf(LEAD_SIDES)), { description: "Null is any." }),
    property_types: nullable(Type.Array(enumOf(PROPERTY_TYPES)), { description: "Null is any." }),
    tiers: nullable(Type.Array(enumOf(TIERS)), { description: "Null is any." }),
    minimum_score: countOrNull("0–10,000; null where there is none."),
    exclusive_payout_cents: nullable(
      centsOf(
        "What you would earn of its exclusive bid, before adjustments, rounded down; null " +
          "where it does not bid.",
      ),
    ),
    shared_payout_cents: nullable(centsOf("The same of a shared slot.")),
    remaining_today: nullable(enumOf(ROOMS), {
      description: "How many leads it can still take today; null where nothing limits it.",
    }),
    matching_leads: Type.Integer({
      description: "Your listed leads that nobody bought yet and that meet its criteria.",
    }),
  },
  { title: "DemandOrder", description: "An active order, without its buyer." },
);
export type DemandOrder = Static<typeof DemandOrder>;

const DemandState = Type.Object(
  {
    state: Type.String({ description: "USPS code." }),
    orders: Type.Integer({ description: "Orders that buy there and still have room today." }),
    unmet: enumOf(UNMET_STEPS, {
      description:
        "How many more leads a day these orders would take than come: the sum of their rooms " +
        `today, each counted as at most ${MOST_ROOM} and one without a limit as ${MOST_ROOM}, ` +
        `less the accepted leads of the state a day, in the mean of the last ${PACE_DAYS} days ` +
        "up to the last whole hour. An order that buys in several states counts whole in each.",
    }),
    best_payout_cents: centsOf(
      "The most that you would earn by one of these orders, before adjustments, rounded down.",
    ),
  },
  { title: "DemandState", description: "What is wanted in a state beyond what comes there." },
);

export const getDemandReport = defineOperation({
  method: "GET",
  path: "/v1/reports/demand",
  operationId: "getDemandReport",
  tags: ["Reports"],
  summary: "Read what is wanted now",
  description:
    "Affiliates and the operator only. Orders that take none of your sources are left out.",
  access: ["session", "key"],
  request: {},
  responses: {
    200: {
      description: "Where more is wanted than comes, and the orders that pay most.",
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
                "What the payouts are worked out with; the operator sees the whole bids.",
            },
          ),
          states: Type.Array(DemandState, {
            description:
              "Those in which an order still has room today, over the 2,000 orders that pay " +
              "most, by their codes.",
          }),
          orders: Type.Array(DemandOrder, {
            description: "The 200 that pay most, the best first.",
          }),
        },
        { title: "DemandReport" },
      ),
    },
  },
  problems: PROBLEMS,
});
