// Describes a postback: what an affiliate sets, what is read of it, and one call of it.
import { type Static, Type } from "typebox";
import { MESSAGE_STATUSES, Attempt, callCounts, offReasonOf } from "../delivery/attempts.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { SOURCE_STATUSES } from "./source-document.ts";
import { MAX_ATTEMPTS } from "../../domain/attempts/attempt.ts";
import { LONGEST_ADDRESS, MACROS } from "../../domain/tracking/address-template.ts";
import { POSTBACK_EVENTS, POSTBACK_METHODS } from "../../domain/tracking/postback.ts";

export const POSTBACK_STATUSES = ["active", "paused", "off"] as const;

/** What is called. */
export const Address = Type.String({
  maxLength: LONGEST_ADDRESS,
  description:
    "https, with macros that are filled in for each call, percent-encoded: " +
    `${MACROS.map((macro) => `{${macro}}`).join(" ")}. {time} is in UTC, {payout} in dollars; ` +
    "of what was returned it is what is taken back.",
});
/** How it is called. */
export const Method = enumOf(POSTBACK_METHODS, {
  description: "POST sends the value of every macro as JSON as well. Default: GET.",
});
/** How an answer is told from a refusal. */
export const Expects = nullable(Type.String({ minLength: 1, maxLength: 200 }), {
  description:
    "Words that an answer must hold to count as taken, for systems that answer 200 to what " +
    "they refuse. Default: null, any answer of 2xx.",
});

export const PostbackDocument = closed(
  {
    address: Address,
    events: Type.Array(enumOf(POSTBACK_EVENTS), {
      minItems: 1,
      maxItems: POSTBACK_EVENTS.length,
      uniqueItems: true,
      description:
        "accepted: once for each lead that was taken, sold or not; duplicates and refused " +
        "posts send none. sold: once for each lead with all it earned when it was posted, " +
        "and once for each later sale with what that one earned. returned, paid: once for " +
        "each sale.",
    }),
    source_id: Type.Optional(
      nullable(Uuid, {
        description:
          "Of this source alone; it takes the place of those for all sources, event by " +
          "event. Default: null, every source.",
      }),
    ),
    method: Type.Optional(Method),
    expects: Type.Optional(Expects),
    status: Type.Optional(
      enumOf(SOURCE_STATUSES, {
        description:
          "Paused, nothing new is told, and what waits goes on waiting. Default: active.",
      }),
    ),
  },
  { title: "PostbackDocument" },
);
export type PostbackDocument = Static<typeof PostbackDocument>;

export const PostbackPatch = mergePatchOf(PostbackDocument, "PostbackPatch");

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const Postback = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    address: Type.String(),
    events: Type.Array(enumOf(POSTBACK_EVENTS)),
    source_id: nullable(Uuid),
    source_name: nullable(Type.String()),
    method: enumOf(POSTBACK_METHODS),
    expects: nullable(Type.String()),
    status: enumOf(POSTBACK_STATUSES, {
      description: "off: switched off for you; set it to active again once its system is mended.",
    }),
    off_reason: offReasonOf(),
    ...callCounts,
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "PostbackAbilities" }),
  },
  { title: "Postback" },
);
export type Postback = Static<typeof Postback>;

export const PostbackMessage = Type.Object(
  {
    id: { ...Uuid, description: "The event id: the same over all tries." },
    postback_id: Uuid,
    event: enumOf(POSTBACK_EVENTS),
    lead_id: Uuid,
    payout_cents: centsOf("As it is told."),
    at: { ...Timestamp, description: "When it happened." },
    status: enumOf(MESSAGE_STATUSES),
    tries: count(`Since it was last set going; ${MAX_ATTEMPTS} at most.`),
    next_at: nullable(Timestamp, { description: "When it is tried next; null where it is not." }),
    log: Type.Array(Attempt, { description: "Every try, newest first; the last 30." }),
  },
  { title: "PostbackMessage" },
);
export type PostbackMessage = Static<typeof PostbackMessage>;
