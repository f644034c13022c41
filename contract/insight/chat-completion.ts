// Describes a chat completion as the field speaks it: what is asked, and what is answered.
import { SPEECH_LANGUAGES } from "../../domain/qualification/slots.ts";
import { type Static, Type } from "typebox";
import { AssistantMessage } from "./assistant-message.ts";
import { AssistantSummary, DAY } from "./assistant-summary.ts";
import { Uuid, closed, enumOf, nullable } from "../schema.ts";

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

export const ChatCompletionRequest = Type.Object(
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
        language: Type.Optional(enumOf(SPEECH_LANGUAGES)),
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
