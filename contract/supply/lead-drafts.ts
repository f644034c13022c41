// Drafts of leads: what somebody took down for a person, until that person confirms it by a link of
// their own. Nobody consents for another.
import { type Static, Type } from "typebox";
import { MOST_COMMENTS } from "../../domain/forms/check-answers.ts";
import { FORM_LANGUAGES, FORM_SIDES } from "../../domain/forms/form-document.ts";
import {
  AGENT_CHOICES,
  BATHS_CHOICES,
  BEDS_CHOICES,
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

/** How long a draft waits for its person, counted anew with every link. */
export const DRAFT_DAYS = 14;
/** The list is no longer: who has more of them finds the latest. */
export const MOST_DRAFTS = 100;

/** `confirmed` without a lead: its posting is under way. */
export const DRAFT_STATUSES = ["open", "sent", "confirmed", "withdrawn", "expired"] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

const text = (most: number) => Type.Optional(Type.String({ maxLength: most }));
const choice = <const Word extends string>(words: readonly Word[]) => Type.Optional(enumOf(words));

/** As a hosted form asks them. What is left out the person is asked. */
export const LeadDraftAnswers = closed(
  {
    side: choice(FORM_SIDES),
    property_type: choice([...TYPE_CHOICES, UNSURE]),
    zip_code: text(60),
    price_range: choice([...[...SALE_RANGES, ...RENT_RANGES].map(({ id }) => id), UNSURE]),
    timing: choice([...TIMING_CHOICES, UNSURE]),
    beds: choice(BEDS_CHOICES),
    baths: choice(BATHS_CHOICES),
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
    description: "As a hosted form asks them; what is left out the person is asked.",
  },
);
export type LeadDraftAnswers = Static<typeof LeadDraftAnswers>;

const LeadDraftDocument = closed({
  language: Type.Optional(
    enumOf(FORM_LANGUAGES, { description: "Of the page that the person confirms on." }),
  ),
  answers: Type.Optional(LeadDraftAnswers),
});
export const LeadDraftPatch = mergePatchOf(LeadDraftDocument, "LeadDraftPatch");

const Outcome = Type.Object(
  {
    status: enumOf(["accepted", "rejected", "duplicate"]),
    sale: enumOf(["none", "shared", "exclusive"]),
    reason_code: nullable(enumOf(POST_REASONS)),
    price_cents: centsOf("What the answer earned you."),
  },
  { title: "LeadDraftOutcome" },
);

export const LeadDraft = Type.Object(
  {
    id: Uuid,
    status: enumOf(DRAFT_STATUSES, {
      description: "sent: it has a link that works. confirmed: its person has sent it.",
    }),
    language: enumOf(FORM_LANGUAGES),
    thread_id: nullable(Uuid, {
      description: "The conversation with the assistant that it came of.",
    }),
    answers: Type.Object(LeadDraftAnswers.properties, {
      title: "LeadDraftState",
      description: "Empty once the draft has come to its end: they are erased.",
    }),
    created_at: Timestamp,
    expires_at: Timestamp,
    lead_id: nullable(Uuid),
    outcome: nullable(Outcome, {
      description: "What the lead was answered; null while there is none.",
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
  summary: "Begin a draft of a lead",
  ...about,
  description:
    "Filled in with what you told the assistant in a conversation of yours, or empty. The " +
    "same id again is the same draft.",
  request: {
    body: closed({
      id: Uuid,
      thread_id: Type.Optional(Uuid),
      language: Type.Optional(
        enumOf(FORM_LANGUAGES, { description: "Default: the conversation's, else en." }),
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
  summary: "Read a draft of a lead",
  ...about,
  request: one,
  responses: answer,
  problems: [...PROBLEMS, "not_found"],
});

export const mergeLeadDraft = defineOperation({
  method: "PATCH",
  path: "/v1/lead-drafts/{id}",
  operationId: "mergeLeadDraft",
  summary: "Change a draft of a lead",
  ...about,
  description:
    "A JSON merge patch (RFC 7396): what is absent stays, null takes an answer out. A link " +
    "that was made shows what stands there now.",
  request: { ...one, body: LeadDraftPatch },
  responses: answer,
  problems: [...PROBLEMS, "not_found", "window_closed"],
  example: { answers: { first_name: "Ana", phone: "916-555-2001" } },
});

export const linkLeadDraft = defineOperation({
  method: "POST",
  path: "/v1/lead-drafts/{id}/link",
  operationId: "linkLeadDraft",
  summary: "Make the link that a person confirms by",
  ...about,
  description:
    "The link shows the person the draft and the consent text. It works once, for " +
    `${DRAFT_DAYS} days, until the next one is made. It is shown in this answer only: pass it ` +
    "on yourself. Name, phone and e-mail must be there.",
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
  description: "Its link works no longer, and what it said is erased.",
  request: one,
  responses: { 204: { description: "It is withdrawn." } },
  problems: [...PROBLEMS, "not_found", "window_closed"],
});
