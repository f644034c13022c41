// The assistant: a chat completion as the field speaks it, with what the widget shows beside the
// words, and the threads that are kept.
import { type Static, Type } from "typebox";
import { AssistantMessage } from "./assistant-message.ts";
import { AssistantAnswers, AssistantSummary } from "./assistant-summary.ts";
import {
  ChatCompletion,
  ChatCompletionRequest,
  DEFAULT_MODEL,
  REPLY_TOKENS,
} from "./chat-completion.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;

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
