// Sets a lead's outcome: one key until it has arrived, so that a repeat after a lost connection
// counts once.
import { useQueryClient } from "@tanstack/react-query";
import type { Outcome } from "../../../../domain/sales/outcome.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useIntentKeys } from "../../../lib/use-intent-keys.ts";
import { useSubmit } from "../../../lib/use-submit.ts";

const TOUCHED = ["/v1/touches", "/v1/sales", "/v1/leads"];

export interface OutcomeReport {
  readonly outcome?: Outcome;
  readonly note?: string;
}

export interface UseOutcome {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Answers whether it was recorded. */
  readonly report: (said: OutcomeReport) => Promise<boolean>;
}

export function useOutcome(saleId: string): UseOutcome {
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const { keyOf, forget } = useIntentKeys();
  const report = async (said: OutcomeReport): Promise<boolean> => {
    const intent = JSON.stringify(said);
    if (
      !(await submit(() =>
        call("POST /v1/sales/{id}/outcome", {
          params: { id: saleId },
          body: said,
          headers: { "idempotency-key": keyOf(intent) },
        }),
      ))
    )
      return false;
    // Said once more after this, it is meant once more.
    forget(intent);
    await refresh(client, ...TOUCHED);
    return true;
  };
  return { isBusy, problem, report };
}
