// Defines the operations on emails to people, for the network: what was sent to whom, what
// waits, and how each looks.
import { type Static, Type } from "typebox";
import { NOTIFICATION_TYPES } from "../../domain/notifications/types.ts";
import { ACCOUNT_MAILS } from "../../domain/notifications/account-mail.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { DIGEST } from "../../domain/notifications/email-view.ts";
import {
  defineCollection,
  listQueryOf,
  textField,
  timeField,
  uuidField,
  wordField,
} from "../collection.ts";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, enumOf, nullable, pageOf } from "../schema.ts";

export const MAIL_STATUSES = ["waiting", "sent", "bounced", "given_up", "kept", "dropped"] as const;
const MAIL_KINDS = [...NOTIFICATION_TYPES, DIGEST, ...ACCOUNT_MAILS] as const;

export const MAILS = defineCollection({
  name: "emails",
  fields: {
    id: uuidField,
    user_id: textField,
    kind: wordField(MAIL_KINDS),
    status: wordField(MAIL_STATUSES),
    send_at: timeField,
  },
  orders: ["at", "send_at"],
});

const emailMembers = {
  id: Uuid,
  user_id: Type.String({
    description: "The recipient; the address is read at sending and not stored with the email.",
  }),
  language: enumOf(LANGUAGES),
  kind: enumOf(MAIL_KINDS, { description: "digest: the daily email." }),
  subject: Type.String(),
  count: Type.Integer({
    minimum: 1,
    description: "Number of notifications in it; 1 for an email about access.",
  }),
  at: { ...Timestamp, description: "Time of its first notification." },
  send_at: { ...Timestamp, description: "The earliest time to send it." },
  status: enumOf(MAIL_STATUSES, {
    description:
      "bounced: the address does not exist. given_up: the mail server did not accept it. kept: " +
      "no mail server is set. dropped: the recipient has left or has switched emails off, or the " +
      "link in it has ended.",
  }),
  tries: Type.Integer({ minimum: 0 }),
  next_at: nullable(Timestamp, { description: "When the next attempt is due; null if none is." }),
  ended_at: nullable(Timestamp),
  answer: nullable(Type.String(), {
    description: "The mail server's answer to the last attempt, without the address.",
  }),
};
export const Email = Type.Object(emailMembers, { title: "Email" });
export type Email = Static<typeof Email>;

const WholeEmail = Type.Object(
  {
    ...emailMembers,
    text: Type.String({
      description: "Plain text. The recipient's personal links are left out.",
    }),
  },
  { title: "WholeEmail" },
);
export type WholeEmail = Static<typeof WholeEmail>;

const one = { params: closed({ id: Uuid }) };
const problems = ["unauthenticated", "suspended", "forbidden", "not_found"] as const;

export const listEmails = defineOperation({
  method: "GET",
  path: "/v1/emails",
  operationId: "listEmails",
  tags: ["Activity"],
  summary: "List emails",
  description:
    "For the network: every email to a person, sent or not. Emails in a final state are kept " +
    "for 90 days.",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: { query: listQueryOf(MAILS) },
  responses: { 200: { description: "A page.", schema: pageOf(Email, "EmailPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getEmail = defineOperation({
  method: "GET",
  path: "/v1/emails/{id}",
  operationId: "getEmail",
  tags: ["Activity"],
  summary: "Retrieve an email",
  access: ["session", "key"],
  keyNeeds: { all: ["read", "money"] },
  request: one,
  responses: { 200: { description: "The email with its text.", schema: WholeEmail } },
  problems,
});

export const renderEmailPage = defineOperation({
  method: "GET",
  path: "/v1/emails/{id}/page",
  operationId: "renderEmailPage",
  tags: ["Activity"],
  summary: "Retrieve an email as HTML",
  access: ["session"],
  request: one,
  responses: {
    200: {
      description: "The email as a page, to be shown in a sandboxed frame.",
      mediaType: "text/html",
      schema: Type.String(),
    },
  },
  problems,
});

export const showEmailLink = defineOperation({
  method: "POST",
  path: "/v1/emails/{id}/link",
  operationId: "showEmailLink",
  tags: ["Activity"],
  summary: "Retrieve the link of an email that was not sent",
  description:
    "For a network without a mail server: an email with a link is kept, and the network hands " +
    "the link over. Each call is written into the activity log.",
  access: ["session"],
  needs: "recent_confirmation",
  request: one,
  responses: {
    200: {
      description: "The link, which works once.",
      schema: Type.Object(
        {
          to: Type.String({ description: "The address to which the email would have gone." }),
          url: Type.String(),
          code: nullable(Type.String(), {
            description: "Six digits that can be entered in place of the link.",
          }),
          expires_at: Timestamp,
        },
        { title: "EmailLink" },
      ),
    },
  },
  problems: [...problems, "link_over"],
});

export const getEmailSending = defineOperation({
  method: "GET",
  path: "/v1/email-sending",
  operationId: "getEmailSending",
  tags: ["Activity"],
  summary: "Retrieve whether emails are sent",
  access: ["session", "key"],
  request: {},
  responses: {
    200: {
      description: "The current state.",
      schema: Type.Object(
        {
          is_on: Type.Boolean({
            description: "False: no mail server is set, and emails are only stored.",
          }),
          from: nullable(Type.String(), { description: "The sender." }),
          stopped: Type.Integer({
            minimum: 0,
            description:
              "People whose address bounced, and who get no email until they switch it on again.",
          }),
        },
        { title: "MailSending" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});
