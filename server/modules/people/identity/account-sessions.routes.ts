// Serves the sessions of other accounts' people to the network over HTTP: who reads them, and who
// ends them.
import type pg from "pg";
import * as contract from "../../../../contract/people/account-sessions.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { type HttpHost, registerOperation } from "../../../platform/http/register-operation.ts";
import { findAccount } from "../../network/accounts/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { sendAccountMail } from "./account-mails.ts";
import {
  type MemberSessionRow,
  deleteSessionsOf,
  isMemberOf,
  listMemberSessions,
} from "./account-sessions.store.ts";
import { sessionEnd } from "./session-limits.ts";

export interface AccountSessionDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Resolves when what depends on the person's sessions has ended in every process. */
  readonly onSessionEnded: (userId: string) => Promise<void>;
}

export function registerAccountSessions(host: HttpHost, deps: AccountSessionDeps): void {
  const { pool, now } = deps;
  registerOperation(host, contract.listAccountSessions, async ({ actor, params }) => {
    const refusal = await refusalOf(deps, actor, params.id, "read");
    if (refusal !== null) return refuse(refusal);
    const nowMs = now();
    const rows = await listMemberSessions(pool, params.id, new Date(nowMs));
    // The stored end may lie beyond the role's longest.
    const open = rows.filter(
      (row) => sessionEnd(row.role, row.created_at.getTime(), nowMs) > nowMs,
    );
    return ok({ items: open.map(presentSession) });
  });
  registerOperation(host, contract.endAccountSessions, ({ actor, params, body }) =>
    endSessions(deps, actor, params.id, {
      userId: body.user_id,
      sessionId: body.session_id ?? null,
    }),
  );
}

/** Null for a caller who may do it with accounts that there are. */
async function refusalOf(
  { pool }: AccountSessionDeps,
  actor: Actor,
  accountId: string,
  action: "read" | "end",
): Promise<Refusal | null> {
  if (!can(actor, "read", "account", { accountId })) return NOT_FOUND;
  if (!can(actor, action, "account_access", null)) return FORBIDDEN;
  return (await findAccount(pool, accountId)) === null ? NOT_FOUND : null;
}

/** Ends one session of the member, or all; logs it in the account, and tells the person. */
async function endSessions(
  deps: AccountSessionDeps,
  actor: Actor,
  accountId: string,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | null },
): Promise<Result<undefined, Refusal>> {
  const refusal = await refusalOf(deps, actor, accountId, "end");
  if (refusal !== null) return refuse(refusal);
  const ended = await inTransaction<Result<number, Refusal>>(deps.pool, async (tx) => {
    if (!(await isMemberOf(tx, userId, accountId))) return refuse(NOT_FOUND);
    const count = await deleteSessionsOf(tx, userId, sessionId);
    if (count === 0) return ok(0);
    const atMs = deps.now();
    await recordActivity(tx.client, {
      atMs,
      actor,
      accountId,
      action: "user.sessions_ended",
      subjectKind: "user",
      subjectId: userId,
      detail: { sessions: count },
    });
    await sendAccountMail(tx.client, { userId, kind: "sessions_ended" }, atMs);
    return ok(count);
  });
  if (!ended.ok) return ended;
  if (ended.value > 0) await deps.onSessionEnded(userId);
  return ok(undefined);
}

function presentSession(row: MemberSessionRow): contract.AccountSession {
  return {
    id: row.id,
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ip_address: row.ip_address,
    user_agent: row.user_agent,
  };
}
