// Holds a listed lead for review and releases it, under the same locks as a purchase.
import { changesOf } from "../../../../../domain/activity/changes.ts";
import { relistedUntil } from "../../../../../domain/distribution/listing.ts";
import { releasedUntil } from "../../../../../domain/lead/quarantine.ts";
import { type Result, ok, refuse } from "../../../../../domain/result.ts";
import type { ListingRow } from "./buy-listing.store.ts";
import {
  type ChangeListingDeps,
  type ListingRefusal,
  isOpen,
  obstacleOf,
  onListing,
  pricesNow,
} from "./change-listing.ts";
import { lockKeeping, writeRelisting } from "./change-listing.store.ts";
import {
  findHeldTimes,
  findQuarantineReason,
  writeQuarantine,
  writeQuarantineReason,
} from "./quarantine.store.ts";

export interface HoldRequest {
  readonly reason: string;
  /** The person of the network. */
  readonly heldBy: string;
}

/**
 * Takes a listed lead off the marketplace until a person of the network releases it or unlists it.
 * Replaces the reason of a lead that is held already. `mayChange` is called under the lead's lock.
 */
export function quarantineLead(
  deps: ChangeListingDeps,
  leadId: string,
  { reason, heldBy }: HoldRequest,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return onListing(deps, leadId, mayChange, async (tx, listing) => {
    const held = { reason, heldBy, atMs: listing.databaseNowMs };
    if (listing.status === "quarantined") {
      const before = { reason: await findQuarantineReason(tx, leadId) };
      await writeQuarantineReason(tx, leadId, held);
      const changes = changesOf(["reason"], before, { reason });
      if (changes.length > 0)
        await deps.record(tx, listing, "lead.hold_explained", { lead_id: leadId }, changes);
      return ok(null);
    }
    if (!isOpen(listing)) return refuse({ code: "already_sold" } as const);
    await writeQuarantine(tx, leadId, held);
    await deps.record(tx, listing, "lead.quarantined", { lead_id: leadId, reason });
    return ok(null);
  });
}

/**
 * Lists a held lead again for the time that it had left, at the price to which it has fallen
 * meanwhile. `consentAtMs`: when the person agreed; null where that is no longer known.
 */
export function releaseLead(
  deps: ChangeListingDeps,
  leadId: string,
  consentAtMs: number | null,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return onListing(deps, leadId, mayChange, async (tx, listing) => {
    if (listing.status !== "quarantined") return refuse({ code: "not_in_review" } as const);
    const obstacle = obstacleOf(listing, await lockKeeping(tx, leadId), consentAtMs);
    if (obstacle !== null) return refuse({ code: obstacle });
    const rules = deps.rules().listing;
    const held = await findHeldTimes(tx, leadId);
    await writeRelisting(tx, leadId, {
      ...pricesNow(listing, rules),
      endsAtMs:
        held === null
          ? relistedUntil(rules, listing.listedAtMs, listing.databaseNowMs)
          : releasedUntil(held, listing.databaseNowMs),
    });
    await deps.record(tx, listing, "lead.released", { lead_id: leadId });
    return ok(null);
  });
}
