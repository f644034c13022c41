// Defines the preview of a campaign: how it would have done over the last four weeks.
import { type Static, Type } from "typebox";
import { MOST_QUESTIONS } from "../../domain/privacy/question-limits.ts";
import { BUY_REASONS } from "../../domain/lead/vocabulary.ts";
import { CampaignDocument } from "./campaign-document.ts";
import { NOT_FOR_AGENTS } from "../marketplace/lead-sale.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, maskedCount, nullable } from "../schema.ts";

const {
  criteria,
  exclusive_bid_cents,
  shared_bid_cents,
  adjustments,
  limits,
  source_limits,
  schedule,
  pacing,
  priority,
  weight,
  contact_channels,
  blocked_source_ids,
} = CampaignDocument.properties;

export const BacktestRequest = closed(
  {
    campaign_id: Type.Optional({
      ...Uuid,
      description:
        "The campaign that this would change: these terms replace its recorded bids, and it " +
        "begins with the caps and money it had used. Absent: a new campaign.",
    }),
    criteria,
    exclusive_bid_cents,
    shared_bid_cents,
    adjustments,
    limits,
    source_limits,
    schedule,
    pacing,
    priority,
    weight,
    contact_channels,
    blocked_source_ids,
  },
  {
    title: "BacktestRequest",
    description:
      "A campaign, possibly incomplete; absent members take the defaults that the campaign's " +
      "would.",
  },
);
export type BacktestRequest = Static<typeof BacktestRequest>;

const bought = {
  won: maskedCount("Leads that it would have bought."),
  exclusive: maskedCount("Of these, exclusively."),
  shared: maskedCount("Of these, in a shared slot."),
  spend_cents: nullable(
    centsOf("About what those leads would have cost: two digits. Null where `won` is."),
  ),
};

const Replay = Type.Object(
  {
    starting_state: enumOf(["as_it_was", "as_now"], {
      description:
        "as_it_was: with the balance and the caps that the campaign had then. as_now: for a " +
        "campaign that did not exist yet, with unused caps and today's balance.",
    }),
    ...bought,
    lost: Type.Array(
      Type.Object(
        {
          reason: enumOf([...BUY_REASONS, "not_offered"], {
            description: "not_offered: not for sale in a mode that it bids for.",
          }),
          leads: Type.Integer({ description: "About how many leads were lost for it." }),
        },
        { title: "ReplayLoss" },
      ),
      {
        description:
          "Why it would not have bought the other leads, the most frequent reason first; none " +
          "with fewer than 5 leads.",
      },
    ),
    unknown: maskedCount(
      "Leads that cannot be replayed, because too little was recorded at their decision.",
    ),
    with_enough_money: Type.Union(
      [Type.Object(bought, { title: "ReplayWithMoney" }), Type.Null()],
      {
        description:
          "What it would have bought with more than enough money. Null where money was no " +
          `reason. ${NOT_FOR_AGENTS}`,
      },
    ),
  },
  { title: "CampaignReplay" },
);

export const CampaignPreview = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    about: Type.Boolean({
      description:
        "Counts are blurred, so that no single lead can be read from them. False for the network.",
    }),
    volume: Type.Object(
      {
        leads: maskedCount(
          "Leads that were for sale and match the criteria, read in the bands that a listing " +
            "shows.",
        ),
        by_week: Type.Array(
          Type.Object(
            { from: Timestamp, leads: maskedCount("Leads of the seven days.") },
            { title: "WeekVolume" },
          ),
        ),
        by_state: Type.Array(
          Type.Object({ state: Type.String(), leads: Type.Integer() }, { title: "StateVolume" }),
          { description: "The most leads first; none with fewer than 5." },
        ),
        by_county: Type.Array(
          Type.Object(
            {
              county_fips: Type.String(),
              county_name: Type.String(),
              state: Type.String(),
              leads: Type.Integer(),
            },
            { title: "CountyVolume" },
          ),
          { description: "The counties with the most leads, at most 50, none with fewer than 5." },
        ),
      },
      { title: "AvailableVolume" },
    ),
    replay: Type.Unsafe<Static<typeof Replay> | null>({
      ...Replay,
      type: ["object", "null"],
      description:
        "What it would have bought, against all other bids as they were. Null without a bid, and " +
        "if fewer than 5 leads match the criteria.",
    }),
  },
  { title: "CampaignPreview" },
);
export type CampaignPreview = Static<typeof CampaignPreview>;

export const previewCampaign = defineOperation({
  method: "POST",
  path: "/v1/campaigns/preview",
  operationId: "previewCampaign",
  tags: ["Campaigns"],
  summary: "Preview a campaign over the last four weeks",
  description:
    "Only a keyed hash of the question is kept, to count how many different ones an account asks " +
    `a day: at most ${MOST_QUESTIONS.preview}, those of missed leads included. The leads are ` +
    "those of the last 28 days; other bids stay as they were, and " +
    "what other campaigns would have done with balance or capacity that this campaign left " +
    "them is not estimated.",
  access: ["session", "key"],
  request: { body: BacktestRequest },
  responses: { 200: { description: "The volume and the replay.", schema: CampaignPreview } },
  problems: ["unauthenticated", "suspended", "forbidden", "not_found"],
  example: {
    criteria: {
      all: [
        { field: "side", in: ["seller"] },
        { field: "state", in: ["CA"] },
      ],
    },
    exclusive_bid_cents: 6_500,
  },
});
