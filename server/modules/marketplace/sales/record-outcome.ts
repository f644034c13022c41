// Records a buyer's outcome of a lead: in one transaction with its activity, once per idempotency
// key.
import type pg from "pg";
import { type Actor, can } from "../../../../domain/access/access.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { Outcome } from "../../../../domain/sales/outcome.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import type { ContactVault } from "../../../platform/crypto/contact-vault.ts";
import { insertIdempotencyKey, findKey } from "../../../platform/db/idempotency.store.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal, KEY_REUSED } from "../../../platform/http/refusal.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { RETURNED, claimWithin, claimedBy } from "./assign-sale.ts";
import { type LockedSale, lockSale, partiesOf } from "./sale.store.ts";
import { insertTouch } from "./touch.store.ts";

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
}

/**
 * Returns the id of the sale that was touched; where the key was used before, that of the first
 * call.
 */
export function recordOutcome(
  deps: OutcomeDeps,
  report: OutcomeReport,
  idempotencyKey: string | undefined,
): Promise<Result<string, Refusal>> {
  const { actor, saleId, outcome, note } = report;
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    // Copies of one call wait for each other at the sale's lock.
    const sale = await lockSale(tx, saleId);
    const refusal = refusalOf(actor, sale);
    if (refusal !== null && refusal !== RETURNED) return refuse(refusal);
    if (idempotencyKey !== undefined) {
      const scope = actor.accountId;
      const keyHash = sha256(idempotencyKey);
      const requestHash = sha256(JSON.stringify(["record_outcome", saleId, outcome, note]));
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
  { actor, saleId, outcome, note }: OutcomeReport,
  sale: LockedSale | null,
  atMs: number,
): Promise<Result<string, Refusal>> {
  const refusal = refusalOf(actor, sale);
  if (refusal !== null) return refuse(refusal);
  // Excluded by the refusals above; needed by the compiler.
  if (sale === null || actor.kind === "source") return refuse(FORBIDDEN);
  await insertTouch(tx, {
    id: uuidv7(atMs),
    saleId,
    atMs,
    actor: { kind: actor.kind, id: actor.id },
    outcome,
    note: note === null ? null : vault.seal(sale.lead_id, note),
  });
  // The activity says what was done, never what was noted.
  await recordActivity(tx.client, {
    atMs,
    actor,
    accountId: actor.accountId,
    action: outcome === null ? "sale.noted" : "sale.outcome",
    subjectKind: "sale",
    subjectId: saleId,
    detail: outcome === null ? {} : { outcome },
  });
  return ok(saleId);
}

/** Why the actor may not touch the sale now; null when it may. */
function refusalOf(actor: Actor, sale: LockedSale | null): Refusal | null {
  if (sale === null) return NOT_FOUND;
  const parties = partiesOf(sale);
  // A colleague may know who the assignee is.
  if (!can(actor, "read", "sale", parties))
    return can(actor, "claim", "sale", parties) ? claimedBy(sale.assignee_name) : NOT_FOUND;
  if (!can(actor, "work", "sale", parties)) return FORBIDDEN;
  return sale.status === "returned" ? RETURNED : null;
}
