// Decides which campaigns buy nothing until a person acts. Other obstacles end by themselves, or
// are what the network itself decided.
import { type BuyingFacts, canBeLicensed } from "./obstacle.ts";

export const CAMPAIGN_STOP_REASONS = [
  "not_licensed",
  "insufficient_funds",
  "cap_reached",
  "budget_exhausted",
] as const;
export type CampaignStopReason = (typeof CAMPAIGN_STOP_REASONS)[number];

/** What decides it, of an active campaign of an active account. */
export interface StopFacts extends Pick<BuyingFacts, "licensedStates" | "wantedStates"> {
  /** Balance plus credit less holds, in cents. */
  readonly availableCents: bigint;
  /** The least that it may offer for a lead, in cents. */
  readonly lowestBidCents: bigint;
  /** Its cap and budget in total; null without one. */
  readonly mostLeads: number | null;
  readonly mostCents: bigint | null;
  /** What it has bought and spent in total. */
  readonly leads: number;
  readonly cents: bigint;
}

/**
 * Why the campaign is stopped, the first in the order of `findObstacle`; null if it can buy, or
 * does so again by itself, as with a cap per day.
 */
export function findStop(facts: StopFacts): CampaignStopReason | null {
  if (!canBeLicensed(facts)) return "not_licensed";
  if (facts.availableCents < facts.lowestBidCents) return "insufficient_funds";
  if (facts.mostLeads !== null && facts.leads >= facts.mostLeads) return "cap_reached";
  return facts.mostCents !== null && facts.cents + facts.lowestBidCents > facts.mostCents
    ? "budget_exhausted"
    : null;
}

/**
 * Whether money is what an account lacks: at least one of its active campaigns is stopped by it,
 * and every other one by missing licenses. `stops`: of each campaign, null for one that can buy.
 */
export function isOutOfMoney(stops: readonly (CampaignStopReason | null)[]): boolean {
  return (
    stops.includes("insufficient_funds") &&
    stops.every((reason) => reason === "insufficient_funds" || reason === "not_licensed")
  );
}
