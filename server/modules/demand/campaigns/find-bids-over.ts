// Finds bids of a campaign over the network's ceiling.
import { isDeepStrictEqual } from "node:util";
import { type OverCeiling, findOverCeiling } from "../../../../domain/distribution/bid-ceiling.ts";
import { type Cents, cents, centsToText } from "../../../../domain/money/money.ts";
import type { FieldError } from "../../../platform/http/refusal.ts";
import type { CheckedCampaign, CompleteCampaign } from "./campaign-document.ts";

const FIELD: Readonly<Record<OverCeiling, string>> = {
  exclusive: "/exclusive_bid_cents",
  shared: "/shared_bid_cents",
  adjustments: "/adjustments",
};

/**
 * The bids over `ceiling`, none if empty. A stored campaign whose bids and adjustments stay as
 * `before` keeps them, even where the ceiling was lowered since.
 */
export function findBidsOver(
  { document, adjustments }: CheckedCampaign,
  before: CompleteCampaign | null,
  ceiling: Cents,
): FieldError[] {
  if (before !== null && isDeepStrictEqual(bidsOf(before), bidsOf(document))) return [];
  const bid = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));
  const over = findOverCeiling(
    {
      exclusiveBidCents: bid(document.exclusive_bid_cents),
      sharedBidCents: bid(document.shared_bid_cents),
      adjustments,
    },
    ceiling,
  );
  return over.map((what) => ({
    field: FIELD[what],
    code: "above_ceiling",
    message: `Bid at most ${centsToText(ceiling)}, with adjustments: this is the network's limit.`,
  }));
}

function bidsOf(document: CompleteCampaign): unknown {
  const { exclusive_bid_cents: exclusive, shared_bid_cents: shared, adjustments } = document;
  return { exclusive, shared, adjustments };
}
