// Reports: one question each, answered for what the caller may see, beside the same length of time
// just before.
import { type Static, type TProperties, Type } from "typebox";
import {
  CLICK_GROUPINGS,
  FIGURE_UNITS,
  GROUPINGS,
  METRIC_NAMES,
} from "../domain/reports/metrics.ts";
import { BUCKETS } from "../domain/reports/period.ts";
import { defineOperation } from "./operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, nullable } from "./schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const span = {
  from: Type.String({
    format: "date-time",
    description: "ISO 8601: the first instant that counts.",
  }),
  to: Type.String({
    format: "date-time",
    description: "ISO 8601: the first instant that no longer counts, at most 400 days after from.",
  }),
};
const metric = enumOf(METRIC_NAMES, {
  description:
    "Advertisers ask for spend or bought; affiliates for earned, posted or sold; the " +
    "operator for volume, leads, sold or revenue.",
});
const ofCampaign = Type.Optional({
  ...Uuid,
  description: "Only what this campaign bought: one that you may read.",
});
const units = enumOf(FIGURE_UNITS);
const count = Type.Integer();
const countOrNull = (description: string) => nullable(Type.Integer({ description }));

const COUNTED =
  "Leads count when they are received and sales when they are made; money of sales that were " +
  "given back does not count.";

export const ReportPeriod = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    previous_from: Timestamp,
    time_zone: Type.String({ description: "The zone in which days and weeks begin." }),
  },
  {
    title: "ReportPeriod",
    description: "What was asked for, and where the same length just before it begins.",
  },
);

const reportOf = <Parts extends TProperties>(parts: Parts, title: string) =>
  Type.Object({ period: ReportPeriod, ...parts }, { title });

const FIGURE_KEYS = [
  "leads_bought",
  "spend",
  "average_price",
  "returned_share",
  "leads_posted",
  "accepted_share",
  "leads_sold",
  "earned",
  "payable_now",
  "pending_now",
  "leads_in",
  "sold_share",
  "sales_volume",
  "network_revenue",
  "first_try",
  "cost_per_appointment",
] as const;

export const Figure = Type.Object(
  {
    key: enumOf(FIGURE_KEYS),
    value: nullable(Type.Integer(), { description: "Null where there is nothing to divide by." }),
    unit: units,
    previous: nullable(Type.Integer(), {
      description:
        "Of the period before; null for a figure of now, and where there is nothing to divide by.",
    }),
  },
  { title: "Figure" },
);
export type Figure = Static<typeof Figure>;

export const getOverviewReport = defineOperation({
  method: "GET",
  path: "/v1/reports/overview",
  operationId: "getOverviewReport",
  tags: ["Reports"],
  summary: "Read the figures that matter to your role",
  description: COUNTED,
  access: ["session", "key"],
  request: { query: closed(span) },
  responses: {
    200: {
      description: "The figures, in the order to show them.",
      schema: reportOf({ figures: Type.Array(Figure) }, "OverviewReport"),
    },
  },
  problems: PROBLEMS,
});

const SeriesPoint = Type.Object(
  { at: Timestamp, value: Type.Integer() },
  { title: "SeriesPoint", description: "From `at` to the next point." },
);

export const getSeriesReport = defineOperation({
  method: "GET",
  path: "/v1/reports/series",
  operationId: "getSeriesReport",
  tags: ["Reports"],
  summary: "Read a metric over time",
  description:
    `${COUNTED} Every bucket is there, those without a row as 0. The first begins at from, the ` +
    "others where the hour, day or week of the zone does: a day is 23 to 25 hours long where " +
    "the clock is set.",
  access: ["session", "key"],
  request: {
    query: closed({
      ...span,
      metric,
      campaign_id: ofCampaign,
      bucket: Type.Optional(
        enumOf(BUCKETS, { description: "Default: day. At most 1,000 in the period." }),
      ),
      time_zone: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 64,
          description:
            "IANA zone in which days and weeks begin, such as America/Los_Angeles. Default: " +
            "the account's.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "The points of the period and of the one before.",
      schema: reportOf(
        {
          metric,
          unit: units,
          bucket: enumOf(BUCKETS),
          points: Type.Array(SeriesPoint),
          previous: Type.Array(SeriesPoint),
        },
        "SeriesReport",
      ),
    },
  },
  problems: [...PROBLEMS, "not_found"],
});

export const StateFigure = Type.Object(
  {
    state: nullable(Type.String(), { description: "Two letters; null where the lead has none." }),
    value: Type.Integer(),
    previous: Type.Integer(),
  },
  { title: "StateFigure" },
);

export const getStatesReport = defineOperation({
  method: "GET",
  path: "/v1/reports/states",
  operationId: "getStatesReport",
  tags: ["Reports"],
  summary: "Read a metric by the lead's state",
  description: COUNTED,
  access: ["session", "key"],
  request: { query: closed({ ...span, metric }) },
  responses: {
    200: {
      description: "The largest first.",
      schema: reportOf({ metric, unit: units, states: Type.Array(StateFigure) }, "StatesReport"),
    },
  },
  problems: PROBLEMS,
});

export const FUNNEL_STEPS = ["submitted", "accepted", "sold", "bought", "kept"] as const;

export const getFunnelReport = defineOperation({
  method: "GET",
  path: "/v1/reports/funnel",
  operationId: "getFunnelReport",
  tags: ["Reports"],
  summary: "Read how far leads came",
  description:
    "Affiliates and the operator: leads received in the period that were accepted, sold, and " +
    "kept by a buyer. Advertisers: leads bought in it, and those not given back.",
  access: ["session", "key"],
  request: { query: closed(span) },
  responses: {
    200: {
      description: "Each step is part of the one before.",
      schema: reportOf(
        {
          steps: Type.Array(
            Type.Object(
              { step: enumOf(FUNNEL_STEPS), count, previous: count },
              { title: "FunnelStep" },
            ),
          ),
        },
        "FunnelReport",
      ),
    },
  },
  problems: PROBLEMS,
});

const GroupFigures = Type.Object(
  {
    leads: countOrNull(
      "Leads received. Null where it is not the group's or the caller's to see, as are the others.",
    ),
    accepted: countOrNull("Of them accepted."),
    sold: countOrNull("Of them sold at least once."),
    sales: countOrNull("Sales made in the period: a shared lead is sold several times."),
    returned: countOrNull("Of these sales, how many were given back."),
    returned_basis_points: countOrNull(
      "The share of these sales that was given back; null also where there are none.",
    ),
    spend_cents: nullable(centsOf("What buyers paid.")),
    earned_cents: nullable(centsOf("The affiliates' part of it.")),
    revenue_cents: nullable(centsOf("The network's part of it.")),
    contacted: countOrNull(
      "Of the sales that were not given back: how many persons the buyer reached at some time. " +
        "The buyer's own figure, as are the two that follow.",
    ),
    appointments: countOrNull("Of them with an appointment at some time."),
    won: countOrNull("Of them won by now."),
  },
  { title: "GroupFigures" },
);
export type GroupFigures = Static<typeof GroupFigures>;

export const ReportGroup = Type.Object(
  {
    id: Type.String({
      description:
        "The record's id; for an advertiser's sources an opaque one; for states, reasons and " +
        "sub ids the value itself, empty for leads without the sub id; `by_hand` for what no " +
        "campaign bought.",
    }),
    name: Type.String(),
    current: GroupFigures,
    previous: GroupFigures,
  },
  { title: "ReportGroup" },
);
export type ReportGroup = Static<typeof ReportGroup>;

export const getGroupsReport = defineOperation({
  method: "GET",
  path: "/v1/reports/groups",
  operationId: "getGroupsReport",
  tags: ["Reports"],
  summary: "Read a table of figures by what leads or sales have in common",
  description:
    `${COUNTED} Advertisers group by campaign, source or state, affiliates by source, state, ` +
    "reason or sub id, the operator by any. A reason is why a lead was refused.",
  access: ["session", "key"],
  request: { query: closed({ ...span, by: enumOf(GROUPINGS), campaign_id: ofCampaign }) },
  responses: {
    200: {
      description: "At most 500 groups, the largest first.",
      schema: reportOf({ by: enumOf(GROUPINGS), groups: Type.Array(ReportGroup) }, "GroupsReport"),
    },
  },
  problems: [...PROBLEMS, "not_found"],
});

const share = (description: string) =>
  nullable(
    Type.Integer({
      description: `${description} Basis points; null where there is nothing to divide by.`,
    }),
  );

export const ClickFigures = Type.Object(
  {
    clicks: Type.Integer({
      description: "Without programs, and without visitors who ask not to be tracked.",
    }),
    unique_clicks: Type.Integer({ description: "Not the same visitor's again within the hour." }),
    leads: Type.Integer({ description: "Accepted with the id of one of these clicks, each once." }),
    sold: Type.Integer({ description: "Of these, those that were sold and not all given back." }),
    conversion_basis_points: share("Leads of clicks."),
    earned_cents: nullable(
      centsOf(
        "Of those leads, without what was given back; null for those who may not see earnings.",
      ),
    ),
    per_click_cents: nullable(
      centsOf(
        "Earned of each click on the average; null without clicks, and for those who may not " +
          "see earnings.",
      ),
    ),
    per_lead_cents: nullable(
      centsOf(
        "Earned of each lead on the average; null without leads, and for those who may not see " +
          "earnings.",
      ),
    ),
  },
  { title: "ClickFigures" },
);
export type ClickFigures = Static<typeof ClickFigures>;

export const ClickGroup = Type.Object(
  {
    source_id: nullable(Uuid, { description: "Where the group is of one source." }),
    link_id: nullable(Uuid, { description: "Where the group is one link's." }),
    key: nullable(Type.String(), {
      description:
        "What the group has in common: an id, a sub id's value, or a day of the zone as " +
        "YYYY-MM-DD; null for clicks without such a sub id.",
    }),
    name: nullable(Type.String(), { description: "Of the source or the link." }),
    current: ClickFigures,
    previous: ClickFigures,
  },
  { title: "ClickGroup" },
);
export type ClickGroup = Static<typeof ClickGroup>;

export const getClicksReport = defineOperation({
  method: "GET",
  path: "/v1/reports/clicks",
  operationId: "getClicksReport",
  tags: ["Reports"],
  summary: "Read what clicks on tracking links came to, by source, link, sub id or day",
  description:
    "Affiliates their own, the operator all. Everything counts when its click was made: a " +
    "lead that comes days later, and what it earns, belong to the click.",
  access: ["session", "key"],
  request: {
    query: closed({
      ...span,
      by: enumOf(CLICK_GROUPINGS),
      link_id: Type.Optional({ ...Uuid, description: "Of this link alone." }),
      source_id: Type.Optional({ ...Uuid, description: "Of this source alone." }),
    }),
  },
  responses: {
    200: {
      description: "At most 500 groups, those with most clicks first, or days in their order.",
      schema: reportOf(
        { by: enumOf(CLICK_GROUPINGS), total: ClickFigures, groups: Type.Array(ClickGroup) },
        "ClicksReport",
      ),
    },
  },
  problems: PROBLEMS,
});

export const PingFigures = Type.Object(
  {
    pings: Type.Integer({
      description:
        "Pings that could be read; the same ping again while it is answered with the same " +
        "offer counts once.",
    }),
    offers: Type.Integer({ description: "Of them answered with an offer." }),
    posts: Type.Integer({ description: "Of the offers posted to." }),
    sold: Type.Integer({ description: "Of the posts sold." }),
    bid_basis_points: share("Bid rate: offers of pings."),
    average_bid_cents: nullable(centsOf("What an offer would have earned, on average.")),
    win_basis_points: share("Win rate: leads sold of pings."),
    post_accept_basis_points: share("Post-accept rate: leads sold of posts."),
  },
  { title: "PingFigures" },
);
export type PingFigures = Static<typeof PingFigures>;

export const PingGroup = Type.Object(
  {
    source_id: Uuid,
    name: Type.String({ description: "The source's." }),
    sub1: nullable(Type.String(), { description: "Null for pings without one." }),
    current: PingFigures,
    previous: PingFigures,
  },
  { title: "PingGroup" },
);
export type PingGroup = Static<typeof PingGroup>;

export const getPingsReport = defineOperation({
  method: "GET",
  path: "/v1/reports/pings",
  operationId: "getPingsReport",
  tags: ["Reports"],
  summary: "Read how pings did, by source and sub id",
  description:
    "Affiliates their own, the operator all. Pings count when they were sent, with what " +
    "became of them since.",
  access: ["session", "key"],
  request: { query: closed(span) },
  responses: {
    200: {
      description: "At most 500 groups, those with most pings first.",
      schema: reportOf({ groups: Type.Array(PingGroup) }, "PingsReport"),
    },
  },
  problems: PROBLEMS,
});
