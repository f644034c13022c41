// Pausing and resuming over the API: one call a campaign, a few at a time, each with what became of it.
import { call } from "../../lib/api/call.ts";
import type { Schemas } from "../../lib/api/client.ts";
import { type CallProblem, toProblem } from "../../lib/api/problem.ts";

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

const AT_ONCE = 4;

/** Turns each campaign to what `to` says of it. Where the server is away, the rest is not tried: each would wait for it in vain. */
export async function turnAll(campaigns: readonly Turned[], to: (campaign: Turned) => Standing): Promise<Turning> {
  const outcomes: (CallProblem | null)[] = [];
  let away: CallProblem | null = null;
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < campaigns.length; index = next++) {
      const campaign = campaigns[index];
      if (campaign === undefined) return;
      outcomes[index] = away ?? (await turn(campaign.id, to(campaign)));
      if (outcomes[index]?.code === "offline") away = outcomes[index] ?? null;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return {
    done: campaigns.filter((_, index) => outcomes[index] === null),
    failed: campaigns.flatMap((campaign, index) => { const problem = outcomes[index]; return problem === null || problem === undefined ? [] : [{ campaign, problem }]; }),
  };
}

async function turn(id: string, { status, paused_until: until }: Standing): Promise<CallProblem | null> {
  // Put back to a pause that is over by now, it buys.
  const isOver = until !== null && Date.parse(until) <= Date.now();
  try {
    if (status === "active" || isOver) await call("POST", `/v1/campaigns/${id}/resume`);
    else await call("POST", `/v1/campaigns/${id}/pause`, until === null ? undefined : { until });
    return null;
  } catch (error) {
    return toProblem(error);
  }
}
