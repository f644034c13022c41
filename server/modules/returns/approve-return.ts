// Approving a return: the sale's own split goes back by the ledger, the campaign's totals reopen, past windows never do.
import { transfersForReturn } from "../../../domain/ledger/transfer.ts";
import { RETURN_WINDOW_MS } from "../../../domain/ledger/earning-terms.ts";
import type { ReturnReason } from "../../../domain/returns/reasons.ts";
import { cents } from "../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { type Transaction } from "../../platform/db/transaction.ts";
import { uuidv7 } from "../../platform/ids/uuid.ts";
import { lockSaleForReturn, writeApprovedReturn } from "./return.store.ts";

export interface ReturnRequest {
  readonly saleId: string;
  readonly reason: ReturnReason;
  readonly filedAtMs: number;
  readonly decidedAtMs: number;
  readonly networkId: string;
}

/** `already_payable`: the earning has left the pending account, so this way back is closed. */
export type ReturnRefusal = "not_found" | "already_returned" | "window_closed" | "already_payable";

/** Books the return within the caller's transaction. A sale is returned at most once, whatever is tried. */
export async function approveReturn(tx: Transaction, request: ReturnRequest): Promise<Result<{ readonly returnId: string }, ReturnRefusal>> {
  const sale = await lockSaleForReturn(tx, request.saleId);
  if (sale === null) return refuse("not_found");
  if (sale.status === "returned") return refuse("already_returned");
  if (request.filedAtMs - Number(sale.delivered_at_ms) > RETURN_WINDOW_MS) return refuse("window_closed");
  if (sale.earning_status !== "pending") return refuse("already_payable");
  const returnId = uuidv7(request.decidedAtMs);
  const transfers = transfersForReturn({
    saleId: sale.id, buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, networkId: request.networkId,
    priceCents: cents(sale.price_cents), earningCents: cents(sale.earning_cents),
  }, returnId);
  await writeApprovedReturn(tx, { ...request, returnId, sale, transfers });
  return ok({ returnId });
}
