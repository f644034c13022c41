// Signing up, in and out, and the person of a session: the one entrance of this module for the
// others.
import type { BasisPoints } from "../../../../domain/money/money.ts";
import type { LicenseRules } from "../../network/licenses/index.ts";
import { hkdfSync } from "node:crypto";
import type pg from "pg";
import type { SignUpPolicy } from "../../../../domain/access/account-status.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { isFactorMissing } from "../../../../domain/access/second-factor.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { ResolveActor } from "../../../platform/http/actor.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import { MailTokens } from "../../../platform/crypto/mail-tokens.ts";
import { type Refusal, SUSPENDED } from "../../../platform/http/refusal.ts";
import type { ProviderSettings } from "../../../platform/config/read-providers.ts";
import type { Logger } from "../../../platform/log/log.ts";
import { FOREIGN_ORIGIN, SECOND_FACTOR_MISSING } from "./auth-refusals.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { buildAuth } from "./build-auth.ts";
import { registerIdentity } from "./identity.routes.ts";
import { FailedSignIns } from "./failed-sign-ins.ts";
import { KnownDevices } from "./known-devices.ts";
import { ProviderClient } from "./provider-client.ts";
import { createPasswordJudge } from "./judge-password.ts";
import { checkPassword, countTry } from "./check-password.ts";
import { rewrapSecondFactors, versioned } from "./second-factor.ts";
import {
  callerOf,
  findOpenSessions,
  type FoundPerson,
  readSession,
  readToken,
  type SessionDeps,
} from "./sessions.ts";
import { SignInAttempts } from "./sign-in-attempts.ts";
import { MailLimits } from "./mail-limits.ts";
import { type CreateUser, createUser } from "./write-user.ts";

export { deleteSignIn } from "./identity.store.ts";
export { recoverOperator } from "./recover-operator.ts";
export type { CreateUser } from "./write-user.ts";

export { registerAccountSessions } from "./account-sessions.routes.ts";
export { registerFactorRule } from "./factor-rule.routes.ts";
export { isEmailConfirmed, isOwnerConfirmed } from "./confirmed-email.store.ts";

export interface IdentityDeps {
  readonly pool: pg.Pool;
  /** PLAT_SECRET: a new one signs all people out. */
  readonly secret: string;
  /** Without a slash at its end. Over https the cookie is bound to this host. */
  readonly publicUrl: string;
  /**
   * In the demo newcomers start with sandbox money and approval, and its other names on this
   * machine are trusted too.
   */
  readonly config: {
    readonly demo: boolean;
    /** Operators must have a second factor. */
    readonly production: boolean;
    /** Decrypts what an earlier PLAT_SECRET encrypted. */
    readonly oldSecret: string | null;
    /** The other providers with which people may sign in. */
    readonly signInProviders: readonly ProviderSettings[];
    /** Whether a provider may be on this machine. */
    readonly allowLoopback: boolean;
  };
  readonly networkId: () => string;
  readonly licenses: LicenseRules;
  /** The network's own name and those it had before, which no buyer may have. */
  readonly networkNames: () => readonly string[];
  readonly signUpPolicy: () => SignUpPolicy;
  readonly affiliateShare: () => BasisPoints;
  readonly now: () => number;
  readonly log: Logger;
  /** Whether the settings let people sign in with an emailed link. */
  readonly allowsMagicLinks: () => boolean;
  /** Called with a person who ended a session, so that what depends on it can end immediately. */
  readonly onSessionEnded?: (userId: string) => void;
}

export interface Identity {
  /** Call before the routes answer: puts what an earlier PLAT_SECRET encrypted under this one. */
  readonly start: () => Promise<void>;
  /** Call after the last request: writes what was counted of failed sign-ins. */
  readonly stop: () => Promise<void>;
  readonly routes: (app: HttpServer) => void;
  /**
   * For the actor port: the session of a request. Refuses a suspended person, and a change that
   * another site's page asks for.
   */
  readonly findSession: ResolveActor;
  /** The actor of a Cookie header; null without a session, or for a suspended person. */
  readonly resolveSession: (headers: {
    readonly cookie?: string | undefined;
  }) => Promise<Actor | null>;
  /**
   * For what outlives a request, such as an event stream: a session's secret name, and which of
   * them are still open.
   */
  readonly sessionKeyOf: (headers: { readonly cookie?: string | undefined }) => string | null;
  readonly findOpenSessions: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Makes a person for an account that exists; returns their id. */
  readonly createUser: (command: CreateUser) => Promise<Result<string, Refusal>>;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export function createIdentity(deps: IdentityDeps): Identity {
  const auth = authDepsOf(deps);
  const { session, users } = auth;
  const trusted = new Set(auth.trustedOrigins);
  const findPerson = async ({
    method,
    headers,
  }: Parameters<ResolveActor>[0]): Promise<Result<FoundPerson | null, Refusal>> => {
    const found = await readSession(session, headers.cookie);
    if (found.kind === "none") return ok(null);
    // Browsers name the origin of every change; a cookie without one was sent by something that
    // should use a key.
    if (!SAFE_METHODS.has(method) && !trusted.has(headers.origin ?? ""))
      return refuse(FOREIGN_ORIGIN);
    return found.kind === "suspended" ? refuse(SUSPENDED) : ok(found);
  };
  const findSession: ResolveActor = async (request) => {
    const found = await findPerson(request);
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
    return isFactorMissing(found.value.secondFactor)
      ? refuse(SECOND_FACTOR_MISSING)
      : ok(callerOf(found.value));
  };
  return {
    start: async () => void (await rewrapSecondFactors(deps.pool, auth.secrets)),
    stop: () => auth.failures.flush(),
    routes: (app) =>
      registerIdentity(app, {
        handler: buildAuth(auth),
        pool: deps.pool,
        publicUrl: deps.publicUrl,
        session,
        devices: auth.devices,
        providers: auth.providers,
        // The second factor itself is set up with a session that may do nothing else. Who has a
        // passkey must use it: else the password alone could add another.
        findSession: async (request) => {
          const found = await findPerson(request);
          if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
          return found.value.secondFactor === "passkey"
            ? refuse(SECOND_FACTOR_MISSING)
            : ok(callerOf(found.value));
        },
        checkPassword: (userId, password) => checkPassword(auth, userId, password),
        judge: users.judge,
        countTry: (person, check) => countTry(auth.tries, person, "code", check),
        trustedOrigins: auth.trustedOrigins,
        onSessionEnded: deps.onSessionEnded ?? (() => undefined),
        mails: {
          now: deps.now,
          tokens: users.tokens,
          limits: users.limits,
          allowsMagicLinks: deps.allowsMagicLinks,
        },
      }),
    findSession,
    resolveSession: async ({ cookie }) => {
      const found = await readSession(session, cookie);
      return found.kind === "person" && !isFactorMissing(found.secondFactor)
        ? callerOf(found)
        : null;
    },
    sessionKeyOf: ({ cookie }) => readToken(session, cookie),
    findOpenSessions: (keys) => findOpenSessions(session, keys),
    createUser: (command) => createUser(users, command),
  };
}

/** What the parts of this module are built with. */
export function authDepsOf({
  pool,
  secret,
  publicUrl,
  config: { demo, production, oldSecret, signInProviders, allowLoopback: allowsLoopback },
  networkId,
  networkNames,
  licenses,
  signUpPolicy,
  affiliateShare,
  now,
  log,
  allowsMagicLinks,
}: IdentityDeps): AuthDeps {
  const secure = publicUrl.startsWith("https:");
  const cookieName = secure ? "__Host-plat.session" : "plat.session";
  const session: SessionDeps = {
    db: pool,
    now,
    cookieName,
    cookieSecret: cookieSecretOf(secret),
    production,
  };
  const judge = createPasswordJudge((error) =>
    log.warn({ err: error }, "estimating a password failed"),
  );
  const limits = new MailLimits(pool, deriveKey(secret, "plat asked mails"), now);
  return {
    users: {
      pool,
      now,
      networkId,
      networkNames,
      licenses,
      demo,
      production,
      signUpPolicy,
      affiliateShare,
      tokens: new MailTokens(secret),
      judge,
      limits,
    },
    session,
    devices: new KnownDevices(deriveKey(secret, "plat known devices"), secure),
    tries: new SignInAttempts(pool, deriveKey(secret, "plat sign-in tries"), now),
    failures: new FailedSignIns({
      pool,
      now,
      log,
      key: deriveKey(secret, "plat failed sign-ins"),
      limits,
    }),
    secrets: [
      versioned(session.cookieSecret),
      ...(oldSecret === null || oldSecret === secret ? [] : [versioned(cookieSecretOf(oldSecret))]),
    ],
    publicUrl,
    trustedOrigins: demo ? [publicUrl, ...loopbackOrigins(publicUrl)] : [publicUrl],
    log,
    allowsMagicLinks,
    providers: signInProviders.map(
      (settings) => new ProviderClient(settings, { publicUrl, allowsLoopback, now, log }),
    ),
  };
}

function cookieSecretOf(secret: string): string {
  return deriveKey(secret, "plat session cookie").toString("hex");
}

/** The other names of a demo on the local machine. */
function loopbackOrigins(publicUrl: string): string[] {
  const { hostname, port, protocol } = new URL(publicUrl);
  if (hostname !== "localhost" && hostname !== "127.0.0.1") return [];
  const end = port === "" ? "" : `:${port}`;
  return ["localhost", "127.0.0.1"].map((name) => `${protocol}//${name}${end}`);
}

/** HKDF-SHA256 (RFC 5869): a key of its own for each purpose. */
function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
