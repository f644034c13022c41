// Writes the holds of an offer, with the capacity and money that they take.
import { runStatements } from "./hold.store.ts";
import type { SaleMode } from "../../../../../domain/distribution/bidder.ts";
import type { CapacityUse } from "../../../../../domain/distribution/capacity-use.ts";
import { transfersForHold } from "../../../../../domain/ledger/transfer.ts";
import type { Cents } from "../../../../../domain/money/money.ts";
import type { PromiseTerms } from "../../../../../domain/pings/promise.ts";
import { plainArray } from "../../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import type { BatchRows } from "../commit/batch-rows.ts";
import {
  sourceCounterStatement,
  sourceDayStatement,
  usageStatement,
} from "../commit/batch-write.store.ts";
import type { BatchUsage } from "../claim/batch.store.ts";
import { insertTransfers } from "../../../money/ledger/index.ts";
import { holdFundsSql } from "../../../money/wallet/index.ts";

export interface NewHold {
  readonly id: string;
  readonly pingId: string;
  readonly slot: number;
  readonly mode: SaleMode;
  readonly buyerId: string;
  readonly sourceId: string;
  readonly bidCents: Cents;
  readonly priceCents: Cents;
  readonly earningCents: Cents;
  readonly bySource: boolean;
  /** The campaign's criteria are stored as they are when this is written. */
  readonly terms: Omit<PromiseTerms, "criteria">;
  readonly take: CapacityUse;
  /** What it takes from the limits over all campaigns of the buyer; null without any. */
  readonly accountTake: CapacityUse | null;
}

/** Writes the holds and takes their capacity and money. The rows they are taken from are locked. */
export async function insertHolds(
  tx: Transaction,
  rows: BatchRows,
  holds: readonly NewHold[],
  takes: Pick<BatchUsage, "sourceCounters" | "sourceDays">,
  atMs: number,
): Promise<void> {
  const { client } = tx;
  await Promise.all([
    ...holds.map((hold) => insertHold(client, hold)),
    insertTransfers(
      tx,
      holds.flatMap(({ id, buyerId, priceCents }) => transfersForHold(id, buyerId, priceCents)),
      atMs,
    ),
    runStatements(client, [
      usageStatement(rows, {
        takes: holds.flatMap(({ take, accountTake }) =>
          accountTake === null ? [take] : [take, accountTake],
        ),
        spentByAccount: new Map(),
        distributionVersion: null,
        ...takes,
      }),
      ...(takes.sourceCounters.length === 0
        ? []
        : [sourceCounterStatement(rows, takes.sourceCounters)]),
      ...(takes.sourceDays.size === 0 ? [] : [sourceDayStatement(takes.sourceDays)]),
    ]),
    client.query({
      name: "ping-set-aside",
      text: holdFundsSql(`
        select buyer_id as account_id, sum(price_cents) as cents
        from ping_hold
        where id = any($1::uuid[])
        group by buyer_id
      `),
      values: [plainArray(holds.map(({ id }) => id))],
    }),
  ]);
}

async function insertHold(
  db: Queryable,
  {
    take: {
      campaignNo,
      moment: { starts },
    },
    accountTake,
    ...hold
  }: NewHold,
): Promise<void> {
  await db.query({
    name: "ping-insert-hold",
    text: `
      insert into ping_hold (id, ping_id, slot, mode, campaign_no, buyer_id, source_id, bid_cents,
        price_cents, earning_cents, hour_start_ms, day_start_ms, week_start_ms, month_start_ms,
        by_source, terms, status, limits_no, limits_day_ms, limits_week_ms, limits_month_ms)
      select $1, $2, $3, $4, no, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
        $16::jsonb || jsonb_build_object('criteria', criteria), 'open', $17, $18, $19, $20
      from campaign
      where no = $5
    `,
    values: [
      hold.id,
      hold.pingId,
      hold.slot,
      hold.mode,
      campaignNo,
      hold.buyerId,
      hold.sourceId,
      hold.bidCents,
      hold.priceCents,
      hold.earningCents,
      starts.hour,
      starts.day,
      starts.week,
      starts.month,
      hold.bySource,
      JSON.stringify(hold.terms),
      accountTake?.campaignNo ?? null,
      accountTake?.moment.starts.day ?? null,
      accountTake?.moment.starts.week ?? null,
      accountTake?.moment.starts.month ?? null,
    ],
  });
}
