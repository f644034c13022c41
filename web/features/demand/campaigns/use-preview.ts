// How the campaign in the form would have done, asked while one types; the last answer stays until
// the next is there.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import type { BodyOf } from "../../../lib/api/operation.ts";
import type { BacktestRequest, CampaignPreview } from "../../../../contract/demand/previews.ts";
import { type ApiError, toProblem } from "../../../lib/api/problem.ts";
import { useSettled } from "../../../lib/use-settled.ts";
import { type CampaignFormValues, toTerms } from "./campaign-form-values.ts";

export type Preview = CampaignPreview;
/** What of a campaign the form does not hold. */
export type BacktestBase = Partial<
  Pick<BacktestRequest, "campaign_id" | "blocked_source_ids" | "priority" | "weight">
>;

const PAUSE_MS = 300;
/** Leads come all the time; going back to what one typed a moment ago need not be asked anew. */
const FRESH_MS = 30_000;

export interface ShownPreview {
  /** Undefined until the first answer. */
  readonly value: Preview | undefined;
  /** It answers what was typed before, not what stands there now. */
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
  // What was asked last may have been refused: then the answer before stays.
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
