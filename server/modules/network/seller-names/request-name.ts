// An advertiser asks for a seller name, or ends one.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { sellerNameWaitingTopic } from "../../../../domain/notifications/kinds/seller-name-waiting.ts";
import type { SellerNameWaiting } from "../../../../domain/notifications/kinds/seller-name-waiting.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  MOST_SELLER_NAMES,
  sellerKey,
  sellerLikeness,
  sellerNameProblem,
  tidySellerName,
} from "../../../../domain/sellers/seller-name.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import {
  ALREADY_DECIDED,
  NAME_TAKEN,
  type SellerNameDeps,
  TOO_MANY_NAMES,
  badName,
} from "./seller-name-deps.ts";
import * as store from "./seller-name.store.ts";

/** Asks for a name. A name that the account has, or asked for, is returned as it is. */
export async function requestSellerName(
  deps: SellerNameDeps,
  actor: Actor,
  text: string,
): Promise<Result<store.SellerNameRow, Refusal>> {
  const { accountId } = actor;
  if (actor.role !== "advertiser" || !can(actor, "update", "account", { accountId }))
    return refuse(FORBIDDEN);
  const name = tidySellerName(text);
  const problem = sellerNameProblem(name);
  if (problem !== null) return refuse(badName(problem));
  return inTransaction(deps.pool, async ({ client }) => {
    const account = await store.lockNamedAccount(client, accountId);
    const current = await store.listCurrentNames(client, accountId);
    const same = current.find((row) => row.match_key === sellerKey(name));
    if (same !== undefined) return ok(same);
    if (current.length >= MOST_SELLER_NAMES) return refuse(TOO_MANY_NAMES);
    if (!(await isFree(client, deps, accountId, name))) return refuse(NAME_TAKEN);
    const atMs = deps.now();
    const id = await addRequest(client, { accountId, name, atMs });
    await recordActivity(client, {
      atMs,
      actor,
      accountId,
      action: "seller_name.requested",
      subjectKind: "account",
      subjectId: accountId,
      detail: { name },
      changes: changesOf(["state"], null, { state: "waiting" }),
    });
    // The network reads an applicant's name with its application.
    if (account?.status === "active")
      await appendOutboxEvent(
        client,
        sellerNameWaitingTopic,
        { networkId: deps.networkId(), accountId, name } satisfies SellerNameWaiting,
        atMs,
      );
    const row = await store.lockSellerName(client, id);
    return row === null ? refuse(NOT_FOUND) : ok(row);
  });
}

/** Whether no other account has or had the name or one like it, and neither has the network. */
export async function isFree(
  db: Queryable,
  { networkNames }: Pick<SellerNameDeps, "networkNames">,
  accountId: string,
  name: string,
): Promise<boolean> {
  const likeness = sellerLikeness(name);
  const owner = await store.findOwner(db, likeness);
  const isNetwork = networkNames().some((own) => sellerLikeness(own) === likeness);
  return !isNetwork && (owner === null || owner === accountId);
}

/** Whether a buyer has or had the name, or one like it. */
export async function isSellerName(db: Queryable, name: string): Promise<boolean> {
  return (await store.findOwner(db, sellerLikeness(name))) !== null;
}

/** Adds a request for a tidied name. Returns its id. */
export async function addRequest(
  db: Queryable,
  {
    accountId,
    name,
    atMs,
  }: { readonly accountId: string; readonly name: string; readonly atMs: number },
): Promise<string> {
  const id = uuidv7(atMs);
  await store.insertSellerName(db, {
    id,
    accountId,
    name,
    key: sellerKey(name),
    likeness: sellerLikeness(name),
    isListed: true,
    requestedAt: new Date(atMs),
    approvedAt: null,
  });
  return id;
}

/**
 * Tells the network which names of an account wait, once the account is active without having been
 * decided about. Call it in the transaction of the change.
 */
export async function announceWaitingNames(
  db: Queryable,
  accountId: string,
  atMs: number,
): Promise<void> {
  const networkId = await store.findNetworkId(db);
  for (const { state, name } of await store.listCurrentNames(db, accountId))
    if (state === "waiting")
      await appendOutboxEvent(
        db,
        sellerNameWaitingTopic,
        { networkId, accountId, name } satisfies SellerNameWaiting,
        atMs,
      );
}

/** Ends a name, or withdraws the request for it. */
export function endSellerName(
  deps: SellerNameDeps,
  actor: Actor,
  id: string,
): Promise<Result<store.SellerNameRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await store.lockSellerName(client, id);
    if (row === null || !can(actor, "read", "account", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "update", "account", { accountId: row.account_id })) return refuse(FORBIDDEN);
    if (row.ended_at !== null) return refuse(ALREADY_DECIDED);
    const atMs = deps.now();
    await store.finishSellerName(client, id, { at: new Date(atMs), refusal: null });
    if (row.approved_at !== null) await deps.announceBuyer(client, row.account_id);
    await recordActivity(client, {
      atMs,
      actor,
      accountId: row.account_id,
      action: row.approved_at === null ? "seller_name.withdrawn" : "seller_name.ended",
      subjectKind: "account",
      subjectId: row.account_id,
      detail: { name: row.name },
      changes: changesOf(["state"], row, { state: "ended" }),
    });
    const ended = await store.lockSellerName(client, id);
    return ended === null ? refuse(NOT_FOUND) : ok(ended);
  });
}
