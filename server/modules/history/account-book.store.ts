// What an account's campaign starts a replay with: its buyer's rights, what it had taken in each window, its money then, and
// what moved that money since without it.
import type pg from "pg";
import type { BuyerKind } from "../../../domain/lead/vocabulary.ts";
import { type Cents, cents } from "../../../domain/money/money.ts";
import { lowestUuidv7 } from "../../platform/ids/uuid.ts";

/** The longest window of a cap that restarts is a month; a return is decided within two weeks of its sale. */
const BEFORE_MS = 32 * 86_400_000;

export interface BuyerRights {
  readonly buyerKind: BuyerKind;
  readonly sellerName: string;
  readonly listedBuyer: boolean;
  readonly licensedStates: readonly string[];
  readonly modifier: number;
}

/** One purchase of the account. */
export interface PastPurchase {
  readonly leadId: string;
  /** Null when bought by hand. */
  readonly campaignNo: number | null;
  readonly sourceId: string;
  readonly soldMs: number;
  readonly priceCents: Cents;
  /** When its return was approved; null where it was not given back. */
  readonly returnedMs: number | null;
}

export interface Totals {
  readonly leads: number;
  readonly cents: bigint;
}

export interface AccountBook {
  readonly rights: BuyerRights;
  /** 0 for a campaign that does not exist yet. */
  readonly campaignNo: number;
  /** When the campaign was made; null for one that does not exist yet. */
  readonly campaignMadeMs: number | null;
  readonly availableCents: bigint;
  readonly totals: Totals;
  /** By source, of a campaign with limits per source; what was given back still counts there. */
  readonly sourceTotals: ReadonlyMap<string, Totals>;
  /** From a month before the replay on, in order. */
  readonly purchases: readonly PastPurchase[];
  /** Top-ups and corrections since the replay's beginning, in order. */
  readonly otherMovements: readonly { readonly atMs: number; readonly cents: bigint }[];
  readonly modifiers: readonly { readonly fromMs: number; readonly modifier: number }[];
}

interface RightsRow {
  readonly buyer_kind: BuyerKind;
  readonly seller_name: string;
  readonly listed_buyer: boolean;
  readonly licensed_states: string[];
  readonly bid_modifier: number;
  readonly available: string;
  readonly campaign_no: number | null;
  readonly campaign_made_ms: number | null;
  readonly total_leads: number | null;
  readonly total_cents: string | null;
}

interface PurchaseRow {
  readonly lead_id: string;
  readonly campaign_no: number | null;
  readonly source_id: string;
  readonly sold_ms: number;
  readonly price_cents: string;
  readonly returned_ms: number | null;
}

/** Reads it as of one moment. Null where the account buys nothing or the campaign is not its own. */
export async function readAccountBook(db: pg.ClientBase, accountId: string, campaignId: string | null, fromMs: number): Promise<AccountBook | null> {
  await db.query("begin isolation level repeatable read read only");
  try {
    const rights = await readRights(db, accountId, campaignId);
    if (rights === undefined || (campaignId !== null && rights.campaign_no === null)) return null;
    const book = {
      rights: { buyerKind: rights.buyer_kind, sellerName: rights.seller_name, listedBuyer: rights.listed_buyer, licensedStates: rights.licensed_states, modifier: rights.bid_modifier },
      campaignNo: rights.campaign_no ?? 0, campaignMadeMs: rights.campaign_made_ms, availableCents: BigInt(rights.available), totals: { leads: rights.total_leads ?? 0, cents: BigInt(rights.total_cents ?? "0") },
    };
    // A campaign that was not there yet has no past to read.
    if (rights.campaign_made_ms === null || rights.campaign_made_ms > fromMs) return { ...book, sourceTotals: new Map(), purchases: [], otherMovements: [], modifiers: [] };
    return { ...book, ...(await readPast(db, accountId, rights.campaign_no, fromMs)) };
  } finally {
    await db.query("commit");
  }
}

type AccountPast = Pick<AccountBook, "sourceTotals" | "purchases" | "otherMovements" | "modifiers">;

async function readPast(db: pg.ClientBase, accountId: string, campaignNo: number | null, fromMs: number): Promise<AccountPast> {
  const purchases = await db.query<PurchaseRow>({
    name: "history-purchases", values: [accountId, lowestUuidv7(fromMs - BEFORE_MS)],
    text: `select s.lead_id, s.campaign_no, s.source_id, (extract(epoch from s.sold_at) * 1000)::float8 as sold_ms, s.price_cents::text, (extract(epoch from r.decided_at) * 1000)::float8 as returned_ms
      from sale s left join lead_return r on r.sale_id = s.id and r.status = 'approved' where s.buyer_id = $1 and s.id >= $2 order by s.sold_at, s.id`,
  });
  const movements = await db.query<{ at_ms: number; cents: string }>({
    name: "history-movements", values: [accountId, fromMs],
    text: `select (extract(epoch from at) * 1000)::float8 as at_ms, amount_cents::text as cents from transfer
        where credit_owner = $1 and credit_kind = 'wallet' and kind in ('top_up', 'adjustment') and at >= to_timestamp($2::float8 / 1000)
      union all select (extract(epoch from at) * 1000)::float8, (-amount_cents)::text from transfer
        where debit_owner = $1 and debit_kind = 'wallet' and kind not in ('sale_earning', 'sale_revenue') and at >= to_timestamp($2::float8 / 1000)
      order by 1`,
  });
  const modifiers = await db.query<{ from_ms: number; bid_modifier: number }>(
    "select (extract(epoch from changed_at) * 1000)::float8 as from_ms, bid_modifier from bid_modifier_history where account_id = $1 order by changed_at", [accountId],
  );
  const sources = await db.query<{ source_id: string; total_leads: number; total_cents: string }>(
    "select source_id, total_leads, total_cents::text from campaign_source_state where campaign_no = $1", [campaignNo],
  );
  return {
    sourceTotals: new Map(sources.rows.map((row) => [row.source_id, { leads: row.total_leads, cents: BigInt(row.total_cents) }])),
    purchases: purchases.rows.map((row) => ({
      leadId: row.lead_id, campaignNo: row.campaign_no, sourceId: row.source_id, soldMs: row.sold_ms, priceCents: cents(BigInt(row.price_cents)), returnedMs: row.returned_ms,
    })),
    otherMovements: movements.rows.map((row) => ({ atMs: row.at_ms, cents: BigInt(row.cents) })),
    modifiers: modifiers.rows.map((row) => ({ fromMs: row.from_ms, modifier: row.bid_modifier })),
  };
}

async function readRights(db: pg.ClientBase, accountId: string, campaignId: string | null): Promise<RightsRow | undefined> {
  const { rows } = await db.query<RightsRow>({
    name: "history-rights", values: [accountId, campaignId],
    text: `select a.buyer_kind, a.seller_name, a.listed_buyer, a.licensed_states, a.bid_modifier, (w.balance_cents + w.credit_limit_cents - w.held_cents)::text as available,
        c.no as campaign_no, (extract(epoch from c.created_at) * 1000)::float8 as campaign_made_ms, st.total_leads, st.total_cents::text
      from advertiser a join wallet w on w.account_id = a.account_id
      left join campaign c on c.id = $2 and c.account_id = a.account_id left join campaign_state st on st.campaign_no = c.no where a.account_id = $1`,
  });
  return rows[0];
}
