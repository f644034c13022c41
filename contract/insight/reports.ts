// Reports: one question each, answered for what the caller may see, beside the same length of time
// just before.
import { type TProperties, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import {
  COUNTED,
  ClickFigures,
  ClickGroup,
  Figure,
  PingGroup,
  ReportGroup,
  StateFigure,
  units,
} from "./report-figures.ts";
import { Timestamp, Uuid, closed, enumOf } from "../schema.ts";
import { CLICK_GROUPINGS, GROUPINGS, METRIC_NAMES } from "../../domain/reports/metrics.ts";
import { BUCKETS } from "../../domain/reports/period.ts";

const count = Type.Integer();
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
