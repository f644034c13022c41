// The network approves or refuses a seller name, and says whether it is on the buyer list.
import { changesOf } from "../../../../domain/activity/changes.ts";
import { RECORD_FIELDS } from "../../../../domain/activity/record-fields.ts";
import { type Actor, can } from "../../../../domain/access/access.ts";
import {
  type SellerNameDecided,
  sellerNameDecidedTopic,
} from "../../../../domain/notifications/kinds/seller-name-decided.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { type ActivityEntry, recordActivity } from "../activity/index.ts";
import { isFree } from "./request-name.ts";
import { ALREADY_DECIDED, NAME_TAKEN, type SellerNameDeps } from "./seller-name-deps.ts";
import * as store from "./seller-name.store.ts";

export type NameDecision =
  | { readonly decision: "approve"; readonly isListed: boolean }
  | { readonly decision: "refuse"; readonly reason: string };

const NOT_ACTIVE = invalid([
  {
    field: "/decision",
    code: "not_active",
    message: "Approve the account first: only approved, verified buyers have seller names.",
  },
]);

/** Decides a request. */
export function decideSellerName(
  deps: SellerNameDeps,
  actor: Actor,
  id: string,
  decision: NameDecision,
): Promise<Result<store.SellerNameRow, Refusal>> {
  return change(deps, actor, id, async (db, row, at) => {
    if (row.state !== "waiting") return refuse(ALREADY_DECIDED);
    if (decision.decision === "refuse") {
      await store.finishSellerName(db, id, { at, refusal: decision.reason });
    } else {
      if (row.account_status !== "active") return refuse(NOT_ACTIVE);
      if (!(await approveIfFree(db, deps, row, { at, isListed: decision.isListed })))
        return refuse(NAME_TAKEN);
      await deps.announceBuyer(db, row.account_id);
    }
    const isApproved = decision.decision === "approve";
    await note(db, actor, row, at, {
      action: isApproved ? "seller_name.approved" : "seller_name.refused",
      after: isApproved
        ? { state: "approved", is_listed: decision.isListed }
        : { state: "refused", is_listed: row.is_listed },
    });
    await appendOutboxEvent(
      db,
      sellerNameDecidedTopic,
      {
        accountId: row.account_id,
        name: row.name,
        isApproved,
        reason: isApproved ? null : decision.reason,
      } satisfies SellerNameDecided,
      at.getTime(),
    );
    return ok(id);
  });
}

/** Puts an approved name on the buyer list or takes it off, from now on. */
export function setSellerNameListing(
  deps: SellerNameDeps,
  actor: Actor,
  id: string,
  isListed: boolean,
): Promise<Result<store.SellerNameRow, Refusal>> {
  return change(deps, actor, id, async (db, row, at) => {
    if (row.state !== "approved") return refuse(ALREADY_DECIDED);
    if (row.is_listed === isListed) return ok(id);
    const next = uuidv7(at.getTime());
    await store.finishSellerName(db, id, { at, refusal: null });
    await store.insertSellerName(db, { ...againFrom(row, at), id: next, isListed });
    await deps.announceBuyer(db, row.account_id);
    await note(db, actor, row, at, {
      action: isListed ? "seller_name.listed" : "seller_name.unlisted",
      after: { state: row.state, is_listed: isListed },
    });
    return ok(next);
  });
}

/**
 * Approves the names that wait with an account that the network has just approved, and begins those
 * again that its suspension ended. A name that another account has got meanwhile keeps waiting.
 * Call it in the transaction of the change.
 */
export async function openSellerNames(
  db: Queryable,
  deps: Pick<SellerNameDeps, "networkNames">,
  accountId: string,
  atMs: number,
): Promise<void> {
  const at = new Date(atMs);
  for (const paused of await store.takePausedNames(db, accountId))
    await store.insertSellerName(db, {
      ...againFrom({ ...paused, account_id: accountId }, at),
      id: uuidv7(atMs),
      isListed: paused.is_listed,
    });
  for (const row of await store.listCurrentNames(db, accountId))
    if (row.state === "waiting") await approveIfFree(db, deps, row, { at, isListed: true });
}

/** Ends the names of an account that is suspended. Call it in the transaction of the change. */
export function pauseSellerNames(db: Queryable, accountId: string, atMs: number): Promise<void> {
  return store.pauseNames(db, accountId, new Date(atMs));
}

async function approveIfFree(
  db: Queryable,
  deps: Pick<SellerNameDeps, "networkNames">,
  row: store.SellerNameRow,
  approval: { readonly at: Date; readonly isListed: boolean },
): Promise<boolean> {
  if (!(await isFree(db, deps, row.account_id, row.name))) return false;
  // Another account may claim it at the same moment: one of them gets it.
  const owner = await store.claimLikeness(db, row.likeness, row.account_id);
  if (owner !== row.account_id) return false;
  await store.approveSellerName(db, row.id, approval);
  return true;
}

/** The same name, approved from a moment on. */
function againFrom(
  row: Pick<store.SellerNameRow, "account_id" | "name" | "match_key" | "likeness">,
  at: Date,
): Omit<store.NewSellerName, "id" | "isListed"> {
  return {
    accountId: row.account_id,
    name: row.name,
    key: row.match_key,
    likeness: row.likeness,
    requestedAt: at,
    approvedAt: at,
  };
}

/** Runs a change of the network with the name locked; `work` returns the id of the name to show. */
function change(
  deps: SellerNameDeps,
  actor: Actor,
  id: string,
  work: (db: Queryable, row: store.SellerNameRow, at: Date) => Promise<Result<string, Refusal>>,
): Promise<Result<store.SellerNameRow, Refusal>> {
  return inTransaction(deps.pool, async ({ client }) => {
    const row = await store.lockSellerName(client, id);
    if (row === null || !can(actor, "read", "account", { accountId: row.account_id }))
      return refuse(NOT_FOUND);
    if (!can(actor, "check", "account", { accountId: row.account_id })) return refuse(FORBIDDEN);
    const done = await work(client, row, new Date(deps.now()));
    if (!done.ok) return done;
    const changed = await store.lockSellerName(client, done.value);
    return changed === null ? refuse(NOT_FOUND) : ok(changed);
  });
}

function note(
  db: Queryable,
  actor: Actor,
  row: store.SellerNameRow,
  at: Date,
  {
    action,
    after,
  }: {
    readonly action: ActivityEntry["action"];
    readonly after: { readonly state: string; readonly is_listed: boolean };
  },
): Promise<void> {
  return recordActivity(db, {
    atMs: at.getTime(),
    actor,
    accountId: row.account_id,
    action,
    subjectKind: "account",
    subjectId: row.account_id,
    detail: { name: row.name },
    changes: changesOf(RECORD_FIELDS.seller_name, row, after),
  });
}
