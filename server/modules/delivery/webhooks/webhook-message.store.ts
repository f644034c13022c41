// Reads and writes webhook messages: inserted with the event, then updated by each attempt.
import { WEBHOOK_MESSAGES } from "../../../../contract/delivery/webhooks.ts";
import type { Attempt } from "../../../../contract/delivery/attempts.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import type { Result } from "../../../../domain/result.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { CallTables, DueCall } from "../../../platform/jobs/call-queue.store.ts";
import type { SealedSecrets } from "./webhook.store.ts";

export interface MessageRow {
  readonly id: string;
  readonly webhook_id: string;
  readonly account_id: string;
  readonly type: NotificationType;
  readonly body: string;
  readonly at: Date;
  readonly status: "waiting" | "delivered" | "failed";
  readonly tries: number;
  readonly next_at: Date | null;
  readonly log: Attempt[];
}

const COLUMNS =
  "m.id, m.webhook_id, w.account_id, m.type, m.body, m.at, m.status, m.tries, m.next_at, m.log";
const FROM = "webhook_message m join webhook w on w.id = m.webhook_id";

const MESSAGE_TABLE: CollectionTable = {
  rules: WEBHOOK_MESSAGES,
  columns: COLUMNS,
  from: FROM,
  id: "m.id",
  fields: { id: "m.id", webhook_id: "m.webhook_id", type: "m.type", status: "m.status" },
  // Ids grow with the time of the event.
  orders: { at: { by: "m.id", type: "uuid" } },
  owner: { account: "w.account_id" },
};

export function listMessages(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<MessageRow>, QueryProblem[]>> {
  return listRows<MessageRow>(db, MESSAGE_TABLE, query, scope);
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await db.query<MessageRow>(`select ${COLUMNS} from ${FROM} where m.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export interface Listener {
  readonly id: string;
  readonly account_id: string;
  readonly events: readonly NotificationType[];
}

/** The active webhooks of these accounts. */
export async function listListeners(
  db: Queryable,
  accountIds: readonly string[],
): Promise<readonly Listener[]> {
  const { rows } = await db.query<Listener>({
    name: "webhook-listeners",
    text: `
      select id, account_id, events
      from webhook
      where account_id = any($1::uuid[]) and status = 'active'
    `,
    values: [accountIds],
  });
  return rows;
}

export interface NewMessage {
  readonly id: string;
  readonly webhookId: string;
  readonly type: NotificationType;
  readonly body: string;
  readonly atMs: number;
}

/**
 * Inserts messages in the publisher's transaction, so that each event becomes one message for each
 * webhook.
 */
export async function insertMessages(
  db: Queryable,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<void> {
  if (messages.length === 0) return;
  await db.query(
    `insert into webhook_message (id, webhook_id, type, body, at, status, tries, next_at, log)
     select id, webhook_id, type, body, at, 'waiting', 0, $6::timestamptz, '[]'::jsonb
     from unnest(
       $1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[]
     ) as n (id, webhook_id, type, body, at)
     where exists (select from webhook w where w.id = n.webhook_id)`,
    [
      messages.map(({ id }) => id),
      messages.map(({ webhookId }) => webhookId),
      messages.map(({ type }) => type),
      messages.map(({ body }) => body),
      messages.map(({ atMs }) => new Date(atMs).toISOString()),
      new Date(nowMs).toISOString(),
    ],
  );
}

/**
 * Restarts messages that ended since a moment, oldest first and at most `most`; returns how many.
 */
export async function restartMessages(
  db: Queryable,
  {
    webhookId,
    since,
    statuses,
    most,
    at,
  }: {
    readonly webhookId: string;
    readonly since: Date;
    readonly statuses: readonly string[];
    readonly most: number;
    readonly at: Date;
  },
): Promise<number> {
  const { rowCount } = await db.query(
    `update webhook_message
     set status = 'waiting', tries = 0, next_at = $5, ended_at = null
     where id in (
       select id
       from webhook_message
       where webhook_id = $1 and at >= $2 and status = any($3::text[])
       order by id
       limit $4
     )`,
    [webhookId, since, statuses, most, at],
  );
  return rowCount ?? 0;
}

/** What an attempt needs to know. */
export interface DueMessage extends DueCall, SealedSecrets {
  readonly account_id: string;
  readonly address: string;
  readonly body: string;
}

export const WEBHOOK_QUEUE: CallTables = {
  calls: "webhook_message",
  receivers: "webhook",
  key: "webhook_id",
  due: `
    select t.id, t.webhook_id as receiver_id, t.tries, t.body, w.account_id, w.address,
      w.secret_salt, w.secret_sealed, w.old_secret_salt, w.old_secret_sealed, w.old_secret_until
    from taken t
    join webhook w on w.id = t.webhook_id
  `,
};
