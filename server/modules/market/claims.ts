// Who holds which identity after a batch: arrival order decides, an older lead that still counts comes first, and what
// a dropped arrival had claimed goes back.
import { type EarlierCopy, duplicateOf } from "../../../domain/lead/duplicate.ts";
import type { SellableArrival } from "./arrival.ts";

/** A row of lead_key that an arrival's key met. The first of its copies is the holder, the rest are earlier ones. */
export interface HeldKey {
  readonly key: string;
  readonly hash: Buffer;
  readonly side: string;
  readonly copies: readonly EarlierCopy[];
}

export interface Duplicate {
  readonly originalLeadId: string;
  readonly kind: "own" | "other";
}

/** Changes to the keys' rows beyond what the claim inserted. */
export interface KeyChange {
  readonly hash: Buffer;
  readonly side: string;
  /** The new holder; null gives the key back. */
  readonly holder: SellableArrival | null;
  readonly earlier: readonly EarlierCopy[];
}

export interface ResolvedClaims {
  readonly duplicates: ReadonlyMap<string, Duplicate>;
  readonly changes: readonly KeyChange[];
}

/** One string per key: hash and side. */
export function keyOf(hash: Buffer, side: string): string {
  return `${hash.toString("hex")}:${side}`;
}

/**
 * Goes through the arrivals in order. `inserted` says which lead's claim the table took for a key that nobody held;
 * `held` are the rows that were there before. `claimants` are all who claimed: those beyond `arrivals` give back what they got.
 */
export function resolveClaims(
  arrivals: readonly SellableArrival[], inserted: ReadonlyMap<string, string>, held: ReadonlyMap<string, HeldKey>, nowMs: number,
  claimants: readonly SellableArrival[] = arrivals,
): ResolvedClaims {
  const duplicates = new Map<string, Duplicate>();
  const holders = new Map<string, SellableArrival>();
  const keys = new Map<string, { hash: Buffer; side: string }>();
  for (const { content } of claimants) {
    const { side } = content.facts;
    for (const hash of content.identityHashes) keys.set(keyOf(hash, side), { hash, side });
  }
  for (const arrival of arrivals) {
    const side = arrival.content.facts.side;
    const own = arrival.content.identityHashes.map((hash) => ({ hash, side, key: keyOf(hash, side) }));
    const duplicate = findDuplicate(arrival, own.map(({ key }) => key), holders, held, nowMs);
    if (duplicate !== null) duplicates.set(arrival.leadId, duplicate);
    else for (const { key } of own) holders.set(key, arrival);
  }
  const changes: KeyChange[] = [];
  for (const [key, { hash, side }] of keys) {
    const holder = holders.get(key) ?? null;
    const before = held.get(key);
    const stands = before === undefined ? inserted.get(key) === holder?.leadId : holder === null;
    if (!stands) changes.push({ hash, side, holder, earlier: before?.copies ?? [] });
  }
  return { duplicates, changes };
}

function findDuplicate(
  arrival: SellableArrival, keys: readonly string[], holders: ReadonlyMap<string, SellableArrival>, held: ReadonlyMap<string, HeldKey>, nowMs: number,
): Duplicate | null {
  let other: Duplicate | null = null;
  for (const key of keys) {
    for (const copy of held.get(key)?.copies ?? []) {
      const kind = duplicateOf(copy, arrival.source.affiliateId, nowMs);
      if (kind === "own") return { originalLeadId: copy.leadId, kind };
      if (kind === "other") other ??= { originalLeadId: copy.leadId, kind };
    }
    const inBatch = holders.get(key);
    if (inBatch !== undefined) {
      const kind = inBatch.source.affiliateId === arrival.source.affiliateId ? "own" : "other";
      if (kind === "own") return { originalLeadId: inBatch.leadId, kind };
      other ??= { originalLeadId: inBatch.leadId, kind };
    }
  }
  return other;
}
