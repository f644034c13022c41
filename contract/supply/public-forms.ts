// Defines the public operations on a hosted form: visitors read it, talk to it and send it. They
// never reveal prices or buyers.
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

/** The steps of a visit that are counted before the form is sent. */
export const VISIT_EVENTS = ["seen", "started"] as const;

/** The longest message of a visitor, in characters. */
export const MOST_TALK_LETTERS = 500;
/** The longest encrypted conversation, in characters; real ones are far shorter. */
const MOST_STATE_LETTERS = 8_000;

const LONGEST_ANSWER = 2_000;
const POST_BYTES = 32 * 1024;
const MOST_TOKEN_LETTERS = 100;
const MOST_NUMBER_LETTERS = 100;

/** The length of a written token of 256 bits. */
const TOKEN_LETTERS = 43;

const one = {
  params: closed({
    slug: Type.String({ pattern: SLUG_PATTERN, description: "The slug in the form's address." }),
  }),
};
const Start = Type.String({
  maxLength: 200,
  description:
    "`start` of the form as it was read: which version was shown, and when. No other party can " +
    "make one.",
});

const Draft = Type.Optional(
  Type.String({
    maxLength: TOKEN_LETTERS,
    description:
      "`draft` in the page's address: for a filled-in form that was sent to the consumer.",
  }),
);

export const PublicForm = Type.Object(
  {
    slug: Type.String(),
    is_open: Type.Boolean({
      description: "False while its source is paused: the form cannot be sent.",
    }),
    network_name: Type.String(),
    kind: enumOf(FORM_KINDS, { description: "chat: visitors can talk to it." }),
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
      description: "Must be shown verbatim next to an unticked box.",
    }),
    version: Type.Integer(),
    start: Type.String({
      description: "Send it with the answers. It is valid for one visit of at most a day.",
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
  summary: "Retrieve a form as visitors see it",
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
  summary: "Record that a form was seen or started",
  description:
    "Only counts; stores nothing about the visitor. With `Sec-GPC: 1` nothing is counted.",
  access: ["public"],
  request: { ...one, body: closed({ event: enumOf(VISIT_EVENTS), start: Start }) },
  responses: { 204: { description: "Recorded." } },
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
    website: text("Must stay empty: the field is hidden from people."),
    check: text("`check.token` of the last answer, if it asked a question.", MOST_TOKEN_LETTERS),
    number: text("The number in `check.words` of the last answer, in digits.", MOST_NUMBER_LETTERS),
    page_url: text("The page that embeds the form, if there is one."),
    draft: Draft,
    ...Object.fromEntries(
      CARRIED.map((name) => [
        name,
        text("The value in the page's address; kept if it has at most 512 characters."),
      ]),
    ),
  },
  { title: "FormPost" },
);
export type FormPost = Static<typeof FormPost>;

export const FormAnswer = Type.Object(
  {
    status: enumOf(["thanked", "mend", "gone"], {
      description:
        "thanked: the form is sent; the outcome is not revealed. mend: nothing happened yet; " +
        "`problems` says what to change, and `check` asks one more question. " +
        "gone: the draft's link was used, withdrawn or has " +
        "expired, and nothing happened.",
    }),
    problems: Type.Array(
      Type.Object(
        { field: enumOf(ANSWER_FIELDS), code: enumOf(ANSWER_CODES) },
        { title: "AnswerProblem" },
      ),
    ),
    check: Type.Optional(
      Type.Object(
        {
          token: Type.String({ description: "Send it as `check`, with the answer as `number`." }),
          words: Type.String({ description: "A number in words, in the form's language." }),
          is_wrong: Type.Boolean({ description: "True if the last answer was wrong." }),
        },
        {
          title: "FormCheck",
          description: "One more question, because the form may come from a program.",
        },
      ),
    ),
    start: Type.Optional(Type.String({ description: "Send it as `start` from now on." })),
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
    "A form sent by a person is checked, scored and distributed as a lead of the form's source. " +
    "Where a bot may have sent it (too fast, without a valid `start`, or with the hidden field " +
    "filled in), the answer asks for a number, and the form is accepted once it is given.",
  access: ["public"],
  request: { ...one, body: FormPost, bodyLimitBytes: POST_BYTES },
  responses: { 200: { description: "The outcome.", schema: FormAnswer } },
  problems: ["not_found", "window_closed"],
});

const TalkQuestion = Type.Object(
  {
    text: Type.String(),
    suggestions: Type.Array(Type.String(), {
      description: "Suggested answers; others may be typed.",
    }),
  },
  { title: "TalkQuestion" },
);

export const TalkAnswer = Type.Object(
  {
    reply: Type.String(),
    question: nullable(TalkQuestion, {
      description: "To be shown one second after the reply; null if nothing is left to ask.",
    }),
    state: Type.String({
      description:
        "The conversation so far, encrypted: send it with the next message. It is kept nowhere " +
        "else.",
    }),
    answers: closed(
      Object.fromEntries(
        ANSWER_FIELDS.map((field) => [field, text("A value that the form accepts.")]),
      ),
      { description: "The form's answers from the conversation so far." },
    ),
    wants_form: Type.Boolean({
      description: "The visitor asked for the form: show it with the answers filled in.",
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
  summary: "Send a message to a form of kind chat",
  description:
    "The answers come from rules, without a model, and say that a program writes them. The " +
    "server stores nothing of the conversation: the client sends it along, encrypted, and it " +
    "becomes a lead only through the form that it ends in.",
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
          description: "`state` of the last answer. Absent: a new conversation.",
        }),
      ),
      today: Type.Optional(
        Type.String({
          format: "date",
          description: "Today's date where the visitor is, as YYYY-MM-DD. Default: today in UTC.",
        }),
      ),
    }),
  },
  responses: { 200: { description: "The reply.", schema: TalkAnswer } },
  problems: ["not_found", "window_closed"],
  example: { start: "1.lx2k9.0f3a…", said: "I want to sell my condo in Tampa, about 400k" },
});
