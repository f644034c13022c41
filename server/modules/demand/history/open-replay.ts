// Restores the state in which a replay begins: the campaign's counters and its account's money at
// the first moment, and what happened since.
import type pg from "pg";
import {
  type AccountHistory,
  type PastPurchases,
  readPastPurchases,
} from "./account-history.store.ts";
import { readAccountCounters } from "./account-counters.store.ts";
import { type AccountPast, type PastSale, readAccountPast } from "./account-past.store.ts";
import { byMoment, othersMovements } from "./others-movements.ts";
import type { PastLeads } from "./past-lead-row.ts";
import {
  type Bidder,
  type CampaignTerms,
  highestRank,
} from "../../../../domain/distribution/bidder.ts";
import { type CapWindow, localMoment } from "../../../../domain/distribution/calendar.ts";
import {
  type Counters,
  EMPTY_COUNTERS,
  isUnlimited,
} from "../../../../domain/distribution/caps.ts";
import { type Movement, movementLog } from "../../../../domain/distribution/movement-log.ts";
import type { Opening } from "../../../../domain/distribution/replay-state.ts";
import { WHOLE_BASIS_POINTS } from "../../../../domain/money/money.ts";

/** Purchases younger than this may be missing from the history. */
const RECENT_MS = 60_000;

/** The campaign as a bidder. */
export function bidderOf(
  order: CampaignTerms,
  accountId: string,
  { rights, campaignNo }: AccountHistory,
): Bidder {
  return {
    ...order,
    no: campaignNo,
    campaignId: "",
    accountId,
    modifier: rights.modifier,
    buyerKind: rights.buyerKind,
    licensedStates: new Set(rights.licensedStates),
    sellerNames: rights.sellerNames,
    accountLimits: rights.accountLimits,
    // Nothing is returned in a replay.
    returnDays: 0,
  };
}

/** Whether the campaign existed when the replay begins: only then is there a state to restore. */
export function wasThere({ campaignMadeMs }: AccountHistory, fromMs: number): boolean {
  return campaignMadeMs !== null && campaignMadeMs <= fromMs;
}

export interface Beginning {
  readonly fromMs: number;
  readonly untilMs: number;
  /** Leads that meet the criteria. */
  readonly matching: number;
}

/**
 * The opening of a replay. A campaign that did not exist yet begins with nothing taken and with
 * today's wallet: what its buyer had then is irrelevant to it. Must run in the transaction that
 * read the account history.
 */
export async function openReplay(
  db: pg.ClientBase,
  bidder: Bidder,
  account: AccountHistory,
  leads: PastLeads,
  { fromMs, untilMs, matching }: Beginning,
): Promise<Opening> {
  const { accountId, accountLimits } = bidder;
  const fresh: Opening = {
    counters: EMPTY_COUNTERS,
    accountCounters: await readAccountCounters(db, accountId, accountLimits, fromMs),
    sourceCounters: new Map(),
    availableCents: account.availableCents,
    movements: movementLog([]),
    returnedAtMs: new Map(),
    modifiers: [],
  };
  if (!wasThere(account, fromMs)) return fresh;
  const past = await readAccountPast(
    db,
    bidder.accountId,
    account.campaignNo,
    fromMs,
    untilMs - RECENT_MS,
  );
  const isCounted =
    !isUnlimited(bidder.limits) || !isUnlimited(bidder.sourceLimits) || leads.auctions.hasTurns;
  const money = moneyOf({ accountId: bidder.accountId, isCounted }, account, past, leads, fromMs);
  const isOwn = ({ campaignNo }: PastSale): boolean => campaignNo === account.campaignNo;
  const ownBack = past.returned.filter(isOwn);
  const most = BigInt(
    Math.ceil(highestRank({ ...bidder, modifier: WHOLE_BASIS_POINTS }, 1) / WHOLE_BASIS_POINTS),
  );
  // Where the money cannot run out, whatever the campaign buys of these leads, the account's
  // movements are not needed.
  const isRich =
    accountLimits === null &&
    money.startCents - money.spentByOthersCents >= most * BigInt(matching);
  const reopened = reopenedBy(ownBack, fromMs);
  const movements = isRich
    ? movementLog(reopened.toSorted(byMoment))
    : othersMovements(bidder, account, past, leads, reopened, fromMs);
  const taken = !isCounted
    ? fresh
    : await countersAt(db, bidder, account, past, money.ownSince, ownBack, fromMs);
  return {
    ...fresh,
    counters: taken.counters,
    sourceCounters: taken.sourceCounters,
    availableCents: money.startCents,
    movements,
    returnedAtMs: new Map(
      ownBack.flatMap(({ leadId, soldMs, returnedMs }) =>
        soldMs < fromMs ? [] : [[leadId, returnedMs] as const],
      ),
    ),
    // A modifier is 1 before its first change.
    modifiers:
      past.modifiers.length === 0
        ? []
        : [{ fromMs: 0, modifier: WHOLE_BASIS_POINTS }, ...past.modifiers],
  };
}

/** Returns of what the campaign bought before the replay begins. */
function reopenedBy(ownBack: AccountPast["returned"], fromMs: number): Movement[] {
  return ownBack.flatMap(({ soldMs, returnedMs, priceCents }): Movement[] =>
    soldMs >= fromMs
      ? []
      : [
          {
            atMs: returnedMs,
            position: -1,
            cents: Number(priceCents),
            reopens: true,
            counts: false,
          },
        ],
  );
}

interface Money {
  /** What the account had when the replay begins. */
  readonly startCents: bigint;
  /** What it has spent since, without this campaign. */
  readonly spentByOthersCents: bigint;
  /** What the campaign has bought since, by source; only where it counts. */
  readonly ownSince: ReadonlyMap<string, PastPurchases>;
}

function moneyOf(
  { accountId, isCounted }: { readonly accountId: string; readonly isCounted: boolean },
  account: AccountHistory,
  past: AccountPast,
  leads: PastLeads,
  fromMs: number,
): Money {
  const { columns, auctions, accounts } = leads;
  const { rows, campaignNos, prices } = auctions.purchases.of(accounts.numberOfAccount(accountId));
  const ownSince = new Map<string, { leads: number; cents: bigint }>();
  const countOwn = (sourceId: string, price: bigint): void => {
    const known = ownSince.get(sourceId) ?? { leads: 0, cents: 0n };
    known.leads += 1;
    known.cents += price;
    ownSince.set(sourceId, known);
  };
  // Sums that one account's campaigns paid in four weeks are exact as numbers.
  let [own, others] = [0, 0];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const price = prices[index] ?? 0;
    if ((columns.decidedMs[row] ?? 0) < fromMs) continue;
    if (campaignNos[index] !== account.campaignNo) others += price;
    else {
      own += price;
      if (isCounted) countOwn(columns.sourceId.at(row), BigInt(price));
    }
  }
  let [ownCents, othersCents] = [BigInt(own), BigInt(others)];
  for (const sale of past.byHand) othersCents += sale.priceCents;
  for (const sale of past.recent) {
    if (columns.find(sale.leadId, sale.soldMs) !== null) continue;
    if (sale.campaignNo !== account.campaignNo) othersCents += sale.priceCents;
    else {
      ownCents += sale.priceCents;
      countOwn(sale.sourceId, sale.priceCents);
    }
  }
  const sum = (amounts: readonly bigint[]): bigint =>
    amounts.reduce((total, amount) => total + amount, 0n);
  const cameIn =
    sum(past.otherMovements.map((movement) => movement.cents)) +
    sum(past.returned.map(({ priceCents }) => priceCents));
  return {
    startCents: account.availableCents - cameIn + ownCents + othersCents,
    spentByOthersCents: othersCents,
    ownSince,
  };
}

/**
 * The counters at the first moment: windows from the sales before, totals from their current value
 * less what was taken since.
 */
async function countersAt(
  db: pg.ClientBase,
  bidder: Bidder,
  account: AccountHistory,
  past: AccountPast,
  ownSince: ReadonlyMap<string, PastPurchases>,
  ownBack: readonly PastSale[],
  fromMs: number,
): Promise<Pick<Opening, "counters" | "sourceCounters">> {
  const { starts } = localMoment(bidder.schedule.timeZone, fromMs);
  const before = await readPastPurchases(db, bidder.accountId, account.campaignNo, starts, fromMs);
  const add = (a: PastPurchases | undefined, b: PastPurchases | undefined): PastPurchases => ({
    leads: (a?.leads ?? 0) + (b?.leads ?? 0),
    cents: (a?.cents ?? 0n) + (b?.cents ?? 0n),
  });
  const minus = ({ leads, cents: amount }: PastPurchases): PastPurchases => ({
    leads: -leads,
    cents: -amount,
  });
  const sumOf = (parts: readonly PastPurchases[]): PastPurchases =>
    parts.reduce((sum, part) => add(sum, part), { leads: 0, cents: 0n });
  const countersOf = (
    parts: readonly (typeof before extends ReadonlyMap<string, infer Part> ? Part : never)[],
    total: PastPurchases,
  ): Counters => {
    const window = (name: Exclude<CapWindow, "total">) => ({
      startMs: starts[name],
      ...sumOf(parts.map((part) => part[name])),
    });
    return {
      hour: window("hour"),
      day: window("day"),
      week: window("week"),
      month: window("month"),
      total: { startMs: 0, ...total },
    };
  };
  const back = sumOf(ownBack.map(({ priceCents }) => ({ leads: 1, cents: priceCents })));
  const sources = new Set([...before.keys(), ...past.sourceTotals.keys()]);
  return {
    counters: countersOf(
      [...before.values()],
      add(add(account.total, minus(sumOf([...ownSince.values()]))), back),
    ),
    sourceCounters: new Map(
      [...sources].map((id) => {
        const part = before.get(id);
        const now = past.sourceTotals.get(id);
        // Without a counter of its own yet, the sum of its windows is all that is known.
        const total =
          now === undefined
            ? (part?.month ?? { leads: 0, cents: 0n })
            : add(now, minus(ownSince.get(id) ?? { leads: 0, cents: 0n }));
        return [id, countersOf(part === undefined ? [] : [part], total)];
      }),
    ),
  };
}
