// Defines the operations on accounts.
import { ACCOUNT_STATUSES } from "../../domain/access/account-status.ts";
import { APPLICATION_STATES } from "../../domain/applications/application.ts";
import { RATE_WINDOW_DAYS } from "../../domain/returns/terms.ts";
import { type Static, Type } from "typebox";
import { BUYER_KINDS, TRAFFIC_KINDS } from "../../domain/lead/vocabulary.ts";
import {
  type CollectionField,
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
  wordsField,
} from "../collection.ts";
import { LONGEST_DIALER_URL } from "../../domain/sales/dialer-template.ts";
import { NOT_FOR_AGENTS } from "../marketplace/lead-sale.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const ACCOUNT_KINDS = ["network", "advertiser", "affiliate"] as const;

/** Equal means that the account has it; for callers other than people of the network none has. */
const tagField: CollectionField = { type: "text", operators: ["eq", "in"] };

export const ACCOUNTS = defineCollection({
  name: "accounts",
  fields: {
    id: uuidField,
    find: wordsField,
    kind: wordField(ACCOUNT_KINDS),
    status: wordField(ACCOUNT_STATUSES),
    application: wordField(APPLICATION_STATES),
    name: textField,
    tag: tagField,
    created_at: timeField,
  },
  orders: ["created_at", "name"],
});

export const UsState = Type.String({ pattern: "^[A-Z]{2}$", description: "Two letters." });

/** Our limit: no wallet needs as much. */
const MOST_LOW_BALANCE = 100_000_000;
export const LowBalance = Type.Integer({ minimum: 1, maximum: MOST_LOW_BALANCE });

export const DialerUrl = Type.String({ maxLength: LONGEST_DIALER_URL });

export const BuyerFacts = Type.Object(
  {
    buyer_kind: enumOf(BUYER_KINDS),
    licensed_states: Type.Array(UsState, {
      description: "Where it may buy: the states that its licenses open now.",
    }),
    claimed_states: Type.Array(UsState, {
      description: "Where it says it is licensed, confirmed or not.",
    }),
    seller_names: Type.Array(
      Type.Object(
        { name: Type.String(), is_listed: Type.Boolean() },
        { title: "StandingSellerName" },
      ),
      {
        description:
          "The names by which a consent covers the buyer now, and whether each is on the " +
          "network's published buyer list.",
      },
    ),
    bid_modifier: Type.Integer({
      description:
        "5,000–10,000: changes the rank of a bid, never the price. 10,000 less the share of " +
        `declined returns in the last ${RATE_WINDOW_DAYS} days, at least the network's ` +
        "least_modifier_basis_points.",
    }),
    low_balance_cents: nullable(LowBalance, {
      description:
        "Your members are notified when the wallet falls below it. Null: the price of five leads " +
        `at your highest bid. ${NOT_FOR_AGENTS}`,
    }),
    return_days: nullable(Type.Integer(), {
      description:
        "Agreed days after delivery in which a lead that it buys now may be returned; null for " +
        "return_days of the network's settings.",
    }),
    dialer_url: nullable(DialerUrl, {
      description: "What a press on a lead's number opens; null for the phone itself.",
    }),
  },
  { title: "BuyerFacts" },
);

export const Account = Type.Object(
  {
    id: Uuid,
    kind: enumOf(ACCOUNT_KINDS),
    name: Type.String(),
    status: enumOf(ACCOUNT_STATUSES),
    time_zone: Type.String(),
    created_at: Timestamp,
    buyer: nullable(BuyerFacts, { description: "Null unless the account is an advertiser." }),
    earning: nullable(
      Type.Object({
        kind: enumOf(["share", "flat"]),
        amount: Type.Integer({ description: "Basis points for share, cents for flat." }),
      }),
      { description: `Null unless the account is an affiliate. ${NOT_FOR_AGENTS}` },
    ),
    traffic_kind: nullable(enumOf(TRAFFIC_KINDS), {
      description:
        "Where most of the affiliate's leads come from, by its own word. Null if it has not " +
        "said, or the account is no affiliate.",
    }),
    application: nullable(enumOf(APPLICATION_STATES), {
      description: "The state of its application; null if it joined without one.",
    }),
    tags: nullable(Type.Array(Type.String()), {
      description:
        "The network's own words for the account, for people of the network. Null for all " +
        "others, the account itself included.",
    }),
    abilities: Type.Object(
      { update: Type.Boolean(), approve: Type.Boolean(), tag: Type.Boolean() },
      { title: "AccountAbilities" },
    ),
  },
  { title: "Account" },
);
export type Account = Static<typeof Account>;

export const listAccounts = defineOperation({
  method: "GET",
  path: "/v1/accounts",
  operationId: "listAccounts",
  tags: ["Accounts"],
  summary: "List accounts",
  description: "The network sees all accounts, other callers their own.",
  access: ["session", "key"],
  request: { query: listQueryOf(ACCOUNTS) },
  responses: { 200: { description: "A page.", schema: pageOf(Account, "AccountPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getAccount = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}",
  operationId: "getAccount",
  tags: ["Accounts"],
  summary: "Retrieve an account",
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The account.", schema: Account } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setAccountStatus = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/status",
  operationId: "setAccountStatus",
  tags: ["Accounts"],
  summary: "Approve, suspend or reinstate an account",
  description:
    "A suspension stops the account's members, keys and campaigns immediately. An approval is " +
    "told to the account by email.",
  access: ["session"],
  request: {
    params: closed({ id: Uuid }),
    body: closed({ status: enumOf(["active", "suspended"]) }),
  },
  responses: { 200: { description: "The account as it is now.", schema: Account } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { status: "active" },
});
