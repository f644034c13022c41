// Records a buyer's outcome of a lead: in one transaction with its activity, once per idempotency
// key.
import { changesOf } from "../../../../domain/activity/changes.ts";
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import {
  NO_DETAIL,
  type Outcome,
  type OutcomeDetail,
  UNDO_MINUTES,
  canTakeBack,
  fitsOutcome,
} from "../../../../domain/sales/outcome.ts";
import { endsCallback } from "../../../../domain/sales/callback.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { insertIdempotencyKey, findKey } from "../../../platform/db/idempotency.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import {
  FORBIDDEN,
  KEY_REUSED,
  NOT_FOUND,
  type Refusal,
  invalid,
} from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { ERASED } from "../leads/index.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { RETURNED, claimWithin } from "./assign-sale.ts";
import { endCallback, findCallbackMs, reviveCallback } from "./callback.store.ts";
import { type LockedSale, lockSale, partiesOf } from "./sale.store.ts";
import { deleteTouch, findTouch, insertTouch, isErased } from "./touch.store.ts";
import { workRefusal } from "./work-refusal.ts";

export interface OutcomeDeps {
  readonly pool: pg.Pool;
  readonly vault: ContactVault;
  readonly now: () => number;
}

export interface OutcomeReport {
  readonly actor: Actor;
  readonly saleId: string;
  /** At least one of the two is given. */
  readonly outcome: Outcome | null;
  readonly note: string | null;
  /** Absent: nothing more is said. */
  readonly detail?: OutcomeDetail;
}

const MISFIT = invalid([
  {
    field: "",
    code: "invalid",
    message: "Send value_cents with the outcome won, and lost_reason with lost.",
  },
]);
const TOO_LATE: Refusal = {
  code: "window_closed",
  detail: `An outcome can be undone for ${UNDO_MINUTES} minutes. Set the right one instead.`,
};

/**
 * Returns the id of the sale that was touched; where the key was used before, that of the first
 * call.
 */
export function recordOutcome(
  deps: OutcomeDeps,
  report: OutcomeReport,
  idempotencyKey: string | undefined,
): Promise<Result<string, Refusal>> {
  const { actor, saleId, outcome, note, detail = NO_DETAIL } = report;
  if (!fitsOutcome(outcome, detail)) return Promise.resolve(refuse(MISFIT));
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    // Copies of one call wait for each other at the sale's lock.
    const sale = await lockSale(tx, saleId);
    const refusal = workRefusal(actor, sale);
    if (refusal !== null && refusal !== RETURNED) return refuse(refusal);
    if (idempotencyKey !== undefined) {
      const scope = actor.accountId;
      const keyHash = sha256(idempotencyKey);
      const requestHash = sha256(JSON.stringify(["record_outcome", saleId, outcome, note, detail]));
      const known = await findKey(tx.client, scope, keyHash);
      if (known !== null)
        return known.request_hash.equals(requestHash) ? ok(saleId) : refuse(KEY_REUSED);
      // A refused call stores no key: it may be valid another time.
      if (refusal !== null) return refuse(refusal);
      if (!(await insertIdempotencyKey(tx.client, { scope, keyHash, requestHash, atMs })))
        return refuse(KEY_REUSED);
    }
    const touched = await touch(tx, deps, report, sale, atMs);
    // A member who begins to work an unassigned lead becomes its assignee; no other member can
    // claim it under this lock.
    if (
      touched.ok &&
      outcome !== null &&
      sale !== null &&
      sale.assignee_id === null &&
      can(actor, "claim", "sale", partiesOf(sale))
    )
      await claimWithin(tx, actor, sale, atMs);
    return touched;
  });
}

/**
 * Takes back a touch that the actor recorded a moment ago; the sale's progress is then what the
 * other touches say. Returns the id of the sale.
 */
export function takeBackTouch(
  deps: OutcomeDeps,
  actor: Actor,
  touchId: string,
): Promise<Result<string, Refusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const seen = await findTouch(tx.client, touchId);
    // Others than its buyer do not learn that there is one.
    if (seen === null || !can(actor, "work", "sale", partiesOf(seen))) return refuse(NOT_FOUND);
    const sale = await lockSale(tx, seen.sale_id);
    const refusal = workRefusal(actor, sale);
    if (refusal !== null) return refuse(refusal);
    // Read again under the lock: a copy of this call may have removed it.
    const touched = await findTouch(tx.client, touchId);
    if (touched === null) return refuse(NOT_FOUND);
    if (touched.actor_kind !== actor.kind || touched.actor_id !== actor.id)
      return refuse(FORBIDDEN);
    if (!canTakeBack(touched.at.getTime(), deps.now())) return refuse(TOO_LATE);
    await deleteTouch(tx, touched);
    await reviveCallback(tx, touchId);
    await recordActivity(tx.client, {
      atMs: deps.now(),
      actor,
      accountId: actor.accountId,
      action: "sale.outcome_undone",
      subjectKind: "sale",
      subjectId: touched.sale_id,
      detail: { outcome: touched.outcome },
      changes: changesOf(["outcome"], touched, null),
    });
    return ok(touched.sale_id);
  });
}

/** Records a touch at `atMs` within the caller's transaction. */
export async function touchWithin(
  tx: Transaction,
  deps: Pick<OutcomeDeps, "vault">,
  report: OutcomeReport,
  atMs: number,
): Promise<Result<string, Refusal>> {
  return touch(tx, deps, report, await lockSale(tx, report.saleId), atMs);
}

async function touch(
  tx: Transaction,
  { vault }: Pick<OutcomeDeps, "vault">,
  { actor, saleId, outcome, note, detail = NO_DETAIL }: OutcomeReport,
  sale: LockedSale | null,
  atMs: number,
): Promise<Result<string, Refusal>> {
  const refusal = workRefusal(actor, sale);
  if (refusal !== null) return refuse(refusal);
  // Excluded by the refusals above; needed by the compiler.
  if (sale === null || actor.kind === "source") return refuse(FORBIDDEN);
  if (note !== null && (await isErased(tx, sale.lead_id))) return refuse(ERASED);
  const id = uuidv7(atMs);
  await insertTouch(tx, {
    id,
    saleId,
    atMs,
    actor: { kind: actor.kind, id: actor.id },
    outcome,
    detail,
    note: note === null ? null : vault.seal(sale.lead_id, note),
  });
  const callbackMs = await findCallbackMs(tx, saleId);
  if (callbackMs !== null && endsCallback(outcome, callbackMs, atMs))
    await endCallback(tx, saleId, id);
  // The activity says what was done, never what was noted.
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: actor.accountId,
    action: outcome === null ? "sale.noted" : "sale.outcome",
    subjectKind: "sale",
    subjectId: saleId,
    detail: outcome === null ? {} : { outcome },
    changes: changesOf(["outcome"], null, { outcome }),
  });
  return ok(saleId);
}
