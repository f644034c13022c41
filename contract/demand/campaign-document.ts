// Describes a campaign's document as an advertiser writes it, whole or as a patch.
import { type Static, type TSchema, Type } from "typebox";
import { Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { CAP_WINDOWS } from "../../domain/distribution/calendar.ts";
import { CONSENT_CHANNELS } from "../../domain/lead/vocabulary.ts";

export const CAMPAIGN_STATUSES = ["active", "paused", "archived"] as const;
export const PACINGS = ["asap", "even"] as const;

/** Windows start by the campaign's time zone; a week starts on Monday. */
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
      description: "IANA zone, such as America/Los_Angeles. Caps and hours use its clock.",
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
            description: "Exclusive; 1440 is midnight.",
          }),
        }),
        { maxItems: 70, description: "When the campaign buys; an empty list means always." },
      ),
    ),
  },
  { description: "When the campaign buys. Default: always, in the account's zone." },
);

/** Raises or lowers the bid for leads of a tier, a county or a timing. */
export const Adjustment = closed(
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

/**
 * The members that an advertiser writes. When a campaign is set, absent members take the default
 * that their description names.
 */
export const CampaignDocument = closed(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    status: Type.Optional(
      enumOf(CAMPAIGN_STATUSES, { description: "Default: active. Archiving is permanent." }),
    ),
    criteria: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: "object",
      additionalProperties: true,
      description:
        'Which leads: a tree of {"all":[…]}, {"any":[…]}, {"not":…} over rules such as ' +
        '{"field":"state","in":["CA"]}, {"field":"price_cents","min":30000000} or ' +
        '{"field":"radius","zip_code":"95838","miles":20}. ' +
        '{"field":"verification","in":["certificate"]} requires a TrustedForm or Jornaya ' +
        'reference, {"field":"age_minutes","max":30} counts whole minutes from the consent to ' +
        "the lead's arrival; neither rule matches a ping, whose consent comes with its post. " +
        '{"all":[]} matches every lead.',
    }),
    exclusive_bid_cents: Type.Optional(
      bid("Bid for an exclusive lead. At least one of the two bids is required."),
    ),
    shared_bid_cents: Type.Optional(bid("Bid for one shared slot.")),
    adjustments: Type.Optional(
      Type.Array(Adjustment, {
        maxItems: 200,
        description: "Raise or lower the bids; all that apply are added up. Default: none.",
      }),
    ),
    limits: Type.Optional(Limits("Total caps and budgets. Default: none.")),
    source_limits: Type.Optional(Limits("Caps and budgets per source. Default: none.")),
    schedule: Type.Optional(Schedule),
    pacing: Type.Optional(
      enumOf(PACINGS, {
        description: "even spreads the day's caps over its hours. Default: asap.",
      }),
    ),
    priority: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description: "For sources routed by priority: the lowest number goes first. Default: 100.",
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
          "How you will contact the consumer; the consent must cover it. Default: call, text and " +
          "email.",
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
