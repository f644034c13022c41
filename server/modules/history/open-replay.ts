// Where a replay begins: the campaign's counters and its account's money at the first moment, and what happened since.
import type { Bidder, StandingOrder } from "../../../domain/distribution/bidder.ts";
import { localMoment } from "../../../domain/distribution/calendar.ts";
import { type Counters, EMPTY_COUNTERS, countTake } from "../../../domain/distribution/caps.ts";
import type { Movement, Opening } from "../../../domain/distribution/replay.ts";
import { WHOLE_BASIS_POINTS } from "../../../domain/money/money.ts";
import type { AccountBook, PastPurchase } from "./account-book.store.ts";
import type { LeadColumns } from "./lead-columns.ts";

/** The campaign as a bidder. */
export function bidderOf(order: StandingOrder, accountId: string, { rights, campaignNo }: AccountBook): Bidder {
  return {
    ...order, no: campaignNo, campaignId: "", accountId, modifier: rights.modifier, buyerKind: rights.buyerKind, licensedStates: new Set(rights.licensedStates), sellerName: rights.sellerName,
    listedBuyer: rights.listedBuyer,
  };
}

/** Whether the campaign was there when the replay begins: only then is there a book to restore. */
export function wasThere({ campaignMadeMs }: AccountBook, fromMs: number): boolean {
  return campaignMadeMs !== null && campaignMadeMs <= fromMs;
}

/**
 * The opening of a replay that begins at `fromMs`. A campaign that was not there yet begins with nothing taken and with
 * what is in the wallet today: what its buyer had then says nothing about it.
 */
export function openReplay(bidder: Bidder, book: AccountBook, columns: LeadColumns, fromMs: number): Opening {
  if (!wasThere(book, fromMs)) return { counters: EMPTY_COUNTERS, sourceCounters: new Map(), availableCents: book.availableCents, movements: [], returnedAtMs: new Map(), modifiers: [] };
  const isOwn = ({ campaignNo }: PastPurchase): boolean => campaignNo !== null && campaignNo === book.campaignNo;
  const before = book.purchases.filter(({ soldMs }) => soldMs < fromMs);
  const since = book.purchases.filter(({ soldMs }) => soldMs >= fromMs);
  const returnedSince = book.purchases.filter(({ returnedMs }) => returnedMs !== null && returnedMs >= fromMs);
  const movements = [
    ...book.otherMovements.map(({ atMs, cents }): Movement => ({ atMs, position: -1, cents, reopens: null })),
    ...since.flatMap((purchase): Movement[] => (isOwn(purchase) ? [] : [{ atMs: purchase.soldMs, position: positionOf(purchase, columns), cents: -purchase.priceCents, reopens: null }])),
    // What the campaign itself bought since comes back only where the replay buys it too.
    ...returnedSince.flatMap((purchase): Movement[] =>
      isOwn(purchase) && purchase.soldMs >= fromMs ? [] : [{ atMs: purchase.returnedMs ?? 0, position: -1, cents: purchase.priceCents, reopens: isOwn(purchase) ? purchase.priceCents : null }]),
  ].sort((a, b) => a.atMs - b.atMs || a.position - b.position);
  const sum = (purchases: readonly PastPurchase[]): bigint => purchases.reduce((total, { priceCents }) => total + priceCents, 0n);
  const moved = book.otherMovements.reduce((total, { cents }) => total + cents, 0n) + sum(returnedSince) - sum(since);
  const own = { since: since.filter(isOwn), returned: returnedSince.filter(isOwn) };
  const total = { startMs: 0, leads: book.totals.leads - own.since.length + own.returned.length, cents: book.totals.cents - sum(own.since) + sum(own.returned) };
  const counters = countBefore(before.filter(isOwn), bidder);
  for (const [sourceId, totals] of book.sourceTotals) {
    const taken = own.since.filter((purchase) => purchase.sourceId === sourceId);
    counters.bySource.set(sourceId, { ...(counters.bySource.get(sourceId) ?? EMPTY_COUNTERS), total: { startMs: 0, leads: totals.leads - taken.length, cents: totals.cents - sum(taken) } });
  }
  return {
    counters: { ...counters.all, total }, sourceCounters: counters.bySource, availableCents: book.availableCents - moved, movements,
    returnedAtMs: new Map(own.since.flatMap(({ leadId, returnedMs }) => (returnedMs === null ? [] : [[leadId, returnedMs] as const]))),
    // Before its first change a modifier is 1.
    modifiers: book.modifiers.length === 0 ? [] : [{ fromMs: 0, modifier: WHOLE_BASIS_POINTS }, ...book.modifiers],
  };
}

/** A sale is made after its lead was looked at by everybody. */
function positionOf({ campaignNo, leadId, soldMs }: PastPurchase, columns: LeadColumns): number {
  const row = campaignNo === null ? null : columns.find(leadId, soldMs);
  return row === null ? -1 : (columns.position[row] ?? 0);
}

function countBefore(purchases: readonly PastPurchase[], { schedule }: Bidder): { readonly all: Counters; readonly bySource: Map<string, Counters> } {
  let all = EMPTY_COUNTERS;
  const bySource = new Map<string, Counters>();
  for (const { soldMs, sourceId, priceCents } of purchases) {
    const moment = localMoment(schedule.timeZone, soldMs);
    all = countTake(all, moment, priceCents);
    bySource.set(sourceId, countTake(bySource.get(sourceId) ?? EMPTY_COUNTERS, moment, priceCents));
  }
  return { all, bySource };
}
