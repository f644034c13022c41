// Settles a return: when approved, the sale's own split is reversed in the ledger and the
// campaign's totals reopen, but never past windows.
import { changesOf } from "../../../../domain/activity/changes.ts";
import {
  type ReturnDecided,
  returnDecidedTopic,
} from "../../../../domain/notifications/kinds/return-decided.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { transfersForReturn } from "../../../../domain/ledger/transfer.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../domain/result.ts";
import type { DecidedBy, ReturnReason } from "../../../../domain/returns/reasons.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import { recordActivity } from "../../network/activity/index.ts";
import { type FilingRefusal, filingRefusal } from "./filing-refusal.ts";
import {
  type ReturnRow,
  type ReturnedSale,
  findReturnOfSale,
  insertReturn,
  lockSaleForReturn,
  writeDecision,
  writeReversal,
} from "./return.store.ts";

export interface ReturnRequest {
  readonly saleId: string;
  readonly reason: ReturnReason;
  readonly filedAtMs: number;
  readonly decidedAtMs: number;
  readonly networkId: string;
}

export type ReturnRefusal = FilingRefusal | "not_found" | "already_returned";

/**
 * Files and approves a return within the caller's transaction, as the operator after having decided
 * it outside the product. A sale is returned at most once, however often this is called.
 */
export async function approveReturn(
  tx: Transaction,
  request: ReturnRequest,
): Promise<Result<{ readonly returnId: string }, ReturnRefusal>> {
  const sale = await lockSaleForReturn(tx, request.saleId);
  if (sale === null) return refuse("not_found");
  if (sale.status === "returned") return refuse("already_returned");
  const refusal = filingRefusal(
    sale,
    await findReturnOfSale(tx.client, sale.id),
    request.filedAtMs,
  );
  if (refusal !== null) return refuse(refusal);
  const returnId = uuidv7(request.decidedAtMs);
  const { reason, filedAtMs, decidedAtMs, networkId } = request;
  await insertReturn(tx, {
    returnId,
    saleId: sale.id,
    reason,
    note: null,
    evidence: null,
    peopleOnly: false,
    filedAtMs,
    answerUntilMs: decidedAtMs,
    decideUntilMs: decidedAtMs,
  });
  await book(tx, returnId, sale, {
    status: "approved",
    by: "admin",
    note: null,
    decidedAtMs,
    networkId,
  });
  return ok({ returnId });
}

export interface Settlement {
  readonly status: "approved" | "declined";
  readonly by: DecidedBy;
  /** The reason, where a person decided. */
  readonly note: string | null;
  readonly decidedAtMs: number;
  readonly networkId: string;
  /** The person; the system where no person decided. */
  readonly actor?: Actor;
}

/**
 * Settles a filed return of the locked sale for good, records who decided, and notifies both
 * parties. The earning of an approved return is still pending.
 */
export async function settleWithin(
  tx: Transaction,
  row: ReturnRow,
  sale: ReturnedSale,
  settlement: Settlement,
): Promise<void> {
  const { status, by, decidedAtMs, networkId, actor } = settlement;
  await book(tx, row.id, sale, settlement);
  await recordActivity(tx.client, {
    atMs: decidedAtMs,
    actor: actor ?? { kind: "system", id: "returns" },
    accountId: actor?.accountId ?? networkId,
    action: `return.${status}`,
    subjectKind: "return",
    subjectId: row.id,
    detail: { sale_id: row.sale_id, reason: row.reason, by },
    changes: changesOf(["status"], row, { status }),
  });
  const decided: ReturnDecided = {
    saleId: row.sale_id,
    leadId: row.lead_id,
    buyerId: row.buyer_id,
    affiliateId: row.affiliate_id,
    approved: status === "approved",
    by,
    priceCents: centsToJson(row.price_cents),
    earningCents: centsToJson(row.earning_cents),
  };
  await appendOutboxEvent(tx.client, returnDecidedTopic, decided, decidedAtMs);
}

/** The only code that reverses a sale's money. */
async function book(
  tx: Transaction,
  returnId: string,
  sale: ReturnedSale,
  { status, by, note, decidedAtMs, networkId }: Settlement,
): Promise<void> {
  await writeDecision(tx, { returnId, status, by, note, decidedAtMs });
  if (status === "declined") return;
  const transfers = transfersForReturn(
    {
      saleId: sale.id,
      buyerId: sale.buyer_id,
      affiliateId: sale.affiliate_id,
      networkId,
      priceCents: cents(sale.price_cents),
      earningCents: cents(sale.earning_cents),
    },
    returnId,
  );
  await writeReversal(tx, sale, transfers, decidedAtMs);
}
