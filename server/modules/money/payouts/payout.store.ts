// The rows of payouts and of the earnings in each, and what decides whether their affiliate can be
// paid.
import type { PaidSale } from "../../../../domain/payouts/earnings-paid.ts";
import type { Selectable } from "kysely";
import { PAYOUTS } from "../../../../contract/money/payouts.ts";
import { type Cents, cents } from "../../../../domain/money/money.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { PayoutStatus } from "../../../../domain/payouts/payout.ts";
import type { Result } from "../../../../domain/result.ts";
import { findCondition } from "../../../platform/db/find-rows.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Payout } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { addPayable, markPaid } from "../earnings/index.ts";
import { PAYOUT_MATCHES } from "./find-payouts.store.ts";
import type { PayoutSchedule } from "./payee.store.ts";

/** Whether an account can be paid at all. */
export interface PayeeEligibility {
  readonly is_suspended: boolean;
  readonly has_tax: boolean;
  readonly has_bank: boolean;
  readonly bank_changed_at: Date | null;
  /** Another account of the network has the same bank account. */
  readonly is_shared: boolean;
}

/** Who gave the first of two approvals, as a member of the network now; null without one. */
interface FirstApprover {
  readonly first_name: string | null;
  readonly first_role: string | null;
  readonly first_team_role: string | null;
}

export type PayoutRow = Omit<Selectable<Payout>, "status"> &
  PayeeEligibility &
  FirstApprover & { readonly status: PayoutStatus };

const STANDING = `
  a.status = 'suspended' as is_suspended,
    exists (select from tax_detail t where t.account_id = a.id) as has_tax,
    b.account_id is not null as has_bank, b.changed_at as bank_changed_at,
    exists (
      select from bank_detail o
      where o.number_hash = b.number_hash and o.account_id <> b.account_id
    ) as is_shared
`;
const FROM_ACCOUNT = "account a left join bank_detail b on b.account_id = a.id";
const COLUMNS = `p.*, ${STANDING}, f.name as first_name, f.role as first_role,
  f.team_role as first_team_role`;
const FROM = `payout p join (${FROM_ACCOUNT}) on a.id = p.affiliate_id
  left join member f on f.user_id = p.first_approved_by and f.status = 'active'`;

const PAYOUT_TABLE: CollectionTable = {
  rules: PAYOUTS,
  columns: COLUMNS,
  from: FROM,
  id: "p.id",
  fields: {
    id: "p.id",
    affiliate_id: "p.affiliate_id",
    status: "p.status",
    requested_at: "p.requested_at",
    amount_cents: "p.amount_cents",
  },
  // Ids are made when a payout is requested and grow with time.
  orders: { requested_at: { by: "p.id", type: "uuid" } },
  owner: { affiliate: "p.affiliate_id" },
  has: { find: findCondition("p.id", PAYOUT_MATCHES, false) },
};
/** The network finds payouts by the name of their affiliate too. */
const ALL_PAYOUTS: CollectionTable = {
  ...PAYOUT_TABLE,
  has: { find: findCondition("p.id", PAYOUT_MATCHES, true) },
};

export function listPayouts(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<PayoutRow>, QueryProblem[]>> {
  return listRows<PayoutRow>(db, scope.see === "all" ? ALL_PAYOUTS : PAYOUT_TABLE, query, scope);
}

export async function findPayout(db: Queryable, id: string): Promise<PayoutRow | null> {
  const { rows } = await db.query<PayoutRow>(`select ${COLUMNS} from ${FROM} where p.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Those of the ids that there are, locked in their order. */
export async function lockPayouts(
  { client }: Transaction,
  ids: readonly string[],
): Promise<PayoutRow[]> {
  await client.query("select from payout where id = any($1::uuid[]) order by id for update", [ids]);
  // Read once they are locked: another may have moved them meanwhile.
  const { rows } = await client.query<PayoutRow>(
    `select ${COLUMNS} from ${FROM} where p.id = any($1::uuid[]) order by p.id`,
    [ids],
  );
  return rows;
}

export interface PayeeEligibilityRow extends PayeeEligibility {
  readonly open_payout_id: string | null;
  /** Payable, and in no payout that is under way. */
  readonly payable_cents: bigint;
  readonly payout_schedule: PayoutSchedule;
}

const FREE =
  "s.earning_status = 'payable' and not exists (select from payout_line l where l.sale_id = s.id)";

/** What is payable to each affiliate and in no payout; affiliates without any are left out. */
export async function listPayable(db: Queryable): Promise<readonly Cents[]> {
  const { rows } = await db.query<{ cents: bigint }>(
    `select sum(s.earning_cents)::bigint as cents
     from sale s
     where ${FREE}
     group by s.affiliate_id`,
  );
  return rows.map((row) => cents(row.cents));
}

export async function findPayeeEligibility(
  db: Queryable,
  affiliateId: string,
): Promise<PayeeEligibilityRow | null> {
  const { rows } = await db.query<PayeeEligibilityRow>(
    `select ${STANDING},
       (
         select o.id
         from payout o
         where o.affiliate_id = a.id and o.status in ('requested', 'approved')
       ) as open_payout_id,
       (
         select coalesce(sum(s.earning_cents), 0)::bigint
         from sale s
         where s.affiliate_id = a.id and ${FREE}
       ) as payable_cents, f.payout_schedule
     from ${FROM_ACCOUNT}
     join affiliate f on f.account_id = a.id
     where a.id = $1`,
    [affiliateId],
  );
  return rows[0] ?? null;
}

/** The affiliate's payable earnings that are in no payout, locked. */
export async function lockFreeEarnings(
  { client }: Transaction,
  affiliateId: string,
): Promise<readonly { readonly id: string; readonly earning_cents: bigint }[]> {
  const { rows } = await client.query<{ id: string; earning_cents: bigint }>(
    `select s.id, s.earning_cents
     from sale s
     where s.affiliate_id = $1 and ${FREE}
     order by s.id
     for no key update of s`,
    [affiliateId],
  );
  return rows;
}

export interface NewPayout {
  readonly id: string;
  readonly affiliateId: string;
  readonly amountCents: bigint;
  readonly requestedBy: string;
  readonly atMs: number;
  readonly saleIds: readonly string[];
}

/** Writes it with its lines. False, and nothing is written, where one is under way already. */
export async function insertPayout(
  { client }: Transaction,
  { id, affiliateId, amountCents, requestedBy, atMs, saleIds }: NewPayout,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into payout (id, affiliate_id, amount_cents, status, requested_by, requested_at)
     values ($1, $2, $3, 'requested', $4, to_timestamp($5::bigint / 1000.0))
     on conflict (affiliate_id)
     where status in ('requested', 'approved') do nothing`,
    [id, affiliateId, amountCents, requestedBy, atMs],
  );
  if (rowCount !== 1) return false;
  await client.query(
    `insert into payout_line (sale_id, payout_id, amount_cents)
     select s.id, $1, s.earning_cents
     from sale s
     where s.id = any($2::uuid[])
     order by s.id`,
    [id, saleIds],
  );
  return true;
}

/** Notes that the bank's file names the payout, and with which account. */
export async function writeOrder(
  { client }: Transaction,
  id: string,
  bankLastFour: string,
  atMs: number,
): Promise<void> {
  await client.query(
    `update payout
     set ordered_at = to_timestamp($3::bigint / 1000.0), bank_last_four = $2
     where id = $1`,
    [id, bankLastFour, atMs],
  );
}

/** Ends it unpaid: its earnings are free for the next one. */
export async function writeEnd(
  { client }: Transaction,
  id: string,
  status: "rejected" | "cancelled" | "failed",
  reason: string | null,
  atMs: number,
): Promise<void> {
  await client.query(
    `update payout
     set status = $2, reason = $3, ended_at = to_timestamp($4::bigint / 1000.0),
       decided_at = case
         when $2 = 'rejected' then to_timestamp($4::bigint / 1000.0)
         else decided_at
       end
     where id = $1`,
    [id, status, reason, atMs],
  );
  await client.query("delete from payout_line where payout_id = $1", [id]);
}

/**
 * Its earnings are paid, and what the affiliate may be paid is less by them. Answers the sales it
 * pays for.
 */
export async function writeSent(
  tx: Transaction,
  { id, affiliate_id: affiliateId, amount_cents: amountCents }: PayoutRow,
  atMs: number,
): Promise<readonly PaidSale[]> {
  const { client } = tx;
  await client.query(
    `select from sale
     where id in (select sale_id from payout_line where payout_id = $1)
     order by id
     for no key update`,
    [id],
  );
  const rows = await markPaid(client, id);
  const sum = rows.reduce((cents, { earning_cents: earning }) => cents + earning, 0n);
  if (sum !== amountCents)
    throw new Error(`payout ${id} is of ${amountCents} cents, and its earnings are ${sum}`);
  await addPayable(tx, affiliateId, -amountCents);
  await client.query(
    `update payout
     set status = 'sent', paid_at = to_timestamp($2::bigint / 1000.0),
       ended_at = to_timestamp($2::bigint / 1000.0)
     where id = $1`,
    [id, atMs],
  );
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    earningCents: Number(row.earning_cents),
  }));
}

/**
 * Affiliates with a weekly schedule that have something payable and have requested no payout since
 * the moment.
 */
export async function listWeeklyAskers(db: Queryable, sinceMs: number): Promise<string[]> {
  const { rows } = await db.query<{ account_id: string }>(
    `select f.account_id
     from affiliate f
     where f.payout_schedule = 'weekly'
       and exists (select from sale s where s.affiliate_id = f.account_id and ${FREE})
       and exists (select from tax_detail t where t.account_id = f.account_id)
       and exists (select from bank_detail b where b.account_id = f.account_id)
       and not exists (
         select from payout p
         where p.affiliate_id = f.account_id and p.requested_at >= to_timestamp($1::bigint / 1000.0)
       )
     order by f.account_id`,
    [sinceMs],
  );
  return rows.map(({ account_id: id }) => id);
}
