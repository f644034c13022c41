// One batch from proposal to commit: propose on hints, claim and lock, decide again on the locked rows, write, commit.
import type { Answer } from "../../../domain/distribution/answer.ts";
import { localMoment } from "../../../domain/distribution/calendar.ts";
import { distribute } from "../../../domain/distribution/distribute.ts";
import { reservesFor } from "../../../domain/distribution/listing.ts";
import { CopyOnTakeBook } from "../../../domain/distribution/memory-book.ts";
import type { Decision, Offer } from "../../../domain/distribution/offer.ts";
import type { PostReason } from "../../../domain/lead/vocabulary.ts";
import { type Arrival, type MarketRules, type SellableArrival, isSellable, offerOf } from "./arrival.ts";
import type { FreshRows, SourceDay } from "./batch-read.store.ts";
import type { BatchStore, Claimed } from "./batch.store.ts";
import { type HeldKey, type ResolvedClaims, keyOf, resolveClaims } from "./claims.ts";
import { type DecidedLead, bookDecision } from "./decided-lead.ts";
import { announcement } from "./announcement.ts";
import { RowSet, rowsBehind } from "./lock-plan.ts";
import type { MarketMemory } from "./market-memory.ts";
import type { Finding } from "./stored-lead.ts";

/** A winner's row was needed that was not locked up front: start the batch again with these locked from the beginning. */
export class RestartBatch extends Error {
  readonly rows: RowSet;
  constructor(rows: RowSet) {
    super("the batch needs more rows than it locked");
    this.rows = rows;
  }
}

/** This batch id has committed before; its answers are in the rows it wrote. */
export class BatchCommitted extends Error {}

export interface BatchInput {
  readonly batchId: string;
  readonly atMs: number;
  readonly arrivals: readonly Arrival[];
  readonly rules: MarketRules;
  /** Rows an earlier try found it needs. */
  readonly extraRows: RowSet;
}

export interface BatchDeps {
  readonly store: BatchStore;
  readonly memory: MarketMemory;
  /** Brings the memory up to the database's book; called inside the batch when the book has moved. */
  readonly catchUp: () => Promise<void>;
}

/** What the batch decided for each arrival it wrote; arrivals whose idempotency key was taken are in `replays`. */
export interface BatchResult {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly replays: readonly Arrival[];
  readonly decided: readonly DecidedLead[];
}

/** Candidates looked at first; all of them only when every one of these refuses. */
export const BEST_CANDIDATES = 64;
const MAX_LOCK_ROUNDS = 3;
const NO_OWNERS: ReadonlySet<string> = new Set();

/**
 * Runs the batch to COMMIT. Throws RestartBatch, BatchCommitted, UnclearCommit, or the database's error; the caller rolls
 * back and retries or halves the batch. Nothing is remembered unless COMMIT was acknowledged.
 */
export async function decideBatch(deps: BatchDeps, input: BatchInput): Promise<BatchResult> {
  const { store, memory } = deps;
  const sellable = input.arrivals.filter(isSellable);
  const proposed = decideOffers(sellable, memory, input, () => NO_OWNERS);
  const locked = new RowSet();
  locked.addAll(input.extraRows);
  locked.addAll(proposed.rows.winners);
  const read = proposed.rows.refusers.without(locked);
  const capped = [...new Set(sellable.filter(({ source }) => source.dailyCap !== null).map(({ source }) => source.id))];
  const claimed = await store.claim({
    batchId: input.batchId, decidedAtMs: input.atMs, claimants: sellable, idempotency: idempotencyClaims(input.arrivals),
    locks: locked.sorted(capped), suspects: read.sorted(),
  });
  if (!claimed.isNew) throw new BatchCommitted("the batch has committed before");
  if (claimed.bookVersion !== memory.version) await deps.catchUp();
  noteRows(memory, claimed);

  const sorted = await sortArrivals(deps, input, sellable, claimed);
  const days = new Map(claimed.sourceDays);
  const { takers, refused } = admit(sorted.takers, claimed, days, input);
  const owners = (arrival: SellableArrival): ReadonlySet<string> => ownersOf(arrival, claimed);
  let outcome = decideOffers(takers, memory, input, owners);
  for (let round = 0; ; round += 1) {
    const missing = outcome.rows.winners.without(locked);
    const stale = outcome.rows.refusers.without(locked, read);
    if (missing.isEmpty && stale.isEmpty) break;
    if (round === MAX_LOCK_ROUNDS) throw new RestartBatch(outcome.rows.winners);
    noteRows(memory, await store.lockMore(missing.sorted(), stale.sorted()));
    locked.addAll(missing);
    read.addAll(stale);
    outcome = decideOffers(takers, memory, input, owners);
  }
  const decided = takers.map((arrival, index): DecidedLead => {
    const offer = outcome.offers[index];
    const decision = outcome.decisions[index];
    if (offer === undefined || decision === undefined) throw new Error("every arrival has its offer and decision");
    return bookDecision(arrival, offer, decision, input.rules, input.atMs);
  });
  const findings: Finding[] = [
    ...decided.map((one): Finding => ({ kind: "decided", decided: one })), ...refused, ...sorted.findings,
  ];
  await store.store({
    batchId: input.batchId, decidedAtMs: input.atMs, rules: input.rules, activeCampaigns: memory.activeCampaigns, findings, decided,
    keyChanges: sorted.claims.changes, counters: outcome.book.changedCounters(), sourceCounters: changedSourceCounters(outcome.book),
    spentByAccount: outcome.book.spentCents(), sourceDays: new Map([...days].filter(([id, day]) => claimed.sourceDays.get(id) !== day)),
    events: announcement(decided, findings),
  });
  memory.noteTakes(outcome.book);
  return { answers: new Map(findings.map((finding) => [leadIdOf(finding), answerOf(finding)])), replays: sorted.replays, decided };
}

interface DecidedOffers {
  readonly offers: readonly Offer[];
  readonly decisions: readonly Decision[];
  readonly book: CopyOnTakeBook;
  readonly rows: { readonly winners: RowSet; readonly refusers: RowSet };
}

/** Distributes on what the memory holds now. An offer that all its best candidates refuse is put before every candidate. */
function decideOffers(
  arrivals: readonly SellableArrival[], memory: MarketMemory, input: BatchInput, owners: (arrival: SellableArrival) => ReadonlySet<string>,
): DecidedOffers {
  let offers = arrivals.map((arrival) => makeOffer(arrival, memory, input.rules, BEST_CANDIDATES, owners(arrival)));
  for (;;) {
    const book = new CopyOnTakeBook(memory);
    const decisions = distribute(offers, book, { priceRule: input.rules.priceRule }, input.atMs);
    const short = decisions.map((decision) => decision.sales.length === 0 && !decision.candidatesComplete);
    if (!short.includes(true)) return { offers, decisions, book, rows: rowsBehind(offers, decisions, (no) => memory.bidder(no)) };
    offers = offers.map((offer, index) => {
      const arrival = arrivals[index];
      return short[index] === true && arrival !== undefined ? makeOffer(arrival, memory, input.rules, Infinity, owners(arrival)) : offer;
    });
  }
}

/** The offer an arrival is now, with its best `count` candidates. */
export function makeOffer(arrival: SellableArrival, memory: MarketMemory, rules: MarketRules, count: number, owners: ReadonlySet<string>): Offer {
  const { facts, score } = arrival.content;
  const subject = { facts, score };
  const found = count === Infinity ? memory.findAll(subject) : memory.findBest(subject, count + 1);
  const complete = found.length <= count;
  const reserves = reservesFor(rules.listing, facts.side, score.tier, { exclusiveCents: arrival.source.reserveExclusiveCents, sharedCents: arrival.source.reserveSharedCents });
  return offerOf(arrival, reserves, complete ? found : found.slice(0, count), complete, owners);
}

/** Sets replays, refused posts and duplicates apart from those that are put before the bidders. */
async function sortArrivals(
  deps: BatchDeps, input: BatchInput, sellable: readonly SellableArrival[], claimed: Claimed,
): Promise<{ takers: SellableArrival[]; findings: Finding[]; replays: Arrival[]; claims: ResolvedClaims }> {
  const isReplay = (arrival: Arrival): boolean => arrival.idempotency !== null && !claimed.freeIdempotencyKeys.has(idempotencyKey(arrival));
  const replays = input.arrivals.filter(isReplay);
  const fresh = sellable.filter((arrival) => !isReplay(arrival));
  const met = sellable.flatMap(({ content }) => {
    const { side } = content.facts;
    return content.identityHashes.map((hash) => ({ hash, side, key: keyOf(hash, side) })).filter(({ key }) => !claimed.insertedKeys.has(key));
  });
  const held: Map<string, HeldKey> = met.length === 0 ? new Map() : await deps.store.heldKeys([...new Map(met.map((one) => [one.key, one])).values()]);
  const claims = resolveClaims(fresh, claimed.insertedKeys, held, input.atMs, sellable);
  const findings: Finding[] = [];
  for (const arrival of input.arrivals) {
    if (!isReplay(arrival) && "refused" in arrival.content) findings.push({ kind: "refused", arrival, reason: arrival.content.refused });
  }
  const takers: SellableArrival[] = [];
  for (const arrival of fresh) {
    const duplicate = claims.duplicates.get(arrival.leadId);
    if (duplicate === undefined) takers.push(arrival);
    else findings.push({ kind: "duplicate", arrival, duplicate });
  }
  return { takers, findings, replays, claims };
}

/** Refuses what is suppressed or beyond its source's daily cap; counts the rest on their source's day. */
function admit(
  arrivals: readonly SellableArrival[], claimed: Claimed, days: Map<string, SourceDay>, input: BatchInput,
): { takers: SellableArrival[]; refused: Finding[] } {
  const takers: SellableArrival[] = [];
  const refused: Finding[] = [];
  const dayStartMs = localMoment(input.rules.timeZone, input.atMs).starts.day;
  for (const arrival of arrivals) {
    const { source, content } = arrival;
    let reason: PostReason | null = content.personHashes.some((hash) => claimed.suppressedHashes.has(hash.toString("hex"))) ? "suppressed" : null;
    if (reason === null && source.dailyCap !== null) {
      const day = days.get(source.id);
      const taken = day?.dayStartMs === dayStartMs ? day.leads : 0;
      if (taken >= source.dailyCap) reason = "cap_reached";
      else days.set(source.id, { dayStartMs, leads: taken + 1 });
    }
    if (reason === null) takers.push(arrival);
    else refused.push({ kind: "refused", arrival, reason });
  }
  return { takers, refused };
}

function ownersOf(arrival: SellableArrival, claimed: Claimed): ReadonlySet<string> {
  if (claimed.owners.size === 0) return NO_OWNERS;
  return new Set(arrival.content.personHashes.flatMap((hash) => claimed.owners.get(hash.toString("hex")) ?? []));
}

/** Takes fresh rows over as hints. */
export function noteRows(memory: MarketMemory, fresh: FreshRows): void {
  for (const [no, counters] of fresh.counters) memory.noteCounters(no, counters);
  for (const { campaignNo, sourceId, counters } of fresh.sourceCounters) memory.noteSourceCounters(campaignNo, sourceId, counters);
  for (const [accountId, cents] of fresh.availableByAccount) memory.noteAvailable(accountId, cents);
}

function changedSourceCounters(book: CopyOnTakeBook) {
  return [...book.changedSourceCounters()].map(([key, counters]) => {
    const at = key.indexOf(":");
    return { campaignNo: Number(key.slice(0, at)), sourceId: key.slice(at + 1), counters };
  });
}

/** One string per idempotency key: its source and its hash. */
export function idempotencyKey(arrival: Arrival): string {
  return `${arrival.source.id}:${arrival.idempotency?.keyHash.toString("hex") ?? ""}`;
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
