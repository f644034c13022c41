// Builds better-auth as this product runs it: email and password, sessions and limits in
// PostgreSQL, every default that is too lax raised. It knows who a person is; `domain/access`
// decides what the person may do.
import { type BetterAuthOptions, betterAuth } from "better-auth";
import {
  createAuthEndpoint,
  createAuthMiddleware,
  formCsrfMiddleware,
  isAPIError,
} from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { Check } from "typebox/value";
import { SignUpBody, acceptInvitation } from "../../../../contract/people/identity.ts";
import { PASSWORD_LENGTH } from "../../../../domain/access/password.ts";
import type { Result } from "../../../../domain/result.ts";
import { queriesOver } from "../../../platform/db/pool.ts";
import { type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { rateLimited, refusalError, refuseWhenFull } from "./auth-refusals.ts";
import { hashPassword, verifyPassword } from "./hash-password.ts";
import { deleteExpiredSessions, deleteSession, findSessionState } from "./identity.store.ts";
import { FACTOR_PATHS, secondFactorPlugin, type VersionedSecret } from "./second-factor.ts";
import { LONGEST_SESSION_MS, sessionEnd } from "./session-limits.ts";
import { readToken, type SessionDeps } from "./sessions.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";
import { joinAccount, signUpUser, type UserDeps } from "./write-user.ts";

export interface AuthDeps {
  readonly users: UserDeps;
  readonly session: SessionDeps;
  readonly tries: SignInAttempts;
  /** The first signs and encrypts; the others only decrypt what they encrypted before. */
  readonly secrets: readonly [VersionedSecret, ...VersionedSecret[]];
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly log: Logger;
}

export const AUTH_PATH = "/v1/auth";

/** The bridge sets it from the connection; what a client sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = "x-plat-client-address";

const SIGN_IN = "/sign-in/email";
const SIGN_UP = "/sign-up/email";
export const ACCEPT = "/accept-invitation";

/**
 * Calls per address (IPv6: per /64) and window in seconds. An office behind one address must get
 * in; guessing is bounded per account.
 */
const RATE_LIMITS = {
  window: 60,
  max: 120,
  customRules: {
    [SIGN_IN]: { window: 60, max: 30 },
    [SIGN_UP]: { window: 600, max: 30 },
    [ACCEPT]: { window: 600, max: 30 },
    "/change-password": { window: 600, max: 10 },
    "/two-factor/*": { window: 60, max: 30 },
  },
};

const FACTOR_SIGN_INS: ReadonlySet<string> = new Set([
  FACTOR_PATHS.verifyCode,
  FACTOR_PATHS.verifyRecoveryCode,
]);
const BEGINS_SESSION: ReadonlySet<string> = new Set([SIGN_IN, SIGN_UP, ACCEPT, ...FACTOR_SIGN_INS]);

/** The request handler of better-auth. */
export type AuthHandler = (request: Request) => Promise<Response>;

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
    ...tablesIn(deps),
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
    databaseHooks: { session: { create: { before: (session) => admit(deps, session) } } },
    hooks: { before: countAttempts(deps), after: finishSignIn(deps) },
    plugins: [signUpPlugin(deps), secondFactorPlugin("Plat")],
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

/** Where its tables are, with our names for their columns. */
function tablesIn(
  deps: AuthDeps,
): Pick<BetterAuthOptions, "database" | "user" | "session" | "account" | "verification"> {
  const moments = { createdAt: "created_at", updatedAt: "updated_at" };
  return {
    database: { db: queriesOver(deps.users.pool), type: "postgres", schemaName: "auth" },
    user: { fields: { ...moments, emailVerified: "email_verified" } },
    session: {
      // The row's own end decides, and only `readSession` moves it on.
      expiresIn: LONGEST_SESSION_MS / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: {
        ...moments,
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
      },
    },
    account: {
      modelName: "credential",
      fields: {
        ...moments,
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
      },
    },
    verification: { fields: { ...moments, expiresAt: "expires_at" } },
  };
}

/**
 * Takes the place of better-auth's own sign-up: person and account in one transaction of ours, then
 * its session.
 */
function signUpPlugin(deps: AuthDeps) {
  return {
    id: "plat-sign-up",
    endpoints: {
      signUpEmail: createAuthEndpoint(
        SIGN_UP,
        { method: "POST", use: [formCsrfMiddleware] },
        async (context) => {
          const body: unknown = context.body;
          if (!Check(SignUpBody, body)) throw new Error("a sign-up came past its schema");
          await beginSession(context, await refuseWhenFull(signUpUser(deps.users, body)));
          return context.json({});
        },
      ),
      acceptInvitation: createAuthEndpoint(
        ACCEPT,
        { method: "POST", use: [formCsrfMiddleware] },
        async (context) => {
          const body: unknown = context.body;
          if (!Check(acceptInvitation.request.body, body))
            throw new Error("an invitation's acceptance came past its schema");
          await beginSession(context, await refuseWhenFull(joinAccount(deps.users, body)));
          return context.json({});
        },
      ),
    },
  };
}

/** Signs in the person who was just made. */
async function beginSession(
  context: Parameters<typeof setSessionCookie>[0],
  made: Result<string, Refusal>,
): Promise<void> {
  if (!made.ok) throw refusalError(made.error);
  const { internalAdapter } = context.context;
  const user = await internalAdapter.findUserById(made.value);
  if (user === null) throw new Error("the person who was just made is not there");
  await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
}

/**
 * Runs before a session begins: sets the end by role, and refuses suspended people. Only the right
 * password leads here.
 */
async function admit({ users }: AuthDeps, session: { readonly userId: string }) {
  const standing = await findSessionState(users.pool, session.userId);
  if (
    standing === null ||
    standing.member_status === "suspended" ||
    standing.account_status === "suspended"
  )
    throw refusalError(SUSPENDED);
  const nowMs = users.now();
  const at = new Date(nowMs);
  await deleteExpiredSessions(users.pool, session.userId, at);
  return {
    data: {
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(sessionEnd(standing.role, nowMs, nowMs)),
    },
  };
}

/** Counts every sign-in attempt, for emails with and without a user alike. */
function countAttempts({ tries }: AuthDeps) {
  return createAuthMiddleware(async (context) => {
    if (context.path !== SIGN_IN) return;
    const seconds = await tries.begin(context.body.email);
    if (seconds !== null)
      throw refusalError(rateLimited(seconds, "Too many failed attempts for this email"));
  });
}

/** A new session replaces the one the browser came with, if any, and is written into the log. */
function finishSignIn({ users, session, tries }: AuthDeps) {
  return createAuthMiddleware(async (context) => {
    const begun = context.context.newSession;
    const path = context.path ?? "";
    if (begun === null || !BEGINS_SESSION.has(path)) return;
    if (path === SIGN_IN) await tries.succeed(begun.user.email);
    const earlier = readToken(session, context.headers?.get("cookie") ?? undefined);
    if (earlier !== null && earlier !== begun.session.token)
      await deleteSession(users.pool, earlier);
    // Only a password so far: the plugin takes the session back and asks for a code.
    if (path === SIGN_IN && begun.user["twoFactorEnabled"] === true) return;
    // A code that turns the app on comes from a person who is signed in already.
    if (FACTOR_SIGN_INS.has(path) && earlier !== null) return;
    const standing = await findSessionState(users.pool, begun.user.id);
    if (standing === null) return;
    await recordActivity(users.pool, {
      atMs: users.now(),
      actor: { kind: "user", id: begun.user.id },
      accountId: standing.account_id,
      action: "user.signed_in",
      subjectKind: "user",
      subjectId: begun.user.id,
      detail: {},
    });
  });
}
