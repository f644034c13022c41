// Defines the operations of the assistant: an OpenAI-compatible chat completion, with the links and
// proposals that the widget shows, and the stored threads.
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
    messages: Type.Array(AssistantMessage, { description: "The messages, oldest first." }),
    question: nullable(AssistantMessage, {
      description: "The next question, to be shown one second after the reply.",
    }),
    summary: AssistantSummary,
  },
  { title: "AssistantThread" },
);
export type AssistantThread = Static<typeof AssistantThread>;

const AssistantThreadEntry = Type.Object(
  {
    id: Uuid,
    title: Type.String({ description: "The beginning of its first message." }),
    started_at: Timestamp,
    last_at: Timestamp,
    messages: Type.Integer(),
    is_current: Type.Boolean({ description: "Whether it is the current one of this session." }),
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
  summary: "Send a message to the assistant",
  description:
    "An OpenAI-compatible chat completion for signed-in people. The network's model answers it, " +
    "or the built-in assistant if no model is set, if the message may not be sent to the model, " +
    "or if the person's daily quota is used up. The network sets the system instruction, the " +
    "model and the length of the reply.",
  access: ["session"],
  request: { body: ChatCompletionRequest },
  responses: {
    200: {
      description: "One choice, with the extras that the widget shows.",
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
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "Latest first.",
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
  summary: "Retrieve the current conversation of this session",
  ...aboutThread,
  inView: "closed",
  request: {},
  responses: {
    200: {
      description: "The conversation; null before the first message.",
      schema: Type.Object(
        {
          thread: nullable(AssistantThread),
          model: Type.String({
            description: "The model that answers now, as named in a completion.",
          }),
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
  summary: "Retrieve a conversation",
  ...aboutThread,
  inView: "closed",
  request: one,
  responses: { 200: { description: "The conversation.", schema: AssistantThread } },
  problems: [...PROBLEMS, "not_found"],
});
export const createAssistantThread = defineOperation({
  method: "POST",
  path: "/v1/assistant/threads",
  operationId: "createAssistantThread",
  summary: "Start a new conversation",
  ...aboutThread,
  description:
    "Later messages of this session belong to it. The previous one stays among your conversations.",
  request: { body: closed({ id: Uuid }) },
  responses: {
    200: {
      description: "An empty conversation; repeating the id returns the same one.",
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
  responses: { 204: { description: "Deleted." } },
  problems: [...PROBLEMS, "not_found"],
});
export const mergeAssistantAnswers = defineOperation({
  method: "PATCH",
  path: "/v1/assistant/threads/{id}/answers",
  operationId: "mergeAssistantAnswers",
  summary: "Correct the assistant's summary",
  ...aboutThread,
  description:
    "A correction overrides earlier messages, and the assistant does not ask about it again.",
  request: { ...one, body: AssistantAnswers },
  responses: { 200: { description: "The conversation now.", schema: AssistantThread } },
  problems: [...PROBLEMS, "not_found"],
  example: { price: { min: null, max: 450_000, per: "sale" } },
});
