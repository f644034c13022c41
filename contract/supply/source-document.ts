// Describes a source: what its affiliate sets, and what is read of it.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { ROUTINGS } from "../../domain/distribution/auction-lead.ts";
import { SOURCE_KINDS } from "../../domain/lead/vocabulary.ts";

export const SOURCE_STATUSES = ["active", "paused"] as const;
export const UNSOLD_RULES = ["reject", "list"] as const;

const MOST_ALLOWED_IPS = 50;

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
