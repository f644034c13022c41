// Lets the network pause campaigns, and recognizes a copy of one that it paused.
import { likenessText } from "../../../../domain/network-pauses/likeness.ts";
import { sha256 } from "../../../platform/crypto/sha256.ts";
import type { ThingKeeper } from "../../network/network-pauses/index.ts";
import { announceCampaign } from "./announce-buyer.store.ts";
import { lockCampaign } from "./campaign.store.ts";

/** Two campaigns with the same criteria buy the same leads, whatever their names and bids are. */
export function campaignLikeness(criteria: unknown): readonly Buffer[] {
  return [sha256(likenessText(criteria))];
}

export const PAUSABLE_CAMPAIGNS: ThingKeeper = {
  async lock(db, id) {
    const row = await lockCampaign(db, id);
    return row === null || row.status === "archived"
      ? null
      : {
          accountId: row.account_id,
          name: row.name,
          likeness: campaignLikeness(row.criteria),
        };
  },
  announce: announceCampaign,
};
