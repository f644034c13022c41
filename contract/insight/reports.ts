// Defines the reports: each answers one question for the data that the caller may see, compared
// with the period of the same length just before.
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
export const span = {
  from: Type.String({
    format: "date-time",
    description: "ISO 8601: start of the period, inclusive.",
  }),
  to: Type.String({
    format: "date-time",
    description: "ISO 8601: end of the period, exclusive; at most 400 days after from.",
  }),
};
const metric = enumOf(METRIC_NAMES, {
  description:
    "Advertisers may request spend or bought; affiliates earned, posted or sold; the network " +
    "volume, leads, sold or revenue.",
});
const ofCampaign = Type.Optional({
  ...Uuid,
  description: "Only purchases of this campaign, which you must be allowed to read.",
});

export const ReportPeriod = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    previous_from: Timestamp,
    time_zone: Type.String({ description: "The zone by whose clock days and weeks begin." }),
  },
  {
    title: "ReportPeriod",
    description: "The requested period, and the start of the period of the same length before it.",
  },
);

const reportOf = <Parts extends TProperties>(parts: Parts, title: string) =>
  Type.Object({ period: ReportPeriod, ...parts }, { title });

export const getOverviewReport = defineOperation({
  method: "GET",
  path: "/v1/reports/overview",
  operationId: "getOverviewReport",
  tags: ["Reports"],
  summary: "Retrieve the key figures for your role",
  description: COUNTED,
  access: ["session", "key"],
  request: { query: closed(span) },
  responses: {
    200: {
      description: "The figures, in display order.",
      schema: reportOf({ figures: Type.Array(Figure) }, "OverviewReport"),
    },
  },
  problems: PROBLEMS,
});

const SeriesPoint = Type.Object(
  { at: Timestamp, value: Type.Integer() },
  { title: "SeriesPoint", description: "The value from `at` to the next point." },
);

export const getSeriesReport = defineOperation({
  method: "GET",
  path: "/v1/reports/series",
  operationId: "getSeriesReport",
  tags: ["Reports"],
  summary: "Retrieve a metric over time",
  description:
    `${COUNTED} Every bucket is present; one without data is 0. The first begins at from, the ` +
    "others with the hour, day or week of the zone; a day is 23 to 25 hours long when the clocks " +
    "change.",
  access: ["session", "key"],
  request: {
    query: closed({
      ...span,
      metric,
      campaign_id: ofCampaign,
      bucket: Type.Optional(
        enumOf(BUCKETS, { description: "Default: day. At most 1,000 buckets in the period." }),
      ),
      time_zone: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 64,
          description:
            "IANA zone by whose clock days and weeks begin, such as America/Los_Angeles. " +
            "Default: the account's.",
        }),
      ),
    }),
  },
  responses: {
    200: {
      description: "The points of the period and of the period before.",
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
  summary: "Retrieve a metric by the lead's state",
  description: COUNTED,
  access: ["session", "key"],
  request: { query: closed({ ...span, metric }) },
  responses: {
    200: {
      description: "Largest first.",
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
  summary: "Retrieve the lead funnel",
  description:
    "For affiliates and the network: leads received in the period, and how many were accepted, " +
    "sold, and kept by a buyer. For advertisers: leads bought in the period, and how many were " +
    "not returned.",
  access: ["session", "key"],
  request: { query: closed(span) },
  responses: {
    200: {
      description: "Each step is a subset of the one before.",
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
  summary: "Retrieve a table of figures by group",
  description:
    `${COUNTED} Advertisers group by campaign, source or state; affiliates by source, state, ` +
    "reason or sub id; the network by any of them. A reason is why a lead was refused.",
  access: ["session", "key"],
  request: { query: closed({ ...span, by: enumOf(GROUPINGS), campaign_id: ofCampaign }) },
  responses: {
    200: {
      description: "At most 500 groups, largest first.",
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
  summary: "Retrieve results of clicks on tracking links, by source, link, sub id or day",
  description:
    "Affiliates see their own, the network all. Every figure counts at the time of its click: a " +
    "lead that arrives days later, and its earnings, count at the click.",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: {
    query: closed({
      ...span,
      by: enumOf(CLICK_GROUPINGS),
      link_id: Type.Optional({ ...Uuid, description: "Only this link." }),
      source_id: Type.Optional({ ...Uuid, description: "Only this source." }),
    }),
  },
  responses: {
    200: {
      description: "At most 500 groups, most clicks first, or days in order.",
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
  summary: "Retrieve results of pings, by source and sub id",
  description:
    "Affiliates see their own, the network all. Pings count at the time they were sent, with " +
    "their results until now.",
  access: ["session", "key"],
  keyNeeds: { all: ["money"] },
  request: { query: closed(span) },
  responses: {
    200: {
      description: "At most 500 groups, most pings first.",
      schema: reportOf({ groups: Type.Array(PingGroup) }, "PingsReport"),
    },
  },
  problems: PROBLEMS,
});
