// Sources: where an affiliate's leads come from, each with a key of its own.
import { type Static, Type } from "typebox";
import { ROUTINGS } from "../domain/distribution/offer.ts";
import { LEAD_SIDES, SOURCE_KINDS, TIERS } from "../domain/lead/vocabulary.ts";
import { RAISING_FACTS } from "../domain/reports/source-prices.ts";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "./collection.ts";
import { defineOperation } from "./operation.ts";
import {
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  mergePatchOf,
  nullable,
  pageOf,
} from "./schema.ts";

export const SOURCE_STATUSES = ["active", "paused"] as const;
export const UNSOLD_RULES = ["reject", "list"] as const;

const MOST_ALLOWED_IPS = 50;
/** Hours that a replaced key may go on: a week. */
const MOST_KEPT_HOURS = 168;

export const SOURCES = defineCollection({
  name: "sources",
  fields: {
    id: uuidField,
    account_id: uuidField,
    name: textField,
    kind: wordField(SOURCE_KINDS),
    status: wordField(SOURCE_STATUSES),
    unsold_rule: wordField(UNSOLD_RULES),
    routing: wordField(ROUTINGS),
    created_at: timeField,
    updated_at: timeField,
  },
  orders: ["created_at", "updated_at", "name"],
});

export const SourceDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    kind: enumOf(SOURCE_KINDS, { description: "Cannot be changed later." }),
    status: Type.Optional(enumOf(SOURCE_STATUSES, { description: "Default: active." })),
    unsold_rule: Type.Optional(
      enumOf(UNSOLD_RULES, {
        description:
          "What happens to a lead no campaign buys. Default: reject for api, list for the others.",
      }),
    ),
    allows_exclusive: Type.Optional(Type.Boolean({ description: "Default: true." })),
    shared_slots: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 5,
        description: "How often a lead may be sold shared; 0 is never. Default: the network's.",
      }),
    ),
    reserve_exclusive_cents: Type.Optional(
      nullable(
        centsOf(
          "The least you must earn for an exclusive lead. Default: null, the network's price " +
            "table.",
        ),
      ),
    ),
    reserve_shared_cents: Type.Optional(
      nullable(
        centsOf(
          "The least you must earn per shared slot. Default: null, the network's price table.",
        ),
      ),
    ),
    routing: Type.Optional(
      enumOf(ROUTINGS, {
        description: "How the winner is found. Only the operator changes it. Default: best_price.",
      }),
    ),
    daily_cap: Type.Optional(
      nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
        description:
          "Most leads accepted per day. Only the operator raises or lifts it. Default: the " +
          "network's cap for new sources.",
      }),
    ),
    ping_expiry_s: Type.Optional(
      Type.Integer({
        minimum: 15,
        maximum: 120,
        description:
          "How many seconds an offer to a ping stands; fewer where hardly any offer is " +
          "posted. Default: 60.",
      }),
    ),
    allowed_ips: Type.Optional(
      Type.Array(Type.String({ maxLength: 49 }), {
        maxItems: MOST_ALLOWED_IPS,
        uniqueItems: true,
        description:
          "Addresses, and ranges such as 203.0.113.0/24, that its key is taken from. " +
          "Default: none, which is anywhere.",
      }),
    ),
  },
  { title: "SourceDocument" },
);
export type SourceDocument = Static<typeof SourceDocument>;

export const SourcePatch = mergePatchOf(SourceDocument, "SourcePatch");

export const Source = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    name: Type.String(),
    kind: enumOf(SOURCE_KINDS),
    status: enumOf(SOURCE_STATUSES),
    unsold_rule: enumOf(UNSOLD_RULES),
    allows_exclusive: Type.Boolean(),
    shared_slots: Type.Integer(),
    reserve_exclusive_cents: nullable(centsOf("Whole cents.")),
    reserve_shared_cents: nullable(centsOf("Whole cents.")),
    routing: enumOf(ROUTINGS),
    daily_cap: nullable(Type.Integer()),
    ping_expiry_s: Type.Integer({ description: "How many seconds an offer to a ping stands." }),
    allowed_ips: Type.Array(Type.String(), {
      description: "Where its key is taken from; none is anywhere.",
    }),
    key_hint: Type.String({ description: "The last characters of its key." }),
    old_key: nullable(
      Type.Object({ hint: Type.String(), until: Timestamp }, { title: "OldSourceKey" }),
      { description: "The key before it, while that still works." },
    ),
    posting_token: Type.Optional(
      Type.String({
        description:
          "Of its posting page, /spec/{token}; only for those who may change the source.",
      }),
    ),
    key: Type.Optional(
      Type.String({
        description: "Only in the answer that made the source: its key, never shown again.",
      }),
    ),
    version: Type.Integer({ description: "Grows with every change." }),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object(
      { update: Type.Boolean(), operate: Type.Boolean() },
      { title: "SourceAbilities" },
    ),
  },
  { title: "Source" },
);
export type Source = Static<typeof Source>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The source as it is now.", schema: Source } } as const;

export const listSources = defineOperation({
  method: "GET",
  path: "/v1/sources",
  operationId: "listSources",
  tags: ["Sources"],
  summary: "List sources",
  access: ["session", "key"],
  request: { query: listQueryOf(SOURCES) },
  responses: { 200: { description: "A page.", schema: pageOf(Source, "SourcePage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getSource = defineOperation({
  method: "GET",
  path: "/v1/sources/{id}",
  operationId: "getSource",
  tags: ["Sources"],
  summary: "Read a source",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setSource = defineOperation({
  method: "PUT",
  path: "/v1/sources/{id}",
  operationId: "setSource",
  tags: ["Sources"],
  summary: "Set a source",
  description:
    "Replaces the source, or makes it when there is none with this id: choose a new uuid for " +
    "it. The answer that makes it holds its key, once.",
  access: ["session", "key"],
  request: { ...one, body: SourceDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { name: "Landing page", kind: "api", unsold_rule: "list" },
});

export const mergeSource = defineOperation({
  method: "PATCH",
  path: "/v1/sources/{id}",
  operationId: "mergeSource",
  tags: ["Sources"],
  summary: "Change members of a source",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
  access: ["session", "key"],
  request: { ...one, body: SourcePatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { status: "paused" },
});

export const rotateSourceKey = defineOperation({
  method: "POST",
  path: "/v1/sources/{id}/key",
  operationId: "rotateSourceKey",
  tags: ["Sources"],
  summary: "Replace a source's key",
  description:
    "The old key works on for keep_old_hours, so that the new one can be put in place " +
    "everywhere; without them it stops within a second. A key before the old one stops at " +
    "once. The new key is shown in this answer only.",
  access: ["session", "key"],
  request: {
    ...one,
    body: closed(
      {
        keep_old_hours: Type.Optional(
          Type.Integer({ minimum: 0, maximum: MOST_KEPT_HOURS, description: "Default: 0." }),
        ),
      },
      { title: "KeyReplacement" },
    ),
    isBodyOptional: true,
  },
  responses: {
    200: {
      description: "The new key.",
      schema: Type.Object(
        { key: Type.String(), key_hint: Type.String(), old_key_until: nullable(Timestamp) },
        { title: "SourceKey" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
  example: { keep_old_hours: 24 },
});

export const endOldSourceKey = defineOperation({
  method: "DELETE",
  path: "/v1/sources/{id}/old-key",
  operationId: "endOldSourceKey",
  tags: ["Sources"],
  summary: "End a source's replaced key now",
  description: "It stops working within a second. Nothing happens where there is none.",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

const SourceKindPrice = Type.Object(
  {
    side: enumOf(LEAD_SIDES),
    tier: enumOf(TIERS),
    leads: Type.Integer(),
    taken: Type.Integer({ description: "Of these, how many somebody would buy now." }),
    median_cents: nullable(
      centsOf("What you would earn of the middle one of those; null where none would be bought."),
    ),
    best_cents: nullable(centsOf("Of the best one.")),
  },
  { title: "SourceKindPrice" },
);

const SourceRaise = Type.Object(
  {
    fact: enumOf(RAISING_FACTS),
    lacking: Type.Integer({ description: "Leads without it." }),
    leads: Type.Integer({ description: "Leads that were compared, each with others of its side." }),
    with_cents: centsOf(
      "What a lead with it would earn you on the average; those that nobody buys count as 0.",
    ),
    without_cents: centsOf("A lead without it."),
  },
  { title: "SourceRaise", description: "What was seen, not a promise." },
);

export const SourcePrices = Type.Object(
  {
    at: Timestamp,
    since: Timestamp,
    leads: Type.Integer({ description: "The newest 300 at most." }),
    kinds: Type.Array(SourceKindPrice),
    raises: Type.Array(SourceRaise, { description: "What would gain most first." }),
  },
  { title: "SourcePrices" },
);
export type SourcePrices = Static<typeof SourcePrices>;

export const getSourcePrices = defineOperation({
  method: "GET",
  path: "/v1/sources/{id}/prices",
  operationId: "getSourcePrices",
  tags: ["Sources"],
  summary: "Read what buyers would pay now for a source's leads",
  description:
    "The source's leads of the last four weeks, each put before the buyers as they bid at " +
    "this moment, on the source's terms.",
  access: ["session", "key"],
  request: one,
  responses: {
    200: { description: "By kind of lead, and what would raise it.", schema: SourcePrices },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});
