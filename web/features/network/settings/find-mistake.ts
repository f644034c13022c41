// Finds values of the network's settings that do not go together, before they are sent.
import type { SettingsDocument } from "../../../../contract/network/settings.ts";
import type { SettingsTexts } from "../../../../locales/en/settings.ts";

const WHOLE_PERCENT = 100;

/** The first mistake in words; null where all values go together. */
export function findMistake(
  { score_weights: weights, tier_thresholds: thresholds, ...draft }: SettingsDocument,
  { network: texts }: SettingsTexts,
): string | null {
  if (weights.engagement + weights.intent + weights.financial !== WHOLE_PERCENT)
    return texts.weightSum;
  if (thresholds.hot <= thresholds.nurture) return texts.order;
  const stepMistake = findStepMistake(draft);
  if (stepMistake !== null) return texts[stepMistake];
  if (draft.exclusive_days < draft.duplicate_days) return texts.exclusiveDays;
  return draft.return_touch_days > draft.return_touches ? texts.touchDays : null;
}

/** Steps follow each other before the listing ends, each with a lower price. */
function findStepMistake({
  listing_steps: steps,
  listing_ends_after_minutes: end,
}: Pick<SettingsDocument, "listing_steps" | "listing_ends_after_minutes">):
  | "stepTime"
  | "stepPrice"
  | null {
  const times = [...steps.map((step) => step.after_minutes), end];
  if (times.some((time, index) => time <= (times[index - 1] ?? -1))) return "stepTime";
  const shares = steps.map((step) => step.basis_points);
  return shares.some((share, index) => share >= (shares[index - 1] ?? Infinity))
    ? "stepPrice"
    : null;
}
