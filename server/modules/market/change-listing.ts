// What an affiliate changes about its lead on the marketplace: what it asks for it, and whether it is there at all.
import type pg from "pg";
import { type ListedPrice, nextFallAfter, startFor } from "../../../domain/distribution/listing.ts";
import type { Cents } from "../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../platform/db/transaction.ts";
import type { MarketRules } from "./arrival.ts";
import { UNSOLD_CONTACT_KEPT_MS } from "./batch-rows.ts";
import { type ListingRow, lockListing } from "./buy-listing.store.ts";
import { writePrices, writeWithdrawal } from "./change-listing.store.ts";

/** Whole cents; absent: stays as it is. */
export interface AskingPrices {
  readonly exclusiveCents?: Cents | undefined;
  readonly slotCents?: Cents | undefined;
}

export type ListingRefusal =
  | { readonly code: "not_found" | "already_sold" | "mode_not_offered" }
  /** Less than the reserve comes to. */
  | { readonly code: "below_reserve"; readonly mode: keyof AskingPrices; readonly leastCents: Cents };

export interface ChangeListingDeps {
  readonly pool: pg.Pool;
  readonly rules: () => MarketRules;
  /** Written in the same transaction. */
  readonly record: (tx: Transaction, listing: ListingRow, action: "listing.repriced" | "lead.withdrawn", detail: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Asks these prices from now on; they go on falling by the network's steps, never below the reserve. `mayChange` is asked under the lead's lock. */
export function repriceListing(deps: ChangeListingDeps, leadId: string, asked: AskingPrices, mayChange: (listing: ListingRow) => boolean): Promise<Result<null, ListingRefusal>> {
  return onOpenListing(deps, leadId, mayChange, async (tx, listing) => {
    const rules = deps.rules().listing;
    const ageMs = listing.databaseNowMs - listing.listedAtMs;
    const changed: { exclusive: ListedPrice | null; slot: ListedPrice | null } = { exclusive: listing.exclusive, slot: listing.slot };
    for (const [mode, part] of [["exclusiveCents", "exclusive"], ["slotCents", "slot"]] as const) {
      const cents = asked[mode];
      if (cents === undefined) continue;
      const price = changed[part];
      if (price === null || (part === "exclusive" && listing.soldSlots > 0)) return refuse({ code: "mode_not_offered" });
      if (cents < price.floorCents) return refuse({ code: "below_reserve", mode, leastCents: price.floorCents });
      changed[part] = { ...price, startCents: startFor(cents, rules, ageMs) };
    }
    const nextMs = nextFallAfter([changed.exclusive, changed.slot].filter((price) => price !== null), rules, ageMs);
    await writePrices(tx, leadId, { ...changed, asked, nextPriceAtMs: nextMs === null ? null : listing.listedAtMs + nextMs });
    await deps.record(tx, listing, "listing.repriced", { lead_id: leadId, ...(asked.exclusiveCents === undefined ? {} : { exclusive_price_cents: Number(asked.exclusiveCents) }), ...(asked.slotCents === undefined ? {} : { slot_price_cents: Number(asked.slotCents) }) });
    return ok(null);
  });
}

/** Takes the lead off the marketplace: with slots sold it is sold, else it is its affiliate's again and its contact is forgotten in time. */
export function withdrawListing(deps: ChangeListingDeps, leadId: string, mayChange: (listing: ListingRow) => boolean): Promise<Result<null, ListingRefusal>> {
  return onOpenListing(deps, leadId, mayChange, async (tx, listing) => {
    await writeWithdrawal(tx, leadId, { atMs: listing.databaseNowMs, forgetAtMs: listing.soldSlots > 0 ? null : listing.databaseNowMs + UNSOLD_CONTACT_KEPT_MS });
    await deps.record(tx, listing, "lead.withdrawn", { lead_id: leadId, sold_slots: listing.soldSlots });
    return ok(null);
  });
}

/** Under the locks of a purchase, so that neither overtakes the other. */
function onOpenListing(deps: ChangeListingDeps, leadId: string, mayChange: (listing: ListingRow) => boolean, work: (tx: Transaction, listing: ListingRow) => Promise<Result<null, ListingRefusal>>): Promise<Result<null, ListingRefusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const listing = await lockListing(tx, leadId);
    if (listing === null || !mayChange(listing)) return refuse({ code: "not_found" } as const);
    if (listing.status !== "available" || listing.databaseNowMs >= listing.endsAtMs) return refuse({ code: "already_sold" } as const);
    return work(tx, listing);
  });
}
