// Finds the lowest bid that would have won a past lead.
import { cents } from "../money/money.ts";
import type { SaleMode } from "./bidder.ts";
import type { PastLead } from "./past-lead.ts";
import type { Replay } from "./replay.ts";

/** $10,000: far above what a lead sells for, so that a search ends. */
const HIGHEST_CENTS = 1_000_000;

/**
 * The lowest bid in the mode, in cents before adjustments, at which the campaign would have won the
 * lead that it was last asked about, caps and money left aside. Null if no bid would: the lead was
 * not for sale in this mode, or its routing does not go by the bid.
 */
export function priceToWin(
  replay: Pick<Replay, "wouldWin">,
  lead: PastLead,
  mode: SaleMode,
): number | null {
  const wins = (bid: number): boolean => replay.wouldWin(lead, mode, cents(bid));
  if (!wins(HIGHEST_CENTS)) return null;
  let [tooLow, enough] = [0, HIGHEST_CENTS];
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (wins(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}
