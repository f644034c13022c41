// Passkeys: challenges, and what browsers answer to them, checked with @simplewebauthn/server.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import {
  CHALLENGE_MINUTES,
  MOST_PASSKEYS,
  type NewPasskey,
  type PasskeyAssertion,
} from "../../../../contract/people/passkeys.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { MINUTE_MS } from "../../../../domain/time.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import * as store from "./passkeys.store.ts";

export interface PasskeyDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Without a slash at its end. Passkeys belong to its host name. */
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
}

/** Ed25519, ECDSA with P-256, RSA with SHA-256 (RFC 9053), which all authenticators can. */
export const ALGORITHMS = [-8, -7, -257];
/** WebAuthn §13.4.3 asks for 16 or more. */
const CHALLENGE_BYTES = 32;

const CHALLENGE_OVER: Refusal = {
  code: "challenge_over",
  detail: `This took longer than ${CHALLENGE_MINUTES} minutes, or was sent before. Try again.`,
};
export const UNKNOWN_PASSKEY: Refusal = {
  code: "passkey_unknown",
  detail: "This passkey isn't known here. It was removed, or belongs to another site.",
};
const NOT_VALID: Refusal = {
  code: "passkey_refused",
  detail: "This passkey could not be checked: it must be this site's and verify who you are.",
};
const COPIED: Refusal = {
  code: "passkey_refused",
  detail: "This passkey may have been copied. Sign in another way and remove it.",
};
const ADDED_BEFORE: Refusal = {
  code: "passkey_refused",
  detail: "This passkey was added before.",
};
export const PASSKEY_LIMIT: Refusal = {
  code: "passkey_limit",
  detail: `You have ${MOST_PASSKEYS} passkeys. Remove one first.`,
};

/** The host name that passkeys of this site belong to. */
export function rpIdOf({ publicUrl }: Pick<PasskeyDeps, "publicUrl">): string {
  return new URL(publicUrl).hostname;
}

/** Makes a challenge for a person who adds a passkey, or for a sign-in if null. */
export async function makeChallenge(
  { pool, now }: Pick<PasskeyDeps, "pool" | "now">,
  userId: string | null,
): Promise<string> {
  const nowMs = now();
  const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
  const expiresAt = new Date(nowMs + CHALLENGE_MINUTES * MINUTE_MS);
  await store.insertChallenge(pool, { challenge, userId, expiresAt }, new Date(nowMs));
  return challenge;
}

/** The name of a person to a passkey. */
export function handleOf(userId: string): string {
  return Buffer.from(userId).toString("base64url");
}

/** Adds a passkey to a person, all or nothing. Returns its row. */
export async function addPasskey(
  deps: PasskeyDeps,
  userId: string,
  given: NewPasskey,
): Promise<Result<store.PasskeyRow, Refusal>> {
  const challenge = await takeChallenge(deps, given.client_data, userId);
  if (!challenge.ok) return challenge;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await unlessNotValid(
    verifyRegistrationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.client_data,
          attestationObject: given.attestation_object,
        },
      },
      expectedChallenge: challenge.value,
      expectedOrigin: [...deps.trustedOrigins],
      expectedRPID: rpIdOf(deps),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return refuse(NOT_VALID);
  const { credential } = verified.registrationInfo;
  const nowMs = deps.now();
  const row = {
    id: uuidv7(nowMs),
    userId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    useCount: credential.counter,
    transports: given.transports,
    name: given.name.trim(),
    at: new Date(nowMs),
  };
  const outcome = await inTransaction(deps.pool, ({ client }) =>
    store.insertPasskey(client, row, MOST_PASSKEYS),
  );
  if (outcome !== "added") return refuse(outcome === "limit" ? PASSKEY_LIMIT : ADDED_BEFORE);
  const written = await store.findPasskey(deps.pool, row.credentialId);
  return written === null ? refuse(UNKNOWN_PASSKEY) : ok(written);
}

/** Checks what a passkey answered to a sign-in's challenge, and notes its use. */
export async function usePasskey(
  deps: PasskeyDeps,
  given: PasskeyAssertion,
): Promise<Result<store.PasskeyRow, Refusal>> {
  const challenge = await takeChallenge(deps, given.client_data, null);
  if (!challenge.ok) return challenge;
  const known = await store.findPasskey(deps.pool, given.id);
  if (known === null) return refuse(UNKNOWN_PASSKEY);
  if (given.user_handle !== null && given.user_handle !== handleOf(known.user_id))
    return refuse(NOT_VALID);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await unlessNotValid(
    verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.client_data,
          authenticatorData: given.authenticator_data,
          signature: given.signature,
        },
      },
      expectedChallenge: challenge.value,
      expectedOrigin: [...deps.trustedOrigins],
      expectedRPID: rpIdOf(deps),
      // The count is compared below, so that a copy has its own sentence.
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: 0,
      },
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return refuse(NOT_VALID);
  const use = {
    id: known.id,
    useCount: verified.authenticationInfo.newCounter,
    at: new Date(deps.now()),
  };
  return (await store.markPasskeyUsed(deps.pool, use)) ? ok(known) : refuse(COPIED);
}

/** The library throws for every answer that is not as it should be. */
function unlessNotValid<Value>(work: Promise<Value>): Promise<Value | null> {
  return work.catch(() => null);
}

/** Uses up the challenge that a browser says it answered, and returns it. */
async function takeChallenge(
  { pool, now }: Pick<PasskeyDeps, "now"> & { readonly pool: Queryable },
  clientData: string,
  userId: string | null,
): Promise<Result<string, Refusal>> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return refuse(NOT_VALID);
  return (await store.takeChallenge(pool, { challenge, userId }, new Date(now())))
    ? ok(challenge)
    : refuse(CHALLENGE_OVER);
}

function challengeIn(clientData: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString());
    const challenge: unknown =
      typeof read === "object" && read !== null ? Reflect.get(read, "challenge") : null;
    return typeof challenge === "string" && /^[\w-]{1,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
