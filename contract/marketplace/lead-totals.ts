// Defines the totals of a list of leads: what its rows sum up to, across all pages.
import { type Static, Type } from "typebox";
import { filterQueryOf } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { centsOf, nullable } from "../schema.ts";
import { NO_MONEY } from "./lead-sale.ts";
import { LEADS } from "./leads.ts";

export const LeadTotals = Type.Object(
  {
    leads: Type.Integer({ description: "How many leads the conditions select." }),
    sold: nullable(Type.Integer(), {
      description: "Of these, how many were sold at least once; null for an advertiser.",
    }),
    kept: Type.Integer({ description: "Of these, how many have a sale that was not returned." }),
    listed: Type.Optional(
      Type.Integer({
        description: "Of these, how many a buyer could buy now; not for an advertiser.",
      }),
    ),
    spend_cents: nullable(
      centsOf("What you paid for those kept; the network: what buyers paid. Null for others."),
    ),
    earned_cents: nullable(
      centsOf("What affiliates earned with those kept. Null for advertisers."),
    ),
  },
  { title: "LeadTotals" },
);
export type LeadTotals = Static<typeof LeadTotals>;

export const getLeadTotals = defineOperation({
  method: "GET",
  path: "/v1/leads/totals",
  operationId: "getLeadTotals",
  tags: ["Leads"],
  summary: "Retrieve the totals of a list of leads across all pages",
  description: `The same conditions select the same leads as in the list. ${NO_MONEY}`,
  access: ["session", "key"],
  request: { query: filterQueryOf(LEADS) },
  responses: { 200: { description: "The totals.", schema: LeadTotals } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});
