// E-mails about news, for the operator: what was sent to whom, what waits, and how it looks.
import { type Static, Type } from "typebox";
import { NOTIFICATION_TYPES } from "../../domain/notifications/types.ts";
import { DIGEST, NEWS_LANGUAGES } from "../../domain/notifications/email-view.ts";
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
const MAIL_KINDS = [...NOTIFICATION_TYPES, DIGEST] as const;

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
    description: "Whom it is for; the address is read when it is sent, and kept nowhere.",
  }),
  language: enumOf(NEWS_LANGUAGES),
  kind: enumOf(MAIL_KINDS, { description: "digest: the daily e-mail." }),
  subject: Type.String(),
  count: Type.Integer({ minimum: 1, description: "Pieces of news in it." }),
  at: { ...Timestamp, description: "When the first of it happened." },
  send_at: { ...Timestamp, description: "When it may go out." },
  status: enumOf(MAIL_STATUSES, {
    description:
      "bounced: there is no such address. given_up: the mail server did not take it. kept: " +
      "no mail server is set. dropped: its person has left, or wants none any more.",
  }),
  tries: Type.Integer({ minimum: 0 }),
  next_at: nullable(Timestamp, { description: "When it is tried next; null where it is not." }),
  ended_at: nullable(Timestamp),
  answer: nullable(Type.String(), {
    description: "What the mail server said at the last try, without the address.",
  }),
};
export const Email = Type.Object(emailMembers, { title: "Email" });
export type Email = Static<typeof Email>;

const WholeEmail = Type.Object(
  {
    ...emailMembers,
    text: Type.String({
      description: "As plain text. Links that are its person's alone are left out.",
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
  summary: "List e-mails",
  description:
    "For the operator: every e-mail about news, whether it was sent or not. What has ended " +
    "is kept for 90 days.",
  access: ["session", "key"],
  request: { query: listQueryOf(MAILS) },
  responses: { 200: { description: "A page.", schema: pageOf(Email, "EmailPage") } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const getEmail = defineOperation({
  method: "GET",
  path: "/v1/emails/{id}",
  operationId: "getEmail",
  tags: ["Activity"],
  summary: "Read an e-mail",
  access: ["session", "key"],
  request: one,
  responses: { 200: { description: "The e-mail with its text.", schema: WholeEmail } },
  problems,
});

export const renderEmailPage = defineOperation({
  method: "GET",
  path: "/v1/emails/{id}/page",
  operationId: "renderEmailPage",
  tags: ["Activity"],
  summary: "See an e-mail as it looks",
  access: ["session"],
  request: one,
  responses: {
    200: {
      description: "The e-mail as a page, to be shown in a frame in which nothing runs.",
      mediaType: "text/html",
      schema: Type.String(),
    },
  },
  problems,
});

export const getEmailSending = defineOperation({
  method: "GET",
  path: "/v1/email-sending",
  operationId: "getEmailSending",
  tags: ["Activity"],
  summary: "Read whether e-mails are sent",
  access: ["session", "key"],
  request: {},
  responses: {
    200: {
      description: "What holds now.",
      schema: Type.Object(
        {
          is_on: Type.Boolean({
            description: "False: no mail server is set, and e-mails are only kept.",
          }),
          from: nullable(Type.String(), { description: "Whom they are from." }),
          stopped: Type.Integer({
            minimum: 0,
            description:
              "People whose address came back, and who get none until they switch it on again.",
          }),
        },
        { title: "MailSending" },
      ),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});
