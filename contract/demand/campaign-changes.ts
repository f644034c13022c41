// Defines the history of a campaign: what it was from each change on, and what followed.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "../schema.ts";
import { Campaign } from "./campaigns.ts";

/** Changes per answer: the latest. */
export const MOST_CHANGES = 50;

/** What a campaign is, without what the record of it adds. */
const {
  id: _id,
  account_id: _accountId,
  obstacle: _obstacle,
  network_pause: _networkPause,
  version: _version,
  created_at: _createdAt,
  updated_at: _updatedAt,
  abilities: _abilities,
  ...terms
} = Campaign.properties;

export const CampaignTerms = Type.Object(terms, { title: "CampaignTerms" });
export type CampaignTerms = Static<typeof CampaignTerms>;

const Span = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    leads: Type.Integer({ description: "Leads bought." }),
    spend_cents: nullable(centsOf("What they cost. Null for readers without money.")),
  },
  { title: "ChangeSpan" },
);

export const CampaignChange = Type.Object(
  {
    version: Type.Integer(),
    at: Timestamp,
    by: Type.Object(
      {
        kind: enumOf(["member", "key", "network", "system"]),
        name: nullable(Type.String(), {
          description: "The member's or key's name; null if it is gone, or not of your account.",
        }),
      },
      { title: "ChangeAuthor" },
    ),
    terms: CampaignTerms,
    effect: Type.Union(
      [Type.Object({ before: Span, after: Span }, { title: "ChangeEffect" }), Type.Null()],
      {
        description:
          "What it bought in up to seven days before and after, not beyond the changes next to " +
          "it. Null where either is less than a day.",
      },
    ),
  },
  { title: "CampaignChange" },
);
export type CampaignChange = Static<typeof CampaignChange>;

export const listCampaignChanges = defineOperation({
  method: "GET",
  path: "/v1/campaigns/{id}/changes",
  operationId: "listCampaignChanges",
  tags: ["Campaigns"],
  summary: "List a campaign's changes",
  description: `The latest ${MOST_CHANGES}, newest first, each with the terms from then on.`,
  access: ["session", "key"],
  request: { params: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "The changes.",
      schema: Type.Object({ items: Type.Array(CampaignChange) }, { title: "CampaignChanges" }),
    },
  },
  problems: ["unauthenticated", "suspended", "not_found"],
});
