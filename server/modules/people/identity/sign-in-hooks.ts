// What happens around a sign-in at better-auth: attempts are counted before it, suspended people
// are refused, and the new session replaces the browser's earlier one.
import { createAuthMiddleware, isAPIError } from "better-auth/api";
import { browserOf } from "../../../../domain/access/browser-of.ts";
import { addressGroup } from "../../../platform/http/address-group.ts";
import { SUSPENDED } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { rateLimited, refusalError } from "./auth-refusals.ts";
import {
  ACCEPT,
  type AuthDeps,
  CLIENT_ADDRESS_HEADER,
  DEVICE_HEADER,
  ENTER_SIGN_UP_CODE,
  SIGN_IN,
  SIGN_UP,
  USE_SIGN_UP_LINK,
} from "./auth-deps.ts";
import type { EndpointContext } from "./begin-session.ts";
import { deleteExpiredSessions, deleteSession, findSessionState } from "./identity.store.ts";
import { newDevice } from "./new-device.ts";
import { LINK_SIGN_IN } from "./magic-link.ts";
import { PASSKEY_PATHS } from "./passkey-plugin.ts";
import { PROVIDER_PATHS } from "./provider-plugin.ts";
import { FACTOR_PATHS } from "./second-factor.ts";
import { unlockFactor } from "./second-factor.store.ts";
import { sessionEnd } from "./session-limits.ts";
import { readToken } from "./sessions.ts";
import type { Guess } from "./sign-in-attempts.ts";

const FACTOR_SIGN_INS: ReadonlySet<string> = new Set([
  FACTOR_PATHS.verifyCode,
  FACTOR_PATHS.verifyRecoveryCode,
]);
/** A second factor is asked for after these. */
const FIRST_STEPS: ReadonlySet<string> = new Set([SIGN_IN, LINK_SIGN_IN, PROVIDER_PATHS.signIn]);
/** A person who was only just made knows the device. */
const MAKES_PERSON: ReadonlySet<string> = new Set([
  SIGN_UP,
  ACCEPT,
  ENTER_SIGN_UP_CODE,
  USE_SIGN_UP_LINK,
]);
const BEGINS_SESSION: ReadonlySet<string> = new Set([
  ...FIRST_STEPS,
  ...MAKES_PERSON,
  PASSKEY_PATHS.signIn,
  ...FACTOR_SIGN_INS,
]);
/** Their new session goes on where the person's earlier one ended. */
const RENEWS_SESSION: ReadonlySet<string> = new Set([
  "/change-password",
  FACTOR_PATHS.verifyCode,
  FACTOR_PATHS.turnOff,
]);
/** What lets a person in there is neither a password nor a factor of ours. */
const BY_OTHERS: ReadonlySet<string> = new Set([
  LINK_SIGN_IN,
  USE_SIGN_UP_LINK,
  PROVIDER_PATHS.signIn,
]);
/** A session that begins there was just proved by a password or a factor. */
const CONFIRMS: ReadonlySet<string> = new Set(
  [...BEGINS_SESSION, ...RENEWS_SESSION].filter((path) => !BY_OTHERS.has(path)),
);

/**
 * Runs before a session begins: sets the end by role, and refuses suspended people. Only the right
 * password leads here.
 */
export async function admit(
  { users }: AuthDeps,
  session: { readonly userId: string },
  context: Pick<EndpointContext, "path" | "context"> | null,
) {
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
  const path = context?.path ?? "";
  const earlier = RENEWS_SESSION.has(path) ? context?.context.session : null;
  return {
    data: {
      ...(earlier?.user.id === session.userId ? { passkeyId: earlier.session["passkeyId"] } : {}),
      createdAt: at,
      updatedAt: at,
      confirmedAt: CONFIRMS.has(path) ? at : null,
      expiresAt: new Date(sessionEnd(standing.role, nowMs, nowMs)),
    },
  };
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Counts every sign-in attempt, for emails with and without a user alike. */
export function countAttempts(deps: AuthDeps) {
  return createAuthMiddleware(async (context) => {
    if (FACTOR_SIGN_INS.has(context.path)) return unlockKnownDevice(deps, context);
    if (context.path !== SIGN_IN) return;
    const guess = guessOf(context, context.body.email);
    const seconds = await deps.tries.begin(guess);
    if (seconds === null) return;
    deps.failures.note({ ...guess, event: "sign_in_slowed" });
    throw refusalError(rateLimited(seconds, "Too many failed attempts for this email"));
  });
}

/** A guess of the password, from where it came. */
function guessOf({ headers }: Pick<HookContext, "headers">, email: string): Guess {
  return {
    what: "password",
    email,
    address: addressOf({ headers }),
    deviceId: headers?.get(DEVICE_HEADER) ?? null,
  };
}

/**
 * Wrong codes elsewhere lock the second factor, but not for a browser in which the person signed in
 * before: it has a count of its own.
 */
async function unlockKnownDevice(
  { users, devices, tries, failures }: AuthDeps,
  context: HookContext,
): Promise<void> {
  const person = await challenged(context);
  if (person === null) return;
  const device = devices.find(context.headers?.get("cookie") ?? undefined, person.email);
  if (device === null) return;
  const guess: Guess = { what: "code", email: person.email, address: "", deviceId: device.id };
  const seconds = await tries.begin(guess);
  if (seconds === null) return unlockFactor(users.pool, person.id);
  failures.note({ ...guess, address: addressOf(context), event: "sign_in_slowed" });
  throw refusalError(rateLimited(seconds, "Too many wrong codes"));
}

/** The person whose password was right, and who is asked for a code. */
async function challenged(context: HookContext): Promise<{ id: string; email: string } | null> {
  const { name } = context.context.createAuthCookie("two_factor");
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (typeof challenge !== "string") return null;
  const { internalAdapter } = context.context;
  const found = await internalAdapter.findVerificationValue(challenge);
  return found === null ? null : internalAdapter.findUserById(found.value);
}

const addressOf = ({ headers }: Pick<HookContext, "headers">): string =>
  headers?.get(CLIENT_ADDRESS_HEADER) ?? "";

/** Counts a wrong password or code, once the answer says that it was wrong. */
async function noteFailure({ failures }: AuthDeps, context: HookContext): Promise<void> {
  const isPassword = context.path === SIGN_IN;
  if (!isPassword && !FACTOR_SIGN_INS.has(context.path)) return;
  const email: unknown = isPassword ? context.body.email : (await challenged(context))?.email;
  if (typeof email !== "string") return;
  failures.note({
    event: "sign_in_failed",
    what: isPassword ? "password" : "code",
    email,
    address: addressOf(context),
  });
}

/** A new session replaces the one the browser came with, if any, and is written into the log. */
export function finishSignIn(deps: AuthDeps) {
  const { users, session, tries } = deps;
  return createAuthMiddleware(async (context) => {
    if (isAPIError(context.context.returned)) return noteFailure(deps, context);
    const begun = context.context.newSession;
    const path = context.path ?? "";
    if (begun === null || !BEGINS_SESSION.has(path)) return;
    if (path === SIGN_IN) await tries.succeed(guessOf(context, begun.user.email));
    const earlier = readToken(session, context.headers?.get("cookie") ?? undefined);
    if (earlier !== null && earlier !== begun.session.token)
      await deleteSession(users.pool, earlier);
    // Only the first step so far: the plugin takes the session back and asks for a code.
    if (FIRST_STEPS.has(path) && begun.user["twoFactorEnabled"] === true) return;
    // A code that turns the app on comes from a person who is signed in already.
    if (FACTOR_SIGN_INS.has(path) && earlier !== null) return;
    await recordSignIn(deps, begun.user, context);
  });
}

/** Says so in the account's activity, and whether the person never signed in there before. */
async function recordSignIn(
  { users, devices }: AuthDeps,
  user: { readonly id: string; readonly email: string },
  { path, headers }: Pick<HookContext, "path" | "headers">,
): Promise<void> {
  const standing = await findSessionState(users.pool, user.id);
  if (standing === null) return;
  const entry = {
    atMs: users.now(),
    actor: { kind: "user", id: user.id },
    accountId: standing.account_id,
    subjectKind: "user",
    subjectId: user.id,
  } as const;
  await recordActivity(users.pool, {
    ...entry,
    action: path === PASSKEY_PATHS.signIn ? "user.signed_in_by_passkey" : "user.signed_in",
    detail: {},
  });
  if (MAKES_PERSON.has(path) || devices.find(headers?.get("cookie") ?? undefined, user.email))
    return;
  await newDevice(users.pool, {
    ...entry,
    address: addressGroup(addressOf({ headers })),
    browser: browserOf(headers?.get("user-agent") ?? null),
  });
}
