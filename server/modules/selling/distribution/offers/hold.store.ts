// Reads, locks and ends the holds of offers. Every row of a buyer is locked in the global lock
// order.
import type pg from "pg";
import type { PromiseTerms } from "../../../../../domain/pings/promise.ts";
import { type Transfer, transfersForHoldEnd } from "../../../../../domain/ledger/transfer.ts";
import { type Cents, cents } from "../../../../../domain/money/money.ts";
import { plainArray } from "../../../../platform/db/array-literal.ts";
import type { Queryable } from "../../../../platform/db/queryable.ts";
import type { Transaction } from "../../../../platform/db/transaction.ts";
import { insertTransfers } from "../../../money/ledger/index.ts";
import { endHoldsSql } from "../../../money/wallet/index.ts";
import {
  type FreshRows,
  LOCK,
  type LockSet,
  type Reply,
  type Row,
  type Statement,
  freshRows,
  readStatements,
} from "../claim/batch-read.store.ts";
import { STARTED_WINDOWS } from "../state/counters-row.ts";

/** One slot of an offer. */
export interface Hold {
  readonly id: string;
  readonly slot: number;
  readonly mode: "exclusive" | "shared";
  readonly campaignNo: number;
  readonly buyerId: string;
  readonly sourceId: string;
  readonly bidCents: Cents;
  readonly priceCents: Cents;
  readonly earningCents: Cents;
  readonly bySource: boolean;
  readonly terms: PromiseTerms;
  /** The number of the limits over all campaigns that it counts for; null without any. */
  readonly limitsNo: number | null;
  /** The buyer's name as it may appear in a consent text. */
  readonly buyerName: string;
}

/** Runs a batch's statements in order over an ordinary transaction, without waiting in between. */
export function runStatements(
  client: pg.PoolClient,
  statements: readonly Statement[],
): Promise<Reply[]> {
  return Promise.all(
    statements.map(async ({ name, text, values }) => ({
      name,
      rows: (await client.query<Row>({ name: `offer-${name}`, text, values: [...values] })).rows,
    })),
  );
}

/** Locks rows in the global lock order. */
export async function lockRows(client: pg.PoolClient, rows: LockSet): Promise<FreshRows> {
  return freshRows(await runStatements(client, readStatements(rows, LOCK)));
}

/** Reads rows as they are now, unlocked. */
export async function readFreshRows(client: pg.PoolClient, rows: LockSet): Promise<FreshRows> {
  return freshRows(await runStatements(client, readStatements(rows, "")));
}

interface HoldRow {
  readonly id: string;
  readonly slot: number;
  readonly mode: Hold["mode"];
  readonly campaign_no: number;
  readonly buyer_id: string;
  readonly source_id: string;
  readonly bid_cents: bigint;
  readonly price_cents: bigint;
  readonly earning_cents: bigint;
  readonly by_source: boolean;
  readonly terms: PromiseTerms;
  readonly limits_no: number | null;
  readonly name: string;
}

/** The open holds of an offer, or all of them where it has ended, in the order of their slots. */
export async function loadHolds(db: Queryable, pingId: string, onlyOpen: boolean): Promise<Hold[]> {
  const { rows } = await db.query<HoldRow>({
    name: "ping-holds",
    text: `
      select h.id, h.slot, h.mode, h.campaign_no, h.buyer_id, h.source_id, h.bid_cents,
        h.price_cents, h.earning_cents, h.by_source, h.terms,
        h.limits_no, coalesce(h.terms->>'askedName', a.name) as name
      from ping_hold h
      join account a on a.id = h.buyer_id
      where h.ping_id = $1 and ($2 = false or h.status = 'open')
      order by h.slot
    `,
    values: [pingId, onlyOpen],
  });
  return rows.map((row) => ({
    id: row.id,
    slot: row.slot,
    mode: row.mode,
    campaignNo: row.campaign_no,
    buyerId: row.buyer_id,
    sourceId: row.source_id,
    bidCents: cents(row.bid_cents),
    priceCents: cents(row.price_cents),
    earningCents: cents(row.earning_cents),
    bySource: row.by_source,
    terms: row.terms,
    limitsNo: row.limits_no,
    buyerName: row.name,
  }));
}

/**
 * A window's counter without the hold, where the window is still the one that the hold was counted
 * in.
 */
const without = (window: string, started = `${window}_start_ms`): string =>
  `${window}_leads = case
     when s.${window}_start_ms = h.${started} then s.${window}_leads - 1
     else s.${window}_leads
   end,
     ${window}_cents = case
       when s.${window}_start_ms = h.${started} then s.${window}_cents - h.price_cents
       else s.${window}_cents
     end`;
/** The windows that limits over all campaigns have. */
const ACCOUNT_GIVEN_BACK = ["day", "week", "month"]
  .map((window) => without(window, `limits_${window}_ms`))
  .join(", ");
const GIVEN_BACK = [
  ...STARTED_WINDOWS.map((window) => without(window)),
  "total_leads = s.total_leads - 1",
  "total_cents = s.total_cents - h.price_cents",
].join(", ");

export interface EndedHolds {
  /** Bought: their money leaves the wallet through the sale. */
  readonly captured: readonly Hold[];
  /** Not bought: capacity and money are released. */
  readonly released: readonly Hold[];
  /**
   * The day of a capped source that the offer was counted on; null where the lead counts, or was
   * not counted.
   */
  readonly sourceDay: { readonly sourceId: string; readonly dayStartMs: number } | null;
}

/** Ends holds of one offer whose row the caller has locked. */
export async function endHolds(
  tx: Transaction,
  { captured, released, sourceDay }: EndedHolds,
  atMs: number,
): Promise<void> {
  const { client } = tx;
  const all = [...captured, ...released];
  const idsOf = (holds: readonly Hold[]): string => plainArray(holds.map(({ id }) => id));
  const transfersOf = (kind: "release" | "capture", holds: readonly Hold[]): Transfer[] =>
    holds.flatMap(({ id, buyerId, priceCents }) =>
      transfersForHoldEnd(id, kind, buyerId, priceCents),
    );
  await Promise.all([
    lockRows(client, {
      campaignNos: released
        .flatMap(({ campaignNo, limitsNo }) =>
          limitsNo === null ? [campaignNo] : [campaignNo, limitsNo],
        )
        .sort((a, b) => a - b),
      sourceCounters: released
        .filter(({ bySource }) => bySource)
        .map(({ campaignNo, sourceId }) => ({ campaignNo, sourceId })),
      cappedSourceIds: sourceDay === null ? [] : [sourceDay.sourceId],
      accountIds: all.map(({ buyerId }) => buyerId).sort(),
    }),
    client.query({
      name: "ping-end-holds",
      text: `
        update ping_hold
        set status = case when id = any($2::uuid[]) then 'captured' else 'released' end
        where id = any($1::uuid[]) and status = 'open'
      `,
      values: [idsOf(all), idsOf(captured)],
    }),
    ...(released.length === 0 ? [] : releaseCapacity(client, idsOf(released))),
    ...(sourceDay === null
      ? []
      : [
          client.query(
            `update source_state
             set day_leads = day_leads - 1
             where source_id = $1 and day_start_ms = $2`,
            [sourceDay.sourceId, sourceDay.dayStartMs],
          ),
        ]),
    client.query({
      name: "ping-end-held",
      text: endHoldsSql(`
        select buyer_id as account_id, sum(price_cents) as held_cents,
          coalesce(sum(price_cents) filter (where id = any($2::uuid[])), 0) as spent_cents
        from ping_hold
        where id = any($1::uuid[])
        group by buyer_id
      `),
      values: [idsOf(all), idsOf(captured)],
    }),
    insertTransfers(
      tx,
      [...transfersOf("capture", captured), ...transfersOf("release", released)],
      atMs,
    ),
  ]);
}

function releaseCapacity(client: pg.PoolClient, releasedIds: string): Promise<unknown>[] {
  return [
    client.query({
      name: "ping-give-back",
      text: `
        update campaign_state s
        set ${GIVEN_BACK}
        from ping_hold h
        where h.id = any($1::uuid[]) and s.campaign_no = h.campaign_no
      `,
      values: [releasedIds],
    }),
    client.query({
      name: "ping-give-back-account",
      text: `
        update campaign_state s
        set ${ACCOUNT_GIVEN_BACK}
        from ping_hold h
        where h.id = any($1::uuid[]) and s.campaign_no = h.limits_no
      `,
      values: [releasedIds],
    }),
    client.query({
      name: "ping-give-back-source",
      text: `
        update campaign_source_state s
        set ${GIVEN_BACK}
        from ping_hold h
        where h.id = any($1::uuid[])
          and h.by_source
          and s.campaign_no = h.campaign_no
          and s.source_id = h.source_id
      `,
      values: [releasedIds],
    }),
  ];
}

/** Offers whose time and grace period are over, the oldest first. */
export async function findDue(db: pg.Pool, graceMs: number, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from ping
     where state = 'open' and expires_at + $1 * interval '1 millisecond' < clock_timestamp()
     order by expires_at
     limit $2`,
    [graceMs, most],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks an offer if it is still due and no other transaction holds it; also its source's day where
 * it is counted on one.
 */
export async function lockDue(
  db: Queryable,
  pingId: string,
  graceMs: number,
): Promise<{ readonly sourceId: string; readonly dayStartMs: number | null } | null> {
  const { rows } = await db.query<{ source_id: string; source_day_start_ms: bigint | null }>(
    `select source_id, source_day_start_ms
     from ping
     where id = $1
       and state = 'open'
       and expires_at + $2 * interval '1 millisecond' < clock_timestamp()
     for no key update skip locked`,
    [pingId, graceMs],
  );
  const [row] = rows;
  return row === undefined
    ? null
    : {
        sourceId: row.source_id,
        dayStartMs: row.source_day_start_ms === null ? null : Number(row.source_day_start_ms),
      };
}

export async function markExpired(db: Queryable, pingId: string): Promise<void> {
  await db.query("update ping set state = 'expired', ended_at = clock_timestamp() where id = $1", [
    pingId,
  ]);
}
