// Defines the operations on the assistant's model provider: any server with OpenAI's chat
// completions API, or none.
import { type Static, Type } from "typebox";
import { DEFAULT_MODEL } from "./chat-completion.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf, nullable } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const MOST_TOKENS = 100_000_000;
/** Our default: a long day of about three hundred messages. */
export const DEFAULT_TOKENS_PER_DAY = 200_000;

/** Our default: what fifty people with long days use. */
export const DEFAULT_NETWORK_TOKENS_PER_DAY = 10_000_000;

const address = Type.String({
  minLength: 1,
  maxLength: 500,
  description:
    "Base URL of the server's API, such as https://api.openai.com/v1 or http://localhost:11434/v1.",
});
const model = Type.String({
  minLength: 1,
  maxLength: 200,
  description: `The server's name for it, such as ${DEFAULT_MODEL}.`,
});
const tokens = Type.Integer({
  minimum: 0,
  maximum: MOST_TOKENS,
  description:
    "The daily quota of each person, by UTC days; beyond it the built-in assistant answers.",
});
const networkTokens = Type.Integer({
  minimum: 0,
  maximum: 10 * MOST_TOKENS,
  description: "The daily quota of all people together, by UTC days. Absent: as it is.",
});
const key = nullable(Type.String({ minLength: 1, maxLength: 500 }), {
  description:
    "The server's key; null for none. Absent: the stored key, which is sent only to the address " +
    "it was entered for.",
});

export const AssistantProvider = Type.Object(
  {
    origin: enumOf(["environment", "settings", "none"], {
      description:
        "Where it is set: the server's environment takes precedence over the settings; none " +
        "means the built-in assistant.",
    }),
    base_url: nullable(address),
    model,
    has_key: Type.Boolean({ description: "Whether a key is stored. It is never returned." }),
    tokens_per_day: tokens,
    network_tokens_per_day: networkTokens,
  },
  { title: "AssistantProvider" },
);
export type AssistantProvider = Static<typeof AssistantProvider>;

export const AssistantProviderDocument = closed(
  {
    base_url: nullable(address, { description: "Null: the built-in assistant answers." }),
    model,
    api_key: Type.Optional(key),
    tokens_per_day: tokens,
    network_tokens_per_day: Type.Optional(networkTokens),
  },
  { title: "AssistantProviderDocument" },
);
export type AssistantProviderDocument = Static<typeof AssistantProviderDocument>;

const TestedProvider = Type.Object(
  {
    ok: Type.Boolean(),
    reply: nullable(Type.String({ description: "The model's reply." })),
    model: nullable(Type.String({ description: "The model's name for itself." })),
    milliseconds: Type.Integer(),
    detail: nullable(
      Type.String({ description: "Why it does not work and what to do, in one sentence." }),
    ),
  },
  { title: "TestedProvider" },
);
export type TestedProvider = Static<typeof TestedProvider>;

const shared = { tags: ["Assistant"], access: ["session"] } as const;

export const getAssistantProvider = defineOperation({
  method: "GET",
  path: "/v1/assistant/provider",
  operationId: "getAssistantProvider",
  summary: "Retrieve the assistant's model",
  ...shared,
  description: "Admins only.",
  request: {},
  responses: { 200: { description: "The provider, without its key.", schema: AssistantProvider } },
  problems: PROBLEMS,
});
export const setAssistantProvider = defineOperation({
  method: "PUT",
  path: "/v1/assistant/provider",
  operationId: "setAssistantProvider",
  summary: "Replace the assistant's model",
  ...shared,
  description: "For the network's owner only. Takes effect with the next message.",
  needs: "recent_confirmation",
  request: { body: AssistantProviderDocument },
  responses: { 200: { description: "The provider as it is now.", schema: AssistantProvider } },
  problems: PROBLEMS,
  example: {
    base_url: "https://api.openai.com/v1",
    model: DEFAULT_MODEL,
    api_key: "sk-…",
    tokens_per_day: DEFAULT_TOKENS_PER_DAY,
  },
});
export const testAssistantProvider = defineOperation({
  method: "POST",
  path: "/v1/assistant/provider/test",
  operationId: "testAssistantProvider",
  summary: "Test a model with one message",
  ...shared,
  description:
    "For the network's owner only. Tests the provider in the body without storing it; without a " +
    "body, the current one.",
  request: { body: AssistantProviderDocument, isBodyOptional: true },
  responses: { 200: { description: "Whether it answered.", schema: TestedProvider } },
  problems: PROBLEMS,
});
