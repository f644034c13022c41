// Defines the rule: a wallet that pays for only a few more days at the pace of the last week.
import { DAY_MS } from "../../time.ts";
import { DAYS_OF_SPEND } from "../periods.ts";
import { NO_EVIDENCE, WELL, defineAlertRule } from "../alert-rule.ts";

/** So many days must have spend. */
const LEAST_DAYS_WITH_SPEND = 3;
const TENTHS = 10;
/** It ends once the wallet lasts this much longer than the limit. */
const CLEARLY_LONGER = 1.25;

export interface WalletFigures {
  /** Balance and credit, less holds. */
  readonly availableCents: bigint;
  /** Spent within the days, without what was returned. */
  readonly spentCents: bigint;
  readonly daysWithSpend: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

export const walletDaysRule = defineAlertRule({
  unit: "tenths_of_days",
  limits: { days: { unit: "days", least: 1, most: 60, usual: 3 } },
  settleMs: DAY_MS,
  tellsOwner: "advertiser",
  judge: (
    { availableCents, spentCents, daysWithSpend, fromMs, untilMs }: WalletFigures,
    { days },
  ) => {
    if (daysWithSpend < LEAST_DAYS_WITH_SPEND || spentCents <= 0n) return null;
    const left = availableCents < 0n ? 0n : availableCents;
    const value = Number((left * BigInt(DAYS_OF_SPEND * TENTHS)) / spentCents);
    const low = days * TENTHS;
    if (value >= low * CLEARLY_LONGER) return WELL;
    return {
      state: value < low ? "alarm" : "between",
      evidence: {
        ...NO_EVIDENCE,
        value,
        low,
        availableCents: Number(availableCents),
        spentCents: Number(spentCents),
        fromMs,
        untilMs,
      },
    };
  },
});
