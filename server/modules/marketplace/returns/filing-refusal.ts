// Decides why a return of a sale cannot be filed, regardless of the reason.
import { returnableUntilMs } from "../../../../domain/ledger/earning-terms.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { ReturnRow, ReturnedSale } from "./return.store.ts";

/** `already_payable`: the earning has left the pending account, so it can no longer be reversed. */
export type FilingRefusal = "window_closed" | "already_filed" | "already_payable";

export const FILING_REFUSALS: Readonly<Record<FilingRefusal, Refusal>> = {
  window_closed: {
    code: "window_closed",
    detail: "The return window of the sale is over. It names its end as return_until.",
  },
  already_filed: {
    code: "already_filed",
    detail: "A return of this sale has been filed. Read it with GET /v1/returns?where=sale_id,eq,…",
  },
  already_payable: {
    code: "already_payable",
    detail: "The affiliate's earning was already released. Contact the network.",
  },
};
/** When the buyer may last file a return of the sale. */
export function untilMsOf(sale: ReturnedSale): number {
  return returnableUntilMs(Number(sale.delivered_at_ms), { returnDays: sale.return_days });
}

/** Why a return of the sale cannot be filed at the moment; null when it can. */
export function filingRefusal(
  sale: ReturnedSale,
  earlier: ReturnRow | null,
  filedAtMs: number,
): FilingRefusal | null {
  if (earlier !== null) return "already_filed";
  if (filedAtMs > untilMsOf(sale)) return "window_closed";
  return sale.earning_status === "pending" ? null : "already_payable";
}
