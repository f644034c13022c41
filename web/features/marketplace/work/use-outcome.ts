// Reports the outcome of a lead with one key until it is recorded, so that a retry after a lost
// connection counts once; and takes a slip back.
import { useQueryClient } from "@tanstack/react-query";
import type { BuyerSale } from "../../../../contract/marketplace/sales.ts";
import type { LostReason, Outcome } from "../../../../domain/sales/outcome.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { useSubmit } from "../../../lib/use-submit.ts";

const TOUCHED = ["/v1/touches", "/v1/sales", "/v1/leads"];

export interface OutcomeReport {
  readonly outcome?: Outcome;
  readonly note?: string;
  /** With won: what the deal is worth. */
  readonly value_cents?: number;
  /** With lost: why. */
  readonly lost_reason?: LostReason;
}

export interface UseOutcome {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Resolves to the sale as it is then; null if it was not recorded. */
  readonly report: (said: OutcomeReport) => Promise<BuyerSale | null>;
  /** Takes back a touch. Resolves to whether it was taken back. */
  readonly takeBack: (touchId: string) => Promise<boolean>;
}

export function useOutcome(saleId: string): UseOutcome {
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { keyOf, forget } = useIntentKeys();
  const report = async (said: OutcomeReport): Promise<BuyerSale | null> => {
    const intent = JSON.stringify(said);
    let sale: BuyerSale | null = null;
    await submit(async () => {
      sale = await call("POST /v1/sales/{id}/outcome", {
        params: { id: saleId },
        body: said,
        headers: { "idempotency-key": keyOf(intent) },
      });
    });
    if (sale === null) return null;
    // After success, the same report is a new intent.
    forget(intent);
    await refresh(client, ...TOUCHED);
    return sale;
  };
  const takeBack = async (touchId: string): Promise<boolean> => {
    const isDone = await submit(() => call("DELETE /v1/touches/{id}", { params: { id: touchId } }));
    await refresh(client, ...TOUCHED);
    return isDone;
  };
  return { isBusy, problem, report, takeBack };
}
