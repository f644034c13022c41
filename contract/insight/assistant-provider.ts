// Which model answers in the assistant: any server that speaks OpenAI's chat completions, or none.
import { type Static, Type } from "typebox";
import { DEFAULT_MODEL } from "./chat-completion.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf, nullable } from "../schema.ts";

const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const MOST_TOKENS = 100_000_000;
/** A long day's talk: some three hundred messages. Ours. */
export const DEFAULT_TOKENS_PER_DAY = 200_000;

const address = Type.String({
  minLength: 1,
  maxLength: 500,
  description:
    "Where the server's API begins, such as https://api.openai.com/v1 or " +
    "http://localhost:11434/v1.",
});
const model = Type.String({
  minLength: 1,
  maxLength: 200,
  description: `As the server names it, such as ${DEFAULT_MODEL}.`,
});
const tokens = Type.Integer({
  minimum: 0,
  maximum: MOST_TOKENS,
  description:
    "What each person may use of it in a day of UTC; beyond it the built-in assistant answers.",
});
const key = nullable(Type.String({ minLength: 1, maxLength: 500 }), {
  description:
    "The server's key; null for none. Absent: the one that is kept, which only goes to the " +
    "address it was given for.",
});

export const AssistantProvider = Type.Object(
  {
    origin: enumOf(["environment", "settings", "none"], {
      description:
        "Where it is set: the server's environment wins over the settings; none is the " +
        "built-in assistant.",
    }),
    base_url: nullable(address),
    model,
    has_key: Type.Boolean({ description: "Whether a key is kept. It is never told again." }),
    tokens_per_day: tokens,
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
  },
  { title: "AssistantProviderDocument" },
);
export type AssistantProviderDocument = Static<typeof AssistantProviderDocument>;

const TestedProvider = Type.Object(
  {
    ok: Type.Boolean(),
    reply: nullable(Type.String({ description: "What it said." })),
    model: nullable(Type.String({ description: "As it names itself." })),
    milliseconds: Type.Integer(),
    detail: nullable(
      Type.String({ description: "Why it does not work and what to do, in a sentence." }),
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
  summary: "Read which model answers",
  ...shared,
  description: "Admins only.",
  request: {},
  responses: { 200: { description: "Without its key.", schema: AssistantProvider } },
  problems: PROBLEMS,
});
export const setAssistantProvider = defineOperation({
  method: "PUT",
  path: "/v1/assistant/provider",
  operationId: "setAssistantProvider",
  summary: "Set which model answers",
  ...shared,
  description: "The owner of the network only. In force from the next message on.",
  request: { body: AssistantProviderDocument },
  responses: { 200: { description: "As it is now.", schema: AssistantProvider } },
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
  summary: "Ask a model to answer once",
  ...shared,
  description:
    "The owner of the network only. What stands in the body is tried and not kept; without a " +
    "body, what is in force.",
  request: { body: AssistantProviderDocument, isBodyOptional: true },
  responses: { 200: { description: "Whether it answered.", schema: TestedProvider } },
  problems: PROBLEMS,
});
