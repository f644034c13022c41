// Derives from a decision the answer to the affiliate's post and the lead's outcome.
import { type Cents, ZERO_CENTS } from "../money/money.ts";
import type { LeadStatus, PostReason } from "../lead/vocabulary.ts";
import type { Decision, AuctionLead } from "./auction-lead.ts";
import { earningOf } from "./reserve.ts";

/**
 * The outcome of a post as the affiliate sees it. It never changes, so a repeated call gets the
 * same answer.
 */
export interface Answer {
  readonly leadId: string;
  readonly status: "accepted" | "rejected" | "duplicate";
  readonly reason: PostReason | null;
  readonly sale: "none" | "shared" | "exclusive";
  /** What the affiliate earns at the post. */
  readonly priceCents: Cents;
  /** For an affiliate's own duplicate: the answer to the first copy. */
  readonly original: {
    readonly status: "accepted" | "rejected";
    readonly priceCents: Cents;
  } | null;
}

/** The outcome of a decided lead. */
export interface LeadOutcome {
  readonly status: Extract<LeadStatus, "available" | "sold" | "rejected">;
  readonly answer: Answer;
  readonly soldSlots: number;
  /** All slots: sold ones and those still for sale. */
  readonly saleSlots: number;
  readonly listed: boolean;
}

/**
 * Turns a decision into the lead's outcome. Sold exclusively or in every slot: `sold`. With slots
 * left or nothing sold: `available` and listed if the source lists leads; otherwise nothing more is
 * offered and an unsold lead is `rejected`. `listable` says whether the marketplace can meet the
 * reserve at all.
 */
export function outcomeOf(
  auctionLead: AuctionLead,
  decision: Decision,
  unsoldRule: "reject" | "list",
  listable: boolean,
): LeadOutcome {
  const { sales } = decision;
  const earned = sales.reduce(
    (sum, sale) => sum + earningOf(sale.priceCents, auctionLead.earningTerms),
    0n,
  ) as Cents;
  const answer = (
    status: Answer["status"],
    sale: Answer["sale"],
    reason: PostReason | null,
  ): Answer => ({
    leadId: auctionLead.leadId,
    status,
    reason,
    sale,
    priceCents: earned,
    original: null,
  });
  if (sales[0]?.mode === "exclusive") {
    return {
      status: "sold",
      answer: answer("accepted", "exclusive", null),
      soldSlots: 1,
      saleSlots: 1,
      listed: false,
    };
  }
  const lists = unsoldRule === "list" && listable;
  if (sales.length > 0) {
    const open = lists && sales.length < auctionLead.sharedSlots;
    return {
      status: open ? "available" : "sold",
      answer: answer("accepted", "shared", null),
      soldSlots: sales.length,
      saleSlots: open ? auctionLead.sharedSlots : sales.length,
      listed: open,
    };
  }
  if (lists) {
    return {
      status: "available",
      answer: answer("accepted", "none", null),
      soldSlots: 0,
      saleSlots: Math.max(auctionLead.sharedSlots, 1),
      listed: true,
    };
  }
  return {
    status: "rejected",
    answer: { ...answer("rejected", "none", decision.unsoldReason), priceCents: ZERO_CENTS },
    soldSlots: 0,
    saleSlots: 0,
    listed: false,
  };
}
