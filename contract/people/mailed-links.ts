// Defines the operations behind emailed links: asking for one, reading what it is for, and signing
// in with it.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, closed, enumOf, nullable } from "../schema.ts";
import { Email } from "./credentials.ts";
import { SignedIn } from "./identity.ts";

/** The token in the link. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });

const asked = {
  204: { description: "If a person signs in with this email, the email is on its way." },
} as const;

export const forgotPassword = defineOperation({
  method: "POST",
  path: "/v1/auth/forgot-password",
  operationId: "forgotPassword",
  tags: ["Accounts"],
  summary: "Request a link for a new password",
  description:
    "The answer is the same whether a person signs in with this email or not. The link works for " +
    "an hour, once. Up to 5 times an hour for an email.",
  access: ["public"],
  request: { body: closed({ email: Email }) },
  responses: asked,
  problems: [],
  example: { email: "ana@example.com" },
});

export const askMagicLink = defineOperation({
  method: "POST",
  path: "/v1/auth/magic-link",
  operationId: "askMagicLink",
  tags: ["Accounts"],
  summary: "Request a link that signs in",
  description:
    "Only where the network's settings allow it. The answer is the same whether a person signs " +
    "in with this email or not. The link works for 15 minutes, once; a second factor is still " +
    "asked for.",
  access: ["public"],
  request: { body: closed({ email: Email }) },
  responses: asked,
  problems: ["forbidden"],
  example: { email: "ana@example.com" },
});

export const MailLink = Type.Object(
  {
    kind: enumOf(
      ["verify_email", "confirm_new_email", "approve_email_change", "magic_link", "sign_up"],
      {
        description: "What the link does when it is used.",
      },
    ),
    email: Type.String({ description: "The address that it was sent to." }),
    new_email: nullable(Type.String(), {
      description: "The new address, for a link about a change of it.",
    }),
    expires_at: Timestamp,
  },
  { title: "MailLink" },
);
export type MailLink = Static<typeof MailLink>;

export const readMailLink = defineOperation({
  method: "POST",
  path: "/v1/auth/mail-link",
  operationId: "readMailLink",
  tags: ["Accounts"],
  summary: "Retrieve an emailed link by its token",
  description: "Nothing changes until the link is used. Links for a new password have their own.",
  access: ["public"],
  request: { body: closed({ token: LinkToken }) },
  responses: { 200: { description: "What the link is for.", schema: MailLink } },
  problems: ["not_found", "link_over", "suspended"],
});

export const signInWithLink = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-in/link",
  operationId: "signInWithLink",
  tags: ["Accounts"],
  summary: "Sign in with an emailed link",
  description:
    "Uses the link up. With a second factor it answers second_factor_required, and a code " +
    "finishes signing in.",
  access: ["public"],
  request: { body: closed({ token: LinkToken }) },
  responses: {
    200: { description: "The signed-in person; the session cookie is set.", schema: SignedIn },
  },
  problems: ["not_found", "link_over", "second_factor_required", "suspended", "forbidden"],
});
