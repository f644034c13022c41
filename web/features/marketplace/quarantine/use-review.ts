// Holds a lead for review, releases it and unlists it, with a message for each.
import { useQueryClient } from "@tanstack/react-query";
import { QUARANTINE_TEXTS } from "../../../../locales/catalogues/quarantine.ts";
import { call } from "../../../lib/api/call.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { useSubmit } from "../../../lib/use-submit.ts";
import { toast } from "../../../ui/toast.tsx";

const nothing = (): void => undefined;

interface Review {
  readonly isBusy: boolean;
  readonly problem: ApiError | null;
  /** Each returns whether it succeeded. */
  readonly hold: (reason: string, message: string) => Promise<boolean>;
  readonly release: () => Promise<boolean>;
  readonly withdraw: () => Promise<boolean>;
}

/** `onOver` is called as soon as the lead is no longer held. */
export function useReview(leadId: string, onOver: () => void = nothing): Review {
  const texts = useTexts(QUARANTINE_TEXTS);
  const client = useQueryClient();
  const { isBusy, problem, submit } = useSubmit();
  const params = { lead_id: leadId };
  const run = async (work: () => Promise<unknown>, message: string): Promise<boolean> => {
    const isDone = await submit(async () => {
      await work();
      // First the lead: what its page then shows of the listing depends on its status.
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
      run(async () => {
        await call("POST /v1/listings/{lead_id}/release", { params });
        onOver();
      }, texts.released),
    withdraw: () =>
      run(async () => {
        await call("POST /v1/listings/{lead_id}/withdraw", { params });
        onOver();
      }, texts.withdrawn),
  };
}
