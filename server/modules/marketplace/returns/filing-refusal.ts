// Decides why a return of a sale cannot be filed, regardless of the reason.
import { RETURN_WINDOW_MS } from "../../../../domain/ledger/earning-terms.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import type { ReturnRow, ReturnedSale } from "./return.store.ts";

/** `already_payable`: the earning has left the pending account, so it can no longer be reversed. */
export type FilingRefusal = "window_closed" | "already_filed" | "already_payable";

export const FILING_REFUSALS: Readonly<Record<FilingRefusal, Refusal>> = {
  window_closed: {
    code: "window_closed",
    detail: "A return can be filed within 7 days of delivery.",
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
/** Why a return of the sale cannot be filed at the moment; null when it can. */
export function filingRefusal(
  sale: ReturnedSale,
  earlier: ReturnRow | null,
  filedAtMs: number,
): FilingRefusal | null {
  if (earlier !== null) return "already_filed";
  if (filedAtMs - Number(sale.delivered_at_ms) > RETURN_WINDOW_MS) return "window_closed";
  return sale.earning_status === "pending" ? null : "already_payable";
}
