// Pauses by the network: the module's only entry point for other modules.
export { createNetworkPauseJobs } from "./network-pauses.jobs.ts";
export { registerNetworkPauses } from "./network-pauses.routes.ts";
export type { PausableThings, ThingKeeper } from "./pausable-things.ts";
export {
  type PausedSpan,
  SOURCE_PAUSES_MARK_SQL,
  type StoredPause,
  type StoredSubIdPause,
  isNetworkPausedSql,
  isStillInForce,
  isSubIdPausedSql,
  listPausedSpans,
  networkPauseSql,
  pausedSubIdsSql,
  presentPauseInForce,
  presentPausedSubIds,
  subIdPausesOf,
} from "./pauses-in-force.store.ts";
export { pausedByNetwork, refusePausedLike } from "./refuse-paused.ts";
