// Defines the operations with which a person confirms who they are, before an operation that
// `needs` it answers anything but confirm_identity.
import { type Static, Type } from "typebox";
import { CONFIRMED_MINUTES } from "../../domain/access/confirmation.ts";
import { defineOperation } from "../operation.ts";
import { closed, enumOf } from "../schema.ts";
import { Password } from "./credentials.ts";
import { PasskeyAssertion } from "./passkeys.ts";
import { Code } from "./second-factor.ts";

const CONFIRM_WAYS = ["password", "code", "passkey"] as const;

export const Confirmation = Type.Object(
  {
    ways: Type.Array(enumOf(CONFIRM_WAYS), {
      description: "How this person can confirm: what they have.",
    }),
    seconds_left: Type.Integer({
      description: `How long the last one still counts, ${CONFIRMED_MINUTES} minutes at most.`,
    }),
  },
  { title: "Confirmation" },
);
export type Confirmation = Static<typeof Confirmation>;

const problems = ["unauthenticated", "suspended", "forbidden"] as const;

export const getConfirmation = defineOperation({
  method: "GET",
  path: "/v1/auth/confirmation",
  operationId: "getConfirmation",
  tags: ["Accounts"],
  summary: "Retrieve whether you have confirmed who you are",
  access: ["session"],
  request: {},
  responses: { 200: { description: "The state of this session.", schema: Confirmation } },
  problems,
});

export const confirmByPassword = defineOperation({
  method: "POST",
  path: "/v1/auth/confirmation/password",
  operationId: "confirmByPassword",
  tags: ["Accounts"],
  summary: "Confirm who you are with your password",
  description: "Wrong passwords are counted for the person, apart from those at sign-in.",
  access: ["session"],
  request: { body: closed({ password: Password }) },
  responses: { 200: { description: "Confirmed.", schema: Confirmation } },
  problems,
});

export const confirmByCode = defineOperation({
  method: "POST",
  path: "/v1/auth/confirmation/code",
  operationId: "confirmByCode",
  tags: ["Accounts"],
  summary: "Confirm who you are with a code of your app",
  description:
    "Recovery codes are only for signing in. Wrong codes count with wrong passwords at sign-in.",
  access: ["session"],
  request: { body: closed({ code: Code }) },
  responses: { 200: { description: "Confirmed.", schema: Confirmation } },
  problems,
});

export const confirmByPasskey = defineOperation({
  method: "POST",
  path: "/v1/auth/confirmation/passkey",
  operationId: "confirmByPasskey",
  tags: ["Accounts"],
  summary: "Confirm who you are with a passkey",
  description: "It answers a challenge of POST /v1/auth/passkeys/challenge.",
  access: ["session"],
  request: { body: PasskeyAssertion },
  responses: { 200: { description: "Confirmed.", schema: Confirmation } },
  problems: [...problems, "passkey_unknown", "passkey_refused", "challenge_over"],
});
