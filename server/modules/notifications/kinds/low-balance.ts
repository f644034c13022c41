// A wallet pays for only a few leads more.
import type { LowBalance } from "../../campaigns/index.ts";
import { type NewEvent, dollars, told } from "../news.ts";

export function tellLowBalance({ accountId, availableCents }: LowBalance, atMs: number): NewEvent[] {
  return [told({ accountId, type: "low_balance", url: "/billing", atMs, facts: { available_cents: availableCents } }, ({ wallet }) => ({ title: wallet.low, body: wallet.lowMore(dollars(availableCents)) }))];
}
