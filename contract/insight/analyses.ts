// Analyses of a lead: qualification, engagement and market, by the network's model or by rules,
// each kept for the account that asked.
import { type Static, Type } from "typebox";
import {
  ANALYSIS_KINDS,
  ANALYSIS_LANGUAGES,
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

/** The cap that the specification sets on an analysis, in tokens. */
export const ANALYSIS_TOKENS = 1_000;

const PROBLEMS = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;

/**
 * Why rules answered in place of the model: the day's share does not hold it, both answers were no
 * good, none came, or the server refused to answer.
 */
export const FALLBACKS = ["used_up", "no_good", "no_answer", "refused"] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** What can go into an analysis. */
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
    "person; market: what the network's own leads and sales tell.",
});
const language = enumOf(ANALYSIS_LANGUAGES);
const sentences = (description: string) =>
  Type.Array(Type.String(), {
    description:
      `${description} At most ${MOST_ITEMS}, each of at most ${MOST_ITEM_LETTERS} letters of ` +
      "plain text.",
  });
const fraction = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const countOrNull = (description: string) =>
  nullable(Type.Integer(), { description: `${description} Null: fewer than 5, too few to tell.` });
const clock = (description: string) =>
  Type.String({ description: `${description} HH:MM on the person's own clock.` });

const Qualification = Type.Object(
  {
    intent: fraction("How serious they are."),
    financial_readiness: fraction("How able to pay they are."),
    next_actions: sentences("What to do next."),
    insights: sentences("What it rests on."),
  },
  { title: "Qualification", description: "Beside the lead's score, which stays as it is." },
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
      description: "Within the hours in which the person may be called; null where there are none.",
    }),
    channel: nullable(enumOf(CONSENT_CHANNELS), {
      description: "One that the consent names; null where it names none.",
    }),
    talking_points: sentences("What to speak of."),
    follow_up: sentences("When to try again."),
  },
  { title: "Engagement" },
);

const MarketRow = Type.Object(
  {
    group: enumOf(MARKET_GROUPS, {
      description:
        "alike: of its side, kind and state; any_type: of its side and state; any_state: of " +
        "its side and kind; counterpart: of the other side, same kind and state. Without the " +
        "lead itself.",
    }),
    days: Type.Integer({
      description: `${MARKET_DAYS.join(" or ")}: so many until now, beside as many before.`,
    }),
    leads: countOrNull("Accepted leads."),
    leads_before: countOrNull("In the time before."),
    sold_percent: countOrNull("Of the leads, whole per cent."),
    sold_percent_before: countOrNull("In the time before."),
    price: nullable(PriceBand, {
      description:
        "The middle of what sales cost; for a buyer the band that it lies in. Null: fewer " +
        "than 5 sales, or not yours to know.",
    }),
    payout: nullable(PriceBand, {
      description:
        "The middle of what sales earned: for an affiliate its own. Null: fewer than 5, or " +
        "not yours to know.",
    }),
    property_price: nullable(PriceBand, {
      description:
        "The band in which the middle of the property prices lies that these leads name. " +
        "Null: fewer than 5.",
    }),
  },
  { title: "MarketRow", description: "What was counted, as far as the reader may know it." },
);

const MarketAnalysis = Type.Object(
  {
    trends: sentences("Counts beside the time before."),
    comparables: sentences("Groups of leads beside it, never another lead."),
    pricing: sentences("What sales cost or earned."),
    investment_potential: sentences("Figures that describe; no forecast, no advice."),
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
  is_repaired: Type.Boolean({ description: "Whether the model's first answer was no good." }),
  view: enumOf(READER_VIEWS, { description: "As what you read the lead." }),
  made_from: Type.Array(enumOf(ANALYSIS_INPUTS), {
    description: "What went in. Never a name, a phone, an e-mail or a street.",
  }),
};

/** The three, told apart by `kind`. */
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
          description: "IANA zone of the person's clock; null where you are not told.",
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
        description: "Make it anew, though nothing has changed since it was made last.",
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
  summary: "Analyse a lead",
  description:
    "Asks the network's model, within what you may use of it in a day, or answers by rules " +
    "where none is set or it fails. What was made before from the same facts by the same " +
    "model is answered again.",
  access: ["session"],
  request: { params, body: MakeAnalysis },
  responses: { 200: { description: "The analysis.", schema: Analysis } },
  problems: PROBLEMS,
  example: { kind: "qualification", language: "en" },
});

export const listLeadAnalyses = defineOperation({
  method: "GET",
  path: "/v1/leads/{id}/analyses",
  operationId: "listLeadAnalyses",
  tags: ["Assistant"],
  summary: "Read your analyses of a lead",
  description:
    "Your account's alone. What was made as another reader of the lead, before it was bought " +
    "for instance, is left out.",
  access: ["session", "key"],
  request: { params },
  responses: {
    200: {
      description: "The latest of each kind.",
      schema: Type.Object({ items: Type.Array(Analysis) }, { title: "LeadAnalyses" }),
    },
  },
  problems: PROBLEMS,
});
