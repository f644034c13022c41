// Decides which lead holds each identity key after a batch: the earlier arrival wins, an older lead
// that still counts comes first, and keys that a dropped arrival claimed are released.
import {
  type DuplicateRules,
  type EarlierCopy,
  duplicateOf,
  mayMatter,
} from "../../../../../domain/lead/duplicate.ts";
import type { SellableArrival } from "./arrival.ts";

/**
 * An existing row of lead_key that an arrival's key matched. The first of its copies is the holder;
 * the rest are others.
 */
export interface HeldKey {
  readonly copies: readonly EarlierCopy[];
  /** Buyers of any of these leads. */
  readonly buyerIds: readonly string[];
}

export interface Duplicate {
  readonly originalLeadId: string;
  readonly kind: "own" | "other";
}

/**
 * A key's row after the batch where it differs from what the claim left: taken over from an earlier
 * lead, or released.
 */
export interface KeyChange {
  readonly hash: string;
  /** The new holder; null releases the key. */
  readonly holder: SellableArrival | null;
  /** The key's other leads that can still matter. */
  readonly earlierIds: readonly string[];
}

export interface ResolvedDuplicates {
  readonly duplicates: ReadonlyMap<string, Duplicate>;
  readonly changes: readonly KeyChange[];
}

/**
 * The keys that the claims matched. Those of `hashes` without a row have lost it since: their lead
 * was erased.
 */
export interface MetKeys {
  readonly hashes: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, HeldKey>;
}

/** What decides whether an earlier copy counts. */
export interface DuplicateTerms {
  readonly rules: DuplicateRules;
  readonly nowMs: number;
}

/**
 * Goes through the arrivals in order; keys are hashes in hex. For a key that was not matched, the
 * table took the first claim. `claimants` are all arrivals that claimed: those beyond `arrivals`
 * release the keys they got.
 */
export function resolveDuplicates(
  arrivals: readonly SellableArrival[],
  met: MetKeys,
  terms: DuplicateTerms,
  claimants: readonly SellableArrival[] = arrivals,
): ResolvedDuplicates {
  const duplicates = new Map<string, Duplicate>();
  const holders = new Map<string, SellableArrival[]>();
  for (const arrival of arrivals) {
    const duplicate = findDuplicate(arrival, holders, met.rows, terms);
    if (duplicate !== null) {
      duplicates.set(arrival.leadId, duplicate);
      continue;
    }
    for (const hash of arrival.content.identityHashes) {
      const own = holders.get(hash);
      if (own === undefined) holders.set(hash, [arrival]);
      else own.push(arrival);
    }
  }
  return { duplicates, changes: keyChanges(claimants, holders, met, terms) };
}

function keyChanges(
  claimants: readonly SellableArrival[],
  holders: ReadonlyMap<string, readonly SellableArrival[]>,
  met: MetKeys,
  { rules, nowMs }: DuplicateTerms,
): KeyChange[] {
  const changes: KeyChange[] = [];
  const seen = new Set<string>();
  for (const claimant of claimants) {
    for (const hash of claimant.content.identityHashes) {
      if (seen.has(hash)) continue;
      seen.add(hash);
      const own = holders.get(hash) ?? [];
      const holder = own.at(-1) ?? null;
      const stands = met.hashes.has(hash)
        ? holder === null
        : own.length === 1 && holder === claimant;
      if (stands) continue;
      const before = (met.rows.get(hash)?.copies ?? []).filter((copy) =>
        mayMatter(copy, rules, nowMs),
      );
      changes.push({
        hash,
        holder,
        earlierIds: [...own.slice(0, -1), ...before].map(({ leadId }) => leadId),
      });
    }
  }
  return changes;
}

function findDuplicate(
  arrival: SellableArrival,
  holders: ReadonlyMap<string, readonly SellableArrival[]>,
  held: ReadonlyMap<string, HeldKey>,
  { rules, nowMs }: DuplicateTerms,
): Duplicate | null {
  const { affiliateId } = arrival.source;
  const { side } = arrival.content.facts;
  let other: Duplicate | null = null;
  for (const key of arrival.content.identityHashes) {
    for (const copy of held.get(key)?.copies ?? []) {
      const kind = duplicateOf(copy, side, affiliateId, rules, nowMs);
      if (kind === "own") return { originalLeadId: copy.leadId, kind };
      if (kind === "other") other ??= { originalLeadId: copy.leadId, kind };
    }
    for (const earlier of holders.get(key) ?? []) {
      if (earlier.content.facts.side !== side) continue;
      if (earlier.source.affiliateId === affiliateId)
        return { originalLeadId: earlier.leadId, kind: "own" };
      other ??= { originalLeadId: earlier.leadId, kind: "other" };
    }
  }
  return other;
}
