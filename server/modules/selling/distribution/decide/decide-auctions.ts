// Runs the auctions of a batch's leads on what the process currently remembers.
import { distribute } from "../../../../../domain/distribution/distribute.ts";
import { reservesFor } from "../../../../../domain/distribution/listing.ts";
import { MemoryBidderState } from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { Decision, AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import { dependsOnlyOnCapacity } from "../../../../../domain/distribution/capacity-use.ts";
import {
  type DistributionSettings,
  type Offered,
  type SellableArrival,
  offerOf,
} from "../arrive/arrival.ts";
import { reservesOf } from "../../../../../domain/terms/affiliate-terms.ts";
import { type RowSet, rowsBehind } from "../claim/lock-plan.ts";
import type { DistributionState } from "../state/distribution-state.ts";
import type { Admitted } from "../arrive/sort-arrivals.ts";

/** Candidates considered first; all candidates only when every one of these refuses. */
export const BEST_CANDIDATES = 64;
const NO_OWNERS: ReadonlySet<string> = new Set();

/**
 * What a decision is based on. Memory and rules change together when the process catches up with
 * the distribution version, so they are passed together.
 */
export interface Knowledge {
  readonly memory: DistributionState;
  readonly rules: () => DistributionSettings;
}

export interface DecidedAuctions {
  readonly offers: readonly AuctionLead[];
  readonly decisions: readonly Decision[];
  readonly bidderState: MemoryBidderState;
  /**
   * The distribution version and the rules that the decisions are based on; the version may change
   * meanwhile.
   */
  readonly version: bigint;
  readonly rules: DistributionSettings;
  readonly rows: { readonly winners: RowSet; readonly refusers: RowSet };
}

/**
 * Distributes on what is known now. A lead that all its best candidates refuse is offered to every
 * candidate.
 */
export function decideAuctions(
  { memory, rules: currentRules }: Knowledge,
  admitted: Pick<Admitted, "owners">,
  takers: readonly SellableArrival[],
  atMs: number,
): DecidedAuctions {
  const rules = currentRules();
  const owners = (arrival: SellableArrival): ReadonlySet<string> =>
    admitted.owners.get(arrival.leadId) ?? NO_OWNERS;
  let offers = takers.map((arrival) =>
    toAuctionLead(arrival, memory, rules, BEST_CANDIDATES, owners(arrival)),
  );
  for (;;) {
    const bidderState = new MemoryBidderState(memory);
    const decided = distributeInTurn(takers, offers, bidderState, rules, atMs);
    const decisions = decided.map(({ decision }) => decision);
    const short = decisions.map(
      (decision) => decision.sales.length === 0 && !decision.candidatesComplete,
    );
    if (!short.includes(true)) {
      const judged = decided.map(({ offer }) => offer);
      return {
        offers: judged,
        decisions,
        bidderState,
        version: memory.version,
        rules,
        rows: rowsBehind(judged, decisions, bidderState, atMs),
      };
    }
    offers = offers.map((offer, index) => {
      const arrival = takers[index];
      return short[index] === true && arrival !== undefined
        ? toAuctionLead(arrival, memory, rules, Infinity, owners(arrival))
        : offer;
    });
  }
}

/**
 * Distributes one lead after the other: the same person may occur twice in a batch, for another
 * side, and buyers of the first lead are not offered the second.
 */
function distributeInTurn(
  takers: readonly SellableArrival[],
  offers: readonly AuctionLead[],
  bidderState: MemoryBidderState,
  { priceRule }: DistributionSettings,
  atMs: number,
) {
  const buyers = new Map<string, Set<string>>();
  return offers.map((plain, index) => {
    const persons = takers[index]?.content.consumerHashes ?? [];
    const before = persons.flatMap((person) => [...(buyers.get(person) ?? [])]);
    const offer =
      before.length === 0
        ? plain
        : { ...plain, ownerAccountIds: new Set([...plain.ownerAccountIds, ...before]) };
    const [decision] = distribute([offer], bidderState, { priceRule }, atMs);
    if (decision === undefined) throw new Error("every offer has its decision");
    if (decision.sales.length > 0)
      for (const person of persons)
        buyers.set(
          person,
          new Set([
            ...(buyers.get(person) ?? []),
            ...decision.sales.map(({ accountId }) => accountId),
          ]),
        );
    return { offer, decision };
  });
}

/** Whether only the sums that the takes check can have changed since the decision. */
export function batchDependsOnlyOnCapacity(
  { offers, decisions, rules: { priceRule } }: DecidedAuctions,
  memory: DistributionState,
): boolean {
  return dependsOnlyOnCapacity(offers, decisions, memory, { priceRule });
}

/**
 * The AuctionLead of an arrival as of now, with its best `count` candidates; with all candidates
 * where routing is not by price.
 */
export function toAuctionLead(
  arrival: Offered,
  memory: DistributionState,
  rules: DistributionSettings,
  count: number,
  owners: ReadonlySet<string>,
): AuctionLead {
  const { source, content } = arrival;
  const { facts, score } = content;
  const most = source.routing === "best_price" ? count : Infinity;
  const found =
    most === Infinity
      ? memory.findAll({ facts, score })
      : memory.findBest({ facts, score }, most + 1);
  const complete = found.length <= most;
  const agreed = reservesOf(source.agreed, facts.side);
  const reserves = reservesFor(rules.listing, facts.side, score.tier, {
    exclusiveCents: source.reserveExclusiveCents ?? agreed.exclusiveCents,
    sharedCents: source.reserveSharedCents ?? agreed.sharedCents,
  });
  return offerOf(arrival, reserves, complete ? found : found.slice(0, most), complete, owners);
}
