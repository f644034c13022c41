// A ping is decided as a post would be, and what its winners promise is held: one short transaction
// on locked rows.
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { isUnlimited } from "../../../../domain/distribution/caps.ts";
import { distribute } from "../../../../domain/distribution/distribute.ts";
import { CopyOnTakeBook, keyParts } from "../../../../domain/distribution/memory-book.ts";
import type { Decision, Offer } from "../../../../domain/distribution/offer.ts";
import { earningOf } from "../../../../domain/distribution/reserve.ts";
import { duplicateOf } from "../../../../domain/lead/duplicate.ts";
import type { ConsentChannel, PostReason } from "../../../../domain/lead/vocabulary.ts";
import type { LeadFacts } from "../../../../domain/lead/lead.ts";
import type { Cents } from "../../../../domain/money/money.ts";
import { mayHold, mostOpenOffers, offerLifeMs } from "../../../../domain/pings/limits.ts";
import { pingedFacts } from "../../../../domain/pings/promise.ts";
import type { LeadScore } from "../../../../domain/scoring/score-lead.ts";
import { readBookVersion } from "../../../platform/db/book-version.store.ts";
import { ByteWriter } from "../../../platform/db/byte-writer.ts";
import { type Transaction, inTransaction } from "../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../platform/ids/uuid.ts";
import type { SourceTerms } from "../arrival.ts";
import type { FreshRows, SourceDay } from "../batch-read.store.ts";
import { noteRows } from "../decide-batch.ts";
import { BEST_CANDIDATES, makeOffer } from "../decide-offers.ts";
import { RowSet, rowsBehind } from "../lock-plan.ts";
import type { MarketMemory } from "../market-memory.ts";
import { packDecision } from "../packed-decision.ts";
import { lockRows, readFreshRows } from "./hold.store.ts";
import { type OfferDeps, Rehearsed } from "./offer-deps.ts";
import * as store from "./offer.store.ts";

/** A ping that was read, scored and hashed. */
export interface PingArrival {
  readonly receivedAtMs: number;
  readonly source: SourceTerms;
  readonly subIds: string | null;
  readonly facts: LeadFacts;
  /**
   * What the consent will cover, as far as the ping tells: whom it names is settled by the offer.
   */
  readonly channels: readonly ConsentChannel[];
  readonly score: LeadScore;
  /** Keyed hashes in hex. */
  readonly contentHash: string;
  readonly phoneKey: string | null;
  readonly emailKey: string | null;
  /** False for a test: it is answered and nothing is held. */
  readonly keep: boolean;
}

/**
 * More rows are needed than were locked, or the book has moved: begin again, up to date, and lock
 * these first.
 */
class RestartOffer extends Error {
  readonly rows: RowSet;
  readonly hasBookMoved: boolean;
  constructor(rows: RowSet, hasBookMoved: boolean) {
    super("the offer must be decided again");
    this.rows = rows;
    this.hasBookMoved = hasBookMoved;
  }
}

const MAX_RESTARTS = 50;
const GUESSED_DECISION_BYTES = 512;

interface Decided {
  readonly offer: Offer;
  readonly decision: Decision;
  readonly book: CopyOnTakeBook;
  readonly rows: { readonly winners: RowSet; readonly refusers: RowSet };
}

interface Made {
  readonly offer: store.MadeOffer;
  /** What the holds took; null where nothing was held. */
  readonly taken: CopyOnTakeBook | null;
}

/**
 * Answers pings. Rejects with TooBusy, or where the database is out of reach; the same ping again
 * then finds what became of it.
 */
export function createOfferMaker(deps: OfferDeps): (ping: PingArrival) => Promise<store.MadeOffer> {
  return (ping) => deps.turns.run(ping.source.id, () => makeOfferFor(deps, ping));
}

async function makeOfferFor(deps: OfferDeps, ping: PingArrival): Promise<store.MadeOffer> {
  const lockFirst = new RowSet();
  for (let restarts = 0; ; restarts += 1) {
    try {
      const { offer, taken } = await inTransaction(
        deps.pool,
        async (tx) => {
          const made = await answerPing(deps, tx, ping, lockFirst);
          if (!ping.keep) throw new Rehearsed(made);
          return made;
        },
        { random: deps.random },
      );
      if (taken !== null) noteTaken(deps.memory, taken);
      return offer;
    } catch (error) {
      if (error instanceof Rehearsed) return (error as Rehearsed<Made>).value.offer;
      if (!(error instanceof RestartOffer) || restarts === MAX_RESTARTS) {
        deps.types.note(error);
        throw error;
      }
      lockFirst.addAll(error.rows);
      // Outside the transaction: it takes another connection.
      if (error.hasBookMoved) await deps.catchUp();
    }
  }
}

/** Holds count in what the market remembers as sales do. */
function noteTaken(memory: MarketMemory, book: CopyOnTakeBook): void {
  memory.noteTakes(book.takes().values(), book.spentCents());
  for (const [key, counters] of book.changedSourceCounters())
    memory.noteSourceCounters(keyParts(key).campaignNo, keyParts(key).sourceId, counters);
}

async function answerPing(
  deps: OfferDeps,
  tx: Transaction,
  ping: PingArrival,
  lockFirst: RowSet,
): Promise<Made> {
  const { client } = tx;
  const { source, receivedAtMs: atMs } = ping;
  // In this order, in one flight: what is read is read once the source is locked.
  const [, same, record, person] = await Promise.all([
    store.lockSource(client, source.id),
    store.findSamePing(client, source.id, ping.contentHash, atMs),
    store.readSourceRecord(client, source.id),
    store.findPerson(client, ping.phoneKey, ping.emailKey),
  ]);
  if (same !== null) return { offer: await store.loadOffer(client, same), taken: null };
  const pingId = uuidv7(atMs);
  const answer = (reason: PostReason | null, offer: store.NewPing["offer"]): Promise<void> =>
    store.insertPing(client, {
      id: pingId,
      sourceId: source.id,
      affiliateId: source.affiliateId,
      atMs,
      subIds: ping.subIds,
      contentHash: ping.contentHash,
      phoneKey: ping.phoneKey,
      emailKey: ping.emailKey,
      facts: pingedFacts(ping.facts),
      score: scoreOf(ping.score),
      reason,
      offer,
    });
  const isDuplicate = person.copies.some(
    (copy) => duplicateOf(copy, ping.facts.side, source.affiliateId, atMs) !== null,
  );
  const refusal: PostReason | null = isDuplicate
    ? "duplicate"
    : person.suppressed
      ? "suppressed"
      : record.open >= mostOpenOffers(record.postedInLastHour)
        ? "cap_reached"
        : null;
  const outcome =
    refusal ??
    (await decideLocked(deps, tx, ping, pingId, new Set(person.ownerAccountIds), lockFirst));
  if (typeof outcome === "string") {
    const [, offer] = await Promise.all([answer(outcome, null), store.loadOffer(client, pingId)]);
    return { offer, taken: null };
  }
  const { decided, sourceDay } = outcome;
  const holds = holdsOf(deps, decided, source, pingId, atMs);
  const sourceCounters = [...decided.book.changedSourceCounters()].map(([key, counters]) => ({
    ...keyParts(key),
    counters,
  }));
  const types = await deps.types.load(client);
  const [, , offer] = await Promise.all([
    answer(null, {
      lifeMs: offerLifeMs(source.offerLifeMs, record),
      decision: packed(decided.decision, deps.memory),
      priceCents: holds.reduce((sum, hold) => sum + hold.earningCents, 0n) as Cents,
      sourceDayStartMs: sourceDay?.dayStartMs ?? null,
    }),
    store.insertHolds(
      tx,
      types,
      holds,
      { sourceCounters, sourceDays: new Map(sourceDay === null ? [] : [[source.id, sourceDay]]) },
      atMs,
    ),
    store.loadOffer(client, pingId),
  ]);
  return { offer, taken: decided.book };
}

/**
 * Decides with every row locked that the decision takes from. A reason where nobody promises to
 * buy.
 */
async function decideLocked(
  deps: OfferDeps,
  { client }: Transaction,
  ping: PingArrival,
  pingId: string,
  owners: ReadonlySet<string>,
  lockFirst: RowSet,
): Promise<PostReason | { readonly decided: Decided; readonly sourceDay: SourceDay | null }> {
  const { memory } = deps;
  const { source, receivedAtMs: atMs } = ping;
  const locked = new RowSet();
  locked.addAll(lockFirst);
  locked.addAll(decide(deps, ping, pingId, owners, new Set()).rows.winners);
  const [fresh, held, version] = await Promise.all([
    lockRows(client, locked.sorted(source.dailyCap === null ? [] : [source.id])),
    store.countHeld(client, [...locked.campaigns]),
    readBookVersion(client),
  ]);
  if (version !== memory.version) throw new RestartOffer(locked, true);
  const full = new Set<number>();
  const read = new RowSet();
  let decided: Decided;
  for (;;) {
    // Hints may be overwritten by late replies whenever this waits; what is locked is noted again
    // before it decides.
    noteRows(memory, fresh);
    decided = decide(deps, ping, pingId, owners, full);
    const { winners, refusers } = decided.rows;
    if (!winners.without(locked).isEmpty) throw new RestartOffer(winners, false);
    const over = decided.decision.sales.filter(
      ({ campaignNo, priceCents }) =>
        !hasPromiseLeft(memory, campaignNo, priceCents, held.get(campaignNo) ?? 0, atMs),
    );
    const stale = refusers.without(locked, read);
    if (over.length === 0 && stale.isEmpty) break;
    for (const { campaignNo } of over) full.add(campaignNo);
    if (!stale.isEmpty) noteRows(memory, await readFreshRows(client, stale.sorted()));
    read.addAll(stale);
  }
  if (decided.decision.unsoldReason !== null)
    return full.size > 0 ? "no_buyer" : decided.decision.unsoldReason;
  const sourceDay =
    source.dailyCap === null
      ? null
      : countedDay(fresh, source, localMoment(deps.rules().timeZone, atMs).starts.day);
  if (sourceDay !== null && sourceDay.leads > (source.dailyCap ?? 0)) return "cap_reached";
  return { decided, sourceDay };
}

function hasPromiseLeft(
  memory: MarketMemory,
  campaignNo: number,
  priceCents: bigint,
  held: number,
  atMs: number,
): boolean {
  const bidder = memory.bidder(campaignNo);
  return (
    bidder !== undefined &&
    mayHold(
      bidder.limits,
      memory.counters(campaignNo),
      localMoment(bidder.schedule.timeZone, atMs),
      priceCents,
      held,
    )
  );
}

/** The source's day with this offer counted on it. */
function countedDay({ sourceDays }: FreshRows, { id }: SourceTerms, dayStartMs: number): SourceDay {
  const day = sourceDays.get(id);
  return { dayStartMs, leads: (day?.dayStartMs === dayStartMs ? day.leads : 0) + 1 };
}

/**
 * Decides on what the memory holds now, but for campaigns that have promised all they may. The
 * consent is presumed to name whoever wins: the offer says whom.
 */
function decide(
  { memory, rules }: OfferDeps,
  ping: PingArrival,
  pingId: string,
  owners: ReadonlySet<string>,
  full: ReadonlySet<number>,
): Decided {
  const { priceRule } = rules();
  for (let count = BEST_CANDIDATES; ; count = Infinity) {
    const content = {
      facts: ping.facts,
      score: ping.score,
      consent: { scope: "named" as const, sellers: [], channels: ping.channels },
    };
    const found = makeOffer(
      { leadId: pingId, source: ping.source, content },
      memory,
      rules(),
      count,
      owners,
    );
    const candidates = found.candidates.filter((no) => !full.has(no));
    const offer: Offer = {
      ...found,
      candidates,
      consent: {
        ...content.consent,
        sellers: candidates.map((no) => memory.bidder(no)?.sellerName ?? ""),
      },
    };
    const book = new CopyOnTakeBook(memory);
    const [decision] = distribute([offer], book, { priceRule }, ping.receivedAtMs);
    if (decision === undefined) throw new Error("one offer has one decision");
    if (decision.sales.length > 0 || offer.candidatesComplete)
      return {
        offer,
        decision,
        book,
        rows: rowsBehind([offer], [decision], book, ping.receivedAtMs),
      };
  }
}

function holdsOf(
  { memory }: OfferDeps,
  { offer, decision, book }: Decided,
  source: SourceTerms,
  pingId: string,
  atMs: number,
): store.NewHold[] {
  return decision.sales.map((sale, index) => {
    const bidder = memory.bidder(sale.campaignNo);
    const take = book.takes().get(sale.campaignNo);
    if (bidder === undefined || take === undefined)
      throw new Error("a winner is in the book and has taken");
    const { adjustments, contactChannels, sellerName, listedBuyer } = bidder;
    return {
      id: uuidv7(atMs),
      pingId,
      slot: index + 1,
      mode: sale.mode,
      buyerId: sale.accountId,
      sourceId: source.id,
      bidCents: sale.bidCents,
      priceCents: sale.priceCents,
      earningCents: earningOf(sale.priceCents, offer.earningTerms),
      bySource: !isUnlimited(bidder.sourceLimits),
      take,
      terms: { adjustments, contactChannels, sellerName, listedBuyer },
    };
  });
}

function packed(decision: Decision, memory: MarketMemory): Buffer {
  const out = new ByteWriter(GUESSED_DECISION_BYTES);
  packDecision(out, decision, memory.activeCampaigns, 0);
  return out.done();
}

function scoreOf({
  total,
  engagement,
  intent,
  financial,
  tier,
}: LeadScore): store.NewPing["score"] {
  return { total, engagement, intent, financial, tier };
}
