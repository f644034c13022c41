// Defines the rule: messages of a queue that wait longer than they should.
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../time.ts";
import { NO_EVIDENCE, WELL, defineAlertRule } from "../alert-rule.ts";

const SECONDS_PER_MINUTE = MINUTE_MS / SECOND_MS;

export interface QueueFigures {
  /** Messages whose time has come. */
  readonly due: number;
  /** Since the oldest of them was due. */
  readonly oldestSeconds: number;
}

export const queueAgeRule = defineAlertRule({
  unit: "minutes",
  limits: { minutes: { unit: "minutes", least: 1, most: 1_440, usual: 10 } },
  settleMs: HOUR_MS,
  tellsOwner: null,
  judge: ({ due, oldestSeconds }: QueueFigures, { minutes }, atMs) => {
    const value = Math.floor(oldestSeconds / SECONDS_PER_MINUTE);
    if (value < minutes / 2) return WELL;
    return {
      state: value >= minutes ? "alarm" : "between",
      evidence: {
        ...NO_EVIDENCE,
        value,
        high: minutes,
        count: due,
        fromMs: atMs - oldestSeconds * SECOND_MS,
        untilMs: atMs,
      },
    };
  },
});
