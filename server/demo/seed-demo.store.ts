// Reads the rows by which the demo's history goes on.
import type pg from "pg";

/** True when the network has no account but its own. */
export async function isEmptyNetwork(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query<{ empty: boolean }>(
    "select not exists (select from account where kind <> 'network') as empty",
  );
  return rows[0]?.empty === true;
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
