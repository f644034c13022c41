// Defines the operations on campaigns, documents that are set whole or changed by merge patch.
import { type Static, Type } from "typebox";
import {
  Adjustment,
  CAMPAIGN_STATUSES,
  CampaignDocument,
  CampaignPatch,
  PACINGS,
} from "./campaign-document.ts";
import {
  defineCollection,
  integerField,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
  wordsField,
} from "../collection.ts";
import { networkPauseMember } from "../network/pause-in-force.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable, pageOf } from "../schema.ts";
import { OBSTACLES } from "../../domain/distribution/obstacle.ts";
import { USED_UP_WINDOWS } from "../../domain/distribution/used-up.ts";
import { CONSENT_CHANNELS } from "../../domain/lead/vocabulary.ts";

export const CAMPAIGNS = defineCollection({
  name: "campaigns",
  fields: {
    id: uuidField,
    find: wordsField,
    account_id: uuidField,
    name: textField,
    status: wordField(CAMPAIGN_STATUSES),
    network_paused: wordField(["yes", "no"]),
    exclusive_bid_cents: integerField,
    shared_bid_cents: integerField,
    created_at: timeField,
    updated_at: timeField,
  },
  orders: ["created_at", "updated_at", "name"],
});

/** A campaign as it is read: every member is present. */
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
        "When a paused campaign resumes automatically; null if it is not paused, or paused until " +
        "resumed manually.",
    }),
    network_pause: networkPauseMember("While it is in force, the campaign buys nothing."),
    obstacle: Type.Union(
      [
        Type.Object(
          {
            reason: enumOf(OBSTACLES),
            window: nullable(enumOf(USED_UP_WINDOWS), {
              description: "The window whose cap or budget is used up.",
            }),
          },
          { title: "CampaignObstacle" },
        ),
        Type.Null(),
      ],
      {
        description:
          "What keeps an active campaign from buying any lead now. Null if it can buy, or is not " +
          "active.",
      },
    ),
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
    version: Type.Integer({ description: "Increases with every change." }),
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
  summary: "Retrieve a campaign",
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
  summary: "Create or replace a campaign",
  description:
    "Replaces the campaign, or creates it if none has this id: choose a new UUID. Once you have " +
    "the answer, no lead is decided by the old document. A campaign with the criteria of one " +
    "that the network paused is refused.",
  access: ["session", "key"],
  request: { ...one, body: CampaignDocument },
  responses: answer,
  problems: [
    "unauthenticated",
    "suspended",
    "forbidden",
    "not_found",
    "limit_reached",
    "paused_by_network",
  ],
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
  summary: "Update a campaign",
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null resets an optional " +
    "member to its default.",
  access: ["session", "key"],
  request: { ...one, body: CampaignPatch },
  responses: answer,
  problems: ["unauthenticated", "suspended", "forbidden", "not_found", "paused_by_network"],
  example: { exclusive_bid_cents: 7_000 },
});

/** The longest pause that ends automatically: a leap year. */
export const LONGEST_PAUSE_DAYS = 366;

const CampaignPause = closed(
  {
    until: Type.Optional(
      Type.String({
        format: "date-time",
        description:
          `ISO 8601, in the future, at most ${LONGEST_PAUSE_DAYS} days away. Absent: until it is ` +
          "resumed manually.",
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
    "Until it is resumed manually, or until the given moment, when it resumes automatically. " +
    "Pausing again replaces or removes that moment; so does writing the status as a document.",
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
  description: "Refused while the network's pause is in force: only the network ends that.",
  access: ["session", "key"],
  request: one,
  responses: answer,
  problems: ["unauthenticated", "suspended", "not_found", "paused_by_network"],
});
