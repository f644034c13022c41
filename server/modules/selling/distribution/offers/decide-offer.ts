// Decides a ping on locked rows; restarts where more rows are needed than were locked.
import { lockRows, readFreshRows } from "./hold.store.ts";
import type { OfferDeps } from "./offer-deps.ts";
import * as store from "./offer.store.ts";
import type { PingArrival } from "./ping-arrival.ts";
import { localMoment } from "../../../../../domain/distribution/calendar.ts";
import { distribute } from "../../../../../domain/distribution/distribute.ts";
import { MemoryBidderState } from "../../../../../domain/distribution/memory-bidder-state.ts";
import type { Decision, AuctionLead } from "../../../../../domain/distribution/auction-lead.ts";
import type { PostReason } from "../../../../../domain/lead/vocabulary.ts";
import { mayHold } from "../../../../../domain/pings/limits.ts";
import { readDistributionVersion } from "../../../../platform/db/distribution-version.store.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import type { SourceTerms } from "../arrive/arrival.ts";
import type { FreshRows, SourceDay } from "../claim/batch-read.store.ts";
import { noteRows } from "../decide/decide-batch.ts";
import { BEST_CANDIDATES, toAuctionLead } from "../decide/decide-auctions.ts";
import { RowSet, rowsBehind } from "../claim/lock-plan.ts";

/**
 * More rows are needed than were locked, or the distribution version has changed: restart, up to
 * date, and lock these first.
 */
export class RestartOffer extends Error {
  readonly rows: RowSet;
  readonly hasDistributionChanged: boolean;
  constructor(rows: RowSet, hasDistributionChanged: boolean) {
    super("the offer must be decided again");
    this.rows = rows;
    this.hasDistributionChanged = hasDistributionChanged;
  }
}

/** A ping's decision, with the bidder state that it took from and the rows behind it. */
export interface Decided {
  readonly offer: AuctionLead;
  readonly decision: Decision;
  readonly bidderState: MemoryBidderState;
  readonly rows: { readonly winners: RowSet; readonly refusers: RowSet };
}

/**
 * Decides with every row locked that the decision takes from. Returns a reason where no buyer
 * promises to buy.
 */
export async function decideLocked(
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
    readDistributionVersion(client),
  ]);
  if (version !== memory.version) throw new RestartOffer(locked, true);
  const full = new Set<number>();
  const read = new RowSet();
  let decided: Decided;
  for (;;) {
    // Late replies may overwrite hints whenever this waits; locked rows are recorded again before
    // the decision.
    noteRows(memory, fresh);
    decided = decide(deps, ping, pingId, owners, full);
    const { winners, refusers } = decided.rows;
    if (!winners.without(locked).isEmpty) throw new RestartOffer(winners, false);
    const over = decided.decision.sales.filter(
      ({ campaignNo, priceCents }) =>
        !hasPromiseLeft(deps, campaignNo, priceCents, held.get(campaignNo) ?? 0, atMs),
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
  { memory, rules }: OfferDeps,
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
      rules().offers,
    )
  );
}

/** The source's day with this offer counted on it. */
function countedDay({ sourceDays }: FreshRows, { id }: SourceTerms, dayStartMs: number): SourceDay {
  const day = sourceDays.get(id);
  return { dayStartMs, leads: (day?.dayStartMs === dayStartMs ? day.leads : 0) + 1 };
}

/**
 * Decides on what the memory holds now, without campaigns that have promised all they may. The
 * consent is presumed to name the winners: the offer says which buyers it must name.
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
      consent: { scope: "named" as const, sellerKeys: [], channels: ping.channels },
      consentAtMs: ping.receivedAtMs,
    };
    const found = toAuctionLead(
      { leadId: pingId, source: ping.source, content },
      memory,
      rules(),
      count,
      owners,
    );
    const candidates = found.candidates.filter((no) => !full.has(no));
    const offer: AuctionLead = {
      ...found,
      candidates,
      consent: {
        ...content.consent,
        sellerKeys: candidates
          .flatMap((no) => memory.bidder(no)?.sellerNames ?? [])
          .map(({ key }) => key),
      },
    };
    const bidderState = new MemoryBidderState(memory);
    const [decision] = distribute([offer], bidderState, { priceRule }, ping.receivedAtMs);
    if (decision === undefined) throw new Error("one offer has one decision");
    if (decision.sales.length > 0 || offer.candidatesComplete)
      return {
        offer,
        decision,
        bidderState,
        rows: rowsBehind([offer], [decision], bidderState, ping.receivedAtMs),
      };
  }
}
