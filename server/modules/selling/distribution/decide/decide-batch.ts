// Runs one batch from claim to commit. First attempt: decide on hints, then write, take and commit
// in one round trip, which rolls back completely where the takes no longer fit; where the batch is
// unlikely to hold a known person, the claim is part of the same round trip. After a failed
// attempt, and where more than capacity decides, the rows are locked first.
import { type Arrival, isSellable } from "../arrive/arrival.ts";
import type { FreshRows } from "../claim/batch-read.store.ts";
import { type BatchStore, DistributionChanged, NotNew, isSqlError } from "../claim/batch.store.ts";
import { type ClaimInput, claimedByNewcomers } from "../claim/claim.store.ts";
import {
  type DecidedAuctions,
  type Knowledge,
  decideAuctions,
  batchDependsOnlyOnCapacity,
} from "./decide-auctions.ts";
import { finishBatch } from "../commit/finish-batch.ts";
import type { KnownPersons } from "../arrive/known-persons.ts";
import { RowSet } from "../claim/lock-plan.ts";
import { type DistributionState, sameHints } from "../state/distribution-state.ts";
import { type Admitted, admitArrivals } from "../arrive/sort-arrivals.ts";
import type { Answer } from "../../../../../domain/distribution/answer.ts";

/**
 * The locked rows lead to another decision than the hints did, or more rows are needed: the batch
 * must be decided again with these rows locked first.
 */
export class RestartBatch extends Error {
  readonly rows: RowSet;
  constructor(rows: RowSet) {
    super("the batch must be decided on locked rows");
    this.rows = rows;
  }
}

/** The daily cap of a source leaves no room for these leads, which wait for it. */
export class DayFull extends Error {
  readonly leadIds: ReadonlySet<string>;
  constructor(leadIds: ReadonlySet<string>) {
    super("leads wait until their source has room");
    this.leadIds = leadIds;
  }
}

/** This batch id has committed before; its answers are in the rows it wrote. */
export class BatchCommitted extends Error {}

export interface BatchRequest {
  readonly batchId: string;
  readonly atMs: number;
  readonly arrivals: readonly Arrival[];
  /** Null on the first attempt; then the rows to lock before deciding. */
  readonly lockFirst: RowSet | null;
}

export interface BatchDeps extends Knowledge {
  readonly store: Pick<BatchStore, "claim" | "heldKeys" | "read" | "lock" | "lockMore" | "finish">;
  /**
   * Brings memory and rules up to the database's distribution version; called inside the batch when
   * the version has changed.
   */
  readonly catchUp: () => Promise<void>;
  /** Tracks how often arrivals turn out to be known. */
  readonly knownPersons: KnownPersons;
  /** One worker at a time decides with rows locked: waiting here is cheaper than in PostgreSQL. */
  readonly lockMutex: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/**
 * What the batch decided for each arrival it wrote; arrivals whose idempotency key was taken are in
 * `replays`.
 */
export interface BatchResult {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly replays: readonly Arrival[];
}

const MAX_ROUNDS = 3;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Runs the batch to COMMIT. Throws RestartBatch, DayFull, BatchCommitted, UnclearCommit, or the
 * database's error; the caller rolls back and retries, divides or halves the batch. The memory is
 * updated only after COMMIT was acknowledged.
 */
export function decideBatch(deps: BatchDeps, request: BatchRequest): Promise<BatchResult> {
  const asNewcomers =
    request.lockFirst === null &&
    !request.arrivals.some(isCapped) &&
    deps.knownPersons.areUnlikely(request.arrivals.length);
  return asNewcomers ? decideNewcomers(deps, request) : decideClaimed(deps, request);
}

/**
 * Decides as if all persons were new and claims them in the round trip that commits; where a person
 * is known, claims first after all.
 */
async function decideNewcomers(deps: BatchDeps, request: BatchRequest): Promise<BatchResult> {
  const claim = claimOf(request);
  const admitted = await admitArrivals(
    deps.store,
    request,
    claim.claimants,
    claimedByNewcomers(claim, deps.memory.version),
    deps.rules().duplicates,
  );
  const outcome = await decideOnHints(deps, request, admitted);
  if (!batchDependsOnlyOnCapacity(outcome, deps.memory))
    return decideClaimed(deps, { ...request, lockFirst: outcome.rows.winners });
  try {
    const result = await finishOnHints(deps, request, admitted, outcome, claim);
    deps.knownPersons.note(request.arrivals.length, 0);
    return result;
  } catch (error) {
    if (error instanceof NotNew) return decideClaimed(deps, request);
    throw error;
  }
}

async function decideClaimed(deps: BatchDeps, request: BatchRequest): Promise<BatchResult> {
  const { store, memory } = deps;
  const claim = claimOf(request);
  const claimed = await store.claim(claim);
  if (!claimed.isNew) throw new BatchCommitted("the batch has committed before");
  if (claimed.distributionVersion !== memory.version) await deps.catchUp();
  const admitted = await admitArrivals(
    store,
    request,
    claim.claimants,
    claimed,
    deps.rules().duplicates,
  );
  deps.knownPersons.note(request.arrivals.length, admitted.known);
  // Sources with a daily cap are counted on their locked row, so their batches lock first.
  const lockFirst = request.lockFirst ?? (admitted.takers.some(isCapped) ? new RowSet() : null);
  if (lockFirst !== null)
    return deps.lockMutex(() => decideOnLocks(deps, request, admitted, lockFirst));
  const outcome = await decideOnHints(deps, request, admitted);
  return batchDependsOnlyOnCapacity(outcome, memory)
    ? finishOnHints(deps, request, admitted, outcome, null)
    : deps.lockMutex(() => decideOnLocks(deps, request, admitted, outcome.rows.winners));
}

function isCapped({ source }: Arrival): boolean {
  return source.dailyCap !== null;
}

async function decideOnHints(
  deps: BatchDeps,
  { atMs }: BatchRequest,
  admitted: Admitted,
): Promise<DecidedAuctions> {
  const { store, memory } = deps;
  let outcome = decideAuctions(deps, admitted, admitted.takers, atMs);
  // A refusal due to a remembered counter or balance may be out of date: it is read again before it
  // counts.
  const read = new RowSet();
  for (let round = 0; ; round += 1) {
    const stale = outcome.rows.refusers.without(read);
    if (stale.isEmpty) return outcome;
    if (round === MAX_ROUNDS) throw new RestartBatch(outcome.rows.winners);
    // Compared with what this decision was based on, since another worker may have changed the
    // memory meanwhile.
    const basis = memory.hintsOf(stale);
    const fresh = await store.read(stale.sorted());
    noteRows(memory, fresh);
    read.addAll(stale);
    if (!sameHints(basis, memory.hintsOf(stale)))
      outcome = decideAuctions(deps, admitted, admitted.takers, atMs);
  }
}

async function finishOnHints(
  deps: BatchDeps,
  request: BatchRequest,
  admitted: Admitted,
  outcome: DecidedAuctions,
  newcomers: ClaimInput | null,
): Promise<BatchResult> {
  try {
    return await finishBatch(deps, request, admitted, admitted.takers, outcome, admitted.findings, {
      sourceDays: new Map(),
      distributionVersion: outcome.version,
      newcomers,
    });
  } catch (error) {
    throw error instanceof DistributionChanged ? new RestartBatch(outcome.rows.winners) : error;
  }
}

async function decideOnLocks(
  deps: BatchDeps,
  request: BatchRequest,
  admitted: Admitted,
  lockFirst: RowSet,
): Promise<BatchResult> {
  const { store, memory } = deps;
  const cappedIds = [...new Set(admitted.takers.filter(isCapped).map(({ source }) => source.id))];
  const locked = new RowSet();
  locked.addAll(lockFirst);
  locked.addAll(decideAuctions(deps, admitted, admitted.takers, request.atMs).rows.winners);
  const first = await store.lock(locked.sorted(cappedIds));
  noteRows(memory, first);
  if (first.distributionVersion !== memory.version) await deps.catchUp();
  // Late replies may overwrite hints whenever this waits; locked rows are recorded again before the
  // decision.
  const held: FreshRows[] = [first];
  noteRows(memory, first);
  const { takers, refused, days } = admitted.countDays(first.sourceDays, deps.rules().timeZone);
  const waiting = refused.filter(({ arrival }) => arrival.waitsForRoom === true);
  if (waiting.length > 0) throw new DayFull(new Set(waiting.map(({ arrival }) => arrival.leadId)));
  let outcome = decideAuctions(deps, admitted, takers, request.atMs);
  const read = new RowSet();
  for (let round = 0; ; round += 1) {
    const missing = outcome.rows.winners.without(locked);
    const stale = outcome.rows.refusers.without(locked, read);
    if (missing.isEmpty && stale.isEmpty) break;
    if (round === MAX_ROUNDS) throw new RestartBatch(outcome.rows.winners);
    if (!stale.isEmpty) noteRows(memory, await store.read(stale.sorted()));
    if (!missing.isEmpty) held.push(await lockMore(store, missing, outcome.rows.winners));
    for (const rows of held) noteRows(memory, rows);
    locked.addAll(missing);
    read.addAll(stale);
    outcome = decideAuctions(deps, admitted, takers, request.atMs);
  }
  return finishBatch(deps, request, admitted, takers, outcome, [...admitted.findings, ...refused], {
    sourceDays: days,
    distributionVersion: null,
    newcomers: null,
  });
}

/**
 * Out of the lock order, rows are not waited for: where another transaction holds one, the batch
 * restarts and locks them in order.
 */
async function lockMore(
  store: BatchDeps["store"],
  missing: RowSet,
  winners: RowSet,
): Promise<FreshRows> {
  try {
    return await store.lockMore(missing.sorted());
  } catch (error) {
    throw isSqlError(error) && error.code === LOCK_NOT_AVAILABLE
      ? new RestartBatch(winners)
      : error;
  }
}

/** Records fresh rows as hints. */
export function noteRows(memory: DistributionState, fresh: FreshRows): void {
  for (const [no, counters] of fresh.counters) memory.noteCounters(no, counters);
  for (const { campaignNo, sourceId, counters } of fresh.sourceCounters)
    memory.noteSourceCounters(campaignNo, sourceId, counters);
  for (const [accountId, cents] of fresh.availableByAccount) memory.noteAvailable(accountId, cents);
}

function claimOf({ batchId, atMs, arrivals }: BatchRequest): ClaimInput {
  const idempotency = arrivals.flatMap(({ leadId, source, idempotency: key }) =>
    key === null ? [] : [{ scope: source.id, leadId, ...key }],
  );
  return { batchId, decidedAtMs: atMs, claimants: arrivals.filter(isSellable), idempotency };
}
