// Builds better-auth as this product runs it: email and password, sessions and limits in
// PostgreSQL, every default that is too lax raised. It knows who a person is; `domain/access`
// decides what the person may do.
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import { PASSWORD_LENGTH } from "../../../../domain/access/password.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import {
  ACCEPT,
  AUTH_PATH,
  type AuthDeps,
  type AuthHandler,
  CLIENT_ADDRESS_HEADER,
  DEVICE_HEADER,
  ENTER_SIGN_UP_CODE,
  SIGN_IN,
  SIGN_UP,
  USE_SIGN_UP_LINK,
} from "./auth-deps.ts";
import { refuseWhenFull } from "./auth-refusals.ts";
import { tablesIn } from "./auth-tables.ts";
import { LINK_SIGN_IN, magicLinkPlugin } from "./magic-link.ts";
import { PASSKEY_PATHS, passkeyPlugin } from "./passkey-plugin.ts";
import { PROVIDER_PATHS, providerPlugin } from "./provider-plugin.ts";
import { secondFactorPlugin } from "./second-factor.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import { signUpPlugin } from "./sign-up-plugin.ts";
import { admit, countAttempts, finishSignIn } from "./sign-in-hooks.ts";

interface Rate {
  readonly window: number;
  readonly max: number;
}

/** No limit for a known device: it has its own count for each account. */
const unlessKnown =
  (rate: Rate) =>
  ({ headers }: Request): Rate | false =>
    headers.has(DEVICE_HEADER) ? false : rate;

/**
 * Calls per address (IPv6: per /64) and window in seconds. An office behind one address must get
 * in; guessing is bounded per account.
 */
const RATE_LIMITS = {
  window: 60,
  max: 120,
  customRules: {
    [SIGN_IN]: unlessKnown({ window: 60, max: 30 }),
    [SIGN_UP]: { window: 600, max: 30 },
    [ACCEPT]: { window: 600, max: 30 },
    [ENTER_SIGN_UP_CODE]: { window: 60, max: 30 },
    [USE_SIGN_UP_LINK]: { window: 60, max: 30 },
    [LINK_SIGN_IN]: { window: 60, max: 30 },
    "/change-password": { window: 600, max: 10 },
    "/two-factor/*": unlessKnown({ window: 60, max: 30 }),
    "/passkey/*": { window: 60, max: 60 },
    [PASSKEY_PATHS.signIn]: unlessKnown({ window: 60, max: 30 }),
    "/provider/*": { window: 60, max: 60 },
    [PROVIDER_PATHS.signIn]: unlessKnown({ window: 60, max: 30 }),
  },
};

export function buildAuth(deps: AuthDeps): AuthHandler {
  return betterAuth(authOptions(deps)).handler;
}

/** All of better-auth's options, for its own check of the tables too. */
export function authOptions(deps: AuthDeps): BetterAuthOptions {
  const secure = deps.publicUrl.startsWith("https:");
  return {
    appName: "Plat",
    baseURL: deps.publicUrl,
    basePath: AUTH_PATH,
    secrets: [...deps.secrets],
    trustedOrigins: [...deps.trustedOrigins],
    telemetry: { enabled: false },
    // What is no refusal goes on to the server's own error handler, which logs it without the
    // values it is about.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    logger: {
      level: "error",
      log: (_level, message, ...details) =>
        deps.log.warn({ err: details.find((detail) => detail instanceof Error) }, message),
    },
    ...tablesIn(deps.users.pool),
    emailAndPassword: {
      enabled: true,
      // `judgePassword` has decided before. Counted in UTF-16 units here, so twice the contract's.
      minPasswordLength: 1,
      maxPasswordLength: 2 * PASSWORD_LENGTH.most,
      password: {
        hash: (password) => refuseWhenFull(hashPassword(password)),
        verify: ({ hash, password }) => refuseWhenFull(verifyPassword(hash, password)),
      },
    },
    rateLimit: {
      ...RATE_LIMITS,
      enabled: true,
      storage: "database",
      modelName: "rate_limit",
      fields: { lastRequest: "last_request" },
    },
    databaseHooks: {
      session: { create: { before: (session, context) => admit(deps, session, context) } },
    },
    hooks: { before: countAttempts(deps), after: finishSignIn(deps) },
    plugins: [
      signUpPlugin(deps.users),
      magicLinkPlugin(deps),
      secondFactorPlugin("Plat", [LINK_SIGN_IN, PROVIDER_PATHS.signIn]),
      passkeyPlugin({ ...deps, pool: deps.users.pool, now: deps.users.now }),
      providerPlugin({ ...deps, pool: deps.users.pool, now: deps.users.now }),
    ],
    advanced: {
      database: { generateId: () => uuidv7(deps.users.now()) },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Said outright, since it is off where NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Its own prefix would be __Secure-; __Host- also binds the cookie to this host.
      useSecureCookies: false,
      cookiePrefix: "plat",
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax", path: "/" },
      cookies: { session_token: { name: deps.session.cookieName } },
    },
  };
}
