// Defines the operations on wallets, their movements and top-ups, and on affiliates' earnings.
import { LEAST_TOP_UP_CENTS, MOST_TOP_UP_CENTS } from "../../domain/ledger/top-up.ts";
import { type Static, Type } from "typebox";
import { LEAD_SIDES } from "../../domain/lead/vocabulary.ts";
import { HOLD_REASONS } from "../../domain/ledger/earning-terms.ts";
import {
  defineCollection,
  filterQueryOf,
  integerField,
  listQueryOf,
  searchField,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { EARNING_STATUSES, SALE_MODES } from "../marketplace/sales.ts";
import {
  RequiredIdempotencyHeaders,
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  nullable,
  pageOf,
  signedCents,
} from "../schema.ts";

export const MOVEMENT_KINDS = [
  "sale",
  "return",
  "top_up",
  "payment",
  "refund",
  "adjustment",
  "goodwill",
  "promotion",
] as const;

export const WALLET_MOVEMENTS = defineCollection({
  name: "wallet-movements",
  fields: {
    account_id: uuidField,
    kind: wordField(MOVEMENT_KINDS),
    at: timeField,
    amount_cents: integerField,
  },
  orders: ["at"],
});

export const WalletMovement = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    kind: enumOf(MOVEMENT_KINDS),
    amount_cents: signedCents("Positive into the wallet, negative out of it."),
    at: Timestamp,
  },
  {
    title: "WalletMovement",
    description: "The amount that one cause moved. For a sale, `id` is the sale's id.",
  },
);
export type WalletMovement = Static<typeof WalletMovement>;

export const Wallet = Type.Object(
  {
    account_id: Uuid,
    balance_cents: signedCents("Deposits less spending."),
    held_cents: centsOf("Reserved by open offers."),
    promotional_cents: centsOf(
      "The part of the balance that is promotional credit: it is spent first, never refunded.",
    ),
    credit_limit_cents: centsOf("How far below 0 the balance may go."),
    available_cents: signedCents("What can be spent now."),
  },
  { title: "Wallet" },
);
export type Wallet = Static<typeof Wallet>;

export const getWallet = defineOperation({
  method: "GET",
  path: "/v1/wallet",
  operationId: "getWallet",
  tags: ["Money"],
  summary: "Retrieve your wallet",
  access: ["session", "key"],
  request: {},
  responses: { 200: { description: "The wallet.", schema: Wallet } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const listWalletMovements = defineOperation({
  method: "GET",
  path: "/v1/wallet-movements",
  operationId: "listWalletMovements",
  tags: ["Money"],
  summary: "List wallet movements",
  access: ["session", "key"],
  request: { query: listQueryOf(WALLET_MOVEMENTS) },
  responses: {
    200: { description: "A page.", schema: pageOf(WalletMovement, "WalletMovementPage") },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const WalletMovementTotals = Type.Object(
  {
    movements: Type.Integer({ description: "How many movements the conditions select." }),
    in_cents: centsOf("What they moved into wallets."),
    out_cents: centsOf("What they moved out of wallets."),
  },
  { title: "WalletMovementTotals" },
);

export const getWalletMovementTotals = defineOperation({
  method: "GET",
  path: "/v1/wallet-movements/totals",
  operationId: "getWalletMovementTotals",
  tags: ["Money"],
  summary: "Retrieve the totals of a list of wallet movements across all pages",
  access: ["session", "key"],
  request: { query: filterQueryOf(WALLET_MOVEMENTS) },
  responses: { 200: { description: "The totals.", schema: WalletMovementTotals } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getWalletMovement = defineOperation({
  method: "GET",
  path: "/v1/wallet-movements/{id}",
  operationId: "getWalletMovement",
  tags: ["Money"],
  summary: "Retrieve a wallet movement",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The movement.", schema: WalletMovement } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const topUpWallet = defineOperation({
  method: "POST",
  path: "/v1/wallet/top-ups",
  operationId: "topUpWallet",
  tags: ["Money"],
  summary: "Add sandbox money to your wallet",
  description: "Demo networks only: no real money moves. Elsewhere it answers not_found.",
  access: ["session", "key"],
  request: {
    headers: RequiredIdempotencyHeaders,
    body: closed({
      amount_cents: Type.Integer({
        minimum: LEAST_TOP_UP_CENTS,
        maximum: MOST_TOP_UP_CENTS,
        description: "Whole cents.",
      }),
    }),
  },
  responses: {
    200: {
      description: "The movement, and the wallet after it.",
      schema: Type.Object(
        { movement: WalletMovement, wallet: Wallet, sandbox: Type.Boolean() },
        { title: "TopUp" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "idempotency_mismatch"],
  example: { amount_cents: 50_000 },
});

export const EARNINGS = defineCollection({
  name: "earnings",
  fields: {
    id: uuidField,
    lead_id: uuidField,
    source_id: uuidField,
    affiliate_id: uuidField,
    mode: wordField(SALE_MODES),
    side: wordField(LEAD_SIDES),
    state: textField,
    status: wordField(EARNING_STATUSES),
    earned_at: timeField,
    amount_cents: integerField,
    payout_id: uuidField,
    sub1: textField,
    sub2: textField,
    sub3: textField,
    sub4: textField,
    sub5: textField,
    click_id: textField,
    vendor_lead_id: textField,
    text: searchField,
  },
  orders: ["earned_at"],
});

export const Earning = Type.Object(
  {
    id: Uuid,
    lead_id: Uuid,
    source_id: Uuid,
    affiliate_id: Uuid,
    mode: enumOf(SALE_MODES),
    amount_cents: centsOf("The affiliate's share of the sale."),
    status: enumOf(EARNING_STATUSES),
    earned_at: Timestamp,
    sub_ids: Type.Array(nullable(Type.String()), { description: "sub1 to sub5 of the lead." }),
    click_id: nullable(Type.String(), { description: "The click id of the lead." }),
    vendor_lead_id: nullable(Type.String(), {
      description: "The affiliate's own reference of the lead.",
    }),
    payout_id: nullable(Uuid, {
      description: "The open or sent payout that contains it; null if none does.",
    }),
    hold: nullable(
      Type.Object(
        {
          reason: enumOf(HOLD_REASONS),
          until: nullable(Timestamp, {
            description: "Null if unknown: until the return is decided.",
          }),
        },
        {
          title: "PendingReasonText",
          description:
            "Why the earning is pending. due: its time has come, and the next round moves it.",
        },
      ),
      { description: "Null unless it is pending." },
    ),
  },
  { title: "Earning", description: "The affiliate's share of one sale; `id` is the sale's id." },
);
export type Earning = Static<typeof Earning>;

export const listEarnings = defineOperation({
  method: "GET",
  path: "/v1/earnings",
  operationId: "listEarnings",
  tags: ["Money"],
  summary: "List earnings",
  access: ["session", "key"],
  request: { query: listQueryOf(EARNINGS) },
  responses: { 200: { description: "A page.", schema: pageOf(Earning, "EarningPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const EarningTotals = Type.Object(
  {
    earnings: Type.Integer({ description: "How many earnings the conditions select." }),
    reversed: Type.Integer({ description: "Of these, how many a return has reversed." }),
    amount_cents: centsOf("What those not reversed sum up to."),
    reversed_cents: centsOf("What those reversed would have been."),
  },
  { title: "EarningTotals" },
);

export const getEarningTotals = defineOperation({
  method: "GET",
  path: "/v1/earnings/totals",
  operationId: "getEarningTotals",
  tags: ["Money"],
  summary: "Retrieve the totals of a list of earnings across all pages",
  access: ["session", "key"],
  request: { query: filterQueryOf(EARNINGS) },
  responses: { 200: { description: "The totals.", schema: EarningTotals } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getEarning = defineOperation({
  method: "GET",
  path: "/v1/earnings/{id}",
  operationId: "getEarning",
  tags: ["Money"],
  summary: "Retrieve an earning",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The earning.", schema: Earning } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
