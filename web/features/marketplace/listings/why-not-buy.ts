// Why a listing cannot be bought by this account, as far as the screen can know before it asks.
import { getAuth } from "../../../lib/auth/auth.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import type { Listing } from "./listing-words.ts";

/** A sentence, or null where nothing is in the way. `licensed` is null while it is not known. */
export function whyNotBuy(
  { lead, abilities }: Listing,
  licensed: readonly string[] | null,
  texts: MarketplaceTexts,
): string | null {
  if (getAuth().user?.teamRole === "agent") return texts.confirm.agent;
  if (!abilities.buy) return texts.confirm.notNow;
  if (licensed !== null && (lead.state === null || !licensed.includes(lead.state)))
    return texts.confirm.unlicensed(lead.state ?? texts.confirm.stateUnknown);
  return null;
}
