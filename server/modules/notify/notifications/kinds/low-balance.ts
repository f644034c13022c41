// A wallet pays for only a few leads more.
import type { LowBalance } from "../../../demand/campaigns/index.ts";
import { type NewEvent, dollars, inBothLanguages } from "../new-event.ts";

export function notifyLowBalance(
  { accountId, availableCents, belowCents }: LowBalance,
  atMs: number,
): NewEvent[] {
  return [
    inBothLanguages(
      {
        accountId,
        type: "low_balance",
        url: "/billing",
        atMs,
        facts: { available_cents: availableCents, below_cents: belowCents },
      },
      ({ wallet }) => ({
        title: wallet.low,
        body:
          belowCents === null
            ? wallet.lowMore(dollars(availableCents))
            : wallet.below(dollars(availableCents), dollars(belowCents)),
      }),
    ),
  ];
}
