// A buyer asks for its money back: the affiliate may answer, so it is told at once.
import type { ReturnFiled } from "../../../marketplace/returns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyReturnFiled(
  { affiliateId, leadId, reason, earningCents }: ReturnFiled,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId: affiliateId,
        type: "return_filed",
        url: `/leads/${leadId}`,
        atMs,
        facts: { lead_id: leadId, reason_code: reason, earning_cents: earningCents },
      },
      ({ reason: name, returns }) => ({
        title: returns.filed,
        body: returns.filedMore(name(reason), dollars(earningCents)),
      }),
    ),
  ];
}
