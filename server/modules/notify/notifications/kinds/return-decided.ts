// A return was decided: both sides learn how, and what it did to their money.
import type { ReturnDecided } from "../../../marketplace/returns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyReturnDecided(
  { approved, by, saleId, leadId, buyerId, affiliateId, priceCents, earningCents }: ReturnDecided,
  atMs: number,
): NewEvent[] {
  const about = { type: "return_decided", url: `/leads/${leadId}`, atMs } as const;
  return [
    inBothLanguages(
      {
        ...about,
        accountId: buyerId,
        facts: {
          sale_id: saleId,
          lead_id: leadId,
          approved,
          decided_by: by,
          price_cents: priceCents,
        },
      },
      ({ returns }) => ({
        title: returns.decided(approved),
        body: approved ? returns.moneyBack(dollars(priceCents), returns.why[by]) : returns.stands,
      }),
    ),
    inBothLanguages(
      {
        ...about,
        accountId: affiliateId,
        facts: {
          sale_id: saleId,
          lead_id: leadId,
          approved,
          decided_by: by,
          earning_cents: earningCents,
        },
      },
      ({ returns }) => ({
        title: returns.decided(approved),
        body: approved
          ? returns.takenBack(dollars(earningCents), returns.why[by])
          : returns.keeps(dollars(earningCents)),
      }),
    ),
  ];
}
