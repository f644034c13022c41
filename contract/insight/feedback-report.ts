// Defines the report on what buyers say about an affiliate's leads.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Uuid, closed, enumOf, nullable } from "../schema.ts";
import { RETURN_REASON_NAMES } from "../../domain/returns/reasons.ts";
import { LOST_REASONS, PROGRESS } from "../../domain/sales/outcome.ts";
import { ReportPeriod, span } from "./reports.ts";

const hidden = nullable(Type.Integer(), {
  description: "Null means fewer than 5, or that the other counts would give away one of those.",
});

export const FeedbackReport = Type.Object(
  {
    period: ReportPeriod,
    sales: Type.Integer({ description: "Sales made in the period that were not returned." }),
    outcomes: Type.Array(
      Type.Object({ outcome: enumOf(PROGRESS), sales: hidden }, { title: "FeedbackOutcome" }),
      {
        description: "How far buyers came with those sales; outcomes without a sale are left out.",
      },
    ),
    lost: Type.Array(
      Type.Object(
        {
          reason: nullable(enumOf(LOST_REASONS), {
            description: "Null where the buyer gave none.",
          }),
          sales: hidden,
        },
        { title: "FeedbackLost" },
      ),
      { description: "Why those of them that were lost were lost." },
    ),
    returns: Type.Array(
      Type.Object(
        {
          reason: enumOf(RETURN_REASON_NAMES),
          returns: Type.Integer({ description: "Without those that their buyers withdrew." }),
          approved: Type.Integer(),
          filed: Type.Integer({ description: "Not decided yet." }),
          declined: Type.Integer(),
        },
        { title: "FeedbackReturns" },
      ),
      {
        description:
          "Returns requested in the period, most first. Each of them can be read on its own, so " +
          "no count is hidden.",
      },
    ),
  },
  { title: "FeedbackReport" },
);
export type FeedbackReport = Static<typeof FeedbackReport>;

export const getFeedbackReport = defineOperation({
  method: "GET",
  path: "/v1/reports/feedback",
  operationId: "getFeedbackReport",
  tags: ["Reports"],
  summary: "Retrieve what buyers say about your leads, without the buyers",
  description: "For affiliates, and for the network. Sales count at the time they were made.",
  access: ["session", "key"],
  request: {
    query: closed({
      ...span,
      source_id: Type.Optional({ ...Uuid, description: "Only this source." }),
    }),
  },
  responses: {
    200: { description: "Outcomes, reasons and returns.", schema: FeedbackReport },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
