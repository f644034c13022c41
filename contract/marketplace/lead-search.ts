// Defines the export of leads to a file, and finding leads by what names one.
import { Type } from "typebox";
import { LONGEST_FIND } from "../../domain/find/find-kinds.ts";
import { listQueryOf } from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";
import { Lead } from "./lead-shapes.ts";
import { LEADS } from "./leads.ts";

const { where, order } = listQueryOf(LEADS).properties;

export const exportLeads = defineOperation({
  method: "GET",
  path: "/v1/leads/export",
  operationId: "exportLeads",
  tags: ["Leads"],
  summary: "Export the leads you bought, or posted, as a CSV file",
  description:
    "For an advertiser: what it bought, with contact data and consent, without returned leads; " +
    "an agent exports only their own leads. For an affiliate: what it posted, with source, sub " +
    "ids, click id, its own reference and what each earned; contact data as in the list. Filters " +
    "and order are those of the list. Each export is recorded in the activity log.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  needs: "recent_confirmation",
  request: { query: closed({ where, order }) },
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const findLeads = defineOperation({
  method: "POST",
  path: "/v1/leads/find",
  operationId: "findLeads",
  tags: ["Leads"],
  summary: "Find leads of any age by what names one",
  description:
    "By the id of a lead or its sale or the beginning of the lead's id, an affiliate's own " +
    "reference, a click id, or a person's phone, email or postal address in any spelling; an " +
    "address needs its ZIP or its city. The network also finds the newest leads of an account by " +
    "its name. Phone, email and address are compared by keyed hashes and stored nowhere; they " +
    "travel in the body, because URLs are logged and kept. That the network looked a person up " +
    "is in its activity log, without what was typed. Only leads that the caller may list.",
  access: ["session", "key"],
  inView: "open",
  request: {
    body: closed({
      find: Type.String({
        minLength: 1,
        maxLength: LONGEST_FIND,
        description: "An id, a reference, a phone number, an email or a postal address.",
      }),
    }),
  },
  responses: {
    200: {
      description: "The newest 100 of them.",
      schema: Type.Object({ items: Type.Array(Lead) }, { title: "FoundLeads" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
  example: { find: "916-555-0142" },
});
