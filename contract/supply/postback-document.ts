// Describes a postback: the document that an affiliate sets, the one that is read, and a message.
import { type Static, Type } from "typebox";
import { MESSAGE_STATUSES, Attempt, callCounts, offReasonOf } from "../delivery/attempts.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { SOURCE_STATUSES } from "./source-document.ts";
import { MAX_ATTEMPTS } from "../../domain/attempts/attempt.ts";
import { LONGEST_ADDRESS, MACROS } from "../../domain/tracking/address-template.ts";
import { POSTBACK_EVENTS, POSTBACK_METHODS } from "../../domain/tracking/postback.ts";

export const POSTBACK_STATUSES = ["active", "paused", "off"] as const;

/** The address to call. */
export const Address = Type.String({
  maxLength: LONGEST_ADDRESS,
  description:
    "https, with macros that are filled in for each message, percent-encoded: " +
    `${MACROS.map((macro) => `{${macro}}`).join(" ")}. {time} is in UTC, {payout} in dollars; ` +
    "for a return it is the amount taken back.",
});
/** The HTTP method. */
export const Method = enumOf(POSTBACK_METHODS, {
  description: "POST also sends the values of all macros as JSON. Default: GET.",
});
/** How to recognize a refusal in an answer. */
export const Expects = nullable(Type.String({ minLength: 1, maxLength: 200 }), {
  description:
    "Text that an answer must contain to count as accepted, for systems that refuse with 200. " +
    "Default: null, any 2xx answer counts.",
});

export const PostbackDocument = closed(
  {
    address: Address,
    events: Type.Array(enumOf(POSTBACK_EVENTS), {
      minItems: 1,
      maxItems: POSTBACK_EVENTS.length,
      uniqueItems: true,
      description:
        "accepted: once for each accepted lead, sold or not; duplicates and refused posts send " +
        "none. sold: once for each lead with its total earnings at the post, and once for each " +
        "later sale with the earning of that sale. returned, paid: once for each sale.",
    }),
    source_id: Type.Optional(
      nullable(Uuid, {
        description:
          "Only for this source; for its events it replaces the postbacks for all sources. " +
          "Default: null, every source.",
      }),
    ),
    method: Type.Optional(Method),
    expects: Type.Optional(Expects),
    status: Type.Optional(
      enumOf(SOURCE_STATUSES, {
        description:
          "While paused, new events are not sent, and waiting messages keep waiting. Default: " +
          "active.",
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
      description: "off: Plat switched it off; set it to active again once its system is fixed.",
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
    id: { ...Uuid, description: "The event id: the same in all attempts." },
    postback_id: Uuid,
    event: enumOf(POSTBACK_EVENTS),
    lead_id: Uuid,
    payout_cents: centsOf("The amount that is sent."),
    at: { ...Timestamp, description: "When it happened." },
    status: enumOf(MESSAGE_STATUSES),
    tries: count(`Attempts since it was last queued; ${MAX_ATTEMPTS} at most.`),
    next_at: nullable(Timestamp, { description: "When the next attempt is due; null if none is." }),
    log: Type.Array(Attempt, { description: "The last 30 attempts, newest first." }),
  },
  { title: "PostbackMessage" },
);
export type PostbackMessage = Static<typeof PostbackMessage>;
