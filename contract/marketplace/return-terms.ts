// Defines what a buyer should know before it files a return.
import { type Static, Type } from "typebox";
import { PROPERTY_TYPES } from "../../domain/lead/vocabulary.ts";
import { FINDINGS, FINDING_WHYS } from "../../domain/returns/checks.ts";
import { RETURN_REASON_NAMES } from "../../domain/returns/reasons.ts";
import { RATE_WINDOW_DAYS } from "../../domain/returns/terms.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

const text = Type.String();
const basisPoints = (description: string) => Type.Integer({ minimum: 0, description });

export const ReturnTerms = Type.Object(
  {
    sale_id: Uuid,
    window_until: Timestamp,
    refused: nullable(enumOf(["window_closed", "already_filed", "already_payable"]), {
      description: "Why a return cannot be filed now; null if it can.",
    }),
    reasons: Type.Array(enumOf(RETURN_REASON_NAMES), {
      description: "The reasons that this network accepts.",
    }),
    by_hand: Type.Boolean({
      description: "Bought without a campaign: there are no criteria to compare the lead with.",
    }),
    delivered_at: Timestamp,
    attempts: Type.Integer({ description: "Contact attempts logged so far." }),
    touches: Type.Integer(),
    touch_days: Type.Integer(),
    was_reached: Type.Boolean(),
    same_person: Type.Array(
      Type.Object(
        { sale_id: Uuid, lead_id: Uuid, sold_at: Timestamp },
        { title: "EarlierPurchase" },
      ),
      { description: "Your earlier purchases of this consumer, newest first." },
    ),
    checks: Type.Array(
      Type.Object(
        {
          reason: enumOf(RETURN_REASON_NAMES),
          finding: enumOf(FINDINGS),
          why: enumOf(FINDING_WHYS),
        },
        { title: "ReasonCheck" },
      ),
      {
        description:
          "What Plat's own record says of the reasons that it can check without more evidence. A " +
          "return that it disproves is never approved by a deadline.",
      },
    ),
    lead: Type.Object(
      {
        property_type: enumOf(PROPERTY_TYPES),
        city: nullable(text),
        state: nullable(text),
        zip_code: nullable(text),
      },
      { title: "LeadOfTerms" },
    ),
    least_touches: Type.Integer({
      description: "Logged touches that a return for no_response needs.",
    }),
    least_touch_days: Type.Integer({ description: "Days with a touch that it needs." }),
    leads_received: Type.Integer({ description: `In the last ${RATE_WINDOW_DAYS} days.` }),
    returns_counted: Type.Integer({
      description:
        `Filed in the last ${RATE_WINDOW_DAYS} days; those that Plat's checks proved do not ` +
        "count.",
    }),
    returns_declined: Type.Integer(),
    rate_basis_points: basisPoints("Counted returns divided by leads received."),
    most_basis_points: basisPoints("Above this rate only a person approves."),
    rated_from_leads: Type.Integer({
      description: "Leads received in that time from which a buyer has a rate.",
    }),
    returns_left: nullable(Type.Integer(), {
      description:
        "Returns left before only a person approves; null with fewer leads than " +
        "rated_from_leads, which are too few for a rate.",
    }),
    only_people_approve: Type.Boolean(),
    modifier_now: Type.Integer({ description: "5,000–10,000." }),
    modifier_if_declined: Type.Integer(),
    answer_until: Timestamp,
    decide_until: Timestamp,
  },
  {
    title: "ReturnTerms",
    description: "What a buyer should know before it files a return.",
  },
);
export type ReturnTerms = Static<typeof ReturnTerms>;

export const getReturnTerms = defineOperation({
  method: "GET",
  path: "/v1/sales/{id}/return-terms",
  operationId: "getReturnTerms",
  tags: ["Money"],
  summary: "Preview the effects of a return",
  description:
    "Your return rate and allowance, your bid modifier now and after a declined return, the " +
    "evidence that Plat already has, and the deadlines that would follow if you filed now.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"], orRead: true },
  request: { params: closed({ id: Uuid }) },
  responses: { 200: { description: "The terms as they are now.", schema: ReturnTerms } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
