// Assigns a bought lead within its buyer's team: the first claim wins, and the others are refused
// with the assignee's name.
import { changeOf } from "../../../../domain/activity/changes.ts";
import type { ActivityAction } from "../../../../domain/activity/actions.ts";
import {
  type SaleAssigned,
  saleAssignedTopic,
} from "../../../../domain/notifications/kinds/sale-assigned.ts";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import { recordActivity } from "../../network/activity/index.ts";
import * as store from "./assignment.store.ts";
import { type LockedSale, lockSale, partiesOf } from "./sale.store.ts";

export interface AssignDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
}

export const RETURNED: Refusal = {
  code: "returned",
  detail: "This lead was returned, so it can't be assigned.",
};
const NO_COLLEAGUE = invalid([
  {
    field: "/user_id",
    code: "unknown",
    message: "Send the user_id of a member of your account, or null.",
  },
]);

/** Refusal that names the assignee, as far as a colleague may know. */
export function claimedBy(name: string | null): Refusal {
  return { code: "already_claimed", detail: `${name ?? "A teammate"} has this lead.` };
}

/** Assigns the sale to the caller. A sale already assigned to the caller stays unchanged. */
export function claimSale(
  deps: AssignDeps,
  actor: Actor,
  saleId: string,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const sale = await lockSale(tx, saleId);
    if (sale === null || !can(actor, "claim", "sale", partiesOf(sale)))
      return refuse(hiddenOr(actor, sale));
    if (sale.status === "returned") return refuse(RETURNED);
    return claimWithin(tx, actor, sale, deps.now());
  });
}

/** The same for a sale that the caller's transaction has locked, and which the actor may claim. */
export async function claimWithin(
  tx: Transaction,
  actor: Actor,
  sale: LockedSale,
  atMs: number,
): Promise<Result<undefined, Refusal>> {
  if (sale.assignee_id === actor.id) return ok(undefined);
  const name = await store.lockColleague(tx, actor.accountId, actor.id);
  if (name === null) return refuse(NOT_FOUND);
  if (
    !(await store.claimAssignment(tx, {
      saleId: sale.id,
      accountId: actor.accountId,
      userId: actor.id,
      assignedBy: actor.id,
      atMs,
    }))
  )
    return refuse(claimedBy(sale.assignee_name));
  await tell(tx, actor, sale, { action: "sale.claimed", userId: actor.id, name }, atMs);
  return ok(undefined);
}

/** Assigns the sale to a colleague, or with null to no one. */
export function assignSale(
  deps: AssignDeps,
  actor: Actor,
  saleId: string,
  userId: string | null,
): Promise<Result<undefined, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    const sale = await lockSale(tx, saleId);
    const refusal = assignRefusal(actor, sale, userId);
    if (sale === null || refusal !== null) return refuse(refusal ?? NOT_FOUND);
    if (sale.assignee_id === userId) return ok(undefined);
    if (userId === null) {
      await store.clearAssignment(tx, saleId);
      await tell(tx, actor, sale, { action: "sale.released", userId: null, name: null }, atMs);
      return ok(undefined);
    }
    const name = await store.lockColleague(tx, actor.accountId, userId);
    if (name === null) return refuse(NO_COLLEAGUE);
    await store.putAssignment(tx, {
      saleId,
      accountId: actor.accountId,
      userId,
      assignedBy: actor.id,
      atMs,
    });
    await tell(tx, actor, sale, { action: "sale.assigned", userId, name }, atMs);
    return ok(undefined);
  });
}

function assignRefusal(
  actor: Actor,
  sale: LockedSale | null,
  userId: string | null,
): Refusal | null {
  if (sale === null) return NOT_FOUND;
  const parties = partiesOf(sale);
  const givesBackOwn =
    userId === null && sale.assignee_id === actor.id && can(actor, "work", "sale", parties);
  if (!givesBackOwn && !can(actor, "assign", "sale", parties)) {
    // A member that may claim the sale belongs to the account and may know that a colleague has it.
    if (!can(actor, "claim", "sale", parties)) return hiddenOr(actor, sale);
    return can(actor, "work", "sale", parties) ? FORBIDDEN : claimedBy(sale.assignee_name);
  }
  return sale.status === "returned" ? RETURNED : null;
}

function hiddenOr(actor: Actor, sale: LockedSale | null): Refusal {
  return sale !== null && can(actor, "read", "sale", partiesOf(sale)) ? FORBIDDEN : NOT_FOUND;
}

/** Records that the rule of the buyer's account assigned the sale, and announces it. */
export function tellAssigned(
  tx: Transaction,
  sale: LockedSale,
  to: { readonly userId: string; readonly name: string },
  atMs: number,
): Promise<void> {
  return tell(
    tx,
    { kind: "system", id: "assignment", accountId: sale.buyer_id },
    sale,
    { action: "sale.assigned", ...to },
    atMs,
  );
}

type Assigner = Parameters<typeof recordActivity>[1]["actor"] & { readonly accountId: string };

async function tell(
  tx: Transaction,
  actor: Assigner,
  sale: LockedSale,
  to: {
    readonly action: ActivityAction;
    readonly userId: string | null;
    readonly name: string | null;
  },
  atMs: number,
): Promise<void> {
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: actor.accountId,
    action: to.action,
    subjectKind: "sale",
    subjectId: sale.id,
    detail: {
      ...(to.userId === null ? {} : { user_id: to.userId }),
      ...(sale.assignee_id === null ? {} : { was: sale.assignee_id }),
    },
    changes: [changeOf("assignee", sale.assignee_id, to.userId)],
  });
  const place = await store.findPlace(tx.client, sale.lead_id);
  const assigned: SaleAssigned = {
    accountId: actor.accountId,
    leadId: sale.lead_id,
    ...place,
    assigneeName: to.name,
  };
  await appendOutboxEvent(tx.client, saleAssignedTopic, assigned, atMs);
}
