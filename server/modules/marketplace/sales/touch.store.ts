// Reads and writes buyers' touches of their leads, and the progress of each sale.
import type { Selectable } from "kysely";
import { TOUCHES } from "../../../../contract/marketplace/touches.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { Result } from "../../../../domain/result.ts";
import {
  type LostReason,
  OUTCOMES,
  type Outcome,
  type OutcomeDetail,
  REACHED,
  isAttempt,
  reachedBy,
} from "../../../../domain/sales/outcome.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { SaleTouch } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { ASSIGNMENT_JOIN } from "../leads/index.ts";

export type TouchRow = Omit<Selectable<SaleTouch>, "outcome" | "actor_kind" | "lost_reason"> & {
  readonly outcome: Outcome | null;
  readonly lost_reason: LostReason | null;
  readonly actor_kind: "user" | "key";
  /** Null for an API key. */
  readonly actor_name: string | null;
  readonly lead_id: string;
  readonly buyer_id: string;
  readonly affiliate_id: string;
  readonly assignee_id: string | null;
};

/** A note may name the person: it is readable only as long as the buyer may read the contact. */
const READABLE =
  "s.status = 'sold' and exists (select from lead_private p where p.lead_id = s.lead_id)";

const TOUCH_TABLE: CollectionTable = {
  rules: TOUCHES,
  columns: `
    t.id, t.sale_id, t.at, t.actor_kind, t.actor_id, t.outcome, t.value_cents, t.lost_reason,
      m.name as actor_name, s.lead_id,
      s.buyer_id, s.affiliate_id, g.user_id as assignee_id,
      case when ${READABLE} then t.note_salt end as note_salt,
      case when ${READABLE} then t.note_sealed end as note_sealed
  `,
  from: `
    sale_touch t join sale s on s.id = t.sale_id left join member m on t.actor_kind = 'user'
      and m.user_id = t.actor_id ${ASSIGNMENT_JOIN}
  `,
  id: "t.id",
  fields: {
    id: "t.id",
    sale_id: "t.sale_id",
    lead_id: "s.lead_id",
    outcome: "t.outcome",
    at: "t.at",
  },
  // Ids grow with time, so their index gives the order.
  orders: { at: { by: "t.id", type: "uuid" } },
  // The buyer's own only: an affiliate or the operator owns no row here.
  owner: { buyer: "s.buyer_id" },
  person: "g.user_id",
};

/** Whether the lead was erased. Ask under the sale's lock, which an erasure waits for. */
export async function isErased({ client }: Transaction, leadId: string): Promise<boolean> {
  const { rows } = await client.query("select from lead where id = $1 and status = 'erased'", [
    leadId,
  ]);
  return rows.length > 0;
}

export function listTouches(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<TouchRow>, QueryProblem[]>> {
  return listRows<TouchRow>(db, TOUCH_TABLE, query, scope);
}

export async function findTouch(db: Queryable, id: string): Promise<TouchRow | null> {
  const { rows } = await db.query<TouchRow>(
    `select ${TOUCH_TABLE.columns} from ${TOUCH_TABLE.from} where t.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** When a sale was touched and with which outcome, oldest first; never what was noted. */
export async function listTouchMoments(
  db: Queryable,
  saleId: string,
): Promise<readonly { readonly at: Date; readonly outcome: Outcome | null }[]> {
  const { rows } = await db.query<{ at: Date; outcome: Outcome | null }>(
    "select at, outcome from sale_touch where sale_id = $1 order by id",
    [saleId],
  );
  return rows;
}

export interface NewTouch {
  readonly id: string;
  readonly saleId: string;
  readonly atMs: number;
  readonly actor: { readonly kind: "user" | "key"; readonly id: string };
  readonly outcome: Outcome | null;
  readonly detail: OutcomeDetail;
  readonly note: Sealed | null;
}

/** Writes the touch and updates the sale's progress. The caller holds the sale's lock. */
export async function insertTouch(
  { client }: Transaction,
  { id, saleId, atMs, actor, outcome, detail, note }: NewTouch,
): Promise<void> {
  const { valueCents, lostReason } = detail;
  await client.query(
    `insert into sale_touch (id, sale_id, at, actor_kind, actor_id, outcome, note_salt,
       note_sealed, value_cents, lost_reason)
     values ($1, $2, to_timestamp($3::bigint / 1000.0), $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      saleId,
      atMs,
      actor.kind,
      actor.id,
      outcome,
      note?.salt ?? null,
      note?.sealed ?? null,
      valueCents,
      lostReason,
    ],
  );
  await client.query(
    `insert into sale_progress as p (sale_id, outcome, reached, attempts, first_touched_at,
       touched_at, last_touch_id, value_cents, lost_reason)
     values ($1, coalesce($2, 'new'), $4, $5,
       case when $2 is not null then to_timestamp($3::bigint / 1000.0) end,
       to_timestamp($3::bigint / 1000.0), case when $2 is not null then $6::uuid end, $7, $8)
     on conflict (sale_id) do update
       set outcome = coalesce($2, p.outcome), reached = greatest(p.reached, excluded.reached),
         attempts = p.attempts + excluded.attempts,
         first_touched_at = coalesce(p.first_touched_at, excluded.first_touched_at),
         touched_at = excluded.touched_at,
         last_touch_id = coalesce(excluded.last_touch_id, p.last_touch_id),
         value_cents = case when $2 is null then p.value_cents else excluded.value_cents end,
         lost_reason = case when $2 is null then p.lost_reason else excluded.lost_reason end`,
    [
      saleId,
      outcome,
      atMs,
      reachedBy(outcome),
      isAttempt(outcome) ? 1 : 0,
      id,
      valueCents,
      lostReason,
    ],
  );
}

/** Removes the touch and what it did to the sale's progress. The caller holds the sale's lock. */
export async function deleteTouch({ client }: Transaction, touch: TouchRow): Promise<void> {
  await client.query("delete from sale_touch where id = $1", [touch.id]);
  await renewProgress(client, touch.sale_id);
}

const ATTEMPTS = OUTCOMES.filter(isAttempt)
  .map((outcome) => `'${outcome}'`)
  .join(", ");
const REACHED_CASES = Object.entries(REACHED)
  .map(([outcome, reached]) => `when '${outcome}' then ${reached}`)
  .join(" ");

/** Derives the sale's progress from its touches anew; a sale without one has no row. */
async function renewProgress(db: Queryable, saleId: string): Promise<void> {
  await db.query("delete from sale_progress where sale_id = $1", [saleId]);
  await db.query(
    `insert into sale_progress (sale_id, outcome, reached, attempts, first_touched_at, touched_at,
       last_touch_id, value_cents, lost_reason)
     select $1::uuid, coalesce(max(last.outcome), 'new'),
       max(case t.outcome ${REACHED_CASES} else 0 end),
       count(*) filter (where t.outcome in (${ATTEMPTS})),
       min(t.at) filter (where t.outcome is not null),
       max(t.at), max(last.id::text)::uuid, max(last.value_cents), max(last.lost_reason)
     from sale_touch t
     left join lateral (
       select id, outcome, value_cents, lost_reason
       from sale_touch
       where sale_id = $1::uuid and outcome is not null
       order by id desc
       limit 1
     ) last on true
     where t.sale_id = $1::uuid
     having count(*) > 0`,
    [saleId],
  );
}

/**
 * Deletes what was noted about the leads, because a note may name the person: touches that are a
 * note alone, and the notes of others. The caller holds the locks of the leads' sales.
 */
export async function deleteNotesOf(
  { client }: Transaction,
  leadIds: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ sale_id: string }>(
    `delete from sale_touch t
     using sale s
     where s.id = t.sale_id and s.lead_id = any($1::uuid[]) and t.outcome is null
     returning t.sale_id`,
    [leadIds],
  );
  for (const saleId of new Set(rows.map((row) => row.sale_id))) await renewProgress(client, saleId);
  await client.query(
    `update sale_touch t
     set note_salt = null, note_sealed = null
     from sale s
     where s.id = t.sale_id and s.lead_id = any($1::uuid[]) and t.note_sealed is not null`,
    [leadIds],
  );
}
