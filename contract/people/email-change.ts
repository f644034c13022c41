// Defines the operations with which a person changes the email they sign in with: confirmed from
// both addresses.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, nullable } from "../schema.ts";
import { Email, Password } from "./credentials.ts";
import { LinkToken } from "./mailed-links.ts";

export const EmailChange = Type.Object(
  {
    new_email: Type.String(),
    is_approved: Type.Boolean({ description: "From the address in use now." }),
    is_confirmed: Type.Boolean({ description: "From the new address." }),
    expires_at: Timestamp,
  },
  { title: "EmailChange" },
);
export type EmailChange = Static<typeof EmailChange>;

const CurrentChange = Type.Object(
  { change: nullable(EmailChange, { description: "Null if none is open." }) },
  { title: "CurrentEmailChange" },
);
const problems = ["unauthenticated", "suspended", "forbidden"] as const;

export const getEmailChange = defineOperation({
  method: "GET",
  path: "/v1/auth/email-change",
  operationId: "getEmailChange",
  tags: ["Accounts"],
  summary: "Retrieve the open change of your email",
  access: ["session"],
  request: {},
  responses: { 200: { description: "The change, if one is open.", schema: CurrentChange } },
  problems: ["unauthenticated", "suspended"],
});

export const askEmailChange = defineOperation({
  method: "POST",
  path: "/v1/auth/email-change",
  operationId: "askEmailChange",
  tags: ["Accounts"],
  summary: "Request a change of your email",
  description:
    "Sends a link to each of the two addresses. The email changes when both were used within 24 " +
    "hours, in either order. Replaces an earlier request. The answer does not tell whether " +
    "another person uses the new email. Up to 5 times an hour.",
  access: ["session"],
  request: { body: closed({ email: Email, password: Password }) },
  responses: { 200: { description: "The open change.", schema: CurrentChange } },
  problems,
  example: { email: "ana.new@example.com", password: "a long pass phrase" },
});

export const cancelEmailChange = defineOperation({
  method: "DELETE",
  path: "/v1/auth/email-change",
  operationId: "cancelEmailChange",
  tags: ["Accounts"],
  summary: "Cancel the change of your email",
  description: "Both links stop working. Without an open change it does nothing.",
  access: ["session"],
  request: {},
  responses: { 204: { description: "Your email stays as it is." } },
  problems,
});

export const confirmEmailChange = defineOperation({
  method: "POST",
  path: "/v1/auth/email-change/confirm",
  operationId: "confirmEmailChange",
  tags: ["Accounts"],
  summary: "Confirm a change of email with a link",
  description:
    "The second of the two links changes the email, and ends the person's sessions in other " +
    "browsers. Where another person signs in with the new email by then, it answers id_taken and " +
    "nothing changes.",
  access: ["public"],
  request: { body: closed({ token: LinkToken }) },
  responses: {
    200: {
      description: "Whether the email has changed.",
      schema: Type.Object(
        {
          is_changed: Type.Boolean({
            description: "False: the link sent to the other address must be used too.",
          }),
        },
        { title: "EmailChangeStep" },
      ),
    },
  },
  problems: ["not_found", "link_over", "suspended", "id_taken"],
});
