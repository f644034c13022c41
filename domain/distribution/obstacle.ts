// Finds what keeps an active campaign from buying any lead at a moment.
import type { Bidder } from "./bidder.ts";
import type { AccountLimits } from "./account-limits.ts";
import { isOpen, localMoment } from "./calendar.ts";
import type { Counters } from "./caps.ts";
import { type UsedUpWindow, findUsedUp } from "./used-up.ts";
import { WHOLE_BASIS_POINTS, cents, shareOf } from "../money/money.ts";

/** In the order in which they are named: the first needs the account, the last ends by itself. */
export const OBSTACLES = [
  "account_suspended",
  "not_licensed",
  "insufficient_funds",
  "cap_reached",
  "budget_exhausted",
  "account_limit",
  "outside_hours",
] as const;

export interface Obstacle {
  readonly reason: (typeof OBSTACLES)[number];
  /** The window of a cap or budget; null for other reasons. */
  readonly window: UsedUpWindow | null;
}

export interface BuyingFacts {
  readonly isAccountActive: boolean;
  readonly licensedStates: ReadonlySet<string>;
  /** The states of which a lead must have one by the criteria; null without a limit. */
  readonly wantedStates: readonly string[] | null;
  /** Balance plus credit less holds, in cents. */
  readonly availableCents: bigint;
  readonly terms: Pick<
    Bidder,
    "exclusiveBidCents" | "sharedBidCents" | "adjustments" | "limits" | "schedule"
  >;
  readonly counters: Counters;
  /** Limits over all campaigns of the account; null without any. */
  readonly account: { readonly agreed: AccountLimits; readonly counters: Counters } | null;
}

/** Why the campaign can buy no lead at the moment, whatever the lead; null if it may buy one. */
export function findObstacle(facts: BuyingFacts, atMs: number): Obstacle | null {
  const { terms, counters } = facts;
  const because = (reason: Obstacle["reason"]): Obstacle => ({ reason, window: null });
  if (!facts.isAccountActive) return because("account_suspended");
  if (!canBeLicensed(facts)) return because("not_licensed");
  const lowest = lowestBid(terms);
  if (facts.availableCents < lowest) return because("insufficient_funds");
  const moment = localMoment(terms.schedule.timeZone, atMs);
  const usedUp = findUsedUp(terms.limits, counters, moment, lowest);
  if (usedUp !== null)
    return {
      reason: usedUp.unit === "leads" ? "cap_reached" : "budget_exhausted",
      window: usedUp.window,
    };
  const { account } = facts;
  const usedByAll =
    account === null
      ? null
      : findUsedUp(
          account.agreed.limits,
          account.counters,
          localMoment(account.agreed.timeZone, atMs),
          lowest,
        );
  if (usedByAll !== null) return { reason: "account_limit", window: usedByAll.window };
  return isOpen(terms.schedule, moment) ? null : because("outside_hours");
}

/** Whether there may be a lead for which the account is licensed. */
export function canBeLicensed({
  licensedStates,
  wantedStates,
}: Pick<BuyingFacts, "licensedStates" | "wantedStates">): boolean {
  return wantedStates === null
    ? licensedStates.size > 0
    : wantedStates.some((state) => licensedStates.has(state));
}

/** The least that the campaign may offer for a lead: its lower bid with every reduction. */
export function lowestBid({
  exclusiveBidCents,
  sharedBidCents,
  adjustments,
}: Pick<BuyingFacts["terms"], "exclusiveBidCents" | "sharedBidCents" | "adjustments">): bigint {
  const bids = [exclusiveBidCents, sharedBidCents].filter((bid) => bid !== null);
  const lower = bids.reduce((least, bid) => (bid < least ? bid : least), bids[0] ?? cents(0));
  const most = { tier: 0, county_fips: 0, timing: 0 };
  for (const { by, percent } of adjustments) most[by] = Math.min(most[by], percent);
  const percent = WHOLE_BASIS_POINTS + most.tier + most.county_fips + most.timing;
  return shareOf(lower, Math.max(0, percent));
}
