// Defines the operation with which a company signs up.
import { type Static, Type } from "typebox";
import { LANGUAGES } from "../../domain/languages.ts";
import { BUYER_KINDS, TRAFFIC_KINDS } from "../../domain/lead/vocabulary.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf } from "../schema.ts";
import { CompanyInvitationToken } from "./company-invitations.ts";
import { Email, NewPassword } from "./credentials.ts";
import { signedInAnswer } from "./identity.ts";

export const SignUpBody = closed(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: "\\S",
      description: "Your own name.",
    }),
    email: Email,
    password: NewPassword,
    role: enumOf(["advertiser", "affiliate"]),
    company: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: "\\S",
      description:
        "The account's name. For an advertiser, also the seller name that consent texts must " +
        "contain.",
    }),
    time_zone: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: "IANA zone of the account; the network's when absent.",
      }),
    ),
    buyer_kind: Type.Optional(
      enumOf(BUYER_KINDS, { description: "Advertisers only; agent when absent." }),
    ),
    traffic_kind: Type.Optional(
      enumOf(TRAFFIC_KINDS, {
        description: "Affiliates only: where most of your leads come from.",
      }),
    ),
    licensed_states: Type.Optional(
      Type.Array(Type.String({ pattern: "^[A-Z]{2}$" }), {
        maxItems: 60,
        uniqueItems: true,
        description: "Advertisers only: where you are licensed to buy leads.",
      }),
    ),
    language: Type.Optional(
      enumOf(LANGUAGES, {
        description: "Of the first email; the one that Accept-Language names when absent.",
      }),
    ),
    invitation: Type.Optional({
      ...CompanyInvitationToken,
      description: "The token of an invitation from the network: the account is approved already.",
    }),
  },
  { title: "SignUpBody" },
);
export type SignUpBody = Static<typeof SignUpBody>;

export const signUp = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-up/email",
  operationId: "signUp",
  tags: ["Accounts"],
  summary: "Sign up as an advertiser or affiliate",
  description:
    "Creates the person and their company's account, and signs in. Where the network decides " +
    "about each application (sign_up: approval), the account is pending until then. In " +
    "production, the answer is email_code_required whether a person signs in with the email or " +
    "not, and the code or link in the email finishes; up to 5 times an hour for an email.",
  access: ["public"],
  request: { body: SignUpBody },
  responses: signedInAnswer,
  problems: [
    "email_code_required",
    "forbidden",
    "invitation_needed",
    "not_found",
    "invitation_over",
  ],
  example: {
    name: "Ana Ruiz",
    email: "ana@example.com",
    password: "a long pass phrase",
    role: "advertiser",
    company: "Ruiz Realty",
    licensed_states: ["CA"],
  },
});
