// Buys a listing manually: one idempotency key per intent, so that a request sent twice buys once.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import type { SaleMode } from "./listing-words.ts";
import { usePurchaseProblems } from "./purchase-problems.ts";

export type Bought = BuyerSale;

export interface Purchase {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Returns the sale, or why there is none. */
  readonly buy: (mode: SaleMode, maxPriceCents: number) => Promise<Bought | ApiError>;
}

/** What a purchase may have changed, refused ones included. */
export const TOUCHED = ["/v1/listings", "/v1/wallet", "/v1/leads", "/v1/sales", "/v1/reports"];
/** Status codes that mean that nothing was bought. */
const DECIDED: ReadonlySet<number> = new Set([402, 403, 404, 409, 422]);

/** Whether the answer is final for its key; else the outcome of the purchase is unknown. */
export function isDecided({ status, code }: ApiError): boolean {
  return DECIDED.has(status) && code !== "in_progress";
}

export function usePurchase(leadId: string): Purchase {
  usePurchaseProblems();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  // Another mode or price is another intent; the same intent keeps its key across retries.
  const { keyOf, forget } = useIntentKeys();
  const buy = async (mode: SaleMode, maxPriceCents: number): Promise<Bought | ApiError> => {
    const intent = `${leadId} ${mode} ${maxPriceCents}`;
    const key = keyOf(intent);
    setBusy(true);
    setProblem(null);
    try {
      const sale = await call("POST /v1/listings/{lead_id}/purchase", {
        params: { lead_id: leadId },
        body: { mode, max_price_cents: maxPriceCents },
        headers: { "idempotency-key": key },
      });
      void refresh(client, ...TOUCHED);
      return sale;
    } catch (error) {
      const refused = toProblem(error);
      setProblem(refused);
      // A final refusal stays bound to its key: a later attempt is a new intent. With an unknown
      // outcome, the key stays.
      if (isDecided(refused)) forget(intent);
      await refresh(client, "/v1/listings", "/v1/wallet");
      return refused;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, buy };
}
