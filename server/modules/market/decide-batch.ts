// One batch from claim to commit. First try: decide on hints, then write, take and commit in one flight that ends without a
// trace where the takes no longer fit. Then, and where more than room decides, it is done with the rows locked first.
import type { Answer } from "../../../domain/distribution/answer.ts";
import { distribute } from "../../../domain/distribution/distribute.ts";
import { reservesFor } from "../../../domain/distribution/listing.ts";
import { CopyOnTakeBook, keyParts } from "../../../domain/distribution/memory-book.ts";
import type { Decision, Offer } from "../../../domain/distribution/offer.ts";
import { restOnRoomAlone } from "../../../domain/distribution/room-takes.ts";
import { announcement } from "./announcement.ts";
import { type Arrival, type MarketRules, type Offered, type SellableArrival, isSellable, offerOf } from "./arrival.ts";
import type { FreshRows } from "./batch-read.store.ts";
import { type BatchStore, MarketMoved, type Takes, isSqlError } from "./batch.store.ts";
import { type DecidedLead, bookDecision } from "./decided-lead.ts";
import { RowSet, rowsBehind } from "./lock-plan.ts";
import { type MarketMemory, sameHints } from "./market-memory.ts";
import { type Admitted, admitArrivals } from "./sort-arrivals.ts";
import type { Finding } from "./stored-lead.store.ts";

/** The locked rows decide otherwise than the hints did, or more rows are needed: do the batch again with these locked first. */
export class RestartBatch extends Error {
  readonly rows: RowSet;
  constructor(rows: RowSet) {
    super("the batch must be decided on locked rows");
    this.rows = rows;
  }
}

/** This batch id has committed before; its answers are in the rows it wrote. */
export class BatchCommitted extends Error {}

export interface BatchRequest {
  readonly batchId: string;
  readonly atMs: number;
  readonly arrivals: readonly Arrival[];
  /** Null on the first try; then the rows to lock before deciding. */
  readonly lockFirst: RowSet | null;
}

export interface BatchInput extends BatchRequest {
  readonly rules: MarketRules;
}

export interface BatchDeps {
  readonly store: Pick<BatchStore, "claim" | "heldKeys" | "read" | "lock" | "lockMore" | "finish">;
  readonly memory: MarketMemory;
  /** Brings the memory up to the database's book; called inside the batch when the book has moved. */
  readonly catchUp: () => Promise<void>;
  /** The rules as they are now: asked after catching up, for they count as part of the book. */
  readonly rules: () => MarketRules;
  /** One lane at a time decides with rows locked: waiting here is cheaper than in PostgreSQL. */
  readonly lockTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** What the batch decided for each arrival it wrote; arrivals whose idempotency key was taken are in `replays`. */
export interface BatchResult {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly replays: readonly Arrival[];
}

/** Candidates looked at first; all of them only when every one of these refuses. */
export const BEST_CANDIDATES = 64;
const MAX_ROUNDS = 3;
const LOCK_NOT_AVAILABLE = "55P03";
const NO_OWNERS: ReadonlySet<string> = new Set();

/**
 * Runs the batch to COMMIT. Throws RestartBatch, BatchCommitted, UnclearCommit, or the database's error; the caller rolls
 * back and retries or halves the batch. Nothing is remembered unless COMMIT was acknowledged.
 */
export async function decideBatch(deps: BatchDeps, request: BatchRequest): Promise<BatchResult> {
  const { store, memory } = deps;
  const sellable = request.arrivals.filter(isSellable);
  const claimed = await store.claim({
    batchId: request.batchId, decidedAtMs: request.atMs, claimants: sellable, idempotency: idempotencyClaims(request.arrivals),
  });
  if (!claimed.isNew) throw new BatchCommitted("the batch has committed before");
  if (claimed.bookVersion !== memory.version) await deps.catchUp();
  const input: BatchInput = { ...request, rules: deps.rules() };
  const admitted = await admitArrivals(store, input, sellable, claimed);
  // Sources with a daily cap are counted on their locked row, so their batches lock first.
  const capped = admitted.takers.some(({ source }) => source.dailyCap !== null);
  const lockFirst = input.lockFirst ?? (capped ? new RowSet() : null);
  return lockFirst === null ? decideOnHints(deps, input, admitted) : deps.lockTurn(() => decideOnLocks(deps, input, admitted, lockFirst));
}

async function decideOnHints(deps: BatchDeps, input: BatchInput, admitted: Admitted): Promise<BatchResult> {
  const { store, memory } = deps;
  let outcome = decideOffers(admitted, admitted.takers, memory, input);
  // A refusal that rests on a remembered counter or balance may be out of date: look again before it counts.
  const read = new RowSet();
  for (let round = 0; ; round += 1) {
    const stale = outcome.rows.refusers.without(read);
    if (stale.isEmpty) break;
    if (round === MAX_ROUNDS) throw new RestartBatch(outcome.rows.winners);
    // Compared with what this decision rested on, for another lane may have changed the memory meanwhile.
    const basis = memory.hintsOf(stale);
    const fresh = await store.read(stale.sorted());
    noteRows(memory, fresh);
    read.addAll(stale);
    if (!sameHints(basis, memory.hintsOf(stale))) outcome = decideOffers(admitted, admitted.takers, memory, input);
  }
  const room = restOnRoomAlone(outcome.offers, outcome.decisions, memory, { priceRule: input.rules.priceRule });
  if (!room) return deps.lockTurn(() => decideOnLocks(deps, input, admitted, outcome.rows.winners));
  try {
    return await finish(deps, input, admitted, admitted.takers, outcome, admitted.findings, { sourceDays: new Map(), bookVersion: outcome.version });
  } catch (error) {
    throw error instanceof MarketMoved ? new RestartBatch(outcome.rows.winners) : error;
  }
}

async function decideOnLocks(deps: BatchDeps, request: BatchInput, admitted: Admitted, lockFirst: RowSet): Promise<BatchResult> {
  const { store, memory } = deps;
  const cappedIds = [...new Set(admitted.takers.filter(({ source }) => source.dailyCap !== null).map(({ source }) => source.id))];
  const locked = new RowSet();
  locked.addAll(lockFirst);
  locked.addAll(decideOffers(admitted, admitted.takers, memory, request).rows.winners);
  const first = await store.lock(locked.sorted(cappedIds));
  noteRows(memory, first);
  if (first.bookVersion !== memory.version) await deps.catchUp();
  const input: BatchInput = { ...request, rules: deps.rules() };
  // Hints may be overwritten by late replies whenever this waits; what is locked is noted again before it decides.
  const held: FreshRows[] = [first];
  noteRows(memory, first);
  const { takers, refused, days } = admitted.countDays(first.sourceDays);
  let outcome = decideOffers(admitted, takers, memory, input);
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
    outcome = decideOffers(admitted, takers, memory, input);
  }
  return finish(deps, input, admitted, takers, outcome, [...admitted.findings, ...refused], { sourceDays: days, bookVersion: null });
}

/** Out of order nobody is waited for: where another transaction has one of the rows, the batch begins again and locks them in order. */
async function lockMore(store: BatchDeps["store"], missing: RowSet, winners: RowSet): Promise<FreshRows> {
  try {
    return await store.lockMore(missing.sorted());
  } catch (error) {
    throw isSqlError(error) && error.code === LOCK_NOT_AVAILABLE ? new RestartBatch(winners) : error;
  }
}

interface DecidedOffers {
  readonly offers: readonly Offer[];
  readonly decisions: readonly Decision[];
  readonly book: CopyOnTakeBook;
  /** The book's version that all this was decided on; the memory may move on meanwhile. */
  readonly version: bigint;
  readonly rows: { readonly winners: RowSet; readonly refusers: RowSet };
}

/** Distributes on what the memory holds now. An offer that all its best candidates refuse is put before every candidate. */
function decideOffers(admitted: Admitted, takers: readonly SellableArrival[], memory: MarketMemory, input: BatchInput): DecidedOffers {
  const owners = (arrival: SellableArrival): ReadonlySet<string> => admitted.owners.get(arrival.leadId) ?? NO_OWNERS;
  let offers = takers.map((arrival) => makeOffer(arrival, memory, input.rules, BEST_CANDIDATES, owners(arrival)));
  for (;;) {
    const book = new CopyOnTakeBook(memory);
    const buyers = new Map<string, Set<string>>();
    const decided = offers.map((plain, index) => {
      const persons = takers[index]?.content.personHashes ?? [];
      const before = persons.flatMap((person) => [...(buyers.get(person) ?? [])]);
      const offer = before.length === 0 ? plain : { ...plain, ownerAccountIds: new Set([...plain.ownerAccountIds, ...before]) };
      const [decision] = distribute([offer], book, { priceRule: input.rules.priceRule }, input.atMs);
      if (decision === undefined) throw new Error("every offer has its decision");
      // The same person may come twice in a batch, for another side: its buyers are not offered it again.
      if (decision.sales.length > 0) for (const person of persons) buyers.set(person, new Set([...(buyers.get(person) ?? []), ...decision.sales.map(({ accountId }) => accountId)]));
      return { offer, decision };
    });
    const decisions = decided.map(({ decision }) => decision);
    const short = decisions.map((decision) => decision.sales.length === 0 && !decision.candidatesComplete);
    if (!short.includes(true)) {
      const judged = decided.map(({ offer }) => offer);
      return { offers: judged, decisions, book, version: memory.version, rows: rowsBehind(judged, decisions, book, input.atMs) };
    }
    offers = offers.map((offer, index) => {
      const arrival = takers[index];
      return short[index] === true && arrival !== undefined ? makeOffer(arrival, memory, input.rules, Infinity, owners(arrival)) : offer;
    });
  }
}

/** The offer an arrival is now, with its best `count` candidates; with all where not the price decides who is first. */
export function makeOffer(arrival: Offered, memory: MarketMemory, rules: MarketRules, count: number, owners: ReadonlySet<string>): Offer {
  const { facts, score } = arrival.content;
  const most = arrival.source.routing === "best_price" ? count : Infinity;
  const found = most === Infinity ? memory.findAll({ facts, score }) : memory.findBest({ facts, score }, most + 1);
  const complete = found.length <= most;
  const reserves = reservesFor(rules.listing, facts.side, score.tier, { exclusiveCents: arrival.source.reserveExclusiveCents, sharedCents: arrival.source.reserveSharedCents });
  return offerOf(arrival, reserves, complete ? found : found.slice(0, most), complete, owners);
}

/** Writes and commits the outcome, and remembers it only then. */
async function finish(
  { store, memory }: Pick<BatchDeps, "store" | "memory">, input: BatchInput, admitted: Admitted, takers: readonly SellableArrival[], outcome: DecidedOffers,
  others: readonly Finding[], rest: Pick<Takes, "sourceDays" | "bookVersion">,
): Promise<BatchResult> {
  const decided = takers.map((arrival, index): DecidedLead => {
    const offer = outcome.offers[index];
    const decision = outcome.decisions[index];
    if (offer === undefined || decision === undefined) throw new Error("every arrival has its offer and decision");
    return bookDecision(arrival, offer, decision, { rules: input.rules, activeCampaigns: memory.activeCampaigns, position: index, soldAtMs: input.atMs });
  });
  const findings: Finding[] = [...decided.map((one): Finding => ({ kind: "decided", decided: one })), ...others];
  const takes = [...outcome.book.takes().values()];
  const spentByAccount = outcome.book.spentCents();
  const sourceCounters = [...outcome.book.changedSourceCounters()].map(([key, counters]) => ({ ...keyParts(key), counters }));
  await store.finish(
    { batchId: input.batchId, decidedAtMs: input.atMs, rules: input.rules, findings, decided, keyChanges: admitted.keyChanges, events: announcement(decided, findings) },
    { takes, spentByAccount, sourceCounters, ...rest },
  );
  memory.noteTakes(takes, spentByAccount);
  for (const { campaignNo, sourceId, counters } of sourceCounters) memory.noteSourceCounters(campaignNo, sourceId, counters);
  return { answers: new Map(findings.map((finding) => [leadIdOf(finding), answerOf(finding)])), replays: admitted.replays };
}

/** Takes fresh rows over as hints. */
export function noteRows(memory: MarketMemory, fresh: FreshRows): void {
  for (const [no, counters] of fresh.counters) memory.noteCounters(no, counters);
  for (const { campaignNo, sourceId, counters } of fresh.sourceCounters) memory.noteSourceCounters(campaignNo, sourceId, counters);
  for (const [accountId, cents] of fresh.availableByAccount) memory.noteAvailable(accountId, cents);
}

function idempotencyClaims(arrivals: readonly Arrival[]) {
  return arrivals.flatMap(({ leadId, source, idempotency }) => (idempotency === null ? [] : [{ scope: source.id, leadId, ...idempotency }]));
}

function leadIdOf(finding: Finding): string {
  return finding.kind === "decided" ? finding.decided.arrival.leadId : finding.arrival.leadId;
}

function answerOf(finding: Finding): Answer {
  if (finding.kind === "decided") return finding.decided.outcome.answer;
  const base = { leadId: finding.arrival.leadId, sale: "none" as const, priceCents: 0n as Answer["priceCents"], original: null };
  return finding.kind === "refused" ? { ...base, status: "rejected", reason: finding.reason } : { ...base, status: "duplicate", reason: "duplicate" };
}
