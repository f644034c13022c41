// Defines the rule: no process runs that publishes events and sends messages.
import { MINUTE_MS } from "../../time.ts";
import { NO_EVIDENCE, WELL, defineAlertRule } from "../alert-rule.ts";

export interface WorkerFigures {
  /** Processes that work and answered in time. */
  readonly running: number;
  /** Since when none does, as far as is known. */
  readonly goneSinceMs: number;
}

export const workerGoneRule = defineAlertRule({
  unit: "minutes",
  // The time of a restart.
  limits: { minutes: { unit: "minutes", least: 0, most: 60, usual: 2 } },
  // A worker that is killed twice within an hour is told twice.
  settleMs: 0,
  tellsOwner: null,
  judge: ({ running, goneSinceMs }: WorkerFigures, { minutes }, atMs) => {
    if (running > 0) return WELL;
    const goneMs = atMs - goneSinceMs;
    return {
      state: goneMs >= minutes * MINUTE_MS ? "alarm" : "between",
      evidence: {
        ...NO_EVIDENCE,
        value: Math.max(0, Math.floor(goneMs / MINUTE_MS)),
        high: minutes,
        count: 0,
        fromMs: goneSinceMs,
        untilMs: atMs,
      },
    };
  },
});
