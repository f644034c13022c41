// Reads what only the database knows of an account whose campaign is replayed: its rights, its
// money, what moved that money besides its campaigns' purchases, and what those had taken before
// the replay begins.
import type pg from "pg";
import type { AccountLimits } from "../../../../domain/distribution/account-limits.ts";
import {
  CAP_WINDOWS,
  type CapWindow,
  type WindowStarts,
} from "../../../../domain/distribution/calendar.ts";
import type { BuyerKind } from "../../../../domain/lead/vocabulary.ts";
import type { SellerNamePeriod } from "../../../../domain/sellers/seller-name.ts";
import {
  type AccountLimitsColumns,
  accountLimitsOf,
  accountLimitsSql,
} from "../../selling/distribution/index.ts";
import { sellerNamePeriods } from "../../network/seller-names/index.ts";
import { lowestUuidv7 } from "../../../platform/ids/uuid.ts";

export interface PastPurchases {
  readonly leads: number;
  readonly cents: bigint;
}

export interface AccountHistory {
  readonly rights: {
    readonly buyerKind: BuyerKind;
    /** With the times at which each stood, so they hold for any moment. */
    readonly sellerNames: readonly SellerNamePeriod[];
    readonly licensedStates: readonly string[];
    readonly modifier: number;
    /** Over all campaigns of the account, as agreed today; null without any. */
    readonly accountLimits: AccountLimits | null;
  };
  /** 0 for a campaign that does not exist yet. */
  readonly campaignNo: number;
  /** When the campaign was created; null for one that does not exist yet. */
  readonly campaignMadeMs: number | null;
  /** Balance plus credit less holds, now. */
  readonly availableCents: bigint;
  /** What the campaign has taken in total, now. */
  readonly total: PastPurchases;
}

interface AccountHistoryRow extends AccountLimitsColumns {
  readonly buyer_kind: BuyerKind;
  readonly seller_names: readonly SellerNamePeriod[];
  readonly licensed_states: string[];
  readonly bid_modifier: number;
  readonly available: string;
  readonly campaign_no: number | null;
  readonly made_ms: number | null;
  readonly total_leads: number | null;
  readonly total_cents: string | null;
}

/** Runs the work in one snapshot, so that all its reads are consistent. */
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

/** Null where the account does not buy leads or the campaign is not its own. */
export async function readAccountHistory(
  db: pg.ClientBase,
  accountId: string,
  campaignId: string | null,
): Promise<AccountHistory | null> {
  const {
    rows: [row],
  } = await db.query<AccountHistoryRow>({
    name: "history-book",
    values: [accountId, campaignId],
    text: `
      select a.buyer_kind, ${sellerNamePeriods("a.account_id")} as seller_names, a.licensed_states,
        a.bid_modifier, q.*,
        (w.balance_cents + w.credit_limit_cents - w.held_cents)::text as available,
        c.no as campaign_no, (extract(epoch from c.created_at) * 1000)::float8 as made_ms,
        st.total_leads, st.total_cents::text
      from advertiser a
      join wallet w on w.account_id = a.account_id
      cross join ${accountLimitsSql("a.account_id")} q
      left join campaign c on c.id = $2 and c.account_id = a.account_id
      left join campaign_state st on st.campaign_no = c.no
      where a.account_id = $1
    `,
  });
  if (row === undefined || (campaignId !== null && row.campaign_no === null)) return null;
  return {
    rights: {
      buyerKind: row.buyer_kind,
      sellerNames: row.seller_names,
      licensedStates: row.licensed_states,
      modifier: row.bid_modifier,
      accountLimits: accountLimitsOf(row),
    },
    campaignNo: row.campaign_no ?? 0,
    campaignMadeMs: row.made_ms,
    availableCents: BigInt(row.available),
    total: { leads: row.total_leads ?? 0, cents: BigInt(row.total_cents ?? "0") },
  };
}

type PurchasesPerWindow = Readonly<Record<Exclude<CapWindow, "total">, PastPurchases>>;

/** What the campaign had taken at `fromMs` in the windows that began at `starts`, by source. */
export async function readPastPurchases(
  db: pg.ClientBase,
  accountId: string,
  campaignNo: number,
  starts: WindowStarts,
  fromMs: number,
): Promise<ReadonlyMap<string, PurchasesPerWindow>> {
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
      const taken = (window: CapWindow): PastPurchases => ({
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
