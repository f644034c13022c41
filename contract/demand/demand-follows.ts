// Defines the operations on an affiliate member's follows of open demand: the account is notified
// when matching campaigns are new or changed.
import { type Static, Type } from "typebox";
import { US_STATES } from "../../domain/lead/us-states.ts";
import { LEAD_SIDES } from "../../domain/lead/vocabulary.ts";
import { MOST_FOLLOWS } from "../../domain/reports/demand-follow.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
/** Our limit: no lead costs more. */
const MOST_LEAST_CENTS = 10_000_000;

const terms = {
  state: nullable(enumOf(US_STATES.map(({ code }) => code)), {
    description: "USPS code; null means any.",
  }),
  side: nullable(enumOf(LEAD_SIDES), { description: "Null means any." }),
  least_payout_cents: nullable(Type.Integer({ minimum: 1, maximum: MOST_LEAST_CENTS }), {
    description:
      "The least that a campaign has to pay you, before adjustments; null means any amount.",
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
  summary: "List the open demand that you follow",
  access: ["session"],
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "Oldest first.",
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
    "For members of affiliates. From now on your account is notified how many matching campaigns " +
    "are new or changed, at most once in five minutes. Repeating the call changes nothing; other " +
    `terms replace the earlier ones from now on. At most ${MOST_FOLLOWS} per person.`,
  access: ["session"],
  request: { ...one, body: DemandFollowDocument },
  responses: { 200: { description: "The follow as it is now.", schema: DemandFollow } },
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
  responses: { 204: { description: "No longer followed." } },
  problems: [...PROBLEMS, "not_found"],
});
