// It is the operator's turn with a return: the buyer learns what comes next, the operator what
// waits and until when.
import type { ReturnToDecide } from "../../../marketplace/returns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyReturnToDecide(
  {
    returnId,
    leadId,
    buyerId,
    networkId,
    reason,
    wasAnswered,
    priceCents,
    lastDay,
    peopleOnly,
  }: ReturnToDecide,
  atMs: number,
): NewEvent[] {
  const about = {
    type: "return_to_decide",
    atMs,
    facts: {
      return_id: returnId,
      lead_id: leadId,
      reason_code: reason,
      was_answered: wasAnswered,
      price_cents: priceCents,
      last_day: lastDay,
    },
  } as const;
  return [
    inBothLanguages(
      { ...about, accountId: networkId, url: `/dashboard?return=${returnId}` },
      ({ reason: name, returns }) => ({
        title: returns.waits,
        body: returns.waitsMore(
          wasAnswered ? returns.answered : returns.notAnswered,
          name(reason),
          dollars(priceCents),
          lastDay,
        ),
      }),
    ),
    inBothLanguages({ ...about, accountId: buyerId, url: `/leads/${leadId}` }, ({ returns }) => ({
      title: wasAnswered ? returns.answered : returns.notAnswered,
      body: peopleOnly ? returns.decides : returns.decidesUntil(lastDay),
    })),
  ];
}
