// Signs in with a passkey, and creates one: the calls, and the browser's own prompt between them.
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeySetup,
} from "../../../contract/people/passkeys.ts";
import { call } from "../api/call.ts";
import { ApiError } from "../api/problem.ts";
import { enter } from "./session.ts";

/** How long the browser's prompt waits: as long as the server's challenge lasts. */
const TIMEOUT_MS = 300_000;

/** What the prompt's failures are called, by the name of the browser's error. */
const CODES: Readonly<Record<string, string>> = {
  InvalidStateError: "passkey_present",
  SecurityError: "passkey_site",
  NotSupportedError: "passkey_unable",
  ConstraintError: "passkey_unable",
};

/** Signs the person in. Throws ApiError. */
export async function signInWithPasskey(): Promise<void> {
  const site = await call("POST /v1/auth/passkeys/challenge");
  await enter(await call("POST /v1/auth/sign-in/passkey", { body: await askForPasskey(site) }));
}

/** Confirms who the signed-in person is. Throws ApiError. */
export async function confirmWithPasskey(): Promise<void> {
  const site = await call("POST /v1/auth/passkeys/challenge");
  await call("POST /v1/auth/confirmation/passkey", { body: await askForPasskey(site) });
}

/** Lets the person choose a passkey of this site. Throws ApiError. */
async function askForPasskey(site: {
  readonly challenge: string;
  readonly rp_id: string;
}): Promise<PasskeyAssertion> {
  const { id, response } = await prompt(() =>
    startAuthentication({
      optionsJSON: {
        challenge: site.challenge,
        rpId: site.rp_id,
        userVerification: "required",
        timeout: TIMEOUT_MS,
      },
    }),
  );
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  };
}

/** Lets the person create a passkey. Throws ApiError. */
export async function createPasskey(setup: PasskeySetup, name: string): Promise<NewPasskey> {
  const { id, response } = await prompt(() =>
    startRegistration({
      optionsJSON: {
        challenge: setup.challenge,
        rp: { id: setup.rp_id, name: "Plat" },
        user: { id: setup.user_handle, name: setup.email, displayName: setup.name },
        pubKeyCredParams: setup.algorithms.map((alg) => ({ alg, type: "public-key" })),
        excludeCredentials: setup.known.map(({ id: known }) => ({ id: known, type: "public-key" })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
        timeout: TIMEOUT_MS,
      },
    }),
  );
  return {
    name,
    id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  };
}

async function prompt<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new ApiError(CODES[name] ?? "passkey_cancelled", 0, "");
  }
}
