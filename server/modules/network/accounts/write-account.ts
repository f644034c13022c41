// Changes an account's status, for the operator.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import { isWaiting } from "../../../../domain/access/account-status.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type ApplicationMoved,
  applicationMovedTopic,
} from "../../../../domain/notifications/kinds/application-moved.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { openSellerNames, pauseSellerNames } from "../seller-names/index.ts";
import { recordActivity } from "../activity/index.ts";
import { type AccountRow, lockAccount, updateAccountStatus } from "./account.store.ts";
import { recordAdvertiser } from "./advertiser-history.store.ts";

export interface AccountDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  /** Has the decisions read an advertiser's facts again, in the same transaction. */
  readonly announceBuyer: (db: Queryable, accountId: string) => Promise<void>;
  /** The network's own name and those it had before. */
  readonly networkNames: () => readonly string[];
  /** Whether an owner's email is confirmed; true where the network does not ask for it. */
  readonly isOwnerConfirmed: (db: Queryable, accountId: string) => Promise<boolean>;
  /** Resolves when no process goes by keys and sessions that it read before. */
  readonly endAccess: () => Promise<void>;
}

const NOT_CONFIRMED = invalid([
  {
    field: "/status",
    code: "not_confirmed",
    message: "Wait until an owner of the account has confirmed the email.",
  },
]);

/**
 * Approves, suspends or reinstates an account. Its campaigns start or stop with the next decision.
 * When a suspension returns, the account's streams have ended, and no process admits its members
 * and keys.
 */
export async function changeStatus(
  deps: AccountDeps,
  actor: Actor,
  id: string,
  status: "active" | "suspended",
): Promise<Result<AccountRow, Refusal>> {
  const changed = await writeStatus(deps, actor, id, status);
  if (changed.ok && status === "suspended") await deps.endAccess();
  return changed;
}

function writeStatus(
  deps: AccountDeps,
  actor: Actor,
  id: string,
  status: "active" | "suspended",
): Promise<Result<AccountRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const account = await lockAccount(client, id);
    if (account === null || !can(actor, "read", "account", { accountId: id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "approve", "account", { accountId: id })) return refuse(FORBIDDEN);
    if (account.kind === "network")
      return refuse(
        invalid([
          {
            field: "/status",
            code: "invalid",
            message: "The network's own account is always active.",
          },
        ]),
      );
    const isApproval = status === "active" && isWaiting(account.status);
    if (isApproval && !(await deps.isOwnerConfirmed(client, id))) return refuse(NOT_CONFIRMED);
    await updateAccountStatus(client, id, status);
    if (isApproval)
      await appendOutboxEvent(
        client,
        applicationMovedTopic,
        { accountId: id, decision: "approved", text: null } satisfies ApplicationMoved,
        deps.now(),
      );
    await recordAdvertiser(client, id, new Date(deps.now()));
    if (account.kind === "advertiser") {
      if (status === "active") await openSellerNames(client, deps, id, deps.now());
      else await pauseSellerNames(client, id, deps.now());
      await deps.announceBuyer(client, id);
    }
    await recordActivity(client, {
      atMs: deps.now(),
      actor,
      accountId: id,
      action: status === "suspended" ? "account.suspended" : "account.activated",
      subjectKind: "account",
      subjectId: id,
      detail: { was: account.status },
      changes: changesOf(["status"], account, { status }),
    });
    return ok({
      ...account,
      status,
      application: account.application === null ? null : "approved",
    });
  });
}
