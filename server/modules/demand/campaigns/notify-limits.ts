// Notifies buyers of used-up caps and low wallets: reads the counters of recent buyers, so that no
// purchase waits for it, and notifies once, by whichever of several processes is first.
import { campaignStoppedTopic } from "../../../../domain/notifications/kinds/campaign-stopped.ts";
import {
  type CapReached,
  capReachedTopic,
} from "../../../../domain/notifications/kinds/cap-reached.ts";
import { lowBalanceTopic } from "../../../../domain/notifications/kinds/low-balance.ts";
import type pg from "pg";
import { localMoment } from "../../../../domain/distribution/calendar.ts";
import { readLimits } from "../../../../domain/distribution/caps.ts";
import { type UsedUp, findUsedUp, walletState } from "../../../../domain/distribution/used-up.ts";
import { cents, centsToJson } from "../../../../domain/money/money.ts";
import { appendOutboxEvent } from "../../../platform/db/outbox.store.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";
import {
  type CountedAccountLimits,
  countersOf,
  readAccountLimits,
} from "../../selling/distribution/index.ts";
import {
  type LimitedCampaign,
  type SpentWallet,
  type SentNotification,
  listLimited,
  listRecentBuyers,
  listUnsentNotifications,
  listWallets,
  markNotified,
} from "./limit-notifications.store.ts";

interface LimitNotification extends SentNotification {
  readonly append: (db: Queryable, atMs: number) => Promise<void>;
}

/** Checks the buyers since `sinceMs`; returns how many notifications were sent. */
export async function notifyLimits(pool: pg.Pool, sinceMs: number, atMs: number): Promise<number> {
  const { accountIds, campaignNos } = await listRecentBuyers(pool, lowestUuidv7(sinceMs));
  if (accountIds.length === 0) return 0;
  const campaigns = await listLimited(pool, campaignNos);
  const wallets = await listWallets(pool, accountIds);
  const agreed = await readAccountLimits(pool, accountIds);
  const news = [
    ...campaigns.flatMap((row) => capNotifications(row, atMs)),
    ...wallets.flatMap((row) => accountNotifications(row, agreed.get(row.account_id), atMs)),
    ...wallets.flatMap(walletNotifications),
  ];
  let told = 0;
  for (const place of news.length === 0 ? [] : await listUnsentNotifications(pool, news)) {
    const one = news[place];
    if (one !== undefined && (await notifyOne(pool, one, atMs))) told += 1;
  }
  return told;
}

function notifyOne(pool: pg.Pool, news: LimitNotification, atMs: number): Promise<boolean> {
  return inTransaction(pool, async ({ client }) => {
    if (!(await markNotified(client, news, new Date(atMs)))) return false;
    await news.append(client, atMs);
    return true;
  });
}

function capNotifications(row: LimitedCampaign, atMs: number): LimitNotification[] {
  const { id, name, account_id: accountId } = row;
  const usedUp = findUsedUp(
    readLimits(row.limits),
    countersOf(row),
    localMoment(row.time_zone, atMs),
    row.lowest_bid,
  );
  return usedUp === null ? [] : [usedUpNotification(accountId, { id, name }, usedUp)];
}

/** The limits that the network agreed for all campaigns of the account together. */
function accountNotifications(
  { account_id: accountId, lowest_bid: lowestBid }: SpentWallet,
  counted: CountedAccountLimits | undefined,
  atMs: number,
): LimitNotification[] {
  if (counted === undefined) return [];
  const { limits, timeZone } = counted.agreed;
  const moment = localMoment(timeZone, atMs);
  const usedUp = findUsedUp(limits, counted.counters, moment, lowestBid);
  return usedUp === null ? [] : [usedUpNotification(accountId, null, usedUp)];
}

/** A limit that was raised and is used up again is notified again, and so is the next window's. */
function usedUpNotification(
  accountId: string,
  campaign: CapReached["campaign"],
  { window, startMs, unit, most }: UsedUp,
): LimitNotification {
  const payload: CapReached = {
    accountId,
    campaign,
    window,
    unit,
    most: centsToJson(cents(most)),
  };
  return {
    subjectId: campaign?.id ?? accountId,
    about: `cap.${window}`,
    ofWhat: `${startMs} ${unit} ${most}`,
    append: (db, atMs) => appendOutboxEvent(db, capReachedTopic, payload, atMs),
  };
}

/** One notification until the next top-up: refunds that are spent immediately do not repeat it. */
function walletNotifications(row: SpentWallet): LimitNotification[] {
  const state = walletState(
    row.available,
    { highest: row.highest_bid, lowest: row.lowest_bid },
    row.threshold,
  );
  if (state === "enough") return [];
  const availableCents = centsToJson(cents(row.available));
  const about = {
    subjectId: row.account_id,
    about: `wallet.${state}`,
    ofWhat: row.last_top_up ?? "",
  };
  return state === "low"
    ? [
        {
          ...about,
          append: (db, atMs) =>
            appendOutboxEvent(
              db,
              lowBalanceTopic,
              {
                accountId: row.account_id,
                availableCents,
                belowCents: row.threshold === null ? null : centsToJson(cents(row.threshold)),
              },
              atMs,
            ),
        },
      ]
    : [
        {
          ...about,
          append: (db, atMs) =>
            appendOutboxEvent(
              db,
              campaignStoppedTopic,
              {
                reason: "wallet_empty",
                accountId: row.account_id,
                campaigns: row.campaigns,
                availableCents,
              },
              atMs,
            ),
        },
      ];
}
