// Defines the tools that the network's model may call while it answers: the asker's own figures and
// leads, read through the API with the asker's rights, links to screens, and proposals. None of
// them changes anything, and none returns contact data.
import { Type } from "typebox";
import { Check } from "typebox/value";
import { answerData } from "./answer-data.ts";
import type { Asker } from "./assistant-deps.ts";
import { proposeChange } from "./propose-change.ts";
import { screenLink } from "./screen-link.ts";
import type { Day, Spoken } from "./spoken.ts";
import { type ReadLead, toldOf } from "./told-lead.ts";
import type { AssistantWords } from "../../../../locales/assistant-words.ts";
import type {
  AssistantLink,
  AssistantProposal,
} from "../../../../contract/insight/assistant-message.ts";
import { enumOf } from "../../../../contract/schema.ts";
import {
  type ChangeWish,
  DATA_TOPICS,
  type DataQuestion,
  GROUPINGS,
  NAMED_PERIODS,
  SCREENS,
  type Screen,
} from "../../../../domain/assistant/turns.ts";
import { US_STATES } from "../../../../domain/lead/us-states.ts";
import { LEAD_SIDES, PROPERTY_TYPES, TIERS, TIMINGS } from "../../../../domain/lead/vocabulary.ts";
import type { ToolCall, ToolOffer } from "../../../platform/ai/chat-provider.ts";

/** A tool's result: data for the model, and what the person is shown beside its words. */
export interface Found {
  readonly data: unknown;
  readonly links: readonly AssistantLink[];
  readonly proposals: readonly AssistantProposal[];
}

export interface ToolContext {
  readonly asker: Asker;
  readonly day: Day;
  readonly words: AssistantWords;
}

interface Tool {
  readonly offer: ToolOffer;
  readonly run: (context: ToolContext, given: never) => Promise<Found>;
}

const MOST_LEADS = 10;
/** The number of characters of one result that are sent back to the model. */
const MOST_LETTERS = 4_000;
const state = enumOf(US_STATES.map(({ code }) => code));

const Figures = Type.Object(
  {
    topic: enumOf(DATA_TOPICS),
    period: Type.Optional(enumOf(NAMED_PERIODS)),
    by: Type.Optional(enumOf(GROUPINGS)),
    rank: Type.Optional(enumOf(["most", "least"])),
    states: Type.Optional(Type.Array(state, { maxItems: 10 })),
    tier: Type.Optional(enumOf(TIERS)),
    side: Type.Optional(enumOf(LEAD_SIDES)),
  },
  { additionalProperties: false },
);
const Leads = Type.Object(
  {
    state: Type.Optional(state),
    side: Type.Optional(enumOf(LEAD_SIDES)),
    tier: Type.Optional(enumOf(TIERS)),
    property_type: Type.Optional(enumOf(PROPERTY_TYPES)),
    timing: Type.Optional(enumOf(TIMINGS)),
  },
  { additionalProperties: false },
);
const OneLead = Type.Object(
  { id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }) },
  { additionalProperties: false },
);
const ToScreen = Type.Object({ screen: enumOf(SCREENS) }, { additionalProperties: false });
const Change = Type.Object(
  {
    what: enumOf(["pause", "resume", "daily_cap", "bid"]),
    campaign_name: Type.Optional(Type.String({ maxLength: 120 })),
    leads: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    cents: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    mode: Type.Optional(enumOf(["exclusive", "shared"])),
  },
  { additionalProperties: false },
);

const asTool = <Given>(
  offer: ToolOffer,
  run: (context: ToolContext, given: Given) => Promise<Found>,
): Tool => ({ offer, run });
const foundOf = ({ content: { text, links, proposals } }: Spoken): Found => ({
  data: { text },
  links,
  proposals,
});

const TOOLS: readonly Tool[] = [
  asTool(
    {
      name: "read_figures",
      description: "The person's own figures, as their screens show them.",
      parameters: Figures,
    },
    async (
      { asker, day, words },
      { topic, ...rest }: Partial<DataQuestion> & Pick<DataQuestion, "topic">,
    ) =>
      foundOf(
        await answerData(
          asker,
          {
            topic,
            period: null,
            by: null,
            rank: null,
            states: [],
            tier: null,
            side: null,
            ...rest,
          },
          day,
          words,
        ),
      ),
  ),
  asTool(
    {
      name: "find_leads",
      description: `The person's newest leads that meet all conditions, at most ${MOST_LEADS}.`,
      parameters: Leads,
    },
    findLeads,
  ),
  asTool(
    {
      name: "read_lead",
      description: "One lead that the person may read, without name, phone, email and street.",
      parameters: OneLead,
    },
    readLead,
  ),
  asTool(
    {
      name: "open_screen",
      description: "Shows the person the way to a screen.",
      parameters: ToScreen,
    },
    async ({ words }, { screen }: { readonly screen: Screen }) => ({
      data: { shown: screen },
      links: [screenLink(screen, words)],
      proposals: [],
    }),
  ),
  asTool(
    {
      name: "propose_change",
      description:
        "Shows the person a button that changes one of their campaigns. Only they can press it.",
      parameters: Change,
    },
    async ({ asker, words }, given: GivenChange) => {
      const wish = wishOf(given);
      return wish === null
        ? { data: { error: "leads or cents is missing" }, links: [], proposals: [] }
        : foundOf(await proposeChange(asker, wish, words));
    },
  ),
];

/** The tools' definitions as sent to a model. */
export const TOOL_OFFERS: readonly ToolOffer[] = TOOLS.map(({ offer }) => offer);

/** Runs a call that the model requested. Its errors are reported to the model only. */
export async function runTool(
  context: ToolContext,
  { name, argumentsJson }: ToolCall,
): Promise<Found> {
  const tool = TOOLS.find(({ offer }) => offer.name === name);
  const given = readArguments(argumentsJson);
  if (tool === undefined)
    return { data: { error: "there is no such tool" }, links: [], proposals: [] };
  if (!Check(tool.offer.parameters as Parameters<typeof Check>[0], given))
    return { data: { error: "the arguments do not fit the schema" }, links: [], proposals: [] };
  return tool.run(context, given as never);
}

/** Returns the part of a result that is sent back to the model, as text. */
export function toolText({ data }: Found): string {
  return JSON.stringify({ data }).slice(0, MOST_LETTERS);
}

function readArguments(json: string): unknown {
  try {
    return JSON.parse(json === "" ? "{}" : json);
  } catch {
    return undefined;
  }
}

const leadLink = (id: string, words: AssistantWords): AssistantLink => ({
  label: words.links.lead,
  path: `/leads/${id}`,
});

async function findLeads(
  { asker: { read }, words }: ToolContext,
  conditions: Readonly<Record<string, string>>,
): Promise<Found> {
  const where = Object.entries(conditions)
    .map(([field, value]) => `&where=${encodeURIComponent(`${field},eq,${value}`)}`)
    .join("");
  const answer = await read(`/v1/leads?limit=${MOST_LEADS}${where}`);
  if (!answer.ok) return { data: { error: words.data.unreachable }, links: [], proposals: [] };
  return {
    data: (answer.value as { readonly items: readonly ReadLead[] }).items.map(toldOf),
    links: [screenLink("leads", words)],
    proposals: [],
  };
}

async function readLead(
  { asker: { read }, words }: ToolContext,
  { id }: { readonly id: string },
): Promise<Found> {
  const answer = await read(`/v1/leads/${id}`);
  if (!answer.ok)
    return {
      data: { error: "there is no such lead, or it is not theirs to see" },
      links: [],
      proposals: [],
    };
  return { data: toldOf(answer.value as ReadLead), links: [leadLink(id, words)], proposals: [] };
}

interface GivenChange {
  readonly what: "pause" | "resume" | "daily_cap" | "bid";
  readonly campaign_name?: string;
  readonly leads?: number;
  readonly cents?: number;
  readonly mode?: "exclusive" | "shared";
}

function wishOf({ what, campaign_name, leads, cents, mode }: GivenChange): ChangeWish | null {
  const name = campaign_name ?? null;
  switch (what) {
    case "pause":
    case "resume":
      return { what, of: "campaign", name };
    case "daily_cap":
      return leads === undefined ? null : { what, of: "campaign", name, leads };
    case "bid":
      return cents === undefined ? null : { what, name, cents, mode: mode ?? null };
  }
}
