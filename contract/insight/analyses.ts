// Defines the operations on analyses of a lead: qualification, engagement and market, made by the
// network's model or by rules, each kept for the account that requested it.
import { LANGUAGES } from "../../domain/languages.ts";
import { type Static, Type } from "typebox";
import {
  ANALYSIS_KINDS,
  CONTACT_DAYS,
  MOST_ITEMS,
  MOST_ITEM_LETTERS,
} from "../../domain/analyses/analysis.ts";
import { READER_VIEWS } from "../../domain/analyses/analysed-lead.ts";
import { MARKET_DAYS, MARKET_GROUPS } from "../../domain/analyses/market-figures.ts";
import { CONSENT_CHANNELS } from "../../domain/lead/vocabulary.ts";
import { PriceBand } from "../marketplace/lead-shapes.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "../schema.ts";

/** The specification's limit of tokens for an analysis. */
export const ANALYSIS_TOKENS = 1_000;

const PROBLEMS = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;

/**
 * Why rules answered in place of the model: the day's quota is used up, both answers were unusable,
 * no answer came, or the server refused.
 */
export const FALLBACKS = ["used_up", "no_good", "no_answer", "refused"] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** The inputs of an analysis. */
export const ANALYSIS_INPUTS = [
  "side",
  "property_type",
  "state",
  "timing",
  "price",
  "size",
  "finance_status",
  "agent_status",
  "score",
  "consent_channels",
  "certificate",
  "calling_hours",
  "received_at",
  "progress",
  "remark",
  "market",
] as const;
export type AnalysisInput = (typeof ANALYSIS_INPUTS)[number];

const kind = enumOf(ANALYSIS_KINDS, {
  description:
    "qualification: how serious and how able to pay; engagement: when and how to reach the " +
    "consumer; market: what the network's own leads and sales show.",
});
const language = enumOf(LANGUAGES);
const sentences = (description: string) =>
  Type.Array(Type.String(), {
    description:
      `${description} At most ${MOST_ITEMS}, each of at most ${MOST_ITEM_LETTERS} letters of ` +
      "plain text.",
  });
const fraction = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const countOrNull = (description: string) =>
  nullable(Type.Integer(), { description: `${description} Null: fewer than 5, too few to show.` });
const clock = (description: string) =>
  Type.String({ description: `${description} HH:MM in the consumer's time zone.` });

const Qualification = Type.Object(
  {
    intent: fraction("How serious the consumer is."),
    financial_readiness: fraction("How able to pay the consumer is."),
    next_actions: sentences("What to do next."),
    insights: sentences("The reasons."),
  },
  {
    title: "Qualification",
    description: "In addition to the lead's score, which does not change.",
  },
);

const Engagement = Type.Object(
  {
    best_contact_time: Type.Unsafe<{
      days: (typeof CONTACT_DAYS)[number];
      from: string;
      until: string;
    } | null>({
      type: ["object", "null"],
      properties: { days: enumOf(CONTACT_DAYS), from: clock("From."), until: clock("Until.") },
      required: ["days", "from", "until"],
      description: "Within the hours in which the consumer may be called; null if there are none.",
    }),
    channel: nullable(enumOf(CONSENT_CHANNELS), {
      description: "One that the consent names; null if it names none.",
    }),
    talking_points: sentences("What to talk about."),
    follow_up: sentences("When to contact the consumer again."),
  },
  { title: "Engagement" },
);

const MarketRow = Type.Object(
  {
    group: enumOf(MARKET_GROUPS, {
      description:
        "alike: leads of its side, property type and state; any_type: of its side and state; " +
        "any_state: of its side and property type; counterpart: of the other side, same property " +
        "type and state. Without the lead itself.",
    }),
    days: Type.Integer({
      description: `${MARKET_DAYS.join(" or ")}days until now, compared with as many days before.`,
    }),
    leads: countOrNull("Accepted leads."),
    leads_before: countOrNull("In the period before."),
    sold_percent: countOrNull("Share of the leads that were sold, whole percent."),
    sold_percent_before: countOrNull("In the period before."),
    price: nullable(PriceBand, {
      description:
        "The median price of the sales; for a buyer the band that it lies in. Null: fewer than 5 " +
        "sales, or not shown to you.",
    }),
    payout: nullable(PriceBand, {
      description:
        "The median earning of the sales; for an affiliate of its own sales. Null: fewer than 5, " +
        "or not shown to you.",
    }),
    property_price: nullable(PriceBand, {
      description:
        "The band of the median property price that these leads name. Null: fewer than 5.",
    }),
  },
  { title: "MarketRow", description: "The counts, as far as the reader may see them." },
);

const MarketAnalysis = Type.Object(
  {
    trends: sentences("Counts compared with the period before."),
    comparables: sentences("Comparable groups of leads, never a single other lead."),
    pricing: sentences("Prices or earnings of sales."),
    investment_potential: sentences("Descriptive figures; no forecast, no advice."),
  },
  { title: "MarketAnalysis" },
);

const about = {
  id: Uuid,
  language,
  made_at: Timestamp,
  model: nullable(Type.String(), { description: "Null: made by rules." }),
  fallback: nullable(enumOf(FALLBACKS), {
    description: "Why rules answered in place of the network's model.",
  }),
  is_repaired: Type.Boolean({ description: "Whether the model's first answer was unusable." }),
  view: enumOf(READER_VIEWS, { description: "The view in which you read the lead." }),
  made_from: Type.Array(enumOf(ANALYSIS_INPUTS), {
    description: "The inputs. Never a name, a phone, an email or a street.",
  }),
};

/** The three kinds of analysis, distinguished by `kind`. */
export const Analysis = Type.Union(
  [
    Type.Object(
      { kind: Type.Literal("qualification"), ...about, result: Qualification },
      { title: "QualificationOfLead" },
    ),
    Type.Object(
      {
        kind: Type.Literal("engagement"),
        ...about,
        time_zone: nullable(Type.String(), {
          description: "IANA zone of the consumer; null if you may not see it.",
        }),
        result: Engagement,
      },
      { title: "EngagementOfLead" },
    ),
    Type.Object(
      {
        kind: Type.Literal("market"),
        ...about,
        figures: Type.Array(MarketRow),
        result: MarketAnalysis,
      },
      { title: "MarketOfLead" },
    ),
  ],
  { title: "Analysis" },
);
export type Analysis = Static<typeof Analysis>;

export const MakeAnalysis = closed(
  {
    kind,
    language,
    again: Type.Optional(
      Type.Boolean({
        description: "Make it again, even if nothing has changed since the last one.",
      }),
    ),
  },
  { title: "MakeAnalysis" },
);
export type MakeAnalysis = Static<typeof MakeAnalysis>;

const params = closed({ id: Uuid });

export const makeLeadAnalysis = defineOperation({
  method: "POST",
  path: "/v1/leads/{id}/analyses",
  operationId: "makeLeadAnalysis",
  tags: ["Assistant"],
  summary: "Analyze a lead",
  description:
    "Uses the network's model, within your daily quota, or rules if no model is set or it fails. " +
    "An earlier analysis from the same facts by the same model is returned again. Only the kind " +
    "`market` is made of a lead whose consumer asked for no contact.",
  access: ["session"],
  request: { params, body: MakeAnalysis },
  responses: { 200: { description: "The analysis.", schema: Analysis } },
  problems: [...PROBLEMS, "no_contact"],
  example: { kind: "qualification", language: "en" },
});

export const listLeadAnalyses = defineOperation({
  method: "GET",
  path: "/v1/leads/{id}/analyses",
  operationId: "listLeadAnalyses",
  tags: ["Assistant"],
  summary: "Retrieve your analyses of a lead",
  description:
    "Only those of your account. Analyses made in another view of the lead, such as before you " +
    "bought it, are left out.",
  access: ["session", "key"],
  keyNeeds: { all: ["leads"] },
  inView: "closed",
  request: { params },
  responses: {
    200: {
      description: "The latest one of each kind.",
      schema: Type.Object({ items: Type.Array(Analysis) }, { title: "LeadAnalyses" }),
    },
  },
  problems: PROBLEMS,
});
