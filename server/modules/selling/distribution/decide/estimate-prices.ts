// Estimates what a source's leads of the last weeks would bring now: runs each against the
// remembered bidders, without taking anything.
import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { outcomeOf } from "../../../../../domain/distribution/answer.ts";
import { distribute } from "../../../../../domain/distribution/distribute.ts";
import { MemoryBidderState } from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { EstimatedLead } from "../../../../../domain/reports/source-prices.ts";
import { readDistributionVersion } from "../../../../platform/db/distribution-version.store.ts";
import type { DistributionSettings, SourceTerms } from "../arrive/arrival.ts";
import { readRows } from "../claim/batch-read.store.ts";
import { noteRows } from "./decide-batch.ts";
import { BEST_CANDIDATES, toAuctionLead } from "./decide-auctions.ts";
import { RowSet, rowsBehind } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import { listSourceLeads } from "./source-leads.store.ts";

/** Leads estimated in one turn of the event loop: about two milliseconds. */
const IN_ONE_TURN = 25;
const NO_OWNERS: ReadonlySet<string> = new Set();

export interface PriceEstimateDeps {
  readonly pool: pg.Pool;
  readonly memory: DistributionState;
  readonly rules: () => DistributionSettings;
  /** Brings memory and rules up to the database's distribution version. */
  readonly catchUp: () => Promise<void>;
}

interface Period {
  readonly sinceMs: number;
  readonly most: number;
  readonly atMs: number;
}

/**
 * Estimates the last `most` leads since `sinceMs` on the source's current terms. Exclusions and
 * past buyers of the persons are ignored: a new person would be worth as much.
 */
export async function estimatePrices(
  { pool, memory, rules, catchUp }: PriceEstimateDeps,
  source: SourceTerms,
  { sinceMs, most, atMs }: Period,
): Promise<EstimatedLead[]> {
  const [leads, version] = await Promise.all([
    listSourceLeads(pool, source, sinceMs, most),
    readDistributionVersion(pool),
  ]);
  if (version !== memory.version) await catchUp();
  const decide = (lead: (typeof leads)[number]) => {
    const offer = toAuctionLead({ ...lead, source }, memory, rules(), BEST_CANDIDATES, NO_OWNERS);
    const bidderState = new MemoryBidderState(memory);
    const [decision] = distribute([offer], bidderState, { priceRule: rules().priceRule }, atMs);
    if (decision === undefined) throw new Error("one offer has one decision");
    return { offer, decision, bidderState };
  };
  // Remembered counters and balances may be out of date: the rows that decide are read first.
  const behind = new RowSet();
  await inSlices(leads, (lead) => {
    const { offer, decision, bidderState } = decide(lead);
    const { winners, refusers } = rowsBehind([offer], [decision], bidderState, atMs);
    behind.addAll(winners);
    behind.addAll(refusers);
  });
  noteRows(memory, await readRows(pool, behind.sorted()));
  const estimated: EstimatedLead[] = [];
  await inSlices(leads, (lead) => {
    const { offer, decision } = decide(lead);
    estimated.push({
      facts: lead.content.facts,
      tier: lead.content.score.tier,
      earningCents: outcomeOf(offer, decision, source.unsoldRule, true).answer.priceCents,
      reserve: {
        exclusiveCents: offer.allowsExclusive ? offer.reserveExclusiveCents : null,
        sharedCents: offer.sharedSlots > 0 ? offer.reserveSharedCents : null,
        isMissed: decision.unsoldReason === "below_reserve",
      },
    });
  });
  return estimated;
}

async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  for (let from = 0; from < items.length; from += IN_ONE_TURN) {
    for (const item of items.slice(from, from + IN_ONE_TURN)) work(item);
    await nextTurn();
  }
}
