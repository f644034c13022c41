// Selects which arrivals of a batch go to the bidders: replays, refused posts, duplicates and
// suppressed persons are set aside first.
import { localMoment } from "../../../../../domain/distribution/calendar.ts";
import type { DuplicateRules } from "../../../../../domain/lead/duplicate.ts";
import type { Arrival, SellableArrival } from "./arrival.ts";
import type { SourceDay } from "../claim/batch-read.store.ts";
import type { BatchStore } from "../claim/batch.store.ts";
import { type Claimed, callKey } from "../claim/claim.store.ts";
import { type HeldKey, type KeyChange, resolveDuplicates } from "./resolve-duplicates.ts";
import type { BatchRequest } from "../decide/decide-batch.ts";
import type { Finding } from "../commit/stored-lead.store.ts";

/** An arrival for which its source has no room today. */
export type FullDay = Finding & { readonly kind: "refused" };

export interface Admitted {
  readonly takers: readonly SellableArrival[];
  /** Arrivals that are recorded without being offered. */
  readonly findings: readonly Finding[];
  readonly replays: readonly Arrival[];
  /**
   * Arrivals that are known in some way: by their idempotency key, an identity key, a suppression
   * or an upload.
   */
  readonly known: number;
  readonly keyChanges: readonly KeyChange[];
  /** Accounts that already have the person, by lead; missing where no account has. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Counts the accepted arrivals on their sources' days, given the locked rows, and refuses what
   * exceeds a daily cap.
   */
  countDays(
    locked: ReadonlyMap<string, SourceDay>,
    timeZone: string,
  ): {
    readonly takers: readonly SellableArrival[];
    readonly refused: readonly FullDay[];
    readonly days: ReadonlyMap<string, SourceDay>;
  };
}

/** One string per idempotency key; null where the arrival has none. */
export function idempotencyKey({ source, idempotency }: Arrival): string | null {
  return idempotency === null ? null : callKey(source.id, idempotency.keyHash);
}

/**
 * Sorts a batch by what the claims found. Queries the store for keys only when a key was held
 * before.
 */
export async function admitArrivals(
  store: Pick<BatchStore, "heldKeys">,
  request: BatchRequest,
  sellable: readonly SellableArrival[],
  claimed: Claimed,
  duplicates: DuplicateRules,
): Promise<Admitted> {
  const isReplay = (arrival: Arrival): boolean => {
    const key = idempotencyKey(arrival);
    return key !== null && !claimed.freeIdempotencyKeys.has(key);
  };
  const held: ReadonlyMap<string, HeldKey> =
    claimed.heldKeys.size === 0 ? new Map() : await store.heldKeys([...claimed.heldKeys]);
  const fresh = sellable.filter((arrival) => !isReplay(arrival));
  const claims = resolveDuplicates(
    fresh,
    { hashes: claimed.heldKeys, rows: held },
    { rules: duplicates, nowMs: request.atMs },
    sellable,
  );
  const findings: Finding[] = [];
  const takers: SellableArrival[] = [];
  for (const arrival of request.arrivals) {
    if (!isReplay(arrival) && "refused" in arrival.content)
      findings.push({ kind: "refused", arrival, reason: arrival.content.refused });
  }
  for (const arrival of fresh) {
    const duplicate = claims.duplicates.get(arrival.leadId);
    if (duplicate !== undefined) findings.push({ kind: "duplicate", arrival, duplicate });
    else if (arrival.content.consumerHashes.some((hash) => claimed.suppressedHashes.has(hash)))
      findings.push({ kind: "refused", arrival, reason: "suppressed" });
    else takers.push(arrival);
  }
  return {
    takers,
    findings,
    replays: request.arrivals.filter(isReplay),
    known: request.arrivals.filter((arrival) => isReplay(arrival) || isKnown(arrival, claimed))
      .length,
    keyChanges: claims.changes,
    owners: ownersOf(takers, claimed, held),
    countDays: (locked, timeZone) =>
      countDays(takers, locked, localMoment(timeZone, request.atMs).starts.day),
  };
}

function isKnown(
  { content }: Arrival,
  { heldKeys, suppressedHashes, uploaders }: Claimed,
): boolean {
  return (
    !("refused" in content) &&
    content.identityHashes.some(
      (hash) => heldKeys.has(hash) || suppressedHashes.has(hash) || uploaders.has(hash),
    )
  );
}

function ownersOf(
  takers: readonly SellableArrival[],
  claimed: Claimed,
  held: ReadonlyMap<string, HeldKey>,
): Map<string, ReadonlySet<string>> {
  const owners = new Map<string, ReadonlySet<string>>();
  if (claimed.uploaders.size === 0 && held.size === 0) return owners;
  for (const { leadId, content } of takers) {
    const accounts = whoHas(content.consumerHashes, claimed, held);
    if (accounts.size > 0) owners.set(leadId, accounts);
  }
  return owners;
}

/** The accounts that uploaded or bought the person. */
export function whoHas(
  consumerHashes: readonly string[],
  claimed: Pick<Claimed, "uploaders">,
  held: ReadonlyMap<string, HeldKey>,
): ReadonlySet<string> {
  return new Set(
    consumerHashes.flatMap((hash) => [
      ...(claimed.uploaders.get(hash) ?? []),
      ...(held.get(hash)?.buyerIds ?? []),
    ]),
  );
}

function countDays(
  arrivals: readonly SellableArrival[],
  locked: ReadonlyMap<string, SourceDay>,
  dayStartMs: number,
) {
  const days = new Map<string, SourceDay>();
  const refused: FullDay[] = [];
  const takers = arrivals.filter((arrival) => {
    const { id, dailyCap } = arrival.source;
    if (dailyCap === null) return true;
    const day = days.get(id) ?? locked.get(id);
    const taken = day?.dayStartMs === dayStartMs ? day.leads : 0;
    if (taken >= dailyCap) {
      refused.push({ kind: "refused", arrival, reason: "cap_reached" });
      return false;
    }
    days.set(id, { dayStartMs, leads: taken + 1 });
    return true;
  });
  return { takers, refused, days };
}
