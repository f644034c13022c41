// Withdraws an affiliate's leads from the marketplace and relists them, one or many, with a message
// that undoes exactly these changes.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { problemSentence } from "../../../lib/api/problem.ts";
import { PROBLEM_TEXTS } from "../../../../locales/catalogues/problems.ts";
import { callAll } from "../../../lib/call-all.ts";
import { refresh } from "../../../lib/documents/use-documents.ts";
import { useTexts } from "../../../lib/text/text.ts";
import { OWN_LISTING_TEXTS } from "../../../../locales/catalogues/own-listing.ts";
import { toast } from "../../../ui/toast.tsx";
import { usePurchaseProblems } from "./purchase-problems.ts";

/** The change, as the last segment of its API path. */
export type ListingStatusChange = "withdraw" | "relist";

const OPPOSITE = { withdraw: "relist", relist: "withdraw" } as const;

interface ListingStatusActions {
  readonly isBusy: boolean;
  /** Changes them all, reports successes and failures, and returns the ids that failed. */
  readonly turn: (
    leadIds: readonly string[],
    to: ListingStatusChange,
    canUndo?: boolean,
  ) => Promise<readonly string[]>;
}

export function useListingStatus(): ListingStatusActions {
  usePurchaseProblems();
  const texts = useTexts(OWN_LISTING_TEXTS);
  const problems = useTexts(PROBLEM_TEXTS);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const turn: ListingStatusActions["turn"] = async (leadIds, to, canUndo = true) => {
    setBusy(true);
    const { done, failed } = await callAll(leadIds, (leadId) =>
      call(`POST /v1/listings/{lead_id}/${to}`, { params: { lead_id: leadId } }),
    );
    await refresh(client, "/v1/listings", "/v1/leads");
    setBusy(false);
    if (done.length > 0)
      toast(
        texts.turned[to](done.length),
        canUndo ? { undo: () => void turn(done, OPPOSITE[to], false) } : {},
      );
    const [first] = failed;
    // The server gives the best reason why a lead cannot be relisted.
    if (first !== undefined) {
      const why =
        first.problem.code === "window_closed"
          ? texts.notRelisted
          : problemSentence(first.problem, problems);
      toast(`${texts.notTurned[to](failed.length)} ${why}`, { tone: "negative" });
    }
    return failed.map(({ item }) => item);
  };
  return { isBusy, turn };
}
