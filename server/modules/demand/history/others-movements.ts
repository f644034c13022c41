// Lists what moved an account's money without the campaign that is replayed.
import type { AccountHistory } from "./account-history.store.ts";
import type { AccountPast } from "./account-past.store.ts";
import type { PastLeads } from "./past-lead-row.ts";
import type { Bidder } from "../../../../domain/distribution/bidder.ts";
import {
  type Movement,
  MovementLog,
  type ReplayMoment,
} from "../../../../domain/distribution/movement-log.ts";

/** The order in which movements happen. */
export const byMoment = (a: ReplayMoment, b: ReplayMoment): number =>
  a.atMs - b.atMs || a.position - b.position;

/**
 * The account's movements without the campaign. A return of what the campaign has bought since
 * counts only where the replay buys the lead too.
 */
export function othersMovements(
  { accountId }: Bidder,
  { campaignNo }: AccountHistory,
  past: AccountPast,
  { columns, auctions, accounts }: PastLeads,
  reopened: readonly Movement[],
  fromMs: number,
): MovementLog {
  const single = [
    ...reopened,
    ...past.otherMovements.map(({ atMs, cents: amount }): Movement => ({
      atMs,
      position: -1,
      cents: Number(amount),
      reopens: false,
      counts: false,
    })),
    ...past.byHand.map(({ soldMs, priceCents }): Movement => ({
      atMs: soldMs,
      position: -1,
      cents: -Number(priceCents),
      reopens: false,
      counts: false,
    })),
    ...past.returned.flatMap((back): Movement[] =>
      back.campaignNo === campaignNo
        ? []
        : [
            {
              atMs: back.returnedMs,
              position: -1,
              cents: Number(back.priceCents),
              reopens: false,
              counts: false,
            },
          ],
    ),
  ].sort(byMoment);
  const { rows, campaignNos, prices } = auctions.purchases.of(accounts.numberOfAccount(accountId));
  const log = new MovementLog(single.length + rows.length);
  let next = 0;
  const pushBefore = (atMs: number): void => {
    for (; ; next += 1) {
      const movement = single[next];
      if (movement === undefined || movement.atMs > atMs) return;
      log.push(movement);
    }
  };
  for (const index of columns.inOrder(rows)) {
    const row = rows[index] ?? 0;
    const atMs = columns.decidedMs[row] ?? 0;
    if (campaignNos[index] === campaignNo || atMs < fromMs) continue;
    pushBefore(atMs);
    // A sale is made after all bidders have seen its lead.
    log.push({
      atMs,
      position: columns.position[row] ?? 0,
      cents: -(prices[index] ?? 0),
      reopens: false,
      counts: true,
    });
  }
  pushBefore(Infinity);
  return log;
}
