// Sources: where an affiliate's leads come from, each with a key of its own.
import { type Static, Type } from "typebox";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
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
