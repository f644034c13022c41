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
  type Keeping,
  type Relisting,
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
   * It cannot be relisted: the operator withdrew it or holds it for review, its contact is deleted,
   * or the consent is too old.
   */
  | { readonly code: "taken_off_by_operator" | "in_review" | "forgotten" | "consent_over" }
  /** It cannot be released: the network does not hold it. */
  | { readonly code: "not_in_review" }
  /** Below the reserve. */
  | {
      readonly code: "below_reserve";
      readonly mode: keyof AskingPrices;
      readonly leastCents: Cents;
    };

export type ListingAction =
  | "listing.repriced"
  | "lead.withdrawn"
  | "lead.relisted"
  | "lead.quarantined"
  | "lead.hold_explained"
  | "lead.released";

export interface ChangeListingDeps {
  readonly pool: pg.Pool;
  readonly rules: () => DistributionSettings;
  /** Writes the activity in the same transaction. */
  readonly record: (
    tx: Transaction,
    listing: ListingRow,
    action: ListingAction,
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
  return onListing(deps, leadId, mayChange, async (tx, listing) => {
    if (!isOpen(listing)) return refuse({ code: "already_sold" } as const);
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
 * to its affiliate and its contact is deleted in time. A lead that is held for review is withdrawn
 * by the operator only: its affiliate could relist it.
 */
export function withdrawListing(
  deps: ChangeListingDeps,
  leadId: string,
  byOperator: boolean,
  mayChange: (listing: ListingRow) => boolean,
): Promise<Result<null, ListingRefusal>> {
  return onListing(deps, leadId, mayChange, async (tx, listing) => {
    const isHeld = listing.status === "quarantined";
    if (isHeld && !byOperator) return refuse({ code: "in_review" } as const);
    if (!isHeld && !isOpen(listing)) return refuse({ code: "already_sold" } as const);
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
  return onListing(deps, leadId, mayChange, async (tx, listing) => {
    // A lead that is already on the marketplace needs no change.
    if (isOpen(listing)) return ok(null);
    if (listing.status === "quarantined") return refuse({ code: "in_review" } as const);
    if (listing.status !== "available" && nextStatus(listing.status, "offer") !== "available")
      return refuse({ code: "already_sold" } as const);
    const keeping = await lockKeeping(tx, leadId);
    if (listing.status === "withdrawn" && !keeping.isOwnWithdrawal)
      return refuse({ code: "taken_off_by_operator" } as const);
    if (listing.isSuspended) return refuse({ code: "suspended" } as const);
    const obstacle = obstacleOf(listing, keeping, consentAtMs);
    if (obstacle !== null) return refuse({ code: obstacle });
    const rules = deps.rules().listing;
    await writeRelisting(tx, leadId, {
      ...pricesNow(listing, rules),
      endsAtMs: relistedUntil(rules, listing.listedAtMs, listing.databaseNowMs),
    });
    await deps.record(tx, listing, "lead.relisted", { lead_id: leadId });
    return ok(null);
  });
}

/** Why a lead that is not on the marketplace cannot return to it; null where it can. */
export function obstacleOf(
  { databaseNowMs }: ListingRow,
  { isKept }: Pick<Keeping, "isKept">,
  consentAtMs: number | null,
): "forgotten" | "consent_over" | null {
  if (!isKept || consentAtMs === null) return "forgotten";
  return databaseNowMs - consentAtMs > MAX_CONSENT_AGE_MS ? "consent_over" : null;
}

/** The prices to which a listing has fallen by now, and when they fall next. */
export function pricesNow(
  { exclusive, slot, listedAtMs, databaseNowMs }: ListingRow,
  rules: ListingRules,
): Pick<Relisting, "exclusiveCents" | "slotCents" | "nextPriceAtMs"> {
  const ageMs = databaseNowMs - listedAtMs;
  const at = (price: ListedPrice | null): Cents | null =>
    price === null ? null : priceAtAge(price, rules, ageMs);
  const nextMs = nextFallAfter(
    [exclusive, slot].filter((price) => price !== null),
    rules,
    ageMs,
  );
  return {
    exclusiveCents: at(exclusive),
    slotCents: at(slot),
    nextPriceAtMs: nextMs === null ? null : listedAtMs + nextMs,
  };
}

/** Whether it is on the marketplace, by the database's clock. */
export function isOpen({ status, databaseNowMs, endsAtMs }: ListingRow): boolean {
  return status === "available" && databaseNowMs < endsAtMs;
}

/**
 * Runs `work` on a lead that is or was listed, where `mayChange` allows it: under the same locks as
 * a purchase, so that neither overtakes the other.
 */
export function onListing(
  deps: ChangeListingDeps,
  leadId: string,
  mayChange: (listing: ListingRow) => boolean,
  work: (tx: Transaction, listing: ListingRow) => Promise<Result<null, ListingRefusal>>,
): Promise<Result<null, ListingRefusal>> {
  return inTransaction(deps.pool, async (tx) => {
    const listing = await lockListing(tx, leadId);
    return listing === null || !mayChange(listing)
      ? refuse({ code: "not_found" } as const)
      : work(tx, listing);
  });
}
