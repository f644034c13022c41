// Fetches the preview of the campaign in the form during typing; the last answer stays until the
// next arrives.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { BacktestRequest, CampaignPreview } from "../../../../contract/demand/previews.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { type CampaignFormValues, toTerms } from "./campaign-form-values.ts";

export type Preview = CampaignPreview;
/** Members of a campaign that the form does not hold. */
export type BacktestBase = Partial<
  Pick<BacktestRequest, "campaign_id" | "blocked_source_ids" | "priority" | "weight">
>;

const PAUSE_MS = 300;
/** New leads arrive all the time, but values typed a moment ago need no new request. */
const FRESH_MS = 30_000;

export interface ShownPreview {
  /** Undefined until the first answer. */
  readonly value: Preview | undefined;
  /** The preview is for earlier values than the current ones. */
  readonly isOld: boolean;
  readonly problem: ApiError | null;
  readonly retry: () => void;
  /** Whether a bid is typed. */
  readonly hasBid: boolean;
}

export function usePreview(draft: CampaignFormValues, base: BacktestBase): ShownPreview {
  const { name: _name, ...terms } = toTerms(draft);
  const body: BodyOf<"POST /v1/campaigns/preview"> = { ...base, ...terms };
  const typed = JSON.stringify(body);
  const asked = useSettled(typed, PAUSE_MS);
  const shown = useQuery({
    queryKey: ["preview", asked],
    queryFn: () => call("POST /v1/campaigns/preview", { body: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    retry: false,
  });
  // If the last request was refused, the answer before it stays.
  const [last, keep] = useState(shown.data);
  if (shown.data !== undefined && shown.data !== last) keep(shown.data);
  return {
    value: shown.data ?? last,
    isOld: asked !== typed || shown.isPlaceholderData,
    problem: shown.error === null ? null : toProblem(shown.error),
    retry: () => void shown.refetch(),
    hasBid: terms.exclusive_bid_cents !== null || terms.shared_bid_cents !== null,
  };
}
