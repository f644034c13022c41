// Defines the operations on drafts of leads: a member enters a consumer's answers, and the consumer
// confirms them through a personal link. No person consents for another.
import { type Static, Type } from "typebox";
import { MOST_COMMENTS } from "../../domain/forms/check-answers.ts";
import { FORM_LANGUAGES, FORM_SIDES } from "../../domain/forms/form-document.ts";
import {
  AGENT_CHOICES,
  FINANCE_CHOICES,
  RENT_RANGES,
  SALE_RANGES,
  TIMING_CHOICES,
  TYPE_CHOICES,
  UNSURE,
} from "../../domain/forms/form-steps.ts";
import { POST_REASONS } from "../../domain/lead/vocabulary.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, centsOf, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";

/** The most drafts in the list: the latest ones. */
export const MOST_DRAFTS = 100;

/** `confirmed` without a lead: it is being posted. */
export const DRAFT_STATUSES = ["open", "sent", "confirmed", "withdrawn", "expired"] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

const text = (most: number) => Type.Optional(Type.String({ maxLength: most }));
const choice = <const Word extends string>(words: readonly Word[]) => Type.Optional(enumOf(words));

/** A choice of a form, or what was stated in its place. */
const stated = (pattern: string, description: string) =>
  Type.Optional(Type.String({ pattern: `^(?:${pattern})$`, description }));
const PRICE_CHOICES = [...[...SALE_RANGES, ...RENT_RANGES].map(({ id }) => id), UNSURE].join("|");

/** Answers to a hosted form's questions. The consumer is asked for absent ones. */
export const LeadDraftAnswers = closed(
  {
    side: choice(FORM_SIDES),
    property_type: choice([...TYPE_CHOICES, UNSURE]),
    zip_code: Type.Optional(
      Type.String({
        maxLength: 60,
        description: "A ZIP, or the stated city: the form asks the consumer for its ZIP.",
      }),
    ),
    price_range: stated(
      `${PRICE_CHOICES}|(?:sale|rent)_own_\\d{0,10}-\\d{0,10}`,
      "A range of the form, or the stated one in whole dollars: sale_own_600000-650000; a sum " +
        "has both ends equal, an open end is empty. rent_own_ is per month.",
    ),
    timing: choice([...TIMING_CHOICES, UNSURE]),
    beds: stated("\\d{1,2}", "As stated, up to 20; 0 is a studio."),
    baths: stated("\\d{1,2}(?:\\.(?:25|5|75))?", "As stated, up to 20."),
    finance_status: choice([...FINANCE_CHOICES, UNSURE]),
    agent_status: choice([...AGENT_CHOICES, UNSURE]),
    address: text(200),
    comments: text(MOST_COMMENTS),
    first_name: text(50),
    last_name: text(50),
    phone: text(40),
    email: text(254),
  },
  {
    title: "LeadDraftAnswers",
    description:
      "Answers to a hosted form's questions; the form asks the consumer for absent ones.",
  },
);
export type LeadDraftAnswers = Static<typeof LeadDraftAnswers>;

const LeadDraftDocument = closed({
  language: Type.Optional(
    enumOf(FORM_LANGUAGES, { description: "Language of the page on which the consumer confirms." }),
  ),
  answers: Type.Optional(LeadDraftAnswers),
});
export const LeadDraftPatch = mergePatchOf(LeadDraftDocument, "LeadDraftPatch");

const Outcome = Type.Object(
  {
    status: enumOf(["accepted", "rejected", "duplicate"]),
    sale: enumOf(["none", "shared", "exclusive"]),
    reason_code: nullable(enumOf(POST_REASONS)),
    price_cents: centsOf("What the lead earned you at the post."),
  },
  { title: "LeadDraftOutcome" },
);

export const LeadDraft = Type.Object(
  {
    id: Uuid,
    status: enumOf(DRAFT_STATUSES, {
      description: "sent: it has a working link. confirmed: the consumer has sent it.",
    }),
    language: enumOf(FORM_LANGUAGES),
    thread_id: nullable(Uuid, {
      description: "The conversation with the assistant from which it was created.",
    }),
    answers: Type.Object(LeadDraftAnswers.properties, {
      title: "LeadDraftState",
      description: "Empty once the draft has ended: the answers are erased.",
    }),
    created_at: Timestamp,
    expires_at: Timestamp,
    lead_id: nullable(Uuid),
    outcome: nullable(Outcome, {
      description: "The outcome of the lead's post; null before it.",
    }),
  },
  { title: "LeadDraft" },
);
export type LeadDraft = Static<typeof LeadDraft>;

const one = { params: closed({ id: Uuid }) };
const answer = { 200: { description: "The draft as it is now.", schema: LeadDraft } } as const;
const PROBLEMS = ["unauthenticated", "suspended", "forbidden"] as const;
const about = { access: ["session"], tags: ["Leads"] } as const;

export const listLeadDrafts = defineOperation({
  method: "GET",
  path: "/v1/lead-drafts",
  operationId: "listLeadDrafts",
  summary: "List drafts of leads",
  ...about,
  request: {},
  responses: {
    200: {
      description: `The latest ${MOST_DRAFTS}, newest first.`,
      schema: Type.Object({ items: Type.Array(LeadDraft) }, { title: "LeadDraftList" }),
    },
  },
  problems: PROBLEMS,
});

export const createLeadDraft = defineOperation({
  method: "POST",
  path: "/v1/lead-drafts",
  operationId: "createLeadDraft",
  summary: "Create a draft of a lead",
  ...about,
  description:
    "Filled in from one of your conversations with the assistant, or empty. Repeating the id " +
    "returns the same draft.",
  request: {
    body: closed({
      id: Uuid,
      thread_id: Type.Optional(Uuid),
      language: Type.Optional(
        enumOf(FORM_LANGUAGES, {
          description: "Default: the conversation's language, otherwise en.",
        }),
      ),
    }),
  },
  responses: answer,
  problems: [...PROBLEMS, "not_found", "id_taken"],
  example: { id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001" },
});

export const getLeadDraft = defineOperation({
  method: "GET",
  path: "/v1/lead-drafts/{id}",
  operationId: "getLeadDraft",
  summary: "Retrieve a draft of a lead",
  ...about,
  request: one,
  responses: answer,
  problems: [...PROBLEMS, "not_found"],
});

export const mergeLeadDraft = defineOperation({
  method: "PATCH",
  path: "/v1/lead-drafts/{id}",
  operationId: "mergeLeadDraft",
  summary: "Update a draft of a lead",
  ...about,
  description:
    "A JSON merge patch (RFC 7396): absent members stay unchanged; null removes an answer. An " +
    "existing link shows the changed draft.",
  request: { ...one, body: LeadDraftPatch },
  responses: answer,
  problems: [...PROBLEMS, "not_found", "window_closed"],
  example: { answers: { first_name: "Ana", phone: "916-555-2001" } },
});

export const linkLeadDraft = defineOperation({
  method: "POST",
  path: "/v1/lead-drafts/{id}/link",
  operationId: "linkLeadDraft",
  summary: "Create the link with which the consumer confirms",
  ...about,
  description:
    "The link shows the consumer the draft and the consent text. It works once, for draft_days " +
    "of the settings, until the next one is created. It is shown only in this answer: send it " +
    "yourself. The draft must have a name, a phone and an email.",
  request: one,
  responses: {
    201: {
      description: "The link.",
      schema: Type.Object(
        { url: Type.String(), expires_at: Timestamp },
        { title: "LeadDraftLink" },
      ),
    },
  },
  problems: [...PROBLEMS, "not_found", "window_closed"],
});

export const withdrawLeadDraft = defineOperation({
  method: "DELETE",
  path: "/v1/lead-drafts/{id}",
  operationId: "withdrawLeadDraft",
  summary: "Withdraw a draft of a lead",
  ...about,
  description: "Its link no longer works, and its answers are erased.",
  request: one,
  responses: { 204: { description: "Withdrawn." } },
  problems: [...PROBLEMS, "not_found", "window_closed"],
});

export const linkImportedDrafts = defineOperation({
  method: "POST",
  path: "/v1/lead-drafts/links",
  operationId: "linkImportedDrafts",
  summary: "Create links for an import's waiting drafts",
  ...about,
  description:
    "A CSV file with the line, the person and the link with which that person confirms, or what " +
    "the draft lacks. Send the links yourself. They work for draft_days of the " +
    "settings, and only until this is called again.",
  needs: "recent_confirmation",
  request: { body: closed({ import_id: Uuid }) },
  responses: {
    200: { description: "The file, UTF-8.", mediaType: "text/csv", schema: Type.String() },
  },
  problems: [...PROBLEMS, "not_found"],
  example: { import_id: "0199f0c4-5a7e-7c3b-9d21-6b6f3a1c0001" },
});
