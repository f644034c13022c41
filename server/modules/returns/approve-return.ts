// Approving a return: the sale's own split goes back by the ledger, the campaign's totals reopen, past windows never do.
import { transfersForReturn } from "../../../domain/ledger/transfer.ts";
import { cents } from "../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import type { ReturnReason } from "../../../domain/returns/reasons.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { type FilingRefusal, filingRefusal } from "./file-return.ts";
import { type ReturnedSale, findReturnOfSale, insertReturn, lockSaleForReturn, writeDecision, writeReversal } from "./return.store.ts";

export interface ReturnRequest {
  readonly saleId: string;
  readonly reason: ReturnReason;
  readonly filedAtMs: number;
  readonly decidedAtMs: number;
  readonly networkId: string;
}

export type ReturnRefusal = FilingRefusal | "not_found" | "already_returned";

/** Files and books a return within the caller's transaction. A sale is returned at most once, whatever is tried. */
export async function approveReturn(tx: Transaction, request: ReturnRequest): Promise<Result<{ readonly returnId: string }, ReturnRefusal>> {
  const sale = await lockSaleForReturn(tx, request.saleId);
  if (sale === null) return refuse("not_found");
  if (sale.status === "returned") return refuse("already_returned");
  const refusal = filingRefusal(sale, await findReturnOfSale(tx.client, sale.id), request.filedAtMs);
  if (refusal !== null) return refuse(refusal);
  const returnId = uuidv7(request.decidedAtMs);
  await insertReturn(tx, { returnId, saleId: sale.id, reason: request.reason, note: null, filedAtMs: request.filedAtMs });
  await bookApproval(tx, sale, { returnId, note: null, decidedAtMs: request.decidedAtMs, networkId: request.networkId });
  return ok({ returnId });
}

export interface Approval {
  readonly returnId: string;
  readonly note: string | null;
  readonly decidedAtMs: number;
  readonly networkId: string;
}

/** Books a filed return of the locked sale, whose earning is pending still: the only way in which a sale's money goes back. */
export async function bookApproval(tx: Transaction, sale: ReturnedSale, { returnId, note, decidedAtMs, networkId }: Approval): Promise<void> {
  const transfers = transfersForReturn({
    saleId: sale.id, buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, networkId, priceCents: cents(sale.price_cents), earningCents: cents(sale.earning_cents),
  }, returnId);
  await writeDecision(tx, { returnId, status: "approved", note, decidedAtMs });
  await writeReversal(tx, sale, transfers, decidedAtMs);
}
