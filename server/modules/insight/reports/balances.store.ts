// Computes the accounts' current balances from the rows that determine them.
import {
  type LedgerAccountKind,
  LEDGER_ACCOUNT_KINDS,
} from "../../../../domain/ledger/transfer.ts";
import type { PayoutStatus } from "../../../../domain/payouts/payout.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";

const OUTSIDE_KINDS: readonly LedgerAccountKind[] = ["external", "adjustments"];
/** The index `transfer_outside` covers exactly these transfers. */
const OUTSIDE =
  "debit_kind in ('external', 'adjustments') or credit_kind in ('external', 'adjustments')";

export async function findPayable(db: Queryable, affiliateId: string): Promise<bigint> {
  const { rows } = await db.query<{ balance_cents: bigint }>(
    "select balance_cents from payable where account_id = $1",
    [affiliateId],
  );
  return rows[0]?.balance_cents ?? 0n;
}

export async function sumPending(db: Queryable, affiliateId: string): Promise<bigint> {
  const { rows } = await db.query<{ cents: bigint }>(
    `select coalesce(sum(earning_cents), 0)::bigint as cents
     from sale
     where affiliate_id = $1 and earning_status = 'pending'`,
    [affiliateId],
  );
  return rows[0]?.cents ?? 0n;
}

export async function sumPayouts(
  db: Queryable,
  affiliateId: string,
  statuses: readonly PayoutStatus[],
): Promise<bigint> {
  const { rows } = await db.query<{ cents: bigint }>(
    `select coalesce(sum(amount_cents), 0)::bigint as cents
     from payout
     where affiliate_id = $1 and status = any($2)`,
    [affiliateId, statuses],
  );
  return rows[0]?.cents ?? 0n;
}

export interface PendingEarning {
  readonly earning_cents: bigint;
  readonly delivered_at: Date;
  readonly return_days: number;
  readonly hold_days: number;
  /** A return of the sale is filed and undecided. */
  readonly disputed: boolean;
}

export async function listPending(db: Queryable, affiliateId: string): Promise<PendingEarning[]> {
  const { rows } = await db.query<PendingEarning>(
    `select s.earning_cents, s.delivered_at, s.return_days, s.hold_days,
       exists (select from lead_return r where r.sale_id = s.id and r.status = 'filed') as disputed
     from sale s
     where s.affiliate_id = $1 and s.earning_status = 'pending'`,
    [affiliateId],
  );
  return rows;
}

export interface WalletFigures {
  readonly balance_cents: bigint;
  readonly held_cents: bigint;
  readonly credit_limit_cents: bigint;
}

export async function findWallet(
  db: Queryable,
  advertiserId: string,
): Promise<WalletFigures | null> {
  const { rows } = await db.query<{
    balance_cents: bigint;
    held_cents: bigint;
    credit_limit_cents: bigint;
  }>("select balance_cents, held_cents, credit_limit_cents from wallet where account_id = $1", [
    advertiserId,
  ]);
  return rows[0] ?? null;
}

/**
 * Returns credits less debits of each kind of account, from one snapshot. Reads the balances that
 * are kept with the ledger, and of its transfers only those with the outside, so its time does not
 * grow with the sales; `verify-ledger` proves each of these balances equal to its transfers.
 */
export async function sumLedger(db: Queryable): Promise<Map<LedgerAccountKind, bigint>> {
  const { rows } = await db.query<{ readonly kind: LedgerAccountKind; readonly cents: bigint }>(
    `with outside as materialized (
       select debit_kind, credit_kind, sum(amount_cents) as cents
       from transfer
       where ${OUTSIDE}
       group by debit_kind, credit_kind
     )
     select 'wallet' as kind, coalesce(sum(balance_cents - held_cents), 0)::bigint as cents
     from wallet
     union all
     select 'holds', coalesce(sum(held_cents), 0)::bigint from wallet
     union all
     select 'pending', coalesce(sum(earning_cents), 0)::bigint
     from sale
     where earning_status = 'pending'
     union all
     select 'payable', coalesce(sum(balance_cents), 0)::bigint from payable
     union all
     select kind, coalesce(sum(cents) filter (where credit_kind = kind), 0)::bigint
       - coalesce(sum(cents) filter (where debit_kind = kind), 0)::bigint
     from outside
     cross join unnest($1::text[]) as kind
     group by kind`,
    [OUTSIDE_KINDS],
  );
  const totals = new Map<LedgerAccountKind, bigint>(LEDGER_ACCOUNT_KINDS.map((kind) => [kind, 0n]));
  for (const { kind, cents } of rows) totals.set(kind, cents);
  // Each transfer debits what it credits: all accounts sum to 0, and revenue is what is left.
  const others = [...totals.values()].reduce((sum, cents) => sum + cents, 0n);
  return totals.set("revenue", -others);
}

/** Returns what advertisers owe: the sum of the wallets below 0, as a positive amount. */
export async function sumReceivable(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ cents: bigint }>(
    "select coalesce(-sum(balance_cents), 0)::bigint as cents from wallet where balance_cents < 0",
  );
  return rows[0]?.cents ?? 0n;
}
