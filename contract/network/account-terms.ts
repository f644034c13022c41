// Defines the operations on the terms that the network agrees with an account.
import { type Static, type TSchema, Type } from "typebox";
import { LONGEST_HOLD_DAYS, MOST_EARNING_RULES } from "../../domain/terms/affiliate-terms.ts";
import { LONGEST_RETURN_DAYS } from "../../domain/terms/terms-documents.ts";
import { LEAD_SIDES, TIERS } from "../../domain/lead/vocabulary.ts";
import { defineCollection, listQueryOf, timeField, uuidField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "../schema.ts";
import { UsState } from "./accounts.ts";

export const ACCOUNT_TERMS = defineCollection({
  name: "account-terms",
  fields: { id: uuidField, account_id: uuidField, from_at: timeField },
  orders: ["from_at"],
});

/** Our limit: no lead is worth as much. */
const MOST_AMOUNT = 100_000_000;

const Earning = closed({
  kind: enumOf(["share", "flat"]),
  amount: Type.Integer({
    minimum: 0,
    maximum: MOST_AMOUNT,
    description: "Basis points of the price for share, at most 10,000; cents for flat.",
  }),
});

const anySide = nullable(enumOf(LEAD_SIDES), { description: "Null for every side." });

const perAccountWindow = <Amount extends TSchema>(amount: Amount, description: string) =>
  Type.Optional(
    closed(
      {
        day: Type.Optional(amount),
        week: Type.Optional(amount),
        month: Type.Optional(amount),
      },
      { description },
    ),
  );

export const AffiliateTerms = closed(
  {
    earning: Earning,
    earning_rules: Type.Array(
      closed({
        source_id: nullable(Uuid, { description: "Null for every source of the affiliate." }),
        side: anySide,
        tier: nullable(enumOf(TIERS), { description: "Null for every tier." }),
        from_sold: Type.Integer({
          minimum: 0,
          maximum: 1_000_000,
          description:
            "Only after a calendar month in which at least this many of the affiliate's leads " +
            "were sold, without those returned in it. 0 for every month.",
        }),
        earning: Earning,
      }),
      {
        maxItems: MOST_EARNING_RULES,
        description:
          "What the affiliate earns from certain leads instead. Of several rules the one that " +
          "says most counts: source before side, side before tier, tier before number sold; of " +
          "two that differ only in the number, the higher.",
      },
    ),
    reserves: Type.Array(
      closed({
        side: anySide,
        exclusive_cents: nullable(centsOf("The least payout for an exclusive sale.")),
        shared_cents: nullable(centsOf("The least payout for a shared slot.")),
      }),
      {
        maxItems: LEAD_SIDES.length + 1,
        description:
          "The least payouts where a source sets none. Null amounts leave it to the network's " +
          "price table.",
      },
    ),
    hold_days: nullable(Type.Integer({ minimum: 0, maximum: LONGEST_HOLD_DAYS }), {
      description:
        "Days that each earning is held after the return window. Null: the network's hold for " +
        "new affiliates.",
    }),
  },
  { title: "AffiliateTerms" },
);

export const BuyerTerms = closed(
  {
    return_days: nullable(Type.Integer({ minimum: 0, maximum: LONGEST_RETURN_DAYS }), {
      description:
        "Days after delivery in which a lead may be returned. Null: the network's window.",
    }),
    limits: closed(
      {
        leads: perAccountWindow(Type.Integer({ minimum: 1, maximum: 1_000_000 }), "Most leads."),
        cents: perAccountWindow(centsOf("Whole cents.", 1), "Most money, in cents."),
      },
      {
        description:
          "Caps and budgets over all campaigns of the account, by day, week and month of the " +
          "network's time zone. Leads that a person buys on the marketplace do not count.",
      },
    ),
    closed_states: Type.Array(UsState, {
      maxItems: 60,
      uniqueItems: true,
      description: "States in which the account may not buy, licensed or not.",
    }),
    exempt_states: Type.Array(UsState, {
      maxItems: 60,
      uniqueItems: true,
      description: "States where the account may buy although they are closed to its kind.",
    }),
  },
  { title: "BuyerTerms" },
);

export const AccountTerms = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    version: Type.Integer({ minimum: 1 }),
    affiliate: nullable(AffiliateTerms, { description: "Null unless the account is one." }),
    buyer: nullable(BuyerTerms, { description: "Null unless the account is an advertiser." }),
    from_at: Timestamp,
    until_at: nullable(Timestamp, { description: "Null for the terms that stand." }),
    reason: nullable(Type.String(), { description: "Why they were changed." }),
    changed_by_name: nullable(Type.String(), { description: "For the network; null for others." }),
    abilities: Type.Object({ change: Type.Boolean() }, { title: "AccountTermsAbilities" }),
  },
  { title: "AccountTerms" },
);
export type AccountTerms = Static<typeof AccountTerms>;

const ofAccount = closed({ id: Uuid });
const READ = ["unauthenticated", "suspended", "not_found"] as const;

export const getAccountTerms = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/terms",
  operationId: "getAccountTerms",
  tags: ["Accounts"],
  summary: "Retrieve the terms agreed with an account",
  description: "For the network, and the account itself.",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { params: ofAccount },
  responses: { 200: { description: "The terms that stand.", schema: AccountTerms } },
  problems: READ,
});

export const listAccountTerms = defineOperation({
  method: "GET",
  path: "/v1/account-terms",
  operationId: "listAccountTerms",
  tags: ["Accounts"],
  summary: "List the versions of agreed terms",
  description: "An account sees its own, the network all.",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { query: listQueryOf(ACCOUNT_TERMS) },
  responses: { 200: { description: "A page.", schema: pageOf(AccountTerms, "AccountTermsPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const setAccountTerms = defineOperation({
  method: "PUT",
  path: "/v1/accounts/{id}/terms",
  operationId: "setAccountTerms",
  tags: ["Accounts"],
  summary: "Replace the terms agreed with an account",
  description:
    "For people of the network who may set terms. They count for leads that are posted and " +
    "bought from then on; earlier leads and sales keep theirs. The account is told.",
  access: ["session"],
  needs: "recent_confirmation",
  request: {
    params: ofAccount,
    body: closed({
      version: Type.Integer({
        minimum: 1,
        description: "The version that you change; another one is refused.",
      }),
      reason: Type.String({
        minLength: 1,
        maxLength: 500,
        pattern: "\\S",
        description: "The account reads it.",
      }),
      affiliate: Type.Optional(AffiliateTerms),
      buyer: Type.Optional(BuyerTerms),
    }),
  },
  responses: { 200: { description: "The terms as they are now.", schema: AccountTerms } },
  problems: [...READ, "forbidden"],
  example: {
    version: 1,
    reason: "Agreed for the spring campaign.",
    affiliate: {
      earning: { kind: "share", amount: 7_500 },
      earning_rules: [],
      reserves: [],
      hold_days: null,
    },
  },
});
