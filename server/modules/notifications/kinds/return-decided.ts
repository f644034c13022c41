// A return was decided: both sides learn how, and what it did to their money.
import type { ReturnDecided } from "../../returns/index.ts";
import { type NewEvent, dollars, told } from "../news.ts";

export function tellReturnDecided({ approved, by, leadId, buyerId, affiliateId, priceCents, earningCents }: ReturnDecided, atMs: number): NewEvent[] {
  const about = { type: "return_decided", url: `/leads/${leadId}`, atMs };
  return [
    told({ ...about, accountId: buyerId }, ({ returns }) => ({ title: returns.decided(approved), body: approved ? returns.moneyBack(dollars(priceCents), returns.why[by]) : returns.stands })),
    told({ ...about, accountId: affiliateId }, ({ returns }) => ({ title: returns.decided(approved), body: approved ? returns.takenBack(dollars(earningCents), returns.why[by]) : returns.keeps(dollars(earningCents)) })),
  ];
}
