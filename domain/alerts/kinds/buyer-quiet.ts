// Defines the rule: a buyer that buys no leads, though its campaigns run and by its own rhythm it
// should.
import { DAY_MS } from "../../time.ts";
import { defineAlertRule } from "../alert-rule.ts";
import { type RhythmFigures, judgeSilence } from "../rhythm.ts";

export const buyerQuietRule = defineAlertRule({
  unit: "minutes",
  limits: {
    missing: { unit: "leads", least: 5, most: 1_000, usual: 12 },
    minutes: { unit: "minutes", least: 10, most: 10_080, usual: 120 },
  },
  settleMs: DAY_MS,
  tellsOwner: null,
  judge: (figures: RhythmFigures, limits, atMs) => judgeSilence(figures, limits, atMs),
});
