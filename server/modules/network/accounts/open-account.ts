// Lets an account take part once its owner's email is confirmed, if nothing else keeps it waiting.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { announceWaitingNames } from "../seller-names/index.ts";
import { recordActivity } from "../activity/index.ts";
import { lockAccount, updateAccountStatus } from "./account.store.ts";
import { recordAdvertiser } from "./advertiser-history.store.ts";

/**
 * Activates a pending account that joined without an application. Does nothing for any other: the
 * network decides about an application. Returns whether the account is active now because of it.
 */
export async function openConfirmedAccount(
  db: Queryable,
  accountId: string,
  atMs: number,
): Promise<boolean> {
  const account = await lockAccount(db, accountId);
  if (account?.status !== "pending" || account.application !== null) return false;
  await updateAccountStatus(db, accountId, "active");
  await recordAdvertiser(db, accountId, new Date(atMs));
  await announceWaitingNames(db, accountId, atMs);
  await recordActivity(db, {
    atMs,
    actor: { kind: "system", id: "identity" },
    accountId,
    action: "account.activated",
    subjectKind: "account",
    subjectId: accountId,
    detail: { was: account.status },
    changes: changesOf(["status"], account, { status: "active" }),
  });
  return true;
}
