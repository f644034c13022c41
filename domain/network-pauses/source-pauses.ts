// Decides whether a source's pauses refuse a post or a ping: its owner's, the network's of the
// source, and the network's of a sub id.
import type { PostReason } from "../lead/vocabulary.ts";
import { type PauseTimes, isInForce } from "./network-pause.ts";
import { type SubIdPause, isSubIdPaused } from "./sub-id-pause.ts";

export interface SourcePauses {
  readonly isPausedByOwner: boolean;
  readonly byNetwork: PauseTimes | null;
  readonly subIds: readonly SubIdPause[];
}

export const NO_PAUSES: SourcePauses = { isPausedByOwner: false, byNetwork: null, subIds: [] };

type PauseReason = Extract<PostReason, "source_paused" | "paused_by_network">;

/**
 * Why whatever comes in by the source is refused at the moment; null if it is not. The network's
 * pause is named first: the owner cannot end it.
 */
export function pauseOfSource(
  { isPausedByOwner, byNetwork }: SourcePauses,
  nowMs: number,
): PauseReason | null {
  if (byNetwork !== null && isInForce(byNetwork, nowMs)) return "paused_by_network";
  return isPausedByOwner ? "source_paused" : null;
}

/**
 * The same for a post with these sub ids, in the order of sub1 to sub5; null where they cannot be
 * read, because the post is refused for something else.
 */
export function pauseOfPost(
  pauses: SourcePauses,
  subIds: readonly (string | null)[] | null,
  nowMs: number,
): PauseReason | null {
  return (
    pauseOfSource(pauses, nowMs) ??
    (isSubIdPaused(pauses.subIds, subIds ?? [], nowMs) ? "paused_by_network" : null)
  );
}
