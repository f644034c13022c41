// Defines the rule: a source that sends no leads, though by its own rhythm it should.
import { DAY_MS } from "../../time.ts";
import { defineAlertRule } from "../alert-rule.ts";
import { type RhythmFigures, judgeSilence } from "../rhythm.ts";

export const sourceQuietRule = defineAlertRule({
  unit: "minutes",
  limits: {
    // At random, twelve leads are missing once in 160,000 times.
    missing: { unit: "leads", least: 5, most: 1_000, usual: 12 },
    minutes: { unit: "minutes", least: 10, most: 10_080, usual: 60 },
  },
  settleMs: DAY_MS,
  tellsOwner: "affiliate",
  judge: (figures: RhythmFigures, limits, atMs) => judgeSilence(figures, limits, atMs),
});
