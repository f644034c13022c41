// Holds a lead for review, releases it and unlists it, with a message for each.
import { useQueryClient } from "@tanstack/react-query";
import { QUARANTINE_TEXTS } from "../../../../locales/catalogues/quarantine.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";

interface Review {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Each returns whether it succeeded. */
  readonly hold: (reason: string, message: string) => Promise<boolean>;
  readonly release: () => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
}

export function useReview(leadId: string): Review {
  const texts = useTexts(QUARANTINE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { lead_id: leadId };
  const run = async (work: () => Promise<unknown>, message: string): Promise<boolean> => {
    const isDone = await submit(async () => {
      await work();
      // First the parts go that show the reason: a lead that is no longer held has none to read.
      await refresh(client, "/v1/leads", "/v1/inbox-items", "/v1/inbox-counts");
      await refresh(client, "/v1/listings");
    });
    if (isDone) toast(message);
    return isDone;
  };
  return {
    isBusy,
    problem,
    hold: (reason, message) =>
      run(
        () => call("POST /v1/listings/{lead_id}/quarantine", { params, body: { reason } }),
        message,
      ),
    release: () =>
      run(() => call("POST /v1/listings/{lead_id}/release", { params }), texts.released),
    withdraw: () =>
      run(() => call("POST /v1/listings/{lead_id}/withdraw", { params }), texts.withdrawn),
  };
}
