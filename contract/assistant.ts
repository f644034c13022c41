// The assistant: a chat completion as the field speaks it, with what the widget shows beside the
// words, and the threads that are kept.
import { type Static, Type } from "typebox";
import {
  AGENT_STATUSES,
  FINANCE_STATUSES,
  LEAD_SIDES,
  PROPERTY_TYPES,
  TIMINGS,
} from "../domain/lead/vocabulary.ts";
import { US_STATES } from "../domain/lead/us-states.ts";
import { defineOperation } from "./operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable } from "./schema.ts";

/**
 * A message that somebody types is no longer than this; the readers of it are tested up to twice as
 * much.
 */
export const MOST_LETTERS = 1_000;
/** Messages of one thread; a longer one is begun anew. */
export const MOST_MESSAGES = 400;
/** The cap that the specification sets on a reply, in tokens. */
export const REPLY_TOKENS = 150;
/** What the specification's browser asks for. */
export const DEFAULT_MODEL = "gpt-4";

const ROLES = ["system", "user", "assistant"] as const;
const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const DAY = Type.String({ format: "date", description: "YYYY-MM-DD." });
const dollars = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const states = US_STATES.map(({ code }) => code);

/**
 * How an answer stands: nothing was said of it, it is known, or the person said that they do not
 * know.
 */
export const ANSWER_STATES = ["open", "answered", "unsure"] as const;
const standing = enumOf(ANSWER_STATES);
const sure = nullable(Type.Integer({ minimum: 0, maximum: 100 }), {
  description: "How sure it is that this was meant, in whole per cent; null while it is open.",
});

const placeMembers = {
  zip: nullable(Type.String({ pattern: "^[0-9]{5}$" })),
  city: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  county: nullable(Type.String({ minLength: 1, maxLength: 80 })),
  state: nullable(enumOf(states), {
    description: "Null beside a city or county that several states have.",
  }),
};
const AssistantPlace = Type.Object(placeMembers, {
  title: "AssistantPlace",
  description: "A ZIP, a city, a county or a whole state.",
});

export const AssistantLink = Type.Object(
  {
    label: Type.String(),
    path: Type.String({ description: "An address of this network, from its first slash." }),
  },
  { title: "AssistantLink" },
);
export type AssistantLink = Static<typeof AssistantLink>;

export const AssistantSummary = Type.Object(
  {
    property_type: Type.Object({
      state: standing,
      sure,
      types: Type.Array(enumOf(PROPERTY_TYPES)),
    }),
    location: Type.Object({ state: standing, sure, places: Type.Array(AssistantPlace) }),
    price: Type.Object({
      state: standing,
      sure,
      min: nullable(dollars, { description: "Whole dollars; null is an open end." }),
      max: nullable(dollars),
      per: enumOf(["sale", "month"]),
    }),
    timing: Type.Object({
      state: standing,
      sure,
      bucket: nullable(enumOf(TIMINGS)),
      from: nullable(DAY),
      until: nullable(DAY),
    }),
    side: nullable(enumOf(LEAD_SIDES)),
    beds: nullable(Type.Integer(), { description: "At least." }),
    baths: nullable(Type.Number(), { description: "At least, in quarters." }),
    finance_status: nullable(enumOf(FINANCE_STATUSES)),
    agent_status: nullable(enumOf(AGENT_STATUSES)),
    is_complete: Type.Boolean({
      description: "Whether all four questions are answered or given up.",
    }),
    links: Type.Array(AssistantLink, {
      description: "Where the answers lead, filled in; none before all four are there.",
    }),
  },
  { title: "AssistantSummary", description: "What was understood so far." },
);
export type AssistantSummary = Static<typeof AssistantSummary>;

export const PROPOSALS = ["pause_campaign", "resume_campaign", "set_daily_cap", "set_bid"] as const;
export const AssistantProposal = Type.Object(
  {
    kind: enumOf(PROPOSALS),
    label: Type.String(),
    campaign_id: Uuid,
    leads: nullable(Type.Integer(), { description: "With set_daily_cap." }),
    cents: nullable(Type.Integer(), { description: "With set_bid." }),
    mode: nullable(enumOf(["exclusive", "shared"]), { description: "With set_bid." }),
  },
  {
    title: "AssistantProposal",
    description:
      "A change that somebody may press a button for. The assistant itself changes nothing.",
  },
);
export type AssistantProposal = Static<typeof AssistantProposal>;

export const AssistantMessage = Type.Object(
  {
    id: Uuid,
    sender: enumOf(["user", "bot"]),
    kind: enumOf(["said", "reply", "question", "apology"], {
      description:
        "What a person said, the reply to it, a question of the qualification, or that there " +
        "was no reply.",
    }),
    text: Type.String(),
    timestamp: Timestamp,
    links: Type.Array(AssistantLink, { description: "Where to see or do what it is about." }),
    proposals: Type.Array(AssistantProposal),
    suggestions: Type.Array(Type.String(), {
      description: "Answers that one may choose instead of typing.",
    }),
  },
  { title: "AssistantMessage" },
);
export type AssistantMessage = Static<typeof AssistantMessage>;

export const AssistantThread = Type.Object(
  {
    id: Uuid,
    started_at: Timestamp,
    last_at: Timestamp,
    messages: Type.Array(AssistantMessage, { description: "In their order." }),
    question: nullable(AssistantMessage, {
      description: "The question that comes next, once the reply has been read for a second.",
    }),
    summary: AssistantSummary,
  },
  { title: "AssistantThread" },
);
export type AssistantThread = Static<typeof AssistantThread>;

const AssistantThreadEntry = Type.Object(
  {
    id: Uuid,
    title: Type.String({ description: "How it began." }),
    started_at: Timestamp,
    last_at: Timestamp,
    messages: Type.Integer(),
    is_current: Type.Boolean({ description: "Whether it is the one of this sign-in." }),
  },
  { title: "AssistantThreadEntry" },
);

const ChatCompletionRequest = Type.Object(
  {
    model: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "The network's own model answers, whatever is asked for.",
      }),
    ),
    messages: Type.Array(
      Type.Object({ role: enumOf(ROLES), content: Type.String({ maxLength: 4 * MOST_LETTERS }) }),
      {
        minItems: 1,
        maxItems: 50,
        description:
          `The last one is the user's, of at most ${MOST_LETTERS} letters; the others are not ` +
          "read: the network keeps the system instruction and the thread.",
      },
    ),
    max_tokens: Type.Optional(
      Type.Integer({ minimum: 1, description: `At most ${REPLY_TOKENS} are used.` }),
    ),
    stream: Type.Optional(
      Type.Boolean({ description: "Answers are not streamed; true is refused." }),
    ),
    plat: Type.Optional(
      closed({
        thread_id: Type.Optional(Uuid),
        message_id: Type.Optional(
          Type.Unsafe<string>({
            ...Uuid,
            description: "An id of the message's own: the same one again is answered as it was.",
          }),
        ),
        asked_id: Type.Optional(
          Type.Unsafe<string>({ ...Uuid, description: "The question that the person has seen." }),
        ),
        language: Type.Optional(enumOf(["en", "es"])),
        time_zone: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 64,
            description: "IANA zone of the days that the person means. Default: UTC.",
          }),
        ),
        today: Type.Optional(
          Type.Unsafe<string>({ ...DAY, description: "The day where the person is." }),
        ),
      }),
    ),
  },
  { title: "ChatCompletionRequest" },
);
export type ChatCompletionRequest = Static<typeof ChatCompletionRequest>;

export const ChatCompletion = Type.Object(
  {
    id: Type.String(),
    object: enumOf(["chat.completion"]),
    created: Type.Integer({ description: "Seconds since 1970." }),
    model: Type.String(),
    choices: Type.Array(
      Type.Object({
        index: Type.Integer(),
        message: Type.Object({
          role: enumOf(["assistant"]),
          content: Type.String({ description: "Empty where the model said nothing." }),
        }),
        finish_reason: nullable(Type.String()),
      }),
    ),
    plat: Type.Object(
      {
        thread_id: Uuid,
        said: AssistantMessage,
        reply: AssistantMessage,
        question: nullable(AssistantMessage, {
          description:
            "The question to put one second after the reply, unless the person says " +
            "something first.",
        }),
        summary: AssistantSummary,
        lead_update: nullable(
          Type.Object({
            property: Type.Object({ price: Type.Integer({ description: "Whole dollars." }) }),
          }),
          { description: "The price that the conversation came to; null while there is none." },
        ),
        is_built_in: Type.Boolean({
          description: "Whether the network answered by itself, without a model.",
        }),
      },
      { description: "What stands beside the words." },
    ),
  },
  { title: "ChatCompletion" },
);
export type ChatCompletion = Static<typeof ChatCompletion>;

/** What a person writes into the summary: absent stays, null is open again. */
const AssistantAnswers = closed(
  {
    property_types: Type.Optional(
      Type.Unsafe<Static<typeof AssistantSummary>["property_type"]["types"] | null>({
        type: ["array", "null"],
        items: enumOf(PROPERTY_TYPES),
        minItems: 1,
        maxItems: PROPERTY_TYPES.length,
        uniqueItems: true,
      }),
    ),
    places: Type.Optional(
      Type.Unsafe<readonly Static<typeof AssistantPlace>[] | null>({
        type: ["array", "null"],
        items: closed(placeMembers),
        minItems: 1,
        maxItems: 20,
      }),
    ),
    price: Type.Optional(
      nullable(
        closed({ min: nullable(dollars), max: nullable(dollars), per: enumOf(["sale", "month"]) }),
      ),
    ),
    timing: Type.Optional(nullable(enumOf(TIMINGS))),
    side: Type.Optional(nullable(enumOf(LEAD_SIDES))),
  },
  { title: "AssistantAnswers" },
);
export type AssistantAnswers = Static<typeof AssistantAnswers>;

const one = { params: closed({ id: Uuid }) };
const aboutThread = { access: ["session"], tags: ["Assistant"] } as const;

export const createChatCompletion = defineOperation({
  method: "POST",
  path: "/v1/chat/completions",
  operationId: "createChatCompletion",
  tags: ["Assistant"],
  summary: "Say something to the assistant",
  description:
    "A chat completion as OpenAI-compatible programs know it, for whoever is signed in. The " +
    "network's model answers it, or the built-in assistant where none is set, where it may " +
    "not be asked, or where a person has used up what they may ask of it in a day. System " +
    "instruction, model and length of the reply are the network's.",
  access: ["session"],
  request: { body: ChatCompletionRequest },
  responses: {
    200: {
      description: "One choice, and what the widget shows beside it.",
      schema: ChatCompletion,
    },
  },
  problems: [...PROBLEMS, "not_found", "provider_failed"],
  example: {
    model: DEFAULT_MODEL,
    messages: [{ role: "user", content: "3-bed condo in Tampa under 450k by summer" }],
    max_tokens: REPLY_TOKENS,
  },
});

export const listAssistantThreads = defineOperation({
  method: "GET",
  path: "/v1/assistant/threads",
  operationId: "listAssistantThreads",
  summary: "List your conversations with the assistant",
  ...aboutThread,
  request: {},
  responses: {
    200: {
      description: "The latest first.",
      schema: Type.Object(
        { items: Type.Array(AssistantThreadEntry) },
        { title: "AssistantThreadList" },
      ),
    },
  },
  problems: PROBLEMS,
});
export const getCurrentAssistantThread = defineOperation({
  method: "GET",
  path: "/v1/assistant/threads/current",
  operationId: "getCurrentAssistantThread",
  summary: "Read the conversation of this sign-in",
  ...aboutThread,
  request: {},
  responses: {
    200: {
      description: "Its conversation; none before the first message.",
      schema: Type.Object(
        {
          thread: nullable(AssistantThread),
          model: Type.String({ description: "Who answers now, as a completion names it." }),
          is_built_in: Type.Boolean(),
        },
        { title: "CurrentAssistantThread" },
      ),
    },
  },
  problems: PROBLEMS,
});
export const getAssistantThread = defineOperation({
  method: "GET",
  path: "/v1/assistant/threads/{id}",
  operationId: "getAssistantThread",
  summary: "Read a conversation",
  ...aboutThread,
  request: one,
  responses: { 200: { description: "The conversation.", schema: AssistantThread } },
  problems: [...PROBLEMS, "not_found"],
});
export const createAssistantThread = defineOperation({
  method: "POST",
  path: "/v1/assistant/threads",
  operationId: "createAssistantThread",
  summary: "Begin another conversation",
  ...aboutThread,
  description:
    "What is said from now on in this sign-in belongs to it. The one before stays among your " +
    "conversations.",
  request: { body: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "An empty conversation; the same id again is the same one.",
      schema: AssistantThread,
    },
  },
  problems: [...PROBLEMS, "id_taken"],
});
export const deleteAssistantThread = defineOperation({
  method: "DELETE",
  path: "/v1/assistant/threads/{id}",
  operationId: "deleteAssistantThread",
  summary: "Delete a conversation",
  ...aboutThread,
  request: one,
  responses: { 204: { description: "It is gone." } },
  problems: [...PROBLEMS, "not_found"],
});
export const mergeAssistantAnswers = defineOperation({
  method: "PATCH",
  path: "/v1/assistant/threads/{id}/answers",
  operationId: "mergeAssistantAnswers",
  summary: "Correct what was understood",
  ...aboutThread,
  description: "What stands here wins over what was said before, and is not asked for.",
  request: { ...one, body: AssistantAnswers },
  responses: { 200: { description: "The conversation now.", schema: AssistantThread } },
  problems: [...PROBLEMS, "not_found"],
  example: { price: { min: null, max: 450_000, per: "sale" } },
});
