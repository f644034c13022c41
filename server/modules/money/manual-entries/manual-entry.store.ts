// Reads and writes manual entries, and the wallets that they change.
import type { Selectable } from "kysely";
import { MANUAL_ENTRIES } from "../../../../contract/money/manual-entries.ts";
import type { AttachedFileKind } from "../../../../domain/files/attached-file.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type {
  ManualEntryKind,
  ManualEntryStatus,
  PaymentMethod,
} from "../../../../domain/ledger/manual-entry.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { ManualEntry } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

export type ManualEntryRow = Omit<
  Selectable<ManualEntry>,
  "kind" | "status" | "method" | "value_date"
> & {
  readonly kind: ManualEntryKind;
  readonly status: ManualEntryStatus;
  readonly method: PaymentMethod | null;
  /** YYYY-MM-DD. */
  readonly value_date: string | null;
  readonly made_by_name: string | null;
  readonly decided_by_name: string | null;
  /** The maker's seat, if they are an active member; else null. */
  readonly maker_role: string | null;
  readonly maker_team_role: string | null;
  /** Of the document; null without one. */
  readonly file_name: string | null;
  readonly file_kind: AttachedFileKind | null;
  readonly file_bytes: number | null;
};

const COLUMNS = `
  e.id, e.account_id, e.kind, e.status, e.amount_cents, e.method, e.reference,
  to_char(e.value_date, 'YYYY-MM-DD') as value_date, e.reason, e.terms_days, e.made_by, e.made_at,
  e.decided_by, e.decided_at, e.rejection, e.before_cents, e.after_cents, e.promotion_left_cents,
  e.promotion_spent_cents, m.name as made_by_name, d.name as decided_by_name,
  case when m.status = 'active' then m.role end as maker_role,
  case when m.status = 'active' then m.team_role end as maker_team_role, f.name as file_name,
  f.kind as file_kind, f.bytes as file_bytes
`;
const FROM = `manual_entry e
  left join member m on m.user_id = e.made_by
  left join member d on d.user_id = e.decided_by
  left join manual_entry_file f on f.entry_id = e.id`;

const tableOf = (from: string): CollectionTable => ({
  rules: MANUAL_ENTRIES,
  columns: COLUMNS,
  from,
  id: "e.id",
  fields: {
    id: "e.id",
    account_id: "e.account_id",
    kind: "e.kind",
    status: "e.status",
    made_at: "e.made_at",
    amount_cents: "e.amount_cents",
  },
  // Ids are made with the entry and grow with time.
  orders: { made_at: { by: "e.id", type: "uuid" } },
  owner: { account: "e.account_id" },
});
const ALL = tableOf(FROM);
/** What accounts see of their own: the entries that count. */
const BOOKED = tableOf(
  FROM.replace("manual_entry e", "(select * from manual_entry where status = 'booked') e"),
);

export function listManualEntries(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<ManualEntryRow>, QueryProblem[]>> {
  return listRows<ManualEntryRow>(db, scope.see === "all" ? ALL : BOOKED, query, scope);
}

export async function findManualEntry(db: Queryable, id: string): Promise<ManualEntryRow | null> {
  const { rows } = await db.query<ManualEntryRow>(
    `select ${COLUMNS} from ${FROM} where e.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The entry as it is once nothing else changes it until the transaction ends. */
export async function lockManualEntry(
  { client }: Transaction,
  id: string,
): Promise<ManualEntryRow | null> {
  await client.query("select from manual_entry where id = $1 for update", [id]);
  return findManualEntry(client, id);
}

export interface ManualEntryInsert {
  readonly id: string;
  readonly accountId: string;
  readonly kind: ManualEntryKind;
  readonly amountCents: bigint;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  /** YYYY-MM-DD. */
  readonly valueDate: string | null;
  readonly reason: string | null;
  readonly termsDays: number | null;
  readonly madeBy: string;
  readonly atMs: number;
}

/** Writes the entry, waiting. */
export async function insertManualEntry(
  { client }: Transaction,
  entry: ManualEntryInsert,
): Promise<void> {
  await client.query(
    `insert into manual_entry (id, account_id, kind, status, amount_cents, method, reference,
       value_date, reason, terms_days, made_by, made_at)
     values ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8, $9, $10,
       to_timestamp($11::bigint / 1000.0))`,
    [
      entry.id,
      entry.accountId,
      entry.kind,
      entry.amountCents,
      entry.method,
      entry.reference,
      entry.valueDate,
      entry.reason,
      entry.termsDays,
      entry.madeBy,
      entry.atMs,
    ],
  );
}

export interface BookingWrite {
  readonly id: string;
  readonly decidedBy: string;
  readonly beforeCents: bigint;
  readonly afterCents: bigint;
  /** Of a promotion: the promotional credit with it, and what was spent until then. */
  readonly promotion: { readonly leftCents: bigint; readonly spentCents: bigint } | null;
  readonly atMs: number;
}

export async function writeBooking({ client }: Transaction, booking: BookingWrite): Promise<void> {
  await client.query(
    `update manual_entry
     set status = 'booked', decided_by = $2, decided_at = to_timestamp($3::bigint / 1000.0),
       before_cents = $4, after_cents = $5, promotion_left_cents = $6, promotion_spent_cents = $7
     where id = $1`,
    [
      booking.id,
      booking.decidedBy,
      booking.atMs,
      booking.beforeCents,
      booking.afterCents,
      booking.promotion?.leftCents ?? null,
      booking.promotion?.spentCents ?? null,
    ],
  );
}

export async function writeRejection(
  { client }: Transaction,
  id: string,
  personId: string,
  reason: string,
  atMs: number,
): Promise<void> {
  await client.query(
    `update manual_entry
     set status = 'rejected', decided_by = $2, decided_at = to_timestamp($4::bigint / 1000.0),
       rejection = $3
     where id = $1`,
    [id, personId, reason, atMs],
  );
}

/** The terms of the newest credit limit that was booked; null without one. */
export async function findTermsDays(db: Queryable, accountId: string): Promise<number | null> {
  const { rows } = await db.query<{ terms_days: number | null }>(
    `select terms_days
     from manual_entry
     where account_id = $1 and kind = 'credit_limit' and status = 'booked'
     order by decided_at desc, id desc
     limit 1`,
    [accountId],
  );
  return rows[0]?.terms_days ?? null;
}
