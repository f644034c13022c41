// Defines the operations on the rule by which a buyer's new leads are assigned to its members.
import { type Static, Type } from "typebox";
import { ASSIGNMENT_MODES } from "../../domain/sales/assignment-rule.ts";
import { UsState } from "../network/accounts.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf } from "../schema.ts";

const MOST_MEMBERS = 200;
const MOST_PREFIXES = 500;

export const AssignmentRule = closed(
  {
    mode: enumOf(ASSIGNMENT_MODES, {
      description:
        "manual: leads wait to be claimed or assigned. round_robin: members take turns. area: " +
        "the members of the longest ZIP that fits take turns, else those of the state, else " +
        "those without an area; a lead that fits none waits.",
    }),
    members: Type.Array(
      closed(
        {
          user_id: Type.String({ minLength: 1, maxLength: 64 }),
          states: Type.Array(UsState, { maxItems: 60, uniqueItems: true }),
          zip_prefixes: Type.Array(
            Type.String({ pattern: "^[0-9]{3,5}$", description: "Three to five digits." }),
            { maxItems: MOST_PREFIXES, uniqueItems: true },
          ),
        },
        { title: "AssignedMember" },
      ),
      { maxItems: MOST_MEMBERS, description: "Those who take part, in the order of their turns." },
    ),
  },
  { title: "AssignmentRule" },
);
export type AssignmentRule = Static<typeof AssignmentRule>;

const shared = {
  path: "/v1/assignment-rule",
  tags: ["Leads"],
  access: ["session", "key"],
  responses: { 200: { description: "The rule as it is now.", schema: AssignmentRule } },
  problems: ["unauthenticated", "suspended", "forbidden"],
} as const;

export const getAssignmentRule = defineOperation({
  ...shared,
  method: "GET",
  operationId: "getAssignmentRule",
  summary: "Retrieve how your new leads are assigned",
  description: "For buyers. Without a rule of your own: manual, without members.",
  request: {},
});

export const setAssignmentRule = defineOperation({
  ...shared,
  method: "PUT",
  operationId: "setAssignmentRule",
  summary: "Set how your new leads are assigned",
  description:
    "For owners and managers of a buyer. It applies to leads bought from now on, within seconds " +
    "of the purchase. A lead that a member works already, or gave up, is left alone.",
  request: { body: AssignmentRule },
  example: {
    mode: "area",
    members: [{ user_id: "u_ann", states: ["CA"], zip_prefixes: ["958"] }],
  },
});
