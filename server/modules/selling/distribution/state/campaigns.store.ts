// Reads active campaigns with everything distribution's memory holds of them.
import type pg from "pg";
import type { BidAdjustment, Bidder } from "../../../../../domain/distribution/bidder.ts";
import type { Schedule } from "../../../../../domain/distribution/calendar.ts";
import {
  type Limits,
  type LimitsDocument,
  readLimits,
} from "../../../../../domain/distribution/caps.ts";
import type { BuyerKind, ConsentChannel } from "../../../../../domain/lead/vocabulary.ts";
import { isNetworkPausedSql } from "../../../network/network-pauses/index.ts";
import { sellerNamePeriods } from "../../../network/seller-names/index.ts";
import type { SellerNamePeriod } from "../../../../../domain/sellers/seller-name.ts";
import type { Criteria } from "../../../../../domain/criteria/criteria.ts";
import { type Cents, cents } from "../../../../../domain/money/money.ts";
import {
  type AccountLimitsColumns,
  accountLimitsOf,
  accountLimitsSql,
} from "./account-limits.store.ts";
import type { LoadedCampaign } from "./distribution-state.ts";

interface CampaignRow extends AccountLimitsColumns {
  readonly id: string;
  readonly no: number;
  readonly account_id: string;
  readonly active: boolean;
  readonly criteria: Criteria;
  readonly exclusive_bid_cents: string | null;
  readonly shared_bid_cents: string | null;
  readonly adjustments: readonly BidAdjustment[];
  readonly limits: LimitsDocument;
  readonly source_limits: LimitsDocument;
  readonly schedule: Schedule;
  readonly pacing: "asap" | "even";
  readonly priority: number;
  readonly weight: number;
  readonly contact_channels: readonly ConsentChannel[];
  readonly blocked_source_ids: readonly string[];
  readonly buyer_kind: BuyerKind;
  readonly seller_names: readonly SellerNamePeriod[];
  readonly licensed_states: readonly string[];
  readonly bid_modifier: number;
  /** Null for the network's window. */
  readonly return_days: number | null;
}

/**
 * Campaigns read per query: a hundred thousand in one answer would take more memory than all the
 * rest of the server.
 */
const PAGE = 2_000;

/**
 * Every active campaign (`sinceVersion` null), or every campaign that changed after a version,
 * active or not, page by page; with the distribution version, which is read first: a change in
 * between is loaded twice, never missed.
 */
export async function loadCampaigns(
  db: pg.Pool,
  sinceVersion: bigint | null,
): Promise<{ readonly campaigns: AsyncIterable<LoadedCampaign>; readonly version: bigint }> {
  const bidderState = await db.query<{ version: string }>(
    "select version::text from distribution_version",
  );
  return {
    campaigns: readCampaigns(db, sinceVersion),
    version: BigInt(bidderState.rows[0]?.version ?? "0"),
  };
}

async function* readCampaigns(
  db: pg.Pool,
  sinceVersion: bigint | null,
): AsyncGenerator<LoadedCampaign> {
  const shared = new Sharing();
  for (let after = 0; ;) {
    const rows = await readPage(db, sinceVersion, after);
    for (const row of rows)
      yield { bidder: bidderOf(row, shared), criteria: row.active ? row.criteria : null };
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.no;
  }
}

/** Whether the campaign `c` of the account `a` bids. */
const IS_ACTIVE = `(
  c.status = 'active'
    and a.status = 'active'
    and not ${isNetworkPausedSql("campaign", "c.id")}
)`;

async function readPage(
  db: pg.Pool,
  sinceVersion: bigint | null,
  after: number,
): Promise<readonly CampaignRow[]> {
  const { rows } = await db.query<CampaignRow>(
    `select c.id, c.no, c.account_id, ${IS_ACTIVE} as active,
       c.criteria, c.exclusive_bid_cents::text, c.shared_bid_cents::text, c.adjustments, c.limits,
       c.source_limits, c.schedule, c.pacing, c.priority, c.weight, c.contact_channels,
       c.blocked_source_ids, b.buyer_kind, b.licensed_states, b.bid_modifier,
       ${sellerNamePeriods("c.account_id")} as seller_names,
       (t.document ->> 'return_days')::int as return_days, q.*
     from campaign c
     join account a on a.id = c.account_id
     join advertiser b on b.account_id = c.account_id
     left join account_terms t on t.account_id = c.account_id and t.until_at is null
     cross join ${accountLimitsSql("c.account_id")} q
     where c.no > $1
       and ${sinceVersion === null ? IS_ACTIVE : "c.version > $3"}
     order by c.no
     limit $2`,
    sinceVersion === null ? [after, PAGE] : [after, PAGE, sinceVersion.toString()],
  );
  return rows;
}

/** Balances of all accounts, so that the first batch decides on correct values. */
export async function loadWallets(db: pg.Pool): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ account_id: string; available: string }>(
    `select account_id, (balance_cents + credit_limit_cents - held_cents)::text as available
     from wallet`,
  );
  return new Map(rows.map((row) => [row.account_id, BigInt(row.available)]));
}

/**
 * Keeps equal bids, sets, schedules, limits and names of many campaigns once: this takes less
 * memory, look-ups use the very same string, and values that a lead's candidates share are in the
 * processor's cache after the first.
 */
class Sharing {
  readonly #kept = new Map<string, ReadonlySet<string>>();
  readonly #values = new Map<string, unknown>();

  /** The first value with the same key. */
  same<Value>(value: Value, key: string = JSON.stringify(value)): Value {
    const known = this.#values.get(key);
    // The key is the whole value, so the value stored under it has its type.
    if (known !== undefined) return known as Value;
    this.#values.set(key, value);
    return value;
  }

  set(values: readonly string[]): ReadonlySet<string> {
    const key = values.join();
    const known = this.#kept.get(key) ?? new Set(values);
    this.#kept.set(key, known);
    return known;
  }
}

function bidderOf(row: CampaignRow, shared: Sharing): Bidder {
  return {
    no: row.no,
    campaignId: row.id,
    accountId: shared.same(row.account_id, row.account_id),
    exclusiveBidCents: bidOf(row.exclusive_bid_cents, shared),
    sharedBidCents: bidOf(row.shared_bid_cents, shared),
    adjustments: shared.same(row.adjustments),
    modifier: row.bid_modifier,
    priority: row.priority,
    weight: row.weight,
    limits: limitsOf(row.limits, shared),
    sourceLimits: limitsOf(row.source_limits, shared),
    accountLimits: shared.same(
      accountLimitsOf(row),
      `account limits ${row.account_limits_no} ${JSON.stringify(row.account_limits)}`,
    ),
    pacing: shared.same(row.pacing, row.pacing),
    schedule: shared.same(row.schedule),
    blockedSourceIds: shared.set(row.blocked_source_ids),
    contactChannels: shared.same(row.contact_channels),
    buyerKind: shared.same(row.buyer_kind, row.buyer_kind),
    licensedStates: shared.set(row.licensed_states),
    sellerNames: shared.same(row.seller_names),
    returnDays: row.return_days,
  };
}

function bidOf(stored: string | null, shared: Sharing): Cents | null {
  return stored === null ? null : shared.same(cents(BigInt(stored)), `bid ${stored}`);
}

function limitsOf(stored: LimitsDocument, shared: Sharing): Limits {
  return shared.same(readLimits(stored), `limits ${JSON.stringify(stored)}`);
}
