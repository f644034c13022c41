// Defines the rule: a source of whose sold leads buyers reach unusually few.
import { DAY_MS } from "../../time.ts";
import { defineAlertRule } from "../alert-rule.ts";
import { type RateFigures, judgeRate } from "../rate-band.ts";

export const contactRateRule = defineAlertRule({
  unit: "basis_points",
  limits: {
    least: { unit: "sales", least: 30, most: 10_000, usual: 100 },
    deviations: { unit: "deviations", least: 3, most: 8, usual: 5 },
    points: { unit: "points", least: 1, most: 50, usual: 5 },
  },
  settleMs: DAY_MS,
  tellsOwner: null,
  judge: (figures: RateFigures, limits) => judgeRate(figures, limits, "below"),
});
