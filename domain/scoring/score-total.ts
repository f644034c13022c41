// Computes the total score and its tier from three components, in integers only.
import type { Tier } from "../lead/vocabulary.ts";

/** Whole percent; they sum to 100. A network setting. */
export interface ScoreWeights {
  readonly engagement: number;
  readonly intent: number;
  readonly financial: number;
}

/** The minimum totals, 0–10,000, for the two upper tiers. A network setting. */
export interface TierThresholds {
  readonly hot: number;
  readonly nurture: number;
}

/** 0.4, 0.3 and 0.3. */
export const DEFAULT_WEIGHTS: ScoreWeights = { engagement: 40, intent: 30, financial: 30 };

/** 0.8 and 0.5. */
export const DEFAULT_THRESHOLDS: TierThresholds = { hot: 8_000, nurture: 5_000 };

/**
 * The weighted total, 0–10,000, from components in whole hundredths 0–100: `40e + 30i + 30f` by
 * default. Integers, because with binary fractions 201 of the 1,030,301 combinations get the wrong
 * tier (.59/.95/.93 is exactly hot). Throws a RangeError for weights that are not whole or do not
 * sum to 100.
 */
export function scoreTotal(
  engagement: number,
  intent: number,
  financial: number,
  weights: ScoreWeights = DEFAULT_WEIGHTS,
): number {
  if (
    !isWholePercent(weights.engagement) ||
    !isWholePercent(weights.intent) ||
    !isWholePercent(weights.financial) ||
    weights.engagement + weights.intent + weights.financial !== 100
  ) {
    throw new RangeError("score weights are whole percent that sum to 100");
  }
  return weights.engagement * engagement + weights.intent * intent + weights.financial * financial;
}

function isWholePercent(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 0;
}

/** The tier of a total; a total equal to a threshold is in the upper tier. */
export function tierOf(total: number, thresholds: TierThresholds = DEFAULT_THRESHOLDS): Tier {
  if (total >= thresholds.hot) return "hot";
  return total >= thresholds.nurture ? "nurture" : "cold";
}
