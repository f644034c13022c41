// Defines the operations with which a person confirms that an email is theirs: by a code or a link.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";
import { LinkToken } from "./mailed-links.ts";

export const sendVerification = defineOperation({
  method: "POST",
  path: "/v1/auth/email-verification",
  operationId: "sendEmailVerification",
  tags: ["Accounts"],
  summary: "Send the email to confirm your address again",
  description:
    "Replaces the earlier link and code. Up to 5 times an hour. Does nothing if your email is " +
    "confirmed.",
  access: ["session"],
  request: {},
  responses: { 204: { description: "The email is on its way." } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const enterVerificationCode = defineOperation({
  method: "POST",
  path: "/v1/auth/email-verification/code",
  operationId: "enterVerificationCode",
  tags: ["Accounts"],
  summary: "Confirm your email with a code",
  description: "After 10 wrong codes, link and code no longer work, and new ones can be sent.",
  access: ["session"],
  request: {
    body: closed({
      code: Type.String({ pattern: "^ *([0-9] *){6}$", description: "Six digits." }),
    }),
  },
  responses: { 204: { description: "Your email is confirmed." } },
  problems: ["unauthenticated", "suspended", "forbidden", "link_over"],
  example: { code: "123456" },
});

export const verifyEmail = defineOperation({
  method: "POST",
  path: "/v1/auth/email-verification/link",
  operationId: "verifyEmail",
  tags: ["Accounts"],
  summary: "Confirm an email with a link",
  access: ["public"],
  request: { body: closed({ token: LinkToken }) },
  responses: { 204: { description: "The email is confirmed; the link is used up." } },
  problems: ["not_found", "link_over", "suspended"],
});
