// The second factor over HTTP: setting up an authenticator app, turning it off, and the code that
// finishes signing in.
import { Type } from "typebox";
import { Parse } from "typebox/value";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as contract from "../../../../contract/people/second-factor.ts";
import { PASSWORD_LENGTH, passwordLength } from "../../../../domain/access/password.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { AccessChange } from "../../../../domain/notifications/account-mail.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { type ActivityEntry, recordActivity } from "../../network/activity/index.ts";
import {
  type Passed,
  begin,
  openSession,
  pass,
  present,
  withoutSession,
} from "./auth-bridge.routes.ts";
import type { RouteDeps } from "./identity.routes.ts";
import { FACTOR_PATHS } from "./second-factor.ts";
import { deleteOtherSessions, isSecondFactorOn } from "./second-factor.store.ts";
import { readToken } from "./sessions.ts";
import { digitsOf, useCode } from "./use-code.ts";
import { deleteOwnSession } from "./identity.store.ts";
import { sendAccountMail } from "./account-mails.ts";
import { ALREADY_ON, CODE_USED, TOO_SHORT_ALONE } from "./auth-refusals.ts";

const SetUpAnswer = Type.Object({
  totpURI: Type.String(),
  backupCodes: Type.Array(Type.String()),
});
const CodesAnswer = Type.Object({ backupCodes: Type.Array(Type.String()) });

/** `signedInOnly` also lets in a person who must set up a second factor first. */
export function registerSecondFactor(
  open: HttpHost,
  signedInOnly: HttpHost,
  deps: RouteDeps,
): void {
  registerSettings(signedInOnly, deps);
  registerOperation(open, contract.enterCode, async ({ request, reply, body }) => {
    const code = digitsOf(body.code);
    const passed = withoutSession(deps.session, request);
    const opened = await openSession(deps, passed, reply, FACTOR_PATHS.verifyCode, { code });
    if (!opened.ok) return opened;
    const { user_id: userId, session_id: sessionId } = opened.value.row;
    if (await useCode(deps.session, userId, code)) return ok(present(opened.value));
    await deleteOwnSession(deps.session.db, userId, sessionId);
    return refuse(CODE_USED);
  });
  registerOperation(open, contract.enterRecoveryCode, async ({ request, reply, body }) => {
    const passed = withoutSession(deps.session, request);
    const code = body.code.trim();
    const begun = await begin(deps, passed, reply, FACTOR_PATHS.verifyRecoveryCode, { code });
    if (!begun.ok) return begun;
    const { user, account } = begun.value;
    await record(deps, { id: user.id, accountId: account.id }, "user.recovery_code_used");
    return begun;
  });
}

function registerSettings(host: HttpHost, deps: RouteDeps): void {
  /** Hands a call with the person's password to better-auth; wrong ones count as at sign-in. */
  const withPassword = async (
    { id }: Person,
    { request, reply, body }: PasswordCall,
    path: string,
  ): Promise<Result<Passed, Refusal>> => {
    const checked = await deps.checkPassword(id, body.password);
    return checked.ok ? pass(deps, request, reply, path, body) : checked;
  };
  registerOperation(host, contract.setUpSecondFactor, async ({ actor, ...call }) => {
    const passed = await withPassword(actor, call, FACTOR_PATHS.setUp);
    if (!passed.ok) return passed;
    const { totpURI: uri, backupCodes } = Parse(SetUpAnswer, passed.value.body);
    const secret = new URL(uri).searchParams.get("secret");
    if (secret === null) throw new Error("the address of an authenticator app has no secret");
    return ok({ uri, secret, recovery_codes: backupCodes });
  });
  registerOperation(host, contract.confirmSecondFactor, async ({ actor, request, reply, body }) => {
    if (await isSecondFactorOn(deps.session.db, actor.id)) return refuse(ALREADY_ON);
    const passed = await pass(deps, request, reply, FACTOR_PATHS.verifyCode, {
      code: digitsOf(body.code),
    });
    return changed(deps, actor, passed, "user.second_factor_on");
  });
  registerOperation(host, contract.turnOffSecondFactor, async ({ actor, ...call }) => {
    const known = await deps.checkPassword(actor.id, call.body.password);
    if (!known.ok) return known;
    // One that may be short beside the app would stand alone.
    if (passwordLength(call.body.password) < PASSWORD_LENGTH.least) return refuse(TOO_SHORT_ALONE);
    const { request, reply, body } = call;
    const passed = await pass(deps, request, reply, FACTOR_PATHS.turnOff, body);
    return changed(deps, actor, passed, "user.second_factor_off");
  });
  registerOperation(host, contract.renewRecoveryCodes, async ({ actor, ...call }) => {
    const passed = await withPassword(actor, call, FACTOR_PATHS.renewRecoveryCodes);
    if (!passed.ok) return passed;
    await record(deps, actor, "user.recovery_codes_renewed");
    return ok({ recovery_codes: Parse(CodesAnswer, passed.value.body).backupCodes });
  });
}

interface PasswordCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: { readonly password: string };
}

type Person = Pick<ActivityEntry["actor"], "id"> & Pick<ActivityEntry, "accountId">;

/** The factor is on or off now: the person's other sessions end, and the log says so. */
async function changed(
  deps: RouteDeps,
  person: Person,
  passed: Result<Passed, Refusal>,
  action: keyof typeof CHANGES,
): Promise<Result<undefined, Refusal>> {
  if (!passed.ok) return passed;
  const cookie = passed.value.cookies.find((line) =>
    line.startsWith(`${deps.session.cookieName}=`),
  );
  const token = readToken(deps.session, cookie?.split(";", 1)[0]);
  if (token === null) throw new Error("a changed second factor came without a new session");
  await deleteOtherSessions(deps.session.db, person.id, token);
  deps.onSessionEnded(person.id);
  await record(deps, person, action);
  return ok(undefined);
}

const CHANGES = {
  "user.second_factor_on": "app_on",
  "user.second_factor_off": "app_off",
  "user.recovery_codes_renewed": "recovery_codes_renewed",
  "user.recovery_code_used": "recovery_code_used",
} as const satisfies Partial<Record<ActivityAction, AccessChange>>;

/** Writes the act into the log, and tells the person by email. */
async function record(
  { session, pool }: RouteDeps,
  { id, accountId }: Person,
  action: keyof typeof CHANGES,
): Promise<void> {
  const atMs = session.now();
  await inTransaction(pool, async ({ client }) => {
    await recordActivity(client, {
      atMs,
      actor: { kind: "user", id },
      accountId,
      action,
      subjectKind: "user",
      subjectId: id,
      detail: {},
    });
    const mail = { userId: id, kind: "second_factor_changed", change: CHANGES[action] } as const;
    await sendAccountMail(client, mail, atMs);
  });
}
