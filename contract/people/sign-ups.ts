// Defines the operations that finish a sign-up where the network is in production: with the code or
// the link of an email.
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";
import { LinkToken } from "./mailed-links.ts";
import { signedInAnswer } from "./identity.ts";
import { Code } from "./second-factor.ts";

export const enterSignUpCode = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-up/code",
  operationId: "enterSignUpCode",
  tags: ["Accounts"],
  summary: "Finish signing up with the code of the email",
  description:
    "Within a day, with the cookie that the sign-up set. Creates the person, who is signed in. " +
    "After 10 wrong codes the sign-up ends.",
  access: ["public"],
  request: { body: closed({ code: Code }) },
  responses: signedInAnswer,
  problems: [
    "link_over",
    "not_found",
    "invitation_over",
    "invitation_needed",
    "suspended",
    "forbidden",
  ],
  example: { code: "123456" },
});

export const useSignUpLink = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-up/link",
  operationId: "useSignUpLink",
  tags: ["Accounts"],
  summary: "Finish signing up with the link of the email",
  description: "In any browser, within a day. Creates the person, who is signed in.",
  access: ["public"],
  request: { body: closed({ token: LinkToken }) },
  responses: signedInAnswer,
  problems: [
    "link_over",
    "not_found",
    "invitation_over",
    "invitation_needed",
    "suspended",
    "forbidden",
  ],
});
