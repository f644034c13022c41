// Reads the promotional credit of a wallet, and what was spent of the wallet.
import type { Queryable } from "../../../platform/db/queryable.ts";

export interface PromotionRow {
  readonly left_cents: bigint;
  readonly spent_cents: bigint;
  /** All grants. */
  readonly granted_cents: bigint;
}

/** The promotional credit as it was at the last grant; null without one. */
export async function findLastPromotion(
  db: Queryable,
  accountId: string,
): Promise<PromotionRow | null> {
  const { rows } = await db.query<PromotionRow>(
    `select promotion_left_cents as left_cents, promotion_spent_cents as spent_cents,
       (sum(amount_cents) over ())::bigint as granted_cents
     from manual_entry
     where account_id = $1 and kind = 'promotion' and status = 'booked'
     order by decided_at desc, id desc
     limit 1`,
    [accountId],
  );
  return rows[0] ?? null;
}

const NO_TRADE =
  "kind not in ('sale_earning', 'sale_revenue', 'hold', 'release', 'capture') and " +
  "kind not in ('return_earning', 'return_revenue')";

/** What came into the wallet less what left it, other than by purchases and returns. */
export async function sumBrought(db: Queryable, accountId: string): Promise<bigint> {
  const { rows } = await db.query<{ cents: bigint }>(
    `select (
         coalesce(
           (
             select sum(amount_cents)
             from transfer
             where credit_kind = 'wallet' and credit_owner = $1 and ${NO_TRADE}
           ), 0
         ) - coalesce(
           (
             select sum(amount_cents)
             from transfer
             where debit_kind = 'wallet' and debit_owner = $1 and ${NO_TRADE}
           ), 0
         )
       )::bigint as cents`,
    [accountId],
  );
  return rows[0]?.cents ?? 0n;
}
