// Reads and writes returns. Locks in the global order: sale with its return, then campaign
// counters, then wallet.
import type { Selectable } from "kysely";
import type { ReturnEvidence } from "../../../../contract/marketplace/return-evidence.ts";
import { isDisputed } from "../../../../domain/returns/checks.ts";
import type { Transfer } from "../../../../domain/ledger/transfer.ts";
import type { LeadSide, PropertyType } from "../../../../domain/lead/vocabulary.ts";
import type { AskedParty } from "../../../../domain/returns/turn.ts";
import type { DecidedBy, ReturnReason } from "../../../../domain/returns/reasons.ts";
import type { ReturnStatus } from "../../../../domain/returns/sale-return.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { LeadReturn } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { reverseSale } from "../../money/earnings/index.ts";
import { insertTransfers } from "../../money/ledger/index.ts";
import { creditWallet } from "../../money/wallet/index.ts";
import { takeBackReturned } from "../../selling/distribution/index.ts";

export interface ReturnedSale {
  readonly id: string;
  readonly lead_id: string;
  readonly status: "sold" | "returned";
  readonly earning_status: "pending" | "payable" | "paid" | "reversed";
  readonly campaign_no: number | null;
  readonly buyer_id: string;
  readonly affiliate_id: string;
  readonly price_cents: bigint;
  readonly earning_cents: bigint;
  readonly sold_at_ms: bigint;
  readonly delivered_at_ms: bigint;
  readonly return_days: number;
  /** The member of the buyer that works it; null while there is none. */
  readonly assignee_id: string | null;
}

/** A return with the sale it is about. */
export type ReturnRow = Omit<
  Selectable<LeadReturn>,
  "status" | "reason" | "evidence" | "decided_by" | "asked"
> &
  Pick<
    ReturnedSale,
    "lead_id" | "buyer_id" | "affiliate_id" | "price_cents" | "earning_cents" | "assignee_id"
  > & {
    readonly status: ReturnStatus;
    readonly reason: ReturnReason;
    readonly evidence: ReturnEvidence | null;
    readonly decided_by: DecidedBy | null;
    readonly asked: AskedParty | null;
    readonly side: LeadSide;
    readonly property_type: PropertyType;
    readonly city: string | null;
    readonly state: string | null;
  };

/** A return with its sale and its lead. */
export const COLUMNS = `r.*, s.lead_id, s.buyer_id, s.affiliate_id, s.price_cents, s.earning_cents,
     g.user_id as assignee_id, l.side, l.property_type, l.city, l.state`;
export const FROM = `lead_return r
     join sale s on s.id = r.sale_id
     join lead l on l.id = s.lead_id
     left join sale_assignment g on g.sale_id = s.id`;

export async function findReturn(db: Queryable, id: string): Promise<ReturnRow | null> {
  const { rows } = await db.query<ReturnRow>(`select ${COLUMNS} from ${FROM} where r.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function findReturnOfSale(db: Queryable, saleId: string): Promise<ReturnRow | null> {
  const { rows } = await db.query<ReturnRow>(
    `select ${COLUMNS} from ${FROM} where r.sale_id = $1`,
    [saleId],
  );
  return rows[0] ?? null;
}

/** The sale's parties, as access checks need them. */
export function partiesOf(sale: Pick<ReturnedSale, "buyer_id" | "affiliate_id" | "assignee_id">) {
  return { buyerId: sale.buyer_id, affiliateId: sale.affiliate_id, assigneeId: sale.assignee_id };
}

/** Locks the sale; every change of a return requires this lock. */
export function lockSaleForReturn(tx: Transaction, saleId: string): Promise<ReturnedSale | null> {
  return findSaleForReturn(tx.client, saleId, true);
}

export async function findSaleForReturn(
  db: Queryable,
  saleId: string,
  lock = false,
): Promise<ReturnedSale | null> {
  const { rows } = await db.query<ReturnedSale>(
    `select id, lead_id, status, earning_status, campaign_no, buyer_id, affiliate_id, price_cents,
       earning_cents, (extract(epoch from sold_at) * 1000)::bigint as sold_at_ms,
       (extract(epoch from delivered_at) * 1000)::bigint as delivered_at_ms,
       return_days, (select user_id from sale_assignment g where g.sale_id = sale.id) as assignee_id
     from sale
     where id = $1${lock ? " for no key update" : ""}`,
    [saleId],
  );
  return rows[0] ?? null;
}

export interface FiledReturn {
  readonly returnId: string;
  readonly saleId: string;
  readonly reason: ReturnReason;
  readonly note: string | null;
  readonly evidence: ReturnEvidence | null;
  readonly peopleOnly: boolean;
  readonly filedAtMs: number;
  readonly answerUntilMs: number;
  readonly decideUntilMs: number;
}

export async function insertReturn(tx: Transaction, filed: FiledReturn): Promise<void> {
  await tx.client.query(
    `insert into lead_return (id, sale_id, reason, status, filed_at, note, evidence, proved,
       people_only, decide_until, disputed, answer_until)
     values ($1, $2, $3, 'filed', to_timestamp($4::bigint / 1000.0), $5, $6, $7, $8,
       to_timestamp($9::bigint / 1000.0), $10, to_timestamp($11::bigint / 1000.0))`,
    [
      filed.returnId,
      filed.saleId,
      filed.reason,
      filed.filedAtMs,
      filed.note,
      filed.evidence === null ? null : JSON.stringify(filed.evidence),
      filed.evidence?.finding === "proved",
      filed.peopleOnly,
      filed.decideUntilMs,
      filed.evidence !== null && isDisputed(filed.evidence),
      filed.answerUntilMs,
    ],
  );
}

/** Stores the answer, which escalates the return to the operator. */
export async function writeAnswer(
  tx: Transaction,
  returnId: string,
  answer: string,
  atMs: number,
  untilMs: number,
): Promise<void> {
  await tx.client.query(
    `update lead_return
     set answer = $2, answered_at = to_timestamp($3::bigint / 1000.0),
       asked = nullif(asked, 'affiliate'),
       escalated_at = to_timestamp($3::bigint / 1000.0),
       decide_until = to_timestamp($4::bigint / 1000.0)
     where id = $1`,
    [returnId, answer, atMs, untilMs],
  );
}

export async function writeHandedOn(
  tx: Transaction,
  returnId: string,
  atMs: number,
): Promise<void> {
  await tx.client.query(
    "update lead_return set escalated_at = to_timestamp($2::bigint / 1000.0) where id = $1",
    [returnId, atMs],
  );
}

/**
 * Open returns with something due: the time to answer has passed without an answer, or the time to
 * decide where a deadline decides.
 */
export async function listDueReturns(db: Queryable, atMs: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id
     from lead_return
     where status = 'filed'
       and (
         (escalated_at is null and answer_until < to_timestamp($1::bigint / 1000.0))
           or (
             not (people_only or disputed)
               and decide_until <= to_timestamp($1::bigint / 1000.0)
           )
       )
     order by decide_until, id`,
    [atMs],
  );
  return rows.map(({ id }) => id);
}

export interface ReturnDecision {
  readonly returnId: string;
  readonly status: "approved" | "declined";
  readonly by: DecidedBy;
  readonly note: string | null;
  readonly decidedAtMs: number;
}

export async function writeDecision(
  tx: Transaction,
  { returnId, status, by, note, decidedAtMs }: ReturnDecision,
): Promise<void> {
  await tx.client.query(
    `update lead_return
     set status = $2, decision_note = $3, decided_at = to_timestamp($4::bigint / 1000.0),
       decided_by = $5
     where id = $1`,
    [returnId, status, note, decidedAtMs, by],
  );
}

/** Ends an open return without a decision. */
export async function writeWithdrawal(
  tx: Transaction,
  returnId: string,
  atMs: number,
): Promise<void> {
  await tx.client.query(
    `update lead_return
     set status = 'withdrawn', decided_at = to_timestamp($2::bigint / 1000.0), asked = null
     where id = $1`,
    [returnId, atMs],
  );
}

/** Writes the reversal of the sale: its earning, its campaign's totals, the buyer's money. */
export async function writeReversal(
  tx: Transaction,
  sale: ReturnedSale,
  transfers: readonly Transfer[],
  atMs: number,
): Promise<void> {
  const { client } = tx;
  await reverseSale(client, sale.id);
  if (sale.campaign_no !== null) await takeBackReturned(client, sale.campaign_no, sale.price_cents);
  await creditWallet(client, sale.buyer_id, sale.price_cents);
  await insertTransfers(tx, transfers, atMs);
}
