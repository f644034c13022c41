// A cap or a budget of a campaign is used up: it buys nothing until its window ends, or until it is
// raised.
import type { CapReached } from "../../../demand/campaigns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyCapReached(
  { accountId, campaignId, name, window, unit, most }: CapReached,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "cap_reached",
        url: `/campaigns/${campaignId}`,
        atMs,
        facts: { campaign_id: campaignId, window, unit, most },
      },
      ({ limits }) => ({
        title: limits.reached(name, window, unit),
        body: `${unit === "cents" ? dollars(most) : limits.leads(most)} · ${limits.again(window)}`,
      }),
    ),
  ];
}
