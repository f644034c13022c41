// Describes the request and the answer of an OpenAI-compatible chat completion.
import { SPEECH_LANGUAGES } from "../../domain/qualification/slots.ts";
import { type Static, Type } from "typebox";
import { AssistantMessage } from "./assistant-message.ts";
import { AssistantSummary, DAY } from "./assistant-summary.ts";
import { Uuid, closed, enumOf, nullable } from "../schema.ts";

/** The longest message that a person may type; its parsers are tested up to twice this length. */
export const MOST_LETTERS = 1_000;
/** The most messages of one thread; after them a new one is started. */
export const MOST_MESSAGES = 400;
/** The specification's limit of tokens for a reply. */
export const REPLY_TOKENS = 150;
/** The model that the specification's browser requests. */
export const DEFAULT_MODEL = "gpt-4";

const ROLES = ["system", "user", "assistant"] as const;

export const ChatCompletionRequest = Type.Object(
  {
    model: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "Ignored: the network's model answers.",
      }),
    ),
    messages: Type.Array(
      Type.Object({ role: enumOf(ROLES), content: Type.String({ maxLength: 4 * MOST_LETTERS }) }),
      {
        minItems: 1,
        maxItems: 50,
        description:
          `The last one is the user's, of at most ${MOST_LETTERS} characters; the others are ` +
          "ignored: the network keeps the system instruction and the thread.",
      },
    ),
    max_tokens: Type.Optional(
      Type.Integer({ minimum: 1, description: `Larger values count as ${REPLY_TOKENS}.` }),
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
            description: "An id for the message: repeating it returns the same answer.",
          }),
        ),
        asked_id: Type.Optional(
          Type.Unsafe<string>({
            ...Uuid,
            description: "The question that the person is answering.",
          }),
        ),
        language: Type.Optional(enumOf(SPEECH_LANGUAGES)),
        time_zone: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 64,
            description:
              "The IANA zone of days that the person mentions. Default: the account's, by which " +
              "figures are counted.",
          }),
        ),
        today: Type.Optional(
          Type.Unsafe<string>({ ...DAY, description: "Today's date. Default: that of the zone." }),
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
          content: Type.String({ description: "Empty if the model returned no text." }),
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
            "The question to show one second after the reply, unless the person says something " +
            "first.",
        }),
        summary: AssistantSummary,
        lead_update: nullable(
          Type.Object({
            property: Type.Object({ price: Type.Integer({ description: "Whole dollars." }) }),
          }),
          {
            description:
              "The price that the conversation has settled on; null while there is none.",
          },
        ),
        is_built_in: Type.Boolean({
          description: "Whether the built-in assistant answered, without a model.",
        }),
      },
      { description: "Extras beyond the OpenAI format." },
    ),
  },
  { title: "ChatCompletion" },
);
export type ChatCompletion = Static<typeof ChatCompletion>;
