// Defines the report on when sales are returned: by the day of the sale, how many after how long.
import { type Static, Type } from "typebox";
import { COHORT_STEPS } from "../../domain/reports/pivot/cohorts.ts";
import { defineOperation } from "../operation.ts";
import { closed, nullable } from "../schema.ts";
import { pivotDays, pivotQuestion } from "./pivot.ts";

const count = Type.Integer();

export const ReturnCohorts = Type.Object(
  {
    time_zone: Type.String({ description: "The zone by whose clock days begin." }),
    steps: Type.Array(count, { description: `Days after the sale: ${COHORT_STEPS.join(", ")}.` }),
    days: Type.Array(
      Type.Object(
        {
          day: Type.String({ description: "YYYY-MM-DD, of the sale." }),
          sales: count,
          steps: Type.Array(
            Type.Object(
              {
                returned: Type.Integer({
                  description: "Sales whose return was filed within the days, and approved.",
                }),
                basis_points: Type.Integer({ description: "Of the day's sales." }),
                is_open: Type.Boolean({
                  description: "Whether more may come: the days are not over, or a return waits.",
                }),
              },
              { title: "ReturnCohortStep" },
            ),
          ),
        },
        { title: "ReturnCohort" },
      ),
      { description: "Days with sales, in order." },
    ),
    totals: Type.Array(
      Type.Object(
        { sales: count, returned: count, basis_points: nullable(count) },
        { title: "ReturnCohortTotal" },
      ),
      { description: "Of each step, over the days that are not open at it." },
    ),
  },
  { title: "ReturnCohorts" },
);
export type ReturnCohorts = Static<typeof ReturnCohorts>;

export const getReturnCohorts = defineOperation({
  method: "GET",
  path: "/v1/reports/return-cohorts",
  operationId: "getReturnCohorts",
  tags: ["Reports"],
  summary: "Retrieve when sales were returned, by the day of the sale",
  description:
    "Of your purchases, of your sales, or for the network of all. A return counts from when it " +
    "was filed, once it is approved.",
  access: ["session", "key"],
  request: { query: closed({ filter: pivotQuestion.filter, ...pivotDays }) },
  responses: { 200: { description: "The days with their shares.", schema: ReturnCohorts } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
});
