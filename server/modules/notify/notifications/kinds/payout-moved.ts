// A payout went on: the operator hears what waits, the affiliate what became of it. Who withdraws
// needs no bell.
import type { PayoutMoved } from "../../../money/payouts/index.ts";
import { type NewEvent, type NotificationText, dollars, inBothLanguages } from "../new-event.ts";
import type { NotificationWords } from "../words/news-words.ts";

export function notifyPayoutMoved(
  { payoutId, affiliateId, networkId, status, amountCents }: PayoutMoved,
  atMs: number,
): NewEvent[] {
  const sum = dollars(amountCents);
  const facts = { payout_id: payoutId, status, amount_cents: amountCents };
  const toAffiliate = (
    tell: (payout: NotificationWords["payout"]) => NotificationText,
  ): NewEvent[] => [
    inBothLanguages(
      {
        accountId: affiliateId,
        type: "payout_moved",
        url: `/earnings?payout=${payoutId}`,
        atMs,
        facts,
      },
      ({ payout }) => tell(payout),
    ),
  ];
  switch (status) {
    case "requested":
      return [
        inBothLanguages(
          {
            accountId: networkId,
            type: "payout_moved",
            url: "/billing?part=payouts&status=requested",
            atMs,
            facts,
          },
          ({ payout }) => ({ title: payout.waits, body: payout.waitsMore(sum) }),
        ),
      ];
    case "sent":
      return toAffiliate((payout) => ({ title: payout.sent(sum), body: payout.sentMore }));
    case "rejected":
      return toAffiliate((payout) => ({ title: payout.refused, body: payout.refusedMore(sum) }));
    case "failed":
      return toAffiliate((payout) => ({ title: payout.failed, body: payout.failedMore(sum) }));
    case "approved":
      return toAffiliate((payout) => ({ title: payout.approved(sum), body: payout.approvedMore }));
    case "cancelled":
      return [];
  }
}
