// Signing in and out over HTTP: each call is checked against the contract, handed to better-auth,
// and its answer put into our words. Only the paths named here reach it.
import type pg from "pg";
import { signUp } from "../../../../contract/people/sign-up.ts";
import * as contract from "../../../../contract/people/identity.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { hashKey } from "../../../platform/crypto/secret-key.ts";
import type { ResolveActor } from "../../../platform/http/actor.ts";
import type { HttpServer } from "../../../platform/http/http-server.ts";
import {
  NOT_FOUND,
  type Refusal,
  SUSPENDED,
  UNAUTHENTICATED,
} from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { markSignedOut, openInvitation } from "../team/index.ts";
import { endViewOf } from "../views/index.ts";
import { type BridgeDeps, begin, pass, present } from "./auth-bridge.routes.ts";
import { ACCEPT, SIGN_UP } from "./auth-deps.ts";
import { registerConfirmation } from "./confirmation.routes.ts";
import { whenFree } from "./auth-refusals.ts";
import type { CheckPassword } from "./check-password.ts";
import { isFactorRequired } from "./factor-rule.store.ts";
import { deleteOwnSession, listSessions, type OwnSessionRow } from "./identity.store.ts";
import { languageOf } from "./asked-language.routes.ts";
import type { JudgePassword } from "./judge-password.ts";
import { prepareChange } from "./new-password.ts";
import { sessionEnd } from "./session-limits.ts";
import { type MailedLinkRoutes, registerMailedLinks } from "./mailed-links.routes.ts";
import { registerPasskeys } from "./passkeys.routes.ts";
import { passwordChanged } from "./password-changed.ts";
import { registerPasswordLinks } from "./password-links.routes.ts";
import type { ProviderClient } from "./provider-client.ts";
import { registerProviders } from "./providers.routes.ts";
import { registerSignUps } from "./sign-ups.routes.ts";
import { registerSecondFactor } from "./second-factor.routes.ts";
import { readSession, readToken } from "./sessions.ts";

export interface RouteDeps extends BridgeDeps {
  readonly pool: pg.Pool;
  readonly trustedOrigins: readonly string[];
  readonly findSession: ResolveActor;
  /** Counts a check of what a signed-in person types, apart from attempts to sign in. */
  readonly countTry: (
    person: { readonly id: string; readonly email: string },
    check: () => Promise<Result<undefined, Refusal>>,
  ) => Promise<Result<undefined, Refusal>>;
  readonly checkPassword: CheckPassword;
  readonly judge: JudgePassword;
  readonly onSessionEnded: (userId: string) => void;
  readonly mails: MailedLinkRoutes;
  readonly providers: readonly ProviderClient[];
}

export function registerIdentity(app: HttpServer, deps: RouteDeps): void {
  // A stale or suspended session's cookie must not block signing in as another person.
  const open = { app, resolveActor: async () => ok(null) };
  const signedInOnly = { app, resolveActor: deps.findSession };

  registerOperation(open, signUp, async ({ request, reply, body }) =>
    begin(deps, request, reply, SIGN_UP, { ...body, language: languageOf(request, body.language) }),
  );
  registerSignUps(open, deps);
  registerOperation(open, contract.signIn, async ({ request, reply, body }) =>
    begin(deps, request, reply, "/sign-in/email", body),
  );
  registerInvitations(open, deps);
  registerOperation(open, contract.signOut, async ({ request, reply }) => {
    const found = await readSession(deps.session, request.headers.cookie);
    await endOwnView(deps, request.headers.cookie);
    const passed = await pass(deps, request, reply, "/sign-out");
    if (!passed.ok || found.kind !== "person") return done(passed);
    await markSignedOut(deps.session.db, found.actor.id, new Date(deps.session.now()));
    await recordEnd(deps, found.actor, "user.signed_out", {});
    deps.onSessionEnded(found.actor.id);
    return ok(undefined);
  });
  registerOperation(open, contract.getSession, async ({ request }) => {
    const found = await readSession(deps.session, request.headers.cookie);
    if (found.kind === "suspended") return refuse(SUSPENDED);
    return ok({ session: found.kind === "person" ? present(found) : null });
  });
  registerOperation(
    signedInOnly,
    contract.changePassword,
    async ({ actor, request, reply, body }) => {
      const { db, now } = deps.session;
      const { checkPassword, judge } = deps;
      const prepared = await whenFree(
        prepareChange({ db, now, judge, checkPassword }, actor.id, body),
      );
      if (!prepared.ok) return prepared;
      const passed = await pass(deps, request, reply, "/change-password", {
        currentPassword: body.current_password,
        newPassword: body.new_password,
        revokeOtherSessions: true,
      });
      if (passed.ok) await passwordChanged(deps.pool, actor, deps.session.now());
      return ended(deps, actor.id, passed);
    },
  );
  registerOperation(signedInOnly, contract.endOtherSessions, async ({ actor, request, reply }) => {
    const passed = await pass(deps, request, reply, "/revoke-other-sessions");
    if (passed.ok) await recordEnd(deps, actor, "user.session_ended", { others: true });
    return ended(deps, actor.id, passed);
  });
  registerOwnSessions(signedInOnly, deps);
  registerSecondFactor(open, signedInOnly, deps);
  const passkeys = { ...deps, now: deps.session.now };
  registerPasskeys(open, signedInOnly, passkeys);
  registerConfirmation(signedInOnly, passkeys);
  registerProviders(open, signedInOnly, passkeys);
  registerPasswordLinks(open, { ...deps, now: deps.session.now });
  registerMailedLinks(open, signedInOnly, deps);
}

/** Ends what the session views, before the session is gone. */
async function endOwnView({ pool, session }: RouteDeps, cookie: string | undefined): Promise<void> {
  const token = readToken(session, cookie);
  if (token !== null) await endViewOf({ pool, now: session.now }, token, "signed_out");
}

/** Says in the account's activity that the person ended sessions of their own. */
function recordEnd(
  { pool, session }: RouteDeps,
  { id, accountId }: Pick<Actor, "id" | "accountId">,
  action: "user.signed_out" | "user.session_ended",
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordActivity(pool, {
    atMs: session.now(),
    actor: { kind: "user", id },
    accountId,
    action,
    subjectKind: "user",
    subjectId: id,
    detail,
  });
}

/** Reading and accepting an invitation to a team. */
function registerInvitations(open: HttpHost, deps: RouteDeps): void {
  registerOperation(open, contract.readInvitation, async ({ body }) => {
    const found = await openInvitation(deps.session.db, hashKey(body.token), deps.session.now());
    return found.ok
      ? ok({
          account_name: found.value.account_name,
          email: found.value.email,
          team_role: found.value.team_role,
          needs_second_factor:
            (deps.session.production && found.value.account_kind === "network") ||
            (await isFactorRequired(deps.session.db, found.value.account_id)),
          expires_at: found.value.expires_at.toISOString(),
        })
      : found;
  });
  registerOperation(open, contract.acceptInvitation, async ({ request, reply, body }) =>
    begin(deps, request, reply, ACCEPT, { ...body, language: languageOf(request, body.language) }),
  );
}

/** What a person sees of their own sessions, and ends. */
function registerOwnSessions(signedInOnly: HttpHost, deps: RouteDeps): void {
  const { session } = deps;
  registerOperation(signedInOnly, contract.listSessions, async ({ request }) => {
    const found = await readSession(session, request.headers.cookie);
    // It may have ended since the call was let in.
    if (found.kind !== "person") return refuse(UNAUTHENTICATED);
    const nowMs = session.now();
    const rows = await listSessions(session.db, found.actor.id, new Date(nowMs));
    // The stored end may lie beyond the role's longest, where the role was changed meanwhile.
    const open = rows.filter(
      (row) => sessionEnd(found.row.role, row.created_at.getTime(), nowMs) > nowMs,
    );
    return ok({ items: open.map((row) => presentSession(row, found.row.session_id)) });
  });
  registerOperation(signedInOnly, contract.endSession, async ({ actor, params }) => {
    if (!(await deleteOwnSession(session.db, actor.id, params.id))) return refuse(NOT_FOUND);
    await recordEnd(deps, actor, "user.session_ended", {});
    deps.onSessionEnded(actor.id);
    return ok(undefined);
  });
}

function presentSession(row: OwnSessionRow, currentId: string): contract.Session {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    current: row.id === currentId,
  };
}

/** Sessions of this person ended, unless the call was refused. */
function ended(
  { onSessionEnded }: RouteDeps,
  userId: string,
  passed: Result<unknown, Refusal>,
): Result<undefined, Refusal> {
  if (passed.ok) onSessionEnded(userId);
  return done(passed);
}

function done(passed: Result<unknown, Refusal>): Result<undefined, Refusal> {
  return passed.ok ? ok(undefined) : passed;
}
