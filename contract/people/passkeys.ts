// Defines the operations for passkeys (WebAuthn level 3): a person's own list, and signing in with
// one. Binary values are base64url without padding, as in browsers' JSON.
import { type Static, Type } from "typebox";
import { defineOperation } from "../operation.ts";
import { Timestamp, Uuid, closed, nullable } from "../schema.ts";
import { Password } from "./credentials.ts";
import { SignedIn } from "./identity.ts";

export const MOST_PASSKEYS = 20;
/** How long a challenge can be answered, and how often: once. */
export const CHALLENGE_MINUTES = 5;

/** `most` counts characters. */
const binary = (most: number, description: string) =>
  Type.String({ minLength: 1, maxLength: most, pattern: "^[A-Za-z0-9_-]+$", description });

/** At most 1,023 bytes (WebAuthn §6.1). */
const CredentialId = binary(1364, "The passkey's own id.");
const ClientData = binary(4096, "clientDataJSON.");
const Transports = Type.Array(Type.String({ minLength: 1, maxLength: 32 }), {
  maxItems: 10,
  description: "How browsers reach the passkey.",
});
const Challenge = Type.String({
  description: `To be answered within ${CHALLENGE_MINUTES} minutes, once.`,
});
const RpId = Type.String({ description: "The host name that passkeys here belong to." });
const Name = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: "\\S",
  description: "What the person calls it.",
});

export const Passkey = Type.Object(
  {
    id: Uuid,
    name: Type.String(),
    created_at: Timestamp,
    last_used_at: nullable(Timestamp, { description: "Null before the first sign-in with it." }),
  },
  { title: "Passkey" },
);
export type Passkey = Static<typeof Passkey>;

export const PasskeyAssertion = closed(
  {
    id: CredentialId,
    client_data: ClientData,
    authenticator_data: binary(4096, "authenticatorData."),
    signature: binary(8192, "signature."),
    user_handle: nullable(binary(86, "userHandle."), {
      description: "Names the person; null if the browser did not say.",
    }),
  },
  { title: "PasskeyAssertion", description: "What navigator.credentials.get answered." },
);
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

export const NewPasskey = closed(
  {
    name: Name,
    id: CredentialId,
    client_data: ClientData,
    attestation_object: binary(65_536, "attestationObject."),
    transports: Transports,
  },
  { title: "NewPasskey", description: "What navigator.credentials.create answered." },
);
export type NewPasskey = Static<typeof NewPasskey>;

const mine = ["unauthenticated", "second_factor_missing", "suspended", "forbidden"] as const;

export const listPasskeys = defineOperation({
  method: "GET",
  path: "/v1/auth/passkeys",
  operationId: "listPasskeys",
  tags: ["Accounts"],
  summary: "List your passkeys",
  access: ["session"],
  request: {},
  responses: {
    200: {
      description: "All of them, the oldest first.",
      schema: Type.Object({ items: Type.Array(Passkey) }, { title: "PasskeyList" }),
    },
  },
  problems: mine,
});

export const PasskeySetup = Type.Object(
  {
    challenge: Challenge,
    rp_id: RpId,
    user_handle: Type.String({ description: "Names the person to the passkey." }),
    email: Type.String(),
    name: Type.String(),
    algorithms: Type.Array(Type.Integer(), { description: "COSE algorithms, the best first." }),
    known: Type.Array(Type.Object({ id: Type.String(), transports: Type.Array(Type.String()) }), {
      description: "The person's passkeys, which cannot be added again.",
    }),
  },
  { title: "PasskeySetup" },
);
export type PasskeySetup = Static<typeof PasskeySetup>;

export const setUpPasskey = defineOperation({
  method: "POST",
  path: "/v1/auth/passkeys/setup",
  operationId: "setUpPasskey",
  tags: ["Accounts"],
  summary: "Start adding a passkey",
  access: ["session"],
  request: { body: closed({ password: Password }) },
  responses: {
    200: { description: "What navigator.credentials.create needs.", schema: PasskeySetup },
  },
  problems: [...mine, "passkey_limit"],
});

export const addPasskey = defineOperation({
  method: "POST",
  path: "/v1/auth/passkeys",
  operationId: "addPasskey",
  tags: ["Accounts"],
  summary: "Add a passkey",
  description:
    `The passkey must be able to name its person and must verify them, by a PIN, a finger or a ` +
    `face. At most ${MOST_PASSKEYS} per person.`,
  access: ["session"],
  request: { body: NewPasskey },
  responses: { 201: { description: "The new passkey.", schema: Passkey } },
  problems: [...mine, "challenge_over", "passkey_refused", "passkey_limit"],
});

export const renamePasskey = defineOperation({
  method: "PATCH",
  path: "/v1/auth/passkeys/{id}",
  operationId: "renamePasskey",
  tags: ["Accounts"],
  summary: "Rename a passkey",
  access: ["session"],
  request: { params: closed({ id: Uuid }), body: closed({ name: Name }) },
  responses: { 200: { description: "The passkey as it is now.", schema: Passkey } },
  problems: [...mine, "not_found"],
  example: { name: "Office laptop" },
});

export const removePasskey = defineOperation({
  method: "POST",
  path: "/v1/auth/passkeys/{id}/remove",
  operationId: "removePasskey",
  tags: ["Accounts"],
  summary: "Remove a passkey",
  description: "It signs in no longer; other sessions that began with it end.",
  access: ["session"],
  request: { params: closed({ id: Uuid }), body: closed({ password: Password }) },
  responses: { 204: { description: "Removed." } },
  problems: [...mine, "not_found"],
});

export const startPasskeySignIn = defineOperation({
  method: "POST",
  path: "/v1/auth/passkeys/challenge",
  operationId: "startPasskeySignIn",
  tags: ["Accounts"],
  summary: "Start signing in with a passkey",
  description: "No email is needed: the passkey names its person.",
  access: ["public"],
  request: {},
  responses: {
    200: {
      description: "What navigator.credentials.get needs.",
      schema: Type.Object({ challenge: Challenge, rp_id: RpId }, { title: "PasskeyChallenge" }),
    },
  },
  problems: ["forbidden"],
});

export const signInWithPasskey = defineOperation({
  method: "POST",
  path: "/v1/auth/sign-in/passkey",
  operationId: "signInWithPasskey",
  tags: ["Accounts"],
  summary: "Sign in with a passkey",
  description: "A passkey that verified its person is two factors: no code follows.",
  access: ["public"],
  request: { body: PasskeyAssertion },
  responses: {
    200: { description: "The signed-in person; the session cookie is set.", schema: SignedIn },
  },
  problems: ["passkey_unknown", "passkey_refused", "challenge_over", "suspended", "forbidden"],
});
