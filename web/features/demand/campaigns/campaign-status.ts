// Pausing and resuming over the API: one call a campaign, a few at a time, each with what became of
// it.
import { call } from "../../../lib/api/call.ts";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { callAll } from "../../../lib/call-all.ts";

export type StatusCampaign = Pick<Campaign, "id" | "name" | "status" | "paused_until">;
/** How a campaign stands, or shall stand. */
export type CampaignStatus = Pick<StatusCampaign, "status" | "paused_until">;

export interface Failure {
  readonly campaign: StatusCampaign;
  readonly problem: ApiError;
}
export interface StatusResult {
  /** As they were before. */
  readonly done: readonly StatusCampaign[];
  readonly failed: readonly Failure[];
}

export const ACTIVE: CampaignStatus = { status: "active", paused_until: null };
export const PAUSED: CampaignStatus = { status: "paused", paused_until: null };

/** Turns each campaign to what `to` says of it. */
export async function setStatus(
  campaigns: readonly StatusCampaign[],
  to: (campaign: StatusCampaign) => CampaignStatus,
): Promise<StatusResult> {
  const { done, failed } = await callAll(campaigns, (campaign) =>
    setCampaignStatus(campaign.id, to(campaign)),
  );
  return { done, failed: failed.map(({ item, problem }) => ({ campaign: item, problem })) };
}

async function setCampaignStatus(
  id: string,
  { status, paused_until: until }: CampaignStatus,
): Promise<void> {
  // Put back to a pause that is over by now, it buys.
  const isOver = until !== null && Date.parse(until) <= Date.now();
  if (status === "active" || isOver)
    await call("POST /v1/campaigns/{id}/resume", { params: { id } });
  else
    await call("POST /v1/campaigns/{id}/pause", {
      params: { id },
      body: until === null ? undefined : { until },
    });
}
