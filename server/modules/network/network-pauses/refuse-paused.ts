// Refuses what would be a way around a pause by the network.
import type { NetworkPauseKind } from "../../../../domain/network-pauses/network-pause.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Refusal } from "../../../platform/http/refusal.ts";
import { findPauseOfLike } from "./network-pause.store.ts";
import type { StoredPause } from "./pauses-in-force.store.ts";

/** Why the owner cannot act on a thing while the network's pause is in force. */
export function pausedByNetwork({ reason, ends_ms: endsAtMs }: StoredPause): Refusal {
  const until = endsAtMs === null ? "" : ` until ${new Date(endsAtMs).toISOString()}`;
  return {
    code: "paused_by_network",
    detail: `The network paused this${until}. Only the network resumes it. Its reason: ${reason}`,
  };
}

/**
 * Refuses a thing that is the same as another one of the account that the network paused, whatever
 * became of that one since; null if there is none.
 */
export async function refusePausedLike(
  db: Queryable,
  like: {
    readonly accountId: string;
    readonly kind: NetworkPauseKind;
    readonly thingId: string;
    readonly likeness: readonly Buffer[];
  },
  nowMs: number,
): Promise<Refusal | null> {
  const paused = await findPauseOfLike(db, { ...like, at: new Date(nowMs) });
  return paused === null
    ? null
    : {
        code: "paused_by_network",
        detail:
          `This is the same as “${paused.name}”, which the network paused. Wait until the ` +
          `network resumes it. Its reason: ${paused.reason}`,
      };
}
