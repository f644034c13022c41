// Defines the rule: a destination, webhook or postback that takes no message.
import { HOUR_MS, MINUTE_MS } from "../../time.ts";
import { NO_EVIDENCE, WELL, defineAlertRule } from "../alert-rule.ts";

export interface FailingFigures {
  /** Since when every attempt has failed; null while they succeed. */
  readonly failingSinceMs: number | null;
  /** Messages that wait for it. */
  readonly waiting: number;
}

export const deliveryFailingRule = defineAlertRule({
  unit: "minutes",
  limits: { minutes: { unit: "minutes", least: 1, most: 10_080, usual: 30 } },
  settleMs: 6 * HOUR_MS,
  // Its owner is told by kinds of their own: delivery_failing, webhook_off, postback_off.
  tellsOwner: null,
  judge: ({ failingSinceMs, waiting }: FailingFigures, { minutes }, atMs) => {
    if (failingSinceMs === null) return WELL;
    const value = Math.floor((atMs - failingSinceMs) / MINUTE_MS);
    return {
      state: value >= minutes ? "alarm" : "between",
      evidence: {
        ...NO_EVIDENCE,
        value,
        high: minutes,
        count: waiting,
        fromMs: failingSinceMs,
        untilMs: atMs,
      },
    };
  },
});
