// A hosted form as its visitors meet it: read, talked to, begun and sent by anybody, telling
// nothing of prices and buyers.
import { type Static, Type } from "typebox";
import { ANSWER_CODES } from "../../domain/forms/check-answers.ts";
import {
  FORM_ACCENTS,
  FORM_GROUNDS,
  FORM_KINDS,
  FORM_LANGUAGES,
  FORM_SIDES,
  OPTIONAL_QUESTIONS,
} from "../../domain/forms/form-document.ts";
import { CARRIED } from "../../domain/forms/form-lead.ts";
import { ANSWER_FIELDS } from "../../domain/forms/form-steps.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf, nullable } from "../schema.ts";

export const SLUG_PATTERN = "^[a-z0-9][a-z0-9-]{2,59}$";

/** What visits are counted by before they end. */
export const VISIT_EVENTS = ["seen", "started"] as const;

/** What somebody types at once. */
export const MOST_TALK_LETTERS = 500;
/** A conversation as it travels, sealed: far more than one comes to. */
const MOST_STATE_LETTERS = 8_000;

const LONGEST_ANSWER = 2_000;
const POST_BYTES = 32 * 1024;

/** As long as a token of 256 bits is written. */
const TOKEN_LETTERS = 43;

const one = {
  params: closed({
    slug: Type.String({ pattern: SLUG_PATTERN, description: "As in the form's address." }),
  }),
};
const Start = Type.String({
  maxLength: 200,
  description:
    "`start` of the form as it was read: which version was shown, and when. Nobody else can " +
    "make one.",
});

const Draft = Type.Optional(
  Type.String({
    maxLength: TOKEN_LETTERS,
    description: "`draft` of the page's address: of a form that its person was sent filled in.",
  }),
);

export const PublicForm = Type.Object(
  {
    slug: Type.String(),
    is_open: Type.Boolean({
      description: "False while its source is paused: nothing can be sent.",
    }),
    network_name: Type.String(),
    kind: enumOf(FORM_KINDS, { description: "chat: it can be talked to." }),
    language: enumOf(FORM_LANGUAGES),
    accent: enumOf(FORM_ACCENTS),
    ground: enumOf(FORM_GROUNDS),
    headline: Type.String(),
    intro: Type.String(),
    thanks: Type.String(),
    sides: Type.Array(enumOf(FORM_SIDES)),
    questions: Type.Array(enumOf(OPTIONAL_QUESTIONS)),
    named_sellers: Type.Array(Type.String()),
    consent_text: Type.String({
      description: "To be shown word for word beside a box that is not ticked.",
    }),
    version: Type.Integer(),
    start: Type.String({
      description: "Send it with the answers. It serves one visit of at most a day.",
    }),
  },
  { title: "PublicForm" },
);
export type PublicForm = Static<typeof PublicForm>;

export const getPublicForm = defineOperation({
  method: "GET",
  path: "/v1/public-forms/{slug}",
  operationId: "getPublicForm",
  tags: ["Sources"],
  summary: "Read a form as its visitors see it",
  access: ["public"],
  request: { ...one, query: closed({ draft: Draft }) },
  responses: { 200: { description: "The form.", schema: PublicForm } },
  problems: ["not_found"],
});

export const noteVisit = defineOperation({
  method: "POST",
  path: "/v1/public-forms/{slug}/events",
  operationId: "noteVisit",
  tags: ["Sources"],
  summary: "Say that a form was seen or begun",
  description: "Counts, and keeps nothing of the visitor. With `Sec-GPC: 1` nothing is counted.",
  access: ["public"],
  request: { ...one, body: closed({ event: enumOf(VISIT_EVENTS), start: Start }) },
  responses: { 204: { description: "Heard." } },
  problems: ["not_found"],
});

const text = (description: string, most = LONGEST_ANSWER) =>
  Type.Optional(Type.String({ maxLength: most, description }));

export const FormPost = closed(
  {
    start: Start,
    answers: closed(
      Object.fromEntries(
        ANSWER_FIELDS.map((field) => [
          field,
          text(field === "consent" ? "yes: the box was ticked." : "As typed or chosen."),
        ]),
      ),
      { description: "By field." },
    ),
    website: text("Stays empty: no person sees the field."),
    page_url: text("The page that the form stood in, where it is not its own."),
    draft: Draft,
    ...Object.fromEntries(
      CARRIED.map((name) => [name, text("As it stands in the page's address.", 100)]),
    ),
  },
  { title: "FormPost" },
);
export type FormPost = Static<typeof FormPost>;

export const FormAnswer = Type.Object(
  {
    status: enumOf(["thanked", "mend", "gone"], {
      description:
        "thanked: it is sent, and nothing more is told. mend: nothing happened yet; " +
        "`problems` says what to change. gone: its draft's link was used, withdrawn or has " +
        "run out, and nothing happened.",
    }),
    problems: Type.Array(
      Type.Object(
        { field: enumOf(ANSWER_FIELDS), code: enumOf(ANSWER_CODES) },
        { title: "AnswerProblem" },
      ),
    ),
  },
  { title: "FormAnswer" },
);
export type FormAnswer = Static<typeof FormAnswer>;

export const postForm = defineOperation({
  method: "POST",
  path: "/v1/public-forms/{slug}/leads",
  operationId: "postForm",
  tags: ["Sources"],
  summary: "Send a form",
  description:
    "What a person sent is checked, scored and distributed as a lead of the form's source. " +
    "What no person can have sent (too fast, without a `start` of ours, with the hidden " +
    "field filled in) is answered the same way, and nothing becomes of it.",
  access: ["public"],
  request: { ...one, body: FormPost, bodyLimitBytes: POST_BYTES },
  responses: { 200: { description: "The outcome.", schema: FormAnswer } },
  problems: ["not_found", "window_closed"],
});

const TalkQuestion = Type.Object(
  {
    text: Type.String(),
    suggestions: Type.Array(Type.String(), {
      description: "Answers to choose from; any other may be typed.",
    }),
  },
  { title: "TalkQuestion" },
);

export const TalkAnswer = Type.Object(
  {
    reply: Type.String(),
    question: nullable(TalkQuestion, {
      description: "To be put one second after the reply; null when nothing is left to ask.",
    }),
    state: Type.String({
      description:
        "The conversation as it stands, sealed: send it with what is said next. It is kept " +
        "nowhere else.",
    }),
    answers: closed(
      Object.fromEntries(ANSWER_FIELDS.map((field) => [field, text("As the form takes it.")])),
      { description: "The form's answers that the conversation comes to so far." },
    ),
    wants_form: Type.Boolean({
      description: "The person asked for the form: show it, with the answers filled in.",
    }),
  },
  { title: "TalkAnswer" },
);
export type TalkAnswer = Static<typeof TalkAnswer>;

export const talkToForm = defineOperation({
  method: "POST",
  path: "/v1/public-forms/{slug}/messages",
  operationId: "talkToForm",
  tags: ["Sources"],
  summary: "Say something to a form that asks in a conversation",
  description:
    "A program of the network's answers, by rules and without a model; it says so itself. " +
    "Nothing of the conversation is kept: it travels with its visitor, sealed, and becomes a " +
    "lead only by the form that it ends in.",
  access: ["public"],
  request: {
    ...one,
    bodyLimitBytes: POST_BYTES,
    body: closed({
      start: Start,
      said: Type.String({ minLength: 1, maxLength: MOST_TALK_LETTERS }),
      state: Type.Optional(
        Type.String({
          maxLength: MOST_STATE_LETTERS,
          description: "`state` of the last answer. Absent: the conversation begins.",
        }),
      ),
      today: Type.Optional(
        Type.String({
          format: "date",
          description: "The day where the person is, as YYYY-MM-DD. Default: today in UTC.",
        }),
      ),
    }),
  },
  responses: { 200: { description: "What the program says.", schema: TalkAnswer } },
  problems: ["not_found", "window_closed"],
  example: { start: "1.lx2k9.0f3a…", said: "I want to sell my condo in Tampa, about 400k" },
});
