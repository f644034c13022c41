// The rows the demo needs that no command of the product makes: companies that were there before
// the history begins.
import type pg from "pg";
import type { BuyerKind } from "../../domain/lead/vocabulary.ts";
import { SOURCE_KEY_PREFIX, makeKey } from "../platform/crypto/secret-key.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { uuidv7 } from "../platform/ids/uuid.ts";
import type { SourceTerms } from "../modules/selling/distribution/index.ts";
import type { DemoAffiliate } from "./cast.ts";

/** True when nobody trades here yet. */
export async function isEmptyNetwork(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>(
    "select not exists (select from account where kind <> 'network') as empty",
  );
  return rows[0]?.empty === true;
}

export async function insertDemoAdvertiser(
  tx: Transaction,
  advertiser: {
    readonly id: string;
    readonly name: string;
    readonly kind: BuyerKind;
    readonly states: readonly string[];
    readonly timeZone: string;
    readonly atMs: number;
  },
): Promise<void> {
  const { client } = tx;
  await client.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     values ($1, 'advertiser', $2, 'active', $3, to_timestamp($4::bigint / 1000.0))`,
    [advertiser.id, advertiser.name, advertiser.timeZone, advertiser.atMs],
  );
  await client.query(
    `insert into advertiser (account_id, buyer_kind, seller_name, listed_buyer, licensed_states,
       bid_modifier)
     values ($1, $2, $3, true, $4, 10000)`,
    [advertiser.id, advertiser.kind, advertiser.name.toLowerCase(), advertiser.states],
  );
  await client.query(
    `insert into wallet (account_id, balance_cents, held_cents, credit_limit_cents)
     values ($1, 0, 0, 0)`,
    [advertiser.id],
  );
}

export async function insertDemoAffiliate(
  tx: Transaction,
  cast: DemoAffiliate,
  atMs: number,
): Promise<{ readonly terms: SourceTerms; readonly key: string }> {
  const { client } = tx;
  const affiliateId = uuidv7(atMs);
  const { key, hash, hint } = makeKey(SOURCE_KEY_PREFIX);
  await client.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     values ($1, 'affiliate', $2, 'active', 'America/New_York', to_timestamp($3::bigint / 1000.0))`,
    [affiliateId, cast.name, atMs],
  );
  await client.query(
    "insert into affiliate (account_id, earning_kind, earning_amount) values ($1, 'share', $2)",
    [affiliateId, cast.share],
  );
  await client.query("insert into payable (account_id, balance_cents) values ($1, 0)", [
    affiliateId,
  ]);
  const terms: SourceTerms = {
    id: uuidv7(atMs),
    affiliateId,
    unsoldRule: cast.unsoldRule,
    allowsExclusive: true,
    sharedSlots: 3,
    routing: "best_price",
    reserveExclusiveCents: null,
    reserveSharedCents: null,
    earningTerms: { kind: "share", share: cast.share },
    dailyCap: null,
    offerLifeMs: 60_000,
  };
  await client.query(
    `insert into source (id, account_id, kind, name, status, key_hash, key_hint, unsold_rule,
       allows_exclusive, shared_slots, routing, daily_cap, version, created_at, updated_at)
     values ($1, $2, $3, $4, 'active', $5, $6, $7, true, 3, 'best_price', null, 1,
       to_timestamp($8::bigint / 1000.0), to_timestamp($8::bigint / 1000.0))`,
    [terms.id, affiliateId, cast.sourceKind, cast.sourceName, hash, hint, cast.unsoldRule, atMs],
  );
  return { terms, key };
}

/** A further source of an affiliate for its files, whose daily cap the operator has lifted. */
export async function insertDemoImportSource(
  { client }: Transaction,
  affiliateId: string,
  name: string,
  atMs: number,
): Promise<void> {
  const { hash, hint } = makeKey(SOURCE_KEY_PREFIX);
  await client.query(
    `insert into source (id, account_id, kind, name, status, key_hash, key_hint, unsold_rule,
       allows_exclusive, shared_slots, routing, daily_cap, version, created_at, updated_at)
     values ($1, $2, 'import', $3, 'active', $4, $5, 'list', true, 3, 'best_price', null, 1,
       to_timestamp($6::bigint / 1000.0), to_timestamp($6::bigint / 1000.0))`,
    [uuidv7(atMs), affiliateId, name, hash, hint, atMs],
  );
}

/** An affiliate that signed up and was not approved yet. */
export async function insertWaitingAffiliate(
  { client }: Transaction,
  name: string,
  atMs: number,
): Promise<void> {
  const id = uuidv7(atMs);
  await client.query(
    `insert into account (id, kind, name, status, time_zone, created_at)
     values (
       $1, 'affiliate', $2, 'pending', 'America/New_York', to_timestamp($3::bigint / 1000.0)
     )`,
    [id, name, atMs],
  );
  await client.query(
    "insert into affiliate (account_id, earning_kind, earning_amount) values ($1, 'share', 7000)",
    [id],
  );
  await client.query("insert into payable (account_id, balance_cents) values ($1, 0)", [id]);
}

export interface ReturnableSale {
  readonly id: string;
  readonly buyer_id: string;
  readonly affiliate_id: string;
}

/** Sales delivered between the two moments that may still be returned. */
export async function listReturnableSales(
  db: pg.Pool,
  fromMs: number,
  toMs: number,
): Promise<ReturnableSale[]> {
  const { rows } = await db.query<ReturnableSale>(
    `select id, buyer_id, affiliate_id
     from sale
     where status = 'sold'
       and earning_status = 'pending'
       and delivered_at >= to_timestamp($1::bigint / 1000.0)
       and delivered_at < to_timestamp($2::bigint / 1000.0)
     order by delivered_at, slot`,
    [fromMs, toMs],
  );
  return rows;
}

export interface WorkableSale {
  readonly id: string;
  readonly delivered_at: Date;
}

/** What a buyer bought before the moment and still has. */
export async function listWorkableSales(
  db: pg.Pool,
  buyerId: string,
  beforeMs: number,
): Promise<WorkableSale[]> {
  const { rows } = await db.query<WorkableSale>(
    `select id, delivered_at
     from sale
     where buyer_id = $1 and status = 'sold' and delivered_at < to_timestamp($2::bigint / 1000.0)
     order by id`,
    [buyerId, beforeMs],
  );
  return rows;
}

export async function listWalletsBelow(db: pg.Pool, amountCents: bigint): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    `select w.account_id
     from wallet w
     join account a on a.id = w.account_id
     where w.balance_cents < $1
     order by a.name`,
    [amountCents],
  );
  return rows.map((row) => row.account_id);
}

export async function clearOutbox(db: pg.Pool): Promise<void> {
  await db.query("delete from outbox");
}
