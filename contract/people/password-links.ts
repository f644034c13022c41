// Defines the operations of the one-time links with which a person chooses a new password.
import { Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed } from "../schema.ts";
import { NextPassword } from "./credentials.ts";

/** The token in the link. */
const Token = Type.String({ minLength: 1, maxLength: 100 });

export const readPasswordLink = defineOperation({
  method: "POST",
  path: "/v1/auth/password-link",
  operationId: "readPasswordLink",
  tags: ["Accounts"],
  summary: "Retrieve a password link by its token",
  access: ["public"],
  request: { body: closed({ token: Token }) },
  responses: {
    200: {
      description: "Whose password the link changes.",
      schema: Type.Object(
        {
          email: Type.String(),
          removes_second_factor: Type.Boolean({
            description: "Whether the authenticator app is turned off too.",
          }),
          least_characters: Type.Integer({ description: "The fewest of the new password." }),
          expires_at: Timestamp,
        },
        { title: "PasswordLink" },
      ),
    },
  },
  problems: ["not_found", "link_over", "suspended"],
});

export const resetPassword = defineOperation({
  method: "POST",
  path: "/v1/auth/reset-password",
  operationId: "resetPassword",
  tags: ["Accounts"],
  summary: "Set a new password with a link",
  description:
    "Uses the link up and ends all of the person's sessions. Signing in follows with the new " +
    "password.",
  access: ["public"],
  request: { body: closed({ token: Token, password: NextPassword }) },
  responses: { 204: { description: "The new password is set." } },
  problems: ["not_found", "link_over", "suspended"],
  example: { token: "…", password: "another long pass phrase" },
});
