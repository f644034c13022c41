// Pauses a campaign, for good or until an instant.
import { LONGEST_PAUSE_DAYS } from "../../../../contract/demand/campaigns.ts";
import type { Actor } from "../../../../domain/access/access.ts";
import { type Result, refuse } from "../../../../domain/result.ts";
import { type FieldError, type Refusal, invalid } from "../../../platform/http/refusal.ts";
import type { CampaignRow } from "./campaign.store.ts";
import { type CampaignDeps, writeCampaign } from "./write-campaign.ts";
import { DAY_MS } from "../../../../domain/time.ts";

export interface CampaignPause {
  readonly id: string;
  readonly actor: Actor;
  /** ISO 8601; undefined: until the campaign is resumed. */
  readonly until: string | undefined;
}

export async function pauseCampaign(
  deps: CampaignDeps,
  { id, actor, until }: CampaignPause,
): Promise<Result<CampaignRow, Refusal>> {
  const end = until === undefined ? null : new Date(until);
  const problem = end === null ? null : endProblem(end.getTime(), deps.now());
  if (problem !== null) return refuse(invalid([problem]));
  return writeCampaign(deps, {
    id,
    actor,
    action: "campaign.paused",
    pausedUntil: end,
    change: (current) => (current === null ? undefined : { ...current, status: "paused" }),
  });
}

function endProblem(endMs: number, nowMs: number): FieldError | null {
  // The schema accepts a leap second as a date; `Date` does not.
  if (!(endMs > nowMs))
    return { field: "/until", code: "not_future", message: "Choose a time in the future." };
  return endMs - nowMs > LONGEST_PAUSE_DAYS * DAY_MS
    ? {
        field: "/until",
        code: "too_far",
        message: `Choose a time at most ${LONGEST_PAUSE_DAYS} days away, or none.`,
      }
    : null;
}
