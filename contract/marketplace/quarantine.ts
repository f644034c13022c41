// Defines the operations on quarantine: the network takes a lead off the marketplace to check it,
// and releases it or keeps it off.
import { type Static, Type } from "typebox";
import { LONGEST_QUARANTINE_REASON } from "../../domain/lead/quarantine.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable } from "../schema.ts";

export const Quarantine = Type.Object(
  {
    lead_id: Uuid,
    reason: nullable(Type.String(), {
      description: "For the affiliate, who reads it. Null where none was recorded.",
    }),
    since: Timestamp,
    set_by_name: nullable(Type.String(), { description: "For the network; null for others." }),
    abilities: Type.Object(
      { release: Type.Boolean(), withdraw: Type.Boolean() },
      { title: "QuarantineAbilities", description: "The actions that you can take now." },
    ),
  },
  { title: "Quarantine" },
);
export type Quarantine = Static<typeof Quarantine>;

const common = { tags: ["Marketplace"] } as const;
const params = closed({ lead_id: Uuid });

export const getQuarantine = defineOperation({
  ...common,
  access: ["session", "key"],
  method: "GET",
  path: "/v1/listings/{lead_id}/quarantine",
  operationId: "getQuarantine",
  summary: "Retrieve why a lead is held for review",
  description: "For the network and the lead's affiliate, while the lead's status is quarantined.",
  request: { params },
  responses: { 200: { description: "The quarantine.", schema: Quarantine } },
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const quarantineLead = defineOperation({
  ...common,
  access: ["session"],
  method: "POST",
  path: "/v1/listings/{lead_id}/quarantine",
  operationId: "quarantineLead",
  summary: "Hold a listed lead for review",
  description:
    "For the network. No buyer can buy the lead until it is released. Slots that were sold stay " +
    "sold. Of a lead that is held already, the reason is replaced.",
  request: {
    params,
    body: closed({
      reason: Type.String({
        minLength: 1,
        maxLength: LONGEST_QUARANTINE_REASON,
        description: "For the affiliate, who reads it.",
      }),
    }),
  },
  responses: { 200: { description: "The quarantine.", schema: Quarantine } },
  problems: ["unauthenticated", "suspended", "not_found", "already_sold"],
  example: { reason: "The phone number belongs to another person. We are checking it." },
});

export const releaseLead = defineOperation({
  ...common,
  access: ["session"],
  method: "POST",
  path: "/v1/listings/{lead_id}/release",
  operationId: "releaseLead",
  summary: "Release a lead from review",
  description:
    "For the network. The lead is listed again for the time that it had left, at the price that " +
    "it would have by now. To keep it off the marketplace, unlist it. Refused where its contact " +
    "is deleted or its consent is too old.",
  request: { params },
  responses: { 204: { description: "The lead is on the marketplace." } },
  problems: ["unauthenticated", "suspended", "not_found", "already_decided", "window_closed"],
});
