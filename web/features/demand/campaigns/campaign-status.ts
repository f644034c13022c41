// Pauses and resumes campaigns through the API: one request per campaign, a few at a time, with a
// result for each.
import { call } from "../../../lib/api/call.ts";
import type { Campaign } from "../../../../contract/demand/campaigns.ts";
import type { ApiError } from "../../../lib/api/problem.ts";
import { callAll } from "../../../lib/call-all.ts";

export type StatusCampaign = Pick<Campaign, "id" | "name" | "status" | "paused_until">;
/** A campaign's current or desired status. */
export type CampaignStatus = Pick<StatusCampaign, "status" | "paused_until">;

export interface Failure {
  readonly campaign: StatusCampaign;
  readonly problem: ApiError;
}
export interface StatusResult {
  /** With their previous status. */
  readonly done: readonly StatusCampaign[];
  readonly failed: readonly Failure[];
}

export const ACTIVE: CampaignStatus = { status: "active", paused_until: null };
export const PAUSED: CampaignStatus = { status: "paused", paused_until: null };

/** Sets each campaign to the status that `to` returns. */
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
  // Restoring a pause that has ended resumes the campaign.
  const isOver = until !== null && Date.parse(until) <= Date.now();
  if (status === "active" || isOver)
    await call("POST /v1/campaigns/{id}/resume", { params: { id } });
  else
    await call("POST /v1/campaigns/{id}/pause", {
      params: { id },
      body: until === null ? undefined : { until },
    });
}
