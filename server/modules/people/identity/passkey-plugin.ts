// Signing in with a passkey at better-auth: two endpoints of ours, under its limits and its check
// of the origin.
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import { Check } from "typebox/value";
import { PasskeyAssertion } from "../../../../contract/people/passkeys.ts";
import { refusalError } from "./auth-refusals.ts";
import { beginSession } from "./begin-session.ts";
import { makeChallenge, type PasskeyDeps, usePasskey } from "./passkeys.ts";

/** Paths of better-auth below AUTH_PATH. */
export const PASSKEY_PATHS = {
  challenge: "/passkey/challenge",
  signIn: "/sign-in/passkey",
} as const;

export function passkeyPlugin(deps: PasskeyDeps) {
  return {
    id: "plat-passkey",
    endpoints: {
      passkeyChallenge: createAuthEndpoint(
        PASSKEY_PATHS.challenge,
        { method: "POST", use: [formCsrfMiddleware] },
        async (context) => context.json({ challenge: await makeChallenge(deps, null) }),
      ),
      signInPasskey: createAuthEndpoint(
        PASSKEY_PATHS.signIn,
        { method: "POST", use: [formCsrfMiddleware] },
        async (context) => {
          const body: unknown = context.body;
          if (!Check(PasskeyAssertion, body)) throw new Error("a passkey came past its schema");
          const used = await usePasskey(deps, body);
          if (!used.ok) throw refusalError(used.error);
          await beginSession(context, used.value.user_id, used.value.id);
          return context.json({});
        },
      ),
    },
  };
}
