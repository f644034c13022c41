// Defines the operations for a person's second factor: codes from an authenticator app (TOTP,
// RFC 6238) and recovery codes.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { closed } from "../schema.ts";
import { Password } from "./credentials.ts";
import { SignedIn } from "./identity.ts";

/** Six digits, as authenticator apps show them; spaces between them are ignored. */
export const Code = Type.String({ pattern: "^ *([0-9] *){6}$", description: "Six digits." });
const RecoveryCode = Type.String({
  minLength: 1,
  maxLength: 40,
  description: "One of the recovery codes; each works once.",
});

const RecoveryCodes = Type.Array(Type.String(), {
  description: "Shown once. Each stands in for one code of the app.",
});

export const SecondFactorSetup = Type.Object(
  {
    uri: Type.String({ description: "otpauth:// address, for a QR code." }),
    secret: Type.String({ description: "The same secret in base32, to be typed manually." }),
    recovery_codes: RecoveryCodes,
  },
  { title: "SecondFactorSetup" },
);
export type SecondFactorSetup = Static<typeof SecondFactorSetup>;

export const setUpSecondFactor = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/setup",
  operationId: "setUpSecondFactor",
  tags: ["Accounts"],
  summary: "Start setting up an authenticator app",
  description:
    "Replaces a setup that was not confirmed. Nothing changes at sign-in until a code of the app " +
    "confirms it.",
  access: ["session"],
  request: { body: closed({ password: Password }) },
  responses: { 200: { description: "What the app needs.", schema: SecondFactorSetup } },
  problems: ["unauthenticated", "suspended", "forbidden", "already_on"],
});

export const confirmSecondFactor = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/confirm",
  operationId: "confirmSecondFactor",
  tags: ["Accounts"],
  summary: "Turn on the authenticator app",
  description: "From now on, signing in asks for a code. Your other sessions end.",
  access: ["session"],
  request: { body: closed({ code: Code }) },
  responses: {
    204: { description: "Codes are asked for; the session cookie is a new one." },
  },
  problems: ["unauthenticated", "suspended", "forbidden", "already_on"],
});

export const turnOffSecondFactor = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/turn-off",
  operationId: "turnOffSecondFactor",
  tags: ["Accounts"],
  summary: "Turn off the authenticator app",
  description:
    "A person who must have one then sets it up again before anything else. Your other sessions " +
    "end.",
  access: ["session"],
  request: { body: closed({ password: Password }) },
  responses: { 204: { description: "Signing in asks for no code." } },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const renewRecoveryCodes = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/recovery-codes",
  operationId: "renewRecoveryCodes",
  tags: ["Accounts"],
  summary: "Replace your recovery codes",
  access: ["session"],
  request: { body: closed({ password: Password }) },
  responses: {
    200: {
      description: "The new codes; the earlier ones no longer work.",
      schema: Type.Object({ recovery_codes: RecoveryCodes }, { title: "RecoveryCodes" }),
    },
  },
  problems: ["unauthenticated", "suspended", "forbidden"],
});

const signedIn = {
  200: { description: "The signed-in person; the session cookie is set.", schema: SignedIn },
} as const;

export const enterCode = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/verify",
  operationId: "enterSecondFactorCode",
  tags: ["Accounts"],
  summary: "Finish signing in with a code of the app",
  description:
    "Within 10 minutes of the right password, with the cookie that it set. After 5 wrong codes " +
    "the password is asked for again; after 10, codes are refused for 15 minutes.",
  access: ["public"],
  request: { body: closed({ code: Code }) },
  responses: signedIn,
  problems: ["unauthenticated", "suspended", "forbidden"],
});

export const enterRecoveryCode = defineOperation({
  method: "POST",
  path: "/v1/auth/two-factor/recover",
  operationId: "enterRecoveryCode",
  tags: ["Accounts"],
  summary: "Finish signing in with a recovery code",
  description: "Like a code of the app, for a person without the app.",
  access: ["public"],
  request: { body: closed({ code: RecoveryCode }) },
  responses: signedIn,
  problems: ["unauthenticated", "suspended", "forbidden"],
});
