// The rows of whom payouts go to: sealed details, the digits that may be shown, and the keyed hash
// that accounts are compared by.
import type { Selectable } from "kysely";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { BankDetail, TaxDetail } from "../../../platform/db/schema.d.ts";

export type TaxRow = Selectable<TaxDetail>;
export type BankRow = Selectable<BankDetail>;
export type PayoutSchedule = "weekly" | "by_hand";

export async function findTax(db: Queryable, accountId: string): Promise<TaxRow | null> {
  const { rows } = await db.query<TaxRow>("select * from tax_detail where account_id = $1", [
    accountId,
  ]);
  return rows[0] ?? null;
}

export async function findBank(db: Queryable, accountId: string): Promise<BankRow | null> {
  const { rows } = await db.query<BankRow>("select * from bank_detail where account_id = $1", [
    accountId,
  ]);
  return rows[0] ?? null;
}

export async function writeTax(
  db: Queryable,
  { account_id, key_salt, sealed, number_last_four, certified_at }: TaxRow,
): Promise<void> {
  await db.query(
    `insert into tax_detail (account_id, key_salt, sealed, number_last_four, certified_at)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update
       set key_salt = $2, sealed = $3, number_last_four = $4, certified_at = $5`,
    [account_id, key_salt, sealed, number_last_four, certified_at],
  );
}

/**
 * Another account than before holds payouts from this moment on; the first one and the same one
 * again do not. Returns whether it is another.
 */
export async function writeBank(
  db: Queryable,
  row: Omit<BankRow, "changed_at">,
): Promise<"first" | "same" | "other"> {
  const {
    account_id,
    key_salt,
    sealed,
    number_last_four,
    routing_last_four,
    number_hash,
    saved_at,
  } = row;
  // Locked first, so that two concurrent changes are seen one after the other.
  const { rows } = await db.query<{ number_hash: Buffer }>(
    "select number_hash from bank_detail where account_id = $1 for update",
    [account_id],
  );
  const [before] = rows;
  await db.query(
    `insert into bank_detail as b (account_id, key_salt, sealed, number_last_four,
       routing_last_four, number_hash, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id) do update
       set key_salt = $2, sealed = $3, number_last_four = $4, routing_last_four = $5,
         number_hash = $6, saved_at = $7,
         changed_at = case when b.number_hash = $6 then b.changed_at else $7 end`,
    [account_id, key_salt, sealed, number_last_four, routing_last_four, number_hash, saved_at],
  );
  return before === undefined ? "first" : before.number_hash.equals(number_hash) ? "same" : "other";
}

export async function findSchedule(db: Queryable, accountId: string): Promise<PayoutSchedule> {
  const { rows } = await db.query<{ payout_schedule: PayoutSchedule }>(
    "select payout_schedule from affiliate where account_id = $1",
    [accountId],
  );
  return rows[0]?.payout_schedule ?? "weekly";
}

/** When the affiliate certified its tax form; null if it has not, undefined for no affiliate. */
export async function findCertification(
  db: Queryable,
  accountId: string,
): Promise<Date | null | undefined> {
  const { rows } = await db.query<{ certified_at: Date | null }>(
    `select t.certified_at
     from affiliate f
     left join tax_detail t on t.account_id = f.account_id
     where f.account_id = $1`,
    [accountId],
  );
  return rows[0]?.certified_at;
}
