// What the network does about an application: asks a question, or declines it. Approving is a
// change of the account's status (network/accounts).
import {
  type ApplicationMoved,
  applicationMovedTopic,
} from "../../../../domain/notifications/kinds/application-moved.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type AccountRow, lockAccount, updateAccountStatus } from "../accounts/index.ts";
import { recordActivity } from "../activity/index.ts";
import { type ApplicationDeps, type LoadedApplication, loadApplication } from "./applicant.ts";
import * as store from "./application.store.ts";

/** Asks the applicant; the application is the applicant's turn until it answers. */
export function askApplicant(
  deps: ApplicationDeps,
  actor: Actor,
  accountId: string,
  text: string,
): Promise<Result<LoadedApplication, Refusal>> {
  return decide(deps, actor, accountId, async (tx, account) => {
    const atMs = deps.now();
    const question = text.trim();
    await store.insertMessage(tx.client, {
      id: uuidv7(atMs),
      accountId,
      sender: "network",
      writtenBy: actor.id,
      body: question,
      at: new Date(atMs),
    });
    await store.giveToApplicant(tx.client, accountId, null, new Date(atMs));
    await tell(tx, actor, account, { decision: "asked", text: question }, atMs);
  });
}

/** Declines the application. The applicant reads the reason, and may send it again. */
export function refuseApplication(
  deps: ApplicationDeps,
  actor: Actor,
  accountId: string,
  text: string,
): Promise<Result<LoadedApplication, Refusal>> {
  return decide(deps, actor, accountId, async (tx, account) => {
    const atMs = deps.now();
    const reason = text.trim();
    await updateAccountStatus(tx.client, accountId, "refused");
    await store.giveToApplicant(tx.client, accountId, reason, new Date(atMs));
    await tell(tx, actor, account, { decision: "refused", text: reason }, atMs);
  });
}

function decide(
  deps: ApplicationDeps,
  actor: Actor,
  accountId: string,
  write: (tx: Transaction, account: AccountRow) => Promise<void>,
): Promise<Result<LoadedApplication, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const account = await lockAccount(tx.client, accountId);
    if (account === null || !can(actor, "read", "account", { accountId })) return refuse(NOT_FOUND);
    if (!can(actor, "approve", "account", { accountId })) return refuse(FORBIDDEN);
    const loaded = await loadApplication(tx.client, account);
    if (!loaded.ok) return loaded;
    if (account.status !== "pending")
      return refuse({
        code: "already_decided",
        detail: "This application is decided. Suspend or approve the account instead.",
      });
    await write(tx, account);
    return loadApplication(tx.client, await lockAccount(tx.client, accountId));
  });
}

async function tell(
  { client }: Transaction,
  actor: Actor,
  account: AccountRow,
  { decision, text }: { readonly decision: "asked" | "refused"; readonly text: string },
  atMs: number,
): Promise<void> {
  await recordActivity(client, {
    atMs,
    actor,
    accountId: account.id,
    action: `application.${decision}`,
    subjectKind: "account",
    subjectId: account.id,
    detail: { text },
  });
  await appendOutboxEvent(
    client,
    applicationMovedTopic,
    { accountId: account.id, decision, text } satisfies ApplicationMoved,
    atMs,
  );
}
