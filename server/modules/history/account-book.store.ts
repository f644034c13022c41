// What only the database knows of an account whose campaign is replayed: its rights, its money,
// what moved that money besides its campaigns' purchases, and what those had taken before the
// replay begins.
import type pg from "pg";
import {
  CAP_WINDOWS,
  type CapWindow,
  type WindowStarts,
} from "../../../domain/distribution/calendar.ts";
import type { BuyerKind } from "../../../domain/lead/vocabulary.ts";
import { lowestUuidv7 } from "../../platform/ids/uuid.ts";

/** A return is decided within two weeks of its sale. */
const RETURNED_BEFORE_MS = 32 * 86_400_000;

export interface Taken {
  readonly leads: number;
  readonly cents: bigint;
}

export interface AccountBook {
  readonly rights: {
    readonly buyerKind: BuyerKind;
    readonly sellerName: string;
    readonly listedBuyer: boolean;
    readonly licensedStates: readonly string[];
    readonly modifier: number;
  };
  /** 0 for a campaign that does not exist yet. */
  readonly campaignNo: number;
  /** When the campaign was made; null for one that does not exist yet. */
  readonly campaignMadeMs: number | null;
  /** Balance plus credit less holds, now. */
  readonly availableCents: bigint;
  /** What the campaign has taken in all, now. */
  readonly total: Taken;
}

/** A purchase that the history does not know, or one that was given back. */
export interface PastSale {
  readonly leadId: string;
  /** Null when bought by hand. */
  readonly campaignNo: number | null;
  readonly sourceId: string;
  readonly soldMs: number;
  readonly priceCents: bigint;
}

export interface AccountPast {
  readonly byHand: readonly PastSale[];
  /** What campaigns bought in the last moments: the history may not have them yet. */
  readonly recent: readonly PastSale[];
  readonly returned: readonly (PastSale & { readonly returnedMs: number })[];
  /** Top-ups and corrections, in order. */
  readonly otherMovements: readonly { readonly atMs: number; readonly cents: bigint }[];
  readonly modifiers: readonly { readonly fromMs: number; readonly modifier: number }[];
  /**
   * By source, of a campaign with limits per source, in all, now; what was given back still counts
   * there.
   */
  readonly sourceTotals: ReadonlyMap<string, Taken>;
}

interface BookRow {
  readonly buyer_kind: BuyerKind;
  readonly seller_name: string;
  readonly listed_buyer: boolean;
  readonly licensed_states: string[];
  readonly bid_modifier: number;
  readonly available: string;
  readonly campaign_no: number | null;
  readonly made_ms: number | null;
  readonly total_leads: number | null;
  readonly total_cents: string | null;
}

/** Runs the work so that all it reads is of one moment. */
export async function asOfOneMoment<Value>(
  db: pg.ClientBase,
  work: () => Promise<Value>,
): Promise<Value> {
  await db.query("begin isolation level repeatable read read only");
  try {
    return await work();
  } finally {
    await db.query("commit");
  }
}

/** Null where the account buys nothing or the campaign is not its own. */
export async function readAccountBook(
  db: pg.ClientBase,
  accountId: string,
  campaignId: string | null,
): Promise<AccountBook | null> {
  const {
    rows: [row],
  } = await db.query<BookRow>({
    name: "history-book",
    values: [accountId, campaignId],
    text: `
      select a.buyer_kind, a.seller_name, a.listed_buyer, a.licensed_states, a.bid_modifier,
        (w.balance_cents + w.credit_limit_cents - w.held_cents)::text as available,
        c.no as campaign_no, (extract(epoch from c.created_at) * 1000)::float8 as made_ms,
        st.total_leads, st.total_cents::text
      from advertiser a
      join wallet w on w.account_id = a.account_id
      left join campaign c on c.id = $2 and c.account_id = a.account_id
      left join campaign_state st on st.campaign_no = c.no
      where a.account_id = $1
    `,
  });
  if (row === undefined || (campaignId !== null && row.campaign_no === null)) return null;
  return {
    rights: {
      buyerKind: row.buyer_kind,
      sellerName: row.seller_name,
      listedBuyer: row.listed_buyer,
      licensedStates: row.licensed_states,
      modifier: row.bid_modifier,
    },
    campaignNo: row.campaign_no ?? 0,
    campaignMadeMs: row.made_ms,
    availableCents: BigInt(row.available),
    total: { leads: row.total_leads ?? 0, cents: BigInt(row.total_cents ?? "0") },
  };
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
 * What happened since `fromMs`; purchases of campaigns from `recentMs` on. In the transaction that
 * read the book, so that both are of one moment.
 */
export async function readAccountPast(
  db: pg.ClientBase,
  accountId: string,
  campaignNo: number,
  fromMs: number,
  recentMs: number,
): Promise<AccountPast> {
  // They leave together and come back one after the other.
  const [byHand, recent, returned, movements, modifiers, sources] = await Promise.all([
    db.query<SaleRow>({
      name: "history-by-hand",
      values: [accountId, lowestUuidv7(fromMs)],
      text: `
        select ${SALE_COLUMNS}
        from sale s
        where s.buyer_id = $1 and s.campaign_no is null and s.id >= $2
        order by s.sold_at
      `,
    }),
    db.query<SaleRow>({
      name: "history-recent",
      values: [accountId, lowestUuidv7(recentMs)],
      text: `
        select ${SALE_COLUMNS}
        from sale s
        where s.buyer_id = $1 and s.campaign_no is not null and s.id >= $2
        order by s.sold_at
      `,
    }),
    db.query<SaleRow>({
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
    }),
    db.query<{ at_ms: number; cents: string }>({
      name: "history-movements",
      values: [accountId, fromMs],
      text: `
        select (extract(epoch from at) * 1000)::float8 as at_ms, amount_cents::text as cents
        from transfer
        where credit_owner = $1
          and credit_kind = 'wallet'
          and kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture')
          and kind in ('top_up', 'adjustment')
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
    }),
    db.query<{ from_ms: number; bid_modifier: number }>(
      `select (extract(epoch from changed_at) * 1000)::float8 as from_ms, bid_modifier
       from bid_modifier_history
       where account_id = $1
       order by changed_at`,
      [accountId],
    ),
    db.query<{ source_id: string; total_leads: number; total_cents: string }>(
      `select source_id, total_leads, total_cents::text
       from campaign_source_state
       where campaign_no = $1`,
      [campaignNo],
    ),
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

type TakenPerWindow = Readonly<Record<Exclude<CapWindow, "total">, Taken>>;

/** What the campaign had taken at `fromMs` in the windows that began at `starts`, by source. */
export async function readTakenBefore(
  db: pg.ClientBase,
  accountId: string,
  campaignNo: number,
  starts: WindowStarts,
  fromMs: number,
): Promise<ReadonlyMap<string, TakenPerWindow>> {
  const windows = CAP_WINDOWS.filter((window) => window !== "total");
  const sums = windows.map((window, index) => {
    const since = `filter (where sold_at >= to_timestamp($${index + 4}::float8 / 1000))`;
    return `
      count(*) ${since}::int as ${window}_leads,
        coalesce(sum(price_cents) ${since}, 0)::text as ${window}_cents
    `;
  });
  const earliest = Math.min(...windows.map((window) => starts[window]));
  const { rows } = await db.query<Record<string, string | number> & { readonly source_id: string }>(
    `select source_id, ${sums.join(", ")}
     from sale
     where buyer_id = $1 and campaign_no = $2 and id >= $3 and id < $${windows.length + 4}
     group by source_id`,
    [
      accountId,
      campaignNo,
      lowestUuidv7(earliest),
      ...windows.map((window) => starts[window]),
      lowestUuidv7(fromMs),
    ],
  );
  return new Map(
    rows.map((row) => {
      const taken = (window: CapWindow): Taken => ({
        leads: Number(row[`${window}_leads`]),
        cents: BigInt(row[`${window}_cents`] ?? 0),
      });
      return [
        row.source_id,
        { hour: taken("hour"), day: taken("day"), week: taken("week"), month: taken("month") },
      ];
    }),
  );
}
