// Filing a return: a buyer's own sale, within the window, once; the affiliate is told.
import type pg from "pg";
import { type Actor, can } from "../../../domain/access/access.ts";
import { RETURN_WINDOW_MS } from "../../../domain/ledger/earning-terms.ts";
import { centsToJson } from "../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { ReturnReason } from "../../../domain/returns/reasons.ts";
import { sha256 } from "../../platform/crypto/sha256.ts";
import { claimKey, findKey } from "../../platform/db/idempotency.store.ts";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import { FORBIDDEN, NOT_FOUND, type Refusal } from "../../platform/http/refusal.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { recordActivity } from "../activity/index.ts";
import type { ReturnFiled } from "./announcement.ts";
import { type ReturnRow, type ReturnedSale, findReturnOfSale, insertAnnouncement, insertReturn, lockSaleForReturn } from "./return.store.ts";

export interface ReturnDeps {
  readonly pool: pg.Pool;
  readonly now: () => number;
  readonly networkId: () => string;
}

export interface ReturnFiling {
  readonly actor: Actor;
  readonly saleId: string;
  readonly reason: ReturnReason;
  /** The evidence in words. */
  readonly note: string;
}

/** `already_payable`: the earning has left the pending account, so this way back is closed. */
export type FilingRefusal = "window_closed" | "already_filed" | "already_payable";

const REFUSALS: Readonly<Record<FilingRefusal, Refusal>> = {
  window_closed: { code: "window_closed", detail: "A return can be filed within 7 days of delivery." },
  already_filed: { code: "already_filed", detail: "A return of this sale has been filed. Read it with GET /v1/returns?where=sale_id,eq,…" },
  already_payable: { code: "already_payable", detail: "The affiliate's earning has been released. Write to the network's operator." },
};
const MISMATCH: Refusal = { code: "idempotency_mismatch", detail: "This Idempotency-Key was used for another call. Send a new one." };

/** Why no return of the locked sale can be filed at the moment; null when one can. */
export function filingRefusal(sale: ReturnedSale, earlier: ReturnRow | null, filedAtMs: number): FilingRefusal | null {
  if (earlier !== null) return "already_filed";
  if (filedAtMs - Number(sale.delivered_at_ms) > RETURN_WINDOW_MS) return "window_closed";
  return sale.earning_status === "pending" ? null : "already_payable";
}

/** Files a return over the API. The same key and body again give the return as it is by then. */
export function fileReturn(deps: ReturnDeps, filing: ReturnFiling, idempotencyKey: string): Promise<Result<ReturnRow, Refusal>> {
  const { actor, saleId, reason, note } = filing;
  const scope = actor.accountId;
  const keyHash = sha256(idempotencyKey);
  const requestHash = sha256(JSON.stringify(["file_return", saleId, reason, note]));
  return inTransaction(deps.pool, async (tx) => {
    const atMs = deps.now();
    const sale = await lockSaleForReturn(tx, saleId);
    const parties = sale === null ? null : { buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, assigneeId: sale.assignee_id };
    if (parties === null || !can(actor, "read", "return", parties)) return refuse(NOT_FOUND);
    if (!can(actor, "file", "return", parties)) return refuse(FORBIDDEN);
    const known = await findKey(tx.client, scope, keyHash);
    if (known !== null) {
      const earlier = known.request_hash.equals(requestHash) ? await findReturnOfSale(tx.client, saleId) : null;
      return earlier === null ? refuse(MISMATCH) : ok(earlier);
    }
    const refusal = sale === null ? null : filingRefusal(sale, await findReturnOfSale(tx.client, saleId), atMs);
    // A refusal keeps no key: the call may be right another time.
    if (refusal !== null) return refuse(REFUSALS[refusal]);
    // Taken since it was looked for: by a return of another sale, for this one is locked.
    if (!(await claimKey(tx.client, { scope, keyHash, requestHash, atMs }))) return refuse(MISMATCH);
    return fileWithin(tx, filing, atMs);
  });
}

/** Files the return of a sale of the actor's own within the caller's transaction, as one that was asked for at `atMs`. */
export async function fileWithin(tx: Transaction, { actor, saleId, reason, note }: ReturnFiling, atMs: number): Promise<Result<ReturnRow, Refusal>> {
  const sale = await lockSaleForReturn(tx, saleId);
  if (sale === null) return refuse(NOT_FOUND);
  const refusal = filingRefusal(sale, await findReturnOfSale(tx.client, sale.id), atMs);
  if (refusal !== null) return refuse(REFUSALS[refusal]);
  const returnId = uuidv7(atMs);
  await insertReturn(tx, { returnId, saleId, reason, note, filedAtMs: atMs });
  await recordActivity(tx.client, { atMs, actor, accountId: actor.accountId, action: "return.filed", subjectKind: "return", subjectId: returnId, detail: { sale_id: saleId, reason } });
  const filed: ReturnFiled = { leadId: sale.lead_id, affiliateId: sale.affiliate_id, reason, earningCents: centsToJson(sale.earning_cents) };
  await insertAnnouncement(tx, "return_filed", filed, atMs);
  const row = await findReturnOfSale(tx.client, saleId);
  if (row === null) throw new Error("a return that was just filed is gone");
  return ok(row);
}
