// Makes offers: decides a ping as a post would be and holds what its winners promise, in one short
// transaction on locked rows.
import { type Decided, RestartOffer, decideLocked } from "./decide-offer.ts";
import { type OfferDeps, DryRunRollback } from "./offer-deps.ts";
import * as store from "./offer.store.ts";
import { insertHolds, type NewHold } from "./new-hold.store.ts";
import type { PingArrival } from "./ping-arrival.ts";
import { isUnlimited } from "../../../../../domain/distribution/caps.ts";
import {
  type MemoryBidderState,
  keyParts,
} from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { Decision } from "../../../../../domain/distribution/auction-lead.ts";
import { earningOf } from "../../../../../domain/distribution/reserve.ts";
import { duplicateOf } from "../../../../../domain/lead/duplicate.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import { mostOpenOffers, offerLifeMs } from "../../../../../domain/pings/limits.ts";
import { stoodAt } from "../../../../../domain/sellers/name-period.ts";
import { pingedFacts } from "../../../../../domain/pings/promise.ts";
import type { LeadScore } from "../../../../../domain/scoring/score-lead.ts";
import { ByteWriter } from "../../../../platform/db/byte-writer.ts";
import { type Transaction, inTransaction } from "../../../../platform/db/transaction.ts";
import { uuidv7 } from "../../../../platform/ids/uuid.ts";
import type { DistributionSettings, SourceTerms } from "../arrive/arrival.ts";
import { RowSet } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import { packDecision } from "../commit/packed-decision.ts";

const MAX_RESTARTS = 50;
const GUESSED_DECISION_BYTES = 512;

interface Made {
  readonly offer: store.MadeOffer;
  /** What the holds took; null where nothing was held. */
  readonly taken: MemoryBidderState | null;
}

/**
 * Answers pings. Rejects with TooBusy, or where the database is unreachable; the same ping again
 * then gets the outcome of the first.
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
          if (!ping.keep) throw new DryRunRollback(made);
          return made;
        },
        { random: deps.random },
      );
      if (taken !== null) noteTaken(deps.memory, taken);
      return offer;
    } catch (error) {
      if (error instanceof DryRunRollback) return (error as DryRunRollback<Made>).value.offer;
      if (!(error instanceof RestartOffer) || restarts === MAX_RESTARTS) {
        deps.types.note(error);
        throw error;
      }
      lockFirst.addAll(error.rows);
      // Outside the transaction: this needs another connection.
      if (error.hasDistributionChanged) await deps.catchUp();
    }
  }
}

/** Counts holds in distribution's memory as sales are counted. */
function noteTaken(memory: DistributionState, bidderState: MemoryBidderState): void {
  memory.noteUsage(bidderState.takes().values(), bidderState.spentCents());
  for (const [key, counters] of bidderState.changedSourceCounters())
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
  // In this order, in one round trip: the reads run once the source is locked.
  const [, same, record, person] = await Promise.all([
    store.lockSource(client, source.id),
    store.findSamePing(client, source.id, ping.contentHash, atMs),
    store.readSourceRecord(client, source.id),
    ping.checksPerson
      ? store.findPerson(client, ping.phoneKey, ping.emailKey)
      : store.findPerson(client, null, null),
  ]);
  if (same !== null) return { offer: await store.loadOffer(client, same), taken: null };
  const pingId = uuidv7(atMs);
  const refusal = refusalOf(ping, record, person, deps.rules());
  const outcome =
    refusal ??
    (await decideLocked(deps, tx, ping, pingId, new Set(person.ownerAccountIds), lockFirst));
  if (typeof outcome === "string") {
    const [, offer] = await Promise.all([
      recordPing(client, ping, pingId, outcome, null),
      store.loadOffer(client, pingId),
    ]);
    return { offer, taken: null };
  }
  const { decided, sourceDay } = outcome;
  const holds = holdsOf(deps, decided, source, pingId, atMs);
  const sourceCounters = [...decided.bidderState.changedSourceCounters()].map(
    ([key, counters]) => ({
      ...keyParts(key),
      counters,
    }),
  );
  const types = await deps.types.load(client);
  const [, , offer] = await Promise.all([
    recordPing(client, ping, pingId, null, {
      lifeMs: offerLifeMs(source.offerLifeMs, record),
      decision: packed(decided.decision, deps.memory),
      priceCents: holds.reduce((sum, hold) => sum + hold.earningCents, 0n) as Cents,
      sourceDayStartMs: sourceDay?.dayStartMs ?? null,
    }),
    insertHolds(
      tx,
      types,
      holds,
      { sourceCounters, sourceDays: new Map(sourceDay === null ? [] : [[source.id, sourceDay]]) },
      atMs,
    ),
    store.loadOffer(client, pingId),
  ]);
  return { offer, taken: decided.bidderState };
}

/** Why nothing is offered, whatever the bids are. */
function refusalOf(
  { facts, source, receivedAtMs }: PingArrival,
  record: store.SourceRecord,
  person: Awaited<ReturnType<typeof store.findPerson>>,
  { duplicates, offers }: Pick<DistributionSettings, "duplicates" | "offers">,
): PostReason | null {
  const isDuplicate = person.copies.some(
    (copy) => duplicateOf(copy, facts.side, source.affiliateId, duplicates, receivedAtMs) !== null,
  );
  if (isDuplicate) return "duplicate";
  if (person.suppressed) return "suppressed";
  return record.open >= mostOpenOffers(record.postedInLastHour, offers) ? "cap_reached" : null;
}

function recordPing(
  client: Transaction["client"],
  ping: PingArrival,
  pingId: string,
  reason: PostReason | null,
  offer: store.NewPing["offer"],
): Promise<void> {
  return store.insertPing(client, {
    id: pingId,
    sourceId: ping.source.id,
    affiliateId: ping.source.affiliateId,
    atMs: ping.receivedAtMs,
    subIds: ping.subIds,
    contentHash: ping.contentHash,
    phoneKey: ping.phoneKey,
    emailKey: ping.emailKey,
    checksPerson: ping.checksPerson,
    facts: pingedFacts(ping.facts),
    score: scoreOf(ping.score),
    reason,
    offer,
  });
}

function holdsOf(
  { memory, rules }: OfferDeps,
  { offer, decision, bidderState }: Decided,
  source: SourceTerms,
  pingId: string,
  atMs: number,
): NewHold[] {
  return decision.sales.map((sale, index) => {
    const bidder = memory.bidder(sale.campaignNo);
    const take = bidderState.takes().get(sale.campaignNo);
    if (bidder === undefined || take === undefined)
      throw new Error("a winner is in the book and has taken");
    const { adjustments, contactChannels, sellerNames, returnDays } = bidder;
    const asked = sellerNames.find((period) => stoodAt(period, atMs));
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
      accountTake:
        bidder.accountLimits === null
          ? null
          : (bidderState.takes().get(bidder.accountLimits.no) ?? null),
      terms: {
        adjustments,
        contactChannels,
        sellerNames,
        askedName: asked?.name ?? null,
        returnDays: returnDays ?? rules().sales.returnDays,
      },
    };
  });
}

function packed(decision: Decision, memory: DistributionState): Buffer {
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
