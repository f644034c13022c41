// Describes a source: the document that its affiliate sets, and the one that is read.
import { type Static, Type } from "typebox";
import { Timestamp, Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { PausedSubId, networkPauseMember } from "../network/pause-in-force.ts";
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
          "What happens to a lead that no campaign buys. Default: reject for api, list for other " +
          "kinds.",
      }),
    ),
    allows_exclusive: Type.Optional(Type.Boolean({ description: "Default: true." })),
    shared_slots: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 5,
        description:
          "How many times a lead may be sold shared; 0 means never. Default: the network's.",
      }),
    ),
    reserve_exclusive_cents: Type.Optional(
      nullable(
        centsOf(
          "The minimum that you must earn for an exclusive lead. Default: null, the network's " +
            "price table.",
        ),
      ),
    ),
    reserve_shared_cents: Type.Optional(
      nullable(
        centsOf(
          "The minimum that you must earn per shared slot. Default: null, the network's price " +
            "table.",
        ),
      ),
    ),
    routing: Type.Optional(
      enumOf(ROUTINGS, {
        description: "How the winner is chosen. Only the network changes it. Default: best_price.",
      }),
    ),
    daily_cap: Type.Optional(
      nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
        description:
          "Most leads accepted per day, at most daily_cap_limit unless the network sets it. " +
          "Default: the network's cap for new sources.",
      }),
    ),
    ping_expiry_s: Type.Optional(
      Type.Integer({
        minimum: 15,
        maximum: 120,
        description:
          "Seconds that an offer to a ping stands; fewer if few offers are posted. Default: the " +
          "network's offer_seconds.",
      }),
    ),
    allowed_ips: Type.Optional(
      Type.Array(Type.String({ maxLength: 49 }), {
        maxItems: MOST_ALLOWED_IPS,
        uniqueItems: true,
        description:
          "Addresses and ranges, such as 203.0.113.0/24, from which its key is accepted. " +
          "Default: empty, any address.",
      }),
    ),
    takes_key_in_address: Type.Optional(
      Type.Boolean({
        description:
          "Whether the key may stand in the query of the address, as source_key. Proxies and " +
          "browsers log addresses, so a header is safer (OWASP ASVS 14.2.1). Default: false.",
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
    daily_cap_limit: nullable(
      Type.Integer({ description: "Up to where its owner may raise the cap; null is no limit." }),
    ),
    network_pause: networkPauseMember(
      "While it is in force, posts are answered source_paused, and listed leads are not sold.",
    ),
    paused_sub_ids: Type.Array(PausedSubId, {
      description:
        "Values of sub ids that the network paused: posts with them are answered source_paused.",
    }),
    ping_expiry_s: Type.Integer({ description: "Seconds that an offer to a ping stands." }),
    allowed_ips: Type.Array(Type.String(), {
      description: "Addresses from which its key is accepted; empty means any.",
    }),
    takes_key_in_address: Type.Boolean(),
    key_hint: Type.String({
      description:
        "The last characters of its key; empty after the network revoked it, until a new one is " +
        "made.",
    }),
    old_key: nullable(
      Type.Object({ hint: Type.String(), until: Timestamp }, { title: "OldSourceKey" }),
      { description: "The previous key, while it still works." },
    ),
    posting_token: Type.Optional(
      Type.String({
        description:
          "The token of its posting page, /spec/{token}; only for callers who may change the " +
          "source.",
      }),
    ),
    key: Type.Optional(
      Type.String({
        description: "The key; only in the answer that creates the source, never shown again.",
      }),
    ),
    version: Type.Integer({ description: "Increases with every change." }),
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
