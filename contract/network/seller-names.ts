// Defines the operations on seller names, by which consents name buyers, and on the network's
// published buyer list.
import { type Static, Type } from "typebox";
import { ACCOUNT_STATUSES } from "../../domain/access/account-status.ts";
import { LONGEST_SELLER_NAME, MOST_SELLER_NAMES } from "../../domain/sellers/seller-name.ts";
import { defineCollection, listQueryOf, timeField, uuidField, wordField } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const SELLER_NAME_STATES = ["waiting", "approved", "ended", "refused", "withdrawn"] as const;

export const SELLER_NAMES = defineCollection({
  name: "seller names",
  fields: {
    id: uuidField,
    account_id: uuidField,
    state: wordField(SELLER_NAME_STATES),
    requested_at: timeField,
  },
  orders: ["requested_at"],
});

export const SellerName = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    account_name: Type.String({ description: "The company's display name, which never counts." }),
    account_status: enumOf(ACCOUNT_STATUSES),
    name: Type.String({ description: "The name that a consent must contain." }),
    state: enumOf(SELLER_NAME_STATES, {
      description:
        "waiting: the network has not decided. approved: consents given since approved_at may " +
        "contain it. ended: consents given from approved_at until ended_at may.",
    }),
    is_listed: Type.Boolean({
      description: "Whether it is on the network's published buyer list while it is approved.",
    }),
    requested_at: Timestamp,
    approved_at: nullable(Timestamp),
    ended_at: nullable(Timestamp),
    refusal: nullable(Type.String(), { description: "Why the network refused it." }),
    alike: Type.Array(
      Type.Object({ account_name: Type.String(), name: Type.String() }, { title: "AlikeName" }),
      {
        description:
          "For the network, while the name waits: names of other buyers that differ only in the " +
          "legal form, or look the same.",
      },
    ),
    abilities: Type.Object(
      { end: Type.Boolean(), decide: Type.Boolean(), list: Type.Boolean() },
      { title: "SellerNameAbilities" },
    ),
  },
  { title: "SellerName" },
);
export type SellerName = Static<typeof SellerName>;

const answer = { 200: { description: "The name as it is now.", schema: SellerName } } as const;
const own = ["unauthenticated", "suspended", "forbidden"] as const;
const ofName = closed({ id: Uuid });

export const listSellerNames = defineOperation({
  method: "GET",
  path: "/v1/seller-names",
  operationId: "listSellerNames",
  tags: ["Accounts"],
  summary: "List seller names",
  description:
    "Names of your account; the network sees those of all buyers. A consent covers a buyer only " +
    "by a name that was approved when the consent was given.",
  access: ["session", "key"],
  isOpenToWaiting: true,
  request: { query: listQueryOf(SELLER_NAMES) },
  responses: { 200: { description: "A page.", schema: pageOf(SellerName, "SellerNamePage") } },
  problems: own,
});

export const requestSellerName = defineOperation({
  method: "POST",
  path: "/v1/seller-names",
  operationId: "requestSellerName",
  tags: ["Accounts"],
  summary: "Request a seller name",
  description:
    "For an advertiser's owners. The name must be free: no other buyer has or had it, or one " +
    "that differs only in case, spaces, punctuation, accents or characters that look alike. An " +
    `account has at most ${MOST_SELLER_NAMES} names that are approved or wait. A name that it ` +
    "has already is answered as it is.",
  access: ["session"],
  isOpenToWaiting: true,
  request: {
    body: closed({ name: Type.String({ minLength: 1, maxLength: LONGEST_SELLER_NAME }) }),
  },
  responses: answer,
  problems: own,
  example: { name: "Elm Home Buyers LLC" },
});

export const endSellerName = defineOperation({
  method: "POST",
  path: "/v1/seller-names/{id}/end",
  operationId: "endSellerName",
  tags: ["Accounts"],
  summary: "End a seller name, or withdraw the request for it",
  description:
    "For the advertiser's owners and the network. Consents given from now on no longer cover the " +
    "buyer by this name; earlier ones still do. The name stays the account's: no other buyer can " +
    "have it.",
  access: ["session"],
  isOpenToWaiting: true,
  request: { params: ofName },
  responses: answer,
  problems: [...own, "not_found", "already_decided"],
});

export const decideSellerName = defineOperation({
  method: "POST",
  path: "/v1/seller-names/{id}/decision",
  operationId: "decideSellerName",
  tags: ["Accounts"],
  summary: "Approve or decline a seller name",
  description:
    "For the network. Approved, the name counts for consents given from now on. The account must " +
    "be approved first. The buyer is notified.",
  access: ["session"],
  request: {
    params: ofName,
    body: closed({
      decision: enumOf(["approve", "refuse"]),
      is_listed: Type.Optional(
        Type.Boolean({
          description: "With approve: whether the name is on the buyer list; true if absent.",
        }),
      ),
      reason: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 500,
          pattern: "\\S",
          description: "With refuse, required: the buyer reads it.",
        }),
      ),
    }),
  },
  responses: answer,
  problems: [...own, "not_found", "already_decided"],
  example: { decision: "approve" },
});

export const setSellerNameListing = defineOperation({
  method: "POST",
  path: "/v1/seller-names/{id}/listing",
  operationId: "setSellerNameListing",
  tags: ["Accounts"],
  summary: "Update whether a seller name is on the buyer list",
  description:
    "For the network. The change holds for consents given from now on, so the name ends and " +
    "begins again: the answer has a new id.",
  access: ["session"],
  request: { params: ofName, body: closed({ is_listed: Type.Boolean() }) },
  responses: answer,
  problems: [...own, "not_found", "already_decided"],
  example: { is_listed: false },
});

export const BuyerListVersion = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: "0: there was no list yet." }),
    from: nullable(Timestamp),
    until: nullable(Timestamp, { description: "Null while this version is in force." }),
  },
  { title: "BuyerListVersion" },
);

export const BuyerList = Type.Object(
  {
    ...BuyerListVersion.properties,
    network_name: Type.String(),
    buyers: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          since: Timestamp,
        },
        { title: "ListedBuyer" },
      ),
      { description: "By name." },
    ),
    versions: Type.Array(BuyerListVersion, {
      description: "The latest 100 versions of the list, newest first.",
    }),
  },
  { title: "BuyerList" },
);
export type BuyerList = Static<typeof BuyerList>;

export const getBuyerList = defineOperation({
  method: "GET",
  path: "/v1/buyer-list",
  operationId: "getBuyerList",
  tags: ["Accounts"],
  summary: "Retrieve the network's buyer list",
  description:
    "The companies that a consent covers when its text names the network and its buyer list: as " +
    "the list stands now, or as it stood at a moment or in a version.",
  access: ["public"],
  request: {
    query: closed({
      at: Type.Optional(
        Type.String({ format: "date-time", description: "The moment at which the list stood." }),
      ),
      version: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
  },
  responses: { 200: { description: "The list.", schema: BuyerList } },
  problems: ["not_found"],
});
