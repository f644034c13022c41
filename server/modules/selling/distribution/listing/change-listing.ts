// Changes an affiliate's lead on the marketplace: its prices, and whether it is listed at all.
import { type ActivityChange, changesOf } from "../../../../../domain/activity/changes.ts";
import { MAX_CONSENT_AGE_MS } from "../../../../../domain/lead/consent-age.ts";
import type pg from "pg";
import {
  type ListedPrice,
  type ListingRules,
  nextFallAfter,
  priceAtAge,
  relistedUntil,
  startFor,
} from "../../../../../domain/distribution/listing.ts";
import { nextStatus } from "../../../../../domain/lead/status.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { type Result, ok, refuse } from "../../../../../domain/result.ts";
import { type Transaction, inTransaction } from "../../../../platform/db/transaction.ts";
import type { DistributionSettings } from "../arrive/arrival.ts";
import { type ListingRow, lockListing } from "./buy-listing.store.ts";
import {
  lockKeeping,
  writePrices,
  writeRelisting,
  writeWithdrawal,
} from "./change-listing.store.ts";

/** Whole cents; an absent price stays unchanged. */
export interface AskingPrices {
  readonly exclusiveCents?: Cents | undefined;
  readonly slotCents?: Cents | undefined;
}

export type ListingRefusal =
  | { readonly code: "not_found" | "already_sold" | "mode_not_offered" | "suspended" }
  /**
   * It cannot be relisted: the operator withdrew it, its contact is deleted, or the consent is too
   * old.
   */
  | { readonly code: "taken_off_by_operator" | "forgotten" | "consent_over" }
  /** Below the reserve. */
  | {
      readonly code: "below_reserve";
      readonly mode: keyof AskingPrices;
      readonly leastCents: Cents;
    };

export interface ChangeListingDeps {
  readonly pool: pg.Pool;
  readonly rules: () => DistributionSettings;
  /** Writes the activity in the same transaction. */
  readonly record: (
    tx: Transaction,
    listing: ListingRow,
    action: "listing.repriced" | "lead.withdrawn" | "lead.relisted",
    detail: Readonly<Record<string, unknown>>,
    changes?: readonly ActivityChange[],
  ) => Promise<void>;
}

/**
 * Sets these prices from now on; they keep falling by the network's steps, never below the reserve.
 * `mayChange` is called under the lead's lock.
 */
export function repriceListing(
  deps: ChangeListingDeps,
  leadId: string,
  asked: AskingPrices,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return onOpenListing(deps, leadId, mayChange, async (tx, listing) => {
    if (listing.isSuspended) return refuse({ code: "suspended" });
    const rules = deps.rules().listing;
    const ageMs = listing.databaseNowMs - listing.listedAtMs;
    const changed: { exclusive: ListedPrice | null; slot: ListedPrice | null } = {
      exclusive: listing.exclusive,
      slot: listing.slot,
    };
    for (const [mode, part] of [
      ["exclusiveCents", "exclusive"],
      ["slotCents", "slot"],
    ] as const) {
      const cents = asked[mode];
      if (cents === undefined) continue;
      const price = changed[part];
      if (price === null || (part === "exclusive" && listing.soldSlots > 0))
        return refuse({ code: "mode_not_offered" });
      if (cents < price.floorCents)
        return refuse({ code: "below_reserve", mode, leastCents: price.floorCents });
      changed[part] = { ...price, startCents: startFor(cents, rules, ageMs) };
    }
    const nextMs = nextFallAfter(
      [changed.exclusive, changed.slot].filter((price) => price !== null),
      rules,
      ageMs,
    );
    await writePrices(tx, leadId, {
      ...changed,
      asked,
      nextPriceAtMs: nextMs === null ? null : listing.listedAtMs + nextMs,
    });
    const age = { rules, ageMs };
    const detail = {
      lead_id: leadId,
      ...(asked.exclusiveCents === undefined
        ? {}
        : { exclusive_price_cents: Number(asked.exclusiveCents) }),
      ...(asked.slotCents === undefined ? {} : { slot_price_cents: Number(asked.slotCents) }),
    };
    await deps.record(tx, listing, "listing.repriced", detail, [
      ...priceChange("exclusive_price_cents", listing.exclusive, asked.exclusiveCents, age),
      ...priceChange("slot_price_cents", listing.slot, asked.slotCents, age),
    ]);
    return ok(null);
  });
}

/** A price that was set, from the one that stood at the listing's age. */
function priceChange(
  field: "exclusive_price_cents" | "slot_price_cents",
  before: ListedPrice | null,
  asked: Cents | undefined,
  { rules, ageMs }: { readonly rules: ListingRules; readonly ageMs: number },
): ActivityChange[] {
  if (asked === undefined) return [];
  const was = before === null ? null : priceAtAge(before, rules, ageMs);
  return changesOf([field], { [field]: was }, { [field]: asked });
}

/**
 * Withdraws the lead from the marketplace: with slots sold it counts as sold, otherwise it returns
 * to its affiliate and its contact is deleted in time.
 */
export function withdrawListing(
  deps: ChangeListingDeps,
  leadId: string,
  byOperator: boolean,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return onOpenListing(deps, leadId, mayChange, async (tx, listing) => {
    await writeWithdrawal(tx, leadId, {
      byOperator,
      atMs: listing.databaseNowMs,
      forgetAtMs:
        listing.soldSlots > 0 ? null : listing.databaseNowMs + deps.rules().unsoldContactMs,
    });
    await deps.record(tx, listing, "lead.withdrawn", {
      lead_id: leadId,
      sold_slots: listing.soldSlots,
    });
    return ok(null);
  });
}

/**
 * Relists an unsold lead at the price it has fallen to meanwhile. `consentAtMs`: when the person
 * agreed; null where that is no longer known.
 */
export function relistListing(
  deps: ChangeListingDeps,
  leadId: string,
  consentAtMs: number | null,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const listing = await lockListing(tx, leadId);
    if (listing === null || !mayChange(listing)) return refuse({ code: "not_found" } as const);
    // A lead that is already on the marketplace needs no change.
    if (listing.status === "available" && listing.databaseNowMs < listing.endsAtMs) return ok(null);
    if (listing.status !== "available" && nextStatus(listing.status, "offer") !== "available")
      return refuse({ code: "already_sold" } as const);
    const { isKept, isOwnWithdrawal } = await lockKeeping(tx, leadId);
    if (listing.status === "withdrawn" && !isOwnWithdrawal)
      return refuse({ code: "taken_off_by_operator" } as const);
    if (listing.isSuspended) return refuse({ code: "suspended" } as const);
    if (!isKept || consentAtMs === null) return refuse({ code: "forgotten" } as const);
    if (listing.databaseNowMs - consentAtMs > MAX_CONSENT_AGE_MS)
      return refuse({ code: "consent_over" } as const);
    const rules = deps.rules().listing;
    const ageMs = listing.databaseNowMs - listing.listedAtMs;
    const nextMs = nextFallAfter(
      [listing.exclusive, listing.slot].filter((price) => price !== null),
      rules,
      ageMs,
    );
    const at = (price: ListedPrice | null): Cents | null =>
      price === null ? null : priceAtAge(price, rules, ageMs);
    const endsAtMs = relistedUntil(rules, listing.listedAtMs, listing.databaseNowMs);
    await writeRelisting(tx, leadId, {
      exclusiveCents: at(listing.exclusive),
      slotCents: at(listing.slot),
      nextPriceAtMs: nextMs === null ? null : listing.listedAtMs + nextMs,
      endsAtMs,
    });
    await deps.record(tx, listing, "lead.relisted", { lead_id: leadId });
    return ok(null);
  });
}

/** Runs under the same locks as a purchase, so that neither overtakes the other. */
function onOpenListing(
  deps: ChangeListingDeps,
  leadId: string,
  mayChange: (listing: ListingRow) => boolean,
  work: (tx: Transaction, listing: ListingRow) => Promise<Result<null, ListingRefusal>>,
): Promise<Result<null, ListingRefusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const listing = await lockListing(tx, leadId);
    if (listing === null || !mayChange(listing)) return refuse({ code: "not_found" } as const);
    if (listing.status !== "available" || listing.databaseNowMs >= listing.endsAtMs)
      return refuse({ code: "already_sold" } as const);
    return work(tx, listing);
  });
}
