// Decides a test post on rows as they are now, without claiming or storing anything.
import type pg from "pg";
import { type Answer, outcomeOf } from "../../../../../domain/distribution/answer.ts";
import { distribute } from "../../../../../domain/distribution/distribute.ts";
import { MemoryBidderState } from "../../../../../domain/distribution/memory-bidder-state.ts";
import { type EarlierCopy, duplicateOf } from "../../../../../domain/lead/duplicate.ts";
import { ZERO_CENTS } from "../../../../../domain/money/money.ts";
import { findObstacles } from "../answer/answers.store.ts";
import type { DistributionSettings, SellableArrival } from "../arrive/arrival.ts";
import { readRows } from "../claim/batch-read.store.ts";
import { noteRows } from "./decide-batch.ts";
import { BEST_CANDIDATES, toAuctionLead } from "./decide-auctions.ts";
import { rowsBehind } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";

export interface DryRunDeps {
  readonly pool: pg.Pool;
  readonly memory: DistributionState;
  readonly rules: () => DistributionSettings;
  /** Brings memory and rules up to the database's distribution version. */
  readonly catchUp: () => Promise<void>;
}

/** Returns what `distribute` would answer at `atMs`. */
export async function dryRun(
  { pool, memory, rules: currentRules, catchUp }: DryRunDeps,
  arrival: SellableArrival,
  atMs: number,
): Promise<Answer> {
  const { content, leadId, source } = arrival;
  const base = { leadId, sale: "none" as const, priceCents: ZERO_CENTS, original: null };
  const obstacles = await findObstacles(pool, content.identityHashes, content.consumerHashes);
  const isDuplicate = (copy: EarlierCopy): boolean =>
    duplicateOf(copy, content.facts.side, source.affiliateId, currentRules().duplicates, atMs) !==
    null;
  if (obstacles.copies.some(isDuplicate))
    return { ...base, status: "duplicate", reason: "duplicate" };
  if (obstacles.suppressed) return { ...base, status: "rejected", reason: "suppressed" };
  // There may have been no post since a campaign was created or changed.
  if (obstacles.distributionVersion !== memory.version) await catchUp();
  const rules = currentRules();
  const offer = toAuctionLead(
    arrival,
    memory,
    rules,
    BEST_CANDIDATES,
    new Set(obstacles.ownerAccountIds),
  );
  const decide = (bidderState = new MemoryBidderState(memory)) =>
    distribute([offer], bidderState, { priceRule: rules.priceRule }, atMs);
  const bidderState = new MemoryBidderState(memory);
  const { winners, refusers } = rowsBehind([offer], decide(bidderState), bidderState, atMs);
  winners.addAll(refusers);
  noteRows(memory, await readRows(pool, winners.sorted()));
  const [decision] = decide();
  if (decision === undefined) throw new Error("one offer has one decision");
  return outcomeOf(offer, decision, source.unsoldRule, true).answer;
}
