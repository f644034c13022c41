// Campaigns: an advertiser's standing orders, as documents that are set or merged.
import { type Static, type TSchema, Type } from "typebox";
import { CAP_WINDOWS } from "../domain/distribution/calendar.ts";
import { CONSENT_CHANNELS } from "../domain/lead/vocabulary.ts";
import {
  defineCollection,
  integerField,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "./collection.ts";
import { defineOperation } from "./operation.ts";
import {
  Timestamp,
  Uuid,
  centsOf,
  closed,
  enumOf,
  mergePatchOf,
  nullable,
  pageOf,
} from "./schema.ts";

export const CAMPAIGN_STATUSES = ["active", "paused", "archived"] as const;
export const PACINGS = ["asap", "even"] as const;

export const CAMPAIGNS = defineCollection({
  name: "campaigns",
  fields: {
    id: uuidField,
    account_id: uuidField,
    name: textField,
    status: wordField(CAMPAIGN_STATUSES),
    exclusive_bid_cents: integerField,
    shared_bid_cents: integerField,
    created_at: timeField,
    updated_at: timeField,
  },
  orders: ["created_at", "updated_at", "name"],
});

/** Windows start on the campaign's own clock; a week on Monday. */
const perWindow = <Figure extends TSchema>(figure: Figure, description: string) =>
  Type.Optional(
    closed(
      {
        hour: Type.Optional(figure),
        day: Type.Optional(figure),
        week: Type.Optional(figure),
        month: Type.Optional(figure),
        total: Type.Optional(figure),
      },
      { description },
    ),
  );

const Limits = (description: string) =>
  closed(
    {
      leads: perWindow(
        Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        `Most leads per window (${CAP_WINDOWS.join(", ")}).`,
      ),
      cents: perWindow(
        centsOf("Whole cents.", 1),
        `Most money per window (${CAP_WINDOWS.join(", ")}), in cents.`,
      ),
    },
    { description },
  );

const MINUTES_PER_DAY = 1_440;

const Schedule = closed(
  {
    time_zone: Type.String({
      minLength: 1,
      maxLength: 64,
      description: "IANA zone, such as America/Los_Angeles. Caps and hours count by its clock.",
    }),
    hours: Type.Optional(
      Type.Array(
        closed({
          weekday: Type.Integer({ minimum: 0, maximum: 6, description: "0 is Monday." }),
          open_minute: Type.Integer({
            minimum: 0,
            maximum: MINUTES_PER_DAY - 1,
            description: "Minutes after midnight.",
          }),
          close_minute: Type.Integer({
            minimum: 1,
            maximum: MINUTES_PER_DAY,
            description: "Not included; 1440 is midnight.",
          }),
        }),
        { maxItems: 70, description: "When the campaign buys; none is always." },
      ),
    ),
  },
  { description: "When the campaign buys. Default: always, in the account's zone." },
);

const Adjustment = closed(
  {
    by: enumOf(["tier", "county_fips", "timing"]),
    value: Type.String({ maxLength: 20, description: "The tier, county or timing it applies to." }),
    basis_points: Type.Integer({
      minimum: -9_000,
      maximum: 30_000,
      description: "1,000 raises the bid by 10 %.",
    }),
  },
  { title: "BidAdjustment" },
);

const bid = (description: string) => nullable(centsOf(description, 1));

/** What the owner writes. Absent members of a set take the default that their description names. */
export const CampaignDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    status: Type.Optional(
      enumOf(CAMPAIGN_STATUSES, { description: "Default: active. Archived is for good." }),
    ),
    criteria: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      additionalProperties: true,
      description:
        'Which leads: a tree of {"all":[…]}, {"any":[…]}, {"not":…} over rules such as ' +
        '{"field":"state","in":["CA"]}, {"field":"price_cents","min":30000000} or ' +
        '{"field":"radius","zip_code":"95838","miles":20}. ' +
        '{"field":"verification","in":["certificate"]} asks for a TrustedForm or Jornaya ' +
        'reference, {"field":"age_minutes","max":30} for whole minutes from the consent to ' +
        "the lead's arrival; neither holds for a ping, whose consent comes with its post. " +
        '{"all":[]} is every lead.',
    }),
    exclusive_bid_cents: Type.Optional(
      bid("Bid for a lead nobody else gets. One of the bids is needed."),
    ),
    shared_bid_cents: Type.Optional(bid("Bid for one shared slot.")),
    adjustments: Type.Optional(
      Type.Array(Adjustment, {
        maxItems: 200,
        description: "Raise or lower the bids; those that apply add up. Default: none.",
      }),
    ),
    limits: Type.Optional(Limits("Caps and budgets in all. Default: none.")),
    source_limits: Type.Optional(Limits("Caps and budgets per source. Default: none.")),
    schedule: Type.Optional(Schedule),
    pacing: Type.Optional(
      enumOf(PACINGS, {
        description: "even spreads the day's caps over its open hours. Default: asap.",
      }),
    ),
    priority: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: "For sources routed by priority: lower goes first. Default: 100.",
      }),
    ),
    weight: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000,
        description: "For sources routed by weight. Default: 1.",
      }),
    ),
    contact_channels: Type.Optional(
      Type.Array(enumOf(CONSENT_CHANNELS), {
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        description:
          "How you will contact the person; the consent must cover it. Default: call, text " +
          "and email.",
      }),
    ),
    blocked_source_ids: Type.Optional(
      Type.Array(Uuid, {
        maxItems: 500,
        uniqueItems: true,
        description: "Sources you do not buy from. Default: none.",
      }),
    ),
  },
  { title: "CampaignDocument" },
);
export type CampaignDocument = Static<typeof CampaignDocument>;

export const CampaignPatch = mergePatchOf(CampaignDocument, "CampaignPatch");

/** As it is read: every member is there. */
const openLimits = (title: string) =>
  Type.Object(
    {
      leads: Type.Record(Type.String(), Type.Integer()),
      cents: Type.Record(Type.String(), Type.Integer()),
    },
    { title },
  );

export const Campaign = Type.Object(
  {
    id: Uuid,
    account_id: Uuid,
    name: Type.String(),
    status: enumOf(CAMPAIGN_STATUSES),
    paused_until: nullable(Timestamp, {
      description:
        "When a paused campaign buys again by itself; null where it is not paused, or for good.",
    }),
    criteria: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      additionalProperties: true,
    }),
    exclusive_bid_cents: nullable(centsOf("Whole cents.")),
    shared_bid_cents: nullable(centsOf("Whole cents.")),
    adjustments: Type.Array(Type.Object(Adjustment.properties)),
    limits: openLimits("CampaignLimits"),
    source_limits: openLimits("CampaignSourceLimits"),
    schedule: Type.Object(
      {
        time_zone: Type.String(),
        hours: Type.Array(
          Type.Object({
            weekday: Type.Integer(),
            open_minute: Type.Integer(),
            close_minute: Type.Integer(),
          }),
        ),
      },
      { title: "CampaignSchedule" },
    ),
    pacing: enumOf(PACINGS),
    priority: Type.Integer(),
    weight: Type.Integer(),
    contact_channels: Type.Array(enumOf(CONSENT_CHANNELS)),
    blocked_source_ids: Type.Array(Uuid),
    version: Type.Integer({ description: "Grows with every change." }),
    created_at: Timestamp,
    updated_at: Timestamp,
    abilities: Type.Object({ update: Type.Boolean() }, { title: "CampaignAbilities" }),
  },
  { title: "Campaign" },
);
export type Campaign = Static<typeof Campaign>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The campaign as it is now.", schema: Campaign } } as const;

export const listCampaigns = defineOperation({
  method: "GET",
  path: "/v1/campaigns",
  operationId: "listCampaigns",
  tags: ["Campaigns"],
  summary: "List campaigns",
  access: ["session", "key"],
  request: { query: listQueryOf(CAMPAIGNS) },
  responses: { 200: { description: "A page.", schema: pageOf(Campaign, "CampaignPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getCampaign = defineOperation({
  method: "GET",
  path: "/v1/campaigns/{id}",
  operationId: "getCampaign",
  tags: ["Campaigns"],
  summary: "Read a campaign",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});

export const setCampaign = defineOperation({
  method: "PUT",
  path: "/v1/campaigns/{id}",
  operationId: "setCampaign",
  tags: ["Campaigns"],
  summary: "Set a campaign",
  description:
    "Replaces the campaign, or makes it when there is none with this id: choose a new uuid " +
    "for it. From the answer on, no lead is decided by the old document.",
  access: ["session", "key"],
  request: { ...one, body: CampaignDocument },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: {
    name: "Sacramento sellers",
    criteria: {
      all: [
        { field: "side", in: ["seller"] },
        { field: "state", in: ["CA"] },
      ],
    },
    exclusive_bid_cents: 6_500,
    limits: { leads: { day: 20 } },
  },
});

export const mergeCampaign = defineOperation({
  method: "PATCH",
  path: "/v1/campaigns/{id}",
  operationId: "mergeCampaign",
  tags: ["Campaigns"],
  summary: "Change members of a campaign",
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an optional member back " +
    "to its default.",
  access: ["session", "key"],
  request: { ...one, body: CampaignPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: { exclusive_bid_cents: 7_000 },
});

/** The longest pause that ends by itself: a leap year. */
export const LONGEST_PAUSE_DAYS = 366;

const CampaignPause = closed(
  {
    until: Type.Optional(
      Type.String({
        format: "date-time",
        description:
          `ISO 8601. In the future, and at most ${LONGEST_PAUSE_DAYS} days away. Absent: until ` +
          "somebody resumes it.",
      }),
    ),
  },
  { title: "CampaignPause" },
);

export const pauseCampaign = defineOperation({
  method: "POST",
  path: "/v1/campaigns/{id}/pause",
  operationId: "pauseCampaign",
  tags: ["Campaigns"],
  summary: "Pause a campaign",
  description:
    "Until somebody resumes it, or until an instant from which it buys again by itself. " +
    "Pausing anew sets another end or takes it away; so does writing the status as a " +
    "document.",
  access: ["session", "key"],
  request: { ...one, body: CampaignPause, isBodyOptional: true },
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
  example: { until: "2027-01-04T08:00:00Z" },
});

export const resumeCampaign = defineOperation({
  method: "POST",
  path: "/v1/campaigns/{id}/resume",
  operationId: "resumeCampaign",
  tags: ["Campaigns"],
  summary: "Resume a paused campaign",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found"],
});
