// Who holds which identity after a batch: arrival order decides, an older lead that still counts comes first, and what
// a dropped arrival had claimed goes back.
import { type EarlierCopy, duplicateOf } from "../../../domain/lead/duplicate.ts";
import type { SellableArrival } from "./arrival.ts";

/** A row of lead_key that an arrival's key met. The first of its copies is the holder, the rest are others. */
export interface HeldKey {
  readonly copies: readonly EarlierCopy[];
  /** Buyers of any of these leads. */
  readonly buyerIds: readonly string[];
}

export interface Duplicate {
  readonly originalLeadId: string;
  readonly kind: "own" | "other";
}

/** Changes to the keys' rows beyond what the claim inserted. */
export interface KeyChange {
  readonly hash: Buffer;
  /** The new holder; null gives the key back. */
  readonly holder: SellableArrival | null;
  readonly earlier: readonly EarlierCopy[];
}

export interface ResolvedClaims {
  readonly duplicates: ReadonlyMap<string, Duplicate>;
  readonly changes: readonly KeyChange[];
}

/**
 * Goes through the arrivals in order; keys are hashes in hex. `inserted` says which lead's claim the table took for a key
 * that nobody held; `held` are the rows that were there before. `claimants` are all who claimed: those beyond `arrivals`
 * give back what they got.
 */
export function resolveClaims(
  arrivals: readonly SellableArrival[], inserted: ReadonlyMap<string, string>, held: ReadonlyMap<string, HeldKey>, nowMs: number,
  claimants: readonly SellableArrival[] = arrivals,
): ResolvedClaims {
  const duplicates = new Map<string, Duplicate>();
  const holders = new Map<string, SellableArrival[]>();
  for (const arrival of arrivals) {
    const keys = arrival.content.identityHashes.map((hash) => hash.toString("hex"));
    const duplicate = findDuplicate(arrival, keys, holders, held, nowMs);
    if (duplicate !== null) duplicates.set(arrival.leadId, duplicate);
    else for (const key of keys) holders.set(key, [...(holders.get(key) ?? []), arrival]);
  }
  return { duplicates, changes: keyChanges(claimants, holders, inserted, held, nowMs) };
}

function keyChanges(
  claimants: readonly SellableArrival[], holders: ReadonlyMap<string, readonly SellableArrival[]>, inserted: ReadonlyMap<string, string>,
  held: ReadonlyMap<string, HeldKey>, nowMs: number,
): KeyChange[] {
  const changes: KeyChange[] = [];
  const seen = new Set<string>();
  for (const { content } of claimants) {
    for (const hash of content.identityHashes) {
      const key = hash.toString("hex");
      if (seen.has(key)) continue;
      seen.add(key);
      const own = holders.get(key) ?? [];
      const holder = own.at(-1) ?? null;
      const before = held.get(key)?.copies ?? [];
      const stands = before.length === 0 ? own.length === 1 && inserted.get(key) === holder?.leadId : holder === null;
      if (stands) continue;
      const others = own.slice(0, -1).map((arrival): EarlierCopy =>
        ({ leadId: arrival.leadId, affiliateId: arrival.source.affiliateId, side: arrival.content.facts.side, claimedAtMs: nowMs, status: null, lastSoldAtMs: null }));
      changes.push({ hash, holder, earlier: [...others, ...before] });
    }
  }
  return changes;
}

function findDuplicate(
  arrival: SellableArrival, keys: readonly string[], holders: ReadonlyMap<string, readonly SellableArrival[]>, held: ReadonlyMap<string, HeldKey>, nowMs: number,
): Duplicate | null {
  const { affiliateId } = arrival.source;
  const { side } = arrival.content.facts;
  let other: Duplicate | null = null;
  for (const key of keys) {
    for (const copy of held.get(key)?.copies ?? []) {
      const kind = duplicateOf(copy, side, affiliateId, nowMs);
      if (kind === "own") return { originalLeadId: copy.leadId, kind };
      if (kind === "other") other ??= { originalLeadId: copy.leadId, kind };
    }
    for (const earlier of holders.get(key) ?? []) {
      if (earlier.content.facts.side !== side) continue;
      if (earlier.source.affiliateId === affiliateId) return { originalLeadId: earlier.leadId, kind: "own" };
      other ??= { originalLeadId: earlier.leadId, kind: "other" };
    }
  }
  return other;
}
