// Carries a consumer's request out, or declines it, with a message for each.
import { useQueryClient } from "@tanstack/react-query";
import type { DeclineReason } from "../../../../domain/consumers/consumer-request.ts";
import { CONSUMER_REQUEST_TEXTS } from "../../../../locales/catalogues/consumer-requests.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";
import { DECIDED } from "./touched.ts";

interface Decision {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Each returns whether it succeeded. */
  readonly carryOut: () => Promise<boolean>;
  readonly decline: (reason: DeclineReason) => Promise<boolean>;
}

export function useDecision(id: string): Decision {
  const texts = useTexts(CONSUMER_REQUEST_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { id };
  const run = async (work: () => Promise<unknown>, message: string): Promise<boolean> => {
    const isDone = await submit(work);
    if (isDone) {
      toast(message);
      await refresh(client, ...DECIDED);
    }
    return isDone;
  };
  return {
    isBusy,
    problem,
    carryOut: () =>
      run(() => call("POST /v1/consumer-requests/{id}/carry-out", { params }), texts.carriedOut),
    decline: (reason) =>
      run(
        () => call("POST /v1/consumer-requests/{id}/decline", { params, body: { reason } }),
        texts.declined,
      ),
  };
}
