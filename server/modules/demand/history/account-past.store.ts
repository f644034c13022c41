// Reads what happened to an account since a replay begins: purchases, returns, money, modifiers.
import type pg from "pg";
import type { PastPurchases } from "./account-history.store.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

/** A return is decided within two weeks of its sale. */
const RETURNED_BEFORE_MS = 32 * 86_400_000;

/** A purchase that the history does not have, or one that was returned. */
export interface PastSale {
  readonly leadId: string;
  /** Null when bought manually. */
  readonly campaignNo: number | null;
  readonly sourceId: string;
  readonly soldMs: number;
  readonly priceCents: bigint;
}

export interface AccountPast {
  readonly byHand: readonly PastSale[];
  /** What campaigns bought most recently: the history may not have these purchases yet. */
  readonly recent: readonly PastSale[];
  readonly returned: readonly (PastSale & { readonly returnedMs: number })[];
  /** Top-ups and corrections, in order. */
  readonly otherMovements: readonly { readonly atMs: number; readonly cents: bigint }[];
  readonly modifiers: readonly { readonly fromMs: number; readonly modifier: number }[];
  /**
   * By source, for a campaign with limits per source, in total, now; returned leads still count
   * there.
   */
  readonly sourceTotals: ReadonlyMap<string, PastPurchases>;
}

interface SaleRow {
  readonly lead_id: string;
  readonly campaign_no: number | null;
  readonly source_id: string;
  readonly sold_ms: number;
  readonly price_cents: string;
  readonly returned_ms: number | null;
}

const SALE_COLUMNS = `
  s.lead_id, s.campaign_no, s.source_id, (extract(epoch from s.sold_at) * 1000)::float8 as sold_ms,
    s.price_cents::text
`;

const saleOf = (row: SaleRow): PastSale => ({
  leadId: row.lead_id,
  campaignNo: row.campaign_no,
  sourceId: row.source_id,
  soldMs: row.sold_ms,
  priceCents: BigInt(row.price_cents),
});

/**
 * What happened since `fromMs`; purchases of campaigns from `recentMs` on. Must run in the
 * transaction that read the account history, so that both are consistent.
 */
export async function readAccountPast(
  db: pg.ClientBase,
  accountId: string,
  campaignNo: number,
  fromMs: number,
  recentMs: number,
): Promise<AccountPast> {
  // Sent in one round trip; the replies arrive one after the other.
  const [byHand, recent, returned, movements, modifiers, sources] = await Promise.all([
    querySalesByHand(db, accountId, fromMs),
    queryRecentSales(db, accountId, recentMs),
    queryReturnedSales(db, accountId, fromMs),
    queryMovements(db, accountId, fromMs),
    queryModifiers(db, accountId),
    querySourceTotals(db, campaignNo),
  ]);
  return {
    byHand: byHand.rows.map(saleOf),
    recent: recent.rows.map(saleOf),
    returned: returned.rows.map((row) => ({ ...saleOf(row), returnedMs: row.returned_ms ?? 0 })),
    otherMovements: movements.rows.map((row) => ({ atMs: row.at_ms, cents: BigInt(row.cents) })),
    modifiers: modifiers.rows.map((row) => ({ fromMs: row.from_ms, modifier: row.bid_modifier })),
    sourceTotals: new Map(
      sources.rows.map((row) => [
        row.source_id,
        { leads: row.total_leads, cents: BigInt(row.total_cents) },
      ]),
    ),
  };
}

function querySalesByHand(db: pg.ClientBase, accountId: string, fromMs: number) {
  return db.query<SaleRow>({
    name: "history-by-hand",
    values: [accountId, lowestUuidv7(fromMs)],
    text: `
      select ${SALE_COLUMNS}
      from sale s
      where s.buyer_id = $1 and s.campaign_no is null and s.id >= $2
      order by s.sold_at
    `,
  });
}

function queryRecentSales(db: pg.ClientBase, accountId: string, recentMs: number) {
  return db.query<SaleRow>({
    name: "history-recent",
    values: [accountId, lowestUuidv7(recentMs)],
    text: `
      select ${SALE_COLUMNS}
      from sale s
      where s.buyer_id = $1 and s.campaign_no is not null and s.id >= $2
      order by s.sold_at
    `,
  });
}

function queryReturnedSales(db: pg.ClientBase, accountId: string, fromMs: number) {
  return db.query<SaleRow>({
    name: "history-returned",
    values: [accountId, lowestUuidv7(fromMs - RETURNED_BEFORE_MS), fromMs],
    text: `
      select ${SALE_COLUMNS}, (extract(epoch from r.decided_at) * 1000)::float8 as returned_ms
      from sale s
      join lead_return r on r.sale_id = s.id
      where s.buyer_id = $1
        and s.status = 'returned'
        and s.id >= $2
        and r.decided_at >= to_timestamp($3::float8 / 1000)
      order by r.decided_at
    `,
  });
}

function queryMovements(db: pg.ClientBase, accountId: string, fromMs: number) {
  return db.query<{ at_ms: number; cents: string }>({
    name: "history-movements",
    values: [accountId, fromMs],
    text: `
      select (extract(epoch from at) * 1000)::float8 as at_ms, amount_cents::text as cents
      from transfer
      where credit_owner = $1
        and credit_kind = 'wallet'
        and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture')
        and kind in ('top_up', 'payment', 'adjustment', 'goodwill', 'promotion')
        and at >= to_timestamp($2::float8 / 1000)
      union all
      select (extract(epoch from at) * 1000)::float8, (-amount_cents)::text
      from transfer
      where debit_owner = $1
        and debit_kind = 'wallet'
        and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture')
        and at >= to_timestamp($2::float8 / 1000)
      order by 1
    `,
  });
}

function queryModifiers(db: pg.ClientBase, accountId: string) {
  return db.query<{ from_ms: number; bid_modifier: number }>(
    `select (extract(epoch from changed_at) * 1000)::float8 as from_ms, bid_modifier
     from bid_modifier_history
     where account_id = $1
     order by changed_at`,
    [accountId],
  );
}

function querySourceTotals(db: pg.ClientBase, campaignNo: number) {
  return db.query<{ source_id: string; total_leads: number; total_cents: string }>(
    `select source_id, total_leads, total_cents::text
     from campaign_source_state
     where campaign_no = $1`,
    [campaignNo],
  );
}
