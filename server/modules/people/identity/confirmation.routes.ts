// Confirming who one is, over HTTP: with a password, a code of the app, or a passkey.
import * as contract from "../../../../contract/people/confirmation.ts";
import { confirmedForMs } from "../../../../domain/access/confirmation.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { type Refusal, UNAUTHENTICATED } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { pass } from "./auth-bridge.routes.ts";
import { CODE_USED, NO_APP } from "./auth-refusals.ts";
import { findConfirmWays, updateConfirmedAt } from "./confirmation.store.ts";
import type { RouteDeps } from "./identity.routes.ts";
import { type PasskeyDeps, UNKNOWN_PASSKEY, usePasskey } from "./passkeys.ts";
import { FACTOR_PATHS } from "./second-factor.ts";
import { digitsOf, useCode } from "./use-code.ts";
import { type FoundPerson, readSession } from "./sessions.ts";

type Deps = RouteDeps & PasskeyDeps;
type Answer = Result<contract.Confirmation, Refusal>;

const MS_PER_SECOND = 1000;

export function registerConfirmation(host: HttpHost, deps: Deps): void {
  const { session } = deps;
  const find = async (headers: { readonly cookie?: string | undefined }) => {
    const found = await readSession(session, headers.cookie);
    // It may have ended since the call was let in.
    return found.kind === "person" ? ok(found) : refuse(UNAUTHENTICATED);
  };
  /** Answers what counts from now on. */
  const confirm = async (
    { row }: FoundPerson,
    proof: Result<unknown, Refusal>,
  ): Promise<Answer> => {
    if (!proof.ok) return proof;
    const nowMs = session.now();
    await updateConfirmedAt(session.db, row.session_id, new Date(nowMs));
    return describe(deps, row.user_id, confirmedForMs(nowMs, nowMs));
  };

  registerOperation(host, contract.getConfirmation, async ({ request }) => {
    const found = await find(request.headers);
    if (!found.ok) return found;
    const { confirmed_at: at, user_id: userId } = found.value.row;
    return describe(deps, userId, confirmedForMs(at?.getTime() ?? null, session.now()));
  });
  registerOperation(host, contract.confirmByPassword, async ({ request, body }) => {
    const found = await find(request.headers);
    if (!found.ok) return found;
    const { user_id: userId } = found.value.row;
    return confirm(found.value, await deps.checkPassword(userId, body.password));
  });
  registerOperation(host, contract.confirmByCode, async ({ request, reply, body }) => {
    const found = await find(request.headers);
    if (!found.ok) return found;
    const { email, has_app: hasApp, user_id: userId } = found.value.row;
    // Without an app, a code would turn on the one that is being set up.
    if (!hasApp) return refuse(NO_APP);
    const code = digitsOf(body.code);
    // better-auth counts wrong codes only at sign-in.
    const proof = await deps.countTry({ id: userId, email }, async () => {
      const passed = await pass(deps, request, reply, FACTOR_PATHS.verifyCode, { code });
      if (!passed.ok) return passed;
      return (await useCode(session, userId, code)) ? ok(undefined) : refuse(CODE_USED);
    });
    return confirm(found.value, proof);
  });
  registerOperation(host, contract.confirmByPasskey, async ({ request, body }) => {
    const found = await find(request.headers);
    if (!found.ok) return found;
    const used = await usePasskey(deps, body);
    if (!used.ok) return used;
    const isOwn = used.value.user_id === found.value.row.user_id;
    return confirm(found.value, isOwn ? ok(undefined) : refuse(UNKNOWN_PASSKEY));
  });
}

async function describe({ session }: Deps, userId: string, leftMs: number): Promise<Answer> {
  const has = await findConfirmWays(session.db, userId);
  return ok({
    ways: (["password", "code", "passkey"] as const).filter((way) => has[way]),
    seconds_left: Math.ceil(leftMs / MS_PER_SECOND),
  });
}
