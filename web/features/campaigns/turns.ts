// Pausing and resuming over the API: one call a campaign, a few at a time, each with what became of
// it.
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import type { CallProblem } from "../../lib/api/problem.ts";
import { callAll } from "../../lib/call-all.ts";

export type Turned = Pick<Schemas["Campaign"], "id" | "name" | "status" | "paused_until">;
/** How a campaign stands, or shall stand. */
export type Standing = Pick<Turned, "status" | "paused_until">;

export interface Failure {
  readonly campaign: Turned;
  readonly problem: CallProblem;
}
export interface Turning {
  /** As they were before. */
  readonly done: readonly Turned[];
  readonly failed: readonly Failure[];
}

export const ACTIVE: Standing = { status: "active", paused_until: null };
export const PAUSED: Standing = { status: "paused", paused_until: null };

/** Turns each campaign to what `to` says of it. */
export async function turnAll(
  campaigns: readonly Turned[],
  to: (campaign: Turned) => Standing,
): Promise<Turning> {
  const { done, failed } = await callAll(campaigns, (campaign) => turn(campaign.id, to(campaign)));
  return { done, failed: failed.map(({ item, problem }) => ({ campaign: item, problem })) };
}

async function turn(id: string, { status, paused_until: until }: Standing): Promise<void> {
  // Put back to a pause that is over by now, it buys.
  const isOver = until !== null && Date.parse(until) <= Date.now();
  if (status === "active" || isOver) await call("POST", `/v1/campaigns/${id}/resume`);
  else await call("POST", `/v1/campaigns/${id}/pause`, until === null ? undefined : { until });
}
