// A campaign buys no more, and its owner did not stop it: the operator did, or the wallet pays for
// nothing.
import type { CampaignStopped } from "../../../demand/campaigns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyCampaignStopped(stopped: CampaignStopped, atMs: number): NewEvent[] {
  const about = { accountId: stopped.accountId, type: "campaign_stopped", atMs } as const;
  if (stopped.reason === "operator") {
    const { campaignId, name, status } = stopped;
    return [
      inBothLanguages(
        {
          ...about,
          url: `/campaigns/${campaignId}`,
          facts: { reason: "operator", campaign_id: campaignId, status },
        },
        ({ stops }) => ({ title: stops.byOperator(name, status), body: stops.more[status] }),
      ),
    ];
  }
  const { campaigns, availableCents } = stopped;
  return [
    inBothLanguages(
      {
        ...about,
        url: "/billing",
        facts: { reason: "wallet_empty", campaigns, available_cents: availableCents },
      },
      ({ wallet }) => ({
        title: wallet.empty(campaigns),
        body: wallet.emptyMore(dollars(availableCents)),
      }),
    ),
  ];
}
