// What a person of an affiliate follows of open demand: its account is told when orders that meet
// it are new or changed.
import { type Static, Type } from "typebox";
import { US_STATES } from "../../domain/lead/us-states.ts";
import { LEAD_SIDES } from "../../domain/lead/vocabulary.ts";
import { MOST_FOLLOWS } from "../../domain/reports/demand-follow.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
/** Ours: no lead costs more. */
const MOST_LEAST_CENTS = 10_000_000;

const terms = {
  state: nullable(enumOf(US_STATES.map(({ code }) => code)), {
    description: "USPS code; null is any.",
  }),
  side: nullable(enumOf(LEAD_SIDES), { description: "Null is any." }),
  least_payout_cents: nullable(Type.Integer({ minimum: 1, maximum: MOST_LEAST_CENTS }), {
    description: "What an order has to pay you at least, before adjustments; null is anything.",
  }),
};

export const DemandFollowDocument = closed(terms, {
  title: "DemandFollowDocument",
  description: "A state, a side, or both.",
});
export const DemandFollow = Type.Object(
  { id: Uuid, ...terms, created_at: Timestamp },
  { title: "DemandFollow" },
);
export type DemandFollowDocument = Static<typeof DemandFollowDocument>;
export type DemandFollow = Static<typeof DemandFollow>;

const one = { params: closed({ id: Uuid }) };

export const listDemandFollows = defineOperation({
  method: "GET",
  path: "/v1/demand-follows",
  operationId: "listDemandFollows",
  tags: ["Reports"],
  summary: "List what you follow of open demand",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "The oldest first.",
      schema: Type.Object({ items: Type.Array(DemandFollow) }, { title: "DemandFollowList" }),
    },
  },
  problems: PROBLEMS,
});
export const setDemandFollow = defineOperation({
  method: "PUT",
  path: "/v1/demand-follows/{id}",
  operationId: "setDemandFollow",
  tags: ["Reports"],
  summary: "Follow open demand",
  description:
    "For affiliates' people. Your account is told how many orders that meet it are new or " +
    "changed from now on, at most once in five minutes. The same call again changes nothing; " +
    `other terms are followed from now on. At most ${MOST_FOLLOWS} a person.`,
  access: ["session"],
  request: { ...one, body: DemandFollowDocument },
  responses: { 200: { description: "What is followed now.", schema: DemandFollow } },
  problems: PROBLEMS,
  example: { state: "TX", side: "seller", least_payout_cents: 4_000 },
});
export const deleteDemandFollow = defineOperation({
  method: "DELETE",
  path: "/v1/demand-follows/{id}",
  operationId: "deleteDemandFollow",
  tags: ["Reports"],
  summary: "Stop following open demand",
  access: ["session"],
  request: one,
  responses: { 204: { description: "It is followed no more." } },
  problems: [...PROBLEMS, "not_found"],
});
