// Reads and writes webhooks.
import type { Selectable } from "kysely";
import { WEBHOOKS } from "../../../../contract/delivery/webhooks.ts";
import type { Scope } from "../../../../domain/access/scope.ts";
import type { OffReason } from "../../../../domain/attempts/attempt.ts";
import type { NotificationType } from "../../../../domain/notifications/types.ts";
import type { Result } from "../../../../domain/result.ts";
import type { Sealed } from "../../../platform/crypto/contact-vault.ts";
import { type CollectionTable, type Page, listRows } from "../../../platform/db/list-rows.ts";
import type { ListQuery, QueryProblem } from "../../../platform/db/plan-query.ts";
import type { Queryable } from "../../../platform/db/queryable.ts";
import type { Webhook } from "../../../platform/db/schema.d.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

type Secrets = "secret_salt" | "secret_sealed" | "old_secret_salt" | "old_secret_sealed";

export type WebhookRow = Omit<Selectable<Webhook>, Secrets | "events" | "status" | "off_reason"> & {
  readonly events: NotificationType[];
  readonly status: "active" | "paused" | "off";
  readonly off_reason: OffReason | null;
};

const COLUMNS = `
  w.id, w.account_id, w.address, w.description, w.events, w.status, w.off_reason, w.failing_since,
    w.old_secret_until, w.created_at, w.updated_at
`;

const WEBHOOK_TABLE: CollectionTable = {
  rules: WEBHOOKS,
  columns: COLUMNS,
  from: "webhook w",
  id: "w.id",
  fields: {
    id: "w.id",
    account_id: "w.account_id",
    status: "w.status",
    created_at: "w.created_at",
  },
  orders: { created_at: { by: "w.created_at", type: "time" } },
  owner: { account: "w.account_id" },
};

export function listWebhooks(
  db: Queryable,
  query: ListQuery,
  scope: Scope,
): Promise<Result<Page<WebhookRow>, QueryProblem[]>> {
  return listRows<WebhookRow>(db, WEBHOOK_TABLE, query, scope);
}

export async function findWebhook(db: Queryable, id: string): Promise<WebhookRow | null> {
  const { rows } = await db.query<WebhookRow>(`select ${COLUMNS} from webhook w where w.id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function lockWebhook({ client }: Transaction, id: string): Promise<WebhookRow | null> {
  const { rows } = await client.query<WebhookRow>(
    `select ${COLUMNS} from webhook w where w.id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function countWebhooks(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from webhook where account_id = $1",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export interface WrittenWebhook {
  readonly address: string;
  readonly description: string;
  readonly events: readonly NotificationType[];
  readonly status: "active" | "paused";
}

/** False where another caller has taken the id meanwhile. */
export async function insertWebhook(
  db: Queryable,
  id: string,
  accountId: string,
  { address, description, events, status }: WrittenWebhook,
  secret: Sealed,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into webhook (id, account_id, address, description, events, status, secret_salt,
       secret_sealed, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (id) do nothing`,
    [id, accountId, address, description, events, status, secret.salt, secret.sealed, at],
  );
  return rowCount === 1;
}

/** A webhook that was switched off starts again when it is updated. */
export async function updateWebhook(
  db: Queryable,
  id: string,
  { address, description, events, status }: WrittenWebhook,
  at: Date,
): Promise<void> {
  await db.query(
    `update webhook
     set address = $2, description = $3, events = $4,
       failing_since = case when status = 'off' then null else failing_since end, off_reason = null,
       status = $5, updated_at = $6
     where id = $1`,
    [id, address, description, events, status, at],
  );
}

export async function deleteWebhook(db: Queryable, id: string): Promise<void> {
  await db.query("delete from webhook where id = $1", [id]);
}

/** Replaces the current secret, which continues to sign beside the new one until `until`. */
export async function replaceSecret(
  db: Queryable,
  id: string,
  secret: Sealed,
  oldUntil: Date,
  at: Date,
): Promise<void> {
  await db.query(
    `update webhook
     set old_secret_salt = secret_salt, old_secret_sealed = secret_sealed, old_secret_until = $4,
       secret_salt = $2, secret_sealed = $3, updated_at = $5
     where id = $1`,
    [id, secret.salt, secret.sealed, oldUntil, at],
  );
}

/** The sealed secrets that sign at a moment, the newest first. */
export interface SealedSecrets {
  readonly secret_salt: Buffer;
  readonly secret_sealed: Buffer;
  readonly old_secret_salt: Buffer | null;
  readonly old_secret_sealed: Buffer | null;
  readonly old_secret_until: Date | null;
}

export async function findSecrets(db: Queryable, id: string): Promise<SealedSecrets | null> {
  const { rows } = await db.query<SealedSecrets>(
    `select secret_salt, secret_sealed, old_secret_salt, old_secret_sealed, old_secret_until
     from webhook
     where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
