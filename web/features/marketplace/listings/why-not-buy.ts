// Explains why this account cannot buy a listing, as far as the browser knows.
import { getAuth, may } from "../../../lib/auth/auth.ts";
import type { MarketplaceTexts } from "../../../../locales/en/marketplace.ts";
import type { Listing } from "./listing-words.ts";

/** A sentence, or null where nothing prevents it. `licensed` is null while unknown. */
export function whyNotBuy(
  { lead, abilities }: Listing,
  licensed: readonly string[] | null,
  texts: MarketplaceTexts,
): string | null {
  const { user } = getAuth();
  if (user !== null && !may(user, "buy")) return texts.confirm.agent;
  if (!abilities.buy) return texts.confirm.notNow;
  if (licensed !== null && (lead.state === null || !licensed.includes(lead.state)))
    return texts.confirm.unlicensed(lead.state ?? texts.confirm.stateUnknown);
  return null;
}
