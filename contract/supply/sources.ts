// Defines the operations on sources, where an affiliate's leads come in, each with its own key.
import { type Static, Type } from "typebox";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
  wordsField,
} from "../collection.ts";
import { RevocationReason } from "../network/account-keys.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "../schema.ts";
import {
  SOURCE_STATUSES,
  Source,
  SourceDocument,
  SourcePatch,
  UNSOLD_RULES,
} from "./source-document.ts";
import { ROUTINGS } from "../../domain/distribution/auction-lead.ts";
import { LEAD_SIDES, SOURCE_KINDS, TIERS } from "../../domain/lead/vocabulary.ts";
import { RAISING_FACTS } from "../../domain/reports/source-prices.ts";

/** The most hours that a replaced key may keep working: a week. */
const MOST_KEPT_HOURS = 168;

export const SOURCES = defineCollection({
  name: "sources",
  fields: {
    id: uuidField,
    find: wordsField,
    account_id: uuidField,
    name: textField,
    kind: wordField(SOURCE_KINDS),
    status: wordField(SOURCE_STATUSES),
    network_paused: wordField(["yes", "no"]),
    unsold_rule: wordField(UNSOLD_RULES),
    routing: wordField(ROUTINGS),
    created_at: timeField,
    updated_at: timeField,
  },
  orders: ["created_at", "updated_at", "name"],
});

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
  summary: "Retrieve a source",
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
  summary: "Create or replace a source",
  description:
    "Replaces the source, or creates it if none has this id: choose a new UUID. Only the answer " +
    "that creates it contains its key.",
  access: ["session", "key"],
  needs: "recent_confirmation",
  request: { ...one, body: SourceDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "limit_reached"],
  example: { name: "Landing page", kind: "api", unsold_rule: "list" },
});

export const mergeSource = defineOperation({
  method: "PATCH",
  path: "/v1/sources/{id}",
  operationId: "mergeSource",
  tags: ["Sources"],
  summary: "Update a source",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
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
  summary: "Rotate a source's key",
  description:
    "The old key keeps working for keep_old_hours, so that you can put the new one in place " +
    "everywhere; if absent, it stops within a second. An even older key stops immediately. The " +
    "new key is shown only in this answer.",
  access: ["session", "key"],
  needs: "recent_confirmation",
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
  summary: "Revoke a source's replaced key",
  description: "It stops working within a second. Without a replaced key nothing happens.",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const revokeSourceKey = defineOperation({
  method: "POST",
  path: "/v1/sources/{id}/key-revocation",
  operationId: "revokeSourceKey",
  tags: ["Sources"],
  summary: "Revoke the key of another account's source",
  description:
    "For owners of the network. No key of the source works until its affiliate rotates it. The " +
    "reason is recorded in the account's activity, and its members are notified.",
  access: ["session"],
  needs: "recent_confirmation",
  request: { ...one, body: closed({ reason: RevocationReason }) },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { reason: "The key was published in a repository." },
});

const SourceKindPrice = Type.Object(
  {
    side: enumOf(LEAD_SIDES),
    tier: enumOf(TIERS),
    leads: Type.Integer(),
    taken: Type.Integer({ description: "Of these, how many would be bought now." }),
    median_cents: nullable(
      centsOf("The median of what you would earn from those; null if none would be bought."),
    ),
    best_cents: nullable(centsOf("What you would earn from the best one.")),
    exclusive_reserve_cents: nullable(
      centsOf(
        "The least that you accept for such a lead: the source's own minimum, else the " +
          "network's; null if it is not offered exclusively.",
      ),
    ),
    shared_reserve_cents: nullable(centsOf("The same for a shared slot.")),
    below_reserve: Type.Integer({
      description: "Of the leads, how many bring bids that are all below that.",
    }),
  },
  { title: "SourceKindPrice" },
);

const SourceRaise = Type.Object(
  {
    fact: enumOf(RAISING_FACTS),
    lacking: Type.Integer({ description: "Leads without the field." }),
    leads: Type.Integer({ description: "Compared leads, each with others of its side." }),
    with_cents: centsOf(
      "What a lead with the field would earn you on average; unsold leads count as 0.",
    ),
    without_cents: centsOf("The same for a lead without the field."),
  },
  { title: "SourceRaise", description: "An observation, not a promise." },
);

export const SourcePrices = Type.Object(
  {
    at: Timestamp,
    since: Timestamp,
    leads: Type.Integer({ description: "At most the newest 300." }),
    kinds: Type.Array(SourceKindPrice),
    raises: Type.Array(SourceRaise, { description: "The largest gain first." }),
  },
  { title: "SourcePrices" },
);
export type SourcePrices = Static<typeof SourcePrices>;

export const getSourcePrices = defineOperation({
  method: "GET",
  path: "/v1/sources/{id}/prices",
  operationId: "getSourcePrices",
  tags: ["Sources"],
  summary: "Retrieve the estimated prices for a source's leads",
  description:
    "Decides the source's leads of the last four weeks again with the bids of this moment, on " +
    "the source's terms.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads", "money"] },
  request: one,
  responses: {
    200: {
      description: "Prices by kind of lead, and which fields would raise them.",
      schema: SourcePrices,
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const SourceRoom = Type.Object(
  {
    daily_cap: nullable(Type.Integer({ description: "Null without a daily cap." })),
    left_today: nullable(
      Type.Integer({ description: "Leads that it can still take today; null without a cap." }),
    ),
    next_day_at: Type.String({
      format: "date-time",
      description: "When its next day begins, by the network's time zone.",
    }),
  },
  { title: "SourceRoom" },
);
export type SourceRoom = Static<typeof SourceRoom>;

export const getSourceRoom = defineOperation({
  method: "GET",
  path: "/v1/sources/{id}/room",
  operationId: "getSourceRoom",
  tags: ["Sources"],
  summary: "Retrieve how many leads a source can still take today",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The room.", schema: SourceRoom } },
  problems: ["unauthenticated", "suspended", "not_found"],
});
