// Defines the operations on applications: how a company asks to join the network, and what the
// network answers.
import { type Static, Type } from "typebox";
import {
  APPLICATION_FACTS,
  APPLICATION_LENGTHS,
  APPLICATION_STATES,
  LEAST_ABOUT,
} from "../../domain/applications/application.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, mergePatchOf, nullable } from "../schema.ts";
import { Account, UsState } from "./accounts.ts";

const { website, licenseNumber, about, message, reason } = APPLICATION_LENGTHS;

export const ApplicationFacts = closed(
  {
    website: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: website,
        description: "The company's site, or its page on another; https:// may be left out.",
      }),
    ),
    license_number: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: licenseNumber,
        pattern: "\\S",
        description: "A real estate license, or a lender's NMLS number.",
      }),
    ),
    license_state: Type.Optional({ ...UsState, description: "The state that issued it." }),
    about: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: about,
        pattern: "\\S",
        description: `What the company does, in ${LEAST_ABOUT} characters or more.`,
      }),
    ),
  },
  { title: "ApplicationFacts" },
);
export type ApplicationFacts = Static<typeof ApplicationFacts>;

export const Application = Type.Object(
  {
    account_id: Uuid,
    state: enumOf(APPLICATION_STATES, {
      description:
        "draft: not sent yet. sent: the network decides. asked: the network asked a question. " +
        "refused: reason says why, and it may be sent again.",
    }),
    facts: ApplicationFacts,
    missing: Type.Array(enumOf(APPLICATION_FACTS), {
      description: "The facts that it lacks before it can be sent.",
    }),
    sent_at: nullable(Timestamp),
    reason: nullable(Type.String(), { description: "Why the network declined it." }),
    messages: Type.Array(
      Type.Object(
        {
          id: Uuid,
          from: enumOf(["applicant", "network"]),
          text: Type.String(),
          at: Timestamp,
        },
        { title: "ApplicationMessage" },
      ),
      { description: "Questions of the network and the answers, oldest first." },
    ),
  },
  { title: "Application" },
);
export type Application = Static<typeof Application>;

const answer = {
  200: { description: "The application as it is now.", schema: Application },
} as const;
const own = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;
const Message = closed({
  text: Type.String({ minLength: 1, maxLength: message, pattern: "\\S" }),
});

export const getApplication = defineOperation({
  method: "GET",
  path: "/v1/application",
  operationId: "getApplication",
  tags: ["Accounts"],
  summary: "Retrieve your account's application",
  access: ["session"],
  isOpenToWaiting: true,
  request: {},
  responses: answer,
  problems: own,
});

export const mergeApplication = defineOperation({
  method: "PATCH",
  path: "/v1/application",
  operationId: "mergeApplication",
  tags: ["Accounts"],
  summary: "Update your account's application",
  description: "For owners only, and while the network has not approved the account.",
  access: ["session"],
  isOpenToWaiting: true,
  request: { body: mergePatchOf(ApplicationFacts, "ApplicationPatch") },
  responses: answer,
  problems: [...own, "already_decided"],
  example: { website: "ruiz.example.com", license_number: "01234567", license_state: "CA" },
});

export const sendApplication = defineOperation({
  method: "POST",
  path: "/v1/application/send",
  operationId: "sendApplication",
  tags: ["Accounts"],
  summary: "Send your account's application to the network",
  description:
    "For owners only. The network is notified. Refused with the missing facts as errors until " +
    "all are there.",
  access: ["session"],
  isOpenToWaiting: true,
  request: {},
  responses: answer,
  problems: [...own, "already_decided"],
});

export const answerApplication = defineOperation({
  method: "POST",
  path: "/v1/application/messages",
  operationId: "answerApplicationQuestion",
  tags: ["Accounts"],
  summary: "Answer the network's question",
  access: ["session"],
  isOpenToWaiting: true,
  request: { body: Message },
  responses: answer,
  problems: [...own, "already_decided"],
  example: { text: "Our license was renewed in May; the new number is 01234567." },
});

const ofAccount = closed({ id: Uuid });

export const readApplication = defineOperation({
  method: "GET",
  path: "/v1/accounts/{id}/application",
  operationId: "readApplication",
  tags: ["Accounts"],
  summary: "Retrieve an account's application",
  description: "For the network. Not found for an account that joined without one.",
  access: ["session"],
  request: { params: ofAccount },
  responses: answer,
  problems: own,
});

export const askApplicant = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/application/questions",
  operationId: "askApplicant",
  tags: ["Accounts"],
  summary: "Send a question to an applicant",
  description: "For the network. The applicant is notified by email, and answers in the app.",
  access: ["session"],
  request: { params: ofAccount, body: Message },
  responses: answer,
  problems: [...own, "already_decided"],
  example: { text: "Which sites do your leads come from?" },
});

export const refuseApplication = defineOperation({
  method: "POST",
  path: "/v1/accounts/{id}/application/refusal",
  operationId: "refuseApplication",
  tags: ["Accounts"],
  summary: "Decline an application",
  description:
    "For the network. The applicant is notified of the reason by email, and may change the " +
    "application and send it again.",
  access: ["session"],
  request: {
    params: ofAccount,
    body: closed({
      reason: Type.String({
        minLength: 1,
        maxLength: reason,
        pattern: "\\S",
        description: "The applicant reads it.",
      }),
    }),
  },
  responses: { 200: { description: "The account as it is now.", schema: Account } },
  problems: [...own, "already_decided"],
  example: { reason: "The license number is not in the state's register." },
});
